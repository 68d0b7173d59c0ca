// The presolve: fixed variables become constants, and the rest is divided into independent parts.

extension Basis {
  /// Fixes the variables that required equalities determine, and divides the others into parts.
  func presolve() {
    for row in 0..<program.rowCount {
      var sum: Int32 = 0
      for index in program.terms(of: Int32(row)) { sum &+= program.rowVariable[index] }
      unknownCount[row] = program.rowEnd[row] - program.rowStart[row]
      unknownSum[row] = sum
      program.constant[row] = program.givenConstant[row]
    }
    fixVariables()
    moveFixedTermsToRowEnds()
    findParts()
  }

  /// Returns whether a row determines its last unknown variable exactly.
  private func canFixVariable(_ row: Int32) -> Bool {
    unknownCount[row] == 1 && program.level[row] == 0 && program.isEquality(row)
  }

  /// Fixes variables along chains of required equalities.
  private func fixVariables() {
    var queue: [Int32] = []
    for row in 0..<Int32(program.rowCount) {
      guard program.level[row] == 0 else { break }
      if canFixVariable(row) { queue.append(row) }
    }
    var next = 0
    while next < queue.count {
      let row = queue[next]
      next += 1
      guard unknownCount[row] == 1 else { continue }
      let variable = unknownSum[row]
      let position = Int32(fixedCount)
      fixedCount += 1
      pivotVariable[position] = variable
      self.position[variable] = position
      triangleRow[position] = row
      tightRow[position] = row
      tightPosition[row] = position
      for index in program.terms(of: row) where program.rowVariable[index] == variable {
        pivotElement[position] = program.rowCoefficient[index]
      }
      let fixedValue = -program.constant[row] / pivotElement[position]
      value[variable] = fixedValue
      for index in program.column(of: variable) {
        let other = program.columnRow[index]
        unknownCount[other] -= 1
        unknownSum[other] &-= variable
        program.constant[other] += program.columnCoefficient[index] * fixedValue
        if canFixVariable(other) { queue.append(other) }
      }
    }
  }

  /// Moves the terms of fixed variables behind each row's end, because its constant includes them.
  private func moveFixedTermsToRowEnds() {
    for row in 0..<Int32(program.rowCount) {
      let terms = program.terms(of: row)
      guard Int(unknownCount[row]) < terms.count else { continue }
      var end = terms.lowerBound
      for index in terms where position[program.rowVariable[index]] < 0 {
        let (variable, coefficient) = (program.rowVariable[index], program.rowCoefficient[index])
        program.rowVariable[index] = program.rowVariable[end]
        program.rowCoefficient[index] = program.rowCoefficient[end]
        program.rowVariable[end] = variable
        program.rowCoefficient[end] = coefficient
        end += 1
      }
      program.rowEnd[row] = end
    }
  }

  /// Divides the other variables and rows into parts by a union–find over the rows' terms.
  private func findParts() {
    let variables = program.variableCount
    // `directionVariables` isn't in use yet, so that it can hold each variable's parent.
    let parents = directionVariables
    for variable in 0..<variables { parents[variable] = Int32(variable) }
    for row in 0..<Int32(program.rowCount) {
      let terms = program.terms(of: row)
      guard terms.count > 1 else { continue }
      let first = representative(of: program.rowVariable[terms.lowerBound], parents)
      var joined = first
      for index in terms.dropFirst() {
        let other = representative(of: program.rowVariable[index], parents)
        guard other != joined else { continue }
        // The smaller index represents both, so that parts are in the order of their first
        // variables.
        parents[max(joined, other)] = min(joined, other)
        joined = min(joined, other)
      }
    }
    var partOf = [Int32](repeating: -1, count: variables)
    var sizes: [Int] = []
    for variable in 0..<Int32(variables) where position[variable] < 0 {
      let first = representative(of: variable, parents)
      if partOf[Int(first)] < 0 {
        partOf[Int(first)] = Int32(sizes.count)
        sizes.append(0)
      }
      partOf[Int(variable)] = partOf[Int(first)]
      sizes[Int(partOf[Int(first)])] += 1
    }
    var rowCounts = [Int](repeating: 0, count: sizes.count)
    for row in 0..<Int32(program.rowCount) {
      let terms = program.terms(of: row)
      partOfRow[row] = -1
      guard !terms.isEmpty else { continue }
      let part = partOf[Int(program.rowVariable[terms.lowerBound])]
      partOfRow[row] = part
      rowCounts[Int(part)] += 1
    }
    assignPositions(partOf: partOf, sizes: sizes, rowCounts: rowCounts)
  }

