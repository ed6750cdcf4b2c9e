import Session

#if canImport(Glibc)
  import Glibc
#endif

/// The run that Ctrl-C stops.
nonisolated(unsafe) private var interruptible: (any Interruptible)?

/// Has Ctrl-C stop a program at its next call or jump back, so that its calls can be shown. Pressed once more, it ends the
/// process at once: whatever does not listen may not hold the terminal.
func stopOnInterrupt(_ run: any Interruptible) {
  interruptible = run
  signal(SIGINT) { _ in
    interruptible?.interrupt()
    signal(SIGINT, SIG_DFL)
  }
}
