import CoreGraphics
public import Foundation
package import VitrineGraphics

/// Where lines of text stand between their edges.
public enum NSTextAlignment: Int, Sendable {
  case left, center, right, justified, natural
}

/// How a text is broken into lines, and cut where it doesn't fit.
public enum NSLineBreakMode: Int, Sendable {
  case byWordWrapping, byCharWrapping, byClipping, byTruncatingHead, byTruncatingTail
  case byTruncatingMiddle
}

/// How the lines of a paragraph are set.
open class NSParagraphStyle: @unchecked Sendable {
  package var style: ParagraphStyle

  public init() { style = ParagraphStyle(lineBreakMode: .wordWrap) }

  package init(_ style: ParagraphStyle) { self.style = style }

  public static let `default` = NSParagraphStyle()

  public var alignment: NSTextAlignment { NSTextAlignment(style.alignment) }
  public var lineBreakMode: NSLineBreakMode { NSLineBreakMode(style.lineBreakMode) }
  /// Between two lines, in points.
  public var lineSpacing: CGFloat { CGFloat(style.lineSpacing) }
  /// Times the font's line height; 0 means 1.
  public var lineHeightMultiple: CGFloat { CGFloat(style.lineHeightMultiple) }
  /// In points; 0 sets no limit.
  public var minimumLineHeight: CGFloat { CGFloat(style.minimumLineHeight) }
  /// In points; 0 sets no limit, and under it, letters reach into the line above.
  public var maximumLineHeight: CGFloat { CGFloat(style.maximumLineHeight) }
  /// After each paragraph but the last.
  public var paragraphSpacing: CGFloat { CGFloat(style.paragraphSpacing) }
  public var paragraphSpacingBefore: CGFloat { CGFloat(style.paragraphSpacingBefore) }
  /// Of a paragraph's first line, from the side where it starts.
  public var firstLineHeadIndent: CGFloat { CGFloat(style.firstLineHeadIndent) }
  /// Of the lines after the first.
  public var headIndent: CGFloat { CGFloat(style.headIndent) }
  /// From the side where lines start where positive, else back from where they end.
  public var tailIndent: CGFloat { CGFloat(style.tailIndent) }

  public func mutableCopy() -> Any { NSMutableParagraphStyle(style) }
}

/// A paragraph style that can be changed until it is given to a text.
public final class NSMutableParagraphStyle: NSParagraphStyle, @unchecked Sendable {
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