  /// Assigns positions and rows to each part.
  ///
  /// The variables in `pivotVariable` are unordered until `makeInitialBasis`.
  private func assignPositions(partOf: [Int32], sizes: [Int], rowCounts: [Int]) {
    var start = fixedCount
    var rowStart = 0
    var nextVariable: [Int] = []
    var nextRow: [Int] = []
    parts = []
    parts.reserveCapacity(sizes.count)
    for (size, rows) in zip(sizes, rowCounts) {
      parts.append(Part(positions: start..<start + size, rows: rowStart..<rowStart + rows))
      nextVariable.append(start)
      nextRow.append(rowStart)
      start += size
      rowStart += rows
    }
    for variable in 0..<Int32(program.variableCount) where position[variable] < 0 {
      let part = Int(partOf[Int(variable)])
      pivotVariable[nextVariable[part]] = variable
      nextVariable[part] += 1
    }
    for row in 0..<Int32(program.rowCount) where partOfRow[row] >= 0 {
      let part = Int(partOfRow[row])
      partRows[nextRow[part]] = row
      nextRow[part] += 1
    }
    for index in parts.indices { updateZeroTolerance(ofPart: index) }
  }

  /// Computes the magnitude below which activities of a part count as zero.
  func updateZeroTolerance(ofPart index: Int) {
    var largest = 1.0
    for index in parts[index].rows {
      largest = max(largest, program.constant[partRows[index]].magnitude)
    }
    parts[index].zero = Tolerance.zero(
      among: largest, relative: program.isScaled ? Tolerance.scaledZero : Tolerance.unscaledZero)
  }

  private func representative(
    of variable: Int32, _ parents: FixedBuffer<Int32>
  ) -> Int32 {
    var current = variable
    while parents[current] != current {
      parents[current] = parents[parents[current]]
      current = parents[current]
    }
    return current
  }

  /// Recomputes the fixed variables, and the constants that include them.
  func recomputeFixedVariables() {
    for position in 0..<fixedCount {
      let row = triangleRow[position]
      let variable = pivotVariable[position]
      var sum = program.givenConstant[row]
      for index in program.rowStart[row]..<program.rowStart[row + 1]
      where program.rowVariable[index] != variable {
        sum += program.rowCoefficient[index] * value[program.rowVariable[index]]
      }
      value[variable] = -sum / pivotElement[position]
    }
    for row in 0..<Int32(program.rowCount) { program.constant[row] = constant(of: row) }
  }

  /// Returns a row's constant, including the terms of fixed variables.
  func constant(of row: Int32) -> Double {
    var sum = program.givenConstant[row]
    for index in program.rowEnd[row]..<program.rowStart[row + 1] {
      sum += program.rowCoefficient[index] * value[program.rowVariable[index]]
    }
    return sum
  }

  /// Returns the first violated required row that has only fixed variables, or nil.
  func violatedFixedRow() -> Int32? {
    for row in 0..<Int32(program.rowCount) {
      guard program.level[row] == 0 else { break }
      guard program.terms(of: row).isEmpty, tightPosition[row] < 0 else { continue }
      let error = program.constant[row]
      let limit = Tolerance.conflict + program.givenConstant[row].magnitude * 1e-12
      if error > limit, program.costs(row, up: true) { return row }
      if error < -limit, program.costs(row, up: false) { return row }
    }
    return nil
  }
}
