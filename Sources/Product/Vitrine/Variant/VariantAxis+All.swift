import VitrineBase
import VitrineGraphics
import VitrineImport

extension VariantAxis {
  /// All axes, in the order in which choices are applied and pictures are listed.
  package static let all = [
    devices, orientations, columns, modes, kinds, families, renderings, systems, hosts, appearances,
    textSizes, locales, directions,
    wallpapers, chrome, canvases, scales, reduceTransparency, increaseContrast, boldText, notAdded,
    newWidgets, editing, clocks, dates, scrolls, entries, moments, previews, states, data, overlays,
  ]

  /// The device.
  ///
  /// A Mac is selected by its device or its system.
  package static let devices = VariantAxis(
    "device", plural: "devices", \.device, metavar: "NAME",
    help: "the device (default: iphone-7); vitrine devices lists them",
    words: .listed { Device.known.map(\.name) }, isAlwaysListed: true,
    parse: { word, vocabulary in vocabulary.device(named: word) }, word: \.name,
    didApply: { if $0.device.idiom == .desktop { $0.move(to: .macos) } })

  package static let orientations = choice(
    "orientation", plural: "orientations", \.orientation, metavar: "WAY",
    help: "portrait or landscape (default: portrait)")

  package static let columns = choice(
    "column", plural: "columns", \.column, metavar: "SIDE",
    help: "left or right column of an iPad in landscape (default: left)", isAlwaysListed: false,
    part: { "\($0.rawValue)-column" })

  package static let modes = choice(
    "mode", plural: "modes", \.mode, metavar: "MODE", help: "compact or expanded (default: compact)"
  )

  /// The system generation, which determines material, header and fonts.
  package static let systems = choice(
    "system", plural: "systems", \.system, metavar: "NAME",
    help: "ios8, ios9, ios10, ios10.3, ios11 to ios18, ios26, macos or macos10.12 (default: ios10)",
    part: { $0 == .macos ? nil : $0.rawValue },
    didApply: { if $0.system.isDesktop { $0.move(to: .macos) } })

  package static let hosts = choice(
    "host", plural: "hosts", \.host, metavar: "HOST",
    help: "today, lock, quick-actions, home or macos (default: today; WidgetKit's is home)",
    part: { [.macos, .home].contains($0) ? nil : $0.rawValue }, didApply: { $0.move(to: $0.host) })

  package static let appearances = choice(
    "appearance", plural: "appearances", \.appearance, metavar: "NAME",
    help: "light or dark, from ios13 on (default: light)", isAlwaysListed: false)

  package static let textSizes = choice(
    "textSize", plural: "textSizes", \.textSize, flag: "--text-size", metavar: "SIZE",
    help: "xs s m l xl xxl xxxl ax1 ax2 ax3 ax4 ax5 (default: l)", part: { "text-\($0.rawValue)" })

  package static let locales = VariantAxis(
    "locale", plural: "locales", \.locale, metavar: "TAG",
    help: "en, es, ar, zh-Hans…; pseudo or pseudo-rtl: long, accented (default: en)",
    words: .open(
      expected: "a language tag such as en, pt-BR or zh-Hans",
      examples: ["en", "es", "de", "fr", "ar", "he", "ja", "zh-Hans", "pseudo", "pseudo-rtl"]),
    isAlwaysListed: true, parse: { word, _ in LanguageTag.isValid(word) ? word : nil },
    word: \.self)

  package static let directions = choice(
    "direction", plural: "directions", \.direction, metavar: "WAY",
    help: "ltr, rtl or auto, that of the locale (default: auto)")

  /// The wallpaper.
  ///
  /// A name without a slash or a dot is a bundled wallpaper or one of the folder `Wallpapers`.
  package static let wallpapers = VariantAxis(
    "wallpaper", plural: "wallpapers", \.wallpaper, metavar: "NAME|FILE",
    help: "photo, leaves, light, dark, busy, or a PNG or JPEG file (default: photo)",
    words: .open(
      expected: "a wallpaper name or a file",
      examples: ["photo", "leaves", "light", "dark", "busy"]),
    isPaintedOnly: true, isAlwaysListed: true,
    parse: { word, _ in
      guard !word.isEmpty else { return nil }
      return word.contains("/") || word.contains(".") ? .file(word) : .named(word)
    },
    word: { wallpaper in
      switch wallpaper {
      case .named(let name): name
      case .file(let path): FilePath.stem(of: path)
      }
    })

