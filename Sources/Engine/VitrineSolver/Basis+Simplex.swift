// The simplex method for costs that are convex and piecewise linear, level after level.
//
// A basis has as many tight rows as there are variables (G. B. Dantzig, "Linear Programming and
// Extensions", 1963). When one row leaves zero, the values move along an edge, and the errors of
// all other rows are piecewise linear along it. A step therefore passes every breakpoint at which
// the slope is still negative (R. Fourer, "A simplex algorithm for piecewise-linear programming",
// 1985). Priorities are levels that are compared lexicographically and never added. A row may only
// leave in directions that cost nothing at stronger levels (H. Isermann, "Linear lexicographic
// optimization", 1982).
//
// Pricing considers all rows at once, and then every row with a negative slope is tried. A layout
// is many small independent choices. Textbook pricing after each pivot would recompute all
// multipliers for every choice, which is quadratic in the number of views.
//
// Layouts are full of degenerate steps. After `blandThreshold` of them, only the first row in order
// leaves (R. G. Bland, "New finite pivoting rules", 1977). After `perturbationThreshold`, rows at
// zero are perturbed by 10⁻⁷.
//
// The buffers of `Basis` are indexed without checks in release builds. The indexes are rows below
// `rowCount`, and variables and positions below `variableCount`, all created by the solver itself.

extension Basis {
  /// A candidate to leave the basis, with its direction and its slope.
  struct LeavingRow {
    var position: Int32
    var row: Int32
    /// The sign of the direction: 1 or −1.
    var sign: Double
    /// The reduced cost of the direction, which is negative.
    var slope: Double
  }

  /// The step length at which a row reaches zero.
  struct Breakpoint {
    var length: Double
    var row: Int32
    var level: Int32
    /// The increase of the level's slope at the breakpoint.
    var slopeIncrease: Double
  }

  /// The maximum number of steps of one optimization, in case rounding prevents convergence.
  private static let stepLimit = 200_000
  /// The number of consecutive degenerate steps after which Bland's rule chooses the leaving row.
  private static let blandThreshold = 60

  /// Finds the lexicographic optimum of a part, starting from the current basis.
  ///
  /// Leaves `candidates` and `allowedDirections` as the last call of `price` computes them.
  ///
  /// Scaled rows have large constants, and the rounding errors of the steps remain in small values.
  /// Therefore the values are recomputed from the tight rows, and the optimization continues from
  /// there.
  func optimize(_ part: inout Part) {
    optimizeOnce(&part)
    guard program.isScaled else { return }
    for _ in 0..<3 {
      refactorize(&part)
      price(part)
      if candidates.isEmpty { return }
      optimizeOnce(&part)
    }
  }

  private func optimizeOnce(_ part: inout Part) {
    var degenerateSteps = 0
    var steps = 0
    var isPerturbed = false
    let perturbationThreshold = 400 + 2 * part.positions.count
    while steps < Self.stepLimit {
      price(part)
      var hasImproved = false
      if degenerateSteps > Self.blandThreshold,
        let first = candidates.min(by: { $0.row < $1.row })
      {
        candidates = [first]
      } else {
        candidates.sort { $0.slope != $1.slope ? $0.slope < $1.slope : $0.row < $1.row }
      }
      for leaving in candidates where tightRow[leaving.position] == leaving.row {
        guard let length = takeStep(&part, leaving) else { continue }
        hasImproved = true
        steps += 1
        degenerateSteps = length > 1e-12 ? 0 : degenerateSteps + 1
        if part.needsRefactorization { refactorize(&part) }
      }
      if !hasImproved {
        guard isPerturbed else { return }
        // Without the perturbation, the basis is optimal or a few steps from the optimum.
        isPerturbed = false
        degenerateSteps = 0
        recomputeValues(part)
        if steps > perturbationThreshold * 4 { return price(part) }
      } else if degenerateSteps > perturbationThreshold {
        if isPerturbed { return price(part) }
        perturb(part)
        isPerturbed = true
        degenerateSteps = 0
      }
    }
    price(part)
  }

  /// Returns −1, 0 or 1 if the cost falls, stays or rises with these slopes, strongest level first.
  func lexicographicSign(of slopes: FixedBuffer<Double>) -> Int {
    for level in 0..<slopes.count {
      if slopes[level] < -program.slopeTolerance[level] { return -1 }
      if slopes[level] > program.slopeTolerance[level] { return 1 }
    }
    return 0
  }

  /// Moves each row at zero to its side by a small amount of its own.
  ///
  /// Afterwards no two rows reach zero at the same step length.
  private func perturb(_ part: Part) {
    for index in part.rows {
      let row = partRows[index]
      guard tightPosition[row] < 0, activity[row].magnitude <= part.zero else { continue }
      let scattered = UInt32(truncatingIfNeeded: row) &* 2_654_435_761
      let amount = 1e-7 * (1 + Double(scattered) / 4_294_967_296)
      activity[row] = Double(side[row]) * amount
    }
  }

  // MARK: Pricing

  /// Collects the leaving rows that lower the cost of the strongest level with an improvement.
  ///
  /// The result is in `candidates`, which is empty at the optimum. Stores in `allowedDirections`
  /// the directions in which each tight row may leave without a cost at stronger levels.
  func price(_ part: Part) {
    candidates.removeAll(keepingCapacity: true)
    for position in part.positions {
      let row = tightRow[position]
      allowedDirections[position] = row < 0 && isFrozen[-1 - row] ? 0 : Self.bothDirections
    }
    var index = part.rows.lowerBound
    while index < part.rows.upperBound {
      let level = program.level[partRows[index]]
      var hasErrors = false
      while index < part.rows.upperBound {
        let row = partRows[index]
        guard program.level[row] == level else { break }
        index += 1
        guard tightPosition[row] < 0, program.costs(row, up: side[row] > 0) else { continue }
        addToGradient(row: row, times: Double(side[row]) * program.weight[row])
        hasErrors = true
      }
      guard hasErrors else { continue }
      computeMultipliers(part)
      price(level)
      if !candidates.isEmpty { return }
    }
  }

