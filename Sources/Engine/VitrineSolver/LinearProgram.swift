/// A solver's constraints, compiled: flat rows and columns of a sparse matrix.
///
/// A row means activity = Σ coefficient × variable + constant. It costs its magnitude above zero
/// where it has `over`, below where it has `under`: an equality has both. Level 0 is what is
/// required; each further priority is a level of its own, the strongest first. Rows are sorted by
/// level, then by the order of adding.
///
/// Only its one owner changes it, which makes the unchecked conformance to `Sendable` sound.
final class LinearProgram: @unchecked Sendable {
  static let over: UInt8 = 1
  static let under: UInt8 = 2

  let variableCount: Int
  let rowCount: Int
  let levelCount: Int

  /// Row r's terms are `rowStart[r]..<rowEnd[r]`; those of fixed variables follow, up to the next
  /// row's start.
  let rowStart: FixedBuffer<Int32>
  let rowEnd: FixedBuffer<Int32>
  let rowVariable: FixedBuffer<Int32>
  let rowCoefficient: FixedBuffer<Double>
  let columnStart: FixedBuffer<Int32>
  let columnRow: FixedBuffer<Int32>
  let columnCoefficient: FixedBuffer<Double>

  /// The constant as given, and with the fixed variables' share.
  let given: FixedBuffer<Double>
  let constant: FixedBuffer<Double>
  let level: FixedBuffer<Int32>
  let sides: FixedBuffer<UInt8>
  /// By row: which of the solver's constraints it is.
  let constraint: FixedBuffer<Int32>
  /// By variable, in its unit.
  let resting: FixedBuffer<Double>
  /// By row: what the constraint was multiplied by, a power of two.
  let rowFactor: FixedBuffer<Double>
  /// By row: what one unit of its error costs, and 1 unless it was scaled.
  let weight: FixedBuffer<Double>
  /// By variable: how much of the caller's value one unit is, and 1 unless its column was scaled.
  let unit: FixedBuffer<Double>
  /// By level, and one more for resting values: slopes nearer to zero count as none.
  let slopeTolerance: FixedBuffer<Double>

  /// Whether any row or column was scaled.
  var isScaled = false

  /// Makes room; every row is still empty, and nothing is scaled.
  private init(variables: Int, rows: Int, terms: Int, levels: Int) {
    variableCount = variables
    rowCount = rows
    levelCount = levels
    rowStart = FixedBuffer(rows + 1, filledWith: 0)
    rowEnd = FixedBuffer(rows, filledWith: 0)
    rowVariable = FixedBuffer(terms, filledWith: 0)
    rowCoefficient = FixedBuffer(terms, filledWith: 0)
    columnStart = FixedBuffer(variables + 1, filledWith: 0)
    columnRow = FixedBuffer(terms, filledWith: 0)
    columnCoefficient = FixedBuffer(terms, filledWith: 0)
    given = FixedBuffer(rows, filledWith: 0)
    constant = FixedBuffer(rows, filledWith: 0)
    level = FixedBuffer(rows, filledWith: 0)
    sides = FixedBuffer(rows, filledWith: 0)
    constraint = FixedBuffer(rows, filledWith: 0)
    resting = FixedBuffer(variables, filledWith: 0)
    rowFactor = FixedBuffer(rows, filledWith: 1)
    weight = FixedBuffer(rows, filledWith: 1)
    unit = FixedBuffer(variables, filledWith: 1)
    slopeTolerance = FixedBuffer(levels + 1, filledWith: Tolerance.slope)
  }

  convenience init(variables: Int, rows: [Int32], of solver: Solver) {
    let levels = LevelTable(rows, of: solver)
    self.init(
      variables: variables, rows: rows.count,
      terms: rows.reduce(0) { $0 + Int(solver.entries[Int($1)].count) }, levels: levels.count)
    for index in 0..<variables { resting[index] = solver.resting[index] ?? 0 }
    fill(levels.sorted(rows, of: solver), levels, solver)
    if needsScaling { scale() }
    transpose()
  }

  /// What is left of a part of `whole`; a row's constraint is the row that it was there.
  convenience init(_ reduction: borrowing Reduction, of whole: LinearProgram) {
    let (variables, rows) = (reduction.variables, reduction.rows)
    self.init(
      variables: variables.count, rows: rows.count,
      terms: rows.reduce(0) { $0 + reduction.termCount(of: $1) }, levels: whole.levelCount)
    for (number, variable) in variables.enumerated() {
      resting[number] = whole.resting[variable]
    }
    var next: Int32 = 0
    for (row, id) in rows.enumerated() {
      rowStart[row] = next
      reduction.forEachTerm(of: id) { variable, coefficient in
        rowVariable[next] = reduction.numbers[variable]
        rowCoefficient[next] = coefficient
        next += 1
      }
      rowEnd[row] = next
      given[row] = reduction.constant(of: id)
      level[row] = whole.level[id]
      sides[row] = whole.sides[id]
      constraint[row] = id
    }
    rowStart[rows.count] = next
    transpose()
  }

