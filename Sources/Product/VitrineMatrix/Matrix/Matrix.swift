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
  /// The names of the config's axes, whose words every picture lists.
  let axisNames: Set<String>
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
  ///
  /// Inputs are read by so many threads.
  public init(
    _ config: MatrixConfig, from files: Files = .disk, threads: Int = 1
  ) throws(RenderError) {
    try self.init(listing: config, from: files, threads: threads)
    for widget in widgets { _ = try widget.get() }
  }

  /// Reads every input and lists the pictures, those of inputs that cannot be read as well: each of
  /// these fails when it is drawn, and the others are not held up.
  ///
  /// Which modes and states such an input has is unknown, so it is listed with all.
  package init(
    listing config: MatrixConfig, from files: Files, threads: Int = 1
  ) throws(RenderError) {
    self.config = config
    axisNames = Set(config.axes.map(\.axis.name))
    self.files = files
    let traces = config.inputs.map { _ in FileTrace() }
    widgets = ThreadPool(threads).map(config.inputs.count) { index in
      let input = config.inputs[index]
      let widget = Result { () throws(RenderError) in
        try Widget.read(
          FilePath.join(config.folder, input.path),
          widget: input.widget > 1 ? input.widget - 1 : nil, scene: input.scene,
          from: files.traced(by: traces[index]))
      }
      return widget.map { widget in
        var widget = widget
        widget.overrides = input.overrides
        return input.isRun ? ExtensionRunner.run(widget, from: files) : widget
      }
    }
    self.traces = traces
    try Self.check(config, widgets)
    let combinations = Combinations(of: config)
    var places: [String: Int] = [:]
    for (index, input) in config.inputs.enumerated() {
      let widget = try? widgets[index].get()
      let abilities = widget.map(Abilities.init)
      try combinations.forEach(of: widget?.defaultVariant) {
        variant, word throws(RenderError) in
        let state = word.flatMap { $0 == VariantVocabulary.plain ? nil : $0 } ?? input.state?.word
        try list(Self.picture(variant, state, index, config), abilities, &places)
      }
    }
  }

  /// Adds a picture, unless its widget cannot be shown so or it is there already.
  private mutating func list(
    _ picture: Picture, _ abilities: Abilities?, _ places: inout [String: Int]
  ) throws(RenderError) {
    // What a widget that cannot be read is able to is unknown.
    guard picture.variant.problem == nil, abilities?.has(picture.variant) ?? true else {
      impossible += 1
      return
    }
    let place = places[picture.name, default: pictures.count]
    guard place == pictures.count else {
      // An include may repeat a combination of the axes.
      guard pictures[place].isSame(as: picture) else {
        throw Self.invalid(
          "duplicate-name", "two pictures are named '\(picture.name)'", config,
          hint: "give files of one name in different folders names of their own")
      }
      return
    }
    places[picture.name] = place
    try Self.check(picture.name, config)
    pictures.append(picture)
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

  /// What decides which variants a widget has; asked once for each picture of a plan, where a copy of the
  /// whole widget would take longer than the rest.
  private struct Abilities {
    private let states: [String]
    private let expands: Bool

    init(_ widget: Widget) {
      states = widget.stateNames
      expands = widget.largestMode == .expanded
    }

    /// Whether the widget has the mode and state of a variant.
    func has(_ variant: Variant) -> Bool {
      if let state = variant.state, !states.contains(state) { return false }
      return variant.mode == .compact || expands
    }
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

  private static func picture(
    _ chosen: Variant, _ state: String?, _ input: Int, _ config: MatrixConfig
  ) -> Picture {
    var variant = chosen
    if case .file(let path) = variant.wallpaper {
      variant.wallpaper = .file(FilePath.join(config.folder, path))
    }
    variant.data = variant.data ?? config.inputs[input].data
    // A config's states are values set from outside; any other is the input's own.
    let isOwn = state.map { state in !config.states.contains { $0.name == state } } ?? true
    if isOwn { variant.state = state }
    let start = "\(config.inputs[input].name)/\(variant.name)"
    let name = isOwn ? start : "\(start)-\(state ?? "")"
    return Picture(name: name, input: input, variant: variant, state: state)
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
