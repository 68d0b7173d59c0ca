import CoreGraphics
public import Foundation
import VitrineGraphics
package import VitrineLayout
import VitrineSolver

/// Lines of text.
///
/// A label's own size is that of its text, in whole pixels: on one line, or, where it may have more,
/// in lines of the width that layout finds, which it then needs the height for. The defaults are
/// UIKit's: 17 points, one line cut at its end with an ellipsis, hugging its text at priority 251, which
/// Interface Builder writes and code gets as well.
@MainActor
open class UILabel: UIView {
  package override class var initialModel: View {
    var model = View("", .label(Label(AttributedText("", font: .system(17)))))
    model.hugging = AxisPriorities(horizontal: Priority(251), vertical: Priority(251))
    return model
  }

  /// The engine's value; a change asks for a new layout around the label.
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

  /// Setting it makes the label's font that of the first letters.
  open var attributedText: NSAttributedString? {
    get { NSAttributedString(label.text) }
    set {
      label.text = (newValue ?? NSAttributedString(string: "")).text(
        font: font.description, paragraph: label.text.paragraph)
    }
  }

  // As on the platform.
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  open var font: UIFont! {
    get { UIFont(label.text.runs.first?.attributes.font ?? .system(17)) }
    set {
      let font = (newValue ?? .systemFont(ofSize: 17)).description
      for index in label.text.runs.indices { label.text.runs[index].attributes.font = font }
    }
  }

  // As on the platform.
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  open var textColor: UIColor! {
    get { label.color.map(UIColor.init) ?? .darkText }
    set {
      label.color = newValue?.color
      for index in label.text.runs.indices { label.text.runs[index].attributes.color = nil }
    }
  }

  /// Natural by default: it follows the direction of the interface.
  open var textAlignment: NSTextAlignment {
    get { NSTextAlignment(label.text.paragraph.alignment) }
    set { label.text.paragraph.alignment = newValue.alignment }
  }

  /// How the last line is cut; by default, with an ellipsis at its end.
  open var lineBreakMode: NSLineBreakMode {
    get { NSLineBreakMode(label.text.paragraph.lineBreakMode) }
    set { label.text.paragraph.lineBreakMode = newValue.mode }
  }

  /// 1 by default; 0 is as many as there are.
  open var numberOfLines: Int {
    get { label.numberOfLines }
    set { label.numberOfLines = max(0, newValue) }
  }

  /// Whether text shrinks to the minimum scale factor before it is cut.
  open var adjustsFontSizeToFitWidth = false {
    didSet { applyScale() }
  }

  /// The share of its size that text may shrink to, where it may shrink at all.
  open var minimumScaleFactor: CGFloat = 0 {
    didSet { applyScale() }
  }

  private func applyScale() {
    label.minimumScaleFactor =
      adjustsFontSizeToFitWidth ? max(Self.smallestScale, Double(minimumScaleFactor)) : 0
  }

  /// Text that shrinks without a limit of its own is never under a hundredth of its size.
  private static let smallestScale = 0.01

  /// The width at which lines break if no constraint gives one; 0 sets no width.
  open var preferredMaxLayoutWidth: CGFloat {
    get { CGFloat(label.preferredMaxLayoutWidth) }
    set { label.preferredMaxLayoutWidth = Double(newValue) }
  }

  /// A disabled label's text is drawn at 45 % of its opacity.
  open var isEnabled: Bool {
    get { label.isEnabled }
    set { label.isEnabled = newValue }
  }

  open var shadowColor: UIColor? {
    get { label.shadowColor.map(UIColor.init) }
    set { label.shadowColor = newValue?.color }
  }

  /// One point up by default.
  open var shadowOffset: CGSize {
    get { CGSize(width: label.shadowOffset.x, height: label.shadowOffset.y) }
    set { label.shadowOffset = Point(x: Double(newValue.width), y: Double(newValue.height)) }
  }
}
