import Vitrine
import VitrineBase
import VitrineGraphics
import VitrineImport

/// The options that choose variants; each may be repeated for several pictures.
enum VariantArguments {
  /// The options that choose variants, and those of the input that is varied.
  static let options = VariantAxis.all.filter { $0 != .overlays }.map(option(for:)) + inputOptions

  static let inputOptions =
    [
      CommandOption("--all-modes", nil, "compact and, where the widget has it, expanded"),
      CommandOption("--all-devices", nil, "every phone and iPad, and those of --device-file"),
      CommandOption("--device-file", "FILE", "more devices (docs/devices.md)"),
      CommandOption(
        "--set", "ID.PROPERTY=VALUE", "set a property of a view, as in title.text=Hello"),
      CommandOption(
        "--assets", "DIR.xcassets",
        "a catalog, or a folder of catalogs, whose images, colors and icon come first"),
      CommandOption(
        "--strings", "FILE",
        "texts from a .strings, .xliff or .xcstrings file: a storyboard's by object id, a document's "
          + "by the text; whatever the locale, where the file is of one language"),
      CommandOption(
        "--verbose", nil, "print what the input is, and which files each picture was made from"),
      CommandOption("--widget", "N", "the number of a document's widget, from 1"),
      CommandOption(
        "--scene", "N|ID", "a storyboard's scene (default: the initial one)"),
      CommandOption(
        "--target", "NAME", "the target of an Xcode project that has several extensions"),
    ] + RunArguments.options + [
      CommandOption("--fonts", "DIR", "fonts besides the bundled ones (also VITRINE_FONTS)"),
      ReadableFiles.option,
    ]

  static let notes = "An option given several times makes several pictures."

  /// The flag of an axis.
  static func option(for axis: VariantAxis) -> CommandOption {
    let words = axis.knownWords()
    let completion: CommandOption.Completion? =
      switch axis.words {
      case .listed, .number: .words(words)
      case .open(_, let examples) where axis == .wallpapers: .wordsOrFiles(examples)
      case .open(_, let examples): .words(examples)
      case .flag, .defined: nil
      }
    return CommandOption(axis.flag, axis.metavar, axis.help, completion: completion)
  }

  /// Every combination of the values given, in the order of the axes.
  ///
  /// `others` are the widgets on the same screen.
  ///
  /// Each axis multiplies the variants so far by its words, so the last axis varies fastest. A word
  /// may change another axis too, as a Mac's device changes the system; that is an error if the
  /// other was chosen.
  static func variants(
    _ arguments: Arguments, _ widget: Widget, among others: [Widget] = []
  ) throws(CommandError) -> [Variant] {
    let vocabulary = try vocabulary(arguments)
    try refuseDoubled(arguments)
    var variants = [start(arguments, widget)]
    var chosen: [VariantAxis] = []
    for axis in VariantAxis.all {
      let words = try words(of: axis, arguments, widget, vocabulary)
      guard !words.isEmpty else { continue }
      var combinations: [Variant] = []
      var names: [String: String] = [:]
      for base in variants {
        for word in words {
          var variant = base
          guard axis.apply(word, &variant, vocabulary) else {
            throw invalid(word, for: axis, vocabulary)
          }
          let name = axis.word(variant)
          if let other = names.updateValue(word, forKey: name), other != word {
            throw .usage("\(axis.flag) '\(other)' and '\(word)' would give pictures the same name")
          }
          if let undone = chosen.first(where: { $0.word(variant) != $0.word(base) }) {
            throw .usage(
              "\(undone.flag) \(undone.word(base)) cannot be combined with \(axis.flag) \(word), "
                + "which has \(undone.title) \(undone.word(variant)); remove one of them")
          }
          combinations.append(variant)
        }
      }
      variants = combinations
      chosen.append(axis)
    }
    for variant in variants {
      if let problem = variant.problem { throw .usage(problem) }
    }
    try refuseUnused(arguments, variants, [widget] + others)
    return variants
  }

