/// A system view that shows widgets.
public enum Host: String, Hashable, Codable, Sendable, CaseIterable {
  /// The Today view beside the home screen.
  case today
  /// The Today view over the lock screen, below the clock.
  case lock
  /// The home screen's quick actions of an app.
  ///
  /// The widget is always compact.
  case quickActions = "quick-actions"
  /// The home screen or the lock screen, which show widgets of WidgetKit in families.
  case home
  /// Notification Center on a Mac.
  case macos
}
