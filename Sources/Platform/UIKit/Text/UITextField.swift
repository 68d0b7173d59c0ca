import CoreGraphics
public import Foundation
import VitrineGraphics
package import VitrineLayout

/// A field with a line of text, which nobody edits in a picture.
@preconcurrency @MainActor
open class UITextField: UIControl, UITextInputTraits {
  /// The border of a field.
  public enum BorderStyle: Int, Sendable {
    case none, line, bezel, roundedRect
  }

  /// The time at which a view of the field is visible.
  public enum ViewMode: Int, Sendable {
    case never, whileEditing, unlessEditing, always
  }

  /// The settings of the keyboard.
  public var inputSettings = UITextInputSettings()
  /// The delegate, which is notified of edits.
  open weak var delegate: (any UITextFieldDelegate)?

  package override class var initialModel: View {
    View("", .textField(TextField(AttributedText("", font: .system(17)))))
  }

  private var field: TextField {
    get {
      if case .textField(let field) = model.kind { return field }
      return TextField(AttributedText("", font: .system(17)))
    }
    set {
      guard newValue != field else { return }
      model.kind = .textField(newValue)
      contentDidChange()
    }
  }

  /// The text, which is empty initially.
  open var text: String? {
    get { field.text.string }
    set {
      field.text.runs = [
        AttributedText.Run(
          text: newValue ?? "",
          attributes: TextAttributes(font: (font ?? .systemFont(ofSize: 17)).description))
      ]
    }
  }

  /// The text with its attributes.
  open var attributedText: NSAttributedString? {
    get { NSAttributedString(field.text) }
    set {
      field.text = (newValue ?? NSAttributedString(string: "")).text(
        font: (font ?? .systemFont(ofSize: 17)).description, paragraph: field.text.paragraph)
    }
  }

  /// The font of the text.
  open var font: UIFont? {
    get { UIFont(field.text.runs.first?.attributes.font ?? .system(17)) }
    set {
      let font = (newValue ?? .systemFont(ofSize: 17)).description
      for index in field.text.runs.indices { field.text.runs[index].attributes.font = font }
    }
  }

  /// The color of the text.
  open var textColor: UIColor? {
    get { field.color.map(UIColor.init) ?? .darkText }
    set { field.color = newValue?.color }
  }

  /// The alignment of the text.
  open var textAlignment: NSTextAlignment {
    get { NSTextAlignment(field.text.paragraph.alignment) }
    set { field.text.paragraph.alignment = newValue.alignment }
  }

  /// The text of an empty field.
  open var placeholder: String? {
    get { field.placeholder }
    set { field.placeholder = newValue }
  }

  /// The text of an empty field with attributes, which aren't drawn.
  open var attributedPlaceholder: NSAttributedString? {
    get { field.placeholder.map { NSAttributedString(string: $0) } }
    set { field.placeholder = newValue?.string }
  }

  /// The border.
  open var borderStyle: BorderStyle {
    get {
      BorderStyle(rawValue: TextField.Border.allCases.firstIndex(of: field.border) ?? 0) ?? .none
    }
    set { field.border = TextField.Border.allCases[newValue.rawValue] }
  }

