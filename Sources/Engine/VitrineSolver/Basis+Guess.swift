extension Basis {
  /// What a part starts from.
  enum Guess {
    /// What `start` found.
    case plain
    /// The best basis of a smaller program.
    case improved
    /// The same, where nothing is left to do: it is best for the whole part, and at rest.
    case resting
  }

  /// Where fewer rows than this promise to win, letting them go costs less than a reduction.
  private static let candidateLimit = 12

  /// Goes on from a start that leaves much to do to the best basis of the part's reduction, with the
  /// equalities that were used up in it.
  ///
  /// Only a guess as well: `descend` goes on from here to what is best, from a good guess in no steps.
  func improveStart(_ index: Int, order ranks: [Int32]?, _ ways: inout [[Term]]) -> Guess {
    let part = parts[index]
    guard part.positions.count >= Self.candidateLimit, !program.isScaled else { return .plain }
    price(part)
    guard candidates.count >= Self.candidateLimit else { return .plain }
    let reduction = Reduction(self, part, order: ranks)
    guard !reduction.definitions.isEmpty else { return .plain }
    let reduced = Basis(LinearProgram(reduction, of: program))
    reduced.divide()
    for index in reduced.parts.indices {
      reduced.start(index)
      reduced.descend(&reduced.parts[index])
    }
    let isResting = rest(reduced, reduction, index, order: ranks, &ways)
    take(reduced, reduction, index)
    guard isResting else { return .improved }
    price(parts[index])
    return candidates.isEmpty ? .resting : .improved
  }

  /// Brings a reduced basis to rest, and takes over what is open; false where that doesn't tell where
  /// the whole part rests.
  private func rest(
    _ reduced: Basis, _ reduction: borrowing Reduction, _ index: Int, order ranks: [Int32]?,
    _ ways: inout [[Term]]
  ) -> Bool {
    guard reduced.brokenFixedRow() == nil,
      reduced.parts.allSatisfy({ reduced.brokenRows($0).isEmpty })
    else { return false }
    let variables = reduction.variables
    let order = ranks.map { ranks in variables.map { ranks[Int($0)] } }
    var reducedWays: [[Term]] = []
    parts[index].isSteady = true
    for part in reduced.parts.indices {
      // One long row can make every place depend on an exchange, and then every move.
      if !reduced.parts[part].exchanges.isEmpty {
        reduced.rebuild(&reduced.parts[part])
        reduced.price(reduced.parts[part])
      }
      reduced.rest(&reduced.parts[part], order: order, &reducedWays)
      if !reduced.parts[part].isSteady { parts[index].isSteady = false }
    }
    for (number, variable) in variables.enumerated() {
      isOpen[variable] = reduced.isOpen[Int32(number)]
    }
    guard reduction.followsInOrder(isOpen: { isOpen[$0] }) else { return false }
    for way in reducedWays {
      for term in way { moves[variables[Int(term.variable.index)]] = term.coefficient }
      ways.append(completed(reduction))
    }
    // A sum of all ways moves whatever any of them does.
    for (number, variable) in variables.enumerated() {
      moves[variable] = reduced.drift[Int32(number)]
    }
    for term in completed(reduction) { isOpen[term.variable.index] = true }
    return true
  }

  /// The way that begins with `moves` of a reduction's variables; clears `moves`.
  private func completed(_ reduction: borrowing Reduction) -> [Term] {
    reduction.complete(moves)
    var way: [Term] = []
    for variables in [reduction.variables, reduction.substituted] {
      for variable in variables {
        if moves[variable].magnitude > Tolerance.coefficient {
          way.append(Term(Variable(index: variable), moves[variable]))
        }
        moves[variable] = 0
      }
    }
    way.sort { $0.variable < $1.variable }
    return way
  }

  /// Makes the definitions tight, and what is tight in the reduced basis.
  private func take(_ reduced: Basis, _ reduction: borrowing Reduction, _ index: Int) {
    for index in parts[index].rows {
      place[partRows[index]] = -1
      side[partRows[index]] = 0
    }
    var next = parts[index].positions.lowerBound
    for row in reduction.definitions {
      tight[next] = row
      next += 1
    }
    for position in reduction.variables.indices {
      let row = reduced.tight[position]
      if row >= 0 {
        tight[next] = reduced.program.constraint[row]
      } else {
        let variable = reduction.variables[Int(-1 - row)]
        held[variable] = reduced.value[-1 - row]
        tight[next] = Self.heldRow(variable)
      }
      next += 1
    }
    for row in 0..<reduced.program.rowCount where reduced.place[row] < 0 {
      side[reduced.program.constraint[row]] = reduced.side[row]
    }
    rebuild(&parts[index])
  }
}