  package static let chrome = choice(
    "chrome", plural: "chrome", \.chrome, metavar: "HOW",
    help: "none (the content alone), card or screen (default: card)", isPaintedOnly: true,
    part: { "chrome-\($0.rawValue)" })

  package static let canvases = VariantAxis(
    "canvas", plural: "canvases", \.canvas, metavar: "WxH",
    help: "lay the root view out at this size, with no host",
    words: .open(
      expected: "WIDTHxHEIGHT, as in 320x110", examples: ["host", "320x110", "359x220"]),
    parse: { word, _ in Variant.Canvas(word: word) }, word: \.word,
    part: { "canvas-\($0.word)" })

  /// The scale.
  ///
  /// Nil is the device's scale, which is omitted from the picture's name.
  package static let scales = VariantAxis(
    "scale", plural: "scales", \.scaleOverride, metavar: "N",
    help: "pixels per point, 1 to 3 (default: the device's)", words: .number(1...3),
    parse: { word, _ in Int(word).flatMap { (1...3).contains($0) ? .some($0) : nil } },
    word: { $0.map { "\($0)" } ?? "device" }, part: { $0.map { "\($0)x" } })

  package static let reduceTransparency = toggle(
    "reduceTransparency", \.reducesTransparency, flag: "--reduce-transparency",
    help: "as with Reduce Transparency: materials are opaque colors, not blurred wallpaper",
    isPaintedOnly: true)

  package static let increaseContrast = toggle(
    "increaseContrast", \.increasesContrast, flag: "--increase-contrast",
    help: "as with Increase Contrast: darker or lighter materials, and text without vibrancy",
    isPaintedOnly: true)

  package static let boldText = toggle(
    "boldText", \.usesBoldText, flag: "--bold-text",
    help: "as with Bold Text: text in heavier weights")

  package static let notAdded = toggle(
    "notAdded", \.isAdded, flag: "--not-added",
    help: "over quick actions: the widget isn't in the Today view yet", isPaintedOnly: true,
    isInverted: true)

  package static let newWidgets = VariantAxis(
    "newWidgets", plural: "newWidgetCounts", \.newWidgets, flag: "--new-widgets", metavar: "COUNT",
    help: "the number of new widgets that a Today view of iOS 13 reports (default: 0)",
    words: .open(expected: "a number from 0 to 99", examples: ["0", "1", "3"]),
    isPaintedOnly: true,
    parse: { word, _ in Int(word).flatMap { (0...99).contains($0) ? $0 : nil } },
    word: { "\($0)" }, part: { "new-\($0)" })

  package static let editing = toggle(
    "editing", \.isEditing, flag: "--editing", help: "on a Mac: the widget is being edited")

  package static let clocks = VariantAxis(
    "clock", plural: "clocks", \.clock, metavar: "TIME",
    help: "the time on whole screens (default: 9:41)",
    words: .open(expected: "a time such as 9:41", examples: ["9:41", "18:05"]),
    isPaintedOnly: true, parse: { word, _ in word.isEmpty ? nil : .some(word) },
    word: { $0 ?? "9:41" }, part: { $0.map { "clock-\(nameText($0))" } })

  package static let dates = VariantAxis(
    "date", plural: "dates", \.date, metavar: "TEXT",
    help: "the date on whole screens, as it is to be read",
    words: .open(expected: "a date as it is to be read", examples: ["Friday, May 1"]),
    isPaintedOnly: true, parse: { word, _ in word.isEmpty ? nil : .some(word) },
    word: { $0 ?? "default" }, part: { $0.map { "date-\(nameText($0))" } })

