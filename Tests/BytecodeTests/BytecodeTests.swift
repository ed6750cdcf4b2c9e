import Testing

@testable import Bytecode
