public import Vitrine
public import VitrineBase
import VitrineGraphics
import VitrineImport

/// Every picture of a config, in a fixed order.
public struct Matrix: Sendable {
  /// One picture.
  public struct Picture: Sendable {
    /// Stable and readable, such as `weather/iphone-x-expanded-ar`.
    public var name: String
    public var input: Int
    public var variant: Variant
    public var state: String?

    package init(name: String, input: Int, variant: Variant, state: String?) {
      self.name = name
      self.input = input
      self.variant = variant
      self.state = state
    }

    /// Whether another picture of the same name is the same picture.
    fileprivate func isSame(as other: Picture) -> Bool {
      input == other.input && variant == other.variant && state == other.state
    }
  }

  public let config: MatrixConfig
  /// The widget of each input, or why it cannot be read.
  let widgets: [Result<Widget, RenderError>]
  /// What inputs and their images are read from.
  package let files: Files
  /// What was looked at to read each of them.
  let traces: [FileTrace]
  public var pictures: [Picture] = []
  /// Combinations that no widget has: expanded of one that is only compact, or over
  /// quick actions; a state that is another input's.
  public var impossible = 0

  /// Reads every input and lists the pictures; fails on the first input that cannot be read.
  public init(_ config: MatrixConfig, from files: Files = .disk) throws(RenderError) {
    try self.init(listing: config, from: files)
    for widget in widgets { _ = try widget.get() }
  }

  /// Reads every input and lists the pictures, those of inputs that cannot be read as well: each of
  /// these fails when it is drawn, and the others are not held up.
  ///
  /// Which modes and states such an input has is unknown, so it is listed with all.
  package init(listing config: MatrixConfig, from files: Files) throws(RenderError) {
    self.config = config
    self.files = files
    var widgets: [Result<Widget, RenderError>] = []
    var traces: [FileTrace] = []
    for input in config.inputs {
      let trace = FileTrace()
      traces.append(trace)
      let widget = Result { () throws(RenderError) in
        try Widget.read(
          FilePath.join(config.folder, input.path),
          widget: input.widget > 1 ? input.widget - 1 : nil, scene: input.scene,
          from: files.traced(by: trace))
      }
      widgets.append(
        widget.map { widget in
          var widget = widget
          widget.overrides = input.overrides
          return input.isRun ? ExtensionRunner.run(widget, from: files) : widget
        })
    }
    self.widgets = widgets
    self.traces = traces
    try Self.check(config, widgets)
    let combinations = Self.combinations(of: config)
    var places: [String: Int] = [:]
    for index in config.inputs.indices {
      for combination in combinations {
        var picture = Self.picture(combination, index, try? widgets[index].get(), config)
        let variant = picture.variant
        guard variant.problem == nil, Self.has(variant, widgets[index]) else {
          impossible += 1
          continue
        }
        picture.name = "\(config.inputs[index].name)/\(picture.name)"
        guard let place = places.updateValue(pictures.count, forKey: picture.name) else {
          try Self.check(picture.name, config)
          pictures.append(picture)
          continue
        }
        places[picture.name] = place
        // An include may repeat a combination of the axes.
        guard pictures[place].isSame(as: picture) else {
          throw Self.invalid(
            "duplicate-name", "two pictures are named '\(picture.name)'", config,
            hint: "give files of one name in different folders names of their own")
        }
      }
    }
  }

  /// Checks that a picture's name, which devices, states, locales and files of the config are part of,
  /// is that of a file in any folder.
  private static func check(_ name: String, _ config: MatrixConfig) throws(RenderError) {
    guard let problem = FileRoot.problem(with: name) else { return }
    let shown = String(String.UnicodeScalarView(name.unicodeScalars.filter { $0.value >= 0x20 }))
    throw invalid(
      "bad-name", "the name of the picture '\(shown)' \(problem)", config,
      hint: "rename the device, state, locale or file that it is made of")
  }

  private static func invalid(
    _ code: String, _ message: String, _ config: MatrixConfig, hint: String
  ) -> RenderError {
    .invalid(
      Diagnostic(.error, code, message, at: SourceLocation(file: config.file), hint: hint))
  }

