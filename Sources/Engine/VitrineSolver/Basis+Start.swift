extension Basis {
  /// A good first guess: walks along the rows that have one unknown left and gives it the value
  /// that is best for all rows that depend on it alone.
  ///
  /// Equalities lead, strongest first, then the inequalities of the same priority; required
  /// inequalities come last, as most of them hold by themselves. What is left is held where it
  /// rests.
  func start(_ index: Int) {
    var part = parts[index]
    clearExchanges(&part)
    var first = Start(basis: self, part: part)
    first.run()
    parts[index] = part
  }
}

/// The making of a first basis for one part.
private struct Start {
  let basis: Basis
  let part: Basis.Part
  var program: LinearProgram { basis.program }
  private var next: Int
  private var queue: [Int32] = []
  private var head = 0
  /// Rows up to this rank may lead.
  private var rank: Int32 = 0
  private var bounds: [Bound] = []

  /// A row with one unknown: its best value, and what being above or below costs.
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

  mutating func run() {
    // In the program's order, whatever an earlier start made of it.
    var variables = part.positions.map { basis.order[$0] }
    variables.sort()
    for index in part.rows {
      let row = basis.partRows[index]
      basis.activity[row] = program.constant[row]
      basis.place[row] = -1
      basis.basePlace[row] = -1
      basis.side[row] = 0
      var sum: Int32 = 0
      for index in program.terms(of: row) { sum &+= program.rowVariable[index] }
      basis.pending[row] = program.rowEnd[row] - program.rowStart[row]
      basis.pendingSum[row] = sum
    }
    for variable in variables {
      basis.position[variable] = -1
      basis.isSettled[variable] = false
    }
    lead()
    // What no row leads to is held, one at a time, in the order of the rows that wait for it.
    for index in part.rows {
      let row = basis.partRows[index]
      while basis.pending[row] > 1 {
        var chosen: Int32 = .max
        for index in program.terms(of: row) {
          let variable = program.rowVariable[index]
          if basis.position[variable] < 0 { chosen = min(chosen, variable) }
        }
        assign(chosen)
        drain()
      }
    }
    for variable in variables where basis.position[variable] < 0 { assign(variable) }
    basis.takeSides(part)
  }

  private func rank(of row: Int32) -> Int32 {
    let level = program.level[row]
    if program.isEquality(row) { return 2 * level }
    return level == 0 ? .max : 2 * level + 1
  }

  private mutating func lead() {
    var index = part.rows.lowerBound
    while index < part.rows.upperBound {
      let level = program.level[basis.partRows[index]]
      var end = index
      while end < part.rows.upperBound && program.level[basis.partRows[end]] == level { end += 1 }
      lead(index..<end, 2 * level)
      if level > 0 { lead(index..<end, 2 * level + 1) }
      index = end
    }
    lead(part.rows, .max)
  }

  private mutating func lead(_ rows: Range<Int>, _ rank: Int32) {
    self.rank = rank
    for index in rows {
      let row = basis.partRows[index]
      guard basis.pending[row] == 1, self.rank(of: row) <= rank else { continue }
      assign(basis.pendingSum[row])
      drain()
    }
  }

  private mutating func drain() {
    while head < queue.count {
      let row = queue[head]
      head += 1
      if basis.pending[row] == 1 { assign(basis.pendingSum[row]) }
    }
    queue.removeAll(keepingCapacity: true)
    head = 0
  }

  private mutating func assign(_ variable: Int32) {
    let choice = bestValue(of: variable)
    let place = Int32(next)
    next += 1
    basis.order[place] = variable
    basis.position[variable] = place
    basis.value[variable] = choice.value
    basis.base[place] = choice.row
    basis.tight[place] = choice.row
    basis.pivot[place] = choice.coefficient
    if choice.row < 0 { basis.held[variable] = choice.value }
    for index in program.column(of: variable) {
      let row = program.columnRow[index]
      basis.activity[row] += program.columnCoefficient[index] * choice.value
      basis.pending[row] -= 1
      basis.pendingSum[row] &-= variable
      if basis.pending[row] == 1, rank(of: row) <= rank { queue.append(row) }
    }
    if choice.row >= 0 {
      basis.place[choice.row] = place
      basis.basePlace[choice.row] = place
      basis.activity[choice.row] = 0
    }
  }

  /// The best value for the rows that have only this unknown, and the row that is tight there.
  private mutating func bestValue(
    of variable: Int32
  ) -> (value: Double, row: Int32, coefficient: Double) {
    bounds.removeAll(keepingCapacity: true)
    for index in program.column(of: variable) {
      let row = program.columnRow[index]
      guard basis.pending[row] == 1 else { continue }
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
    let rest = program.resting[variable]
    guard !bounds.isEmpty else { return (rest, Basis.heldRow(variable), 1) }
    if bounds.count == 1, bounds[0].costsAbove, bounds[0].costsBelow {
      return (bounds[0].value, bounds[0].row, bounds[0].coefficient)
    }
    bounds.sort { $0.value != $1.value ? $0.value < $1.value : $0.row < $1.row }
    let slopes = basis.slopes
    for level in 0..<slopes.count { slopes[level] = 0 }
    for bound in bounds where bound.costsBelow { slopes[bound.level] -= bound.weight }
    defer { for level in 0..<slopes.count { slopes[level] = 0 } }
    // Between `flatStart` and the bound where the slope rises, everything is as good.
    var isFlat = basis.direction(ofSlopes: slopes) == 0
    var flatStart: Bound?
    for bound in bounds {
      if isFlat, rest <= bound.value { break }
      if bound.costsBelow { slopes[bound.level] += bound.weight }
      if bound.costsAbove { slopes[bound.level] += bound.weight }
      let direction = basis.direction(ofSlopes: slopes)
      if direction > 0 { return chosen(bound) }
      if direction == 0, !isFlat {
        isFlat = true
        flatStart = bound
      }
    }
    if let flatStart, rest <= flatStart.value { return chosen(flatStart) }
    return (rest, Basis.heldRow(variable), 1)
  }

  private func chosen(_ bound: Bound) -> (value: Double, row: Int32, coefficient: Double) {
    (bound.value, bound.row, bound.coefficient)
  }
}
