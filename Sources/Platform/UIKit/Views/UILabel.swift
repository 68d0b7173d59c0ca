import CoreGraphics
public import Foundation
import VitrineGraphics
package import VitrineLayout
import VitrineSolver

/// A view of one or more lines of text.
///
/// A label's intrinsic size is that of its text in whole pixels: on one line, or wrapped to the
/// width that layout determines, which in turn determines the height. The defaults are UIKit's: 17
/// points, one line truncated at its end, and a hugging priority of 251, which both Interface
/// Builder and code get.
@preconcurrency @MainActor
open class UILabel: UIView {
  package override class var initialModel: View {
    var model = View("", .label(Label(AttributedText("", font: .system(17)))))
    model.hugging = AxisPriorities(horizontal: Priority(251), vertical: Priority(251))
    return model
  }

  override class var receivesTouches: Bool { false }

  /// The engine's value.
  ///
  /// A change causes a layout of the surrounding views.
  private var label: Label {
    get {
      if case .label(let label) = model.kind { return label }
      return Label(AttributedText("", font: .system(17)))
    }
    set {
      guard newValue != label else { return }
      model.kind = .label(newValue)
      contentDidChange()
    }
  }

  override func take(_ model: View) {
    super.take(model)
    let scale = label.minimumScaleFactor
    adjustsFontSizeToFitWidth = scale > 0 && scale < 1
    minimumScaleFactor = CGFloat(scale)
  }

  /// The text.
  ///
  /// Setting it replaces attributes by the label's font and color.
  open var text: String? {
    get { label.text.runs.isEmpty ? nil : label.text.string }
    set {
      label.text.runs = [
        AttributedText.Run(
          text: newValue ?? "", attributes: TextAttributes(font: font.description))
      ]
    }
  }

  /// The attributed text.
  ///
  /// Setting it sets the label's font to that of the first character.
  open var attributedText: NSAttributedString? {
    get { NSAttributedString(label.text) }
    set {
      label.text = (newValue ?? NSAttributedString(string: "")).text(
        font: font.description, paragraph: label.text.paragraph)
    }
  }

  // The platform declares it as implicitly unwrapped.
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  /// The font of the text, by default the system font at 17 points.
  open var font: UIFont! {
    get { UIFont(label.text.runs.first?.attributes.font ?? .system(17)) }
    set {
      let font = (newValue ?? .systemFont(ofSize: 17)).description
      for index in label.text.runs.indices { label.text.runs[index].attributes.font = font }
    }
  }

  // The platform declares it as implicitly unwrapped.
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  /// The color of the text.
  open var textColor: UIColor! {
    get { label.color.map(UIColor.init) ?? .darkText }
    set {
      label.color = newValue?.color
      for index in label.text.runs.indices { label.text.runs[index].attributes.color = nil }
    }
  }

  /// The alignment, by default natural: it follows the direction of the interface.
  open var textAlignment: NSTextAlignment {
    get { NSTextAlignment(label.text.paragraph.alignment) }
    set { label.text.paragraph.alignment = newValue.alignment }
  }

  /// The truncation of the last line, by default with an ellipsis at its end.
  open var lineBreakMode: NSLineBreakMode {
    get { NSLineBreakMode(label.text.paragraph.lineBreakMode) }
    set { label.text.paragraph.lineBreakMode = newValue.mode }
  }

  /// The maximum number of lines, by default 1.
  ///
  /// 0 means no limit.
  open var numberOfLines: Int {
    get { label.numberOfLines }
    set { label.numberOfLines = max(0, newValue) }
  }

  /// A Boolean value that indicates whether text shrinks to the minimum scale factor before it is
  /// truncated.
  open var adjustsFontSizeToFitWidth = false {
    didSet { applyScale() }
  }

  /// The smallest factor by which text may shrink if shrinking is enabled.
  open var minimumScaleFactor: CGFloat = 0 {
    didSet { applyScale() }
  }

  private func applyScale() {
    label.minimumScaleFactor =
      adjustsFontSizeToFitWidth ? max(Self.smallestScale, Double(minimumScaleFactor)) : 0
  }

  /// The smallest scale of text that shrinks without an explicit limit.
  private static let smallestScale = 0.01

  /// The width for wrapping if no constraint determines it.
  ///
  /// 0 sets no width.
  open var preferredMaxLayoutWidth: CGFloat {
    get { CGFloat(label.preferredMaxLayoutWidth) }
    set { label.preferredMaxLayoutWidth = Double(newValue) }
  }

