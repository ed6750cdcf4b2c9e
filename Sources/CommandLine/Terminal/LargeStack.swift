#if canImport(Glibc)
  import Glibc
#endif

/// How much stack the compiler gets. Programs may nest 256 deep, and each level may pass through many of the checker's
/// functions; the memory is only reserved, and used as far as it is needed.
private let stackSize = 512 << 20

/// What a thread with a large stack has to do, and what came of it.
private final class Work {
  let body: () -> Int32
  var result: Int32 = 0
  init(_ body: @escaping () -> Int32) {
    self.body = body
  }
}

/// Runs a closure on a thread whose stack is much larger than the main thread's, and waits for its result.
func withLargeStack(_ body: @escaping () -> Int32) -> Int32 {
  let work = Work(body)
  var attributes = pthread_attr_t()
  pthread_attr_init(&attributes)
  defer { pthread_attr_destroy(&attributes) }
  pthread_attr_setstacksize(&attributes, stackSize)
  var thread = pthread_t()
  let context = Unmanaged.passUnretained(work).toOpaque()
  let failure = pthread_create(
    &thread, &attributes,
    { context in
      let work = Unmanaged<Work>.fromOpaque(context!).takeUnretainedValue()
      work.result = work.body()
      return nil
    }, context)
  // Where so much memory may not even be reserved, the ordinary stack has to do.
  guard failure == 0 else { return body() }
  pthread_join(thread, nil)
  return work.result
}
