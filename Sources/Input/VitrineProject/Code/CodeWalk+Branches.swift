/// The branches of conditions: their modes, their systems, and whether they always run.
extension CodeWalk {
  /// Classifies an `if` or an `else if`.
  mutating func describeIf(
    _ inner: inout Scope, _ start: Int, _ body: ArraySlice<CodeToken>
  ) {
    var condition = self.condition(body)
    let isElse = start > 0 && tokens[start - 1].isWord("else")
    if isElse, let last = scope.lastCondition {
      condition.holds.formIntersection(last.fails)
      condition.fails.formIntersection(last.fails)
    }
    if isElse, let last = scope.lastAvailability {
      inner.systems = inner.systems.intersection(last.complement)
    }
    inner.condition = condition
    inner.modes.formIntersection(condition.holds)
    inner.availability = Self.systems(body)
    if let systems = inner.availability {
      inner.systems = inner.systems.intersection(systems)
    } else if !condition.isExact {
      inner.isCertain = false
      let chain = isElse ? scope.lastBranch?.next : nil
      inner.branch = chain ?? CodeBranch(chain: location(start), index: 0)
    }
    let last = scopes.count - 1
    scopes[last].lastCondition = condition
    scopes[last].lastBranch = inner.availability == nil ? inner.branch : nil
    scopes[last].lastAvailability = inner.availability
  }

  /// Classifies an `else`.
  ///
  /// It runs in the modes in which the condition of its `if` or `guard` is false; the `else` of a
  /// `guard` also ends the function.
  mutating func describeElse(_ inner: inout Scope, _ start: Int) {
    let isAfterBlock = start > 0 && tokens[start - 1].isSymbol("}")
    if isAfterBlock, let last = scope.lastCondition {
      inner.condition = last.inverted
      inner.modes.formIntersection(last.fails)
      inner.availability = scope.lastAvailability?.complement
      if let systems = inner.availability {
        inner.systems = inner.systems.intersection(systems)
      } else if !last.isExact {
        inner.isCertain = false
        inner.branch = scope.lastBranch?.next ?? inner.branch
      }
    } else if let start = guardStart(before: start) {
      let condition = self.condition(tokens[(start.index + 1)..<start.end])
      inner.condition = condition.inverted
      inner.isGuard = true
      inner.modes.formIntersection(condition.fails)
      let words = tokens[(start.index + 1)..<start.end]
      inner.availability = Self.systems(words)?.complement
      inner.isSelfCheck = words.contains { $0.isWord("self") } && words.count <= 4
      if let systems = inner.availability {
        inner.systems = inner.systems.intersection(systems)
      } else if !condition.isExact {
        inner.isCertain = false
        inner.branch = CodeBranch(chain: location(start.index), index: 0)
      }
    }
  }

  /// Returns the `guard` whose `else` is at an index.
  private func guardStart(before end: Int) -> (index: Int, end: Int)? {
    var index = end - 1
    while index >= 0, !tokens[index].isSymbol("}"), !tokens[index].isSymbol("{") {
      if tokens[index].isWord("guard") { return (index, end) }
      index -= 1
    }
    return nil
  }

  /// Closes the innermost scope.
  ///
  /// An unmatched brace is ignored.
  mutating func close() {
    guard scopes.count > 1 else { return }
    let inner = scopes.removeLast()
    let isBranch = inner.condition != nil || inner.isSwitch
    let isExact = inner.condition?.isExact ?? false
    let leaves = inner.leaves || inner.isGuard
    let last = scopes.count - 1
    if isBranch, leaves, let systems = inner.availability {
      scopes[last].systems = scope.systems.intersection(systems.complement)
    } else if isBranch, leaves, !isExact, !inner.isSelfCheck {
      // The statements after a branch that may return don't always run.
      scopes[last].isCertain = false
      if let branch = inner.branch, branch != scope.branch { scopes[last].branch = branch.next }
      if !scope.isFunction { scopes[last].leaves = true }
    }
    guard let condition = inner.condition else { return }
    // After a block that returns, the enclosing block continues in the remaining modes.
    if inner.leaves || inner.isGuard {
      scopes[scopes.count - 1].modes.formIntersection(condition.fails)
    }
  }

  /// Enters a `case`, whose code runs in its modes.
  ///
  /// A `default` runs in the modes without a case.
  mutating func enterCase(at index: Int) {
    guard scope.isSwitch, !(index > 0 && tokens[index - 1].isSymbol(".")) else { return }
    var modes: DisplayModes = []
    var place = index + 1
    while place < tokens.count, !tokens[place].isSymbol(":"), place < index + 12 {
      modes.formUnion(DisplayModes(word: tokens[place].text) ?? [])
      place += 1
    }
    let last = scopes.count - 1
    let outer = scopes.count > 1 ? scopes[last - 1].modes : .all
    let isRest = !tokens[index].isWord("case")
    if isRest, scopes[last].takenCases.isEmpty { return enterBranch(at: index) }
    if isRest { modes = DisplayModes.all.subtracting(scopes[last].takenCases) }
    guard !modes.isEmpty else { return enterBranch(at: index) }
    scopes[last].takenCases.formUnion(modes)
    scopes[last].modes = modes.intersection(outer)
    scopes[last].isCertain = scopes.count > 1 ? scopes[last - 1].isCertain : true
  }

  /// Starts the branch of a `case` that doesn't name a mode.
  private mutating func enterBranch(at index: Int) {
    let last = scopes.count - 1
    scopes[last].branch =
      scope.lastBranch?.next ?? CodeBranch(chain: location(index), index: 0)
    scopes[last].lastBranch = scope.branch
  }
}
