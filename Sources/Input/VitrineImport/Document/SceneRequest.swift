public import VitrineGraphics

/// The variant, the host and the values of a scene to create from a document.
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

  /// The properties of the host that a document's views depend on.
  public struct Host: Sendable {
    /// The margins that a card has around content if the document sets none.
    public static let cardMargins = Insets(top: 8, left: 16, bottom: 8, right: 16)

    /// A Boolean value that indicates whether the host is Notification Center on a Mac, which has
    /// lists and searches of its own.
    public var isOnMac: Bool
    /// A Boolean value that indicates whether a widget on a Mac is being edited.
    public var isEditing: Bool
    /// A Boolean value that indicates whether the system's controls have the dark appearance.
    public var isDark: Bool
    /// The major version of iOS, which determines the values of system colors.
    public var version: Int
    /// The number of pixels per point, which determines the thickness of a hairline.
    public var scale: Double
    /// The title of a collapsed list's last row, in the request's language.
    public var showMoreTitle: String
    /// The heading of a search in the request's language.
    public var searchTitle: String
    /// The margins around the widget's content if the document sets none.
    public var margins: Insets

    /// Creates a host, by default a card in the light appearance.
    public init(
      isOnMac: Bool = false, isEditing: Bool = false, isDark: Bool = false, version: Int = 10,
      scale: Double = 2,
      showMoreTitle: String = "Show More…", searchTitle: String = "Search",
      margins: Insets = Self.cardMargins
    ) {
      self.isOnMac = isOnMac
      self.isEditing = isEditing
      self.isDark = isDark
      self.version = version
      self.scale = scale
      self.showMoreTitle = showMoreTitle
      self.searchTitle = searchTitle
      self.margins = margins
    }
  }

  /// The display mode of the widget.
  public var mode: DisplayMode
  /// The language of the widget's texts.
  public var language: String
  /// The name of one of the widget's states; nil for the plain state.
  public var state: String?
  /// The values that replace the document's own data.
  public var data: DataFile?
  /// The host of the widget.
  public var host = Host()
  /// The values that replace the document's.
  public var edits = WidgetEdits()
  /// The colors of asset catalogs by name.
  package var colors: [String: Color] = [:]
  /// A Boolean value that indicates whether a host plays the widget, whose class may refer to views
  /// of other states.
  package var isPlayed = false
  /// A Boolean value that indicates whether names may lack a value, which is true while a document
  /// is only checked.
  var isTolerant = false
  /// The result that every condition of a choice is assumed to have while a document is only
  /// checked, or nil if the data decide.
  var assumption: Bool?
  /// Returns an image's size in points by its name, or nil for an unknown image.
  public var imageSize: @Sendable (String) -> Size?

  /// Creates a request for a card in the light appearance.
  public init(
    mode: DisplayMode, language: String, state: String? = nil, data: DataFile? = nil,
    imageSize: @escaping @Sendable (String) -> Size? = { _ in nil }
  ) {
    self.mode = mode
    self.language = language
    self.state = state
    self.data = data
    self.imageSize = imageSize
  }
}