  /// A Boolean value that indicates whether the label is enabled.
  ///
  /// A disabled one has 45 % of its opacity.
  open var isEnabled: Bool {
    get { label.isEnabled }
    set { label.isEnabled = newValue }
  }

  /// The color of the shadow, or nil for no shadow.
  open var shadowColor: UIColor? {
    get { label.shadowColor.map(UIColor.init) }
    set { label.shadowColor = newValue?.color }
  }

  /// The offset of the shadow, by default one point up.
  open var shadowOffset: CGSize {
    get { CGSize(width: label.shadowOffset.x, height: label.shadowOffset.y) }
    set { label.shadowOffset = Point(x: Double(newValue.width), y: Double(newValue.height)) }
  }

  // MARK: Drawing of a subclass

  /// The color of a highlighted label's text, or nil for the normal one.
  open var highlightedTextColor: UIColor?
  /// A Boolean value that indicates whether the label is highlighted.
  open var isHighlighted = false
  /// The alignment of a text that is made smaller, which has no effect.
  open var baselineAdjustment: UIBaselineAdjustment = .alignBaselines
  /// A Boolean value that indicates whether letters may move together, which has no effect.
  open var allowsDefaultTighteningForTruncation = false
  /// A Boolean value that indicates whether the font follows the text size.
  ///
  /// A font of a text style always does.
  open var adjustsFontForContentSizeCategory = false

  /// Returns the rectangle of the text in other bounds.
  open func textRect(
    forBounds bounds: CGRect, limitedToNumberOfLines numberOfLines: Int
  ) -> CGRect {
    let size = styledText.boundingSize(width: bounds.width, lines: numberOfLines)
    return CGRect(
      x: bounds.minX, y: bounds.minY, width: min(size.width, bounds.width),
      height: min(size.height, bounds.height))
  }

  /// Draws the text, centered vertically in a rectangle.
  ///
  /// The engine draws a text that fills the label.
  open func drawText(in rect: CGRect) {
    guard rect != bounds || !isProbingText else { return }
    drawsOwnText = true
    let text = styledText
    let height = text.boundingSize(width: rect.width, lines: numberOfLines).height
    let top = rect.minY + max(0, (rect.height - height) / 2)
    text.draw(
      in: CGRect(x: rect.minX, y: top, width: rect.width, height: rect.height),
      lines: numberOfLines)
  }

  override open func draw(_ rect: CGRect) {
    isProbingText = true
    drawText(in: rect)
    isProbingText = false
  }

  private var isProbingText = false
  private var drawsOwnText = false

  /// Returns whether the class draws the text in another rectangle than the label's.
  func drawsText() -> Bool {
    drawsOwnText = false
    _ = recordedDrawing()
    return drawsOwnText
  }

  /// The text with the label's color where it has none.
  private var styledText: NSAttributedString {
    let text = NSMutableAttributedString(attributedString: NSAttributedString(label.text))
    let color = isHighlighted ? highlightedTextColor ?? textColor : textColor
    guard let color else { return text }
    let whole = NSRange(location: 0, length: text.length)
    unsafe text.enumerateAttribute(.foregroundColor, in: whole) { value, range, _ in
      if value == nil { text.addAttribute(.foregroundColor, value: color, range: range) }
    }
    return text
  }

  /// A Boolean value that indicates whether the class changes the rectangle of the text.
  var changesTextRect: Bool {
    guard OwnClasses.contains(type(of: self)) else { return false }
    let box = CGRect(x: 0, y: 0, width: 1000, height: 1000)
    return textRect(forBounds: box, limitedToNumberOfLines: numberOfLines).size
      != UILabel.baseTextRect(of: self, box).size
  }

  private static func baseTextRect(of label: UILabel, _ box: CGRect) -> CGRect {
    let size = label.styledText.boundingSize(width: box.width, lines: label.numberOfLines)
    return CGRect(origin: box.origin, size: size)
  }

  override open var intrinsicContentSize: CGSize {
    let size = super.intrinsicContentSize
    guard size != UIView.probedIntrinsicSize, changesTextRect else { return size }
    let width = preferredMaxLayoutWidth > 0 ? preferredMaxLayoutWidth : 10_000
    return textRect(
      forBounds: CGRect(x: 0, y: 0, width: width, height: 10_000),
      limitedToNumberOfLines: numberOfLines
    ).size
  }
}

/// The alignment of a text that is made smaller to fit.
public enum UIBaselineAdjustment: Int, Sendable {
  case alignBaselines, alignCenters, none
}
