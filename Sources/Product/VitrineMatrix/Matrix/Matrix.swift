public import Vitrine
public import VitrineBase
import VitrineGraphics
import VitrineImport

/// The pictures of a config, in a fixed order.
public struct Matrix: Sendable {
  /// A picture of the matrix.
  public struct Picture: Sendable {
    /// A stable and readable name, for example `weather/iphone-x-expanded-ar`.
    public var name: String
    /// The index of the input in the config.
    public var input: Int
    /// The variant.
    public var variant: Variant
    /// The name of the state.
    ///
    /// Nil for the plain state.
    public var state: String?

    package init(name: String, input: Int, variant: Variant, state: String?) {
      self.name = name
      self.input = input
      self.variant = variant
      self.state = state
    }

    /// Returns whether another picture with the same name is the same picture.
    fileprivate func isSame(as other: Picture) -> Bool {
      input == other.input && variant == other.variant && state == other.state
    }
  }

  /// The config of the matrix.
  public let config: MatrixConfig
  /// The names of the config's axes.
  ///
  /// Every picture has a word on each of them.
  let axisNames: Set<String>
  /// The widget of each input, or the error in reading it.
  let widgets: [Result<Widget, RenderError>]
  /// The files from which inputs and their images are read.
  package let files: Files
  /// The files that were read for each input.
  let traces: [FileTrace]
  /// The answers from which the inputs were read.
  package var answers: [FileTrace.Answer] { traces.flatMap(\.answers) }
  /// The text for each input that distinguishes pictures of its code from those of its file.
  ///
  /// Empty if the input's code isn't run.
  let codeSettings: [String]
  /// The pictures in their order.
  public var pictures: [Picture] = []
  /// The number of combinations that no widget has.
  ///
  /// Examples are expanded mode of a widget that is only compact, or a state of another input.
  public var impossible = 0

  /// Reads every input and lists the pictures, using the given number of threads.
  ///
  /// Throws the error of the first input that can't be read.
  public init(
    _ config: MatrixConfig, from files: Files = .disk, threads: Int = 1
  ) throws(RenderError) {
    try self.init(config, from: files, threads: threads, runner: nil)
  }

  /// Reads every input, prepares the code of inputs that request it, and lists the pictures.
  package init(
    _ config: MatrixConfig, from files: Files, threads: Int = 1, runner: ExtensionRunner?
  ) throws(RenderError) {
    try self.init(listing: config, from: files, threads: threads, runner: runner)
    for widget in widgets { _ = try widget.get() }
  }

  /// Reads every input and lists the pictures, including those of inputs that can't be read.
  ///
  /// Such pictures fail when they are drawn, without affecting the rest. They are listed in every
  /// mode and state, because the modes and states of their inputs are unknown.
  package init(
    listing config: MatrixConfig, from files: Files, threads: Int = 1,
    runner: ExtensionRunner? = nil
  ) throws(RenderError) {
    self.config = config
    axisNames = Set(config.axes.map(\.axis.name))
    self.files = files
    let traces = config.inputs.map { _ in FileTrace() }
    let pool = ThreadPool(threads)
    let read = pool.map(config.inputs.count) { index in
      Result { () throws(RenderError) in
        try Self.widget(
          of: config.inputs[index], config, runsCode: runner?.demandForAll != nil,
          from: files.traced(by: traces[index]))
      }
    }
    // Code that doesn't run changes no name, because a widget's modes and states are in its files.
    widgets = pool.map(config.inputs.count) { index in
      Result { () throws(RenderError) in
        let widget = try read[index].get()
        let demand =
          config.inputs[index].code ?? (widget.isExtension ? runner?.demandForAll : nil)
        guard let runner, let demand else { return widget }
        return try runner.run(widget, demand, from: files)
      }
    }
    codeSettings = config.inputs.map { input in
      let demand = input.code ?? runner?.demandForAll
      return demand == nil ? "" : "run \(runner?.settings ?? "")"
    }
    self.traces = traces
    try Self.check(config, read)
    let combinations = Combinations(of: config)
    var places: [String: Int] = [:]
    let galleries = pool.map(config.inputs.count) { [widgets] index in
      Self.gallery(of: widgets[index], config, from: files)
    }
    try Self.check(config, galleries)
    for (index, input) in config.inputs.enumerated() {
      let widget = try? read[index].get()
      let abilities = widget.map { Abilities($0, galleries[index]) }
      try combinations.forEach(of: widget?.defaultVariant) {
        variant, word throws(RenderError) in
        let state = word.flatMap { $0 == VariantVocabulary.plain ? nil : $0 } ?? input.state?.word
        try list(
          Self.picture(variant, state, input: index, config: config), abilities, places: &places)
      }
    }
  }

