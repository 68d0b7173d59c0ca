/// An entry of the menu that appears when an app's icon is pressed.
public struct QuickAction: Hashable, Sendable {
  /// The icon of a quick action.
  public enum Icon: Hashable, Sendable {
    /// No icon.
    case none
    /// The system's icons.
    case add, search, play, time
    /// A template image of the app.
    case image(String)
  }

  /// The title.
  public var title: String
  /// The second line, or nil if there is none.
  public var subtitle: String?
  /// The icon.
  public var icon: Icon

  /// Creates a quick action.
  public init(title: String, subtitle: String? = nil, icon: Icon = .none) {
    self.title = title
    self.subtitle = subtitle
    self.icon = icon
  }
}
