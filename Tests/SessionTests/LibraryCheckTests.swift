import Basics
import Foundation
import Session
import Testing

/// Every body of the library checks, also those that no program of the tests names.
@Suite struct LibraryCheckTests {
  @Test(arguments: ["Swift", "Observation", "Combine", "Foundation", "SwiftUI", "AppKit", "Headless"])
  func theModuleHasNoErrors(module: String) {
    let found = onLargeStack { LibraryCheck.diagnostics(ofModule: module) }
    let errors = (found ?? []).filter { $0.severity == .error }
    #expect(found != nil, "there is no module \(module)")
    #expect(errors.isEmpty, "\(DiagnosticRendering().render(errors))")
  }

  /// The checker nests deeper than a test's thread allows.
  private func onLargeStack<Result>(_ body: @escaping () -> Result) -> Result {
    nonisolated(unsafe) var result: Result?
    nonisolated(unsafe) let work = body
    let done = DispatchSemaphore(value: 0)
    let thread = Thread {
      result = work()
      done.signal()
    }
    thread.stackSize = 256 << 20
    thread.start()
    done.wait()
    return result!
  }
}
