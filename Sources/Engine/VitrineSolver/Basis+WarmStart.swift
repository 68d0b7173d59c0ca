extension Basis {
  /// The basis from which a part is optimized.
  enum StartingPoint {
    /// The basis of `makeInitialBasis`.
    case initial
    /// The optimal basis of the part's reduction, extended to the part.
    case reduced
    /// An extended basis that is optimal for the part, with all ties broken.
    case optimal
  }

  /// The number of candidates below which pivots cost less than a reduction.
  private static let minimumCandidateCount = 12

  /// Replaces the initial basis of a part by the optimal basis of its reduction, if that pays.
  ///
  /// The equalities that the reduction substituted complete the basis. It isn't necessarily
  /// optimal, so that `optimize` continues from there, mostly without a step.
  func improveInitialBasis(
    ofPart index: Int, order ranks: [Int32]?, freeDirections: inout [[Term]]
  ) -> StartingPoint {
    let part = parts[index]
    guard part.positions.count >= Self.minimumCandidateCount, !program.isScaled else {
      return .initial
    }
    price(part)
    guard candidates.count >= Self.minimumCandidateCount else { return .initial }
    let reduction = Reduction(self, part, order: ranks)
    guard !reduction.definitions.isEmpty else { return .initial }
    let reduced = Basis(LinearProgram(reduction, of: program))
    reduced.presolve()
    for index in reduced.parts.indices {
      reduced.makeInitialBasis(ofPart: index)
      reduced.optimize(&reduced.parts[index])
    }
    let areTiesBroken = breakTies(
      of: reduced, reduction, part: index, order: ranks, freeDirections: &freeDirections)
    adopt(reduced, reduction, part: index)
    guard areTiesBroken else { return .reduced }
    price(parts[index])
    return candidates.isEmpty ? .optimal : .reduced
  }

  /// Breaks the ties of a reduced basis, and transfers its ambiguous variables and free directions.
  ///
  /// Returns false if the ties of the whole part could be broken differently.
  private func breakTies(
    of reduced: Basis, _ reduction: borrowing Reduction, part index: Int, order ranks: [Int32]?,
    freeDirections: inout [[Term]]
  ) -> Bool {
    guard reduced.violatedFixedRow() == nil,
      reduced.parts.allSatisfy({ reduced.violatedRows($0).isEmpty })
    else { return false }
    let variables = reduction.variables
    let order = ranks.map { ranks in variables.map { ranks[Int($0)] } }
    var reducedDirections: [[Term]] = []
    parts[index].isUniqueOptimum = true
    for part in reduced.parts.indices {
      // With one long row in the eta file, every edge direction can involve all positions.
      if !reduced.parts[part].etaFile.isEmpty {
        reduced.refactorize(&reduced.parts[part])
        reduced.price(reduced.parts[part])
      }
      reduced.breakTies(
        &reduced.parts[part], order: order, freeDirections: &reducedDirections)
      if !reduced.parts[part].isUniqueOptimum { parts[index].isUniqueOptimum = false }
    }
    for (number, variable) in variables.enumerated() {
      isAmbiguous[variable] = reduced.isAmbiguous[Int32(number)]
    }
    guard reduction.respectsTieBreakOrder(isAmbiguous: { isAmbiguous[$0] }) else { return false }
    for terms in reducedDirections {
      for term in terms { direction[variables[Int(term.variable.index)]] = term.coefficient }
      freeDirections.append(completedDirection(reduction))
    }
    // The generic direction moves each variable that any free direction moves.
    for (number, variable) in variables.enumerated() {
      direction[variable] = reduced.genericDirection[Int32(number)]
    }
    for term in completedDirection(reduction) { isAmbiguous[term.variable.index] = true }
    return true
  }

  /// Returns the direction of the part for a `direction` of the reduction's variables.
  ///
  /// Clears `direction`.
  private func completedDirection(_ reduction: borrowing Reduction) -> [Term] {
    reduction.complete(direction)
    var terms: [Term] = []
    for variables in [reduction.variables, reduction.substituted] {
      for variable in variables {
        if direction[variable].magnitude > Tolerance.coefficient {
          terms.append(Term(Variable(index: variable), direction[variable]))
        }
        direction[variable] = 0
      }
    }
    terms.sort { $0.variable < $1.variable }
    return terms
  }

  /// Makes the substituted equalities and the rows of the reduced basis tight.
  private func adopt(_ reduced: Basis, _ reduction: borrowing Reduction, part index: Int) {
    for index in parts[index].rows {
      tightPosition[partRows[index]] = -1
      side[partRows[index]] = 0
    }
    var next = parts[index].positions.lowerBound
    for row in reduction.definitions {
      tightRow[next] = row
      next += 1
    }
    for position in reduction.variables.indices {
      let row = reduced.tightRow[position]
      if row >= 0 {
        tightRow[next] = reduced.program.constraint[row]
      } else {
        let variable = reduction.variables[Int(-1 - row)]
        artificialValue[variable] = reduced.value[-1 - row]
        tightRow[next] = Self.artificialRow(of: variable)
      }
      next += 1
    }
    for row in 0..<reduced.program.rowCount where reduced.tightPosition[row] < 0 {
      side[reduced.program.constraint[row]] = reduced.side[row]
    }
    refactorize(&parts[index])
  }
}
