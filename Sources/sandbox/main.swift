import CommandLine

#if canImport(Glibc)
  import Glibc
#endif

// `CommandLine` alone would be our own module.
exit(runCommandLine(Array(Swift.CommandLine.arguments.dropFirst())))
