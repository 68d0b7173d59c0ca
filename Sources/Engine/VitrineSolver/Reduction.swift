/// A part of a program after the substitution of variables that required equalities determine.
///
/// Most variables of a layout are edges. One equality places each edge beside another edge, and few
/// rows contain it. Such a substitution causes no fill-in: a column of views becomes one row of
/// their
/// heights. The reduction has less than half of the variables. It has no chains either, along which
/// each edge direction would involve all later variables. Its optimal basis is therefore found
/// quickly
/// (`Basis+WarmStart`).
///
/// This is the free column substitution of E. D. Andersen and K. D. Andersen, "Presolving in linear
/// programming", 1995, in rounds. In each round, a row takes part in at most one substitution. A
/// chain
/// of n rows therefore becomes one row in log₂ n rounds, instead of growing by one row at a time.
struct Reduction: ~Copyable {
  /// A term of a row after a substitution, linked with the other cells of its variable.
  private struct Cell {
    var variable: Int32
    var row: Int32
    /// The next cell of the variable, or −1.
    var next: Int32
    var coefficient: Double
  }

  private let basis: Basis
  private let part: Basis.Part
  private let workspace: ReductionWorkspace
  private let program: LinearProgram
  /// The variables of the part that were not substituted, in the program's order.
  private(set) var variables: [Int32]
  /// The rows of the part that were not used up, in order.
  private(set) var rows: [Int32] = []
  /// The rows that determine the substituted variables, which are tight in every basis of the part.
  private(set) var definitions: [Int32] = []
  /// The variables that `definitions` determine, in the same order.
  private(set) var substituted: [Int32] = []

  private var cells: [Cell] = []
  private var round: Int32 = 0
  /// The variables for the next round, because their rows changed or were already used.
  private var queue: [Int32] = []
  /// The rows of the current variable.
  private var column: [Int32] = []

  /// The number of rows above which a variable isn't substituted.
  private static let rowLimit = 16

  /// For each variable, its rank in the order of tie-breaking, or nil for the program's order.
  private let ranks: [Int32]?

  init(_ basis: Basis, _ part: Basis.Part, order ranks: [Int32]?) {
    self.basis = basis
    self.part = part
    let workspace = basis.reductionWorkspace
    self.workspace = workspace
    program = basis.program
    self.ranks = ranks
    variables = part.positions.map { basis.pivotVariable[$0] }
    variables.sort()
    cells.reserveCapacity(4 * variables.count)
    for index in part.rows {
      let terms = program.terms(of: basis.partRows[index])
      if terms.count == 1 {
        workspace.hasSingletonRow[program.rowVariable[terms.lowerBound]] = true
      }
    }
    var current = variables
    while !current.isEmpty {
      for variable in current where !workspace.isSubstituted[variable] { trySubstituting(variable) }
      current = queue
      queue.removeAll(keepingCapacity: true)
      round += 1
    }
    variables.removeAll { workspace.isSubstituted[$0] }
    for (index, variable) in variables.enumerated() {
      workspace.reducedIndex[variable] = Int32(index)
    }
    for index in part.rows where !workspace.isRemoved[basis.partRows[index]] {
      rows.append(basis.partRows[index])
    }
  }

  deinit {
    for index in part.rows { workspace.clear(row: basis.partRows[index]) }
    for variable in variables { workspace.clear(variable: variable) }
    for variable in substituted { workspace.clear(variable: variable) }
  }

  /// Calls `body` with each term of a row after the substitutions.
  func forEachTerm(of row: Int32, _ body: (_ variable: Int32, _ coefficient: Double) -> Void) {
    if workspace.cellStart[row] < 0 {
      for index in program.terms(of: row) {
        body(program.rowVariable[index], program.rowCoefficient[index])
      }
    } else {
      for index in workspace.cellStart[row]..<workspace.cellEnd[row] {
        body(cells[Int(index)].variable, cells[Int(index)].coefficient)
      }
    }
  }

  /// Returns the index of a variable among `variables`.
  func reducedIndex(of variable: Int32) -> Int32 { workspace.reducedIndex[variable] }

  func termCount(of row: Int32) -> Int {
    workspace.cellStart[row] < 0
      ? program.terms(of: row).count : Int(workspace.cellEnd[row] - workspace.cellStart[row])
  }

  func constant(of row: Int32) -> Double {
    workspace.cellStart[row] < 0 ? program.constant[row] : workspace.constants[row]
  }

  // MARK: Conclusions for the whole part

  /// Extends a direction of `variables` by the changes of the substituted variables.
  func complete(_ direction: FixedBuffer<Double>) {
    for (row, variable) in zip(definitions, substituted).reversed() {
      var pivotElement = 1.0
      var others = 0.0
      forEachTerm(of: row) { other, coefficient in
        if other == variable {
          pivotElement = coefficient
        } else {
          others += coefficient * direction[other]
        }
      }
      direction[variable] = -others / pivotElement
    }
  }

  /// Returns whether tie-breaking reaches each substituted variable after those that determine it.
  ///
  /// Only ambiguous variables count. If true, the ties of `variables` decide the ties of the part.
  func respectsTieBreakOrder(isAmbiguous: (Int32) -> Bool) -> Bool {
    for variable in variables {
      workspace.lastRank[variable] = isAmbiguous(variable) ? rank(variable) : -1
    }
    for (row, variable) in zip(definitions, substituted).reversed() {
      var latest: Int32 = -1
      forEachTerm(of: row) { other, _ in
        if other != variable { latest = max(latest, workspace.lastRank[other]) }
      }
      if latest > rank(variable) { return false }
      workspace.lastRank[variable] = latest
    }
    return true
  }

  // MARK: Choosing

