import VitrineBase
import VitrineImport
import VitrineProject

/// Finds the extension that belongs to an input path.
enum ExtensionChoice {
  /// Returns the extension of an Xcode project that a path belongs to, or nil if no project
  /// contains it.
  ///
  /// `target` chooses among several extensions by the target's name. If the code of the extension
  /// runs, WidgetKit precedes Today. `problems` receives the problems of projects that can't be
  /// read, and the extensions of the other kind.
  static func find(
    _ path: String, target: String?, runsCode: Bool, in files: Files, problems: inout [Diagnostic]
  ) throws(RenderError) -> TodayExtension? {
    let search = ProjectSearch(path, in: files)
    problems = search.problems.map { problem in
      var note = problem
      note.severity = .warning
      note.hint = "the project is ignored"
      return note
    }
    var found = search.extensions
    if let target {
      guard !found.isEmpty else {
        throw .invalid(
          Diagnostic(
            .error, "no-extension", "no Xcode project with a widget extension was found here",
            at: SourceLocation(file: path),
            hint: "--target chooses a target of a project; leave it out, or name the project"))
      }
      guard let chosen = found.first(where: { $0.target == target }) else {
        throw unknownTarget(target, found, path: path)
      }
      if chosen.kind == .widgetKit, !runsCode { throw needsRun(chosen, path) }
      return chosen
    }
    found = try ofOneKind(found, runsCode: runsCode, path, notes: &problems)
    if let first = found.first, found.allSatisfy({ $0.interface == first.interface }),
      first.interface != nil
    {
      // The targets build the same widget under several names.
      found = [first]
    }
    guard found.count <= 1 else { throw several(found, path) }
    if found.isEmpty, ProjectSearch.isProject(path) {
      if let problem = search.problems.first { throw .invalid(problem) }
      throw .invalid(
        Diagnostic(
          .error, "no-extension", "no target of the project is a widget extension",
          at: SourceLocation(file: path),
          hint:
            "its Info.plist has com.apple.widgetkit-extension or com.apple.widget-extension under NSExtension"
        ))
    }
    return found.first
  }

  /// Returns the extensions of the kind that is drawn, with a note about others.
  ///
  /// The views of WidgetKit are made in code, so without running it the extensions of WidgetKit are
  /// only named.
  private static func ofOneKind(
    _ found: [TodayExtension], runsCode: Bool, _ path: String, notes: inout [Diagnostic]
  ) throws(RenderError) -> [TodayExtension] {
    let newer = found.filter { $0.kind == .widgetKit }
    let older = found.filter { $0.kind == .today }
    guard let first = newer.first else { return older }
    if runsCode {
      if let other = older.first {
        notes.append(
          Diagnostic(
            .note, "other-extension",
            "the project has a Today extension, too, which is not drawn: '\(other.target)'",
            at: SourceLocation(file: path), hint: "--target chooses it"))
      }
      let phones = newer.filter { $0.platform == .iOS }
      return phones.isEmpty ? newer : phones
    }
    guard !older.isEmpty else { throw needsRun(first, path) }
    notes.append(
      Diagnostic(
        .note, "other-extension",
        "the project has a WidgetKit extension, too, which is not drawn: '\(first.target)'",
        at: SourceLocation(file: path), hint: "vitrine render \(path) --run draws it"))
    return older
  }

  /// Creates the error for an extension of WidgetKit whose code isn't run.
  static func needsRun(_ found: TodayExtension, _ path: String) -> RenderError {
    .invalid(
      Diagnostic(
        .error, "needs-run",
        "the views of the WidgetKit extension '\(found.target)' are made by its code; "
          + "'vitrine render \(path) --run' compiles and draws it",
        at: SourceLocation(file: path)))
  }

  /// Creates an error that lists each extension with its `--target` option, ready to copy.
  private static func several(_ found: [TodayExtension], _ path: String) -> RenderError {
    let lines = found.map { item in
      let words = item.target.contains(" ") ? "'\(item.target)'" : item.target
      if found.count(where: { $0.target == item.target }) > 1 {
        // Only the project's path distinguishes targets of one name.
        return "\n  \(item.project)  (\(item.displayName), \(item.platform.rawValue))"
      }
      return "\n  --target \(words)  (\(item.displayName), \(item.platform.rawValue))"
    }
    return .invalid(
      Diagnostic(
        .error, "several-extensions", "found \(found.count) \(found[0].kind.title)s",
        at: SourceLocation(file: path), hint: "choose one:" + lines.joined()))
  }

  private static func unknownTarget(
    _ name: String, _ found: [TodayExtension], path: String
  ) -> RenderError {
    let names = found.map(\.target)
    let hint = nearestName(to: name, in: names).map { "did you mean '\($0)'?" }
    return .invalid(
      Diagnostic(
        .error, "unknown-target", "no widget extension is built by a target '\(name)'",
        at: SourceLocation(file: path),
        hint: hint ?? "one of \(names.joined(separator: ", "))"))
  }

  /// Returns why a folder may contain no extension, derived from the files of project generators.
  static func generatorHint(in folder: String, _ files: Files) -> String? {
    let tools = [
      ("project.yaml", "XcodeGen", "xcodegen generate"),
      ("Project.swift", "Tuist", "tuist generate"), ("Workspace.swift", "Tuist", "tuist generate"),
    ]
    let entries = files.entries(of: folder) ?? []
    for (file, tool, command) in tools where entries.contains(file) {
      return
        "the Xcode project is made by \(tool) from \(file): run '\(command)' on a Mac first, or "
        + "name the extension's own folder"
    }
    if entries.contains("Package.swift") {
      return
        "a Swift package holds no app extensions; name an Xcode project or an extension's folder"
    }
    return nil
  }
}
