// Solves with the basis, forwards for edge directions and backwards for multipliers, and its
// pivots.

extension Basis {
  // MARK: Edge directions

  /// Computes the edge direction along which the tight row at `start` leaves zero by `step`.
  ///
  /// All other tight rows stay at zero. The result is in `direction` and `rates`.
  func computeDirection(_ part: Part, leaving start: Int, by step: Double) -> DirectionSize {
    rightHandSide[start] = step
    markPending(start)
    var first = start
    part.etaFile.solve(rightHandSide) { position in
      markPending(position)
      first = min(first, position)
    }
    var variableCount = 0
    var rowCount = 0
    var word = first >> 6
    let lastWord = (part.positions.upperBound - 1) >> 6
    while word <= lastWord {
      let bits = pendingPositions[word]
      guard bits != 0 else {
        word += 1
        continue
      }
      pendingPositions[word] = bits & (bits &- 1)
      let position = word << 6 + bits.trailingZeroBitCount
      let row = triangleRow[position]
      var step = rightHandSide[position]
      rightHandSide[position] = 0
      if row >= 0 { step = (step - rates[row]) / pivotElement[position] }
      guard step.magnitude > Tolerance.coefficient else { continue }
      let variable = pivotVariable[position]
      direction[variable] = step
      directionVariables[variableCount] = variable
      variableCount += 1
      for index in program.column(of: variable) {
        let row = program.columnRow[index]
        if !isDirectionRow[row] {
          isDirectionRow[row] = true
          directionRows[rowCount] = row
          rowCount += 1
        }
        rates[row] += program.columnCoefficient[index] * step
        let rowPosition = Int(trianglePosition[row])
        if rowPosition > position { markPending(rowPosition) }
      }
    }
    return DirectionSize(variables: variableCount, rows: rowCount)
  }

  @inline(__always)
  private func markPending(_ position: Int) {
    pendingPositions[position >> 6] |= 1 << UInt64(position & 63)
  }

  /// Clears the current edge direction.
  func clearDirection(_ size: DirectionSize) {
    for index in 0..<size.variables { direction[directionVariables[index]] = 0 }
    for index in 0..<size.rows {
      rates[directionRows[index]] = 0
      isDirectionRow[directionRows[index]] = false
    }
  }

  // MARK: Multipliers

  /// Writes the linear form in `gradient` as a sum of tight rows with `multipliers`.
  ///
  /// Clears `gradient`.
  func computeMultipliers(_ part: Part) {
    for index in 0..<multiplierCount {
      multipliers[multiplierPositions[index]] = 0
      hasMultiplier[multiplierPositions[index]] = false
    }
    multiplierCount = 0
    var word = (part.positions.upperBound - 1) >> 6
    let firstWord = part.positions.lowerBound >> 6
    while word >= firstWord {
      let bits = pendingPositions[word]
      guard bits != 0 else {
        word -= 1
        continue
      }
      let bit = 63 - bits.leadingZeroBitCount
      pendingPositions[word] = bits & ~(1 << UInt64(bit))
      let position = word << 6 + bit
      let variable = pivotVariable[position]
      let coefficient = gradient[variable]
      gradient[variable] = 0
      guard coefficient != 0 else { continue }
      let row = triangleRow[position]
      guard row >= 0 else {
        addMultiplier(coefficient, at: position)
        continue
      }
      let multiplier = coefficient / pivotElement[position]
      addMultiplier(multiplier, at: position)
      for index in program.terms(of: row) where program.rowVariable[index] != variable {
        addToGradient(
          program.rowVariable[index], by: -multiplier * program.rowCoefficient[index])
      }
    }
    part.etaFile.solveTransposed(multipliers) { multiplier, position in
      addMultiplier(multiplier, at: position)
    }
  }

  @inline(__always)
  private func addMultiplier(_ multiplier: Double, at position: Int) {
    if !hasMultiplier[position] {
      hasMultiplier[position] = true
      multiplierPositions[multiplierCount] = Int32(position)
      multiplierCount += 1
    }
    multipliers[position] += multiplier
  }

  /// Adds `amount` to the variable's coefficient in the gradient.
  @inline(__always)
  func addToGradient(_ variable: Int32, by amount: Double) {
    gradient[variable] += amount
    let position = Int(position[variable])
    if position >= fixedCount { markPending(position) }
  }

  /// Adds `factor` × `row` to the gradient.
  @inline(__always)
  func addToGradient(row: Int32, times factor: Double) {
    guard row >= 0 else {
      addToGradient(-1 - row, by: factor)
      return
    }
    for index in program.terms(of: row) {
      addToGradient(program.rowVariable[index], by: factor * program.rowCoefficient[index])
    }
  }

  // MARK: Pivots

  /// Makes `entering` tight in place of the row at `position`.
  func pivot(_ entering: Int32, at position: Int, in part: inout Part) {
    let leaving = tightRow[position]
    if leaving >= 0 { tightPosition[leaving] = -1 }
    tightRow[position] = entering
    if entering >= 0 { tightPosition[entering] = Int32(position) }
    // A triangle row that no pivot involves can be replaced in the triangle itself.
    if !isInEtaFile[position], replaceTriangleRow(entering, at: position) { return }
    addToGradient(row: entering, times: 1)
    computeMultipliers(part)
    for index in 0..<multiplierCount {
      let other = multiplierPositions[index]
      guard other != position, multipliers[other].magnitude > Tolerance.coefficient else {
        continue
      }
      part.etaFile.appendEntry(multipliers[other], at: other)
      isInEtaFile[other] = true
    }
    isInEtaFile[position] = true
    part.etaFile.append(pivotElement: multipliers[position], at: Int32(position))
  }

  /// Replaces a triangle row, and returns false if `row` has variables of later positions.
  private func replaceTriangleRow(_ row: Int32, at position: Int) -> Bool {
    let variable = pivotVariable[position]
    guard row >= 0 else {
      guard row == Self.artificialRow(of: variable) else { return false }
      setTriangleRow(row, pivotElement: 1, at: position)
      return true
    }
    var coefficient = 0.0
    for index in program.terms(of: row) {
      let other = program.rowVariable[index]
      if other == variable {
        coefficient = program.rowCoefficient[index]
      } else if self.position[other] > position {
        return false
      }
    }
    guard coefficient.magnitude > 1e-6 else { return false }
    setTriangleRow(row, pivotElement: coefficient, at: position)
    return true
  }

  private func setTriangleRow(_ row: Int32, pivotElement element: Double, at position: Int) {
    if triangleRow[position] >= 0 { trianglePosition[triangleRow[position]] = -1 }
    triangleRow[position] = row
    pivotElement[position] = element
    if row >= 0 { trianglePosition[row] = Int32(position) }
  }

  /// Begins a triangle with an empty eta file.
  func clearEtaFile(_ part: inout Part) {
    part.etaFile.removeAll()
    part.etaCountAfterRefactorization = 0
    for position in part.positions { isInEtaFile[position] = false }
  }
}
