package import VitrineBase
import VitrineGraphics

/// Translations as Xcode stores and exports them: `.strings`, `.xliff` and `.xcstrings`.
package enum TranslationFile {
  /// The texts of one original in one language, by key.
  package struct Table: Hashable, Sendable {
    /// The file that the texts belong to, if the translation names it.
    package var original: String?
    /// The language, or nil if the file's path determines it.
    package var language: String?
    package var texts: [String: String]
  }

  package static let suffixes = ["strings", "xliff", "xcstrings"]

  package static func read(_ bytes: [UInt8], file: String) throws(InputError) -> [Table] {
    switch FilePath.suffix(of: file) {
    case "xliff": try XLIFF.read(bytes, file: file)
    case "xcstrings": try stringCatalog(try JSON.parse(bytes, file: file))
    default: [Table(texts: try StringsFile.read(bytes, file: file))]
    }
  }

  /// Reads `{"strings": {KEY: {"localizations": {LANGUAGE: {"stringUnit": {"value": …}}}}}}`.
  ///
  /// A text that varies by number or device has no single value and is skipped.
  private static func stringCatalog(_ value: JSONValue) throws(InputError) -> [Table] {
    let catalog = try JSONObject(value, "the string catalog")
    var byLanguage: [String: [String: String]] = [:]
    for entry in try catalog.object("strings")?.members ?? [] {
      guard case .object(let languages)? = entry.value["localizations"]?.kind else { continue }
      for language in languages {
        guard case .string(let text)? = language.value.at("stringUnit.value")?.kind else {
          continue
        }
        byLanguage[language.key, default: [:]][entry.key] = text
      }
    }
    return byLanguage.sorted { $0.key < $1.key }.map { Table(language: $0.key, texts: $0.value) }
  }
}

/// XLIFF 1.2, as `xcodebuild -exportLocalizations` writes it.
private enum XLIFF {
  static func read(_ bytes: [UInt8], file: String) throws(InputError) -> [TranslationFile.Table] {
    let root = try XMLReader.read(bytes, file: file)
    guard root.name == "xliff" else {
      throw InputError(
        Diagnostic(
          .error, "not-xliff", "the root element is '\(root.name)', expected 'xliff'",
          at: root.location))
    }
    if let version = root["version"], !version.hasPrefix("1.") {
      throw InputError(
        Diagnostic(
          .error, "not-xliff", "this is XLIFF \(version), expected 1.2 as Xcode exports it",
          at: root.location))
    }
    return root.children.filter { $0.name == "file" }.map { part in
      var texts: [String: String] = [:]
      collect(part, &texts)
      return TranslationFile.Table(
        original: part["original"], language: part["target-language"], texts: texts)
    }
  }

  private static func collect(_ element: XMLElement, _ texts: inout [String: String]) {
    if element.name == "trans-unit", let id = element["id"], let target = element.child("target") {
      texts[id] = target.wholeText
    }
    for child in element.children { collect(child, &texts) }
  }
}

extension XMLElement {
  /// The text, including that of nested elements, which mark up parts of a translation.
  fileprivate var wholeText: String {
    children.isEmpty ? text : text + children.map(\.wholeText).joined()
  }
}
