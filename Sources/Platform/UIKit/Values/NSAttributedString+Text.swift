import CoreGraphics
public import Foundation
package import VitrineGraphics
import VitrineLayout

extension NSAttributedString.Key {
  /// The font of the text: a `UIFont`.
  public static let font = NSAttributedString.Key(rawValue: "NSFont")
  /// The color of the text: a `UIColor`.
  public static let foregroundColor = NSAttributedString.Key(rawValue: "NSColor")
  /// The color behind the text: a `UIColor`.
  public static let backgroundColor = NSAttributedString.Key(rawValue: "NSBackgroundColor")
  /// The style of the paragraph: an `NSParagraphStyle`.
  public static let paragraphStyle = NSAttributedString.Key(rawValue: "NSParagraphStyle")
  /// The additional distance between characters: a number of points.
  public static let kern = NSAttributedString.Key(rawValue: "NSKern")
  /// The underline of the text: a number, where 0 means none.
  ///
  /// Any other number means a single line.
  public static let underlineStyle = NSAttributedString.Key(rawValue: "NSUnderline")
  /// The line through the text: a number, where 0 means none.
  ///
  /// Any other number means a single line.
  public static let strikethroughStyle = NSAttributedString.Key(rawValue: "NSStrikethrough")
  /// The distance of the text above the line's baseline: a number of points.
  public static let baselineOffset = NSAttributedString.Key(rawValue: "NSBaselineOffset")
}

/// The style of lines below and through a text.
public struct NSUnderlineStyle: OptionSet, Hashable, Sendable {
  /// The style as a number.
  public let rawValue: Int

  /// Creates a style from a number.
  public init(rawValue: Int) { self.rawValue = rawValue }

  /// A single line.
  public static let single = NSUnderlineStyle(rawValue: 1)
  /// A thick line, which is drawn as a single one.
  public static let thick = NSUnderlineStyle(rawValue: 2)
  /// Two lines, which are drawn as a single one.
  public static let double = NSUnderlineStyle(rawValue: 9)
  /// A dotted line, which is drawn as a single one.
  public static let patternDot = NSUnderlineStyle(rawValue: 0x0100)
  /// A dashed line, which is drawn as a single one.
  public static let patternDash = NSUnderlineStyle(rawValue: 0x0200)
  /// A line below words only, which is drawn as a single one.
  public static let byWord = NSUnderlineStyle(rawValue: 0x8000)
}

extension NSAttributedString {
  /// Returns the text for the engine.
  ///
  /// `font` and `paragraph` are the defaults of runs.
  @MainActor package func text(
    font: FontDescription, paragraph: ParagraphStyle
  ) -> AttributedText {
    var text = AttributedText(runs: [], paragraph: paragraph)
    unsafe enumerateAttributes(in: NSRange(location: 0, length: length)) { attributes, range, _ in
      let part = attributedSubstring(from: range).string
      let own = (attributes[.paragraphStyle] as? NSParagraphStyle)?.style
      if range.location == 0, let own { text.paragraph = own }
      var described = TextAttributes(attributes, font: font)
      // An attachment has an effect only if the text contains its character.
      if part.unicodeScalars.contains(TextAttachment.character) {
        described.attachment = (attributes[.attachment] as? NSTextAttachment)?.attachment
      }
      text.runs.append(AttributedText.Run(text: part, attributes: described, paragraph: own))
    }
    if text.runs.isEmpty {
      text.runs = [AttributedText.Run(text: "", attributes: TextAttributes(font: font))]
    }
    return text
  }

  package convenience init(_ text: AttributedText) {
    let whole = NSMutableAttributedString(string: "")
    for run in text.runs {
      var attributes: [NSAttributedString.Key: Any] = [.font: UIFont(run.attributes.font)]
      if let color = run.attributes.color { attributes[.foregroundColor] = UIColor(color) }
      if let color = run.attributes.backgroundColor {
        attributes[.backgroundColor] = UIColor(color)
      }
      if run.attributes.letterSpacing != 0 { attributes[.kern] = run.attributes.letterSpacing }
      if run.attributes.isUnderlined { attributes[.underlineStyle] = 1 }
      if run.attributes.isStruckThrough { attributes[.strikethroughStyle] = 1 }
      if let image = run.attributes.attachment { attributes[.attachment] = image.platform }
      if run.attributes.baselineOffset != 0 {
        attributes[.baselineOffset] = run.attributes.baselineOffset
      }
      attributes[.paragraphStyle] = NSParagraphStyle(run.paragraph ?? text.paragraph)
      whole.append(NSAttributedString(string: run.text, attributes: attributes))
    }
    self.init(attributedString: whole)
  }
}

extension TextAttachment {
  /// The platform's object for code that reads a label's text.
  fileprivate var platform: NSTextAttachment {
    let made = NSTextAttachment()
    made.image = UIImage(
      ImageReference(
        image, size: bounds.size, rendering: isTemplate ? .template : .automatic), scale: 1)
    made.bounds = CGRect(bounds)
    return made
  }
}

extension TextAttributes {
  package init(_ attributes: [NSAttributedString.Key: Any], font: FontDescription) {
    self.init(
      font: (attributes[.font] as? UIFont)?.description ?? font,
      color: (attributes[.foregroundColor] as? UIColor)?.color,
      letterSpacing: Self.number(attributes[.kern]) ?? 0,
      isUnderlined: (Self.number(attributes[.underlineStyle]) ?? 0) != 0,
      isStruckThrough: (Self.number(attributes[.strikethroughStyle]) ?? 0) != 0,
      backgroundColor: (attributes[.backgroundColor] as? UIColor)?.color,
      baselineOffset: Self.number(attributes[.baselineOffset]) ?? 0)
  }

  /// Converts a number of any numeric type.
  private static func number(_ value: Any?) -> Double? {
    switch value {
    case let number as Double: number
    case let number as Int: Double(number)
    case let number as CGFloat: Double(number)
    case let number as Float: Double(number)
    case let number as NSNumber: number.doubleValue
    default: nil
    }
  }
}
