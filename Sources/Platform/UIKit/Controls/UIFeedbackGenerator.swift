/// What lets a person feel that something happened; a picture shows none of it.
@MainActor
open class UIFeedbackGenerator {
  public init() {}

  public func prepare() {}
}

/// A task that ended.
public final class UINotificationFeedbackGenerator: UIFeedbackGenerator {
  public enum FeedbackType: Int, Sendable {
    case success, warning, error
  }

  public func notificationOccurred(_ type: FeedbackType) {}
}

/// Things that hit each other.
public final class UIImpactFeedbackGenerator: UIFeedbackGenerator {
  public enum FeedbackStyle: Int, Sendable {
    case light, medium, heavy, soft, rigid
  }

  public init(style: FeedbackStyle) {}

  public func impactOccurred() {}
}

/// A choice that changed.
public final class UISelectionFeedbackGenerator: UIFeedbackGenerator {
  public func selectionChanged() {}
}
