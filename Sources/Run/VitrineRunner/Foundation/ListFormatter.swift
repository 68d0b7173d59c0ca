public import Foundation

/// A formatter of lists, such as "a, b and c", with the words of CLDR.
///
/// Foundation on Linux has the format style and not the formatter.
open class ListFormatter: Formatter, @unchecked Sendable {
  /// The locale, or nil for the current one.
  open var locale: Locale? = .current
  /// The formatter of the items, or nil to describe them.
  open var itemFormatter: Formatter?

  /// Returns texts joined in the current locale.
  open class func localizedString(byJoining strings: [String]) -> String {
    strings.formatted(.list(type: .and).locale(.current))
  }

  /// Returns the joined items, or nil if the formatter of items rejects one.
  open func string(from items: [Any]) -> String? {
    var texts: [String] = []
    for item in items {
      guard let formatter = itemFormatter else {
        texts.append("\(item)")
        continue
      }
      guard let text = formatter.string(for: item) else { return nil }
      texts.append(text)
    }
    return texts.formatted(.list(type: .and).locale(locale ?? .current))
  }

  /// Returns the joined items of an array, or nil for another object.
  open override func string(for object: Any?) -> String? {
    (object as? [Any]).flatMap { string(from: $0) }
  }
}
