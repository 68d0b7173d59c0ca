import VitrineBase
import VitrineProject

/// The assignments to views between a controller's creation and its first picture.
///
/// It follows the functions that the system calls, in their order, and the functions of the same
/// object that they call. No code runs: an assignment has an effect only if it always happens and
/// its value is a literal.
struct CodeLaunch: Hashable, Sendable {
  struct Assignment: Hashable, Sendable {
    var value: CodeAssignment
    var isCertain: Bool
    var modes: DisplayModes
    var systems: SystemRange
    var branch: CodeBranch?
    var location: SourceLocation

    /// Returns whether the assignment happens in a mode on a system.
    func happens(in mode: DisplayModes, on system: Int) -> Bool {
      modes.contains(mode) && systems.contains(system)
    }
  }

  /// The assignments in the order of their execution.
  private(set) var assignments: [Assignment] = []
  /// The functions that the launch reaches.
  private(set) var reached: Set<String> = []

  private struct Key: Hashable, Sendable {
    var type: String
    var function: String
  }

  private var bodies: [Key: [CodeFacts.Finding<CodeStatement>]] = [:]
  /// The controller's class and its superclasses, the controller first.
  private let types: [String]

  /// The functions that the system calls before the first picture, in their order.
  ///
  /// A Swift function has its first name, of several Swift versions, and an Objective-C method its
  /// selector.
  private static let system = [
    "init", "initWithCoder:", "awakeFromNib", "didSet", "loadView", "viewDidLoad",
    "viewWillAppear", "viewWillAppear:", "widgetActiveDisplayModeDidChange",
    "widgetActiveDisplayModeDidChange:withMaximumSize:", "viewWillLayoutSubviews",
    "viewDidLayoutSubviews", "viewDidAppear", "viewDidAppear:", "widgetPerformUpdate",
    "widgetPerformUpdateWithCompletionHandler", "widgetPerformUpdateWithCompletionHandler:",
  ]

  private static let depthLimit = 12
  /// Calls in both branches of a condition can double the statements at each depth.
  private static let statementLimit = 20_000
  private var count = 0

  init(_ statements: [CodeFacts.Finding<CodeStatement>], types: [String]) {
    self.types = types
    var observers: [String] = []
    for statement in statements {
      let key = Key(type: statement.type, function: statement.function)
      if bodies[key] == nil, statement.function.hasPrefix("didSet ") {
        observers.append(statement.function)
      }
      bodies[key, default: []].append(statement)
    }
    for function in Self.system {
      // A superclass's function runs first, because overrides begin with a call of it.
      for type in types.reversed() {
        let names = function == "didSet" ? observers : [function]
        for name in names {
          run(Key(type: type, function: name), Context(), depth: 0)
        }
      }
    }
  }

  /// The conditions on which a call happens.
  private struct Context {
    var isCertain = true
    var modes = DisplayModes.all
    var systems = SystemRange.all
    var branch: CodeBranch?

    init() {}

    /// Creates the conditions of a statement of a function that runs in `outer`.
    init(_ outer: Context, _ statement: CodeFacts.Finding<CodeStatement>) {
      isCertain = outer.isCertain && statement.value.isCertain
      modes = outer.modes.intersection(statement.value.modes)
      systems = outer.systems.intersection(statement.systems)
      branch = statement.value.branch ?? outer.branch
    }
  }

  private mutating func run(_ key: Key, _ context: Context, depth: Int) {
    reached.insert(key.function)
    guard depth < Self.depthLimit else { return }
    for statement in bodies[key] ?? [] {
      count += 1
      guard count < Self.statementLimit else { return }
      let inner = Context(context, statement)
      switch statement.value.action {
      case .assign(let assignment):
        assignments.append(
          Assignment(
            value: assignment, isCertain: inner.isCertain, modes: inner.modes,
            systems: inner.systems, branch: inner.branch, location: statement.location))
      case .call(let name):
        guard name != key.function else { continue }
        for type in types where bodies[Key(type: type, function: name)] != nil {
          run(Key(type: type, function: name), inner, depth: depth + 1)
        }
        reached.insert(name)
      }
    }
  }

  /// Returns the last literal values of the views' properties in a mode, in the order of their
  /// first assignment.
  ///
  /// A text that a later statement computes isn't a value, because the file's placeholder shows
  /// more. A view that code hides at first stays hidden, although a later statement may show it.
  func values(in mode: DisplayModes, on system: Int) -> [Assignment] {
    var order: [String] = []
    var last: [String: Assignment?] = [:]
    for assignment in assignments
    where assignment.happens(in: mode, on: system) && assignment.value.isOwn {
      let key = assignment.value.view + "." + assignment.value.property.rawValue
      if last[key] == nil { order.append(key) }
      let isLiteral = assignment.isCertain && assignment.value.value.isLiteral
      let isState = [.hidden, .alpha, .enabled].contains(assignment.value.property)
      if isLiteral {
        last[key] = .some(assignment)
      } else if !isState || assignment.isCertain || last[key] == nil {
        last[key] = .some(nil)
      }
    }
    return order.compactMap { last[$0] ?? nil }
  }
}
