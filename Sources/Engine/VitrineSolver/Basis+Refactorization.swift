extension Basis {
  /// Permutes the tight rows to a new triangle with as short an eta file as possible.
  ///
  /// Recomputes the values from the tight rows.
  func refactorize(_ part: inout Part) {
    clearEtaFile(&part)
    var refactorization = Refactorization(basis: self, part: part)
    refactorization.triangulate()
    var artificialPositions = refactorization.artificialPositions
    for row in refactorization.rows
    where row < 0 ? tightRow[position[-1 - row]] != row : tightPosition[row] < 0 {
      addToGradient(row: row, times: 1)
      computeMultipliers(part)
      var best: Int?
      for (index, position) in artificialPositions.enumerated()
      where multipliers[position].magnitude
        > best.map({ multipliers[artificialPositions[$0]].magnitude }) ?? 1e-9
      {
        best = index
      }
      guard let best else { continue }
      pivot(row, at: artificialPositions.remove(at: best), in: &part)
    }
    part.etaCountAfterRefactorization = part.etaFile.count
    recomputeValues(part)
  }
}

/// A permutation of the tight rows of one part to triangular form.
///
/// A row with one unknown variable determines it, which reduces the unknowns of other rows. Where
/// every row has several unknowns, one of them gets an artificial row. The rows that don't fit into
/// the triangle replace these artificial rows by pivots afterwards.
private struct Refactorization {
  let basis: Basis
  let part: Basis.Part
  let variables: [Int32]
  /// The tight rows in ascending order, so that the result doesn't depend on the previous pivots.
  let rows: [Int32]
  private(set) var artificialPositions: [Int] = []
  private var next: Int
  private var queue: [(row: Int32, variable: Int32)] = []
  private var head = 0

  init(basis: Basis, part: Basis.Part) {
    self.basis = basis
    self.part = part
    variables = part.positions.map { basis.pivotVariable[$0] }
    rows = part.positions.map { basis.tightRow[$0] }.sorted()
    next = part.positions.lowerBound
  }

  mutating func triangulate() {
    queueSingletonRows()
    followQueue()
    let program = basis.program
    for row in rows where row >= 0 {
      while basis.tightPosition[row] < 0 && basis.unknownCount[row] > 1 {
        var chosen: Int32 = .max
        for index in program.terms(of: row)
        where basis.position[program.rowVariable[index]] < 0 {
          chosen = min(chosen, program.rowVariable[index])
        }
        addArtificialRow(of: chosen)
        followQueue()
      }
    }
    for variable in variables where basis.position[variable] < 0 {
      addArtificialRow(of: variable)
    }
  }

  /// Resets the unknowns of the part, and queues the rows with one unknown.
  private mutating func queueSingletonRows() {
    let program = basis.program
    for variable in variables { basis.position[variable] = -1 }
    for index in part.rows {
      basis.unknownCount[basis.partRows[index]] = 0
      basis.trianglePosition[basis.partRows[index]] = -1
    }
    for row in rows {
      guard row >= 0 else {
        queue.append((row, -1 - row))
        continue
      }
      basis.tightPosition[row] = -1
      var sum: Int32 = 0
      for index in program.terms(of: row) { sum &+= program.rowVariable[index] }
      basis.unknownCount[row] = program.rowEnd[row] - program.rowStart[row]
      basis.unknownSum[row] = sum
      if basis.unknownCount[row] == 1 { queue.append((row, sum)) }
    }
  }

  private mutating func followQueue() {
    while head < queue.count {
      let (row, variable) = queue[head]
      head += 1
      if basis.position[variable] < 0, row < 0 || basis.tightPosition[row] < 0 {
        append(variable, determinedBy: row)
      }
    }
  }

  private mutating func addArtificialRow(of variable: Int32) {
    basis.artificialValue[variable] = basis.value[variable]
    artificialPositions.append(next)
    append(variable, determinedBy: Basis.artificialRow(of: variable))
  }

  /// Appends a variable and its row to the triangle.
  private mutating func append(_ variable: Int32, determinedBy row: Int32) {
    let program = basis.program
    basis.pivotVariable[next] = variable
    basis.position[variable] = Int32(next)
    basis.triangleRow[next] = row
    basis.tightRow[next] = row
    basis.pivotElement[next] = 1
    if row >= 0 {
      basis.tightPosition[row] = Int32(next)
      basis.trianglePosition[row] = Int32(next)
      for index in program.terms(of: row) where program.rowVariable[index] == variable {
        basis.pivotElement[next] = program.rowCoefficient[index]
      }
    }
    next += 1
    for index in program.column(of: variable) {
      let other = program.columnRow[index]
      guard basis.unknownCount[other] > 0 else { continue }
      basis.unknownCount[other] -= 1
      basis.unknownSum[other] &-= variable
      if basis.unknownCount[other] == 1 { queue.append((other, basis.unknownSum[other])) }
    }
  }
}
