from table import family, instruction

family("Moves and constants", "Values are moved as slots; a move neither retains nor releases.")

instruction("move", "dest:w source:r", "Copies one slot.", "$dest = $source")
for n in (2, 3, 4):
    instruction(f"move{n}", f"dest:w{n} source:r{n}", f"Copies {n} slots, which may overlap.",
                f"let {', '.join('abcd'[:n])} = ({', '.join(f'@source[{k}]' for k in range(n))})\n".replace(
                    "let " + ", ".join("abcd"[:n]), "let (" + ", ".join("abcd"[:n]) + ")")
                + "\n".join(f"@dest[{k}] = {'abcd'[k]}" for k in range(n)))
instruction("moveMany", "dest:wn source:rn count:n", "Copies `count` slots, which may overlap.",
            "moveSlots(@dest, @source, #count)")
instruction("clear", "dest:wn count:n", "Sets `count` slots to zero.", "clearSlots(@dest, #count)")
instruction("constant.small", "dest:w value:i32", "A 32-bit constant, sign-extended.", "$dest = #value")
instruction("constant", "dest:w", "A 64-bit constant, an address or a descriptor.", "$dest = $K", immediate="word")
instruction("slot.address", "dest:w slot:rn", "The address of a slot of this frame.", "$dest = address(@slot)")
instruction("global.load", "dest:w", "Loads the slot at a constant address.", "$dest = slots(at: $K)[0]",
            immediate="word")
instruction("global.store", "source:r", "Stores into the slot at a constant address.", "slots(at: $K)[0] = $source",
            immediate="word")
