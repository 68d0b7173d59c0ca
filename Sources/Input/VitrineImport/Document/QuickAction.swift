/// An entry of the menu that appears when an app's icon is pressed.
public struct QuickAction: Hashable, Sendable {
  /// The icon of a quick action.
  public enum Icon: Hashable, Sendable {
    case none
    /// The system's icons.
    case add, search, play, time
    /// A template image of the app.
    case image(String)
  }

  public var title: String
  public var subtitle: String?
  public var icon: Icon

  public init(title: String, subtitle: String? = nil, icon: Icon = .none) {
    self.title = title
    self.subtitle = subtitle
    self.icon = icon
  }
}
