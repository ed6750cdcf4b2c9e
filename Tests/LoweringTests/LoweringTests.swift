import Testing

@testable import Lowering
