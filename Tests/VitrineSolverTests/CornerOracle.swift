import VitrineSolver

/// An exact search for the lexicographic optimum of a small system, which tries every vertex.
///
/// Errors are piecewise linear with kinks at the rows' zeros, and the resting values break the
/// remaining ties. Therefore the unique optimum is a vertex at which as many of these hyperplanes
/// meet as there are variables. Cramer's rule computes each vertex in integers of any size. Their
/// errors are compared level by level without a division. The search has no tolerance and shares no
/// method with the simplex algorithm.
struct CornerOracle {
  /// The exponent of 2 that scales all doubles of a system to integers.
  private static let shift = 120

  /// A point with numerators over one positive denominator.
  struct Corner {
    var numerators: [ExactInteger]
    var denominator: ExactInteger

    var values: [Double] { numerators.map { $0 / denominator } }
  }

  private struct Plane {
    var coefficients: [ExactInteger]
    var constant: ExactInteger
    var row: ReferenceSolver.Row
  }

  private let count: Int
  private var planes: [Plane] = []
  private let rowCount: Int
  private var levels: [Double] = []

  init(_ rows: [ReferenceSolver.Row], resting: [Double]) {
    count = resting.count
    rowCount = rows.count
    for row in rows { planes.append(Self.plane(row)) }
    for (index, rest) in resting.enumerated() {
      var coefficients = [Double](repeating: 0, count: resting.count)
      coefficients[index] = 1
      planes.append(
        Self.plane(
          ReferenceSolver.Row(
            coefficients: coefficients, constant: -rest, relation: .equal,
            priority: -Double(index))))
    }
    for plane in planes where !levels.contains(plane.row.priority) {
      levels.append(plane.row.priority)
    }
    levels.sort(by: >)
  }

  private static func plane(_ row: ReferenceSolver.Row) -> Plane {
    Plane(
      coefficients: row.coefficients.map { ExactInteger($0, shift: shift) ?? .zero },
      constant: ExactInteger(row.constant, shift: shift) ?? .zero, row: row)
  }

  /// Returns the optimal values, or nil if the required rows are infeasible.
  func optimum() -> Corner? {
    var best: (corner: Corner, errors: [ExactInteger])?
    forEachChoice { chosen in
      guard let corner = corner(of: chosen) else { return }
      guard let known = best else {
        best = (corner, levels.map { error(at: corner, level: $0) })
        return
      }
      var errors: [ExactInteger] = []
      for (index, level) in levels.enumerated() {
        errors.append(error(at: corner, level: level))
        let mine = errors[index] * known.corner.denominator
        let other = known.errors[index] * corner.denominator
        if mine == other { continue }
        guard mine < other else { return }
        for level in levels.dropFirst(index + 1) { errors.append(error(at: corner, level: level)) }
        best = (corner, errors)
        return
      }
    }
    guard let best else { return nil }
    if levels.first == 1000, !best.errors[0].isZero { return nil }
    return best.corner
  }

  /// Returns the sum of a level's errors, multiplied by the vertex's denominator.
  private func error(at corner: Corner, level: Double) -> ExactInteger {
    var sum = ExactInteger.zero
    for plane in planes where plane.row.priority == level {
      var value = plane.constant * corner.denominator
      for (a, b) in zip(plane.coefficients, corner.numerators) where !a.isZero {
        value = value + a * b
      }
      switch plane.row.relation {
      case .equal: sum = sum + value.magnitude
      case .lessOrEqual: if value.signum > 0 { sum = sum + value }
      case .greaterOrEqual: if value.signum < 0 { sum = sum - value }
      }
    }
    return sum
  }

  private func forEachChoice(_ body: ([Int]) -> Void) {
    var chosen: [Int] = []
    func choose(from first: Int) {
      if chosen.count == count { return body(chosen) }
      for index in first..<planes.count {
        chosen.append(index)
        choose(from: index + 1)
        chosen.removeLast()
      }
    }
    choose(from: 0)
  }

  private func corner(of chosen: [Int]) -> Corner? {
    let rows = chosen.map { planes[$0].coefficients }
    let whole = determinant(rows)
    guard !whole.isZero else { return nil }
    let numerators = (0..<count).map { column in
      var replaced = rows
      for (row, plane) in chosen.enumerated() { replaced[row][column] = -planes[plane].constant }
      let numerator = determinant(replaced)
      return whole.signum > 0 ? numerator : -numerator
    }
    return Corner(numerators: numerators, denominator: whole.magnitude)
  }

  /// Returns the determinant by expansion along the first row, because systems have at most three
  /// variables.
  private func determinant(_ rows: [[ExactInteger]]) -> ExactInteger {
    guard rows.count > 1 else { return rows[0][0] }
    var sum = ExactInteger.zero
    for column in rows.indices where !rows[0][column].isZero {
      let minor = rows.dropFirst().map { row in
        Array(row[..<column] + row[(column + 1)...])
      }
      let part = rows[0][column] * determinant(Array(minor))
      sum = column.isMultiple(of: 2) ? sum + part : sum - part
    }
    return sum
  }
}