  /// What the project says of the system, unless the command line chooses one.
  private static func start(_ arguments: Arguments, _ widget: Widget) -> Variant {
    let chosen = widget.defaultVariant
    let isSystemChosen = ["--system", "--host"].contains { !arguments.all($0).isEmpty }
    let isDeviceChosen = !arguments.all("--device").isEmpty
    return isSystemChosen || isDeviceChosen && chosen.host == .macos ? Variant() : chosen
  }

  /// A word that an axis does not have.
  static func invalid(
    _ word: String, for axis: VariantAxis, _ vocabulary: VariantVocabulary
  ) -> CommandError {
    .usage(
      "invalid value '\(word)' for \(axis.flag)"
        + punctuated(axis.expectation(for: word, vocabulary)))
  }

  /// An expectation follows a colon, a suggestion a semicolon.
  private static func punctuated(_ expectation: String) -> String {
    (expectation.hasPrefix("expected") ? ": " : "; ") + expectation
  }

  /// The words that the command line gives for an axis.
  ///
  /// Empty where the axis isn't chosen. The values of overlays are joined, since several show in
  /// one picture.
  private static func words(
    of axis: VariantAxis, _ arguments: Arguments, _ widget: Widget, _ vocabulary: VariantVocabulary
  ) throws(CommandError) -> [String] {
    if axis == .devices, arguments.has("--all-devices") {
      return (Device.all + vocabulary.devices).map(\.name)
    }
    if axis == .modes, arguments.has("--all-modes") {
      let modes = widget.largestMode == .expanded ? DisplayMode.allCases : [.compact]
      return modes.map(\.rawValue)
    }
    if axis == .overlays {
      let kinds = arguments.all(axis.flag)
      return kinds.isEmpty ? [] : [kinds.joined(separator: ",")]
    }
    guard axis.metavar == nil else { return arguments.all(axis.flag) }
    return arguments.has(axis.flag) ? ["true"] : []
  }

  /// The devices of `--device-file` and the values of `--data`.
  static func vocabulary(_ arguments: Arguments) throws(CommandError) -> VariantVocabulary {
    var vocabulary = VariantVocabulary(arguments.files)
    vocabulary.devices = try ownDevices(arguments)
    for path in arguments.all(VariantAxis.data.flag) {
      let bytes: [UInt8]
      do {
        bytes = try arguments.files.read(path)
      } catch {
        throw CommandError(reading: error)
      }
      do throws(InputError) {
        vocabulary.data.append((path, try DataFile.read(bytes, file: path)))
      } catch {
        throw CommandError(error)
      }
    }
    return vocabulary
  }

  /// Rejects an axis that is chosen both as a whole and by value.
  private static func refuseDoubled(_ arguments: Arguments) throws(CommandError) {
    for (all, axis) in [("--all-modes", VariantAxis.modes), ("--all-devices", .devices)]
    where arguments.has(all) {
      if let word = arguments.all(axis.flag).first {
        throw .usage("\(all) includes \(axis.flag) \(word); remove one of them")
      }
    }
  }

  /// Rejects options that none of the pictures would show.
  private static func refuseUnused(
    _ arguments: Arguments, _ variants: [Variant], _ widgets: [Widget]
  ) throws(CommandError) {
    if arguments.has("--editing") {
      guard variants.contains(where: { $0.host == .macos }) else {
        throw .usage("--editing is for Notification Center on a Mac; add --host macos")
      }
      guard widgets.contains(where: \.allowsEditing) else {
        throw .usage(
          "--editing is for widgets that can be edited; set \"allowsEditing\": true in the document"
        )
      }
    }
    if arguments.has("--not-added"), !variants.contains(where: { $0.host == .quickActions }) {
      throw .usage("--not-added is for quick actions; add --host quick-actions")
    }
    // Several widgets are shown on a screen by default.
    let isScreen =
      variants.contains { $0.chrome == .screen }
      || widgets.count > 1 && arguments.all("--chrome").isEmpty
    for option in ["--clock", "--date", "--scroll"]
    where !arguments.all(option).isEmpty && !isScreen {
      throw .usage("\(option) is shown on whole screens only; add --chrome screen")
    }
    let hasColumns = variants.contains {
      $0.device.idiom == .pad && $0.orientation == .landscape && $0.system.presentation == .card
    }
    if !arguments.all("--column").isEmpty, !hasColumns {
      throw .usage("--column is for an iPad's cards in landscape; add --orientation landscape")
    }
  }