  /// Substitutes a variable if one of its rows is a suitable definition.
  private mutating func trySubstituting(_ variable: Int32) {
    guard findColumn(of: variable), let definition = definition(of: variable) else { return }
    workspace.isSubstituted[variable] = true
    workspace.isRemoved[definition] = true
    definitions.append(definition)
    substituted.append(variable)
    for row in column {
      workspace.lastSubstitutionRound[row] = round
      if row != definition { substitute(variable, by: definition, in: row) }
    }
  }

  /// Queues a variable for the next round.
  private mutating func enqueue(_ variable: Int32) {
    guard workspace.lastQueuedRound[variable] != round else { return }
    workspace.lastQueuedRound[variable] = round
    queue.append(variable)
  }

  /// Collects the rows of a variable in `column`.
  ///
  /// Returns false if there are too many, or if one of them was used in this round.
  private mutating func findColumn(of variable: Int32) -> Bool {
    column.removeAll(keepingCapacity: true)
    for index in program.column(of: variable) {
      let row = program.columnRow[index]
      if workspace.cellStart[row] < 0, !workspace.isRemoved[row], !appendToColumn(row, of: variable)
      {
        return false
      }
    }
    var cell = workspace.firstCell[variable]
    while cell >= 0 {
      let row = cells[Int(cell)].row
      let isCurrent = workspace.cellStart[row] <= cell && cell < workspace.cellEnd[row]
      if isCurrent, !workspace.isRemoved[row], !appendToColumn(row, of: variable) { return false }
      cell = cells[Int(cell)].next
    }
    return true
  }

  private mutating func appendToColumn(_ row: Int32, of variable: Int32) -> Bool {
    if workspace.lastSubstitutionRound[row] == round {
      enqueue(variable)
      return false
    }
    if column.count == Self.rowLimit { return false }
    column.append(row)
    return true
  }

  /// Returns the shortest required equality to eliminate `variable` with, or nil if the
  /// substitution
  /// would cause fill-in or amplify errors.
  ///
  /// A variable with a singleton row remains, because other rows are best expressed in it. Of two
  /// equal variables, the later one in the order of tie-breaking is eliminated.
  private func definition(of variable: Int32) -> Int32? {
    var best: Int32?
    var bestCount = workspace.hasSingletonRow[variable] ? 3 : Int.max
    for row in column {
      let count = termCount(of: row)
      guard count > 1, count < bestCount, program.level[row] == 0, program.isEquality(row) else {
        continue
      }
      best = row
      bestCount = count
    }
    guard let best, (column.count - 1) * (bestCount - 2) <= bestCount,
      isWellConditioned(best, variable), bestCount > 2 || isLast(variable, in: best)
    else { return nil }
    return best
  }

  private func rank(_ variable: Int32) -> Int32 { ranks?[Int(variable)] ?? variable }

  /// Returns whether tie-breaking reaches `variable` last in a row.
  private func isLast(_ variable: Int32, in row: Int32) -> Bool {
    var last: Int32 = -1
    forEachTerm(of: row) { other, _ in last = max(last, rank(other)) }
    return rank(variable) == last
  }

  /// Returns whether a row determines a variable without amplifying the errors of the others by
  /// more
  /// than 16.
  private func isWellConditioned(_ row: Int32, _ variable: Int32) -> Bool {
    var pivotMagnitude = 0.0
    var largest = 0.0
    forEachTerm(of: row) { other, coefficient in
      if other == variable { pivotMagnitude = coefficient.magnitude }
      largest = max(largest, coefficient.magnitude)
    }
    return pivotMagnitude * 16 >= largest
  }

  // MARK: Substituting

  /// Eliminates `variable` from `row` by subtracting a multiple of `definition`.
  private mutating func substitute(_ variable: Int32, by definition: Int32, in row: Int32) {
    var factor = 0.0
    forEachTerm(of: row) { other, coefficient in workspace.coefficients[other] = coefficient }
    forEachTerm(of: definition) { other, coefficient in
      if other == variable { factor = workspace.coefficients[variable] / coefficient }
    }
    forEachTerm(of: definition) { other, coefficient in
      workspace.coefficients[other] -= factor * coefficient
    }
    workspace.coefficients[variable] = 0
    let constant = constant(of: row) - factor * constant(of: definition)
    let newStart = Int32(cells.count)
    for source in [row, definition] {
      let (lower, upper) = (workspace.cellStart[source], workspace.cellEnd[source])
      if lower < 0 {
        for index in program.terms(of: source) { append(program.rowVariable[index], to: row) }
      } else {
        for index in lower..<upper { append(cells[Int(index)].variable, to: row) }
      }
    }
    workspace.cellStart[row] = newStart
    workspace.cellEnd[row] = Int32(cells.count)
    workspace.constants[row] = constant
    let count = Int(workspace.cellEnd[row] - newStart)
    // An empty row doesn't depend on any variable, so it can be dropped.
    if count == 0 { workspace.isRemoved[row] = true }
    if count == 1 { workspace.hasSingletonRow[cells[Int(newStart)].variable] = true }
    // A variable with a singleton row can be eliminated only by an equality with two terms.
    for index in Int(newStart)..<cells.count
    where count == 2 || !workspace.hasSingletonRow[cells[index].variable] {
      enqueue(cells[index].variable)
    }
  }

  /// Appends a variable's term to the row in construction, and clears its coefficient in the
  /// workspace.
  private mutating func append(_ variable: Int32, to row: Int32) {
    let coefficient = workspace.coefficients[variable]
    workspace.coefficients[variable] = 0
    guard coefficient.magnitude > Tolerance.coefficient else { return }
    cells.append(
      Cell(
        variable: variable, row: row, next: workspace.firstCell[variable], coefficient: coefficient)
    )
    workspace.firstCell[variable] = Int32(cells.count - 1)
  }
}
