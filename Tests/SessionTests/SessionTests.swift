import Testing

@testable import Session
