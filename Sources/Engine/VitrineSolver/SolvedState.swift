/// The last result of a solver, which can be updated when constants change.
struct SolvedState: Sendable {
  var basis: Basis
  private(set) var conflicts: [Conflict] = []
  /// For each part, free directions of its ambiguous variables.
  private var freeDirections: [[[Term]]] = []
  /// For each variable, its rank in the order of tie-breaking, or nil for the order of creation.
  private var ranks: [Int32]?
  /// For each constraint, its row, or −1.
  ///
  /// Empty until the first update.
  private var rowOfConstraint: [Int32] = []
  private var isAmbiguous: [Bool] = []
  /// A Boolean value that indicates whether no pivot followed the refactorization for
  /// `nearReasons`.
  private var isRefactorized = false
  /// The constraints whose constants changed since the last solve.
  var changedConstraints: [Int32] = []
  /// The parts with changed constraints.
  private var affectedParts: [Int] = []

  /// The number of conflicts after which all violated constraints are dropped at once.
  private static let conflictLimit = 64
  /// The number of updates after which a part is refactorized, so that rounding errors don't add
  /// up.
  private static let refactorizationInterval = 64

  init(_ solver: Solver) {
    var rows: [Int32] = []
    rows.reserveCapacity(solver.entries.count)
    for index in solver.entries.indices where !solver.entries[index].isRemoved {
      rows.append(Int32(index))
    }
    ranks = Self.ranks(solver.resting)
    basis = Basis(LinearProgram(variables: solver.resting.count, rows: rows, of: solver))
    while true {
      basis.presolve()
      let infeasibilities = solveParts(for: solver.purpose)
      guard !infeasibilities.isEmpty else { break }
      let dropped = Set(
        Conflicts(solver, limit: Self.conflictLimit - conflicts.count)
          .resolve(infeasibilities, of: basis, conflicts: &conflicts))
      rows.removeAll { dropped.contains($0) }
      basis = Basis(LinearProgram(variables: solver.resting.count, rows: rows, of: solver))
    }
    isAmbiguous = basis.isAmbiguous.array()
  }

  /// Returns the ranks that put variables with a resting value first, or nil for the order of
  /// creation.
  private static func ranks(_ resting: [Double?]) -> [Int32]? {
    guard resting.contains(where: { $0 == nil }), resting.contains(where: { $0 != nil }) else {
      return nil
    }
    let offset = Int32(resting.count)
    return resting.enumerated().map { $1 == nil ? offset + Int32($0) : Int32($0) }
  }

  /// Solves all parts and returns the violated required rows of each infeasible part.
  private mutating func solveParts(for purpose: Solver.Purpose) -> [Conflicts.Infeasibility] {
    var infeasibilities: [Conflicts.Infeasibility] = []
    if let row = basis.violatedFixedRow() {
      // Values that follow from a contradiction are meaningless for the other rows.
      return [Conflicts.Infeasibility(rows: [row], part: nil)]
    }
    freeDirections = [[[Term]]](repeating: [], count: basis.parts.count)
    for index in basis.parts.indices {
      basis.makeInitialBasis(ofPart: index)
      var start = Basis.StartingPoint.initial
      if purpose == .values {
        start = basis.improveInitialBasis(
          ofPart: index, order: ranks, freeDirections: &freeDirections[index])
      }
      if start != .optimal { basis.optimize(&basis.parts[index]) }
      var rows = basis.violatedRows(basis.parts[index])
      if start != .initial, !rows.isEmpty {
        // The reported conflict depends on the pivots, so it is always the one from the initial
        // basis.
        start = .initial
        basis.makeInitialBasis(ofPart: index)
        basis.optimize(&basis.parts[index])
        rows = basis.violatedRows(basis.parts[index])
      }
      if !rows.isEmpty { infeasibilities.append(Conflicts.Infeasibility(rows: rows, part: index)) }
      guard infeasibilities.isEmpty, start != .optimal else { continue }
      freeDirections[index] = []
      basis.breakTies(
        &basis.parts[index], order: ranks, freeDirections: &freeDirections[index])
    }
    return infeasibilities
  }

  func solution() -> Solution {
    Solution(
      values: basis.unscaledValues(), conflicts: conflicts, isAmbiguous: isAmbiguous,
      freeDirections: freeDirections.flatMap { $0.map(basis.unscaled) })
  }

  func reasons(for expression: Expression) -> [Reason] { basis.reasons(for: expression) }

  /// Returns the nearest reasons for an expression.
  ///
  /// Refactorizes first, so that the eta files are as short as possible.
  mutating func nearReasons(for expression: Expression, limit: Int) -> NearReasons? {
    if !isRefactorized {
      for index in basis.parts.indices where !basis.parts[index].etaFile.isEmpty {
        basis.refactorize(&basis.parts[index])
      }
      isRefactorized = true
    }
    return basis.nearReasons(for: expression, limit: limit)
  }

