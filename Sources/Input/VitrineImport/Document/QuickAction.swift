/// An entry of the list that pressing an app's icon shows.
public struct QuickAction: Hashable, Sendable {
  /// The sign before its title.
  public enum Icon: Hashable, Sendable {
    case none
    /// Signs of the system's.
    case add, search, play, time
    /// An image of the app's, of which only the shape counts.
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
