package import VitrineBase
import VitrineGraphics
import VitrineImport
import VitrineText

extension Widget {
  /// Returns the widget's translations, without its development language.
  package func languages(from files: Files) -> [String] {
    switch source {
    case .document(let document, _): document.strings.map(\.language)
    case .interface(_, _, let appExtension): appExtension.languages(from: files)
    case .program: []
    }
  }

  /// Returns true if a translated widget has only its development language's texts for a locale.
  package func lacksTexts(in locale: String, from files: Files) -> Bool {
    func base(_ tag: String) -> String { tag.prefix { $0 != "-" && $0 != "_" }.lowercased() }
    let languages = languages(from: files)
    return !languages.isEmpty && PseudoLocale(rawValue: locale) == nil && base(locale) != "en"
      && !languages.contains { base($0) == base(locale) }
  }

  /// Returns the widget's texts in a translation file.
  ///
  /// `locales` chooses a language in a file with several languages. It has no effect on a file with
  /// a single language.
  package func texts(
    at path: String, _ locales: [String], from files: Files
  ) throws(RenderError) -> [String: String] {
    let tables = try AppExtension.translations(at: path, from: files)
    let mine = tables.filter { $0.original == nil || isText($0) }
    var usable = mine.isEmpty ? tables : mine
    let languages = Set(usable.map { $0.language ?? "" })
    if languages.count > 1 {
      let wanted = locales.isEmpty ? ["en"] : locales
      let tags = wanted.flatMap { [$0, String($0.prefix { $0 != "-" && $0 != "_" })] }
      usable = usable.filter { table in table.language.map(tags.contains) ?? true }
      guard !usable.isEmpty else {
        throw .invalid(
          Diagnostic(
            .error, "unknown-language",
            "the file has texts in \(languages.sorted().joined(separator: ", ")), not in \(wanted[0])",
            at: SourceLocation(file: path), hint: "choose one with --locale"))
      }
    }
    return usable.reduce(into: [:]) { $0.merge($1.texts) { $1 } }
  }

  private func isText(_ table: TranslationFile.Table) -> Bool {
    if case .interface(_, _, let found) = source {
      table.isFor(FilePath.stem(of: found.storyboard))
    } else {
      false
    }
  }
}
