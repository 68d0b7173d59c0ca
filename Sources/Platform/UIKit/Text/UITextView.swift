import CoreGraphics
public import Foundation
import VitrineGraphics
package import VitrineLayout

/// A scrollable view of lines of text.
@preconcurrency @MainActor
open class UITextView: UIScrollView, UITextInputTraits {
  /// The settings of the keyboard.
  public var inputSettings = UITextInputSettings()
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

  /// The area of the text.
  public let textContainer = NSTextContainer()
  /// The attributes of links, which aren't drawn.
  open var linkTextAttributes: [NSAttributedString.Key: Any] = [:]
  /// The data that becomes links, which isn't detected.
  open var dataDetectorTypes: UIDataDetectorTypes = []
  /// The selected range.
  open var selectedRange = NSRange(location: 0, length: 0)
  /// A Boolean value that indicates whether attributes can be edited.
  open var allowsEditingTextAttributes = false
  /// The attributes of typed text.
  open var typingAttributes: [NSAttributedString.Key: Any] = [:]
  /// A Boolean value that indicates whether the font follows the text size.
  ///
  /// A font of a text style always does.
  open var adjustsFontForContentSizeCategory = false
  /// The text as a storage.
  open var textStorage: NSTextStorage { NSTextStorage(attributedString: attributedText) }

  /// Scrolls to a range, which has no effect.
  open func scrollRangeToVisible(_ range: NSRange) {}
}

/// A delegate of a text view.
///
/// Vitrine doesn't edit text views.
@preconcurrency @MainActor
public protocol UITextViewDelegate: UIScrollViewDelegate {
  /// Handles a change of the text.
  func textViewDidChange(_ textView: UITextView)
  /// Handles the start of editing.
  func textViewDidBeginEditing(_ textView: UITextView)
  /// Handles the end of editing.
  func textViewDidEndEditing(_ textView: UITextView)
  /// Returns whether editing may begin.
  func textViewShouldBeginEditing(_ textView: UITextView) -> Bool
  /// Returns whether editing may end.
  func textViewShouldEndEditing(_ textView: UITextView) -> Bool
  /// Returns whether a text may be replaced.
  func textView(
    _ textView: UITextView, shouldChangeTextIn range: NSRange, replacementText text: String
  ) -> Bool
  /// Handles a change of the selection.
  func textViewDidChangeSelection(_ textView: UITextView)
}

extension UITextViewDelegate {
  /// Ignores the change.
  public func textViewDidChange(_ textView: UITextView) {}
  /// Ignores the start.
  public func textViewDidBeginEditing(_ textView: UITextView) {}
  /// Ignores the end.
  public func textViewDidEndEditing(_ textView: UITextView) {}
  /// Returns true.
  public func textViewShouldBeginEditing(_ textView: UITextView) -> Bool { true }
  /// Returns true.
  public func textViewShouldEndEditing(_ textView: UITextView) -> Bool { true }
  /// Returns true.
  public func textView(
    _ textView: UITextView, shouldChangeTextIn range: NSRange, replacementText text: String
  ) -> Bool { true }
  /// Ignores the change.
  public func textViewDidChangeSelection(_ textView: UITextView) {}
}

/// The data that becomes links.
public struct UIDataDetectorTypes: OptionSet, Hashable, Sendable {
  /// The bits of the kinds.
  public let rawValue: UInt

  /// Creates kinds from their bits.
  public init(rawValue: UInt) { self.rawValue = rawValue }

  /// Telephone numbers.
  public static let phoneNumber = UIDataDetectorTypes(rawValue: 1)
  /// Links.
  public static let link = UIDataDetectorTypes(rawValue: 1 << 1)
  /// Addresses.
  public static let address = UIDataDetectorTypes(rawValue: 1 << 2)
  /// Dates.
  public static let calendarEvent = UIDataDetectorTypes(rawValue: 1 << 3)
  /// All kinds.
  public static let all = UIDataDetectorTypes(rawValue: UInt.max)
}
