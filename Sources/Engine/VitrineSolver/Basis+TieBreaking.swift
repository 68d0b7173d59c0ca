// The choice among several optimal values: each variable moves as near as possible to its resting
// value, one variable after another.
//
// At the optimum, a row is free if it may leave zero without a cost at any level. Only free rows
// leave here. Their slopes are zero, so that a pivot changes the slope of no other row. A variable
// that has reached its place is frozen by its artificial row.

extension Basis {
  /// A variable and the value that it moves towards.
  struct TieBreakTarget {
    var variable: Int32
    var value: Double
  }

  /// The maximum number of free directions that are reported, because only explanations use them.
  private static let directionLimit = 64

  /// Moves the ambiguous variables of an optimal part as near as possible to their resting values.
  ///
  /// Stores the ambiguous variables in `isAmbiguous` and appends free directions to
  /// `freeDirections`.
  func breakTies(
    _ part: inout Part, order ranks: [Int32]?, freeDirections: inout [[Term]]
  ) {
    for position in part.positions { isAmbiguous[pivotVariable[position]] = false }
    findFreeRows(part)
    part.isUniqueOptimum = freeRowCount == 0 && self.candidates.isEmpty
    guard freeRowCount > 0 else { return }
    excludeBlockedRows(part)
    let candidates = findFreeVariables(part, order: ranks, freeDirections: &freeDirections)
    for variable in candidates { startValue[variable] = value[variable] }
    for variable in candidates where !isAmbiguous[variable] {
      let terms = findFreeDirection(of: variable, &part)
      for term in terms {
        isAmbiguous[term.variable.index] = true
        genericDirection[term.variable.index] +=
          Self.genericFactor(of: Self.artificialRow(of: variable)) * term.coefficient
      }
      if !terms.isEmpty, freeDirections.count < Self.directionLimit {
        freeDirections.append(terms)
      }
    }
    for variable in candidates where isAmbiguous[variable] {
      // Without a free row, no variable can move any more.
      if freeRowCount == 0 { break }
      var changedVariables: [Int32] = []
      move(
        towards: TieBreakTarget(variable: variable, value: program.resting[variable]), &part,
        changedVariables: &changedVariables)
      freeze(variable, &part)
    }
    for position in part.positions { isFrozen[pivotVariable[position]] = false }
  }

  /// Returns the variables in the edge directions of free rows, in the order of tie-breaking.
  ///
  /// Marks those in the directions with a positive step length as ambiguous, and appends these
  /// directions to `freeDirections`.
  private func findFreeVariables(
    _ part: Part, order ranks: [Int32]?, freeDirections: inout [[Term]]
  ) -> [Int32] {
    var variables: [Int32] = []
    for position in part.positions
    where allowedDirections[position] & Self.bothDirections != 0 {
      let size = computeDirection(part, leaving: position, by: 1)
      var terms: [Term] = []
      let sign = freeSign(part, rowCount: size.rows, directions: allowedDirections[position])
      let isReported = sign != nil && freeDirections.count < Self.directionLimit
      for index in 0..<size.variables {
        let variable = directionVariables[index]
        if !isCandidate[variable] {
          isCandidate[variable] = true
          variables.append(variable)
        }
        guard let sign else { continue }
        isAmbiguous[variable] = true
        genericDirection[variable] +=
          Self.genericFactor(of: tightRow[position]) * sign * direction[variable]
        if isReported { terms.append(Term(Variable(index: variable), sign * direction[variable])) }
      }
      clearDirection(size)
      if !terms.isEmpty {
        terms.sort { $0.variable < $1.variable }
        freeDirections.append(terms)
      }
    }
    for variable in variables { isCandidate[variable] = false }
    if let ranks {
      variables.sort { ranks[Int($0)] < ranks[Int($1)] }
    } else {
      variables.sort()
    }
    return variables
  }

  /// Returns a row's factor in `genericDirection`, a number from 1 to 2.
  ///
  /// Sums of different rows' factors practically never coincide, because the index is mixed as in
  /// G. L. Steele, D. Lea and C. H. Flood, "Fast splittable pseudorandom number generators", 2014.
  /// The multiplication alone would preserve equal sums.
  private static func genericFactor(of row: Int32) -> Double {
    var bits = UInt64(bitPattern: Int64(row)) &* 0x9E37_79B9_7F4A_7C15
    bits = (bits ^ bits >> 30) &* 0xBF58_476D_1CE4_E5B9
    bits = (bits ^ bits >> 27) &* 0x94D0_49BB_1331_11EB
    return 1 + Double((bits ^ bits >> 31) >> 11) / 0x1p53
  }

  /// Excludes free rows whose variable is bounded on both sides by rows of only this variable.
  ///
  /// For example, hugging and compression resistance bound the height of a label. To try such rows
  /// one by one would compute an edge direction through all later views of a column for each of
  /// them, which is quadratic in the number of views.
  private func excludeBlockedRows(_ part: Part) {
    for position in part.positions
    where allowedDirections[position] & Self.bothDirections != 0 {
      let row = triangleRow[position]
      guard row >= 0, row == tightRow[position], !isInEtaFile[position],
        program.terms(of: row).count == 1
      else { continue }
      var directions = allowedDirections[position]
      for index in program.column(of: pivotVariable[position]) {
        let other = program.columnRow[index]
        guard tightPosition[other] < 0, activity[other].magnitude <= part.zero,
          program.terms(of: other).count == 1
        else { continue }
        let rises = (program.columnCoefficient[index] > 0) == (pivotElement[position] > 0)
        directions &= rises == (side[other] > 0) ? ~Self.downward : ~Self.upward
      }
      if directions & Self.bothDirections == 0 { block(position) }
    }
  }

