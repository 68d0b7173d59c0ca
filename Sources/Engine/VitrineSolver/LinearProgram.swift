/// The compiled constraints of a solver: a sparse matrix with flat rows and columns.
///
/// A row's activity is Σ coefficient × variable + constant. Its cost is the magnitude of the
/// activity
/// above zero if `sides` contains `over`, and below zero if it contains `under`. Equalities have
/// both.
/// Level 0 contains the required rows, and each weaker priority is one level, strongest first. Rows
/// are
/// sorted by level and then by the order in which constraints were added.
///
/// Only one owner mutates a program, which makes the unchecked conformance to `Sendable` sound.
final class LinearProgram: @unchecked Sendable {
  static let over: UInt8 = 1
  static let under: UInt8 = 2

  let variableCount: Int
  let rowCount: Int
  let levelCount: Int

  /// For each row, the start of its terms, which end at `rowEnd`.
  ///
  /// The terms of fixed variables follow, up to the next row's start.
  let rowStart: FixedBuffer<Int32>
  let rowEnd: FixedBuffer<Int32>
  let rowVariable: FixedBuffer<Int32>
  let rowCoefficient: FixedBuffer<Double>
  let columnStart: FixedBuffer<Int32>
  let columnRow: FixedBuffer<Int32>
  let columnCoefficient: FixedBuffer<Double>

  /// For each row, its constant without the terms of fixed variables.
  let givenConstant: FixedBuffer<Double>
  /// For each row, its constant, including the terms of fixed variables.
  let constant: FixedBuffer<Double>
  let level: FixedBuffer<Int32>
  /// For each row, the sides of zero that cost, `over` or `under` or both.
  let sides: FixedBuffer<UInt8>
  /// For each row, the index of its constraint in the solver.
  let constraint: FixedBuffer<Int32>
  /// For each variable, its resting value, in its unit.
  let resting: FixedBuffer<Double>
  /// For each row, the factor of its constraint's scaling, a power of two.
  let rowFactor: FixedBuffer<Double>
  /// For each row, the cost of one unit of its error, which is 1 without scaling.
  let weight: FixedBuffer<Double>
  /// For each variable, its unit in the caller's values, which is 1 without scaling.
  let unit: FixedBuffer<Double>
  /// For each level, the magnitude up to which slopes count as zero.
  ///
  /// The last element is for resting values.
  let slopeTolerance: FixedBuffer<Double>

  private let owner: BufferOwner

  /// A Boolean value that indicates whether any row or column was scaled.
  var isScaled = false

  /// Allocates the buffers of a program with empty rows and without scaling.
  private init(variables: Int, rows: Int, terms: Int, levels: Int) {
    var owner = BufferOwner()
    variableCount = variables
    rowCount = rows
    levelCount = levels
    rowStart = owner.makeBuffer(rows + 1, filledWith: 0)
    rowEnd = owner.makeBuffer(rows, filledWith: 0)
    rowVariable = owner.makeBuffer(terms, filledWith: 0)
    rowCoefficient = owner.makeBuffer(terms, filledWith: 0)
    columnStart = owner.makeBuffer(variables + 1, filledWith: 0)
    columnRow = owner.makeBuffer(terms, filledWith: 0)
    columnCoefficient = owner.makeBuffer(terms, filledWith: 0)
    givenConstant = owner.makeBuffer(rows, filledWith: 0)
    constant = owner.makeBuffer(rows, filledWith: 0)
    level = owner.makeBuffer(rows, filledWith: 0)
    sides = owner.makeBuffer(rows, filledWith: 0)
    constraint = owner.makeBuffer(rows, filledWith: 0)
    resting = owner.makeBuffer(variables, filledWith: 0)
    rowFactor = owner.makeBuffer(rows, filledWith: 1)
    weight = owner.makeBuffer(rows, filledWith: 1)
    unit = owner.makeBuffer(variables, filledWith: 1)
    slopeTolerance = owner.makeBuffer(levels + 1, filledWith: Tolerance.slope)
    self.owner = owner
  }

