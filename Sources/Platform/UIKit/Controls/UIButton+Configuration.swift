public import CoreGraphics
public import Foundation
import Vitrine
import VitrineGraphics
import VitrineLayout

extension UIButton {
  /// The content and look of a button, which replace those of its states.
  ///
  /// Titles have one line each. The sizes, insets and radii are those of configurations in
  /// storyboards (docs/PLATFORM.md, "Button configurations"). A disabled button is gray, including
  /// its background if it has one.
  public struct Configuration {
    /// The size of the button around its content.
    public enum Size: Int, Sendable {
      case medium, small, mini, large

      fileprivate var engine: ButtonConfiguration.ControlSize {
        switch self {
        case .medium: .medium
        case .small: .small
        case .mini: .mini
        case .large: .large
        }
      }
    }

    /// The corner style of the background.
    ///
    /// `fixed` and `dynamic` use the background's radius.
    public enum CornerStyle: Int, Sendable {
      case fixed = -1
      case dynamic, small, medium, large, capsule

      fileprivate var engine: ButtonConfiguration.CornerStyle {
        switch self {
        case .fixed: .fixed
        case .dynamic: .dynamic
        case .small: .small
        case .medium: .medium
        case .large: .large
        case .capsule: .capsule
        }
      }
    }

    /// The alignment of title and subtitle.
    ///
    /// `automatic` aligns them with the image's side.
    public enum TitleAlignment: Int, Sendable {
      case automatic, leading, center, trailing

      fileprivate var engine: ButtonConfiguration.TitleAlignment {
        switch self {
        case .automatic: .automatic
        case .leading: .leading
        case .center: .center
        case .trailing: .trailing
        }
      }
    }

    private let style: ButtonConfiguration.Style
    /// The title, or nil for that of the button's state.
    public var title: String?
    /// The attributed title, which precedes `title`.
    ///
    /// Its attributes precede the configuration's.
    public var attributedTitle: AttributedString?
    /// The transform of the title's attributes, or nil.
    public var titleTextAttributesTransformer: UIConfigurationTextAttributesTransformer?
    /// The smaller line below the title.
    public var subtitle: String?
    /// The attributed subtitle, which precedes `subtitle`.
    public var attributedSubtitle: AttributedString?
    /// The transform of the subtitle's attributes, or nil.
    public var subtitleTextAttributesTransformer: UIConfigurationTextAttributesTransformer?
    /// The image.
    ///
    /// It is a template in the foreground color unless its rendering mode says otherwise.
    public var image: UIImage?
    /// The configuration of the image if it is a symbol, or nil.
    public var preferredSymbolConfigurationForImage: UIImage.SymbolConfiguration?
    /// The edge of the titles at which the image is placed.
    public var imagePlacement: NSDirectionalRectEdge = .leading
    /// The distance between image and titles.
    public var imagePadding: CGFloat = 0
    /// The distance between title and subtitle.
    public var titlePadding: CGFloat = 1
    /// The alignment of title and subtitle, by default automatic.
    public var titleAlignment: TitleAlignment = .automatic
    /// The color of image and titles.
    ///
    /// Nil is that of the style.
    public var baseForegroundColor: UIColor?
    /// The color from which the style derives its background.
    ///
    /// Nil is the tint color or gray.
    public var baseBackgroundColor: UIColor?
    /// The fill, border and corner radius of the background.
    public var background = UIBackgroundConfiguration()
    /// The corner style of the background, by default dynamic.
    public var cornerStyle: CornerStyle = .dynamic
    /// The size, which determines the font and, unless `contentInsets` are set, the insets.
    public var buttonSize: Size = .medium
    /// A Boolean value that indicates whether a spinner replaces the image, which a note names.
    public var showsActivityIndicator = false {
      didSet {
        if showsActivityIndicator { PlatformNotes.add("the spinner of a button isn't drawn") }
      }
    }
    /// The mark of a button that opens a menu, which a note names.
    public var indicator = Indicator.automatic {
      didSet {
        if indicator == .popup { PlatformNotes.add("the indicator of a button isn't drawn") }
      }
    }
    /// The end of a title that doesn't fit; it is that of the button's label.
    public var titleLineBreakMode: NSLineBreakMode = .byTruncatingTail
    /// The transform of the image's color; it isn't applied.
    public var imageColorTransformer: UIConfigurationColorTransformer? {
      didSet { PlatformNotes.add("the color transformer of a button isn't applied") }
    }
    /// The look on a Mac; it has no effect.
    public var macIdiomStyle = MacIdiomStyle.automatic
    /// A Boolean value that indicates whether the style is adapted to its place.
    public var automaticallyUpdateForSelection = true

    /// The mark of a button that opens a menu.
    public enum Indicator: Int, Sendable {
      case automatic, none, popup
    }

    /// The look of a button on a Mac.
    public enum MacIdiomStyle: Int, Sendable {
      case automatic, bordered, borderless, borderlessTinted
    }
    private var ownInsets: NSDirectionalEdgeInsets?

    private init(_ style: ButtonConfiguration.Style) { self.style = style }

    /// Returns a style with content in the tint color, without a background.
    public static func plain() -> Configuration { Configuration(.plain) }
    /// Returns a style with content in the tint color on gray.
    public static func gray() -> Configuration { Configuration(.gray) }
    /// Returns a style with content in the tint color on a light shade of it.
    public static func tinted() -> Configuration { Configuration(.tinted) }
    /// Returns a style with white content on the tint color.
    public static func filled() -> Configuration { Configuration(.filled) }

