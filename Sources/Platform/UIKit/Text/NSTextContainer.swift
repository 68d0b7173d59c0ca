import CoreGraphics
public import Foundation

/// The area of a text.
///
/// The engine lays out text without it, so its values are stored only.
@preconcurrency @MainActor
open class NSTextContainer: NSObject {
  /// The size of the area.
  open var size = CGSize.zero
  /// The distance of lines from the edges, which is 0 here.
  open var lineFragmentPadding: CGFloat = 5
  /// The maximum number of lines, or 0 for no limit.
  open var maximumNumberOfLines = 0
  /// The end of a text that doesn't fit.
  open var lineBreakMode: NSLineBreakMode = .byWordWrapping
  /// A Boolean value that indicates whether the width follows the text view.
  open var widthTracksTextView = true
  /// A Boolean value that indicates whether the height follows the text view.
  open var heightTracksTextView = false
  /// The paths that the text avoids.
  open var exclusionPaths: [UIBezierPath] = []

  /// Creates an area without a size.
  @preconcurrency @MainActor
  override public init() { super.init() }

  /// Creates an area with a size.
  public init(size: CGSize) {
    super.init()
    self.size = size
  }
}

/// A text with attributes that a layout observes.
public typealias NSTextStorage = NSMutableAttributedString

/// The shadow of letters.
///
/// A label or a drawing shows the shadow of a text's first letters.
open class NSShadow: NSObject {
  /// The offset in points.
  open var shadowOffset = CGSize.zero
  /// The radius of the blur in points.
  open var shadowBlurRadius: CGFloat = 0
  /// The color: a `UIColor`.
  open var shadowColor: Any?
}

extension NSAttributedString.Key {
  /// The shadow of the text: an `NSShadow`.
  public static let shadow = NSAttributedString.Key(rawValue: "NSShadow")
  /// The link of the text, which isn't drawn differently.
  public static let link = NSAttributedString.Key(rawValue: "NSLink")
  /// The joining of letters, which has no effect.
  public static let ligature = NSAttributedString.Key(rawValue: "NSLigature")
  /// The width of letters' outlines, which aren't drawn.
  public static let strokeWidth = NSAttributedString.Key(rawValue: "NSStrokeWidth")
  /// The color of letters' outlines, which aren't drawn.
  public static let strokeColor = NSAttributedString.Key(rawValue: "NSStrokeColor")
  /// The color of the underline, which is the text's.
  public static let underlineColor = NSAttributedString.Key(rawValue: "NSUnderlineColor")
  /// The color of the line through the text, which is the text's.
  public static let strikethroughColor = NSAttributedString.Key(rawValue: "NSStrikethroughColor")
  /// The slant of letters, which has no effect.
  public static let obliqueness = NSAttributedString.Key(rawValue: "NSObliqueness")
  /// The widening of letters, which has no effect.
  public static let expansion = NSAttributedString.Key(rawValue: "NSExpansion")
  /// The effect on letters, which isn't drawn.
  public static let textEffect = NSAttributedString.Key(rawValue: "NSTextEffect")
  /// The direction of the text, which has no effect.
  public static let writingDirection = NSAttributedString.Key(rawValue: "NSWritingDirection")
  /// The vertical setting of letters, which has no effect.
  public static let verticalGlyphForm = NSAttributedString.Key(rawValue: "NSVerticalGlyphForm")
}