  /// Returns a free direction of a variable that isn't in the free direction of any single row.
  ///
  /// Moves the variable away from its value in both directions to find it. Returns an empty array
  /// if the variable cannot move.
  private func findFreeDirection(of variable: Int32, _ part: inout Part) -> [Term] {
    for offset: Double in [1, -1] {
      var changedVariables: [Int32] = []
      move(
        towards: TieBreakTarget(variable: variable, value: value[variable] + offset), &part,
        changedVariables: &changedVariables)
      changedVariables.sort()
      var terms: [Term] = []
      var hasMoved = false
      for other in changedVariables {
        let change = value[other] - startValue[other]
        startValue[other] = value[other]
        guard change.magnitude > Tolerance.conflict else { continue }
        terms.append(Term(Variable(index: other), change))
        if other == variable { hasMoved = true }
      }
      if hasMoved { return terms }
    }
    return []
  }

  /// Moves a variable towards its target within the optimal values.
  ///
  /// Only free rows leave, and `allowedDirections` stays valid. The entering row may leave again in
  /// the direction that it came from. Appends the variables of each step to `changedVariables`.
  private func move(
    towards target: TieBreakTarget, _ part: inout Part, changedVariables: inout [Int32]
  ) {
    var degenerateSteps = 0
    let degenerateLimit = 60 + part.positions.count
    while degenerateSteps < degenerateLimit {
      let distance = value[target.variable] - target.value
      guard distance.magnitude > part.zero else { return }
      addToGradient(target.variable, by: distance > 0 ? 1 : -1)
      computeMultipliers(part)
      var best: LeavingRow?
      for index in 0..<multiplierCount {
        let position = multiplierPositions[index]
        let multiplier = multipliers[position]
        guard multiplier.magnitude > Tolerance.slope,
          allowedDirections[position] & (multiplier < 0 ? Self.upward : Self.downward) != 0
        else { continue }
        let leaving = LeavingRow(
          position: position, row: tightRow[position], sign: multiplier < 0 ? 1 : -1,
          slope: -multiplier.magnitude)
        if let best {
          let isWorse =
            degenerateSteps > 30
            ? best.row <= leaving.row
            : (best.slope, best.row) <= (leaving.slope, leaving.row)
          if isWorse { continue }
        }
        best = leaving
      }
      guard let leaving = best, let length = takeStep(&part, leaving, towards: target) else {
        return
      }
      for index in 0..<changedCount { changedVariables.append(directionVariables[index]) }
      let entering = tightRow[leaving.position]
      allowedDirections[leaving.position] =
        entering < 0
        ? Self.bothDirections : (side[entering] > 0 ? Self.upward : Self.downward) | Self.isPriced
      degenerateSteps = length > 1e-12 ? 0 : degenerateSteps + 1
      if part.needsRefactorization {
        refactorize(&part)
        price(part)
        findFreeRows(part)
        excludeBlockedRows(part)
      }
    }
  }

  /// Counts the positions whose rows may leave zero without a cost at any level.
  ///
  /// Continues from the last call of `price`, which found no candidates. The directions that remain
  /// in `allowedDirections` are free.
  private func findFreeRows(_ part: Part) {
    freeRowCount = 0
    for position in part.positions {
      var directions = allowedDirections[position]
      let row = tightRow[position]
      if row >= 0, directions & Self.isPriced == 0 {
        if program.costs(row, up: true) { directions &= ~Self.upward }
        if program.costs(row, up: false) { directions &= ~Self.downward }
        allowedDirections[position] = directions
      }
      if directions & Self.bothDirections != 0 { freeRowCount += 1 }
    }
  }

  /// Prevents the row at a position from leaving.
  private func block(_ position: Int) {
    if allowedDirections[position] & Self.bothDirections != 0 { freeRowCount -= 1 }
    allowedDirections[position] = 0
  }

  /// Returns the sign with which the edge direction has a positive step length, or nil for a
  /// degenerate one.
  private func freeSign(_ part: Part, rowCount: Int, directions: UInt8) -> Double? {
    var directions = directions
    for index in 0..<rowCount {
      let row = directionRows[index]
      let rate = rates[row]
      guard tightPosition[row] < 0, rate.magnitude > Tolerance.coefficient,
        activity[row].magnitude <= part.zero
      else { continue }
      // Towards its side, a row's cost is part of the slope. Past zero, the slope is larger.
      directions &= (rate > 0) == (side[row] > 0) ? ~Self.downward : ~Self.upward
    }
    return directions & Self.upward != 0 ? 1 : directions & Self.downward != 0 ? -1 : nil
  }

  /// Freezes a variable at its value: its artificial row enters for a free row.
  private func freeze(_ variable: Int32, _ part: inout Part) {
    isFrozen[variable] = true
    artificialValue[variable] = value[variable]
    addToGradient(variable, by: 1)
    computeMultipliers(part)
    var best: Int32?
    for index in 0..<multiplierCount {
      let position = multiplierPositions[index]
      if tightRow[position] == Self.artificialRow(of: variable) {
        block(Int(position))
        return
      }
      guard allowedDirections[position] & Self.bothDirections != 0,
        multipliers[position].magnitude > best.map({ multipliers[$0].magnitude }) ?? 1e-7
      else { continue }
      best = position
    }
    guard let best else { return }
    let leaving = tightRow[best]
    pivot(Self.artificialRow(of: variable), at: Int(best), in: &part)
    if leaving >= 0 {
      activity[leaving] = 0
      side[leaving] = allowedDirections[best] & Self.upward != 0 ? 1 : -1
    }
    block(Int(best))
  }
}
