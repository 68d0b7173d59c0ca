public import VitrineGraphics

/// The content of a `UIButton`.
public struct Button: Hashable, Codable, Sendable {
  /// The type of a button.
  public enum Role: String, Hashable, Codable, Sendable, CaseIterable {
    case custom, system, contactAdd, detailDisclosure, infoLight, infoDark, close
  }

  /// The state of a button.
  public enum State: String, Hashable, Codable, Sendable, CaseIterable {
    case normal, highlighted, selected, disabled
  }

  /// The content of a button in one state.
  ///
  /// Nil properties have the values of the normal state.
  public struct Face: Hashable, Codable, Sendable {
    /// The title, or nil.
    public var title: AttributedText?
    /// The color of the title, or nil for the default.
    public var titleColor: Color?
    /// The shadow color of the title, or nil.
    public var titleShadowColor: Color?
    /// The image beside the title, or nil.
    public var image: ImageReference?
    /// The image behind the content, or nil.
    public var backgroundImage: ImageReference?

    /// Creates an empty face.
    public init() {}
  }

  /// The horizontal alignment of the content.
  public enum HorizontalAlignment: String, Hashable, Codable, Sendable, CaseIterable {
    case center, left, right, fill, leading, trailing
  }

  /// The vertical alignment of the content.
  public enum VerticalAlignment: String, Hashable, Codable, Sendable, CaseIterable {
    case center, top, bottom, fill
  }

  /// The type of the button.
  public var role: Role
  /// The current state.
  public var state: State = .normal
  /// The font of the title.
  public var font: FontDescription
  /// The faces of the button by state.
  public var faces: [State: Face] = [:]
  /// The insets around the content, in points.
  public var contentInsets = Insets.zero
  /// The insets around the title, in points.
  public var titleInsets = Insets.zero
  /// The insets around the image, in points.
  public var imageInsets = Insets.zero
  /// The horizontal alignment of the content.
  public var horizontalAlignment: HorizontalAlignment = .center
  /// The vertical alignment of the content.
  public var verticalAlignment: VerticalAlignment = .center
  /// The line break mode of the title.
  public var lineBreakMode: LineBreakMode = .truncateMiddle
  /// The arrangement of the content by a `UIButton.Configuration`, or nil without one.
  public var configuration: ButtonConfiguration?
  /// The appearance in AppKit, or nil for a `UIButton`.
  public var appKit: AppKitLook?

  /// Creates a button without content.
  public init(_ role: Role, font: FontDescription) {
    self.role = role
    self.font = font
  }

  /// The content in the button's state.
  ///
  /// Missing parts are those of the normal face.
  public var face: Face {
    let normal = faces[.normal] ?? Face()
    guard state != .normal, let specific = faces[state] else { return normal }
    var face = Face()
    face.title = specific.title ?? normal.title
    face.titleColor = specific.titleColor ?? normal.titleColor
    face.titleShadowColor = specific.titleShadowColor ?? normal.titleShadowColor
    face.image = specific.image ?? normal.image
    face.backgroundImage = specific.backgroundImage ?? normal.backgroundImage
    return face
  }
}
