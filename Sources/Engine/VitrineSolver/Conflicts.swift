/// The search for constraints to drop if the required ones are infeasible.
struct Conflicts {
  /// The required rows that the optimal values of one part violate.
  ///
  /// `part` is nil for rows that have only fixed variables.
  struct Infeasibility {
    var rows: [Int32]
    var part: Int?
  }

  let solver: Solver
  /// The number of infeasible parts for which a minimal set is searched.
  let limit: Int

  init(_ solver: Solver, limit: Int) {
    self.solver = solver
    self.limit = limit
  }

  /// Returns the constraints to drop: one for each infeasible part.
  ///
  /// Past the limit, these are all violated constraints. Appends the reasons to `conflicts`.
  func resolve(
    _ infeasibilities: [Infeasibility], of basis: Basis, conflicts: inout [Conflict]
  ) -> [Int32] {
    var dropped: [Int32] = []
    for (index, group) in infeasibilities.enumerated() {
      if index < limit {
        let rows = group.part.map { basis.costlyRows(basis.parts[$0]) } ?? group.rows
        let causes = basis.causes(of: rows, inPart: group.part)
        let conflict = self.conflict(among: causes)
        conflicts.append(conflict)
        dropped.append(conflict.dropped.index)
        continue
      }
      for row in group.rows {
        let conflict = conflict(of: basis.causes(of: [row], inPart: group.part))
        conflicts.append(conflict)
        dropped.append(conflict.dropped.index)
      }
    }
    return dropped
  }

  /// Returns an irreducible infeasible subset of `causes`.
  ///
  /// It is the first one that becomes complete when the constraints are added in order. Constraints
  /// that cannot be dropped are added before the others.
  private func conflict(among causes: [Int32]) -> Conflict {
    let sorted =
      causes.filter { !solver.entries[Int($0)].isDroppable }
      + causes.filter { solver.entries[Int($0)].isDroppable }
    var low = 1
    var high = sorted.count
    while low < high {
      let middle = (low + high) / 2
      if isFeasible(Array(sorted[..<middle])) { low = middle + 1 } else { high = middle }
    }
    return conflict(
      of: irreducibleSubset(completedBy: sorted[low - 1], among: Array(sorted[..<low])))
  }

  /// Returns the conflict of an infeasible set, with the constraint that yields first.
  private func conflict(of ids: [Int32]) -> Conflict {
    let sorted = ids.sorted()
    let droppable = sorted.filter { solver.entries[Int($0)].isDroppable }
    let rank = droppable.map { solver.entries[Int($0)].yieldRank }.max()
    let dropped =
      droppable.last { solver.entries[Int($0)].yieldRank == rank } ?? sorted[sorted.count - 1]
    return Conflict(
      dropped: ConstraintID(index: dropped),
      with: sorted.filter { $0 != dropped }.map(ConstraintID.init(index:)))
  }

  private func isFeasible(_ ids: [Int32]) -> Bool {
    let basis = solved(ids, isLastSoft: false)
    guard basis.violatedFixedRow() == nil else { return false }
    return basis.parts.allSatisfy { basis.violatedRows($0).isEmpty }
  }

  /// Returns an irreducible infeasible subset of `ids`, which become infeasible by `last`.
  ///
  /// Solves for the smallest error of `last` with all others required. The tight rows at the
  /// optimum are linearly independent, so that the others can hold without any single one of them.
  private func irreducibleSubset(completedBy last: Int32, among ids: [Int32]) -> [Int32] {
    let basis = solved(ids, isLastSoft: true)
    let program = basis.program
    let lastIndex = Int32(ids.count - 1)
    guard
      let row = (0..<Int32(program.rowCount)).first(where: { program.constraint[$0] == lastIndex })
    else { return ids }
    guard basis.partOfRow[row] >= 0 else {
      return basis.causes(of: [row], inPart: nil).map { ids[Int($0)] }
    }
    let part = Int(basis.partOfRow[row])
    let costlyRows = basis.costlyRows(basis.parts[part])
    let causes = basis.causes(of: [row], inPart: part)
    if costlyRows.isEmpty { return causes.map { ids[Int($0)] } }
    // Rows at zero that are not tight contribute to the infeasibility, too. The tight rows don't
    // show it.
    var set = Set(causes + basis.causes(of: costlyRows, inPart: part)).sorted().map { ids[Int($0)] }
    for id in set.reversed() where id != last {
      let without = set.filter { $0 != id }
      if !isFeasible(without) { set = without }
    }
    return set
  }

  /// Returns the optimal basis of a system with only these constraints.
  private func solved(_ ids: [Int32], isLastSoft: Bool) -> Basis {
    var small = Solver()
    var variables: [Int32: Variable] = [:]
    for (index, id) in ids.enumerated() {
      let entry = solver.entries[Int(id)]
      var expression = Expression(constant: entry.constant)
      for term in solver.terms[entry.terms] {
        let variable = variables[term.variable.index] ?? small.makeVariable()
        variables[term.variable.index] = variable
        expression.append(Term(variable, term.coefficient))
      }
      let isSoft = isLastSoft && index == ids.count - 1
      small.append(expression, entry.relation, priority: isSoft ? .fitting : .required)
    }
    let rows = small.entries.indices.map { Int32($0) }
    let basis = Basis(LinearProgram(variables: small.variableCount, rows: rows, of: small))
    basis.presolve()
    for index in basis.parts.indices {
      basis.makeInitialBasis(ofPart: index)
      basis.optimize(&basis.parts[index])
    }
    return basis
  }
}
