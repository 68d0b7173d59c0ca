import VitrineBase
import VitrineImport
package import VitrineProject

/// What the sources of an extension say about the scene that is shown.
package struct WidgetCode: Hashable, Sendable {
  package let facts: CodeFacts
  /// The controller's class, those it inherits from, and extensions of them.
  private let controllers: Set<String>

  /// Facts of a target's sources; only those of the controller's own classes count for its views.
  init(_ facts: CodeFacts, controller: String?) {
    self.facts = facts
    var names: Set<String> = []
    var next = controller
    while let name = next, names.insert(name).inserted {
      next =
        facts.types.first { $0.value.name == name && !$0.value.superclass.isEmpty }?
        .value.superclass
    }
    let declared = Set(facts.types.map(\.value.name))
    controllers = names.isDisjoint(with: declared) ? [] : names
  }

  /// Whether any source was read.
  var isKnown: Bool { facts.fileCount > 0 }

  /// The facts of the controller's classes; all of them where the controller is not known.
  private func own<Value>(
    _ findings: [CodeFacts.Finding<Value>]
  ) -> [CodeFacts.Finding<Value>] {
    controllers.isEmpty ? findings : findings.filter { controllers.contains($0.type) }
  }

  // MARK: Modes

  /// The largest mode that the code offers: without a word of it, the system keeps a widget compact.
  var largestMode: DisplayMode {
    guard isKnown else { return .expanded }
    return facts.largestModes.contains { $0.value != .compact } ? .expanded : .compact
  }

  /// The height that the code asks for in a mode; nil where it says none, or computes it.
  func height(in mode: DisplayMode) -> CodeFacts.Height? {
    let wanted: DisplayModes = mode == .compact ? .compact : .expanded
    let requests = own(facts.heights).filter { $0.value.modes.contains(wanted) }
    let inCallback = requests.filter(\.value.isInCallback)
    let deciding = inCallback.last ?? requests.last
    guard let height = deciding?.value.height, height != .computed else { return nil }
    if case .points(let points) = height, points <= 0 { return nil }
    return height
  }

  /// The views that the callback of the display mode hides or shows, by the names of their outlets.
  func visibility(in mode: DisplayMode) -> [(view: String, isHidden: Bool)] {
    let wanted: DisplayModes = mode == .compact ? .compact : .expanded
    return own(facts.visibilities).filter { $0.value.modes.contains(wanted) }
      .map { ($0.value.view, $0.value.isHidden) }
  }

  // MARK: Views

  /// The views that the controller makes in code.
  var codeViews: [CodeFacts.Finding<CodeFacts.CodeView>] { own(facts.codeViews) }

  /// The outlets of lists whose scrolling the controller turns off.
  var fixedLists: [String] { own(facts.fixedLists).map(\.value) }

  /// The cells that the controller registers.
  var cells: [CodeFacts.Finding<CodeFacts.RegisteredCell>] { own(facts.cells) }

  /// A constant height of the table's rows.
  var rowHeight: Double? { own(facts.rowHeights).last?.value }

  /// A constant number of the table's rows.
  var rowCount: Int? {
    let counts = Set(own(facts.rowCounts).map(\.value))
    return counts.count == 1 ? counts.first.map { Int(min($0, 50)) } : nil
  }

  /// Where a class of the target draws itself or adds views and layers; nil for a class that doesn't.
  func drawing(ofClass name: String) -> SourceLocation? {
    facts.drawings.first { $0.value == name }?.location
      ?? facts.codeViews.first { $0.type == name && $0.value.kind != .loadView }?.location
  }

  /// Whether the sources have a class of this name.
  func declares(_ name: String) -> Bool { facts.types.contains { $0.value.name == name } }

  /// Where the controller is declared.
  var controllerLocation: SourceLocation? {
    facts.types.first { controllers.contains($0.value.name) }?.location
  }
}
