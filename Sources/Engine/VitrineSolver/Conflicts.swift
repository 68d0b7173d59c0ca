/// Finds what to give up where required constraints cannot all hold.
struct Conflicts {
  /// Required rows that stay broken at the best values of one part, or among fixed variables.
  struct Broken {
    var rows: [Int32]
    var part: Int?
  }

  let solver: Solver
  let limit: Int

  init(_ solver: Solver, limit: Int) {
    self.solver = solver
    self.limit = limit
  }

  /// Gives up one constraint for each broken part, or, past the limit, all that is broken.
  func resolve(
    _ broken: [Broken], of basis: Basis, _ conflicts: inout [Conflict]
  ) -> [Int32] {
    var dropped: [Int32] = []
    for (index, group) in broken.enumerated() {
      if index < limit {
        let pressing = group.part.map { basis.pressingRows(basis.parts[$0]) } ?? group.rows
        let causes = basis.causes(of: pressing, inPart: group.part)
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

  /// A smallest set within these constraints that cannot hold: the one that is complete first when
  /// they are added in order, those that cannot be dropped before all others.
  private func conflict(among causes: [Int32]) -> Conflict {
    let sorted =
      causes.filter { !solver.entries[Int($0)].isDroppable }
      + causes.filter { solver.entries[Int($0)].isDroppable }
    var low = 1
    var high = sorted.count
    while low < high {
      let middle = (low + high) / 2
      if holds(Array(sorted[..<middle])) { low = middle + 1 } else { high = middle }
    }
    return conflict(of: needed(by: sorted[low - 1], among: Array(sorted[..<low])))
  }

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

  private func holds(_ ids: [Int32]) -> Bool {
    let basis = solved(ids, isLastSoft: false)
    guard basis.brokenFixedRow() == nil else { return false }
    return basis.parts.allSatisfy { basis.brokenRows($0).isEmpty }
  }

  /// With all others held, those that keep `last` from holding.
  ///
  /// The rows tight at a best value are
  /// independent, so without any one of them the rest could hold.
  private func needed(by last: Int32, among ids: [Int32]) -> [Int32] {
    let basis = solved(ids, isLastSoft: true)
    let program = basis.program
    let own = Int32(ids.count - 1)
    guard
      let row = (0..<Int32(program.rowCount)).first(where: { program.constraint[$0] == own })
    else { return ids }
    guard basis.partOfRow[row] >= 0 else {
      return basis.causes(of: [row], inPart: nil).map { ids[Int($0)] }
    }
    let part = Int(basis.partOfRow[row])
    let pressing = basis.pressingRows(basis.parts[part])
    let causes = basis.causes(of: [row], inPart: part)
    if pressing.isEmpty { return causes.map { ids[Int($0)] } }
    // Rows that hold without being tight have a share that the tight ones don't show.
    var set = Set(causes + basis.causes(of: pressing, inPart: part)).sorted().map { ids[Int($0)] }
    for id in set.reversed() where id != last {
      let without = set.filter { $0 != id }
      if !holds(without) { set = without }
    }
    return set
  }

  /// These constraints alone, over the variables they name.
  private func solved(_ ids: [Int32], isLastSoft: Bool) -> Basis {
    var small = Solver()
    var names: [Int32: Variable] = [:]
    for (index, id) in ids.enumerated() {
      let entry = solver.entries[Int(id)]
      var expression = Expression(constant: entry.constant)
      for term in solver.terms[entry.terms] {
        let name = names[term.variable.index] ?? small.makeVariable()
        names[term.variable.index] = name
        expression.append(Term(name, term.coefficient))
      }
      let isSoft = isLastSoft && index == ids.count - 1
      small.append(expression, entry.relation, isSoft ? .fitting : .required)
    }
    let rows = small.entries.indices.map { Int32($0) }
    let basis = Basis(LinearProgram(variables: small.variableCount, rows: rows, of: small))
    basis.divide()
    for index in basis.parts.indices {
      basis.start(index)
      basis.descend(&basis.parts[index])
    }
    return basis
  }
}
