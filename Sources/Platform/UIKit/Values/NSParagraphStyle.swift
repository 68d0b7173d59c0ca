import CoreGraphics
public import Foundation
package import VitrineGraphics

/// The alignment of lines of text.
public enum NSTextAlignment: Int, Sendable {
  case left, center, right, justified, natural
}

/// The wrapping and truncation of a text.
public enum NSLineBreakMode: Int, Sendable {
  case byWordWrapping, byCharWrapping, byClipping, byTruncatingHead, byTruncatingTail
  case byTruncatingMiddle
}

/// The style of a paragraph's lines.
open class NSParagraphStyle: NSObject, @unchecked Sendable {
  package var style: ParagraphStyle

  /// Creates the default style, which wraps lines between words.
  override public init() {
    style = ParagraphStyle(lineBreakMode: .wordWrap)
    super.init()
  }

  package init(_ style: ParagraphStyle) {
    self.style = style
    super.init()
  }

  /// The readiness to hyphenate words, which has no effect.
  public var hyphenationFactor: Float { extras.hyphenationFactor }
  /// The direction of the text, which is that of its language.
  public var baseWritingDirection: NSWritingDirection { extras.direction }
  /// The stops of tabs, which have no effect.
  public var tabStops: [NSTextTab] { extras.tabStops }

  /// The values without an effect.
  fileprivate struct Extras {
    var hyphenationFactor: Float = 0
    var direction = NSWritingDirection.natural
    var tabStops: [NSTextTab] = []
  }

  fileprivate var extras = Extras()

  /// The default style, which wraps lines between words.
  public static let `default` = NSParagraphStyle()

  /// The alignment of the lines.
  public var alignment: NSTextAlignment { NSTextAlignment(style.alignment) }
  /// The wrapping and truncation of the lines.
  public var lineBreakMode: NSLineBreakMode { NSLineBreakMode(style.lineBreakMode) }
  /// The distance between lines in points.
  public var lineSpacing: CGFloat { CGFloat(style.lineSpacing) }
  /// The factor on the font's line height.
  ///
  /// 0 means 1.
  public var lineHeightMultiple: CGFloat { CGFloat(style.lineHeightMultiple) }
  /// The minimum line height in points.
  ///
  /// 0 sets no limit.
  public var minimumLineHeight: CGFloat { CGFloat(style.minimumLineHeight) }
  /// The maximum line height in points.
  ///
  /// 0 sets no limit. With a smaller one, lines overlap.
  public var maximumLineHeight: CGFloat { CGFloat(style.maximumLineHeight) }
  /// The distance after each paragraph except the last.
  public var paragraphSpacing: CGFloat { CGFloat(style.paragraphSpacing) }
  /// The distance before each paragraph, including the first.
  public var paragraphSpacingBefore: CGFloat { CGFloat(style.paragraphSpacingBefore) }
  /// The indent of a paragraph's first line from the leading edge.
  public var firstLineHeadIndent: CGFloat { CGFloat(style.firstLineHeadIndent) }
  /// The indent of later lines.
  public var headIndent: CGFloat { CGFloat(style.headIndent) }
  /// The end of lines: from the leading edge if positive, otherwise from the trailing edge.
  public var tailIndent: CGFloat { CGFloat(style.tailIndent) }

  /// Returns a mutable copy, an `NSMutableParagraphStyle`.
  override open func mutableCopy() -> Any { NSMutableParagraphStyle(style) }
}

/// A mutable paragraph style.
open class NSMutableParagraphStyle: NSParagraphStyle, @unchecked Sendable {
  override public init() { super.init() }

  override package init(_ style: ParagraphStyle) { super.init(style) }

  override public var alignment: NSTextAlignment {
    get { super.alignment }
    set { style.alignment = newValue.alignment }
  }

  override public var lineBreakMode: NSLineBreakMode {
    get { super.lineBreakMode }
    set { style.lineBreakMode = newValue.mode }
  }

  override public var lineSpacing: CGFloat {
    get { super.lineSpacing }
    set { style.lineSpacing = Double(newValue) }
  }

  override public var lineHeightMultiple: CGFloat {
    get { super.lineHeightMultiple }
    set { style.lineHeightMultiple = Double(newValue) }
  }

  override public var minimumLineHeight: CGFloat {
    get { super.minimumLineHeight }
    set { style.minimumLineHeight = Double(newValue) }
  }

  override public var maximumLineHeight: CGFloat {
    get { super.maximumLineHeight }
    set { style.maximumLineHeight = Double(newValue) }
  }

  override public var paragraphSpacing: CGFloat {
    get { super.paragraphSpacing }
    set { style.paragraphSpacing = Double(newValue) }
  }

  override public var paragraphSpacingBefore: CGFloat {
    get { super.paragraphSpacingBefore }
    set { style.paragraphSpacingBefore = Double(newValue) }
  }

  override public var firstLineHeadIndent: CGFloat {
    get { super.firstLineHeadIndent }
    set { style.firstLineHeadIndent = Double(newValue) }
  }

  override public var headIndent: CGFloat {
    get { super.headIndent }
    set { style.headIndent = Double(newValue) }
  }

  override public var tailIndent: CGFloat {
    get { super.tailIndent }
    set { style.tailIndent = Double(newValue) }
  }

  override public var hyphenationFactor: Float {
    get { super.hyphenationFactor }
    set { extras.hyphenationFactor = newValue }
  }

  override public var baseWritingDirection: NSWritingDirection {
    get { super.baseWritingDirection }
    set { extras.direction = newValue }
  }

  override public var tabStops: [NSTextTab] {
    get { super.tabStops }
    set { extras.tabStops = newValue }
  }

  /// Takes the values of another style.
  open func setParagraphStyle(_ other: NSParagraphStyle) { style = other.style }
}

extension NSTextAlignment {
  package init(_ alignment: TextAlignment) {
    self =
      switch alignment {
      case .left: .left
      case .center: .center
      case .right: .right
      case .justified: .justified
      case .natural: .natural
      }
  }

  package var alignment: TextAlignment {
    switch self {
    case .left: .left
    case .center: .center
    case .right: .right
    case .justified: .justified
    case .natural: .natural
    }
  }
}

extension NSLineBreakMode {
  package init(_ mode: LineBreakMode) {
    self =
      switch mode {
      case .wordWrap: .byWordWrapping
      case .characterWrap: .byCharWrapping
      case .clip: .byClipping
      case .truncateHead: .byTruncatingHead
      case .truncateTail: .byTruncatingTail
      case .truncateMiddle: .byTruncatingMiddle
      }
  }

  package var mode: LineBreakMode {
    switch self {
    case .byWordWrapping: .wordWrap
    case .byCharWrapping: .characterWrap
    case .byClipping: .clip
    case .byTruncatingHead: .truncateHead
    case .byTruncatingTail: .truncateTail
    case .byTruncatingMiddle: .truncateMiddle
    }
  }
}

/// The direction of a text.
public enum NSWritingDirection: Int, Sendable {
  case natural = -1
  case leftToRight, rightToLeft
}

/// A stop of tabs.
open class NSTextTab: NSObject {
  /// The distance from the edge.
  public let location: CGFloat
  /// The alignment at the stop.
  public let alignment: NSTextAlignment

  /// Creates a stop.
  public init(
    textAlignment alignment: NSTextAlignment, location: CGFloat,
    options: [String: Any] = [:]
  ) {
    self.alignment = alignment
    self.location = location
  }
}
