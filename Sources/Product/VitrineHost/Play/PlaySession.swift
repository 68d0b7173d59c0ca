public import Vitrine
import VitrineBase
package import VitrineGraphics
package import VitrineImages
import VitrineImport

/// A played script: its frames, the screens between the steps, and a transcript.
public struct PlaySession: Sendable {
  package private(set) var frames: [PNG.Frame] = []
  /// The screen after each step that changed it.
  package private(set) var stills: [Bitmap] = []
  /// The events with their times, one line each.
  public private(set) var transcript: [String] = []

  /// The time since the session began, in milliseconds, and the number of events in the transcript.
  private var clock = 0
  private var eventCount = 0

  /// The duration of a change of height, in milliseconds (docs/PLATFORM.md, "Chrome").
  public static let animationMilliseconds = 300
  /// The duration of a screen without a wait, in milliseconds.
  static let pause = 600
  /// The duration of a touch, which is the end of the pause before it.
  static let touchMilliseconds = 200

  /// Plays a script.
  ///
  /// `rate` is the number of frames per second during animations.
  public init(
    _ script: PlayScript, rate: Int = 30, cache: SnapshotCache = SnapshotCache(),
    in workshop: Workshop
  ) throws(RenderError) {
    try self.init(script, rate: rate, cache: cache, in: workshop, runner: nil)
  }

  /// Plays a script and runs the code of widgets that request it.
  package init(
    _ script: PlayScript, rate: Int = 30, cache: SnapshotCache = SnapshotCache(),
    in workshop: Workshop, runner: ExtensionRunner?
  ) throws(RenderError) {
    try script.check(in: workshop.files, runner: runner)
    let host = WidgetHost(as: script.variant, cache: cache, in: workshop)
    for cast in script.casts {
      host.add(cast.name, schemes: cast.schemes) {
        let widget = try cast.read(in: script.folder, from: workshop.files, runner: runner)
        return widget.codeRun?.program == nil
          ? ScriptedWidget(cast, in: script.folder)
          : ProgramWidget(
            cast, widget, as: script.variant, in: script.folder, from: workshop.files)
      }
    }
    try play(script, on: host, rate: rate, in: workshop)
    try Self.requireWidget(of: host)
  }

  /// Throws an error with the reasons if no widget of a session could be loaded.
  ///
  /// One broken widget among others is part of a session, which shows its placeholder.
  private static func requireWidget(of host: WidgetHost) throws(RenderError) {
    var reasons: [String] = []
    for event in host.events {
      switch event {
      case .loaded: return
      case .failedToLoad: reasons.append("\(event)")
      default: break
      }
    }
    guard !reasons.isEmpty else { return }
    throw .invalid(
      Diagnostic(
        .error, "no-widget-loaded",
        (["no widget of the session could be loaded"] + reasons).joined(separator: "\n  ")))
  }

  /// Plays the steps of a program with a host.
  ///
  /// The frames after each step show its effect on the screen.
  ///
  /// The host can have widgets of any kind, including widgets with live views.
  public init(
    _ host: WidgetHost, rate: Int = 30, steps: [(WidgetHost) -> Void]
  ) throws(RenderError) {
    var screen = try host.screen()
    try begin(screen, host.workshop)
    for step in steps {
      step(host)
      try show(host, &screen, rate: rate, in: host.workshop)
      hold(Self.pause)
      clock += Self.pause
    }
    dropFirstFrame()
  }

  private mutating func play(
    _ script: PlayScript, on host: WidgetHost, rate: Int, in workshop: Workshop
  ) throws(RenderError) {
    let steps = script.steps
    var screen = try host.screen()
    try begin(screen, workshop)
    for (index, step) in steps.enumerated() {
      if case .wait(let milliseconds) = step {
        hold(milliseconds)
        clock += milliseconds
        continue
      }
      if let mark = TouchMark(step, on: screen) { touch(mark, script.variant, in: workshop) }
      Self.perform(step, host)
      try Self.check(host, at: script.places[index])
      try show(host, &screen, rate: rate, in: workshop)
      if index + 1 < steps.count, case .wait = steps[index + 1] { continue }
      hold(Self.pause)
      clock += Self.pause
    }
    dropFirstFrame()
  }

  private mutating func begin(_ screen: HostScreen, _ workshop: Workshop) throws(RenderError) {
    add(try screen.picture(in: workshop), milliseconds: 0)
    stills = []
  }

  /// Adds the events of a step and the frames of the transition to the new screen.
  private mutating func show(
    _ host: WidgetHost, _ screen: inout HostScreen, rate: Int, in workshop: Workshop
  ) throws(RenderError) {
    for event in host.events[eventCount...] {
      transcript.append("\(Self.time(clock))  \(event)")
    }
    eventCount = host.events.count
    let next = try host.screen()
    clock += try move(from: screen, to: next, rate, workshop)
    screen = next
  }

