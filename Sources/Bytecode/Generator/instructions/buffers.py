from table import family, instruction

family("Buffers", "The storage of arrays: a counted block with count, capacity and elements of a stride of whole slots. An "
       "empty buffer is a shared one of capacity 0, never unique.")
CHECKED = "if _slowPath(UInt(bitPattern: index) >= UInt(bitPattern: buffer[Buffer.count])) { TRAP(indexOutOfRange) }\n"
GET = "let buffer = slots(at: $buffer)\nlet index = $index\n"
instruction("buffer.empty", "dest:w", "The shared empty buffer of a buffer type.",
            "let buffer = slots(at: $K)[Descriptor.emptyBuffer]\nretain(buffer)\n$dest = buffer", immediate="descriptor")
instruction("buffer.allocate", "dest:w capacity:r", "A buffer with room for some elements and none in it.", "SLOW",
            slow="let block = allocateBuffer(type: $K, capacity: $capacity, context)\nif block == 0 { TRAP(outOfMemory) }\n$dest = block",
            immediate="descriptor")
instruction("buffer.allocateLike", "dest:w like:r capacity:r", "A buffer of the same type as another one.", "SLOW",
            slow="let block = allocateBuffer(type: slots(at: $like)[1], capacity: $capacity, context)\n"
                 "if block == 0 { TRAP(outOfMemory) }\n$dest = block")
instruction("buffer.count", "dest:w buffer:r", "How many elements there are.", "$dest = slots(at: $buffer)[Buffer.count]")
instruction("buffer.setCount", "buffer:r count:r", "Says how many elements there are.",
            "slots(at: $buffer)[Buffer.count] = $count")
instruction("buffer.capacity", "dest:w buffer:r", "How many elements there is room for.",
            "$dest = slots(at: $buffer)[Buffer.capacity]")
instruction("buffer.get", "dest:w buffer:r index:r", "A one-slot element, not retained; traps when out of range.",
            GET + CHECKED + "$dest = buffer[Buffer.elements &+ index]")
instruction("buffer.get2", "dest:w2 buffer:r index:r", "A two-slot element, not retained; traps when out of range.",
            GET + CHECKED + "let element = buffer + (Buffer.elements &+ index &* 2)\nlet (a, b) = (element[0], element[1])\n"
            "@dest[0] = a\n@dest[1] = b")
instruction("buffer.getMany", "dest:wn buffer:r index:r width:n", "An element of `width` slots, not retained; traps when out of range.",
            GET + CHECKED + "moveSlots(@dest, buffer + (Buffer.elements &+ index &* #width), #width)")
instruction("buffer.getReference", "dest:w buffer:r index:r", "An element that is a reference, retained; traps when out of range.",
            GET + CHECKED + "let element = buffer[Buffer.elements &+ index]\nretain(element)\n$dest = element")
instruction("buffer.getString", "dest:w2 buffer:r index:r", "An element that is a string, retained; traps when out of range.",
            GET + CHECKED + "let element = buffer + (Buffer.elements &+ index &* 2)\nlet (a, b) = (element[0], element[1])\n"
            "if b > 0 { retain(a) }\n@dest[0] = a\n@dest[1] = b")
instruction("buffer.getUnchecked", "dest:w buffer:r index:r", "A one-slot element, not retained, not checked.",
            "$dest = slots(at: $buffer)[Buffer.elements &+ $index]")
instruction("buffer.getOfField", "dest:w pointer:r offset:u index:r",
            "A one-slot element, not retained, of the buffer `offset` slots behind an address; traps when out of range.",
            "let buffer = slots(at: slots(at: $pointer)[#offset])\nlet index = $index\n" + CHECKED
            + "$dest = buffer[Buffer.elements &+ index]")
instruction("buffer.setUnique", "pointer:r index:r value:r offset:u",
            "Stores a one-slot element without references into the buffer `offset` slots behind an address, copied first when it is "
            "shared; traps when out of range.",
            "let buffer = slots(at: slots(at: $pointer)[#offset])\nlet index = $index\n" + CHECKED
            + "if _slowPath(!isUnique(buffer)) { SLOW }\nbuffer[Buffer.elements &+ index] = $value",
            slow="makeBufferUnique(slots(at: $pointer) + #offset, context)\nRETRY")
instruction("buffer.setUniqueLocal", "buffer:m index:r value:r",
            "As `buffer.setUnique`, for a buffer in a slot of this frame.",
            "let buffer = slots(at: $buffer)\nlet index = $index\n" + CHECKED
            + "if _slowPath(!isUnique(buffer)) { SLOW }\nbuffer[Buffer.elements &+ index] = $value",
            slow="makeBufferUnique(@buffer, context)\nRETRY")
instruction("buffer.getNested", "dest:w buffer:r outer:r index:r",
            "A one-slot element of the buffer that is an element of another, not retained; traps when one is out of range.",
            "let rows = slots(at: $buffer)\nlet outer = $outer\nlet inner = $index\n"
            "if _slowPath(UInt(bitPattern: outer) >= UInt(bitPattern: rows[Buffer.count])) { TRAP(indexOutOfRange) }\n"
            "let row = slots(at: rows[Buffer.elements &+ outer])\n"
            "if _slowPath(UInt(bitPattern: inner) >= UInt(bitPattern: row[Buffer.count])) { TRAP(indexOutOfRange) }\n"
            "$dest = row[Buffer.elements &+ inner]")
