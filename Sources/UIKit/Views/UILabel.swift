import CoreGraphics
public import Foundation
import VitrineGraphics
package import VitrineLayout
import VitrineSolver

/// Lines of text.
@MainActor
open class UILabel: UIView {
  package override class var initialModel: View {
    var model = View("", .label(Label(AttributedText("", font: .system(17)))))
    model.hugging = AxisPriorities(horizontal: Priority(251), vertical: Priority(251))
    return model
  }

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

  open var text: String? {
    get { label.text.runs.isEmpty ? nil : label.text.string }
    set {
      label.text.runs = [
        AttributedText.Run(
          text: newValue ?? "", attributes: TextAttributes(font: font.description))
      ]
    }
  }

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

  open var textAlignment: NSTextAlignment {
    get { NSTextAlignment(label.text.paragraph.alignment) }
    set { label.text.paragraph.alignment = newValue.alignment }
  }

  open var lineBreakMode: NSLineBreakMode {
    get { NSLineBreakMode(label.text.paragraph.lineBreakMode) }
    set { label.text.paragraph.lineBreakMode = newValue.mode }
  }

  open var numberOfLines: Int {
    get { label.numberOfLines }
    set { label.numberOfLines = max(0, newValue) }
  }

  /// Whether text shrinks to the minimum scale factor before it is cut.
  open var adjustsFontSizeToFitWidth = false {
    didSet { applyScale() }
  }

  open var minimumScaleFactor: CGFloat = 0 {
    didSet { applyScale() }
  }

  private func applyScale() {
    label.minimumScaleFactor =
      adjustsFontSizeToFitWidth ? max(Self.smallestScale, Double(minimumScaleFactor)) : 0
  }

  /// Text that shrinks without a limit of its own is never under a hundredth of its size.
  private static let smallestScale = 0.01

  open var preferredMaxLayoutWidth: CGFloat {
    get { CGFloat(label.preferredMaxLayoutWidth) }
    set { label.preferredMaxLayoutWidth = Double(newValue) }
  }

  open var isEnabled: Bool {
    get { label.isEnabled }
    set { label.isEnabled = newValue }
  }

  open var shadowColor: UIColor? {
    get { label.shadowColor.map(UIColor.init) }
    set { label.shadowColor = newValue?.color }
  }

  open var shadowOffset: CGSize {
    get { CGSize(width: label.shadowOffset.x, height: label.shadowOffset.y) }
    set { label.shadowOffset = Point(x: Double(newValue.width), y: Double(newValue.height)) }
  }
}
