import VitrineBase
import VitrineImport
package import VitrineProject

/// The facts from an extension's sources about the scene to show.
package struct WidgetCode: Hashable, Sendable {
  package let facts: CodeFacts
  /// The controller's class and its superclasses.
  private let controllers: Set<String>

  /// Creates the facts of a target's sources.
  ///
  /// Only facts of the controller's own classes apply to its views.
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

  /// A Boolean value that indicates whether any source was read.
  var isKnown: Bool { facts.fileCount > 0 }

  /// Returns the facts of the controller's classes, or all facts for an unknown controller.
  private func own<Value>(
    _ findings: [CodeFacts.Finding<Value>]
  ) -> [CodeFacts.Finding<Value>] {
    controllers.isEmpty ? findings : findings.filter { controllers.contains($0.type) }
  }

  // MARK: Modes

  /// The largest mode that the code offers.
  ///
  /// The system keeps a widget compact if its code doesn't set a mode.
  var largestMode: DisplayMode {
    guard isKnown else { return .expanded }
    return facts.largestModes.contains { $0.value != .compact } ? .expanded : .compact
  }

  /// Returns the height that the code requests in a mode, or nil if the code computes it or
  /// requests no height.
  func height(in mode: DisplayMode) -> CodeFacts.Height? {
    let wanted: DisplayModes = mode == .compact ? .compact : .expanded
    let requests = own(facts.heights).filter { $0.value.modes.contains(wanted) }
    let inCallback = requests.filter(\.value.isInCallback)
    let deciding = inCallback.last ?? requests.last
    guard let height = deciding?.value.height, height != .computed else { return nil }
    if case .points(let points) = height, points <= 0 { return nil }
    return height
  }

  /// Returns the views that the callback of the display mode hides or shows, by the names of their
  /// outlets.
  func visibility(in mode: DisplayMode) -> [(view: String, isHidden: Bool)] {
    let wanted: DisplayModes = mode == .compact ? .compact : .expanded
    return own(facts.visibilities).filter { $0.value.modes.contains(wanted) }
      .map { ($0.value.view, $0.value.isHidden) }
  }

  // MARK: Views

  /// The views that the controller creates in code.
  var codeViews: [CodeFacts.Finding<CodeFacts.CodeView>] { own(facts.codeViews) }

  /// The outlets of lists for which the controller disables scrolling.
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

  /// Returns where a class of the target draws itself or adds views and layers, or nil if it
  /// doesn't.
  func drawing(ofClass name: String) -> SourceLocation? {
    facts.drawings.first { $0.value == name }?.location
      ?? facts.codeViews.first { $0.type == name && $0.value.kind != .loadView }?.location
  }

  /// Returns true if the sources contain a class with this name.
  func declares(_ name: String) -> Bool { facts.types.contains { $0.value.name == name } }

  /// The location of the controller's declaration.
  var controllerLocation: SourceLocation? {
    facts.types.first { controllers.contains($0.value.name) }?.location
  }
}
