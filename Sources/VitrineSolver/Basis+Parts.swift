extension Basis {
  /// Fixes what required equalities fix by themselves, and parts the rest.
  func divide() {
    for row in 0..<problem.rowCount {
      var sum: Int32 = 0
      for index in problem.terms(of: Int32(row)) { sum &+= problem.rowVariable[index] }
      pending[row] = problem.rowEnd[row] - problem.rowStart[row]
      pendingSum[row] = sum
      problem.constant[row] = problem.given[row]
    }
    fix()
    setFixedTermsAside()
    makeParts()
  }

  private func canFix(_ row: Int32) -> Bool {
    pending[row] == 1 && problem.level[row] == 0 && problem.isEquality(row)
  }

  private func fix() {
    var queue: [Int32] = []
    for row in 0..<Int32(problem.rowCount) {
      guard problem.level[row] == 0 else { break }
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
      for index in problem.terms(of: row) where problem.rowVariable[index] == variable {
        pivot[place] = problem.rowCoefficient[index]
      }
      let fixed = -problem.constant[row] / pivot[place]
      value[variable] = fixed
      for index in problem.column(of: variable) {
        let other = problem.columnRow[index]
        pending[other] -= 1
        pendingSum[other] &-= variable
        problem.constant[other] += problem.columnCoefficient[index] * fixed
        if canFix(other) { queue.append(other) }
      }
    }
  }

  /// Puts the fixed variables' terms behind each row's end: they are part of its constant now.
  private func setFixedTermsAside() {
    for row in 0..<Int32(problem.rowCount) {
      let terms = problem.terms(of: row)
      guard Int(pending[row]) < terms.count else { continue }
      var kept = terms.lowerBound
      for index in terms where position[problem.rowVariable[index]] < 0 {
        let (variable, coefficient) = (problem.rowVariable[index], problem.rowCoefficient[index])
        problem.rowVariable[index] = problem.rowVariable[kept]
        problem.rowCoefficient[index] = problem.rowCoefficient[kept]
        problem.rowVariable[kept] = variable
        problem.rowCoefficient[kept] = coefficient
        kept += 1
      }
      problem.rowEnd[row] = kept
    }
  }

  private func makeParts() {
    let variables = problem.variableCount
    // `moved` names each variable's representative while parts are joined.
    for variable in 0..<variables { moved[variable] = Int32(variable) }
    for row in 0..<Int32(problem.rowCount) {
      let terms = problem.terms(of: row)
      guard terms.count > 1 else { continue }
      let first = representative(problem.rowVariable[terms.lowerBound])
      var joined = first
      for index in terms.dropFirst() {
        let other = representative(problem.rowVariable[index])
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
    for row in 0..<Int32(problem.rowCount) {
      let terms = problem.terms(of: row)
      partOfRow[row] = -1
      guard !terms.isEmpty else { continue }
      let part = partOf[Int(problem.rowVariable[terms.lowerBound])]
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
    for variable in 0..<Int32(problem.variableCount) where position[variable] < 0 {
      let part = Int(partOf[Int(variable)])
      order[nextVariable[part]] = variable
      nextVariable[part] += 1
    }
    for row in 0..<Int32(problem.rowCount) where partOfRow[row] >= 0 {
      let part = Int(partOfRow[row])
      partRows[nextRow[part]] = row
      nextRow[part] += 1
    }
    for index in parts.indices { setZero(index) }
  }

  func setZero(_ index: Int) {
    var largest = 1.0
    for place in parts[index].rows {
      largest = max(largest, problem.constant[partRows[place]].magnitude)
    }
    parts[index].zero = Tolerance.zero(among: largest)
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
      var sum = problem.given[row]
      for index in problem.rowStart[row]..<problem.rowStart[row + 1]
      where problem.rowVariable[index] != variable {
        sum += problem.rowCoefficient[index] * value[problem.rowVariable[index]]
      }
      value[variable] = -sum / pivot[position]
    }
    for row in 0..<Int32(problem.rowCount) { problem.constant[row] = constant(of: row) }
  }

  /// A row's constant with the share that fixed variables have of it.
  func constant(of row: Int32) -> Double {
    var sum = problem.given[row]
    for index in problem.rowEnd[row]..<problem.rowStart[row + 1] {
      sum += problem.rowCoefficient[index] * value[problem.rowVariable[index]]
    }
    return sum
  }

  /// A required row among fixed variables that doesn't hold.
  func brokenFixedRow() -> Int32? {
    for row in 0..<Int32(problem.rowCount) {
      guard problem.level[row] == 0 else { break }
      guard problem.terms(of: row).isEmpty, place[row] < 0 else { continue }
      let error = problem.constant[row]
      let limit = Tolerance.conflict + problem.given[row].magnitude * 1e-12
      if error > limit, problem.costs(row, up: true) { return row }
      if error < -limit, problem.costs(row, up: false) { return row }
    }
    return nil
  }
}