instruction("buffer.address", "dest:w buffer:r index:r width:u", "The address of an element of `width` slots, not checked.",
            "$dest = $buffer &+ Buffer.elements &* 8 &+ $index &* #width &* 8")
instruction("buffer.addressChecked", "dest:w buffer:r index:r width:u", "The address of an element; traps when out of range.",
            GET + CHECKED + "$dest = address(buffer) &+ (Buffer.elements &+ index &* #width) &* 8")
instruction("buffer.uniqueAddress", "dest:w pointer:r index:r width:u",
            "The address of an element of the buffer at an address, to write it: copied first when it is shared; traps when "
            "out of range.",
            "let buffer = slots(at: slots(at: $pointer)[0])\nlet index = $index\n" + CHECKED
            + "if _slowPath(!isUnique(buffer)) { SLOW }\n$dest = address(buffer) &+ (Buffer.elements &+ index &* #width) &* 8",
            slow="makeBufferUnique(slots(at: $pointer), context)\nRETRY")
instruction("buffer.makeUnique", "pointer:r", "Copies the buffer at an address unless it is unique.", "SLOW",
            slow="let place = slots(at: $pointer)\nif !isUnique(place[0]) { makeBufferUnique(place, context) }")
instruction("array.append", "pointer:r value:r", "Appends a one-slot element, handed over, to the buffer at an address.",
            "let buffer = slots(at: slots(at: $pointer)[0])\nlet count = buffer[Buffer.count]\n"
            "if _slowPath(!isUnique(buffer) || count == buffer[Buffer.capacity]) { SLOW }\n"
            "buffer[Buffer.elements &+ count] = $value\nbuffer[Buffer.count] = count &+ 1",
            slow="if !growBuffer(slots(at: $pointer), by: 1, context) { TRAP(outOfMemory) }\nRETRY")
instruction("array.appendMany", "pointer:r value:rn width:n", "Appends an element of `width` slots, handed over.",
            "let buffer = slots(at: slots(at: $pointer)[0])\nlet count = buffer[Buffer.count]\n"
            "if _slowPath(!isUnique(buffer) || count == buffer[Buffer.capacity]) { SLOW }\n"
            "moveSlots(buffer + (Buffer.elements &+ count &* #width), @value, #width)\nbuffer[Buffer.count] = count &+ 1",
            slow="if !growBuffer(slots(at: $pointer), by: 1, context) { TRAP(outOfMemory) }\nRETRY")
instruction("buffer.reserve", "pointer:r extra:r",
            "Makes the buffer at an address unique with room for more elements, growing at least twofold.", "SLOW",
            slow="if !growBuffer(slots(at: $pointer), by: $extra, context) { TRAP(outOfMemory) }")
instruction("buffer.move", "buffer:r from:r to:r count:r", "Moves elements within a buffer, which may overlap.", "SLOW",
            slow="moveElements(of: $buffer, from: $from, to: $to, count: $count)")
instruction("buffer.copy", "dest:w buffer:r start:r end:r", "A new buffer with copies of the elements in a range.", "SLOW",
            slow="$dest = copyBuffer($buffer, from: $start, to: $end, capacity: 0, context)")
instruction("buffer.appendRange", "pointer:r source:r start:r end:r",
            "Appends copies of the elements in a range of another buffer to the buffer at an address.", "SLOW",
            slow="if !appendElements(to: slots(at: $pointer), from: $source, start: $start, end: $end, context) { TRAP(outOfMemory) }")
instruction("buffer.destroy", "buffer:r start:r end:r top:top", "Destroys the elements in a range.", "SLOW",
            slow="destroyElements(of: $buffer, from: $start, to: $end, context)\nDRAIN")
instruction("buffer.repeat", "pointer:r value:rn count:r",
            "Appends copies of a value to the unique buffer at an address that has room for them; the value is not taken over.",
            "SLOW", slow="repeatElement(buffer: slots(at: $pointer)[0], value: @value, count: $count)")
instruction("buffer.swap", "pointer:r left:r right:r width:u",
            "Swaps two elements of the buffer at an address, copied first when it is shared; traps when out of range.",
            "let buffer = slots(at: slots(at: $pointer)[0])\nlet (left, right) = ($left, $right)\n"
            "let count = UInt(bitPattern: buffer[Buffer.count])\n"
            "if _slowPath(UInt(bitPattern: left) >= count || UInt(bitPattern: right) >= count) { TRAP(indexOutOfRange) }\n"
            "if _slowPath(!isUnique(buffer)) { SLOW }\n"
            "swapSlots(buffer + (Buffer.elements &+ left &* #width), buffer + (Buffer.elements &+ right &* #width), #width)",
            slow="makeBufferUnique(slots(at: $pointer), context)\nRETRY")
instruction("buffer.sort", "pointer:r kind:u",
            "Puts the elements of the buffer at an address, numbers or strings as the kind says, in ascending order; equal ones keep "
            "theirs.", "SLOW", slow="sortElements(slots(at: $pointer), kind: #kind, context)")