  // MARK: Changed constants

  /// Solves again with the changed constants.
  ///
  /// Returns false if the system must be solved from an initial basis.
  mutating func update(_ entries: ContiguousArray<Solver.Entry>) -> Bool {
    guard conflicts.isEmpty else { return false }
    if changedConstraints.isEmpty { return true }
    isRefactorized = false
    if rowOfConstraint.isEmpty {
      rowOfConstraint = [Int32](repeating: -1, count: entries.count)
      for row in 0..<basis.program.rowCount {
        rowOfConstraint[Int(basis.program.constraint[row])] = Int32(row)
      }
    }
    var affectsFixedVariables = false
    for id in changedConstraints where rowOfConstraint[Int(id)] >= 0 {
      let row = rowOfConstraint[Int(id)]
      let amount =
        entries[Int(id)].constant * basis.program.rowFactor[row] - basis.program.givenConstant[row]
      guard amount != 0 else { continue }
      basis.program.givenConstant[row] = entries[Int(id)].constant * basis.program.rowFactor[row]
      let part = Int(basis.partOfRow[row])
      guard part >= 0 else {
        affectsFixedVariables = true
        continue
      }
      basis.program.constant[row] = basis.constant(of: row)
      switch applyChange(of: row, by: amount, inPart: part) {
      case .none: continue
      case .values: break
      case .sides: basis.parts[part].isUniqueOptimum = false
      }
      if !affectedParts.contains(part) { affectedParts.append(part) }
    }
    changedConstraints.removeAll(keepingCapacity: true)
    defer { affectedParts.removeAll(keepingCapacity: true) }
    guard affectsFixedVariables else { return affectedParts.allSatisfy { solveAgain($0) } }
    basis.recomputeFixedVariables()
    if basis.violatedFixedRow() != nil { return false }
    for index in basis.parts.indices {
      basis.updateZeroTolerance(ofPart: index)
      basis.recomputeValues(basis.parts[index])
      basis.parts[index].isUniqueOptimum = false
      guard solveAgain(index) else { return false }
    }
    return true
  }

  /// The effect of a changed constant on the current basis.
  private enum ChangeEffect {
    /// A nonzero activity changed without a change of its sign.
    ///
    /// The reduced costs and the rows that limit ambiguous variables are unchanged. The values
    /// remain
    /// optimal, because the problem is convex.
    case none
    /// The values changed with a tight row.
    case values
    /// An activity became zero, left zero or changed its sign.
    case sides
  }

  /// Applies a changed constant to the current basis.
  ///
  /// A tight row remains tight and changes the values. Any other row changes only its own activity.
  private func applyChange(
    of row: Int32, by change: Double, inPart part: Int
  ) -> ChangeEffect {
    let zero = basis.parts[part].zero
    guard basis.tightPosition[row] >= 0 else {
      let wasZero = basis.activity[row].magnitude <= zero
      basis.activity[row] = basis.computeActivity(of: row)
      return basis.updateSide(row, zero: zero) || wasZero ? .sides : .none
    }
    var hasChangedSide = false
    let size = basis.computeDirection(
      basis.parts[part], leaving: Int(basis.tightPosition[row]), by: -change)
    for index in 0..<size.variables {
      let variable = basis.directionVariables[index]
      basis.value[variable] += basis.direction[variable]
    }
    for index in 0..<size.rows {
      let other = basis.directionRows[index]
      guard basis.tightPosition[other] < 0 else { continue }
      basis.activity[other] += basis.rates[other]
      if basis.updateSide(other, zero: zero) { hasChangedSide = true }
    }
    basis.clearDirection(size)
    return hasChangedSide ? .sides : .values
  }

  /// Solves a part from its current basis, and returns false if it is infeasible.
  private mutating func solveAgain(_ index: Int) -> Bool {
    basis.parts[index].solvesSinceRefactorization += 1
    if basis.parts[index].solvesSinceRefactorization >= Self.refactorizationInterval {
      basis.parts[index].solvesSinceRefactorization = 0
      basis.refactorize(&basis.parts[index])
    } else if basis.parts[index].isUniqueOptimum {
      return true
    }
    basis.optimize(&basis.parts[index])
    guard basis.violatedRows(basis.parts[index]).isEmpty else { return false }
    let wasAmbiguous = !freeDirections[index].isEmpty
    freeDirections[index] = []
    basis.breakTies(
      &basis.parts[index], order: ranks, freeDirections: &freeDirections[index])
    if wasAmbiguous || !freeDirections[index].isEmpty {
      for position in basis.parts[index].positions {
        let variable = basis.pivotVariable[position]
        isAmbiguous[Int(variable)] = basis.isAmbiguous[variable]
      }
    }
    return true
  }
}