  private func price(_ level: Int32) {
    let tolerance = program.slopeTolerance[level]
    for index in 0..<multiplierCount {
      let position = multiplierPositions[index]
      var directions = allowedDirections[position]
      guard directions & Self.bothDirections != 0 else { continue }
      let row = tightRow[position]
      let multiplier = multipliers[position]
      var costs: (up: Bool, down: Bool) = (false, false)
      if row >= 0, directions & Self.isPriced == 0, program.level[row] <= level {
        costs = (program.costs(row, up: true), program.costs(row, up: false))
        if program.level[row] == level {
          directions |= Self.isPriced
        } else {
          if costs.up { directions &= ~Self.upward }
          if costs.down { directions &= ~Self.downward }
          costs = (false, false)
        }
      }
      let rowWeight = row >= 0 ? program.weight[row] : 0
      let slopes = (
        up: multiplier + (costs.up ? rowWeight : 0), down: (costs.down ? rowWeight : 0) - multiplier
      )
      if directions & Self.upward != 0 {
        if slopes.up > tolerance { directions &= ~Self.upward }
        if slopes.up < -tolerance {
          candidates.append(LeavingRow(position: position, row: row, sign: 1, slope: slopes.up))
        }
      }
      if directions & Self.downward != 0 {
        if slopes.down > tolerance { directions &= ~Self.downward }
        if slopes.down < -tolerance {
          candidates.append(LeavingRow(position: position, row: row, sign: -1, slope: slopes.down))
        }
      }
      allowedDirections[position] = directions
    }
  }

  // MARK: Steps

  /// Moves along one edge to the breakpoint that the ratio test chooses, and pivots there.
  ///
  /// Returns the step length, or nil if the edge doesn't lower the cost or has no such breakpoint.
  func takeStep(
    _ part: inout Part, _ leaving: LeavingRow, towards target: TieBreakTarget? = nil
  ) -> Double? {
    let position = Int(leaving.position)
    let size = computeDirection(part, leaving: position, by: leaving.sign)
    if leaving.row >= 0, program.costs(leaving.row, up: leaving.sign > 0) {
      slopes[program.level[leaving.row]] += program.weight[leaving.row]
    }
    findBreakpoints(part, rowCount: size.rows, towards: target)
    let entering = lexicographicSign(of: slopes) < 0 ? ratioTest() : nil
    for level in 0..<slopes.count { slopes[level] = 0 }
    guard let entering else {
      clearDirection(size)
      return nil
    }
    for index in 0..<size.variables {
      value[directionVariables[index]] += entering.length * direction[directionVariables[index]]
    }
    for index in 0..<size.rows {
      let row = directionRows[index]
      if tightPosition[row] < 0 { activity[row] += entering.length * rates[row] }
    }
    changedCount = size.variables
    clearDirection(size)
    if leaving.row >= 0 {
      activity[leaving.row] = entering.length * leaving.sign
      side[leaving.row] = leaving.sign > 0 ? 1 : -1
    }
    pivot(entering.row, at: position, in: &part)
    if entering.row >= 0 {
      activity[entering.row] = 0
    } else if let target {
      artificialValue[target.variable] = target.value
    }
    return entering.length
  }

  /// Collects the `breakpoints` of the edge direction, and its slopes at length zero in `slopes`.
  private func findBreakpoints(_ part: Part, rowCount: Int, towards target: TieBreakTarget?) {
    breakpoints.removeAll(keepingCapacity: true)
    for index in 0..<rowCount {
      let row = directionRows[index]
      let rate = rates[row]
      guard tightPosition[row] < 0, rate.magnitude > Tolerance.coefficient else { continue }
      let level = program.level[row]
      let isAbove = side[row] > 0
      let cost = rate.magnitude * program.weight[row]
      if program.costs(row, up: isAbove) { slopes[level] += isAbove == (rate > 0) ? cost : -cost }
      guard isAbove == (rate < 0) else { continue }
      let increase = program.isEquality(row) ? 2 * cost : cost
      breakpoints.append(
        Breakpoint(
          length: max(0, -activity[row] / rate), row: row, level: level, slopeIncrease: increase))
    }
    guard let target, direction[target.variable].magnitude > Tolerance.coefficient else { return }
    let distance = value[target.variable] - target.value
    let rate = direction[target.variable]
    let level = Int32(program.levelCount)
    if distance.magnitude <= part.zero {
      slopes[level] += rate.magnitude
    } else {
      slopes[level] += distance > 0 ? rate : -rate
      if (distance > 0) == (rate < 0) {
        breakpoints.append(
          Breakpoint(
            length: -distance / rate, row: Self.artificialRow(of: target.variable), level: level,
            slopeIncrease: 2 * rate.magnitude))
      }
    }
  }

  /// Returns the first breakpoint past which the cost no longer falls, or nil if there is no such
  /// one.
  ///
  /// The rows of earlier breakpoints change their sides.
  private func ratioTest() -> Breakpoint? {
    breakpoints.sort { $0.length != $1.length ? $0.length < $1.length : $0.row < $1.row }
    for point in breakpoints {
      slopes[point.level] += point.slopeIncrease
      if lexicographicSign(of: slopes) >= 0 { return point }
      if point.row >= 0 { side[point.row] = -side[point.row] }
    }
    return nil
  }
}
