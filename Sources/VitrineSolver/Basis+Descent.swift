extension Basis {
  /// A tight row to let go, which way, and what the cost gains.
  struct Entering {
    var position: Int32
    var row: Int32
    var step: Double
    var slope: Double
  }

  /// Where a moving row reaches zero, and what the slope gains there.
  struct Breakpoint {
    var time: Double
    var row: Int32
    var level: Int32
    var gain: Double
  }

  /// What is done at most before numbers are said to be beyond repair.
  private static let stepLimit = 200_000
  /// After so many steps of no length only one row goes at a time: the first, not the best.
  private static let patience = 60
  /// In `allowed`: the row's own cost was part of its level's slope.
  static let isPriced: UInt8 = 4

  /// Lets tight rows go as long as that lowers the errors of the strongest level that can still be
  /// lowered without raising those of a stronger one.
  ///
  /// That leads to the lexicographic optimum: a simplex method whose costs are convex and piecewise
  /// linear. Rows are priced all at once, then those that promise to win are tried in turn, as most
  /// have nothing to do with each other. The prices at the end are left as `price` leaves them.
  func descend(_ part: inout Part) {
    var stalls = 0
    var steps = 0
    var isShaken = false
    let stallLimit = 400 + 2 * part.positions.count
    let exchangeLimit = 16 + part.positions.count / 64
    while steps < Self.stepLimit {
      price(part)
      var hasMoved = false
      if stalls > Self.patience, let first = candidates.min(by: { $0.row < $1.row }) {
        candidates = [first]
      } else {
        candidates.sort { $0.slope != $1.slope ? $0.slope < $1.slope : $0.row < $1.row }
      }
      for entering in candidates where tight[entering.position] == entering.row {
        guard let length = step(&part, entering) else { continue }
        hasMoved = true
        steps += 1
        stalls = length > 1e-12 ? 0 : stalls + 1
        if part.exchanges.count > exchangeLimit { rebuild(&part) }
      }
      if !hasMoved {
        guard isShaken else { return }
        // What shook the tie loose is taken out; from there it is a step or none.
        isShaken = false
        stalls = 0
        evaluate(part)
        if steps > stallLimit * 4 { return price(part) }
      } else if stalls > stallLimit {
        if isShaken { return price(part) }
        shake(part)
        isShaken = true
        stalls = 0
      }
    }
    price(part)
  }

  /// −1, 0 or 1: whether the cost falls, stays or rises, strongest level first.
  func direction(ofSlopes slopes: Lane<Double>) -> Int {
    for level in 0..<slopes.count {
      if slopes[level] < -Tolerance.slope { return -1 }
      if slopes[level] > Tolerance.slope { return 1 }
    }
    return 0
  }

  /// Moves what is zero a little to its side, each row by another amount, so that no two reach zero
  /// together.
  private func shake(_ part: Part) {
    for index in part.rows {
      let row = partRows[index]
      guard place[row] < 0, activity[row].magnitude <= part.zero else { continue }
      let scattered = UInt32(truncatingIfNeeded: row) &* 2_654_435_761
      let amount = 1e-7 * (1 + Double(scattered) / 4_294_967_296)
      activity[row] = Double(side[row]) * amount
    }
  }

  // MARK: Which rows to let go

  /// The tight rows whose going lowers the strongest level that any can lower, as `candidates`;
  /// none at the optimum.
  ///
  /// Leaves in `allowed` which ways each may still move without a cost at the levels before.
  func price(_ part: Part) {
    candidates.removeAll(keepingCapacity: true)
    for position in part.positions {
      let row = tight[position]
      allowed[position] = row < 0 && isSettled[-1 - row] ? 0 : 3
    }
    var index = part.rows.lowerBound
    while index < part.rows.upperBound {
      let level = problem.level[partRows[index]]
      var hasErrors = false
      while index < part.rows.upperBound {
        let row = partRows[index]
        guard problem.level[row] == level else { break }
        index += 1
        guard place[row] < 0, problem.costs(row, up: side[row] > 0) else { continue }
        addToGradient(row, Double(side[row]))
        hasErrors = true
      }
      guard hasErrors else { continue }
      weigh(part)
      price(level)
      if !candidates.isEmpty { return }
    }
  }

  private func price(_ level: Int32) {
    for index in 0..<weightedCount {
      let position = weighted[index]
      var ways = allowed[position]
      guard ways & 3 != 0 else { continue }
      let row = tight[position]
      let weight = weights[position]
      var costs: (up: Bool, down: Bool) = (false, false)
      if row >= 0, ways & Self.isPriced == 0, problem.level[row] <= level {
        costs = (problem.costs(row, up: true), problem.costs(row, up: false))
        if problem.level[row] == level {
          ways |= Self.isPriced
        } else {
          if costs.up { ways &= ~1 }
          if costs.down { ways &= ~2 }
          costs = (false, false)
        }
      }
      let slopes = (up: weight + (costs.up ? 1 : 0), down: (costs.down ? 1 : 0) - weight)
      if ways & 1 != 0 {
        if slopes.up > Tolerance.slope { ways &= ~1 }
        if slopes.up < -Tolerance.slope {
          candidates.append(Entering(position: position, row: row, step: 1, slope: slopes.up))
        }
      }
      if ways & 2 != 0 {
        if slopes.down > Tolerance.slope { ways &= ~2 }
        if slopes.down < -Tolerance.slope {
          candidates.append(Entering(position: position, row: row, step: -1, slope: slopes.down))
        }
      }
      allowed[position] = ways
    }
  }

  // MARK: How far, and which row stops it

  /// Moves along one edge past every row whose error costs less than is won, and makes the row
  /// that stops it tight.
  ///
  /// The length of the step, or nil where nothing is won or nothing stops it.
  func step(_ part: inout Part, _ entering: Entering, towards goal: Goal? = nil) -> Double? {
    let position = Int(entering.position)
    let count = move(part, at: position, by: entering.step)
    let leaving = tight[position]
    if leaving >= 0, problem.costs(leaving, up: entering.step > 0) {
      slopes[problem.level[leaving]] += 1
    }
    findBreakpoints(part, count.touched, goal)
    let stop = direction(ofSlopes: slopes) < 0 ? stop() : nil
    for level in 0..<slopes.count { slopes[level] = 0 }
    guard let stop else {
      forget(count)
      return nil
    }
    for index in 0..<count.moved { value[moved[index]] += stop.time * moves[moved[index]] }
    for index in 0..<count.touched {
      let row = touched[index]
      if place[row] < 0 { activity[row] += stop.time * rates[row] }
    }
    lastMovedCount = count.moved
    forget(count)
    if leaving >= 0 {
      activity[leaving] = stop.time * entering.step
      side[leaving] = entering.step > 0 ? 1 : -1
    }
    exchange(stop.row, at: position, in: &part)
    if stop.row >= 0 {
      activity[stop.row] = 0
    } else if let goal {
      held[goal.variable] = goal.value
    }
    return stop.time
  }

  /// Where the touched rows reach zero, as `breakpoints`; leaves the slopes at the start in
  /// `slopes`.
  private func findBreakpoints(_ part: Part, _ touchedCount: Int, _ goal: Goal?) {
    breakpoints.removeAll(keepingCapacity: true)
    for index in 0..<touchedCount {
      let row = touched[index]
      let rate = rates[row]
      guard place[row] < 0, rate.magnitude > Tolerance.coefficient else { continue }
      let level = problem.level[row]
      let isAbove = side[row] > 0
      if problem.costs(row, up: isAbove) { slopes[level] += isAbove ? rate : -rate }
      guard isAbove == (rate < 0) else { continue }
      let gain = problem.isEquality(row) ? 2 * rate.magnitude : rate.magnitude
      breakpoints.append(
        Breakpoint(time: max(0, -activity[row] / rate), row: row, level: level, gain: gain))
    }
    guard let goal, moves[goal.variable].magnitude > Tolerance.coefficient else { return }
    let distance = value[goal.variable] - goal.value
    let rate = moves[goal.variable]
    let level = Int32(problem.levelCount)
    if distance.magnitude <= part.zero {
      slopes[level] += rate.magnitude
    } else {
      slopes[level] += distance > 0 ? rate : -rate
      if (distance > 0) == (rate < 0) {
        breakpoints.append(
          Breakpoint(
            time: -distance / rate, row: Self.heldRow(goal.variable), level: level,
            gain: 2 * rate.magnitude))
      }
    }
  }

  /// The first breakpoint past which nothing is won any more.
  ///
  /// The rows before it change sides.
  private func stop() -> Breakpoint? {
    breakpoints.sort { $0.time != $1.time ? $0.time < $1.time : $0.row < $1.row }
    for point in breakpoints {
      slopes[point.level] += point.gain
      if direction(ofSlopes: slopes) >= 0 { return point }
      if point.row >= 0 { side[point.row] = -side[point.row] }
    }
    return nil
  }

  // MARK: Starting the triangle anew

  /// The same tight rows with as few exchanges as can be.
  func rebuild(_ part: inout Part) {
    let variables = part.positions.map { order[$0] }
    var rows = part.positions.map { tight[$0] }
    // In the rows' own order, so that the outcome doesn't depend on the way here.
    rows.sort()
    part.exchanges.removeAll()
    for variable in variables { position[variable] = -1 }
    for index in part.rows {
      pending[partRows[index]] = 0
      basePlace[partRows[index]] = -1
    }
    var next = part.positions.lowerBound
    var queue: [(row: Int32, variable: Int32)] = []
    for row in rows {
      guard row >= 0 else {
        queue.append((row, -1 - row))
        continue
      }
      place[row] = -1
      var sum: Int32 = 0
      for index in problem.terms(of: row) { sum &+= problem.rowVariable[index] }
      pending[row] = problem.rowEnd[row] - problem.rowStart[row]
      pendingSum[row] = sum
      if pending[row] == 1 { queue.append((row, sum)) }
    }
    var head = 0
    func settle(_ variable: Int32, by row: Int32) {
      order[next] = variable
      position[variable] = Int32(next)
      base[next] = row
      tight[next] = row
      pivot[next] = 1
      if row >= 0 {
        place[row] = Int32(next)
        basePlace[row] = Int32(next)
        for index in problem.terms(of: row) where problem.rowVariable[index] == variable {
          pivot[next] = problem.rowCoefficient[index]
        }
      }
      next += 1
      for index in problem.column(of: variable) {
        let other = problem.columnRow[index]
        guard pending[other] > 0 else { continue }
        pending[other] -= 1
        pendingSum[other] &-= variable
        if pending[other] == 1 { queue.append((other, pendingSum[other])) }
      }
    }
    func follow() {
      while head < queue.count {
        let (row, variable) = queue[head]
        head += 1
        if position[variable] < 0, row < 0 || place[row] < 0 { settle(variable, by: row) }
      }
    }
    follow()
    var open: [Int] = []
    for row in rows where row >= 0 {
      while place[row] < 0 && pending[row] > 1 {
        var chosen: Int32 = .max
        for index in problem.terms(of: row) where position[problem.rowVariable[index]] < 0 {
          chosen = min(chosen, problem.rowVariable[index])
        }
        held[chosen] = value[chosen]
        open.append(next)
        settle(chosen, by: Self.heldRow(chosen))
        follow()
      }
    }
    for variable in variables where position[variable] < 0 {
      held[variable] = value[variable]
      open.append(next)
      settle(variable, by: Self.heldRow(variable))
    }
    for row in rows where row < 0 ? tight[position[-1 - row]] != row : place[row] < 0 {
      addToGradient(row, 1)
      weigh(part)
      var best: Int?
      for (index, position) in open.enumerated()
      where weights[position].magnitude > best.map({ weights[open[$0]].magnitude }) ?? 1e-9 {
        best = index
      }
      guard let best else { continue }
      exchange(row, at: open.remove(at: best), in: &part)
    }
    evaluate(part)
  }
}
