public import CoreGraphics
public import Foundation

/// The alignment of a text layer's lines.
public struct CATextLayerAlignmentMode: RawRepresentable, Hashable, Sendable {
  /// The name.
  public let rawValue: String

  /// Creates a mode from its name.
  public init(rawValue: String) { self.rawValue = rawValue }

  /// The alignment of the text's writing direction.
  public static let natural = CATextLayerAlignmentMode(rawValue: "natural")
  /// The left edge.
  public static let left = CATextLayerAlignmentMode(rawValue: "left")
  /// The right edge.
  public static let right = CATextLayerAlignmentMode(rawValue: "right")
  /// The center.
  public static let center = CATextLayerAlignmentMode(rawValue: "center")
  /// Both edges.
  public static let justified = CATextLayerAlignmentMode(rawValue: "justified")
}

/// The truncation of a text layer's text.
public struct CATextLayerTruncationMode: RawRepresentable, Hashable, Sendable {
  /// The name.
  public let rawValue: String

  /// Creates a mode from its name.
  public init(rawValue: String) { self.rawValue = rawValue }

  /// No truncation.
  public static let none = CATextLayerTruncationMode(rawValue: "none")
  /// An ellipsis at the start of the line.
  public static let start = CATextLayerTruncationMode(rawValue: "start")
  /// An ellipsis in the middle of the line.
  public static let middle = CATextLayerTruncationMode(rawValue: "middle")
  /// An ellipsis at the end of the line.
  public static let end = CATextLayerTruncationMode(rawValue: "end")
}

/// Text from the top of a layer.
///
/// The defaults are Core Animation's: white text of 36 points on one line, not truncated. As
/// documented, an attributed string has its font and color, and `font`, `fontSize` and
/// `foregroundColor` are then ignored.
open class CATextLayer: CALayer {
  /// A `String` or an `NSAttributedString`.
  ///
  /// Other objects aren't drawn.
  open var string: Any?
  /// A `UIFont`, whose size is ignored, or a font's name.
  ///
  /// Nil is the system font.
  open var font: Any?
  /// The size of the font in points.
  open var fontSize: CGFloat = 36
  /// The color of the text.
  open var foregroundColor: CGColor? = CGColor(gray: 1, alpha: 1)
  /// A Boolean value that indicates whether the text is wrapped to the bounds.
  open var isWrapped = false
  /// The alignment of the lines.
  open var alignmentMode: CATextLayerAlignmentMode = .natural
  /// The truncation of text that doesn't fit.
  open var truncationMode: CATextLayerTruncationMode = .none
}