  /// Whether a widget has the mode and state of a variant.
  private static func has(_ variant: Variant, _ widget: Result<Widget, RenderError>) -> Bool {
    guard case .success(let widget) = widget else { return true }
    return (variant.state.map(widget.stateNames.contains) ?? true)
      && (variant.mode == .compact || widget.largestMode == .expanded)
  }

  /// Checks that every state exists in some input, and an input's own state in that input.
  private static func check(
    _ config: MatrixConfig, _ widgets: [Result<Widget, RenderError>]
  ) throws(RenderError) {
    let known = config.states.map(\.name)
    let read = widgets.compactMap { try? $0.get() }
    let all = read.flatMap(\.stateNames)
    // A state may be that of an input that cannot be read.
    for said in config.inputStates where !all.contains(said.word) && read.count == widgets.count {
      throw .invalid(
        unknownValue(said.word, for: "state", known + all, at: said.location).diagnostic)
    }
    for (input, widget) in zip(config.inputs, widgets) {
      guard let said = input.state, let widget = try? widget.get(),
        !(known + widget.stateNames).contains(said.word)
      else { continue }
      throw .invalid(
        unknownValue(
          said.word, for: "state of '\(input.name)'", known + widget.stateNames, at: said.location
        ).diagnostic)
    }
  }

  private static func combinations(of config: MatrixConfig) -> [[VariantAxis: String]] {
    let axes = config.axes
    var rows: [[Int]] = [[]]
    switch config.sample {
    case .pairwise: rows = pairwise(axes.map(\.words.count))
    case .all:
      for (_, words) in axes {
        rows = rows.flatMap { row in words.indices.map { row + [$0] } }
      }
    }
    var combinations: [[VariantAxis: String]] = []
    for row in rows {
      var combination: [VariantAxis: String] = [:]
      for (index, value) in row.enumerated() {
        combination[axes[index].axis] = axes[index].words[value]
      }
      let isOut = config.excludes.contains { exclude in
        exclude.allSatisfy { axis, words in combination[axis].map(words.contains) ?? false }
      }
      if !isOut { combinations.append(combination) }
    }
    return combinations + config.includes
  }

  /// The variant that a picture's axes change: what the widget's project says of the system, unless
  /// the axes choose one.
  private static func start(
    _ combination: [VariantAxis: String], _ widget: Widget?
  ) -> Variant {
    let chosen = widget?.defaultVariant ?? Variant()
    let isSystemChosen = combination[.systems] != nil || combination[.hosts] != nil
    let isDeviceChosen = combination[.devices] != nil
    return isSystemChosen || isDeviceChosen && chosen.host == .macos ? Variant() : chosen
  }

  private static func picture(
    _ combination: [VariantAxis: String], _ input: Int, _ widget: Widget?, _ config: MatrixConfig
  ) -> Picture {
    var variant = start(combination, widget)
    // Which of the states are the config's is decided below.
    for axis in VariantAxis.all where axis != .states {
      guard let word = combination[axis] else { continue }
      _ = axis.apply(word, &variant, config.vocabulary)
    }
    if case .file(let path) = variant.wallpaper {
      variant.wallpaper = .file(FilePath.join(config.folder, path))
    }
    let own = config.inputs[input]
    variant.data = variant.data ?? own.data
    let said = combination[.states].flatMap { $0 == VariantVocabulary.plain ? nil : $0 }
    let state = said ?? own.state?.word
    // A config's states are values set from outside; any other is the input's own.
    guard let state, config.states.contains(where: { $0.name == state }) else {
      variant.state = state
      return Picture(name: variant.name, input: input, variant: variant, state: state)
    }
    return Picture(
      name: "\(variant.name)-\(state)", input: input, variant: variant, state: state)
  }

  /// The widget that a picture shows, with its state's values.
  public func widget(of picture: Picture) throws(RenderError) -> Widget {
    var widget = try widgets[picture.input].get()
    if let state = picture.state, let known = config.states.first(where: { $0.name == state }) {
      widget.overrides += known.overrides
      widget.stateData = known.data
    }
    return widget
  }
}
