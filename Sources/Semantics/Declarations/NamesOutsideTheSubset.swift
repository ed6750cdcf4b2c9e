import Basics
import Syntax

/// Names that the real compiler finds, in modules that are partly here, and that swiftlet leaves out.
///
/// A program that uses one is valid Swift, so it must not hear that the name cannot be found. Only names that lookup did
/// not find are asked for here.
enum NamesOutsideTheSubset {
  /// What a name is called in a message, `'Task'`; nil where no module that the program imports has it.
  static func feature(_ name: String, importing modules: [String]) -> String? {
    let isThere = swift.contains(name) || modules.contains { byModule[$0]?.contains(name) ?? false }
    return isThere ? "'\(name)'" : nil
  }

  /// Modules of the toolchain that are not here at all.
  static let modules: Set<String> = [
    "Dispatch", "Distributed", "FoundationEssentials", "FoundationInternationalization", "FoundationNetworking",
    "FoundationXML", "Glibc", "RegexBuilder", "Synchronization", "Testing", "XCTest", "_Concurrency",
    "_Differentiation", "_StringProcessing", "_Volatile",
  ]

  private static let byModule: [String: Set<String>] = ["Foundation": foundation, "SwiftUI": swiftUI]

  private static let swift: Set<String> = [
    // Concurrency.
    "Actor", "AnyActor", "AsyncIteratorProtocol", "AsyncSequence", "AsyncStream", "AsyncThrowingStream",
    "CancellationError", "CheckedContinuation", "Clock", "ContinuousClock", "Duration", "Executor", "GlobalActor",
    "InstantProtocol", "SerialExecutor", "SuspendingClock", "Task", "TaskGroup", "TaskLocal", "TaskPriority",
    "ThrowingTaskGroup", "DiscardingTaskGroup", "UnsafeContinuation", "UnownedSerialExecutor",
    "withCheckedContinuation", "withCheckedThrowingContinuation", "withDiscardingTaskGroup",
    "withTaskCancellationHandler", "withTaskGroup", "withThrowingDiscardingTaskGroup", "withThrowingTaskGroup",
    "withUnsafeContinuation", "withUnsafeThrowingContinuation", "withUnsafeCurrentTask",
    // Raw memory.
    "AutoreleasingUnsafeMutablePointer", "CVarArg", "CVaListPointer", "ContiguousBytes", "InlineArray",
    "ManagedBuffer", "ManagedBufferPointer", "MutableRawSpan", "MutableSpan", "OpaquePointer", "OutputRawSpan",
    "OutputSpan", "RawSpan", "Span", "UTF8Span", "Unmanaged", "UnsafeBufferPointer", "UnsafeMutableBufferPointer",
    "UnsafeMutablePointer", "UnsafeMutableRawBufferPointer", "UnsafeMutableRawPointer", "UnsafePointer",
    "UnsafeRawBufferPointer", "UnsafeRawPointer", "extendLifetime", "withUnsafeBytes", "withUnsafeMutableBytes",
    "withUnsafeMutablePointer", "withUnsafePointer", "withUnsafeTemporaryAllocation", "withVaList",
    // Coding.
    "Codable", "CodingKey", "CodingKeyRepresentable", "CodingUserInfoKey", "Decodable", "Decoder", "DecodingError",
    "Encodable", "Encoder", "EncodingError", "KeyedDecodingContainer", "KeyedEncodingContainer",
    "SingleValueDecodingContainer", "SingleValueEncodingContainer", "UnkeyedDecodingContainer",
    "UnkeyedEncodingContainer",
    // Regular expressions.
    "AnyRegexOutput", "Regex", "RegexComponent", "RegexRepetitionBehavior", "RegexWordBoundaryKind",
    // Vectors, and numbers of other widths.
    "SIMD", "SIMD2", "SIMD3", "SIMD4", "SIMD8", "SIMD16", "SIMD32", "SIMD64", "SIMDMask", "SIMDScalar",
    "SIMDStorage", "Float16", "Float80", "Int128", "UInt128", "StaticBigInt", "CBool", "CChar", "CDouble", "CFloat",
    "CInt", "CLong", "CLongLong", "CShort", "CSignedChar", "CUnsignedChar", "CUnsignedInt", "CUnsignedLong",
    "CUnsignedShort",
    // Others.
    "UTF32", "Escapable", "BitwiseCopyable", "SendableMetatype", "CustomPlaygroundDisplayConvertible",
    "CustomLeafReflectable", "LazyCollectionProtocol", "UnfoldFirstSequence", "RepeatedSequence",
  ]

