from table import family, instruction, alias

family("References", "Counted blocks: objects, closures, boxes, buffers, tables. Instructions named `optional` take 0 as well. "
       "`release` may run deinitializers, as frames on top of the stack.")

RELEASE = "if _slowPath(dropReference(block)) { SLOW }\nforget(@value, 1)"
REPLACED = "if _slowPath(dropReference(block)) {\n  context.pointee.dropped = block\n  SLOW\n}"
SLOW = "let block = $value\nforget(@value, 1)\nbeginDestruction(of: block, context)\nDRAIN"
instruction("reference.retain", "value:r", "Adds a reference.", "retain($value)")
instruction("reference.release", "value:r top:top", "Drops a reference.", "let block = $value\n" + RELEASE,
            slow=SLOW)
instruction("reference.copy", "dest:w source:r", "Moves a reference and adds one.", "let block = $source\nretain(block)\n$dest = block")
instruction("optional.retain", "value:r", "Adds a reference unless there is none.", "let block = $value\nif block != 0 { retain(block) }")
instruction("optional.release", "value:r top:top", "Drops a reference unless there is none.",
            "let block = $value\nif block != 0 {\n  if _slowPath(dropReference(block)) { SLOW }\n}\nforget(@value, 1)",
            slow=SLOW)
instruction("optional.copy", "dest:w source:r", "Moves a reference or 0 and adds one.",
            "let block = $source\nif block != 0 { retain(block) }\n$dest = block")
instruction("reference.replace", "pointer:r offset:u value:r top:top",
            "Stores a reference into memory, handing it over, and drops the one that was there.",
            "let place = slots(at: $pointer) + #offset\nlet block = place[0]\nplace[0] = $value\n" + REPLACED,
            slow="beginDestructionOfDropped(context)\nDRAIN")
instruction("optional.replace", "pointer:r offset:u value:r top:top", "As `reference.replace`, where either may be 0.",
            "let place = slots(at: $pointer) + #offset\nlet block = place[0]\nplace[0] = $value\nif block != 0 {\n  "
            + REPLACED + "\n}",
            slow="beginDestructionOfDropped(context)\nDRAIN")
instruction("reference.isUnique", "dest:w pointer:r", "Whether the reference at an address is the only one.",
            "$dest = isUnique(slots(at: $pointer)[0]) ? 1 : 0", also=("object.isUnique", "buffer.isUnique", "table.isUnique"))
instruction("reference.isUniqueLocal", "dest:w value:r", "Whether a reference is the only one.",
            "$dest = isUnique($value) ? 1 : 0")
instruction("reference.identity", "dest:w value:r", "The block's address as an Int.", "$dest = $value",
            also=("object.identity",))
instruction("reference.count", "dest:w value:r", "How many references there are.",
            "$dest = Int(referenceCount(slots(at: $value)))")
instruction("object.allocate", "dest:w", "A new instance with its fields zero.", "SLOW",
            slow="$dest = allocateBlock(descriptor: $K, context)", immediate="descriptor")
instruction("object.allocateOfType", "dest:w type:r", "A new instance of a dynamic class.", "SLOW",
            slow="$dest = allocateBlock(descriptor: $type, context)")
instruction("object.deallocatePartial", "value:r top:top",
            "Ends an instance whose initializer failed: what is in its fields is destroyed, and no deinitializer runs.",
            "SLOW", slow="destroyUnfinishedObject($value, context)\nDRAIN")
instruction("object.type", "dest:w value:r", "The class an object is an instance of.", "$dest = slots(at: $value)[1]")
instruction("box.allocate", "dest:w", "A box for a captured variable, its slots zero.", "SLOW",
            slow="$dest = allocateBlock(descriptor: $K, context)", immediate="descriptor")
instruction("box.address", "dest:w box:r", "The address of a box's slots; also of an object's first field.",
            "$dest = $box &+ 16")

family("Weak and unowned references", "Both are one slot, a reference to the object's side block or 0.")
instruction("weak.initialize", "pointer:r value:r", "Makes a weak reference to an object or to none (0).", "SLOW",
            slow="slots(at: $pointer)[0] = sideBlock(of: $value, context)")
instruction("weak.assign", "pointer:r value:r", "Replaces a weak reference.", "SLOW",
            slow="let place = slots(at: $pointer)\nlet new = sideBlock(of: $value, context)\n"
                 "releaseSideBlock(place[0], context)\nplace[0] = new")
instruction("weak.load", "dest:w pointer:r", "The object, retained, or 0 when it is gone.",
            "let side = slots(at: $pointer)[0]\nvar object = 0\nif side != 0 {\n  object = slots(at: side)[SideBlock.object]\n"
            "  if object != 0 { retain(object) }\n}\n$dest = object")
instruction("weak.destroy", "pointer:r", "Ends a weak or unowned reference.", "SLOW",
            slow="releaseSideBlock(slots(at: $pointer)[0], context)")
instruction("weak.copy", "target:r source:r", "Makes a weak or unowned reference like another one.", "SLOW",
            slow="let side = slots(at: $source)[0]\nif side != 0 { retain(side) }\nslots(at: $target)[0] = side")
alias("unowned.initialize", "weak.initialize")
alias("unowned.assign", "weak.assign")
alias("unowned.destroy", "weak.destroy")
alias("unowned.copy", "weak.copy")
instruction("unowned.load", "dest:w pointer:r", "The object, retained; traps when it is gone.",
            "let side = slots(at: slots(at: $pointer)[0])\nlet object = side[SideBlock.object]\n"
            "if _slowPath(object == 0) { SLOW }\nretain(object)\n$dest = object",
            slow="FAIL(readOfDeallocated(side: slots(at: $pointer)[0]))")