    /// The insets around image and titles, by default those of the button's size.
    public var contentInsets: NSDirectionalEdgeInsets {
      get {
        let standard = buttonSize.engine.contentInsets
        return ownInsets
          ?? NSDirectionalEdgeInsets(
            top: standard.top, leading: standard.left, bottom: standard.bottom,
            trailing: standard.right)
      }
      set { ownInsets = newValue }
    }

    var shownTitle: String? { attributedTitle.map { String($0.characters) } ?? title }

    /// Resets the insets to those of the button's size.
    public mutating func setDefaultContentInsets() { ownInsets = nil }
  }
}

@MainActor
extension UIButton.Configuration {
  /// Returns the engine's button, with the configuration's content instead of the states'.
  func applied(to states: Button) -> Button {
    var button = states
    button.role = .system
    button.font = FontDescription(.style(buttonSize.engine.titleStyle))
    var face = Button.Face()
    face.titleColor = style.foreground(base: baseForegroundColor?.color)
    face.title =
      text(
        attributedTitle ?? title.map { AttributedString($0) },
        transformer: titleTextAttributesTransformer,
        font: button.font)
      ?? states.face.title.map { Self.text($0, in: button.font, insteadOf: states.font) }
    face.image = shownImage?.shown ?? states.face.image
    button.faces = [.normal: face]
    button.contentInsets = Insets(
      top: Double(contentInsets.top), left: Double(contentInsets.leading),
      bottom: Double(contentInsets.bottom), right: Double(contentInsets.trailing))
    button.titleInsets = .zero
    button.imageInsets = .zero
    var arrangement = ButtonConfiguration()
    arrangement.imageEdge = imagePlacement.engine
    arrangement.imagePadding = Double(imagePadding)
    arrangement.titlePadding = Double(titlePadding)
    arrangement.titleAlignment = titleAlignment.engine
    arrangement.subtitle = text(
      attributedSubtitle ?? subtitle.map { AttributedString($0) },
      transformer: subtitleTextAttributesTransformer,
      font: FontDescription(.style(ButtonConfiguration.subtitleStyle)))
    button.configuration = arrangement
    return button
  }

  /// Returns a state's title, in the configuration's font unless it has one.
  private static func text(
    _ title: AttributedText, in font: FontDescription, insteadOf old: FontDescription
  ) -> AttributedText {
    var title = title
    for index in title.runs.indices where title.runs[index].attributes.font == old {
      title.runs[index].attributes.font = font
    }
    return title
  }

  private var shownImage: UIImage? {
    guard let preferredSymbolConfigurationForImage else { return image }
    return image?.preferring(preferredSymbolConfigurationForImage)
  }

  /// Returns a title with the transformer's attributes.
  ///
  /// A color that the transformer didn't change follows the button's state.
  private func text(
    _ title: AttributedString?, transformer: UIConfigurationTextAttributesTransformer?,
    font: FontDescription
  ) -> AttributedText? {
    guard let title, !title.characters.isEmpty else { return nil }
    var standard = AttributeContainer()
    standard.uiKit.font = UIFont(font)
    standard.uiKit.foregroundColor = style.foreground(base: baseForegroundColor?.color).map(
      UIColor.init)
    return title.text(font: font) { own in
      guard let transformer else { return own }
      let incoming = standard.merging(own)
      var outgoing = transformer(incoming)
      if outgoing.uiKit.foregroundColor == standard.uiKit.foregroundColor {
        outgoing.uiKit.foregroundColor = nil
      }
      return outgoing
    }
  }

  /// Applies the background's fill, border and corners, which replace the view's.
  func draw(on look: inout ViewStyle, tint: UIColor, isEnabled: Bool) {
    let own = background.backgroundColor?.color
    var fill = own ?? style.background(base: baseBackgroundColor?.color, tint: tint.color)
    if fill != nil, own == nil, !isEnabled { fill = ButtonConfiguration.disabledBackground }
    guard fill != nil || background.strokeWidth > 0 else { return }
    look.backgroundColor = fill
    look.cornerRadius = cornerStyle.engine.cornerRadius(of: Double(background.cornerRadius))
    look.borderWidth = Double(background.strokeWidth)
    look.borderColor = (background.strokeColor ?? tint).color
  }
}

/// A set of edges of a rectangle, in the direction of the interface.
public struct NSDirectionalRectEdge: OptionSet, Hashable, Sendable {
  /// The bits of the edges.
  public let rawValue: UInt

  /// Creates a set of edges from their bits.
  public init(rawValue: UInt) { self.rawValue = rawValue }

  /// The top edge.
  public static let top = NSDirectionalRectEdge(rawValue: 1)
  /// The leading edge.
  public static let leading = NSDirectionalRectEdge(rawValue: 2)
  /// The bottom edge.
  public static let bottom = NSDirectionalRectEdge(rawValue: 4)
  /// The trailing edge.
  public static let trailing = NSDirectionalRectEdge(rawValue: 8)
  /// All four edges.
  public static let all: NSDirectionalRectEdge = [.top, .leading, .bottom, .trailing]

  /// The first of the edges.
  ///
  /// Without an edge it is the leading one.
  fileprivate var engine: ButtonConfiguration.Edge {
    if contains(.top) { return .top }
    if contains(.leading) { return .leading }
    return contains(.bottom) ? .bottom : contains(.trailing) ? .trailing : .leading
  }
}
