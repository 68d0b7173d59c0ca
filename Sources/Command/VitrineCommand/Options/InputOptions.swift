import Vitrine
import VitrineBase
import VitrineImport

/// The options that choose an input and change its content.
enum InputOptions {
  static let set: Option<[SceneRequest.Override]> = Option(
    "--set", metavar: "ID.PROPERTY=VALUE",
    help: "set a property of a view, as in title.text=Hello", default: [],
    parser: { words throws(CommandError) in
      var overrides: [SceneRequest.Override] = []
      for word in words { overrides.append(try override(word)) }
      return overrides
    })

  static let assets = Option.texts(
    "--assets", "DIR.xcassets",
    help: "a catalog, or a folder of catalogs, whose images, colors and icon come first")

  static let strings = Option.texts(
    "--strings", "FILE",
    help:
      "texts from a .strings, .xliff or .xcstrings file: a storyboard's by object id, a document's "
      + "by the text; a file of one language is used for every locale")

  static let verbose = Option.flag(
    "--verbose", help: "print what the input is, and which files each picture was drawn from")

  static let widget = Option.text(
    "--widget", "N|KIND",
    help: "the number of a document's widget, from 1, or the kind of one of WidgetKit")

  static let scene = Option.text(
    "--scene", "N|ID", help: "a storyboard's scene (default: the initial one)")

  static let target = Option.text(
    "--target", "NAME", help: "the target of an Xcode project that has several extensions")

  static let all: [any CommandOption] =
    [set, assets, strings, verbose, widget, scene, target] + ExtensionRunOptions.all
    + [CommonOptions.fonts, CommonOptions.allowOutside]

  /// Parses a value of `--set`.
  ///
  /// The view's id ends at the last dot before the value, so that ids may contain dots.
  private static func override(_ word: String) throws(CommandError) -> SceneRequest.Override {
    let parts = word.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
    guard parts.count == 2, let dot = parts[0].lastIndex(of: ".") else {
      throw .invalid(word, for: "--set", expected: "ID.PROPERTY=VALUE")
    }
    return SceneRequest.Override(
      view: String(parts[0][..<dot]), property: String(parts[0][parts[0].index(after: dot)...]),
      value: String(parts[1]))
  }
}

// MARK: Reading the input

extension InputOptions {
  /// Reads the widget that an input names, with the values of the options.
  static func widget(_ path: String, _ arguments: Arguments) throws(CommandError) -> Widget {
    arguments.files.allow(input: path)
    var result = try readingInput { () throws(RenderError) in
      try Widget.read(
        path, widget: try number(arguments[widget], path, arguments), scene: arguments[scene],
        target: arguments[target], from: arguments.files, runner: arguments.runner)
    }
    result.edits.assetFolders = try assetFolders(arguments)
    result.edits.texts = try texts(arguments, for: result)
    result.edits.overrides += arguments[set]
    if arguments[verbose] {
      for line in result.particulars(from: arguments.files) { Console.error("note: \(line)") }
    }
    return result
  }

  /// Returns the index of a document's widget, or nil for the kind of a widget of WidgetKit.
  private static func number(
    _ word: String?, _ path: String, _ arguments: Arguments
  ) throws(RenderError) -> Int? {
    guard let word, !ExtensionInput.recognizes(path, in: arguments.files) else { return nil }
    guard let number = Int(word), number >= 1 else {
      throw .invalid(
        Diagnostic(
          .error, "unknown-widget", "'\(word)' is no number of a widget",
          at: SourceLocation(file: path), hint: "--widget 1 is a document's first widget"))
    }
    return number - 1
  }

  /// Returns the folders of `--assets`.
  ///
  /// Throws if one isn't a folder.
  static func assetFolders(_ arguments: Arguments) throws(CommandError) -> [String] {
    let folders = arguments[assets]
    for folder in folders where !arguments.files.isFolder(folder) {
      throw .input("\(folder): error: not a folder; expected an asset catalog")
    }
    return folders
  }

  /// Reads the texts of `--strings`.
  ///
  /// Later files override earlier ones.
  private static func texts(
    _ arguments: Arguments, for widget: Widget
  ) throws(CommandError) -> [String: String] {
    var texts: [String: String] = [:]
    for path in arguments[strings] {
      let added = try readingInput { () throws(RenderError) in
        try widget.texts(at: path, arguments[.locales], from: arguments.files)
      }
      texts.merge(added) { $1 }
    }
    return texts
  }

  /// Loads the fonts and wallpapers, with the folders that the command line and the environment
  /// name.
  ///
  /// With a widget, the fonts of its project are loaded as well.
  static func resources(
    _ arguments: Arguments, for widget: Widget? = nil
  ) throws(CommandError) -> Resources {
    let resources = try readingInput { () throws(RenderError) in
      try Resources(
        fontFolders: fontFolders(arguments), fontFiles: widget?.fontFiles ?? [],
        files: arguments.files)
    }
    for diagnostic in resources.diagnostics { Console.error(diagnostic.description) }
    return resources
  }

  /// Returns the folders of fonts that the command line and the environment name.
  static func fontFolders(_ arguments: Arguments) -> [String] {
    arguments[CommonOptions.fonts] + (Environment.process["VITRINE_FONTS"].map { [$0] } ?? [])
  }
}
