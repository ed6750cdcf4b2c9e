import Basics

extension SourceFile {
  /// The place of the first byte that is not part of well-formed UTF-8; nil where all is well.
  public var firstInvalidByte: SourceLocation? {
    do {
      _ = try bytes.withMemoryRebound(to: UInt8.self) { buffer in
        try UTF8Span(validating: buffer.span).count
      }
      return nil
    } catch {
      return location((error as? UTF8.ValidationError)?.byteOffsets.lowerBound ?? 0)
    }
  }
}
