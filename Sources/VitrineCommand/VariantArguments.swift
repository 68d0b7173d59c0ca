import Vitrine
import VitrineGraphics
import VitrineImport

/// The options that choose variants; each may be repeated for several pictures.
enum VariantArguments {
  static let options = [
    "--device", "--orientation", "--mode", "--host", "--text-size", "--locale", "--direction",
    "--wallpaper", "--system", "--chrome", "--scale", "--canvas", "--set", "--widget", "--scene",
    "--fonts", "--device-file", "--column", "--clock", "--date", "--state",
    "--data", "--assets", "--strings",
  ]
  static let switches = [
    "--reduce-transparency", "--increase-contrast", "--bold-text", "--editing", "--not-added",
    "--all-modes", "--all-devices", "--verbose",
  ]

  static let help = """
      --device NAME          iphone-7 unless said; vitrine devices lists them
      --orientation WAY      portrait or landscape
      --mode MODE            compact or expanded
      --host HOST            today, lock, quick-actions or macos
      --column SIDE          left or right: of an iPad's two in landscape
      --clock TIME           over the lock screen; 9:41 unless said
      --date TEXT            over the lock screen, as it is to be read
      --text-size SIZE       xs s m l xl xxl xxxl ax1 ax2 ax3 ax4 ax5
      --locale TAG           en, es, ar, zh-Hans…; pseudo or pseudo-rtl (long, accented)
      --direction WAY        ltr, rtl or auto (from the locale)
      --wallpaper NAME|FILE  photo, light, dark, busy, or a PNG or JPEG file
      --system NAME          ios8, ios9, ios10, ios11, ios12 or macos
      --chrome HOW           none (content alone), card or screen
      --scale N              pixels per point, 1 to 3; the device's unless said
      --canvas WxH           lay the root view out at this size, with no host
      --reduce-transparency  as the accessibility switch
      --increase-contrast    as the accessibility switch
      --bold-text            as the accessibility switch
      --not-added            over quick actions: the widget isn't in the Today view yet
      --editing              on a Mac: the widget is being edited
      --all-modes            compact and, where the widget has it, expanded
      --all-devices          every phone and iPad, and those of --device-file
      --device-file FILE     more devices (docs/devices.md)
      --set ID.PROPERTY=VALUE  replace a value of a view, as title.text=Hello
      --state NAME           one of the widget's states (a storyboard's are in a vitrine.json beside it)
      --data FILE.json       values for what its views are bound to (docs/data.md)
      --assets DIR.xcassets  a catalog whose images, colours and icon come first (or a folder of some)
      --strings FILE         texts from a .strings, .xliff or .xcstrings file: a storyboard's by
                             object id, a document's by the text; whatever the locale, where the
                             file is of one language
      --verbose              say what the input is, and of a picture which files it took
      --widget N             which of a document's widgets, from 1
      --scene N|ID           which of a storyboard's scenes; the initial one unless said
      --fonts DIR            other fonts beside the bundled ones (also VITRINE_FONTS)

    An option given several times makes several pictures.
    """

