public import VitrineGraphics

/// The properties of a `UIButton.Configuration` beyond a button's faces and insets.
///
/// They include the position of the image and the subtitle. Apple documents none of the numbers,
/// and docs/PLATFORM.md, "Button configurations", rates the reliability of each one. Storyboards
/// and code share them here.
public struct ButtonConfiguration: Hashable, Codable, Sendable {
  /// The side of the titles where the image is.
  public enum Edge: String, Hashable, Codable, Sendable, CaseIterable {
    case top, leading, bottom, trailing
  }

  /// The alignment of the shorter title with the longer one.
  public enum TitleAlignment: String, Hashable, Codable, Sendable, CaseIterable {
    case automatic, center, leading, trailing
  }

  /// The corner style of the background.
  public enum CornerStyle: String, Hashable, Codable, Sendable, CaseIterable {
    case fixed, dynamic, small, medium, large, capsule

    /// Returns the corner radius in points of a background with the given radius.
    ///
    /// The radius of a capsule is limited to half of the height when it is painted.
    public func cornerRadius(of radius: Double) -> Double {
      switch self {
      case .fixed, .dynamic: radius
      case .small: 4
      case .medium: ButtonConfiguration.standardCornerRadius
      case .large: 8
      case .capsule: 1000
      }
    }
  }

  /// The size of the control.
  public enum ControlSize: String, Hashable, Codable, Sendable, CaseIterable {
    case mini, small, medium, large

    /// The insets around the content, in points.
    public var contentInsets: Insets {
      switch self {
      case .mini, .small: Insets(top: 5, left: 10, bottom: 5, right: 10)
      case .medium: Insets(top: 7, left: 12, bottom: 7, right: 12)
      case .large: Insets(top: 15, left: 20, bottom: 15, right: 20)
      }
    }

    /// The text style of the title.
    public var titleStyle: TextStyle {
      switch self {
      case .mini, .small: .subheadline
      case .medium, .large: .body
      }
    }
  }

  /// The style of the background.
  public enum Style: String, Hashable, Codable, Sendable, CaseIterable {
    case plain, gray, tinted, filled

    /// Returns the fill behind the content, or nil for a style without one.
    public func background(base: Color?, tint: Color) -> Color? {
      switch self {
      case .plain: nil
      case .gray: base ?? Color(hex: 0x787880, alpha: 0.16)
      case .tinted: (base ?? tint).withAlpha(0.15)
      case .filled: base ?? tint
      }
    }

    /// Returns the color of title and image, or nil for the tint color.
    public func foreground(base: Color?) -> Color? { base ?? (self == .filled ? .white : nil) }
  }

  /// The corner radius of a standard background, in points.
  public static let standardCornerRadius = 5.95
  /// The fill of a disabled button with a background.
  public static let disabledBackground = Color(hex: 0x787880, alpha: 0.12)
  /// The text style of the subtitle.
  public static let subtitleStyle = TextStyle.caption1

  /// The side of the titles where the image is.
  public var imageEdge = Edge.leading
  /// The distance between the image and the titles, in points.
  public var imagePadding = 0.0
  /// The text below the title, or nil.
  public var subtitle: AttributedText?
  /// The distance between the title and the subtitle, in points.
  public var titlePadding = 1.0
  /// The alignment of the shorter title with the longer one.
  public var titleAlignment = TitleAlignment.automatic

  /// Creates the default configuration.
  public init() {}
}

/// The frames of a configured button's parts, relative to the top left of the content.
public struct ButtonArrangement: Hashable, Sendable {
  /// The size of the content, in points.
  public let size: Size
  /// The frame of the image.
  public let image: Rect
  /// The frame of the title.
  public let title: Rect
  /// The frame of the subtitle.
  public let subtitle: Rect

  /// Creates an arrangement of parts with the given sizes.
  ///
  /// An empty part takes no space and no padding.
  public init(
    _ configuration: ButtonConfiguration, image: Size, title: Size, subtitle: Size
  ) {
    let titleGap = title.height > 0 && subtitle.height > 0 ? configuration.titlePadding : 0
    let texts = Size(
      width: max(title.width, subtitle.width), height: title.height + titleGap + subtitle.height)
    let gap = image.width > 0 && texts.width > 0 ? configuration.imagePadding : 0
    let edge = configuration.imageEdge
    let isBeside = edge == .leading || edge == .trailing
    size =
      isBeside
      ? Size(
        width: image.width + gap + texts.width, height: max(image.height, texts.height))
      : Size(
        width: max(image.width, texts.width), height: image.height + gap + texts.height)
    let imageX = isBeside ? (edge == .leading ? 0 : size.width - image.width) : nil
    let imageY = isBeside ? nil : edge == .top ? 0 : size.height - image.height
    self.image = Rect(
      origin: Point(
        x: imageX ?? (size.width - image.width) / 2, y: imageY ?? (size.height - image.height) / 2),
      size: image)
    let origin = Point(
      x: edge == .leading ? image.width + gap : isBeside ? 0 : (size.width - texts.width) / 2,
      y: edge == .top ? image.height + gap : isBeside ? (size.height - texts.height) / 2 : 0)
    // The fraction of the free width before a shorter line.
    let share =
      switch configuration.titleAlignment {
      case .leading: 0.0
      case .trailing: 1.0
      case .center: 0.5
      case .automatic:
        image.width == 0 || !isBeside ? 0.5 : edge == .leading ? 0 : 1
      }
    func line(_ line: Size, _ y: Double) -> Rect {
      Rect(
        origin: Point(x: origin.x + (texts.width - line.width) * share, y: origin.y + y),
        size: line)
    }
    self.title = line(title, 0)
    self.subtitle = line(subtitle, title.height + titleGap)
  }
}
