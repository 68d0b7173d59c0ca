/// The system whose Today view is shown: its chrome, text styles and controls follow.
public enum SystemGeneration: String, Hashable, Sendable, CaseIterable {
  case ios10, ios11, ios12

  /// The major version of the system.
  public var version: Int {
    switch self {
    case .ios10: 10
    case .ios11: 11
    case .ios12: 12
    }
  }
}
