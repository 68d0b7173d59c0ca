public import Foundation

extension Bundle {
  /// Returns a translation with the emphasis of its Markdown.
  public func localizedAttributedString(
    forKey key: String, value: String?, table tableName: String?
  ) -> NSAttributedString {
    let text = localizedString(forKey: key, value: value, table: tableName)
    return NSAttributedString((try? AttributedString(markdown: text)) ?? AttributedString(text))
  }
}
