extension Basis {
  /// A variable and the value it should come near to, once nothing else matters.
  struct Goal {
    var variable: Int32
    var value: Double
  }

  /// More directions than this are not told apart: they only serve explanations.
  private static let wayLimit = 64

  /// Moves variables that are still open as near as possible to their resting values, and records which.
  func rest(_ part: inout Part, order ranks: [Int32]?, _ ways: inout [[Term]]) {
    for position in part.positions { isOpen[order[position]] = false }
    findFreePositions(part)
    part.isSteady = freeCount == 0 && self.candidates.isEmpty
    guard freeCount > 0 else { return }
    dropPinned(part)
    let candidates = candidates(part, order: ranks, &ways)
    for variable in candidates { origin[variable] = value[variable] }
    for variable in candidates where !isOpen[variable] {
      let way = way(of: variable, &part)
      for term in way {
        isOpen[term.variable.index] = true
        drift[term.variable.index] += Self.share(ofWay: Self.heldRow(variable)) * term.coefficient
      }
      if !way.isEmpty, ways.count < Self.wayLimit { ways.append(way) }
    }
    for variable in candidates where isOpen[variable] {
      // Nothing moves any more once no row is free: all that is left stays as it is.
      if freeCount == 0 { break }
      var travelled: [Int32] = []
      approach(Goal(variable: variable, value: program.resting[variable]), &part, &travelled)
      settle(variable, &part)
    }
    for position in part.positions { isSettled[order[position]] = false }
  }

  /// The variables that some free row moves, in the order in which they come to rest; those that one
  /// row's going alone can move are marked as open, with the way in which it moves them.
  private func candidates(
    _ part: Part, order ranks: [Int32]?, _ ways: inout [[Term]]
  ) -> [Int32] {
    var candidates: [Int32] = []
    for position in part.positions where allowed[position] & 3 != 0 {
      let count = move(part, at: position, by: 1)
      var way: [Term] = []
      let sign = signOfMove(part, count.touched, allowed[position])
      let isWay = sign != nil && ways.count < Self.wayLimit
      for index in 0..<count.moved {
        let variable = moved[index]
        if !isCandidate[variable] {
          isCandidate[variable] = true
          candidates.append(variable)
        }
        guard let sign else { continue }
        isOpen[variable] = true
        drift[variable] += Self.share(ofWay: tight[position]) * sign * moves[variable]
        if isWay { way.append(Term(Variable(index: variable), sign * moves[variable])) }
      }
      forget(count)
      if !way.isEmpty {
        way.sort { $0.variable < $1.variable }
        ways.append(way)
      }
    }
    for variable in candidates { isCandidate[variable] = false }
    if let ranks {
      candidates.sort { ranks[Int($0)] < ranks[Int($1)] }
    } else {
      candidates.sort()
    }
    return candidates
  }

  /// How often the way of a row counts in `drift`: a number from 1 to 2 that no sum of others equals.
  ///
  /// The mixing of G. L. Steele, D. Lea and C. H. Flood, "Fast splittable pseudorandom number
  /// generators", 2014: multiplying alone would keep sums equal that were equal.
  private static func share(ofWay row: Int32) -> Double {
    var bits = UInt64(bitPattern: Int64(row)) &* 0x9E37_79B9_7F4A_7C15
    bits = (bits ^ bits >> 30) &* 0xBF58_476D_1CE4_E5B9
    bits = (bits ^ bits >> 27) &* 0x94D0_49BB_1331_11EB
    return 1 + Double((bits ^ bits >> 31) >> 11) / 0x1p53
  }

  /// Takes positions out of the free ones, in `allowed`, whose variable cannot move: a tight row of
  /// this variable alone holds it on one side, another row of it alone on the other.
  ///
  /// A label that is as high as its text is held so, by what it hugs and what it resists. To try such
  /// variables out one by one moves all that is below them each time, which is quadratic in the views
  /// of a column.
  private func dropPinned(_ part: Part) {
    for position in part.positions where allowed[position] & 3 != 0 {
      let row = base[position]
      guard row >= 0, row == tight[position], !isExchanged[position],
        program.terms(of: row).count == 1
      else { continue }
      var ways = allowed[position]
      for index in program.column(of: order[position]) {
        let other = program.columnRow[index]
        guard place[other] < 0, activity[other].magnitude <= part.zero,
          program.terms(of: other).count == 1
        else { continue }
        let rises = (program.columnCoefficient[index] > 0) == (pivot[position] > 0)
        ways &= rises == (side[other] > 0) ? ~2 : ~1
      }
      if ways & 3 == 0 { close(position) }
    }
  }

