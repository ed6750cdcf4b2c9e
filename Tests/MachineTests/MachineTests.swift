import Testing

@testable import Machine
