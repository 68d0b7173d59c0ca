public import VitrineBase
public import VitrineGraphics
public import VitrineLayout

/// The variant, the values and the data of a scene to create.
public struct SceneRequest: Sendable {
  /// A value of a property that a user sets, such as `title.text=Hello`.
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
  /// The values that replace the document's.
  public var overrides: [Override]
  /// A Boolean value that indicates whether the host is Notification Center on a Mac, which has
  /// lists and searches of its own.
  public var isOnMac = false
  /// A Boolean value that indicates whether the system's controls have the dark appearance.
  public var isDark = false
  /// A Boolean value that indicates whether a widget on a Mac is being edited.
  public var isEditing = false
  /// The number of pixels per point, which determines the thickness of a hairline.
  public var scale = 2.0
  /// The host's title of a collapsed list's last row, in the request's language.
  public var showMoreTitle = "Show More…"
  /// The host's heading of a search in the request's language.
  public var searchTitle = "Search"
  /// The name of one of the widget's states; nil for the plain state.
  public var state: String?
  /// The values that replace the document's own data.
  public var data: DataFile?
  /// The texts that replace the document's, by text or by `ID.KEY`.
  package var texts: [String: String] = [:]
  /// The colors of asset catalogs by name.
  package var colors: [String: Color] = [:]
  /// The values with priority over all other data.
  package var stateData: JSONValue?
  /// A Boolean value that indicates whether a host plays the widget, whose class may refer to views
  /// of other states.
  package var isPlayed = false
  /// A Boolean value that indicates whether names may lack a value, which is true while a document
  /// is only checked.
  var isTolerant = false
  /// The margins around the widget's content if the document sets none.
  public var margins = Insets(top: 8, left: 16, bottom: 8, right: 16)
  /// Returns an image's size in points by its name, or nil for an unknown image.
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
  /// The height that the state requests; nil if it requests none.
  public var preferredHeight: PreferredHeight?
  /// A Boolean value that indicates whether the header on a Mac has a Cancel button.
  public var presents = false
  /// A Boolean value that indicates whether a collapsed list omits rows and therefore ends with
  /// Show More.
  public var hasMoreRows = false
  /// A Boolean value that indicates whether the document contains the host's view itself, like a
  /// storyboard.
  public var hasOwnRoot = false
}
