import Vitrine
import VitrineBase
import VitrineGraphics
import VitrineImport

/// A widget whose updates have the values and times of a script.
final class ScriptedWidget: WidgetViewController, WidgetProviding {
  private let title: String
  private var nextUpdate: PlayScript.Update?
  private var waiting: ((NCUpdateResult) -> Void)?

  init(_ cast: PlayScript.Cast, in folder: String) {
    title = cast.name
    nextUpdate = cast.firstUpdate
    super.init(nib: FilePath.join(folder, cast.path), widget: cast.index)
    data = cast.data
    state = Self.state(cast.state)
  }

  override func viewDidLoad() {
    extensionContext.widgetLargestAvailableDisplayMode = widget?.largestMode ?? .compact
  }

  func widgetActiveDisplayModeDidChange(
    _ activeDisplayMode: DisplayMode, withMaximumSize maxSize: Size
  ) {
    // A document's preferred height is set automatically. Without one, the constraints determine
    // the height.
    guard case .document(let document, let index) = widget?.source,
      case .points(let height) = document.widgets[index].preferredHeight
    else {
      preferredContentSize = Size(width: 0, height: 0)
      return
    }
    preferredContentSize = Size(width: 0, height: height)
  }

  /// Starts an update.
  ///
  /// If a later step provides its result, the host waits, as for a network request.
  func widgetPerformUpdate(completionHandler: @escaping (NCUpdateResult) -> Void) {
    guard let update = nextUpdate else {
      waiting = completionHandler
      return
    }
    nextUpdate = nil
    finish(update, completionHandler)
  }

  /// Completes a pending update, or makes the host request one.
  func bring(_ update: PlayScript.Update, _ ask: () -> Void) {
    if let answer = waiting {
      waiting = nil
      return finish(update, answer)
    }
    nextUpdate = update
    ask()
  }

  private static func state(_ state: Located?) -> String? {
    state.flatMap { $0.word == VariantVocabulary.plain ? nil : $0.word }
  }

  private func finish(_ update: PlayScript.Update, _ answer: (NCUpdateResult) -> Void) {
    if let data = update.data { self.data = data }
    if update.state != nil { state = Self.state(update.state) }
    for value in update.values { set(value.view, value.property, to: value.value) }
    answer(update.result ?? .newData)
  }
}
