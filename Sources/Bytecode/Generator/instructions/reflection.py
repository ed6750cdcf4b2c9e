from table import family, instruction

family("Reflection", "What `Mirror` and default printing know of a value, given its address and its type.")
instruction("mirror.kind", "dest:w type:r",
            "The kind: 0 other, 1 struct, 2 class, 3 enum, 4 tuple, 5 optional, 6 function, 7 metatype, 8 existential, 9 collection.",
            "SLOW", slow="$dest = mirrorKind(ofType: $type)")
instruction("mirror.count", "dest:w type:r", "How many fields values of the type have, inherited ones not counted.", "SLOW",
            slow="$dest = fieldCount(ofType: $type)")
instruction("mirror.label", "dest:w2 type:r index:r", "A field's name.", "SLOW",
            slow="makeFieldName(@dest, type: $type, index: $index, context)")
instruction("mirror.child", "dest:w4 pointer:r type:r index:r", "A field's value, as an existential.", "SLOW",
            slow="packField(@dest, of: $pointer, type: $type, index: $index, context)")
instruction("mirror.fieldType", "dest:w type:r index:r", "A field's type.", "SLOW",
            slow="$dest = fieldType(ofType: $type, index: $index, context)")
instruction("mirror.fieldOffset", "dest:w type:r index:r", "How many slots behind the value's start a field lies.", "SLOW",
            slow="$dest = fieldOffset(ofType: $type, index: $index)")
instruction("mirror.caseIndex", "dest:w pointer:r type:r", "The number of an enum value's case.", "SLOW",
            slow="$dest = caseIndex(at: slots(at: $pointer), type: $type)")
instruction("mirror.caseName", "dest:w2 type:r index:r", "A case's name.", "SLOW",
            slow="makeCaseName(@dest, type: $type, index: $index, context)")
instruction("mirror.casePayload", "dest:w4 pointer:r type:r index:r",
            "A case's associated values as an existential, none when it has none.", "SLOW",
            slow="packCasePayload(@dest, of: $pointer, type: $type, index: $index, context)")
instruction("mirror.sameBytes", "dest:w left:r right:r type:r",
            "Whether two values of a type are equal slot by slot.", "SLOW",
            slow="$dest = equalSlots(slots(at: $left), slots(at: $right), layoutSlots(layoutAddress(ofType: $type))) ? 1 : 0")
instruction("mirror.writeField", "pointer:r index:r value:r4 top:top",
            "Replaces a field of the value at an address by a copy of what is in an existential of the field's type.", "SLOW",
            slow="replaceField(of: slots(at: $pointer), type: $K, index: $index, with: @value, context)\nDRAIN",
            immediate="descriptor")
instruction("type.isPlain", "dest:w type:r", "Whether values of a type hold nothing that is counted.",
            "$dest = hasParts(layoutAddress(ofType: $type)) ? 0 : 1")
