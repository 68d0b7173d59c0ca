public import CoreGraphics
public import Foundation
import Vitrine
import VitrineGraphics
import VitrineLayout

extension UIButton {
  /// The content and the look of a button in one value, which replaces what its states say.
  ///
  /// Titles have one line each. The numbers of sizes, insets and radii are those that storyboards'
  /// configurations get (docs/PLATFORM.md, "Button configurations"). A disabled button is gray, and
  /// gray behind its content where it has a background.
  public struct Configuration {
    /// How large the button is around its content.
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

    /// How round the background is; `fixed` and `dynamic` leave it to the background's own radius.
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

    /// How title and subtitle stand to each other; `automatic` keeps them at the image's side.
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
    public var title: String?
    /// Comes before `title`; its own attributes come before the configuration's.
    public var attributedTitle: AttributedString?
    public var titleTextAttributesTransformer: UIConfigurationTextAttributesTransformer?
    /// The smaller line under the title.
    public var subtitle: String?
    public var attributedSubtitle: AttributedString?
    public var subtitleTextAttributesTransformer: UIConfigurationTextAttributesTransformer?
    /// Shown as a template in the foreground color unless its rendering mode says otherwise.
    public var image: UIImage?
    public var preferredSymbolConfigurationForImage: UIImage.SymbolConfiguration?
    /// The side of the titles that the image is on: one edge.
    public var imagePlacement: NSDirectionalRectEdge = .leading
    /// Between image and titles.
    public var imagePadding: CGFloat = 0
    /// Between title and subtitle.
    public var titlePadding: CGFloat = 1
    public var titleAlignment: TitleAlignment = .automatic
    /// The color of image and titles; nil is the style's.
    public var baseForegroundColor: UIColor?
    /// The color that the style makes its background of; nil is the tint, or gray.
    public var baseBackgroundColor: UIColor?
    public var background = UIBackgroundConfiguration()
    public var cornerStyle: CornerStyle = .dynamic
    /// Sets the font and, until `contentInsets` are set, the room around the content.
    public var buttonSize: Size = .medium
    private var ownInsets: NSDirectionalEdgeInsets?

    private init(_ style: ButtonConfiguration.Style) { self.style = style }

    /// Content in the tint, without a background.
    public static func plain() -> Configuration { Configuration(.plain) }
    /// Content in the tint on gray.
    public static func gray() -> Configuration { Configuration(.gray) }
    /// Content in the tint on a light shade of it.
    public static func tinted() -> Configuration { Configuration(.tinted) }
    /// White content on the tint.
    public static func filled() -> Configuration { Configuration(.filled) }

    /// Around image and titles; by default those of the button's size.
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

    /// Returns to the insets of the button's size.
    public mutating func setDefaultContentInsets() { ownInsets = nil }
  }
}

@MainActor
extension UIButton.Configuration {
  /// The engine's button: what the states say, with the configuration's content in its place.
  func applied(to states: Button) -> Button {
    var button = states
    button.role = .system
    button.font = FontDescription(.style(buttonSize.engine.titleStyle))
    var face = Button.Face()
    face.titleColor = style.foreground(base: baseForegroundColor?.color)
    face.title =
      text(
        attributedTitle ?? title.map { AttributedString($0) }, titleTextAttributesTransformer,
        button.font)
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
      subtitleTextAttributesTransformer,
      FontDescription(.style(ButtonConfiguration.subtitleStyle)))
    button.configuration = arrangement
    return button
  }

  /// A state's title in the configuration's font, where it has none of its own.
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

  /// A title with the transformer's attributes; a color that the transformer left alone follows the
  /// button's state.
  private func text(
    _ title: AttributedString?, _ transformer: UIConfigurationTextAttributesTransformer?,
    _ font: FontDescription
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

  /// The background's fill, line and corners; they take the place of the view's own.
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

/// The sides of a rectangle, in the direction of the interface.
public struct NSDirectionalRectEdge: OptionSet, Hashable, Sendable {
  public let rawValue: UInt

  public init(rawValue: UInt) { self.rawValue = rawValue }

  public static let top = NSDirectionalRectEdge(rawValue: 1)
  public static let leading = NSDirectionalRectEdge(rawValue: 2)
  public static let bottom = NSDirectionalRectEdge(rawValue: 4)
  public static let trailing = NSDirectionalRectEdge(rawValue: 8)
  public static let all: NSDirectionalRectEdge = [.top, .leading, .bottom, .trailing]

  /// The first of the edges; an image without an edge leads.
  fileprivate var engine: ButtonConfiguration.Edge {
    if contains(.top) { return .top }
    if contains(.leading) { return .leading }
    return contains(.bottom) ? .bottom : contains(.trailing) ? .trailing : .leading
  }
}
