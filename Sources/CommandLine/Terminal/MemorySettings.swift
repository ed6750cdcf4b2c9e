#if os(Linux)
  import Glibc

  /// What the C library calls its settings: one heap for both threads, of which one works at a time; enough freed blocks of
  /// each size at hand; memory taken from the system in large pieces and large pages, and kept.
  private let memorySettings = [
    "arena_max=1", "tcache_count=1000", "top_pad=67108864", "trim_threshold=1073741824", "mmap_threshold=33554432",
    "hugetlb=1",
  ].map { "glibc.malloc." + $0 }.joined(separator: ":")

  /// How many bytes of program are worth beginning anew for: about two thousand lines.
  private let largeProgram = 64 << 10
#endif

/// Begins the process anew, before it has done anything, where a large program is to be compiled: a compiler makes millions of
/// small objects, a sixth of its time goes to the C library's memory as it is by default, and the settings for it are only
/// taken from the environment when a process begins. Where that cannot be, the process goes on as it is.
func beginAnewWithMemorySettings(toCompile path: String) {
  #if os(Linux)
    let variable = "GLIBC_TUNABLES"
    if let known = getenv(variable) {
      // What is set by somebody else stays; what we have set ourselves is no business of the program that is run.
      if String(cString: known) == memorySettings { unsetenv(variable) }
      return
    }
    var status = stat()
    guard stat(path, &status) == 0, status.st_mode & S_IFMT == S_IFREG, status.st_size >= largeProgram else { return }
    setenv(variable, memorySettings, 1)
    execv("/proc/self/exe", Swift.CommandLine.unsafeArgv)
    unsetenv(variable)
  #endif
}