  /// Reads the widget of an input, with the values of the config.
  private static func widget(
    of input: MatrixConfig.Input, _ config: MatrixConfig, runsCode: Bool, from files: Files
  ) throws(RenderError) -> Widget {
    var widget = try Widget.read(
      FilePath.join(config.folder, input.path), widget: input.widget > 1 ? input.widget - 1 : nil,
      scene: input.scene, from: files, runner: nil, runsCode: runsCode || input.code != nil)
    try widget.checkContent()
    widget.edits.overrides = input.overrides
    return widget
  }

  /// The reasons why the code of inputs doesn't run although the config or an option requires it.
  package var codeFailures: [CodeFailure] {
    widgets.compactMap { widget in
      if case .failure(.notRun(let failure)) = widget { failure } else { nil }
    }
  }

  /// Adds a picture unless it is a duplicate or its widget doesn't support the variant.
  private mutating func list(
    _ picture: Picture, _ abilities: Abilities?, places: inout [String: Int]
  ) throws(RenderError) {
    // The abilities of a widget that can't be read are unknown.
    guard picture.variant.problem == nil, abilities?.has(picture.variant) ?? true else {
      impossible += 1
      return
    }
    let place = places[picture.name, default: pictures.count]
    guard place == pictures.count else {
      // An include can repeat a combination of the axes.
      guard pictures[place].isSame(as: picture) else {
        throw Self.invalid(
          "duplicate-name", "two pictures are named '\(picture.name)'", in: config,
          hint: "give files of one name in different folders names of their own")
      }
      return
    }
    places[picture.name] = place
    try Self.check(picture.name, config)
    pictures.append(picture)
  }

  /// Throws an error unless a picture's name is a valid relative path.
  ///
  /// Names contain the names of devices, states, locales and files from the config.
  private static func check(_ name: String, _ config: MatrixConfig) throws(RenderError) {
    guard let problem = FileRoot.problem(with: name) else { return }
    let shown = String(String.UnicodeScalarView(name.unicodeScalars.filter { $0.value >= 0x20 }))
    throw invalid(
      "bad-name", "the name of the picture '\(shown)' \(problem)", in: config,
      hint: "rename the device, state, locale or file that it is made of")
  }

  private static func invalid(
    _ code: String, _ message: String, in config: MatrixConfig, hint: String
  ) -> RenderError {
    .invalid(
      Diagnostic(.error, code, message, at: SourceLocation(file: config.file), hint: hint))
  }

  /// The properties that decide which variants a widget supports.
  ///
  /// They are checked once per picture, where copying the complete widget would dominate the time.
  private struct Abilities {
    private let states: [String]
    private let expands: Bool
    private let gallery: HomeGallery?

    init(_ widget: Widget, _ gallery: HomeGallery?) {
      self.gallery = gallery
      states = widget.stateNames
      expands = widget.largestMode == .expanded
    }

    /// Returns whether the widget has the mode and state of a variant.
    func has(_ variant: Variant) -> Bool {
      if let state = variant.state, !states.contains(state) { return false }
      if let gallery, !gallery.has(variant) { return false }
      return variant.mode == .compact || expands
    }
  }

  /// Throws an error if a state exists in no input, or if an input lacks its configured state.
  private static func check(
    _ config: MatrixConfig, _ widgets: [Result<Widget, RenderError>]
  ) throws(RenderError) {
    let known = config.states.map(\.name)
    let read = widgets.compactMap { try? $0.get() }
    let all = read.flatMap(\.stateNames)
    // An unknown state may belong to an input that can't be read.
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
    _ chosen: Variant, _ state: String?, input: Int, config: MatrixConfig
  ) -> Picture {
    var variant = chosen
    if case .file(let path) = variant.wallpaper {
      variant.wallpaper = .file(FilePath.join(config.folder, path))
    }
    variant.data = variant.data ?? config.inputs[input].data
    // The config's states set values from outside. All other states belong to the input.
    let isOwn = state.map { state in !config.states.contains { $0.name == state } } ?? true
    if isOwn { variant.state = state }
    let start = "\(config.inputs[input].name)/\(variant.name)"
    let name = isOwn ? start : "\(start)-\(state ?? "")"
    return Picture(name: name, input: input, variant: variant, state: state)
  }

  /// Returns the widget of a picture, with the values of its state.
  public func widget(of picture: Picture) throws(RenderError) -> Widget {
    var widget = try widgets[picture.input].get()
    if let state = picture.state, let known = config.states.first(where: { $0.name == state }) {
      widget.edits.overrides += known.overrides
      widget.edits.stateData = known.data
    }
    return widget
  }
}
