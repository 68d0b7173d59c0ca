import Vitrine
import VitrineBase
import VitrineGraphics
import VitrineImport
import VitrineLayout

extension Rule {
  /// Reports text that is translated into only some of the widget's languages.
  ///
  /// Texts without any translation, for example numbers and names, are in no table, so they aren't
  /// reported in documents. In Interface Builder files every label has a key.
  static let missingLocalization = Rule(
    "missing-localization", .warning, .localization,
    title: "translated text is translated into every language of the widget",
    why: "a single text in another language looks like a defect",
    check: { subject in
      guard let scene = subject.scenes.first else { return [] }
      switch subject.widget.source {
      case .document(let document, _): return missing(in: document, subject)
      case .interface(let document, _, let appExtension):
        return missing(
          in: appExtension, scene, outlets: Set(document.outlets.keys), from: subject.files)
      case .program: return []
      }
    })

  private static func missing(in document: WidgetDocument, _ subject: Subject) -> [Finding] {
    guard document.strings.count > 0 else { return [] }
    var findings: [Finding] = []
    for scene in subject.scenes where scene.variant.locale == "en" && scene.isPlain {
      for id in scene.shown {
        guard let (key, source) = scene.source.text(of: scene[id]) else { continue }
        let having = document.strings.filter { $0.texts[source] != nil }.map(\.language)
        let lacking = document.strings.map(\.language).filter { language in
          !having.contains(language) && having.contains { isAlike($0, language) }
        }
        guard !lacking.isEmpty else { continue }
        findings.append(
          scene.finding(
            id, "“\(source)” has no translation in \(lacking.joined(separator: ", "))",
            remedy: "add it to strings; for a name that stays the same, repeat it",
            key: key, dedupKey: source))
      }
    }
    return findings
  }

  /// Returns the missing translations of an interface file.
  ///
  /// A label with an outlet gets its text from code, so its text in the file is a placeholder.
  private static func missing(
    in appExtension: AppExtension, _ scene: LintScene, outlets: Set<String>,
    from files: Files
  ) -> [Finding] {
    let languages = appExtension.languages(from: files)
    guard !languages.isEmpty else { return [] }
    return scene.shown.compactMap { id in
      guard case .label = scene[id].kind, let text = scene[id].text,
        text.contains(where: \.isLetter), text != "Label", !outlets.contains(scene[id].name)
      else { return nil }
      let name = scene[id].name
      let tables = languages.compactMap { language in
        (try? appExtension.strings(for: language, from: files)).flatMap { $0 }.map {
          (language, $0)
        }
      }
      let lacking = tables.filter { $0.1["\(name).text"] == nil }.map(\.0)
      guard !lacking.isEmpty, tables.contains(where: { !$0.1.isEmpty }) else { return nil }
      return scene.finding(
        id, "“\(text)” has no translation in \(lacking.joined(separator: ", "))",
        remedy: "add \(name).text to the strings file of the language")
    }
  }

  /// Returns whether a text that is translated into one language needs a translation into another.
  ///
  /// Names don't change within the Latin script, so a translation into another script doesn't
  /// require one into a language in Latin script.
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