family("Values", "What a layout describes. Use these for values with several managed parts, the specific ones for others.")
instruction("value.copy", "dest:wn source:rn", "Copies a value and retains its parts.",
            "moveSlots(@dest, @source, layoutSlots($K))\nretainParts(of: @dest, layout: $K)", immediate="layout")
instruction("value.retain", "value:rn", "Retains a value's parts.", "retainParts(of: @value, layout: $K)", immediate="layout")
instruction("value.destroy", "value:rn top:top", "Destroys a value.", "SLOW",
            slow="destroyValue(at: @value, layout: $K, context)\nforget(@value, layoutSlots($K))\nDRAIN", immediate="layout")
instruction("value.load", "dest:wn pointer:r offset:u", "Copies a value out of memory and retains its parts.",
            "moveSlots(@dest, slots(at: $pointer) + #offset, layoutSlots($K))\nretainParts(of: @dest, layout: $K)",
            immediate="layout")
instruction("value.retainAt", "pointer:r offset:u", "Retains the parts of a value in memory.",
            "retainParts(of: slots(at: $pointer) + #offset, layout: $K)", immediate="layout")
instruction("value.destroyAt", "pointer:r offset:u top:top", "Destroys a value in memory.", "SLOW",
            slow="destroyValue(at: slots(at: $pointer) + #offset, layout: $K, context)\nDRAIN", immediate="layout")
instruction("value.replace", "pointer:r offset:u value:rn top:top",
            "Stores a value into memory, handing it over, and destroys the one that was there.", "SLOW",
            slow="replaceValue(at: slots(at: $pointer) + #offset, with: @value, layout: $K, context)\nDRAIN",
            immediate="layout")
instruction("value.destroyOfType", "pointer:r type:r top:top", "Destroys a value in memory of a type known at run time.", "SLOW",
            slow="destroyValue(at: slots(at: $pointer), layout: layoutAddress(ofType: $type), context)\nDRAIN")

family("Existentials", "A value of any type: three slots of payload and the type's descriptor, 0 for none. Payloads of more than three "
       "slots are in a shared block, copied before it is written. One of classes only is the object's reference alone.")
instruction("existential.pack", "dest:w4 source:rn", "Makes an existential of a value, taking it over.",
            "let type = $K\nlet count = layoutSlots(layoutAddress(ofType: type))\nif count <= 3 {\n"
            "  moveSlots(@dest, @source, count)\n  @dest[3] = type\n  NEXT\n}\nSLOW",
            slow="packLarge(@dest, @source, type: $K, context)", immediate="descriptor")
instruction("existential.packOfType", "dest:w4 pointer:r type:r",
            "Makes an existential of a copy of the value at an address, of a type known at run time.", "SLOW",
            slow="packCopy(@dest, from: slots(at: $pointer), type: $type, context)")
instruction("existential.packObject", "dest:w4 object:r", "Makes an existential of an object, taking the reference over.",
            "let object = $object\n@dest[0] = object\n@dest[3] = slots(at: object)[1]")
instruction("existential.payload", "dest:w pointer:r",
            "The address of the payload of the existential at an address, to read it.",
            "let value = slots(at: $pointer)\n$dest = payloadAddress(of: value)")
instruction("existential.payloadLocal", "dest:w value:rn", "The address of the payload of an existential in this frame.",
            "$dest = payloadAddress(of: @value)")
instruction("existential.uniquePayload", "dest:w pointer:r",
            "The address of the payload of the existential at an address, to write it: copied first when it is shared.", "SLOW",
            slow="$dest = uniquePayloadAddress(of: slots(at: $pointer), context)")
instruction("existential.copy", "dest:w4 source:r4", "Copies an existential and retains its payload.",
            "moveSlots(@dest, @source, 4)\nretainExistential(@dest)")
instruction("existential.retain", "value:r4", "Retains an existential's payload.", "retainExistential(@value)")
instruction("existential.destroy", "value:r4 top:top", "Destroys an existential, or none.",
            "if _fastPath(isTrivialExistential(@value)) { NEXT }\nSLOW",
            slow="destroyExistential(@value, context)\nforget(@value, 4)\nDRAIN")
instruction("existential.takePayload", "dest:wn value:r4",
            "Takes the payload out of an existential, whose type is known; ends the existential.", "SLOW",
            slow="takePayload(@dest, of: @value, context)")

family("Types", "A metatype is the address of the type's descriptor.")
instruction("type.superclass", "dest:w type:r", "The superclass, or 0.", "$dest = slots(at: $type)[Descriptor.superclass]")
instruction("type.isSubclass", "dest:w type:r of:r", "Whether a class is another one or inherits from it.",
            "$dest = inherits($type, from: $of) ? 1 : 0")
instruction("type.isClass", "dest:w type:r", "Whether values of the type are objects.",
            "$dest = slots(at: $type)[Descriptor.kind] == TypeKind.classCode ? 1 : 0")
instruction("type.slots", "dest:w type:r", "How many slots a value of the type takes.",
            "$dest = layoutSlots(layoutAddress(ofType: $type))")
instruction("type.name", "dest:w2 type:r qualified:r", "The type's name, with its module or without, as a string.", "SLOW",
            slow="makeTypeName(@dest, type: $type, qualified: $qualified != 0, context)")