  /// Removes the first frame if it has no duration, because nothing has happened before it.
  private mutating func dropFirstFrame() {
    if frames.count > 1, frames[0].milliseconds == 0 { frames.removeFirst() }
  }

  private static func perform(_ step: PlayScript.Step, _ host: WidgetHost) {
    switch step {
    case .appear: host.appear()
    case .disappear: host.disappear()
    case .wait: break
    case .showMore(let name): host.setMode(.expanded, of: name)
    case .showLess(let name): host.setMode(.compact, of: name)
    case .tap(let name, nil): host.tap(name)
    case .tap(let name, let view?): host.tap(name, view: view)
    case .update(let name, let update):
      guard let widget = host.controller(of: name) as? ScriptedWidget else {
        return host.update(name)
      }
      widget.bring(update) { host.update(name) }
    case .open(let name, let url): host.controller(of: name)?.extensionContext.open(url)
    case .edit(let name, let flag): host.setEditing(flag, of: name)
    case .hasContent(let name, let flag):
      host.setHasContent(flag, forWidgetWithBundleIdentifier: name)
    }
  }

  /// Throws an error if a widget's code failed in a step.
  private static func check(_ host: WidgetHost, at place: SourceLocation) throws(RenderError) {
    for name in host.names {
      guard let problem = (host.controller(of: name) as? ProgramWidget)?.problem else { continue }
      guard case .invalid(var diagnostic) = problem else { throw problem }
      diagnostic.location = diagnostic.location ?? place
      throw .invalid(diagnostic)
    }
  }

  /// Adds the frames of the transition to another screen and returns its duration in milliseconds.
  private mutating func move(
    from screen: HostScreen, to next: HostScreen, _ rate: Int, _ workshop: Workshop
  ) throws(RenderError) -> Int {
    let count = max(1, Self.animationMilliseconds * rate / 1000)
    // The first screen appears without a fade.
    let pictures =
      screen.names.isEmpty
      ? [try next.picture(in: workshop)]
      : try screen.pictures(to: next, count: count, in: workshop)
    if pictures.count == 1 {
      add(pictures[0], milliseconds: 0)
      return 0
    }
    for (index, picture) in pictures.enumerated() {
      let start = Self.animationMilliseconds * index / count
      add(picture, milliseconds: Self.animationMilliseconds * (index + 1) / count - start)
    }
    return Self.animationMilliseconds
  }

  private mutating func add(_ picture: Bitmap, milliseconds: Int) {
    if let last = frames.last, last.bitmap == picture {
      frames[frames.count - 1].milliseconds += milliseconds
    } else {
      frames.append(PNG.Frame(picture, milliseconds: milliseconds))
    }
  }

  /// Shows a touch at the end of the current screen.
  private mutating func touch(_ mark: TouchMark, _ variant: Variant, in workshop: Workshop) {
    guard let last = frames.last, last.milliseconds > Self.touchMilliseconds else { return }
    frames[frames.count - 1].milliseconds -= Self.touchMilliseconds
    frames.append(
      PNG.Frame(
        mark.drawn(on: last.bitmap, scale: variant.scale, in: workshop),
        milliseconds: Self.touchMilliseconds))
  }

  private mutating func hold(_ milliseconds: Int) {
    guard let last = frames.last else { return }
    frames[frames.count - 1].milliseconds += milliseconds
    if stills.last != last.bitmap { stills.append(last.bitmap) }
  }

  private static func time(_ milliseconds: Int) -> String {
    let rest = String(milliseconds % 1000)
    return "\(milliseconds / 1000)." + String(repeating: "0", count: 3 - rest.count) + rest
  }
}

extension PlaySession {
  /// Returns the screens between the steps side by side, `gap` pixels apart.
  ///
  /// Returns nil if the picture would exceed the maximum size of an image.
  package func filmstrip(gap: Int = 16) -> Bitmap? {
    guard let first = stills.first else { return nil }
    let width = stills.count * (first.width + gap) + gap
    let height = first.height + 2 * gap
    guard width <= Bitmap.pixelLimit / height else { return nil }
    var strip = Bitmap(
      width: width, height: height, filledWith: Pixel(Color(white: 0.12)))
    for (index, still) in stills.enumerated() {
      strip.replace(x: gap + index * (first.width + gap), y: gap, with: still)
    }
    return strip
  }

  /// Returns the session as the bytes of an animated PNG.
  public func animatedPNG() throws -> [UInt8] { try animation() }

  /// Returns the session as an animated PNG with a chosen effort.
  package func animation(effort: PNGEffort = .default) throws(ImageError) -> [UInt8] {
    try PNG.encode(animation: frames, effort: effort)
  }
}
