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
  /// Notification Center on a Mac.
  case macos
}
