/// How serious a finding is.
public enum Severity: String, Hashable, Sendable, CaseIterable, Comparable {
  /// Worth knowing; the widget may be right as it is.
  case note
  /// A reviewer would ask for a change.
  case warning
  /// People lose content or cannot use the widget.
  case error

  public static func < (a: Severity, b: Severity) -> Bool { a.rank < b.rank }

  private var rank: Int {
    switch self {
    case .note: 0
    case .warning: 1
    case .error: 2
    }
  }
}
