import Testing

@testable import Expansion
