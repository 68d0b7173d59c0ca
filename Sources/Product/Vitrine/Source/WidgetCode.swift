import VitrineBase
import VitrineGraphics
import VitrineImport
package import VitrineProject

/// The facts from an extension's sources about the scene to show.
package struct WidgetCode: Hashable, Sendable {
  package let facts: CodeFacts
  /// The controller's class and its superclasses.
  private let controllers: Set<String>
  /// The assignments to views before the first picture.
  let launch: CodeLaunch

  /// Creates the facts of a target's sources.
  ///
  /// Only facts of the controller's own classes apply to its views.
  init(_ facts: CodeFacts, controller: String?) {
    self.facts = facts
    var names: Set<String> = []
    var chain: [String] = []
    var next = controller
    while let name = next, names.insert(name).inserted {
      chain.append(name)
      next =
        facts.types.first { $0.value.name == name && !$0.value.superclass.isEmpty }?
        .value.superclass
    }
    let declared = Set(facts.types.map(\.value.name))
    controllers = names.isDisjoint(with: declared) ? [] : names
    launch = CodeLaunch(facts.statements, types: controllers.isEmpty ? [] : chain)
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
  func height(in mode: DisplayMode, on system: Int) -> CodeFacts.Height? {
    let wanted: DisplayModes = mode == .compact ? .compact : .expanded
    let requests = own(facts.heights).filter {
      $0.value.modes.contains(wanted) && $0.systems.contains(system)
    }
    let inCallback = requests.filter(\.value.isInCallback)
    // The user has to choose an action, so its request comes after the launch's requests.
    let atLaunch = requests.filter { launch.reached.contains($0.function) }
    let deciding = inCallback.last ?? atLaunch.last ?? requests.last
    guard let height = deciding?.value.height, height != .computed else { return nil }
    if case .points(let points) = height, points <= 0 { return nil }
    return height
  }

  /// Returns the margin insets that the code returns for proposed ones, or nil if it accepts them.
  func margins(for proposed: Insets) -> Insets? {
    guard let margins = own(facts.margins).last?.value else { return nil }
    func edge(_ distance: CodeMargins.Distance) -> Double {
      let base: Double =
        switch distance.proposed {
        case .top: proposed.top
        case .left: proposed.left
        case .bottom: proposed.bottom
        case .right: proposed.right
        case nil: 0
        }
      return base + distance.points
    }
    return Insets(
      top: edge(margins.top), left: edge(margins.left), bottom: edge(margins.bottom),
      right: edge(margins.right))
  }

  /// Returns the assignments that the controller or one of the views' classes makes at any time on
  /// a system.
  func assignments(
    ofClasses classes: Set<String>, on system: Int
  ) -> [(value: CodeAssignment, isCertain: Bool, location: SourceLocation)] {
    facts.statements.compactMap { statement in
      guard case .assign(let assignment) = statement.value.action,
        statement.systems.contains(system),
        controllers.isEmpty || controllers.contains(statement.type)
          || classes.contains(statement.type)
      else { return nil }
      return (assignment, statement.value.isCertain, statement.location)
    }
  }

  /// A Boolean value that indicates whether a source has a function that makes cells.
  var makesCells: Bool {
    facts.functions.contains {
      ["tableView", "collectionView"].contains($0.value.name) || $0.value.name.contains("cellFor")
    }
  }

  /// The location of margin insets that aren't known until run time.
  var unknownMargins: SourceLocation? {
    own(facts.margins).last.flatMap { $0.value == nil ? $0.location : nil }
  }

  /// Returns the views that the callback of the display mode hides or shows, by the names of their
  /// outlets.
  func visibility(
    in mode: DisplayMode, on system: Int
  ) -> [(view: String, isHidden: Bool)] {
    let wanted: DisplayModes = mode == .compact ? .compact : .expanded
    return own(facts.visibilities)
      .filter { $0.value.modes.contains(wanted) && $0.systems.contains(system) }
      .map { ($0.value.view, $0.value.isHidden) }
  }

  // MARK: Views

  /// The views that the controller creates in code.
  var codeViews: [CodeFacts.Finding<CodeFacts.CodeView>] { own(facts.codeViews) }

  /// Returns the views with known frames that the controller adds before the first picture.
  func placedViews(on system: Int) -> [CodeFacts.Finding<CodeFacts.CodeView>] {
    codeViews.filter { view in
      view.value.frame != nil && view.systems.contains(system)
        && launch.reached.contains(view.function)
    }
  }

  /// The outlets of lists for which the controller disables scrolling.
  var fixedLists: [String] { own(facts.fixedLists).map(\.value) }

  /// The cells that the controller registers.
  var cells: [CodeFacts.Finding<CodeFacts.RegisteredCell>] { own(facts.cells) }

  /// The known heights of rows, by the outlets of their lists.
  ///
  /// A method of the delegate precedes the heights of lists, whether its result is known or not.
  var rowHeights: [CodeFacts.RowHeight] {
    let all = own(facts.rowHeights).map(\.value)
    let methods = all.filter { $0.list == nil }
    return (methods.isEmpty ? all : methods).filter { $0.height != .computed }
  }

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
