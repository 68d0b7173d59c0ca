extension Basis {
  /// Fixes what required equalities fix by themselves, and parts the rest.
  func divide() {
    for row in 0..<program.rowCount {
      var sum: Int32 = 0
      for index in program.terms(of: Int32(row)) { sum &+= program.rowVariable[index] }
      pending[row] = program.rowEnd[row] - program.rowStart[row]
      pendingSum[row] = sum
      program.constant[row] = program.given[row]
    }
    fix()
    setFixedTermsAside()
    makeParts()
  }

  private func canFix(_ row: Int32) -> Bool {
    pending[row] == 1 && program.level[row] == 0 && program.isEquality(row)
  }

  private func fix() {
    var queue: [Int32] = []
    for row in 0..<Int32(program.rowCount) {
      guard program.level[row] == 0 else { break }
      if canFix(row) { queue.append(row) }
    }
    var next = 0
    while next < queue.count {
      let row = queue[next]
      next += 1
      guard pending[row] == 1 else { continue }
      let variable = pendingSum[row]
      let place = Int32(fixedCount)
      fixedCount += 1
      order[place] = variable
      position[variable] = place
      base[place] = row
      tight[place] = row
      self.place[row] = place
      for index in program.terms(of: row) where program.rowVariable[index] == variable {
        pivot[place] = program.rowCoefficient[index]
      }
      let fixed = -program.constant[row] / pivot[place]
      value[variable] = fixed
      for index in program.column(of: variable) {
        let other = program.columnRow[index]
        pending[other] -= 1
        pendingSum[other] &-= variable
        program.constant[other] += program.columnCoefficient[index] * fixed
        if canFix(other) { queue.append(other) }
      }
    }
  }

  /// Puts the fixed variables' terms behind each row's end: they are part of its constant now.
  private func setFixedTermsAside() {
    for row in 0..<Int32(program.rowCount) {
      let terms = program.terms(of: row)
      guard Int(pending[row]) < terms.count else { continue }
      var kept = terms.lowerBound
      for index in terms where position[program.rowVariable[index]] < 0 {
        let (variable, coefficient) = (program.rowVariable[index], program.rowCoefficient[index])
        program.rowVariable[index] = program.rowVariable[kept]
        program.rowCoefficient[index] = program.rowCoefficient[kept]
        program.rowVariable[kept] = variable
        program.rowCoefficient[kept] = coefficient
        kept += 1
      }
      program.rowEnd[row] = kept
    }
  }

  private func makeParts() {
    let variables = program.variableCount
    // `moved` names each variable's representative while parts are joined.
    for variable in 0..<variables { moved[variable] = Int32(variable) }
    for row in 0..<Int32(program.rowCount) {
      let terms = program.terms(of: row)
      guard terms.count > 1 else { continue }
      let first = representative(program.rowVariable[terms.lowerBound])
      var joined = first
      for index in terms.dropFirst() {
        let other = representative(program.rowVariable[index])
        guard other != joined else { continue }
        // The smaller stays, so that parts are in the order of their first variables.
        moved[max(joined, other)] = min(joined, other)
        joined = min(joined, other)
      }
    }
    var partOf = [Int32](repeating: -1, count: variables)
    var sizes: [Int] = []
    for variable in 0..<Int32(variables) where position[variable] < 0 {
      let first = representative(variable)
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
    layOut(partOf, sizes, rowCounts)
  }

  /// Gives each part its positions and rows; `order` lists its variables until it is started.
  private func layOut(_ partOf: [Int32], _ sizes: [Int], _ rowCounts: [Int]) {
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
      order[nextVariable[part]] = variable
      nextVariable[part] += 1
    }
    for row in 0..<Int32(program.rowCount) where partOfRow[row] >= 0 {
      let part = Int(partOfRow[row])
      partRows[nextRow[part]] = row
      nextRow[part] += 1
    }
    for index in parts.indices { setZero(index) }
  }

  func setZero(_ index: Int) {
    var largest = 1.0
    for place in parts[index].rows {
      largest = max(largest, program.constant[partRows[place]].magnitude)
    }
    parts[index].zero = Tolerance.zero(
      among: largest, share: program.isScaled ? Tolerance.scaledZero : Tolerance.ordinaryZero)
  }

  private func representative(_ variable: Int32) -> Int32 {
    var current = variable
    while moved[current] != current {
      moved[current] = moved[moved[current]]
      current = moved[current]
    }
    return current
  }

  /// Computes the fixed variables anew, and every constant that has a share of them.
  func refix() {
    for position in 0..<fixedCount {
      let row = base[position]
      let variable = order[position]
      var sum = program.given[row]
      for index in program.rowStart[row]..<program.rowStart[row + 1]
      where program.rowVariable[index] != variable {
        sum += program.rowCoefficient[index] * value[program.rowVariable[index]]
      }
      value[variable] = -sum / pivot[position]
    }
    for row in 0..<Int32(program.rowCount) { program.constant[row] = constant(of: row) }
  }

  /// A row's constant with the share that fixed variables have of it.
  func constant(of row: Int32) -> Double {
    var sum = program.given[row]
    for index in program.rowEnd[row]..<program.rowStart[row + 1] {
      sum += program.rowCoefficient[index] * value[program.rowVariable[index]]
    }
    return sum
  }

  /// A required row among fixed variables that doesn't hold.
  func brokenFixedRow() -> Int32? {
    for row in 0..<Int32(program.rowCount) {
      guard program.level[row] == 0 else { break }
      guard program.terms(of: row).isEmpty, place[row] < 0 else { continue }
      let error = program.constant[row]
      let limit = Tolerance.conflict + program.given[row].magnitude * 1e-12
      if error > limit, program.costs(row, up: true) { return row }
      if error < -limit, program.costs(row, up: false) { return row }
    }
    return nil
  }
}
