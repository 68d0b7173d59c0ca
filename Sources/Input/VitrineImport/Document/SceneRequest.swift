public import VitrineBase
public import VitrineGraphics
public import VitrineLayout

/// What a scene is made for.
public struct SceneRequest: Sendable {
  /// A value set from outside: `title.text=Hello`.
  public struct Override: Hashable, Sendable {
    /// The name of the view.
    public var view: String
    /// The name of the property.
    public var property: String
    /// The new value as text.
    public var value: String

    /// Creates an override of a view's property.
    public init(view: String, property: String, value: String) {
      self.view = view
      self.property = property
      self.value = value
    }
  }

  /// The display mode of the widget.
  public var mode: DisplayMode
  /// The language of the widget's texts.
  public var language: String
  /// The values that replace those of the document.
  public var overrides: [Override]
  /// Whether it is for Notification Center on a Mac, which has lists and searches of its own.
  public var isOnMac = false
  /// Whether the system's controls are those of the dark appearance.
  public var isDark = false
  /// On a Mac: whether the widget is being edited.
  public var isEditing = false
  /// Pixels per point: what a line of one pixel needs to know.
  public var scale = 2.0
  /// The host's own words in the request's language.
  public var showMoreTitle = "Show More…"
  /// The host's heading of a search in the request's language.
  public var searchTitle = "Search"
  /// One of the widget's states; nil is the plain one.
  public var state: String?
  /// Values in place of the document's own data.
  public var data: DataFile?
  /// Texts in place of the document's, by text or by `ID.KEY`.
  package var texts: [String: String] = [:]
  /// Colors of asset catalogs by name.
  package var colors: [String: Color] = [:]
  /// Values over all other data.
  package var stateData: JSONValue?
  /// Whether a host plays with the widget, whose class may speak of views of other states.
  package var isPlayed = false
  /// Whether names without a value are let pass, while a document is only checked.
  var isTolerant = false
  /// Around a widget's content, where the document says none: top, leading, bottom, trailing.
  public var margins = Insets(top: 8, left: 16, bottom: 8, right: 16)
  /// An image's size in points by its name; nil for an unknown image.
  public var imageSize: @Sendable (String) -> Size?

  /// Creates a request for the plain state in the light appearance.
  public init(
    mode: DisplayMode, language: String, overrides: [Override] = [],
    imageSize: @escaping @Sendable (String) -> Size? = { _ in nil }
  ) {
    self.mode = mode
    self.language = language
    self.overrides = overrides
    self.imageSize = imageSize
  }
}

/// A widget document's views for one request.
public struct WidgetScene: Sendable {
  /// The views.
  public var tree: ViewTree
  /// The problems found while the scene was built.
  public var diagnostics: [Diagnostic]
  /// What the state says of these; nil where it says nothing.
  public var preferredHeight: PreferredHeight?
  /// A Boolean value that indicates whether the header on a Mac has a Cancel button.
  public var presents = false
  /// Whether a closed list leaves out rows: there is a Show More… at its end.
  public var hasMoreRows = false
  /// Whether the document says the host's view itself, as a storyboard does.
  public var hasOwnRoot = false
}