  /// Every combination of what was asked for, in the order of the options.
  ///
  /// `others` are the widgets that stand in the same screen.
  static func variants(
    _ arguments: Arguments, _ widget: Widget, among others: [Widget] = []
  ) throws(CommandError) -> [Variant] {
    var variants = [Variant()]
    func vary<Value>(_ values: [Value], _ apply: (inout Variant, Value) -> Void) {
      guard !values.isEmpty else { return }
      variants = variants.flatMap { base in
        values.map { value in
          var variant = base
          apply(&variant, value)
          return variant
        }
      }
    }
    let own = try ownDevices(arguments)
    vary(arguments.has("--all-devices") ? Device.all + own : try devices(arguments, own)) {
      $0.device = $1
      if $1.idiom == .desktop { $0.move(to: .macos) }
    }
    vary(try choices(arguments, "--orientation", Device.Orientation.self)) { $0.orientation = $1 }
    vary(try choices(arguments, "--column", WidgetMetrics.Column.self)) { $0.column = $1 }
    vary(try choices(arguments, "--system", SystemGeneration.self)) {
      $0.system = $1
      if $1 == .macos { $0.move(to: .macos) }
    }
    vary(try choices(arguments, "--host", Host.self)) { $0.move(to: $1) }
    vary(try choices(arguments, "--text-size", ContentSizeCategory.self)) { $0.textSize = $1 }
    vary(arguments.all("--locale")) { $0.locale = $1 }
    vary(try choices(arguments, "--direction", Variant.Direction.self)) { $0.direction = $1 }
    vary(arguments.all("--wallpaper")) { $0.wallpaper = wallpaper($1) }
    vary(try choices(arguments, "--chrome", Variant.Chrome.self)) { $0.chrome = $1 }
    vary(try scales(arguments)) { $0.scaleOverride = $1 }
    vary(try canvases(arguments)) { $0.canvas = .fixed($1) }
    if arguments.has("--all-modes") {
      vary(widget.largestMode == .expanded ? DisplayMode.allCases : [.compact]) { $0.mode = $1 }
    } else {
      vary(try choices(arguments, "--mode", DisplayMode.self)) { $0.mode = $1 }
    }
    vary(arguments.all("--state")) { $0.state = $1 }
    vary(try dataFiles(arguments)) { $0.data = $1 }
    let clock = try arguments.one("--clock")
    let date = try arguments.one("--date")
    for index in variants.indices {
      variants[index].clock = clock
      variants[index].date = date
      variants[index].increasesContrast = arguments.has("--increase-contrast")
      variants[index].isAdded = !arguments.has("--not-added")
      variants[index].isEditing = arguments.has("--editing")
      variants[index].reducesTransparency = arguments.has("--reduce-transparency")
      variants[index].usesBoldText = arguments.has("--bold-text")
      if let problem = variants[index].problem { throw .usage(problem) }
    }
    try refuseIdle(arguments, variants, [widget] + others)
    return variants
  }

  /// Refuses what none of the pictures would show.
  private static func refuseIdle(
    _ arguments: Arguments, _ variants: [Variant], _ widgets: [Widget]
  ) throws(CommandError) {
    if arguments.has("--editing") {
      guard variants.contains(where: { $0.host == .macos }) else {
        throw .usage("--editing is for Notification Center on a Mac; add --host macos")
      }
      guard widgets.contains(where: \.allowsEditing) else {
        throw .usage(
          "--editing is for widgets that can be edited; say \"allowsEditing\": true in the document"
        )
      }
    }
    if arguments.has("--not-added"), !variants.contains(where: { $0.host == .quickActions }) {
      throw .usage("--not-added is for quick actions; add --host quick-actions")
    }
    // Several widgets are shown on a screen unless said.
    let isScreen =
      variants.contains { $0.chrome == .screen }
      || widgets.count > 1 && arguments.all("--chrome").isEmpty
    for option in ["--clock", "--date"] where !arguments.all(option).isEmpty && !isScreen {
      throw .usage("\(option) stands on whole screens; add --chrome screen")
    }
    if arguments.all("--locale").contains("") {
      throw .usage("--locale '' is none; expected a tag such as en or zh-Hans")
    }
    let hasColumns = variants.contains {
      $0.device.idiom == .pad && $0.orientation == .landscape && $0.system.presentation == .card
    }
    if !arguments.all("--column").isEmpty, !hasColumns {
      throw .usage("--column is for an iPad's cards in landscape; add --orientation landscape")
    }
  }

  private static func choices<Choice: RawRepresentable & CaseIterable>(
    _ arguments: Arguments, _ option: String, _ type: Choice.Type
  ) throws(CommandError) -> [Choice] where Choice.RawValue == String {
    var values: [Choice] = []
    for word in arguments.all(option) { values.append(try choice(word, option, type)) }
    return values
  }

  private static func dataFiles(_ arguments: Arguments) throws(CommandError) -> [DataFile] {
    var files: [DataFile] = []
    for path in arguments.all("--data") {
      let bytes: [UInt8]
      do {
        bytes = try Disk.read(path)
      } catch {
        throw CommandError(code: .invalidInput, message: "\(path): error: \(error.reason)")
      }
      do throws(ImportError) {
        files.append(try DataFile.read(bytes, file: path))
      } catch {
        throw CommandError(code: .invalidInput, message: error.diagnostic.description)
      }
    }
    return files
  }

