import Vitrine
import VitrineBase
import VitrineGraphics
import VitrineImport

/// The options that choose variants.
///
/// Each may be repeated for several pictures.
enum VariantOptions {
  static let allModes = Option.flag(
    "--all-modes", help: "compact and, where the widget has it, expanded")

  static let allDevices = Option.flag(
    "--all-devices", help: "every phone and iPad, and those of --device-file")

  static let deviceFiles = Option.texts(
    "--device-file", "FILE", help: "more devices (docs/devices.md)")

  /// The options of commands that take an input and choose its variants.
  static var all: [any CommandOption] {
    axes.map(option(for:)) + [allModes, allDevices, deviceFiles] + InputOptions.all
  }

  /// The axes that the options choose.
  ///
  /// Overlays are an option of `render` only.
  private static let axes = VariantAxis.all.filter { $0 != .overlays }

  static let notes = "An option given several times makes several pictures."

  /// Returns the option of an axis.
  ///
  /// Its value is the words that are chosen, empty by default.
  static func option(for axis: VariantAxis) -> Option<[String]> {
    guard let metavar = axis.metavar else {
      return Option(axis.flag, metavar: nil, help: axis.help, default: []) { _ in ["true"] }
    }
    let words = axis.knownWords()
    let completion: OptionCompletion? =
      switch axis.words {
      case .listed, .number: .words(words)
      case .open(_, let examples) where axis == .wallpapers: .wordsOrFiles(examples)
      case .open(_, let examples): .words(examples)
      case .flag, .defined: nil
      }
    return .texts(axis.flag, metavar, help: axis.help, completion: completion)
  }

  /// Returns every combination of the chosen values, in the order of the axes.
  ///
  /// `others` are the widgets on the same screen.
  static func variants(
    _ arguments: Arguments, _ widget: Widget, among others: [Widget] = []
  ) throws(CommandError) -> [Variant] {
    let vocabulary = try vocabulary(arguments)
    try refuseDoubled(arguments)
    var product = VariantProduct(start: start(arguments, widget), vocabulary)
    for axis in VariantAxis.all {
      let words = words(of: axis, arguments, for: widget, vocabulary)
      if !words.isEmpty { try product.multiply(by: axis, words) }
    }
    for variant in product.variants {
      if let problem = variant.problem { throw .usage(problem) }
    }
    try refuseUnused(arguments, product.variants, of: [widget] + others)
    return product.variants
  }

  /// Returns the variant of the widget's project.
  ///
  /// It is a plain variant if an option chooses a system.
  private static func start(_ arguments: Arguments, _ widget: Widget) -> Variant {
    let chosen = widget.defaultVariant
    if widget.isWidgetKit { return chosen }
    let isDeviceChosen = !arguments[.devices].isEmpty
    return arguments.choosesSystem || isDeviceChosen && chosen.host == .macos ? Variant() : chosen
  }

  /// Returns the error for a word that an axis doesn't have.
  static func invalid(
    _ word: String, for axis: VariantAxis, in vocabulary: VariantVocabulary
  ) -> CommandError {
    let expectation = axis.expectation(for: word, vocabulary)
    // An expectation follows a colon, a suggestion follows a semicolon.
    let mark = expectation.hasPrefix("expected") ? ":" : ";"
    return .usage("invalid value '\(word)' for \(axis.flag)\(mark) \(expectation)")
  }

  /// Returns the words that the command line chooses for an axis.
  private static func words(
    of axis: VariantAxis, _ arguments: Arguments, for widget: Widget,
    _ vocabulary: VariantVocabulary
  ) -> [String] {
    let words = arguments[axis]
    switch axis {
    case .devices where arguments[allDevices]: return (Device.all + vocabulary.devices).map(\.name)
    case .modes where arguments[allModes]:
      let modes = widget.largestMode == .expanded ? DisplayMode.allCases : [.compact]
      return modes.map(\.rawValue)
    // One picture shows several overlays.
    case .overlays: return words.isEmpty ? [] : [words.joined(separator: ",")]
    default: return words
    }
  }

  /// Returns the words that the options define: the devices of `--device-file`, the values of
  /// `--data`.
  static func vocabulary(_ arguments: Arguments) throws(CommandError) -> VariantVocabulary {
    var vocabulary = VariantVocabulary(arguments.files)
    vocabulary.devices = try definedDevices(arguments)
    for path in arguments[.data] {
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

  /// Reads the devices of `--device-file`.
  static func definedDevices(_ arguments: Arguments) throws(CommandError) -> [Device] {
    var devices: [Device] = []
    for path in arguments[deviceFiles] {
      devices += try readingInput { () throws(RenderError) in
        try DeviceFile.read(path, from: arguments.files).devices
      }
    }
    return devices
  }
}

// MARK: Conflicting options

extension VariantOptions {
  /// Throws if an axis is chosen both as a whole and by value.
  private static func refuseDoubled(_ arguments: Arguments) throws(CommandError) {
    for (all, axis) in [(allModes, VariantAxis.modes), (allDevices, .devices)]
    where arguments[all] {
      if let word = arguments[axis].first {
        throw .usage("\(all.name) includes \(axis.flag) \(word); remove one of them")
      }
    }
  }

  /// Throws if an option has no effect on any of the pictures.
  private static func refuseUnused(
    _ arguments: Arguments, _ variants: [Variant], of widgets: [Widget]
  ) throws(CommandError) {
    try refuseUnusedStates(arguments, variants, of: widgets)
    // Several widgets are shown on a screen by default.
    let isScreen =
      variants.contains { $0.chrome == .screen } || widgets.count > 1 && arguments[.chrome].isEmpty
    for axis in [VariantAxis.clocks, .dates, .scrolls] where !arguments[axis].isEmpty && !isScreen {
      throw .usage("\(axis.flag) is shown on whole screens only; add --chrome screen")
    }
    let hasColumns = variants.contains {
      $0.device.idiom == .pad && $0.orientation == .landscape && $0.system.presentation == .card
    }
    if !arguments[.columns].isEmpty, !hasColumns {
      throw .usage("--column is for an iPad's cards in landscape; add --orientation landscape")
    }
  }

  /// Throws if `--editing` or `--not-added` has no effect on any of the pictures.
  private static func refuseUnusedStates(
    _ arguments: Arguments, _ variants: [Variant], of widgets: [Widget]
  ) throws(CommandError) {
    if !arguments[.editing].isEmpty {
      guard variants.contains(where: { $0.host == .macos }) else {
        throw .usage("--editing is for Notification Center on a Mac; add --host macos")
      }
      guard widgets.contains(where: \.allowsEditing) else {
        throw .usage(
          "--editing is for widgets that can be edited; set \"allowsEditing\": true in the document"
        )
      }
    }
    if !arguments[.notAdded].isEmpty, !variants.contains(where: { $0.host == .quickActions }) {
      throw .usage("--not-added is for quick actions; add --host quick-actions")
    }
  }
}

extension Arguments {
  /// The words that the command line chooses for an axis.
  ///
  /// Empty if the axis isn't chosen.
  subscript(axis: VariantAxis) -> [String] { self[VariantOptions.option(for: axis)] }

  /// A Boolean value that indicates whether an option chooses the system.
  var choosesSystem: Bool { !self[.systems].isEmpty || !self[.hosts].isEmpty }
}
