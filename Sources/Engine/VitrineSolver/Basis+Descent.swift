// The simplex method for costs that are convex and piecewise linear, level after level.
//
// A basis is as many tight rows as there are variables (G. B. Dantzig, "Linear Programming and
// Extensions", 1963). Letting one row leave zero moves along an edge; the errors of all other rows are
// piecewise linear along it, so that a step goes past every breakpoint at which the slope is still
// negative (R. Fourer, "A simplex algorithm for piecewise-linear programming", 1985). Priorities are
// levels that are compared lexicographically, never added: a row may only leave in directions that
// cost nothing at the levels before (H. Isermann, "Linear lexicographic optimization", 1982).
//
// Pricing takes all rows at once, and then tries every row that promises to win: a layout is many
// small independent choices, and one at a time, as in the textbooks, priced everything anew for each
// (quadratic in the number of views). Degenerate steps, of which layouts are full, are bounded by
// going to the first row in order after `patience` of them (R. G. Bland, "New finite pivoting rules",
// 1977) and by moving tied rows apart by 10⁻⁷ after `stallLimit`.
//
// The buffers of `Basis` are indexed without checks in release builds: indexes are rows below
// `rowCount`, variables below `variableCount` and positions below it, all made by the solver itself.

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

  /// The most steps of one descent, against numbers that rounding keeps from converging.
  private static let stepLimit = 200_000
  /// After so many steps of no length only one row leaves at a time: the first, not the best.
  private static let patience = 60
  /// In `allowed`: the row's own cost was part of its level's slope.
  static let isPriced: UInt8 = 4

  /// Lets tight rows go as long as that lowers the errors of the strongest level that can still be
  /// lowered without raising those of a stronger one.
  ///
  /// That leads to the lexicographic optimum: a simplex method whose costs are convex and piecewise
  /// linear. Rows are priced all at once, then those that promise to win are tried in turn, as most
  /// have nothing to do with each other. The prices at the end are left as `price` leaves them.
  ///
  /// Scaled rows have large constants, whose rounding the way here leaves in small values: they are
  /// computed anew from the tight rows, and the descent goes on from there.
  func descend(_ part: inout Part) {
    descendOnce(&part)
    guard program.isScaled else { return }
    for _ in 0..<3 {
      rebuild(&part)
      price(part)
      if candidates.isEmpty { return }
      descendOnce(&part)
    }
  }

  private func descendOnce(_ part: inout Part) {
    var stalls = 0
    var steps = 0
    var isShaken = false
    let stallLimit = 400 + 2 * part.positions.count
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
        if part.hasManyExchanges { rebuild(&part) }
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
  func direction(ofSlopes slopes: FixedBuffer<Double>) -> Int {
    for level in 0..<slopes.count {
      if slopes[level] < -program.slopeTolerance[level] { return -1 }
      if slopes[level] > program.slopeTolerance[level] { return 1 }
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
      let level = program.level[partRows[index]]
      var hasErrors = false
      while index < part.rows.upperBound {
        let row = partRows[index]
        guard program.level[row] == level else { break }
        index += 1
        guard place[row] < 0, program.costs(row, up: side[row] > 0) else { continue }
        addToGradient(row, Double(side[row]) * program.weight[row])
        hasErrors = true
      }
      guard hasErrors else { continue }
      weigh(part)
      price(level)
      if !candidates.isEmpty { return }
    }
  }

  private func price(_ level: Int32) {
    let tolerance = program.slopeTolerance[level]
    for index in 0..<weightedCount {
      let position = weighted[index]
      var ways = allowed[position]
      guard ways & 3 != 0 else { continue }
      let row = tight[position]
      let weight = weights[position]
      var costs: (up: Bool, down: Bool) = (false, false)
      if row >= 0, ways & Self.isPriced == 0, program.level[row] <= level {
        costs = (program.costs(row, up: true), program.costs(row, up: false))
        if program.level[row] == level {
          ways |= Self.isPriced
        } else {
          if costs.up { ways &= ~1 }
          if costs.down { ways &= ~2 }
          costs = (false, false)
        }
      }
      let own = row >= 0 ? program.weight[row] : 0
      let slopes = (up: weight + (costs.up ? own : 0), down: (costs.down ? own : 0) - weight)
      if ways & 1 != 0 {
        if slopes.up > tolerance { ways &= ~1 }
        if slopes.up < -tolerance {
          candidates.append(Entering(position: position, row: row, step: 1, slope: slopes.up))
        }
      }
      if ways & 2 != 0 {
        if slopes.down > tolerance { ways &= ~2 }
        if slopes.down < -tolerance {
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
    if leaving >= 0, program.costs(leaving, up: entering.step > 0) {
      slopes[program.level[leaving]] += program.weight[leaving]
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
      let level = program.level[row]
      let isAbove = side[row] > 0
      let cost = rate.magnitude * program.weight[row]
      if program.costs(row, up: isAbove) { slopes[level] += isAbove == (rate > 0) ? cost : -cost }
      guard isAbove == (rate < 0) else { continue }
      let gain = program.isEquality(row) ? 2 * cost : cost
      breakpoints.append(
        Breakpoint(time: max(0, -activity[row] / rate), row: row, level: level, gain: gain))
    }
    guard let goal, moves[goal.variable].magnitude > Tolerance.coefficient else { return }
    let distance = value[goal.variable] - goal.value
    let rate = moves[goal.variable]
    let level = Int32(program.levelCount)
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
    clearExchanges(&part)
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
      for index in program.terms(of: row) { sum &+= program.rowVariable[index] }
      pending[row] = program.rowEnd[row] - program.rowStart[row]
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
        for index in program.terms(of: row) where program.rowVariable[index] == variable {
          pivot[next] = program.rowCoefficient[index]
        }
      }
      next += 1
      for index in program.column(of: variable) {
        let other = program.columnRow[index]
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
        for index in program.terms(of: row) where position[program.rowVariable[index]] < 0 {
          chosen = min(chosen, program.rowVariable[index])
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
    part.rebuiltExchanges = part.exchanges.count
    evaluate(part)
  }
}