  /// The devices of `--device-file`.
  static func ownDevices(_ arguments: Arguments) throws(CommandError) -> [Device] {
    var devices: [Device] = []
    for path in arguments.all("--device-file") {
      do throws(RenderError) {
        devices += try DeviceFile.read(path).devices
      } catch {
        throw CommandError(code: .invalidInput, message: error.description)
      }
    }
    return devices
  }

  private static func devices(
    _ arguments: Arguments, _ own: [Device]
  ) throws(CommandError) -> [Device] {
    let known = Device.known + own
    var devices: [Device] = []
    for name in arguments.all("--device") {
      guard let device = known.first(where: { $0.name == name }) else {
        let hint = nearest(name, known.map(\.name)).map { "did you mean '\($0)'?" }
        throw .usage("--device '\(name)' is unknown; \(hint ?? "see vitrine devices")")
      }
      devices.append(device)
    }
    return devices
  }

  private static func wallpaper(_ text: String) -> Variant.Wallpaper {
    text.contains("/") || text.contains(".") ? .file(text) : .named(text)
  }

  private static func scales(_ arguments: Arguments) throws(CommandError) -> [Int] {
    var scales: [Int] = []
    for text in arguments.all("--scale") {
      guard let scale = Int(text), (1...3).contains(scale) else {
        throw .usage("--scale '\(text)' is none; expected 1, 2 or 3")
      }
      scales.append(scale)
    }
    return scales
  }

  private static func canvases(_ arguments: Arguments) throws(CommandError) -> [Size] {
    var sizes: [Size] = []
    for text in arguments.all("--canvas") {
      let parts = text.split(separator: "x").map { Double($0) }
      guard parts.count == 2, let width = parts[0], let height = parts[1],
        (1...10_000).contains(width), (1...10_000).contains(height)
      else { throw .usage("--canvas '\(text)' is none; expected WIDTHxHEIGHT, as 320x110") }
      sizes.append(Size(width: width, height: height))
    }
    return sizes
  }

  /// The widget an input names, with the values set on the command line.
  static func widget(_ path: String, _ arguments: Arguments) throws(CommandError) -> Widget {
    var index: Int?
    if let text = try arguments.one("--widget") {
      guard let number = Int(text), number >= 1 else {
        throw .usage("--widget '\(text)' is none; expected 1 or more")
      }
      index = number - 1
    }
    let scene = try arguments.one("--scene")
    var widget: Widget
    do throws(RenderError) {
      widget = try Widget.read(path, widget: index, scene: scene)
    } catch {
      throw CommandError(code: .invalidInput, message: error.description)
    }
    widget.assetFolders = try assetFolders(arguments)
    widget.texts = try texts(arguments, for: widget)
    for text in arguments.all("--set") {
      let parts = text.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
      guard parts.count == 2, let dot = parts[0].lastIndex(of: ".") else {
        throw .usage("--set '\(text)' is none; expected ID.PROPERTY=VALUE")
      }
      widget.overrides.append(
        SceneRequest.Override(
          view: String(parts[0][..<dot]),
          property: String(parts[0][parts[0].index(after: dot)...]), value: String(parts[1])))
    }
    if arguments.has("--verbose") {
      for line in widget.particulars { Console.error("note: \(line)") }
    }
    return widget
  }

  static func assetFolders(_ arguments: Arguments) throws(CommandError) -> [String] {
    let folders = arguments.all("--assets")
    for folder in folders where !Disk.isFolder(folder) {
      throw CommandError(
        code: .invalidInput, message: "\(folder): error: is no folder; name an asset catalog")
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
        texts.merge(try widget.texts(at: path, arguments.all("--locale"))) { $1 }
      } catch {
        throw CommandError(code: .invalidInput, message: error.description)
      }
    }
    return texts
  }

  /// Fonts and wallpapers, with the folders that the command line and the environment name.
  static func resources(_ arguments: Arguments) throws(CommandError) -> Resources {
    let fromEnvironment = Environment.value("VITRINE_FONTS").map { [$0] } ?? []
    do throws(RenderError) {
      let resources = try Resources(fontFolders: arguments.all("--fonts") + fromEnvironment)
      for diagnostic in resources.diagnostics { Console.error(diagnostic.description) }
      return resources
    } catch {
      throw CommandError(code: .invalidInput, message: error.description)
    }
  }
}
