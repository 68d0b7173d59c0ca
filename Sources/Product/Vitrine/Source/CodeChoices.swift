import VitrineBase
import VitrineImport
import VitrineProject

/// The states of a widget between which code decides by conditions that aren't known.
///
/// Code often shows one of two views and hides the other: a list or the text that there is nothing.
/// Drawn together they would lie over one another, so a picture shows one state: the one with the
/// most views, which is the content rather than its replacement.
struct CodeChoices {
  /// A state that the picture shows.
  struct Choice: Hashable {
    /// The names of the views that the state shows and hides.
    var shown: [String]
    var hidden: [String]
    var location: SourceLocation

    var views: Set<String> { Set(shown + hidden) }
  }

  private(set) var choices: [Choice] = []

  /// The views of a state by name, and whether it hides them.
  private struct State {
    var views: [(name: String, isHidden: Bool)] = []
    var location: SourceLocation

    subscript(name: String) -> Bool? {
      get { views.last { $0.name == name }?.isHidden }
    }
  }

  private enum Key: Hashable {
    case chain(SourceLocation)
    case condition(String)
  }

  /// The views that a document contains, with the number of views in them.
  private let count: (String) -> Int?

  /// Finds the choices among assignments in the order of their execution.
  ///
  /// `decided` are the views whose state is known, and `count` returns the number of views in a
  /// view, or nil for an unknown name.
  init(
    _ assignments: [CodeLaunch.Assignment], decided: Set<String>,
    count: @escaping (String) -> Int?
  ) {
    self.count = count
    var order: [Key] = []
    var states: [Key: [Int: State]] = [:]
    func add(_ key: Key, _ index: Int, _ assignment: CodeLaunch.Assignment, isHidden: Bool) {
      if states[key] == nil { order.append(key) }
      let state = states[key]?[index] ?? State(location: assignment.location)
      states[key, default: [:]][index] = state
      states[key]?[index]?.views.append((assignment.value.view, isHidden))
    }
    for assignment in assignments where assignment.value.isOwn {
      let name = assignment.value.view
      guard !decided.contains(name), count(name) != nil else { continue }
      switch (assignment.value.property, assignment.value.value) {
      case (.hidden, .condition(let text, let isNegated)):
        add(.condition(text), 0, assignment, isHidden: !isNegated)
        add(.condition(text), 1, assignment, isHidden: isNegated)
      case (.hidden, .flag(let isHidden)):
        guard let branch = assignment.branch, !assignment.isCertain else { continue }
        add(.chain(branch.chain), branch.index, assignment, isHidden: isHidden)
      case (.alpha, .number(let alpha)) where alpha == 0 || alpha == 1:
        guard let branch = assignment.branch, !assignment.isCertain else { continue }
        add(.chain(branch.chain), branch.index, assignment, isHidden: alpha == 0)
      default: continue
      }
    }
    for key in order {
      let all = (states[key] ?? [:]).sorted { $0.key < $1.key }.map(\.value)
      if let choice = choice(among: all) { choices.append(choice) }
    }
    keepLast()
  }

  /// Removes the choices whose views a later choice decides again.
  private mutating func keepLast() {
    var kept: [Choice] = []
    var names: Set<String> = []
    for choice in choices.reversed() where names.isDisjoint(with: choice.views) {
      kept.insert(choice, at: 0)
      names.formUnion(choice.views)
    }
    choices = kept
  }

  /// Returns the state with the most views, or nil if no two states exclude each other.
  private func choice(among states: [State]) -> Choice? {
    let excludes = states.contains { first in
      states.contains { second in
        let names = first.views.map(\.name)
        return names.contains { first[$0] == false && second[$0] == true }
          && names.contains { first[$0] == true && second[$0] == false }
      }
    }
    guard excludes else { return nil }
    let best = states.max { score($0) < score($1) }
    let first = best.flatMap { best in states.first { score($0) == score(best) } }
    guard let state = first else { return nil }
    var choice = Choice(shown: [], hidden: [], location: state.location)
    for name in unique(state.views.map(\.name)) {
      if state[name] == true { choice.hidden.append(name) } else { choice.shown.append(name) }
    }
    return choice
  }

  private func score(_ state: State) -> Int {
    unique(state.views.map(\.name)).reduce(0) { sum, name in
      let views = 1 + (count(name) ?? 0)
      return sum + (state[name] == true ? -views : views)
    }
  }

  private func unique(_ names: [String]) -> [String] {
    var seen: Set<String> = []
    return names.filter { seen.insert($0).inserted }
  }
}
