/// The widgets that a rule is about.
package enum RuleScope: Sendable {
  /// Widgets of the Today view and the Mac's Notification Center.
  case today
  /// Widgets of WidgetKit.
  case home
  case all

  /// Returns whether the scope contains widgets of WidgetKit, or else the other ones.
  func contains(home isHome: Bool) -> Bool {
    switch self {
    case .today: !isHome
    case .home: isHome
    case .all: true
    }
  }
}
