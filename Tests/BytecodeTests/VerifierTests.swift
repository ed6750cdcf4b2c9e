import Testing

@testable import Bytecode

@Suite struct VerifierTests {
  private func faults(
    arguments: Int = 0, slots: Int = 20, _ body: (Assembler) -> Void
  ) throws -> [String] {
    let assembler = Assembler(name: "f", argumentSlots: arguments)
    assembler.reserve(slots: slots)
    body(assembler)
    return Verifier().faults(in: try assembler.finish())
  }

  @Test func aSlotMustHaveBeenWrittenOnEveryWay() throws {
    let found = try faults(arguments: 1) { code in
      let other = code.makeLabel()
      code.emit(.branchIfTrue, 0, to: other)
      code.emit(.constantSmall, 1, 7)
      code.place(other)
      code.emit(.returnSlot, 1)
    }
    #expect(found == ["f, cell 2: return.slot value:1: there may be nothing in slot 1"])
  }

  @Test func aSlotIsEmptyOnceItIsReleased() throws {
    let found = try faults(arguments: 1) { code in
      code.emit(.referenceRelease, 0)
      code.emit(.referenceRelease, 0)
      code.emit(.return)
    }
    #expect(found == ["f, cell 1: reference.release value:0: there may be nothing in slot 0"])
  }

  @Test func aLoopIsFollowedRound() throws {
    let found = try faults(arguments: 1) { code in
      let start = code.placeLabel()
      code.emit(.referenceRetain, 0)
      code.emit(.referenceRelease, 0)
      code.emit(.jump, to: start)
    }
    #expect(found.count == 2)
  }

  @Test func aCalleesFrameCoversWhatLiesAboveTheWindow() throws {
    let callee = FunctionReference(name: "g")
    let found = try faults(arguments: 1) { code in
      code.emit(.constantSmall, 9, 1)
      code.emit(.move, 5, 0)
      code.emitCall(.function(callee), window: 5, arguments: 1, results: 2)
      code.emit(.int64Add, 1, 5, 6)
      code.emit(.int64Add, 1, 0, 9)
      code.emit(.returnSlot, 1)
    }
    #expect(found == ["f, cell 5: int64.add dest:1 left:0 right:9: there may be nothing in slot 9"])
  }

  @Test func nothingMayBeMovedButNotUsed() throws {
    let found = try faults(arguments: 1) { code in
      code.emit(.move2, 2, 0)
      code.emit(.referenceRetain, 2)
      code.emit(.referenceRetain, 3)
      code.emit(.return)
    }
    #expect(found == ["f, cell 2: reference.retain value:3: there may be nothing in slot 3"])
  }

  @Test func aDestroyedValueIsUsedWhereItHasParts() throws {
    let layout = ValueLayout.sequence([.word, .string])
    let found = try faults { code in
      code.emit(.constantSmall, 1, 0)
      code.emit(.constantSmall, 2, 1)
      code.emit(.valueDestroy, 0, immediate: .layout(layout))
      code.emit(.return)
    }
    #expect(found == [])
  }

  @Test func theRoomThatACaseLeavesEmptyMayBeTakenWhenTheTagHasBeenLookedAt() throws {
    let layout = ValueLayout.enumeration(payloads: [nil, .string])
    func copyingAPayload(isCase: Bool) throws -> [String] {
      try faults { code in
        let other = code.makeLabel()
        code.emit(.constantSmall, 0, 0)
        if isCase { code.note(payloadRoom: 1..<3) }
        code.emit(.valueCopy, 3, 0, immediate: .layout(layout))
        code.emit(.int64BranchIfNotEqualImmediate, 3, 1, to: other)
        code.emit(.stringCopy, 6, 4)
        code.emit(.stringRelease, 6)
        code.emit(.stringRelease, 4)
        code.place(other)
        code.emit(.return)
      }
    }
    #expect(try copyingAPayload(isCase: true) == [])
    #expect(try copyingAPayload(isCase: false).count == 4)
  }
}
