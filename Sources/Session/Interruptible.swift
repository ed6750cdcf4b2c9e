import Machine

/// A run that can be asked to stop, from a signal handler too.
public protocol Interruptible: AnyObject {
  /// Asks the program to stop where it is.
  func interrupt()
}

extension Machine: Interruptible {}
