import Foundation

/// The kind of a keyboard.
public enum UIKeyboardType: Int, Sendable {
  case `default`, asciiCapable, numbersAndPunctuation, URL, numberPad, phonePad, namePhonePad
  case emailAddress, decimalPad, twitter, webSearch, asciiCapableNumberPad
}

/// The look of a keyboard.
public enum UIKeyboardAppearance: Int, Sendable {
  case `default`, dark, light
}

/// The return key of a keyboard.
public enum UIReturnKeyType: Int, Sendable {
  case `default`, go, google, join, next, route, search, send, yahoo, done, emergencyCall
  case `continue`
}

/// The capitalization of typed text.
public enum UITextAutocapitalizationType: Int, Sendable {
  case none, words, sentences, allCharacters
}

/// The correction of typed text.
public enum UITextAutocorrectionType: Int, Sendable {
  case `default`, no, yes
}

/// The checking of typed text.
public enum UITextSpellCheckingType: Int, Sendable {
  case `default`, no, yes
}

/// The meaning of a field's content.
public struct UITextContentType: RawRepresentable, Hashable, Sendable {
  /// The name.
  public let rawValue: String

  /// Creates a meaning from its name.
  public init(rawValue: String) { self.rawValue = rawValue }

  /// A name.
  public static let name = UITextContentType(rawValue: "name")
  /// A user's name.
  public static let username = UITextContentType(rawValue: "username")
  /// A password.
  public static let password = UITextContentType(rawValue: "password")
  /// A telephone number.
  public static let telephoneNumber = UITextContentType(rawValue: "tel")
  /// An address of mail.
  public static let emailAddress = UITextContentType(rawValue: "email")
  /// A code that arrives once.
  public static let oneTimeCode = UITextContentType(rawValue: "one-time-code")
  /// A password for a new account.
  public static let newPassword = UITextContentType(rawValue: "new-password")
  /// A first name.
  public static let givenName = UITextContentType(rawValue: "given-name")
  /// A family name.
  public static let familyName = UITextContentType(rawValue: "family-name")
  /// A number of a credit card.
  public static let creditCardNumber = UITextContentType(rawValue: "cc-number")
  /// A name of a town.
  public static let addressCity = UITextContentType(rawValue: "address-level2")
  /// A postal code.
  public static let postalCode = UITextContentType(rawValue: "postal-code")
  /// A street.
  public static let fullStreetAddress = UITextContentType(rawValue: "street-address")
  /// An address of the web.
  public static let URL = UITextContentType(rawValue: "url")
}

/// The settings of the keyboard for a text.
public struct UITextInputSettings: Sendable {
  var keyboardType = UIKeyboardType.default
  var keyboardAppearance = UIKeyboardAppearance.default
  var returnKeyType = UIReturnKeyType.default
  var autocapitalizationType = UITextAutocapitalizationType.sentences
  var autocorrectionType = UITextAutocorrectionType.default
  var spellCheckingType = UITextSpellCheckingType.default
  var textContentType: UITextContentType?
  var enablesReturnKeyAutomatically = false

  /// Creates the standard settings.
  public init() {}
}

/// A text with settings of a keyboard, which never appears in a picture.
@preconcurrency @MainActor
public protocol UITextInputTraits: AnyObject {
  /// The settings.
  var inputSettings: UITextInputSettings { get set }
}

extension UITextInputTraits {
  /// The kind of the keyboard.
  public var keyboardType: UIKeyboardType {
    get { inputSettings.keyboardType }
    set { inputSettings.keyboardType = newValue }
  }

  /// The look of the keyboard.
  public var keyboardAppearance: UIKeyboardAppearance {
    get { inputSettings.keyboardAppearance }
    set { inputSettings.keyboardAppearance = newValue }
  }

  /// The return key.
  public var returnKeyType: UIReturnKeyType {
    get { inputSettings.returnKeyType }
    set { inputSettings.returnKeyType = newValue }
  }

  /// The capitalization of typed text.
  public var autocapitalizationType: UITextAutocapitalizationType {
    get { inputSettings.autocapitalizationType }
    set { inputSettings.autocapitalizationType = newValue }
  }

  /// The correction of typed text.
  public var autocorrectionType: UITextAutocorrectionType {
    get { inputSettings.autocorrectionType }
    set { inputSettings.autocorrectionType = newValue }
  }

  /// The checking of typed text.
  public var spellCheckingType: UITextSpellCheckingType {
    get { inputSettings.spellCheckingType }
    set { inputSettings.spellCheckingType = newValue }
  }

  /// The meaning of the content.
  public var textContentType: UITextContentType? {
    get { inputSettings.textContentType }
    set { inputSettings.textContentType = newValue }
  }

  /// A Boolean value that indicates whether the return key needs a text.
  public var enablesReturnKeyAutomatically: Bool {
    get { inputSettings.enablesReturnKeyAutomatically }
    set { inputSettings.enablesReturnKeyAutomatically = newValue }
  }
}