  /// The devices of `--device-file`.
  static func ownDevices(_ arguments: Arguments) throws(CommandError) -> [Device] {
    var devices: [Device] = []
    for path in arguments.all("--device-file") {
      do throws(RenderError) {
        devices += try DeviceFile.read(path, from: arguments.files).devices
      } catch {
        throw CommandError(error)
      }
    }
    return devices
  }

  /// The widget an input names, with the values set on the command line.
  ///
  /// The words go to the input in this order: which widget, scene and target; catalogs; texts;
  /// `--set`.
  static func widget(_ path: String, _ arguments: Arguments) throws(CommandError) -> Widget {
    var index: Int?
    if let text = try arguments.one("--widget") {
      guard let number = Int(text), number >= 1 else {
        throw .invalid(text, for: "--widget", expected: "1 or more")
      }
      index = number - 1
    }
    arguments.files.allow(input: path)
    let scene = try arguments.one("--scene")
    let target = try arguments.one("--target")
    var widget: Widget
    do throws(RenderError) {
      widget = try Widget.read(
        path, widget: index, scene: scene, target: target, from: arguments.files)
    } catch {
      throw CommandError(error)
    }
    widget.assetFolders = try assetFolders(arguments)
    widget.texts = try texts(arguments, for: widget)
    for text in arguments.all("--set") {
      // The view's id ends at the last dot before the value, so that ids may contain dots.
      let parts = text.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
      guard parts.count == 2, let dot = parts[0].lastIndex(of: ".") else {
        throw .invalid(text, for: "--set", expected: "ID.PROPERTY=VALUE")
      }
      widget.overrides.append(
        SceneRequest.Override(
          view: String(parts[0][..<dot]),
          property: String(parts[0][parts[0].index(after: dot)...]), value: String(parts[1])))
    }
    if arguments.has("--verbose") {
      for line in widget.particulars(from: arguments.files) { Console.error("note: \(line)") }
    }
    return widget
  }

  static func assetFolders(_ arguments: Arguments) throws(CommandError) -> [String] {
    let folders = arguments.all("--assets")
    for folder in folders where !arguments.files.isFolder(folder) {
      throw CommandError(
        code: .invalidInput, message: "\(folder): error: not a folder; expected an asset catalog")
    }
    return folders
  }

  /// The texts of `--strings`, later files over earlier ones.
  private static func texts(
    _ arguments: Arguments, for widget: Widget
  ) throws(CommandError) -> [String: String] {
    var texts: [String: String] = [:]
    for path in arguments.all("--strings") {
      do throws(RenderError) {
        texts.merge(try widget.texts(at: path, arguments.all("--locale"), from: arguments.files)) {
          $1
        }
      } catch {
        throw CommandError(error)
      }
    }
    return texts
  }

  /// Fonts and wallpapers, with the folders that the command line and the environment name.
  ///
  /// `widget` brings the fonts of its project.
  static func resources(
    _ arguments: Arguments, for widget: Widget? = nil
  ) throws(CommandError) -> Resources {
    let fromEnvironment = Environment.process["VITRINE_FONTS"].map { [$0] } ?? []
    do throws(RenderError) {
      let resources = try Resources(
        fontFolders: arguments.all("--fonts") + fromEnvironment, fontFiles: widget?.fontFiles ?? [],
        files: arguments.files)
      for diagnostic in resources.diagnostics { Console.error(diagnostic.description) }
      return resources
    } catch {
      throw CommandError(error)
    }
  }
}
