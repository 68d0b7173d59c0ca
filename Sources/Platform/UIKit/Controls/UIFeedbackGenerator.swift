/// A generator of haptic feedback, which has no effect on a picture.
@MainActor
open class UIFeedbackGenerator {
  public init() {}

  public func prepare() {}
}

/// Feedback for the end of a task.
public final class UINotificationFeedbackGenerator: UIFeedbackGenerator {
  public enum FeedbackType: Int, Sendable {
    case success, warning, error
  }

  public func notificationOccurred(_ type: FeedbackType) {}
}

/// Feedback for an impact.
public final class UIImpactFeedbackGenerator: UIFeedbackGenerator {
  public enum FeedbackStyle: Int, Sendable {
    case light, medium, heavy, soft, rigid
  }

  public init(style: FeedbackStyle) {}

  public func impactOccurred() {}
}

/// Feedback for a changed selection.
public final class UISelectionFeedbackGenerator: UIFeedbackGenerator {
  public func selectionChanged() {}
}
