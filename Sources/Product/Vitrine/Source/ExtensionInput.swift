package import VitrineBase
import VitrineGraphics
import VitrineImport
import VitrineProject

/// The command-line inputs that denote a Today extension: a folder, an Xcode project, a storyboard
/// or xib, and files beside them.
package enum ExtensionInput {
  /// Returns true if a path denotes an extension and not a widget document.
  package static func recognizes(_ path: String, in files: Files) -> Bool {
    let kinds = [
      "storyboard", "xib", "swift", "m", "mm", "h", "plist", "pbxproj", "xcassets", "xcconfig",
    ]
    return files.isFolder(path) || kinds.contains(FilePath.suffix(of: path))
      || ProjectSearch.isProject(path)
  }

  /// Returns the extension that a path denotes.
  ///
  /// `runsCode` is true if the extension's own code will run.
  static func find(
    _ path: String, target: String?, runsCode: Bool, in files: Files
  ) throws(RenderError) -> AppExtension {
    let isInterface = InterfaceFile.recognizes(path)
    if isInterface, !files.exists(path) {
      throw .unreadable(path: path, reason: "no such file or folder")
    }
    var problems: [Diagnostic] = []
    if let chosen = try ExtensionChoice.find(
      path, target: target, runsCode: runsCode, in: files, problems: &problems)
    {
      if let missing = chosen.missingInterface, !isInterface {
        throw .unreadable(
          path: chosen.infoPlist ?? chosen.project,
          reason: "names \(missing).storyboard, which the target '\(chosen.target)' doesn't have")
      }
      var found = AppExtension(chosen, interface: isInterface ? path : nil, in: files)
      found.notes = problems + chosen.notes
      return found
    }
    guard isInterface || files.isFolder(path) else {
      guard AppExtension.hasPreviews(path, files) else { throw unusable(path, files) }
      guard runsCode, var found = AppExtension.previews(at: path, in: files) else {
        throw previewsNeedRun(path)
      }
      found.notes = problems
      return found
    }
    var found =
      isInterface
      ? AppExtension(interface: path, in: files)
      : try AppExtension.find(in: path, runsCode: runsCode, files)
    found.notes = problems
    return found
  }

  private static func previewsNeedRun(_ path: String) -> RenderError {
    .invalid(
      Diagnostic(
        .error, "needs-run",
        "the file has previews of views that its code makes; 'vitrine render \(path) --run' "
          + "compiles and draws them", at: SourceLocation(file: path)))
  }

  private static func unusable(_ path: String, _ files: Files) -> RenderError {
    guard files.exists(path) else {
      return .unreadable(path: path, reason: "no such file or folder")
    }
    return .invalid(
      Diagnostic(
        .error, "not-a-widget", "the file belongs to no Today extension of an Xcode project",
        at: SourceLocation(file: path),
        hint: "name a storyboard, a xib, a widget document, an .xcodeproj or an extension's folder")
    )
  }
}

extension AppExtension {
  /// Returns the storyboard or xib with its embedded scenes, and the digest of the file.
  ///
  /// Returns an empty document if code creates every view.
  func document(
    from files: Files
  ) throws(RenderError) -> (document: InterfaceDocument, digest: String) {
    guard let interface else {
      return (.empty(Size(width: 320, height: 110), file: storyboard), "")
    }
    let file = try InterfaceFile.read(interface, from: files)
    let document = file.document.embedding { name in
      Result { () throws(InputError) in try self.xib(named: name, from: files) }
    }
    return (document, file.digest)
  }

  /// A Boolean value that indicates whether the extension was built before the iOS 10 SDK, which
  /// introduced display modes.
  var isLegacy: Bool {
    if let system = declared.system { return system.presentation == .center }
    guard let project, project.platform == .iOS else { return false }
    return project.tools.isLegacy
  }
}
