import Testing

@testable import CommandLine
