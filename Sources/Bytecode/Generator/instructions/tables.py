from table import family, instruction

family("Hash tables", "The storage of dictionaries and sets: open addressing, entries of key, hash and value. Keys that are "
       "integers, Bool, Double, Float, String or Character are found natively; others by the language, with the probing "
       "instructions. An entry is a number; it holds until the table is changed.")
instruction("table.allocate", "dest:w capacity:r", "A table with room for some entries.", "SLOW",
            slow="$dest = allocateTable(type: $K, capacity: $capacity, context)", immediate="descriptor")
instruction("table.count", "dest:w table:r", "How many entries there are.", "$dest = slots(at: $table)[Table.count]")
instruction("table.capacity", "dest:w table:r", "How many entries there is room for.", "$dest = slots(at: $table)[Table.limit]")
instruction("table.find", "dest:w table:r key:rn", "The entry with a native key, or -1.",
            "let table = slots(at: $table)\nif table[Table.keyKind] == KeyKind.integerCode {\n"
            "  $dest = findInteger($key, in: table, context)\n  NEXT\n}\n"
            "if table[Table.keyKind] == KeyKind.stringCode && isPlainInline(@key) {\n"
            "  $dest = findInlineString(@key, in: table, context)\n  NEXT\n}\nSLOW",
            slow="$dest = findKey(@key, in: slots(at: $table), context)")
instruction("table.findOrInsert", "dest:w pointer:r key:rn",
            "The entry with a native key in the table at an address, made unique first; a new one is `-1 - entry`, its key "
            "copied in and its value uninitialised.",
            "let table = slots(at: slots(at: $pointer)[0])\nif _fastPath(isUnique(table)) {\n"
            "  if table[Table.keyKind] == KeyKind.integerCode {\n"
            "    let entry = findInteger($key, in: table, context)\n    if entry >= 0 {\n      $dest = entry\n      NEXT\n    }\n"
            "  } else if table[Table.keyKind] == KeyKind.stringCode && isPlainInline(@key) {\n"
            "    let entry = findInlineString(@key, in: table, context)\n    if entry >= 0 {\n      $dest = entry\n      NEXT\n    }\n"
            "  }\n}\nSLOW",
            slow="$dest = findOrInsertKey(@key, in: slots(at: $pointer), context)")
instruction("table.valueAddress", "dest:w table:r entry:r", "The address of an entry's value.",
            "let table = slots(at: $table)\n$dest = address(table + (Table.entries &+ $entry &* table[Table.stride] &+ table[Table.valueOffset]))")
instruction("table.keyAddress", "dest:w table:r entry:r", "The address of an entry's key.",
            "let table = slots(at: $table)\n$dest = address(table + (Table.entries &+ $entry &* table[Table.stride]))")
instruction("table.makeUnique", "pointer:r", "Copies the table at an address unless it is unique.", "SLOW",
            slow="let place = slots(at: $pointer)\nif !isUnique(place[0]) { makeTableUnique(place, context) }")
instruction("table.reserve", "pointer:r capacity:r", "Makes the table at an address unique with room for `capacity` entries.", "SLOW",
            slow="reserveTable(slots(at: $pointer), capacity: $capacity, context)")
instruction("table.remove", "pointer:r entry:r",
            "Takes an entry out of the unique table at an address; key and value were destroyed or taken before.", "SLOW",
            slow="removeEntry($entry, from: slots(at: slots(at: $pointer)[0]), context)")
instruction("table.next", "dest:w table:r from:r", "The first entry that is not before `from`, or -1 at the end.",
            "let table = slots(at: $table)\n$dest = nextEntry(in: table, from: $from)")
instruction("table.copy", "dest:w table:r", "A copy of a table.", "SLOW",
            slow="$dest = copyTable($table, context)")
instruction("table.removeAll", "pointer:r keepingCapacity:r top:top", "Empties the table at an address.", "SLOW",
            slow="removeAllEntries(slots(at: $pointer), keepingCapacity: $keepingCapacity != 0, context)\nDRAIN")
instruction("table.probeStart", "dest:w table:r hash:r", "Where probing for a hash begins.",
            "$dest = scramble($hash, context) & slots(at: $table)[Table.mask]")
instruction("table.probeNext", "dest:w table:r entry:r", "Where probing goes on.",
            "$dest = ($entry &+ 1) & slots(at: $table)[Table.mask]")
instruction("table.isOccupied", "dest:w table:r entry:r", "Whether there is an entry at a place.",
            "$dest = control(of: slots(at: $table))[$entry] != 0 ? 1 : 0")
instruction("table.entryHash", "dest:w table:r entry:r", "The hash that an entry was inserted with.",
            "let table = slots(at: $table)\n$dest = table[Table.entries &+ $entry &* table[Table.stride] &+ table[Table.hashOffset]]")
instruction("table.insertAt", "table:r entry:r hash:r key:rn",
            "Occupies a free place of a unique table with room with a key, handed over, and its hash.", "SLOW",
            slow="occupyEntry($entry, of: slots(at: $table), hash: $hash, key: @key)")