  package static let scrolls = VariantAxis(
    "scroll", plural: "scrolls", \.scroll, metavar: "POINTS",
    help: "how far a whole screen's Today view is scrolled (default: 0)",
    words: .open(
      expected: "a number of points from 0 to 10000, in steps of half a point",
      examples: ["0", "60", "120.5"]),
    isPaintedOnly: true,
    parse: { word, _ in
      let isHalf = word.hasSuffix(".5")
      guard let whole = Int(isHalf ? word.dropLast(2) : word[...]) else { return nil }
      let points = Double(whole) + (isHalf ? 0.5 : 0)
      return (0...10_000).contains(points) ? points : nil
    },
    word: { halfPoints($0) }, part: { "scroll-\(halfPoints($0))" })

  /// Returns a number of half points without trailing zeros, such as `60` or `60.5`.
  private static func halfPoints(_ points: Double) -> String {
    let whole = Int(points)
    return Double(whole) == points ? "\(whole)" : "\(whole).5"
  }

  /// The state.
  ///
  /// `plain` means no state, so that a matrix can list it among the states.
  package static let states = VariantAxis(
    "state", plural: "states", \.state, metavar: "NAME",
    help: "one of the widget's states; a storyboard's are in a vitrine.json beside it",
    words: .defined,
    parse: { word, _ in word == VariantVocabulary.plain ? .some(nil) : .some(word) },
    word: { $0 ?? VariantVocabulary.plain }, part: { $0.map { "state-\($0)" } })

  package static let data = VariantAxis(
    "data", plural: "data", \.data, metavar: "FILE.json",
    help: "values for the properties that views are bound to (docs/data.md)", words: .defined,
    parse: { word, vocabulary in
      if word == VariantVocabulary.plain { return .some(nil) }
      return vocabulary.data(at: word).map { .some($0) }
    },
    word: { $0.map { FilePath.stem(of: $0.path) } ?? VariantVocabulary.plain },
    part: { $0.map { "data-\(FilePath.stem(of: $0.path))" } })

  /// The overlays, the only axis whose values combine in one picture.
  package static let overlays = VariantAxis(
    "overlay", plural: "overlays", \.overlay, metavar: "KINDS",
    help: "draw over the picture: frames, baselines, margins, constraints "
      + "(several with commas): blue holds, orange is ambiguous, red was dropped in a conflict",
    words: .open(
      expected: "\(Overlay.words.map(\.0).joined(separator: ", ")), or several with commas",
      examples: ["none"] + Overlay.words.map(\.0)),
    isPaintedOnly: true, parse: { word, _ in Overlay(word: word) },
    word: { $0.isEmpty ? "none" : $0.names.joined(separator: ",") },
    part: { "overlay-" + $0.names.joined(separator: "-") })

  /// Returns a text for a file name: letters and digits, with hyphens for other characters.
  static func nameText(_ text: String) -> String {
    text.split { !$0.isLetter && !$0.isNumber }.joined(separator: "-").lowercased()
  }
}

extension Variant.Canvas {
  /// Parses `host`, `file` or `320x110`.
  ///
  /// Returns nil for other words.
  init?(word: String) {
    switch word {
    case "host": self = .host
    case "file": self = .file
    default:
      let parts = word.split(separator: "x", omittingEmptySubsequences: false).map { Double($0) }
      guard parts.count == 2, let width = parts[0], let height = parts[1],
        (1...10_000).contains(width), (1...10_000).contains(height)
      else { return nil }
      self = .fixed(Size(width: width, height: height))
    }
  }

  var word: String {
    switch self {
    case .host: "host"
    case .fixed(let size): "\(Int(size.width))x\(Int(size.height))"
    case .file: "file"
    }
  }
}

extension Overlay {
  /// Parses kinds separated by commas, or `none`.
  ///
  /// Returns nil if one is unknown.
  init?(word: String) {
    self = []
    guard word != "none" else { return }
    for kind in word.split(separator: ",", omittingEmptySubsequences: false) {
      guard let entry = Self.words.first(where: { $0.0 == kind }) else { return nil }
      insert(entry.1)
    }
  }
}
