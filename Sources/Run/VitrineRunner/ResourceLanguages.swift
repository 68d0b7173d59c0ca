import Foundation

/// The names of folders with resources that suit a language, the best first.
///
/// A language has those of its region, of its parents in CLDR, and its own.
struct ResourceLanguages {
  let names: [String]

  /// Creates the names for a language, such as `zh-Hant-HK`.
  init(_ language: String) {
    let full = Locale.Language.Components(
      identifier: Locale.Language(identifier: language).maximalIdentifier)
    let code = full.languageCode?.identifier ?? language
    let script = full.script?.identifier ?? ""
    let region = full.region?.identifier ?? ""
    var names = [language, "\(code)-\(script)-\(region)"]
    // A script that a reader expects from the region isn't written.
    if Self.script(of: "\(code)-\(region)") == script { names.append("\(code)-\(region)") }
    var parent = Locale.Language(identifier: language).parent
    while let next = parent, !["root", "und"].contains(next.minimalIdentifier) {
      names.append(next.minimalIdentifier)
      // World English (`en-001`) uses the files of British English.
      if next.minimalIdentifier == "en-001" { names.append("en-GB") }
      parent = next.parent
    }
    names.append("\(code)-\(script)")
    if Self.script(of: code) == script { names.append(code) }
    names += Self.older["\(code)-\(script)"] ?? []
    self.names = names.reduce(into: []) { if !$0.contains($1) { $0.append($1) } }
  }

  private static func script(of language: String) -> String? {
    let full = Locale.Language(identifier: language).maximalIdentifier
    return Locale.Language.Components(identifier: full).script?.identifier
  }

  /// The names that older projects have.
  private static let older = [
    "zh-Hans": ["zh-CN"], "zh-Hant": ["zh-TW"], "nb-Latn": ["no"], "no-Latn": ["nb"],
    "he-Hebr": ["iw"], "id-Latn": ["in"], "fil-Latn": ["tl"], "en-Latn": ["English"],
    "fr-Latn": ["French"], "de-Latn": ["German"], "it-Latn": ["Italian"], "nl-Latn": ["Dutch"],
    "es-Latn": ["Spanish"], "ja-Jpan": ["Japanese"],
  ]

  /// Returns the localizations that suit the language, the best first.
  func matches(in localizations: [String]) -> [String] {
    names.compactMap { name in
      localizations.first { $0.replacingOccurrences(of: "_", with: "-") == name }
    }
  }
}
