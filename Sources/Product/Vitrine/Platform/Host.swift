/// Where a widget is shown.
public enum Host: String, Hashable, Codable, Sendable, CaseIterable {
  /// The Today view beside the home screen.
  case today
  /// The Today view over the lock screen, under the clock.
  case lock
  /// Over an app's quick actions on the home screen; always compact.
  case quickActions = "quick-actions"
  /// Notification Center on a Mac.
  case macos
}
