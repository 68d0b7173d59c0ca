public import VitrineGraphics

/// A `UIButton`'s content.
public struct Button: Hashable, Codable, Sendable {
  public enum Role: String, Hashable, Codable, Sendable, CaseIterable {
    case custom, system, contactAdd, detailDisclosure, infoLight, infoDark, close
  }

  public enum State: String, Hashable, Codable, Sendable, CaseIterable {
    case normal, highlighted, selected, disabled
  }

  /// What a button shows in one state; what is nil is taken from the normal state.
  public struct Face: Hashable, Codable, Sendable {
    public var title: AttributedText?
    public var titleColor: Color?
    public var titleShadowColor: Color?
    public var image: ImageReference?
    public var backgroundImage: ImageReference?

    public init() {}
  }

  public enum HorizontalAlignment: String, Hashable, Codable, Sendable, CaseIterable {
    case center, left, right, fill, leading, trailing
  }

  public enum VerticalAlignment: String, Hashable, Codable, Sendable, CaseIterable {
    case center, top, bottom, fill
  }

  public var role: Role
  public var state: State = .normal
  public var font: FontDescription
  /// The faces that the button has, normal first.
  public var faces: [State: Face] = [:]
  public var contentInsets = Insets.zero
  public var titleInsets = Insets.zero
  public var imageInsets = Insets.zero
  public var horizontalAlignment: HorizontalAlignment = .center
  public var verticalAlignment: VerticalAlignment = .center
  public var lineBreakMode: LineBreakMode = .truncateMiddle
  /// How a `UIButton.Configuration` arranges the content; nil for a button without one.
  public var configuration: ButtonConfiguration?
  /// How AppKit draws it; nil for a `UIButton`.
  public var appKit: AppKitLook?

  public init(_ role: Role, font: FontDescription) {
    self.role = role
    self.font = font
  }

  /// What shows in the button's state, each part falling back to the normal face.
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