  deinit {
    rowStart.free()
    rowEnd.free()
    rowVariable.free()
    rowCoefficient.free()
    columnStart.free()
    columnRow.free()
    columnCoefficient.free()
    given.free()
    constant.free()
    level.free()
    sides.free()
    constraint.free()
    resting.free()
    rowFactor.free()
    weight.free()
    unit.free()
    slopeTolerance.free()
  }

  private func fill(_ rows: [Int32], _ levels: LevelTable, _ solver: Solver) {
    var next: Int32 = 0
    for (row, id) in rows.enumerated() {
      let entry = solver.entries[Int(id)]
      rowStart[row] = next
      var largest = 1.0
      for index in entry.terms {
        let term = solver.terms[index]
        guard term.coefficient != 0 else { continue }
        let variable = term.variable.index
        largest = max(largest, term.coefficient.magnitude)
        // The same variable twice in a row is one term.
        var place = rowStart[row]
        while place < next && rowVariable[place] != variable { place += 1 }
        if place == next {
          rowVariable[place] = variable
          rowCoefficient[place] = term.coefficient
          next += 1
        } else {
          rowCoefficient[place] += term.coefficient
        }
      }
      next = dropZeros(from: rowStart[row], to: next, largest: largest)
      rowEnd[row] = next
      given[row] = entry.constant
      constant[row] = entry.constant
      level[row] = levels.level(of: id, solver)
      constraint[row] = id
      switch entry.relation {
      case .equal: sides[row] = Self.over | Self.under
      case .lessOrEqual: sides[row] = Self.over
      case .greaterOrEqual: sides[row] = Self.under
      }
    }
    rowStart[rowCount] = next
  }

  /// x − x leaves nothing: takes such terms out of the row that ends at `end`.
  private func dropZeros(from start: Int32, to end: Int32, largest: Double) -> Int32 {
    var kept = start
    for place in start..<end
    where rowCoefficient[place].magnitude > Tolerance.coefficient * largest {
      rowVariable[kept] = rowVariable[place]
      rowCoefficient[kept] = rowCoefficient[place]
      kept += 1
    }
    return kept
  }

  /// Builds the columns from the terms between each row's start and end.
  func transpose() {
    for variable in 0...variableCount { columnStart[variable] = 0 }
    for row in 0..<rowCount {
      for place in rowStart[row]..<rowEnd[row] { columnStart[rowVariable[place] + 1] += 1 }
    }
    for variable in 0..<variableCount { columnStart[variable + 1] += columnStart[variable] }
    // Filling moves each start to its end, which is the next one's start; put back afterwards.
    for row in 0..<rowCount {
      for place in rowStart[row]..<rowEnd[row] {
        let variable = rowVariable[place]
        let slot = columnStart[variable]
        columnRow[slot] = Int32(row)
        columnCoefficient[slot] = rowCoefficient[place]
        columnStart[variable] = slot + 1
      }
    }
    for variable in stride(from: variableCount, to: 0, by: -1) {
      columnStart[variable] = columnStart[variable - 1]
    }
    columnStart[0] = 0
  }

  @inline(__always)
  func terms(of row: Int32) -> Range<Int32> { rowStart[row]..<rowEnd[row] }

  @inline(__always)
  func column(of variable: Int32) -> Range<Int32> {
    columnStart[variable]..<columnStart[variable + 1]
  }

  func isEquality(_ row: Int32) -> Bool { sides[row] == Self.over | Self.under }

  /// Whether moving a row's activity off zero that way costs anything.
  @inline(__always)
  func costs(_ row: Int32, up: Bool) -> Bool { sides[row] & (up ? Self.over : Self.under) != 0 }
}

/// The priorities in use, strongest first, as small numbers.
private struct LevelTable {
  private var priorities: [Double] = []
  var count: Int { priorities.count + 1 }

  init(_ rows: [Int32], of solver: Solver) {
    var last = 1000.0
    for id in rows {
      let value = solver.entries[Int(id)].priority.value
      if value == last || value >= 1000 { continue }
      last = value
      if !priorities.contains(value) { priorities.append(value) }
    }
    priorities.sort(by: >)
  }

  func level(of id: Int32, _ solver: Solver) -> Int32 {
    let value = solver.entries[Int(id)].priority.value
    if value >= 1000 { return 0 }
    var low = 0
    var high = priorities.count
    while low < high {
      let middle = (low + high) / 2
      if priorities[middle] > value { low = middle + 1 } else { high = middle }
    }
    return Int32(low + 1)
  }

  /// The rows by level, each level in the order given.
  func sorted(_ rows: [Int32], of solver: Solver) -> [Int32] {
    var starts = [Int](repeating: 0, count: count + 1)
    let levels = rows.map { level(of: $0, solver) }
    for level in levels { starts[Int(level) + 1] += 1 }
    for level in 0..<count { starts[level + 1] += starts[level] }
    var result = [Int32](repeating: 0, count: rows.count)
    for (index, row) in rows.enumerated() {
      let level = Int(levels[index])
      result[starts[level]] = row
      starts[level] += 1
    }
    return result
  }
}