  convenience init(variables: Int, rows: [Int32], of solver: Solver) {
    let levels = LevelTable(rows, of: solver)
    self.init(
      variables: variables, rows: rows.count,
      terms: rows.reduce(0) { $0 + Int(solver.entries[Int($1)].count) }, levels: levels.count)
    for index in 0..<variables { resting[index] = solver.resting[index] ?? 0 }
    fill(levels.sorted(rows, of: solver), levels, of: solver)
    if needsScaling { scale() }
    transpose()
  }

  /// Creates the program of a reduced part of `whole`.
  ///
  /// The constraint of each row is the index of the row in `whole`.
  convenience init(_ reduction: borrowing Reduction, of whole: LinearProgram) {
    let (variables, rows) = (reduction.variables, reduction.rows)
    self.init(
      variables: variables.count, rows: rows.count,
      terms: rows.reduce(0) { $0 + reduction.termCount(of: $1) }, levels: whole.levelCount)
    for (index, variable) in variables.enumerated() {
      resting[index] = whole.resting[variable]
    }
    var next: Int32 = 0
    for (row, id) in rows.enumerated() {
      rowStart[row] = next
      reduction.forEachTerm(of: id) { variable, coefficient in
        rowVariable[next] = reduction.reducedIndex(of: variable)
        rowCoefficient[next] = coefficient
        next += 1
      }
      rowEnd[row] = next
      givenConstant[row] = reduction.constant(of: id)
      level[row] = whole.level[id]
      sides[row] = whole.sides[id]
      constraint[row] = id
    }
    rowStart[rows.count] = next
    transpose()
  }

  /// Compiles the constraints with the indexes `rows`.
  private func fill(_ rows: [Int32], _ levels: LevelTable, of solver: Solver) {
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
        // Several terms of one variable become one term.
        var slot = rowStart[row]
        while slot < next && rowVariable[slot] != variable { slot += 1 }
        if slot == next {
          rowVariable[slot] = variable
          rowCoefficient[slot] = term.coefficient
          next += 1
        } else {
          rowCoefficient[slot] += term.coefficient
        }
      }
      next = removeZeroTerms(from: rowStart[row], to: next, largest: largest)
      rowEnd[row] = next
      givenConstant[row] = entry.constant
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

  /// Removes the terms that cancel out, such as x − x, and returns the new end of the row.
  private func removeZeroTerms(from start: Int32, to end: Int32, largest: Double) -> Int32 {
    var newEnd = start
    for index in start..<end
    where rowCoefficient[index].magnitude > Tolerance.coefficient * largest {
      rowVariable[newEnd] = rowVariable[index]
      rowCoefficient[newEnd] = rowCoefficient[index]
      newEnd += 1
    }
    return newEnd
  }

  /// Builds the columns from the terms between each row's start and end.
  func transpose() {
    for variable in 0...variableCount { columnStart[variable] = 0 }
    for row in 0..<rowCount {
      for index in rowStart[row]..<rowEnd[row] { columnStart[rowVariable[index] + 1] += 1 }
    }
    for variable in 0..<variableCount { columnStart[variable + 1] += columnStart[variable] }
    // Filling moves each start to the start of the next column. They are restored afterwards.
    for row in 0..<rowCount {
      for index in rowStart[row]..<rowEnd[row] {
        let variable = rowVariable[index]
        let slot = columnStart[variable]
        columnRow[slot] = Int32(row)
        columnCoefficient[slot] = rowCoefficient[index]
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

  /// Returns whether an activity above or below zero costs.
  @inline(__always)
  func costs(_ row: Int32, up: Bool) -> Bool { sides[row] & (up ? Self.over : Self.under) != 0 }
}

/// The priorities in use, strongest first, as consecutive levels.
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

  /// Returns the rows sorted by level.
  ///
  /// Rows of one level keep their order.
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