  /// Members that types of the library have in the real compiler.
  static let members: Set<String> = [
    // Raw memory.
    "withUnsafeBufferPointer", "withUnsafeMutableBufferPointer", "withUnsafeBytes", "withUnsafeMutableBytes",
    "withContiguousStorageIfAvailable", "withContiguousMutableStorageIfAvailable", "withCString", "withUTF8",
    "makeContiguousUTF8", "isContiguousUTF8", "utf8CString", "utf8Span", "span", "mutableSpan", "decodeCString",
    "words", "cString", "getBytes", "getCString", "lengthOfBytes", "maximumLengthOfBytes", "copyBytes",
    "withMemoryRebound",
    // Coding.
    "encode", "codingKey", "data",
    // Regular expressions.
    "firstMatch", "wholeMatch", "prefixMatch", "matches",
    // Text of other kinds.
    "addingPercentEncoding", "removingPercentEncoding", "completePath", "enumerateSubstrings", "fastestEncoding",
    "getLineStart", "getParagraphStart", "lineRange", "paragraphRange", "smallestEncoding", "canBeConverted",
    "decomposedStringWithCanonicalMapping", "decomposedStringWithCompatibilityMapping", "localizedStandardRange",
    "precomposedStringWithCanonicalMapping", "precomposedStringWithCompatibilityMapping", "replacingCharacters",
    "rangeOfComposedCharacterSequence", "rangeOfComposedCharacterSequences", "substring", "ISO8601Format",
    "localizedName", "localizedStringWithFormat", "availableStringEncodings", "defaultCStringEncoding",
  ]
}

extension Program {
  /// What a name that lookup did not find is called, where valid Swift finds it; nil where no one does.
  func featureOutsideTheSubset(_ name: String) -> String? {
    NamesOutsideTheSubset.feature(name, importing: mainModule.imports.map(\.name))
  }

  /// What a member that lookup did not find is called, where a type of the real library, or a view, has it.
  func memberOutsideTheSubset(_ name: String, of type: Type) -> String? {
    if type.nominal?.syntax?.range.file.isLibrary == true, NamesOutsideTheSubset.members.contains(name) {
      return "'\(name)'"
    }
    if type.nominal?.name == "EnvironmentValues", type.nominal?.syntax?.range.file.isLibrary == true,
      NamesOutsideTheSubset.environmentMembers.contains(name)
    {
      return "'\(name)'"
    }
    guard NamesOutsideTheSubset.viewMembers.contains(name), let view = module(named: "SwiftUI"),
      mainModule.imports.contains(where: { $0 === view }),
      let proto = topLevelSymbols(named: "View", in: view).first as? NominalSymbol
    else { return nil }
    let isView = type.nominal?.syntax?.range.file.isLibrary == true || conformance(of: type, to: proto) != nil
    return isView ? "'\(name)'" : nil
  }

  /// What is said of a use of a macro: none that is written with `#` is here.
  func unknownMacro(_ use: MacroExpansionExpression) -> Diagnostic {
    let name = use.name.text
    guard let feature = featureOutsideTheSubset("#" + name) else {
      return ExpressionMessages.noSuchMacro(name, at: use.name.range.location)
    }
    return .unsupported(feature, at: use.range.location)
  }
}
