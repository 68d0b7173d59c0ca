import CoreGraphics
public import Foundation
import VitrineGraphics
package import VitrineLayout

/// A scrollable view of lines of text.
@preconcurrency @MainActor
open class UITextView: UIScrollView {
  private static let standardFont = FontDescription.system(12)

  package override class var initialModel: View {
    var model = View("", .textView(TextView(AttributedText("", font: standardFont))))
    model.style.clipsToBounds = true
    return model
  }

  /// The engine's value.
  ///
  /// A text view that doesn't scroll is as high as its text.
  private var textView: TextView {
    get {
      if case .textView(let view) = model.kind { return view }
      return TextView(AttributedText("", font: Self.standardFont))
    }
    set {
      model.kind = .textView(newValue)
      contentDidChange()
    }
  }

  // The platform declares it as implicitly unwrapped.
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  /// The text.
  ///
  /// Setting it gives the entire text the font of the first character.
  open var text: String! {
    get { textView.text.string }
    set {
      let font = (font ?? UIFont(Self.standardFont)).description
      textView.text.runs = [
        AttributedText.Run(text: newValue ?? "", attributes: TextAttributes(font: font))
      ]
    }
  }

  // The platform declares it as implicitly unwrapped.
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  /// The text with its attributes.
  open var attributedText: NSAttributedString! {
    get { NSAttributedString(textView.text) }
    set {
      textView.text = (newValue ?? NSAttributedString(string: "")).text(
        font: (font ?? UIFont(Self.standardFont)).description, paragraph: textView.text.paragraph)
    }
  }

  /// The font of the first character.
  ///
  /// Setting it changes the font of the entire text.
  open var font: UIFont? {
    get { textView.text.runs.first.map { UIFont($0.attributes.font) } }
    set {
      let font = newValue?.description ?? Self.standardFont
      for index in textView.text.runs.indices { textView.text.runs[index].attributes.font = font }
    }
  }

  /// The color of text without a color of its own.
  ///
  /// Nil is the standard color.
  open var textColor: UIColor? {
    get { textView.color.map(UIColor.init) }
    set { textView.color = newValue?.color }
  }

  /// The alignment of the text.
  open var textAlignment: NSTextAlignment {
    get { NSTextAlignment(textView.text.paragraph.alignment) }
    set { textView.text.paragraph.alignment = newValue.alignment }
  }

  /// The insets of the text, by default 8 points above and below.
  ///
  /// The text container adds 5 at each side.
  open var textContainerInset: UIEdgeInsets {
    get { UIEdgeInsets(textView.containerInsets) }
    set { textView.containerInsets = newValue.insets }
  }

  /// A Boolean value that indicates whether the text is editable, by default true.
  ///
  /// A picture shows no cursor.
  open var isEditable: Bool {
    get { textView.isEditable }
    set { textView.isEditable = newValue }
  }

  /// A Boolean value that indicates whether people can select the text.
  ///
  /// It has no effect on a picture.
  open var isSelectable = true

  /// A Boolean value that indicates whether people can scroll the text.
  ///
  /// A text view that doesn't scroll is as high as its text.
  override open var isScrollEnabled: Bool {
    get { textView.isScrollEnabled }
    set { textView.isScrollEnabled = newValue }
  }
}
