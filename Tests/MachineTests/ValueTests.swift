import Bytecode
import Machine
import Testing

/// Existentials, buffers and reflection, with an account of every block.
@Suite struct ValueTests {
  private let program = HandMade()

  init() { program.machine.trackBlocks() }

  private func expect(_ output: String, leaks: Bool = false) {
    guard case .finished = program.run() else { return #expect(Bool(false)) }
    #expect(program.host.output == output)
    #expect(program.machine.leakedBlocks(roots: []).isEmpty)
    #expect(program.faults == [])
  }

  private let large = TypeDescriptor(
    .structure, name: "Large", layout: .sequence([.string, .string, .word]))
  private let counted = TypeDescriptor(.class, name: "Counted", layout: .word)

  @Test func largePayloadsAreSharedUntilWritten() {
    let program = self.program
    program.define("main", slots: 60) { code in
      code.emit(.stringLiteral, 0, immediate: .string("a text of more than fifteen bytes"))
      code.emit(.stringConcatenate, 2, 0, 0)
      code.emit(.stringCopy, 4, 2)
      // A value of two strings and a number.
      code.emit(.move2, 40, 2)
      code.emit(.move2, 42, 4)
      code.emit(.constantSmall, 44, 5)
      code.emit(.existentialPack, 8, 40, immediate: .descriptor(self.large))
      code.emit(.existentialCopy, 12, 8)
      code.emit(.slotAddress, 20, 12)
      code.emit(.existentialUniquePayload, 21, 20)
      code.emit(.constantSmall, 22, 6)
      code.emit(.memoryStore, 21, 4, 22)
      code.emit(.existentialPayloadLocal, 23, 8)
      code.emit(.memoryLoad, 24, 23, 4)
      code.emitPrint(24)
      code.emit(.existentialPayloadLocal, 23, 12)
      code.emit(.memoryLoad, 24, 23, 4)
      code.emitPrint(24)
      code.emit(.existentialDestroy, 8)
      code.emit(.existentialTakePayload, 40, 12)
      code.emit(.valueDestroy, 40, immediate: .layout(self.large.layout))
      code.emit(.return)
    }
    expect("5\n6\n")
  }

  @Test func buffersAreCopiedBeforeTheyAreWritten() {
    let program = self.program
    let buffer = TypeDescriptor(.buffer, name: "Buffer<String>", layout: .string)
    program.define("main", slots: 60) { code in
      code.emit(.bufferEmpty, 0, immediate: .descriptor(buffer))
      code.emit(.slotAddress, 8, 0)
      code.emit(.constantSmall, 2, 0)
      code.emit(.constantSmall, 3, 20)
      let start = code.placeLabel()
      code.emit(.stringLiteral, 10, immediate: .string("element number "))
      code.emit(.stringAppendInt64Local, 10, 2)
      code.emit(.arrayAppendMany, 8, 10, 2)
      code.emit(.loopCounted, 2, to: start)
      code.emit(.referenceCopy, 1, 0)
      code.emit(.slotAddress, 9, 1)
      code.emit(.constantSmall, 12, 7)
      code.emit(.bufferUniqueAddress, 13, 9, 12, 2)
      code.emit(.stringAppendLiteral, 13, immediate: .string(", changed"))
      for copy in 0...1 {
        code.emit(.bufferGetString, 14, copy, 12)
        code.emit(.stringAppendLiteralLocal, 14, immediate: .string("\n"))
        code.emit(.constantSmall, 16, 0)
        code.emit(.write, 14, 16)
        code.emit(.stringRelease, 14)
      }
      code.emit(.constantSmall, 17, 18)
      code.emit(.constantSmall, 18, 20)
      code.emit(.bufferAppendRange, 8, 0, 17, 18)
      code.emit(.bufferCount, 19, 0)
      code.emitPrint(19)
      code.emit(.referenceRelease, 0)
      code.emit(.referenceRelease, 1)
      code.emit(.return)
    }
    expect("element number 7\nelement number 7, changed\n22\n")
  }

  @Test func enumPayloadsAreDestroyedByCase() {
    let program = self.program
    let layout = ValueLayout.enumeration(payloads: [nil, .reference, .sequence([.word, .string])])
    program.define("main", slots: 60) { code in
      code.emit(.constantSmall, 4, 1)
      code.emit(.objectAllocate, 5, immediate: .descriptor(self.counted))
      code.emit(.valueCopy, 8, 4, immediate: .layout(layout))
      code.emit(.constantSmall, 12, 2)
      code.emit(.constantSmall, 13, -1)
      code.emit(.stringLiteral, 20, immediate: .string("a text of more than fifteen bytes"))
      code.emit(.stringConcatenate, 14, 20, 20)
      code.emit(.constantSmall, 16, 0)
      code.emit(.referenceCount, 22, 5)
      code.emitPrint(22)
      for slot in [4, 8, 12, 16] { code.emit(.valueDestroy, slot, immediate: .layout(layout)) }
      code.emit(.return)
    }
    expect("2\n")
  }

  @Test func tablesDestroyKeysAndValues() {
    let program = self.program
    let table = TypeDescriptor(
      .table, name: "Table", layout: .empty,
      table: TableLayout(keyKind: .string, key: .string, value: .reference))
    program.define("main", slots: 60) { code in
      code.emit(.constantSmall, 0, 0)
      code.emit(.tableAllocate, 1, 0, immediate: .descriptor(table))
      code.emit(.slotAddress, 8, 1)
      code.emit(.constantSmall, 2, 0)
      code.emit(.constantSmall, 3, 50)
      let start = code.placeLabel()
      code.emit(.stringLiteral, 10, immediate: .string("a long key with the number "))
      code.emit(.stringAppendInt64Local, 10, 2)
      code.emit(.tableFindOrInsert, 12, 8, 10)
      code.emit(.stringRelease, 10)
      code.emit(.int64Not, 12, 12)
      code.emit(.tableValueAddress, 13, 1, 12)
      code.emit(.objectAllocate, 14, immediate: .descriptor(self.counted))
      code.emit(.memoryStore, 13, 0, 14)
      code.emit(.loopCounted, 2, to: start)
      code.emit(.tableCopy, 15, 1)
      code.emit(.referenceRelease, 1)
      code.emit(.tableCount, 16, 15)
      code.emitPrint(16)
      code.emit(.referenceRelease, 15)
      code.emit(.return)
    }
    expect("50\n")
  }

  @Test func fieldsAreReflected() {
    let program = self.program
    let number = TypeDescriptor(.primitive, name: "Int", layout: .word)
    let pair = TypeDescriptor(.structure, name: "Pair", layout: .sequence([.word, .word]))
    pair.fields = [
      TypeDescriptor.Field(name: "first", offset: 0, type: number),
      TypeDescriptor.Field(name: "second", offset: 1, type: number),
    ]
    program.define("main", slots: 60) { code in
      code.emit(.constantSmall, 4, 11)
      code.emit(.constantSmall, 5, 22)
      code.emit(.constant, 6, immediate: .descriptor(pair))
      code.emit(.slotAddress, 7, 4)
      code.emit(.mirrorCount, 8, 6)
      code.emitPrint(8)
      code.emit(.constantSmall, 9, 1)
      code.emit(.mirrorChild, 12, 7, 6, 9)
      code.emitPrint(12)
      code.emit(.mirrorLabel, 16, 6, 9)
      code.emit(.constantSmall, 18, 0)
      code.emit(.write, 16, 18)
      code.emit(.return)
    }
    expect("2\n22\nsecond")
  }

  @Test func accessesExclude() {
    let program = self.program
    program.define("main") { code in
      code.emit(.slotAddress, 4, 0)
      code.emit(.exclusivityBegin, 4, 1)
      code.emit(.exclusivityEnd, 4, 1)
      code.emit(.exclusivityBegin, 4, 0)
      code.emit(.exclusivityCheck, 4, 0)
      code.emit(.exclusivityBegin, 4, 1)
      code.emit(.return)
    }
    guard case .trapped(let message, _) = program.run() else { return #expect(Bool(false)) }
    #expect(message.hasSuffix("but modification requires exclusive access."))
  }
}
