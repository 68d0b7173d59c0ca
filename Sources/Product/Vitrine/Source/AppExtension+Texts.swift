package import VitrineBase
import VitrineGraphics
import VitrineImport
import VitrineProject
import VitrineText

/// Translations of a storyboard's texts: `XX.lproj/NAME.strings`, string catalogs, and exported
/// `.xliff` files.
extension AppExtension {
  /// Returns the languages with texts for the storyboard, sorted.
  package func languages(from files: Files) -> [String] {
    let name = FilePath.stem(of: storyboard) + ".strings"
    let folders: [String] = (files.entries(of: home) ?? []).compactMap { entry in
      guard FilePath.suffix(of: entry) == "lproj", entry != "Base.lproj",
        files.exists(FilePath.join(FilePath.join(home, entry), name))
      else { return nil }
      return FilePath.stem(of: entry)
    }
    let others = translations(from: files).tables.filter { !$0.texts.isEmpty }.compactMap(
      \.language)
    return Array(Set(folders + others)).sorted()
  }

  /// Returns the storyboard's texts in a language, keyed by `OBJECT-ID.property`.
  ///
  /// Returns nil without any text. A damaged file of translations is ignored, as it may be one of
  /// another language.
  package func strings(
    for locale: String, from files: Files
  ) throws(RenderError) -> [String: String]? {
    let name = FilePath.stem(of: storyboard) + ".strings"
    let translations = translations(from: files).tables
    // Older projects have folders such as `pt_BR`.
    let tags = LanguageTags.chain(of: locale).flatMap {
      [$0, $0.split(separator: "-").joined(separator: "_")]
    }
    for tag in tags {
      var texts: [String: String] = [:]
      for table in translations where table.language == tag { texts.merge(table.texts) { $1 } }
      let path = FilePath.join(FilePath.join(home, "\(tag).lproj"), name)
      if files.exists(path) {
        for table in try Self.translations(at: path, from: files) {
          texts.merge(table.texts) { $1 }
        }
      }
      if !texts.isEmpty { return texts }
    }
    return nil
  }

  /// Returns a text of the program's tables in a language, or its key if there is none.
  ///
  /// The system takes the only language of a program if it has no other one.
  func text(
    of key: String, in table: String?, for locale: String, from files: Files
  ) -> String {
    let name = table ?? "Localizable"
    let resources = project?.resources ?? files.paths(under: home)
    let tags = LanguageTags.chain(of: locale).flatMap {
      [$0, $0.split(separator: "-").joined(separator: "_")]
    }
    for path in resources where FilePath.name(of: path) == name + ".xcstrings" {
      let tables = (try? Self.translations(at: path, from: files)) ?? []
      for tag in tags {
        for table in tables where table.language == tag {
          if let text = table.texts[key] { return text }
        }
      }
    }
    let paths = resources.filter { FilePath.name(of: $0) == name + ".strings" }
    var choices = (tags + ["Base"]).compactMap { tag in
      paths.first { FilePath.name(of: FilePath.folder(of: $0)) == tag + ".lproj" }
    }
    if choices.isEmpty, paths.count == 1 { choices = paths }
    for path in choices {
      guard let bytes = try? files.read(path),
        let texts = try? StringsFile.read(bytes, file: path), let text = texts[key]
      else { continue }
      return text
    }
    return key
  }

  /// Returns a warning for each damaged file that may have the texts of a language.
  ///
  /// These are the files that the language names, and all files if it has no texts elsewhere.
  func textWarnings(for locale: String, from files: Files) -> [Diagnostic] {
    let short = String(locale.prefix { $0 != "-" && $0 != "_" })
    guard short != "en", PseudoLocale(rawValue: locale) == nil else { return [] }
    let problems = translations(from: files).problems
    if problems.isEmpty { return [] }
    let hasTexts = (try? strings(for: locale, from: files)).flatMap { $0 } != nil
    return problems.filter { problem in
      let stem = problem.location.map { FilePath.stem(of: $0.file) } ?? ""
      return !hasTexts || stem == locale || stem == short
    }
  }

  /// Returns the translations of this storyboard in string catalogs and exported files, and the
  /// problems of damaged files.
  private func translations(
    from files: Files
  ) -> (tables: [TranslationFile.Table], problems: [Diagnostic]) {
    let stem = FilePath.stem(of: storyboard)
    let catalog = FilePath.join(home, "mul.lproj/\(stem).xcstrings")
    var paths = translationFiles.filter { $0 != catalog }
    if files.exists(catalog) { paths.append(catalog) }
    var tables: [TranslationFile.Table] = []
    var problems: [Diagnostic] = []
    for path in paths {
      do throws(RenderError) {
        tables += try Self.translations(at: path, from: files).filter { $0.isFor(stem) }
      } catch {
        problems.append(Self.warning(error, at: path))
      }
    }
    return (tables, problems)
  }

  private static func warning(_ error: RenderError, at path: String) -> Diagnostic {
    let (reason, location): (String, SourceLocation?) =
      switch error {
      case .invalid(let problem): (problem.message, problem.location)
      case .unreadable(_, let reason): (reason, nil)
      default: (error.description, nil)
      }
    return Diagnostic(
      .warning, "unreadable-texts",
      "the file's translations are not used, because it cannot be read: \(reason)",
      at: location ?? SourceLocation(file: path))
  }

  static func translations(
    at path: String, from files: Files
  ) throws(RenderError) -> [TranslationFile.Table] {
    let bytes = try files.readable(path)
    do throws(InputError) {
      return try TranslationFile.read(bytes, file: path)
    } catch {
      throw .invalid(error.diagnostic)
    }
  }
}

extension TranslationFile.Table {
  /// Returns true if these are texts of the storyboard or xib with the given name.
  func isFor(_ stem: String) -> Bool {
    guard let original else { return true }
    return FilePath.stem(of: original) == stem
      && ["storyboard", "xib", "strings"].contains(FilePath.suffix(of: original))
  }
}
