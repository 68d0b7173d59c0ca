import Vitrine
import VitrineBase
import VitrineGraphics
import VitrineImport

/// A widget whose code runs during a session and determines the effect of updates and taps.
///
/// It only records the steps of the host and the user. `ViewProgram.play` repeats them in a
/// separate process whenever the host needs the widget, and returns the results of the last step.
final class ProgramWidget: WidgetViewController, WidgetProviding {
  private let cast: PlayScript.Cast
  private let variant: Variant
  private var hasAppeared = false
  private var waiting: ((NCUpdateResult) -> Void)?
  /// The error of a failed step, which ends the session.
  private(set) var problem: RenderError?

  init(
    _ cast: PlayScript.Cast, _ widget: Widget, as variant: Variant, in folder: String,
    from files: Files
  ) {
    self.cast = cast
    self.variant = variant
    super.init(nib: FilePath.join(folder, cast.path), widget: cast.index)
    self.files = files
    var widget = widget
    let program = widget.codeRun?.program.map(Self.remembering)
    widget.codeRun?.program = program
    self.widget = widget
  }

  override func loadView() throws {}

  override var changesWhenTapped: Bool { true }

  override func viewDidLoad() { look() }

  override func viewWillAppear() {
    // Every run already includes the first appearance.
    if hasAppeared { take(.appear) }
    hasAppeared = true
  }

  override func viewDidDisappear() { take(.disappear) }

  func widgetActiveDisplayModeDidChange(
    _ activeDisplayMode: DisplayMode, withMaximumSize maxSize: Size
  ) {
    // Every run starts collapsed, so it already includes the host's first call.
    let last = hostSteps?.last { if case .setMode = $0 { true } else { false } }
    guard last ?? .setMode(.compact) != .setMode(activeDisplayMode) else { return }
    take(.setMode(activeDisplayMode))
  }

  func widgetPerformUpdate(completionHandler: @escaping (NCUpdateResult) -> Void) {
    waiting = completionHandler
    take(.update)
  }

  override func viewWasTapped() { take(.tap(nil)) }

  override func viewWasTapped(_ view: String) -> Bool {
    take(.tap(view))
    return true
  }

  private func take(_ step: HostStep) {
    hostSteps = (hostSteps ?? []) + [step]
    look()
  }

  /// Runs the code up to the current step and applies its results.
  private func look() {
    let steps = hostSteps ?? []
    hostSteps = steps
    guard problem == nil, let play = widget?.codeRun?.program?.play else { return }
    let views: ProgramViews
    do throws(RenderError) {
      views = try play(variant, steps, files)
    } catch {
      problem = error
      return
    }
    extensionContext.widgetLargestAvailableDisplayMode = views.offersToggle ? .expanded : .compact
    preferredContentSize =
      if case .points(let height) = views.content.preferredHeight {
        Size(width: 0, height: height)
      } else {
        Size(width: 0, height: 0)
      }
    for reply in views.replies where reply.step == steps.count - 1 {
      switch reply.kind {
      case .updated(let word):
        let answer = waiting
        waiting = nil
        answer?(NCUpdateResult(rawValue: word) ?? .failed)
      case .open(let url): extensionContext.open(url)
      }
    }
  }

  /// Returns a program that caches its most recent moments.
  ///
  /// A host needs a widget's views several times to draw one screen.
  private static func remembering(_ program: ViewProgram) -> ViewProgram {
    guard let play = program.play else { return program }
    let last = LastViews()
    var program = program
    program.play = { variant, steps, files throws(RenderError) in
      // The steps determine the mode.
      var variant = variant
      variant.mode = .compact
      if let views = last.views(variant, steps) { return views }
      let views = try play(variant, steps, files)
      last.keep(views, variant, after: steps)
      return views
    }
    return program
  }
}