  /// How a variable can leave its value where no single row's going moves it: tried out.
  private func way(of variable: Int32, _ part: inout Part) -> [Term] {
    for offset: Double in [1, -1] {
      var travelled: [Int32] = []
      approach(Goal(variable: variable, value: value[variable] + offset), &part, &travelled)
      travelled.sort()
      var way: [Term] = []
      var isWay = false
      for other in travelled {
        let change = value[other] - origin[other]
        origin[other] = value[other]
        guard change.magnitude > Tolerance.conflict else { continue }
        way.append(Term(Variable(index: other), change))
        if other == variable { isWay = true }
      }
      if isWay { return way }
    }
    return []
  }

  /// Goes towards a goal among the best values alone: only by free rows, and `allowed` stays true.
  ///
  /// A free row has no price, so that letting it go changes no other row's. The row that stops it
  /// may go back to where it came from, not on. `travelled` collects what moved.
  private func approach(_ goal: Goal, _ part: inout Part, _ travelled: inout [Int32]) {
    var stalls = 0
    let stallLimit = 60 + part.positions.count
    while stalls < stallLimit {
      let distance = value[goal.variable] - goal.value
      guard distance.magnitude > part.zero else { return }
      pull(goal.variable, by: distance > 0 ? 1 : -1)
      weigh(part)
      var best: Entering?
      for index in 0..<weightedCount {
        let position = weighted[index]
        let weight = weights[position]
        guard weight.magnitude > Tolerance.slope, allowed[position] & (weight < 0 ? 1 : 2) != 0
        else { continue }
        let entering = Entering(
          position: position, row: tight[position], step: weight < 0 ? 1 : -1,
          slope: -weight.magnitude)
        if let best {
          let isLater =
            stalls > 30
            ? best.row <= entering.row
            : (best.slope, best.row) <= (entering.slope, entering.row)
          if isLater { continue }
        }
        best = entering
      }
      guard let entering = best, let length = step(&part, entering, towards: goal) else { return }
      for index in 0..<lastMovedCount { travelled.append(moved[index]) }
      let stopping = tight[entering.position]
      allowed[entering.position] =
        stopping < 0 ? 3 : (side[stopping] > 0 ? 1 : 2) | Self.isPriced
      stalls = length > 1e-12 ? 0 : stalls + 1
      if part.hasManyExchanges {
        rebuild(&part)
        price(part)
        findFreePositions(part)
        dropPinned(part)
      }
    }
  }

  /// Counts the positions whose rows may leave zero without any cost; `allowed` has the directions.
  ///
  /// As the part was last priced: at the optimum nothing enters, and what is allowed is open.
  private func findFreePositions(_ part: Part) {
    freeCount = 0
    for position in part.positions {
      var ways = allowed[position]
      let row = tight[position]
      if row >= 0, ways & Self.isPriced == 0 {
        if program.costs(row, up: true) { ways &= ~1 }
        if program.costs(row, up: false) { ways &= ~2 }
        allowed[position] = ways
      }
      if ways & 3 != 0 { freeCount += 1 }
    }
  }

  /// No row may leave zero at a position any more.
  private func close(_ position: Int) {
    if allowed[position] & 3 != 0 { freeCount -= 1 }
    allowed[position] = 0
  }

  /// 1 or −1: a way in which the touched rows let the move go on for more than nothing.
  private func signOfMove(_ part: Part, _ touchedCount: Int, _ ways: UInt8) -> Double? {
    var ways = ways
    for index in 0..<touchedCount {
      let row = touched[index]
      let rate = rates[row]
      guard place[row] < 0, rate.magnitude > Tolerance.coefficient,
        activity[row].magnitude <= part.zero
      else { continue }
      // Towards its side a row's cost is part of the slope; past zero it is more than that.
      ways &= (rate > 0) == (side[row] > 0) ? ~2 : ~1
    }
    return ways & 1 != 0 ? 1 : ways & 2 != 0 ? -1 : nil
  }

  /// From now on a variable stays as it is: a row of its own takes the place of a free one.
  private func settle(_ variable: Int32, _ part: inout Part) {
    isSettled[variable] = true
    held[variable] = value[variable]
    pull(variable, by: 1)
    weigh(part)
    var best: Int32?
    for index in 0..<weightedCount {
      let position = weighted[index]
      if tight[position] == Self.heldRow(variable) {
        close(Int(position))
        return
      }
      guard allowed[position] & 3 != 0,
        weights[position].magnitude > best.map({ weights[$0].magnitude }) ?? 1e-7
      else { continue }
      best = position
    }
    guard let best else { return }
    let leaving = tight[best]
    exchange(Self.heldRow(variable), at: Int(best), in: &part)
    if leaving >= 0 {
      activity[leaving] = 0
      side[leaving] = allowed[best] & 1 != 0 ? 1 : -1
    }
    close(Int(best))
  }
}
