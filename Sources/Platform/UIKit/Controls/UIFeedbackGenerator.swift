/// A generator of haptic feedback, which has no effect on a picture.
@preconcurrency @MainActor
open class UIFeedbackGenerator {
  /// Creates a generator.
  public init() {}

  /// Does nothing, because there is no feedback to prepare.
  public func prepare() {}
}

/// Feedback for the end of a task.
public final class UINotificationFeedbackGenerator: UIFeedbackGenerator {
  /// The outcome of a task.
  public enum FeedbackType: Int, Sendable {
    case success, warning, error
  }

  /// Does nothing, because a picture has no feedback.
  public func notificationOccurred(_ type: FeedbackType) {}
}

/// Feedback for an impact.
public final class UIImpactFeedbackGenerator: UIFeedbackGenerator {
  /// The strength and hardness of an impact.
  public enum FeedbackStyle: Int, Sendable {
    case light, medium, heavy, soft, rigid
  }

  /// Creates a generator, which ignores the style.
  public init(style: FeedbackStyle) {}

  /// Does nothing, because a picture has no feedback.
  public func impactOccurred() {}
}

/// Feedback for a changed selection.
public final class UISelectionFeedbackGenerator: UIFeedbackGenerator {
  /// Does nothing, because a picture has no feedback.
  public func selectionChanged() {}
}
