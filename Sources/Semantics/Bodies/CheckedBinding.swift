import Basics
import Syntax

/// A `pattern = value` of a member or global variable after checking.
final class CheckedBinding {
  /// How far the check has come; asking again while it is under way is a circular reference.
  enum Progress {
    case unknown
    case underWay
    case done(CheckedBinding)
  }
  let pattern: TypedPattern
  /// Nil without an initial value.
  let value: TypedExpression?
  init(pattern: TypedPattern, value: TypedExpression?) {
    self.pattern = pattern
    self.value = value
  }
}

/// A callable's body after checking.
enum CheckedBody {
  case unknown
  case underWay
  case done(TypedBody?)
}
