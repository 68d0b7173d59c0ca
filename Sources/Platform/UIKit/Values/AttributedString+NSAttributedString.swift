import CoreGraphics
public import Foundation

extension AttributedString {
  /// Creates a text with the attributes of another that UIKit draws.
  public init(_ text: NSAttributedString) {
    self.init()
    let whole = NSRange(location: 0, length: text.length)
    unsafe text.enumerateAttributes(in: whole) { attributes, range, _ in
      append(
        AttributedString(
          text.attributedSubstring(from: range).string, attributes: AttributeContainer(attributes)))
    }
  }
}

extension AttributeContainer {
  /// Converts the attributes of an `NSAttributedString`; attributes that UIKit doesn't draw
  /// are left out.
  public init(_ dictionary: [NSAttributedString.Key: Any]) {
    self.init()
    self.uiKit.font = dictionary[.font] as? UIFont
    self.uiKit.foregroundColor = Self.color(dictionary[.foregroundColor])
    self.uiKit.backgroundColor = Self.color(dictionary[.backgroundColor])
    self.uiKit.kern = Self.number(dictionary[.kern])
    self.uiKit.baselineOffset = Self.number(dictionary[.baselineOffset])
    self.uiKit.underlineStyle = Self.line(dictionary[.underlineStyle])
    self.uiKit.strikethroughStyle = Self.line(dictionary[.strikethroughStyle])
  }

  private static func color(_ value: Any?) -> UIColor? {
    value as? UIColor ?? (value as? CGColor).map { UIColor(cgColor: $0) }
  }

  private static func number(_ value: Any?) -> CGFloat? {
    value as? CGFloat ?? (value as? NSNumber).map { CGFloat($0.doubleValue) }
  }

  private static func line(_ value: Any?) -> NSUnderlineStyle? {
    value as? NSUnderlineStyle
      ?? (value as? Int ?? (value as? NSNumber)?.intValue).map(NSUnderlineStyle.init(rawValue:))
  }
}

extension NSAttributedString {
  /// Creates a text with the attributes of another that UIKit draws.
  public convenience init(_ text: AttributedString) {
    let result = NSMutableAttributedString(string: "")
    for run in text.runs {
      let attributes = run.attributes.uiKit
      var dictionary: [NSAttributedString.Key: Any] = [:]
      dictionary[.font] = attributes.font
      dictionary[.foregroundColor] = attributes.foregroundColor
      dictionary[.backgroundColor] = attributes.backgroundColor
      dictionary[.kern] = attributes.kern
      dictionary[.baselineOffset] = attributes.baselineOffset
      dictionary[.underlineStyle] = attributes.underlineStyle?.rawValue
      dictionary[.strikethroughStyle] = attributes.strikethroughStyle?.rawValue
      result.append(
        NSAttributedString(
          string: String(text[run.range].characters), attributes: dictionary))
    }
    self.init(attributedString: result)
  }
}
