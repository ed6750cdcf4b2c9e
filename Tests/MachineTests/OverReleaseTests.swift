import Bytecode
import Machine
import Testing

// In the sanitizer's build only: there a block that is released once too often must not go unnoticed.
#if SANDBOX_ASAN
  @Suite struct OverReleaseTests {
    @Test func aBlockThatIsGoneIsNotReleasedAgain() async {
      await #expect(processExitsWith: .failure) {
        let program = HandMade()
        let node = TypeDescriptor(.class, name: "Node", layout: .word)
        program.define("main") { code in
          code.emit(.objectAllocate, 0, immediate: .descriptor(node))
          code.emit(.move, 1, 0)
          code.emit(.referenceRelease, 0)
          code.emit(.referenceRelease, 1)
          code.emit(.return)
        }
        _ = program.run()
      }
    }
  }
#endif
