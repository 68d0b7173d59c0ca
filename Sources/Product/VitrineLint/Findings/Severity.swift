/// The severity of a finding.
public enum Severity: String, Hashable, Sendable, CaseIterable, Comparable {
  /// A remark.
  ///
  /// The widget may be right as it is.
  case note
  /// A problem that a reviewer would want changed.
  case warning
  /// A problem that makes content invisible or the widget unusable.
  case error

  /// Returns whether one severity is lower than another.
  public static func < (a: Severity, b: Severity) -> Bool { a.rank < b.rank }

  private var rank: Int {
    switch self {
    case .note: 0
    case .warning: 1
    case .error: 2
    }
  }
}
