extension Basis {
  /// Creates the initial basis of a part, also known as a crash basis.
  ///
  /// Follows the rows that have one unknown variable left, and gives it the value with the lowest
  /// cost
  /// among the rows that have no other unknown. Equalities lead, strongest first, and then the
  /// inequalities of the same priority. Required inequalities come last, because most of them hold
  /// anyway. The remaining variables get artificial rows at their resting values.
  func makeInitialBasis(ofPart index: Int) {
    var part = parts[index]
    clearEtaFile(&part)
    var initial = InitialBasis(basis: self, part: part)
    initial.build()
    parts[index] = part
  }
}

/// The construction of the initial basis of one part.
private struct InitialBasis {
  let basis: Basis
  let part: Basis.Part
  var program: LinearProgram { basis.program }
  private var next: Int
  private var queue: [Int32] = []
  private var head = 0
  /// The rank up to which rows may determine variables.
  private var rankLimit: Int32 = 0
  private var bounds: [Bound] = []

  /// A row with one unknown variable: the value with error zero, and the costs on both sides of it.
  private struct Bound {
    var value: Double
    var weight: Double
    var level: Int32
    var row: Int32
    var coefficient: Double
    var costsAbove: Bool
    var costsBelow: Bool
  }

  init(basis: Basis, part: Basis.Part) {
    self.basis = basis
    self.part = part
    next = part.positions.lowerBound
    bounds.reserveCapacity(8)
  }

  mutating func build() {
    // Sorted, because an earlier basis may have permuted the positions.
    var variables = part.positions.map { basis.pivotVariable[$0] }
    variables.sort()
    for index in part.rows {
      let row = basis.partRows[index]
      basis.activity[row] = program.constant[row]
      basis.tightPosition[row] = -1
      basis.trianglePosition[row] = -1
      basis.side[row] = 0
      var sum: Int32 = 0
      for index in program.terms(of: row) { sum &+= program.rowVariable[index] }
      basis.unknownCount[row] = program.rowEnd[row] - program.rowStart[row]
      basis.unknownSum[row] = sum
    }
    for variable in variables {
      basis.position[variable] = -1
      basis.isFrozen[variable] = false
    }
    followAllRows()
    // If each row has several unknowns, the first one gets a value without a row.
    for index in part.rows {
      let row = basis.partRows[index]
      while basis.unknownCount[row] > 1 {
        var chosen: Int32 = .max
        for index in program.terms(of: row) {
          let variable = program.rowVariable[index]
          if basis.position[variable] < 0 { chosen = min(chosen, variable) }
        }
        assign(chosen)
        followQueue()
      }
    }
    for variable in variables where basis.position[variable] < 0 { assign(variable) }
    basis.updateSides(part)
  }

  /// Returns the rank by which rows determine variables, lowest first.
  private func rank(of row: Int32) -> Int32 {
    let level = program.level[row]
    if program.isEquality(row) { return 2 * level }
    return level == 0 ? .max : 2 * level + 1
  }

  private mutating func followAllRows() {
    var index = part.rows.lowerBound
    while index < part.rows.upperBound {
      let level = program.level[basis.partRows[index]]
      var end = index
      while end < part.rows.upperBound && program.level[basis.partRows[end]] == level { end += 1 }
      follow(index..<end, rank: 2 * level)
      if level > 0 { follow(index..<end, rank: 2 * level + 1) }
      index = end
    }
    follow(part.rows, rank: .max)
  }

  private mutating func follow(_ rows: Range<Int>, rank: Int32) {
    rankLimit = rank
    for index in rows {
      let row = basis.partRows[index]
      guard basis.unknownCount[row] == 1, self.rank(of: row) <= rank else { continue }
      assign(basis.unknownSum[row])
      followQueue()
    }
  }

  private mutating func followQueue() {
    while head < queue.count {
      let row = queue[head]
      head += 1
      if basis.unknownCount[row] == 1 { assign(basis.unknownSum[row]) }
    }
    queue.removeAll(keepingCapacity: true)
    head = 0
  }

  /// Assigns the next position and a value to a variable.
  private mutating func assign(_ variable: Int32) {
    let choice = bestValue(of: variable)
    let position = Int32(next)
    next += 1
    basis.pivotVariable[position] = variable
    basis.position[variable] = position
    basis.value[variable] = choice.value
    basis.triangleRow[position] = choice.row
    basis.tightRow[position] = choice.row
    basis.pivotElement[position] = choice.coefficient
    if choice.row < 0 { basis.artificialValue[variable] = choice.value }
    for index in program.column(of: variable) {
      let row = program.columnRow[index]
      basis.activity[row] += program.columnCoefficient[index] * choice.value
      basis.unknownCount[row] -= 1
      basis.unknownSum[row] &-= variable
      if basis.unknownCount[row] == 1, rank(of: row) <= rankLimit { queue.append(row) }
    }
    if choice.row >= 0 {
      basis.tightPosition[choice.row] = position
      basis.trianglePosition[choice.row] = position
      basis.activity[choice.row] = 0
    }
  }

  /// Returns the value with the lowest cost for the rows with this unknown only, and its tight row.
  private mutating func bestValue(
    of variable: Int32
  ) -> (value: Double, row: Int32, coefficient: Double) {
    bounds.removeAll(keepingCapacity: true)
    for index in program.column(of: variable) {
      let row = program.columnRow[index]
      guard basis.unknownCount[row] == 1 else { continue }
      let coefficient = program.columnCoefficient[index]
      guard coefficient.magnitude > 1e-6 else { continue }
      let rises = coefficient > 0
      bounds.append(
        Bound(
          value: -basis.activity[row] / coefficient,
          weight: coefficient.magnitude * program.weight[row],
          level: program.level[row], row: row, coefficient: coefficient,
          costsAbove: program.costs(row, up: rises), costsBelow: program.costs(row, up: !rises)))
    }
    let resting = program.resting[variable]
    guard !bounds.isEmpty else { return (resting, Basis.artificialRow(of: variable), 1) }
    if bounds.count == 1, bounds[0].costsAbove, bounds[0].costsBelow {
      return (bounds[0].value, bounds[0].row, bounds[0].coefficient)
    }
    bounds.sort { $0.value != $1.value ? $0.value < $1.value : $0.row < $1.row }
    let slopes = basis.slopes
    for level in 0..<slopes.count { slopes[level] = 0 }
    for bound in bounds where bound.costsBelow { slopes[bound.level] -= bound.weight }
    defer { for level in 0..<slopes.count { slopes[level] = 0 } }
    // The cost is constant between `flatStart` and the bound at which the slope becomes positive.
    var isFlat = basis.lexicographicSign(of: slopes) == 0
    var flatStart: Bound?
    for bound in bounds {
      if isFlat, resting <= bound.value { break }
      if bound.costsBelow { slopes[bound.level] += bound.weight }
      if bound.costsAbove { slopes[bound.level] += bound.weight }
      let sign = basis.lexicographicSign(of: slopes)
      if sign > 0 { return choice(bound) }
      if sign == 0, !isFlat {
        isFlat = true
        flatStart = bound
      }
    }
    if let flatStart, resting <= flatStart.value { return choice(flatStart) }
    return (resting, Basis.artificialRow(of: variable), 1)
  }

  private func choice(_ bound: Bound) -> (value: Double, row: Int32, coefficient: Double) {
    (bound.value, bound.row, bound.coefficient)
  }
}
