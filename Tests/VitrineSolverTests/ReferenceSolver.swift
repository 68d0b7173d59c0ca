import VitrineSolver

/// A dense tableau simplex over split variables, with Bland's rule and one objective at a time.
///
/// It is slow and shares no code with the product's solver.
struct ReferenceSolver {
  struct Row {
    var coefficients: [Double]
    var constant: Double
    var relation: Relation
    var priority: Double
  }

  /// Returns the optimal values, or nil if the required rows are infeasible.
  static func solve(_ rows: [Row], variables: Int, resting: [Double]) -> [Double]? {
    var all = rows
    // Each variable's distance from its resting value is one more level, in order.
    for (index, rest) in resting.enumerated() {
      var coefficients = [Double](repeating: 0, count: variables)
      coefficients[index] = 1
      all.append(
        Row(
          coefficients: coefficients, constant: -rest, relation: .equal,
          priority: -Double(index)))
    }
    var tableau = DenseTableau(all, variables: variables)
    return tableau.solve() ? tableau.values() : nil
  }
}

private struct DenseTableau {
  let variables: Int
  /// The tableau: each row has the coefficients of all columns and the right-hand side.
  var rows: [[Double]] = []
  var basic: [Int] = []
  var costs: [[Double]] = []
  var columns = 0
  var isOut: Set<Int> = []
  private var artificial: Set<Int> = []

  init(_ source: [ReferenceSolver.Row], variables: Int) {
    self.variables = variables
    columns = 2 * variables
    var levels: [Double] = []
    for row in source where row.priority < 1000 && !levels.contains(row.priority) {
      levels.append(row.priority)
    }
    levels.sort(by: >)
    // The columns are x⁺ and x⁻ of each variable, the errors over and under of each row, and an
    // artificial variable of each row.
    let count = source.count
    let width = 2 * variables + 3 * count
    var phases = [[Double]](
      repeating: [Double](repeating: 0, count: width), count: levels.count + 1)
    for (index, row) in source.enumerated() {
      var cells = [Double](repeating: 0, count: width + 1)
      for (variable, value) in row.coefficients.enumerated() {
        cells[2 * variable] = value
        cells[2 * variable + 1] = -value
      }
      let over = 2 * variables + 3 * index
      let (under, extra) = (over + 1, over + 2)
      cells[over] = -1
      cells[under] = 1
      cells[width] = -row.constant
      if row.priority >= 1000 {
        if row.relation != .greaterOrEqual { isOut.insert(over) }
        if row.relation != .lessOrEqual { isOut.insert(under) }
      } else if let level = levels.firstIndex(of: row.priority) {
        if row.relation != .greaterOrEqual { phases[level + 1][over] = 1 }
        if row.relation != .lessOrEqual { phases[level + 1][under] = 1 }
      }
      if cells[width] < 0 { for place in cells.indices { cells[place] *= -1 } }
      cells[extra] = 1
      phases[0][extra] = 1
      artificial.insert(extra)
      rows.append(cells)
      basic.append(extra)
    }
    columns = width
    costs = phases
    for column in isOut { for row in rows.indices { rows[row][column] = 0 } }
  }

  mutating func solve() -> Bool {
    for phase in costs.indices {
      var reduced = costs[phase] + [0]
      for (row, column) in basic.enumerated() where costs[phase][column] != 0 {
        for place in reduced.indices { reduced[place] -= costs[phase][column] * rows[row][place] }
      }
      descend(&reduced)
      if phase == 0 {
        if -reduced[columns] > 1e-7 { return false }
        isOut.formUnion(artificial)
        dismissArtificial(&reduced)
      }
      // Columns with a positive reduced cost must not enter in later phases, so that this optimum
      // remains.
      for column in 0..<columns where reduced[column] > 1e-9 { isOut.insert(column) }
    }
    return true
  }

  private mutating func descend(_ reduced: inout [Double]) {
    while let entering = (0..<columns).first(where: { reduced[$0] < -1e-9 && !isOut.contains($0) })
    {
      var leaving: Int?
      for row in rows.indices {
        let pull = rows[row][entering]
        guard pull > 1e-9 else { continue }
        guard let known = leaving else {
          leaving = row
          continue
        }
        let difference = rows[row][columns] / pull - rows[known][columns] / rows[known][entering]
        if difference < -1e-12 || difference.magnitude <= 1e-12 && basic[row] < basic[known] {
          leaving = row
        }
      }
      guard let leaving else { return }
      pivot(leaving, entering, &reduced)
    }
  }

  /// Replaces the artificial variables in the basis, which are all zero, by other columns.
  ///
  /// A row without such a column is redundant.
  private mutating func dismissArtificial(_ reduced: inout [Double]) {
    for row in rows.indices.reversed() where artificial.contains(basic[row]) {
      let entering = (0..<columns).first {
        rows[row][$0].magnitude > 1e-9 && !isOut.contains($0)
      }
      if let entering {
        pivot(row, entering, &reduced)
      } else {
        rows.remove(at: row)
        basic.remove(at: row)
      }
    }
  }

  private mutating func pivot(_ leaving: Int, _ entering: Int, _ reduced: inout [Double]) {
    let factor = 1 / rows[leaving][entering]
    for place in rows[leaving].indices { rows[leaving][place] *= factor }
    for row in rows.indices where row != leaving && rows[row][entering] != 0 {
      let share = rows[row][entering]
      for place in rows[row].indices { rows[row][place] -= share * rows[leaving][place] }
    }
    let share = reduced[entering]
    for place in reduced.indices { reduced[place] -= share * rows[leaving][place] }
    basic[leaving] = entering
  }

  func values() -> [Double] {
    var values = [Double](repeating: 0, count: columns)
    for (row, column) in basic.enumerated() { values[column] = rows[row][columns] }
    return (0..<variables).map { values[2 * $0] - values[2 * $0 + 1] }
  }
}
