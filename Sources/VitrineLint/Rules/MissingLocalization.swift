import Vitrine
import VitrineGraphics
import VitrineImport
import VitrineLayout

extension Rule {
  static let missingLocalization = Rule(
    "missing-localization", .warning, .localization,
    title: "a text that is translated is translated into every language of the widget",
    why: "one text in another language in the middle of the others looks like a fault",
    check: { subject in
      guard let look = subject.looks.first else { return [] }
      switch subject.widget.source {
      case .document(let document, _): return missing(in: document, subject)
      case .interface(_, _, let found): return missing(in: found, look)
      }
    })

  private static func missing(in document: WidgetDocument, _ subject: Subject) -> [Finding] {
    guard document.strings.count > 0 else { return [] }
    var findings: [Finding] = []
    for look in subject.looks where look.variant.locale == "en" && look.isPlain {
      for id in look.shown {
        guard let (key, source) = look.source.text(of: look[id]) else { continue }
        let having = document.strings.filter { $0.texts[source] != nil }.map(\.language)
        let lacking = document.strings.map(\.language).filter { language in
          !having.contains(language) && having.contains { isAlike($0, language) }
        }
        guard !lacking.isEmpty else { continue }
        findings.append(
          look.finding(
            id, "“\(source)” has no translation in \(lacking.joined(separator: ", "))",
            mend: "add it to strings; a name that stays the same is translated by itself",
            key: key, apart: source))
      }
    }
    return findings
  }

  private static func missing(in found: AppExtension, _ look: Look) -> [Finding] {
    let languages = found.languages
    guard !languages.isEmpty else { return [] }
    return look.shown.compactMap { id in
      guard case .label = look[id].kind, let text = look[id].text,
        text.contains(where: \.isLetter), text != "Label"
      else { return nil }
      let name = look[id].name
      let tables = languages.compactMap { language in
        (try? found.strings(for: language)).flatMap { $0 }.map { (language, $0) }
      }
      let lacking = tables.filter { $0.1["\(name).text"] == nil }.map(\.0)
      guard !lacking.isEmpty, tables.contains(where: { !$0.1.isEmpty }) else { return nil }
      return look.finding(
        id, "“\(text)” has no translation in \(lacking.joined(separator: ", "))",
        mend: "add \(name).text to the language's strings")
    }
  }

  /// Whether a text that one language translates needs a translation in another: names are the
  /// same in languages of one script.
  private static func isAlike(_ translated: String, _ other: String) -> Bool {
    !isLatin(other) || isLatin(translated)
  }

  private static func isLatin(_ language: String) -> Bool {
    let short = language.split(whereSeparator: { $0 == "-" || $0 == "_" }).first.map(String.init)
    return ![
      "ar", "be", "bg", "el", "fa", "he", "hi", "ja", "ka", "kk", "ko", "mk", "ru", "sr", "th",
      "uk",
      "ur", "zh",
    ].contains(short ?? "")
  }
}
