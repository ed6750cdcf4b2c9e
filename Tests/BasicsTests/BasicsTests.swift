import Testing

@testable import Basics