  /// A Boolean value that indicates whether the text is hidden, which has no effect.
  open var isSecureTextEntry = false
  /// A Boolean value that indicates whether the field is edited, which none is.
  open var isEditing: Bool { false }
  /// A Boolean value that indicates whether editing begins with an empty field.
  open var clearsOnBeginEditing = false
  /// A Boolean value that indicates whether typing replaces the text.
  open var clearsOnInsertion = false
  /// A Boolean value that indicates whether a long text is made smaller, which has no effect.
  open var adjustsFontSizeToFitWidth = false
  /// The smallest font size of a long text.
  open var minimumFontSize: CGFloat = 0
  /// A Boolean value that indicates whether the font follows the text size.
  open var adjustsFontForContentSizeCategory = false
  /// The visibility of the button that clears the text, which is never drawn.
  open var clearButtonMode: ViewMode = .never
  /// The view at the leading edge, which isn't drawn.
  open var leftView: UIView?
  /// The visibility of the view at the leading edge.
  open var leftViewMode: ViewMode = .never
  /// The view at the trailing edge, which isn't drawn.
  open var rightView: UIView?
  /// The visibility of the view at the trailing edge.
  open var rightViewMode: ViewMode = .never
  /// The background, which isn't drawn.
  open var background: UIImage?
  /// The background of a disabled field, which isn't drawn.
  open var disabledBackground: UIImage?
  /// The attributes of the text.
  open var defaultTextAttributes: [NSAttributedString.Key: Any] = [:]
  /// The attributes of typed text.
  open var typingAttributes: [NSAttributedString.Key: Any]?
  private var ownInputView: UIView?
  private var ownAccessoryView: UIView?

  override open var inputView: UIView? {
    get { ownInputView }
    set { ownInputView = newValue }
  }

  override open var inputAccessoryView: UIView? {
    get { ownAccessoryView }
    set { ownAccessoryView = newValue }
  }

  open func textRect(forBounds bounds: CGRect) -> CGRect { bounds }
  open func editingRect(forBounds bounds: CGRect) -> CGRect { bounds }
  open func placeholderRect(forBounds bounds: CGRect) -> CGRect { bounds }
  open func borderRect(forBounds bounds: CGRect) -> CGRect { bounds }
  open func clearButtonRect(forBounds bounds: CGRect) -> CGRect { .zero }
  open func leftViewRect(forBounds bounds: CGRect) -> CGRect { .zero }
  open func rightViewRect(forBounds bounds: CGRect) -> CGRect { .zero }

  /// Sets the outlets of interface files.
  override open func setValue(_ value: Any?, forKey key: String) {
    guard key == "delegate" else { return super.setValue(value, forKey: key) }
    delegate = value as? any UITextFieldDelegate
  }
}

/// A delegate of a text field.
///
/// Vitrine doesn't edit text fields.
@preconcurrency @MainActor
public protocol UITextFieldDelegate: AnyObject {
  /// Returns whether editing may begin.
  func textFieldShouldBeginEditing(_ textField: UITextField) -> Bool
  /// Handles the start of editing.
  func textFieldDidBeginEditing(_ textField: UITextField)
  /// Returns whether editing may end.
  func textFieldShouldEndEditing(_ textField: UITextField) -> Bool
  /// Handles the end of editing.
  func textFieldDidEndEditing(_ textField: UITextField)
  /// Returns whether a text may be replaced.
  func textField(
    _ textField: UITextField, shouldChangeCharactersIn range: NSRange,
    replacementString string: String
  ) -> Bool
  /// Returns whether the text may be cleared.
  func textFieldShouldClear(_ textField: UITextField) -> Bool
  /// Returns whether the return key has its effect.
  func textFieldShouldReturn(_ textField: UITextField) -> Bool
  /// Handles a change of the selection.
  func textFieldDidChangeSelection(_ textField: UITextField)
}

extension UITextFieldDelegate {
  /// Returns true.
  public func textFieldShouldBeginEditing(_ textField: UITextField) -> Bool { true }
  /// Ignores the start.
  public func textFieldDidBeginEditing(_ textField: UITextField) {}
  /// Returns true.
  public func textFieldShouldEndEditing(_ textField: UITextField) -> Bool { true }
  /// Ignores the end.
  public func textFieldDidEndEditing(_ textField: UITextField) {}
  /// Returns true.
  public func textField(
    _ textField: UITextField, shouldChangeCharactersIn range: NSRange,
    replacementString string: String
  ) -> Bool { true }
  /// Returns true.
  public func textFieldShouldClear(_ textField: UITextField) -> Bool { true }
  /// Returns true.
  public func textFieldShouldReturn(_ textField: UITextField) -> Bool { true }
  /// Ignores the change.
  public func textFieldDidChangeSelection(_ textField: UITextField) {}
}
