/// The constraints nearest to an expression, and what the rest of its value follows from.
public struct NearReasons: Sendable {
  /// In the order of adding.
  public var reasons: [Reason]
  /// What further constraints give; without terms where the reasons are all.
  public var rest: Expression

  public init(reasons: [Reason], rest: Expression) {
    self.reasons = reasons
    self.rest = rest
  }
}

extension Basis {
  /// The first `limit` constraints on the way from an expression to what gives it its value.
  ///
  /// Each row of the triangle gives its variable by earlier ones: the walk goes backwards, from the
  /// latest variable to the one before it, and may stop anywhere, as what it has then is the
  /// expression as a sum of rows and of variables still to be given. Its time depends on `limit` alone.
  /// Nil where a row on the way was exchanged for another, for then the triangle doesn't tell.
  func nearReasons(for expression: Expression, limit: Int) -> NearReasons? {
    var way = Way(basis: self)
    defer { way.clear() }
    for term in expression.terms {
      way.add(term.coefficient * program.unit[term.variable.index], of: term.variable.index)
    }
    var reasons: [Reason] = []
    while reasons.count < limit, let (place, wanted) = way.next() {
      if isExchanged[place] { return nil }
      let row = base[place]
      guard row >= 0 else { continue }
      let share = wanted / pivot[place]
      for index in program.rowStart[row]..<program.rowStart[row + 1]
      where program.rowVariable[index] != order[place] {
        way.add(-share * program.rowCoefficient[index], of: program.rowVariable[index])
      }
      let ownShare = share * program.rowFactor[row]
      guard ownShare.magnitude > Tolerance.slope else { continue }
      reasons.append(
        Reason(constraint: ConstraintID(index: program.constraint[row]), share: ownShare))
    }
    reasons.sort { $0.constraint < $1.constraint }
    return NearReasons(reasons: reasons, rest: way.rest)
  }

  /// The variables still to be given, latest last, with their coefficients in `gradient`.
  private struct Way {
    let basis: Basis
    private var places: [Int32] = []

    init(basis: Basis) { self.basis = basis }

    mutating func add(_ coefficient: Double, of variable: Int32) {
      basis.gradient[variable] += coefficient
      let place = basis.position[variable]
      var low = 0
      var high = places.count
      while low < high {
        let middle = (low + high) / 2
        if places[middle] < place { low = middle + 1 } else { high = middle }
      }
      if low == places.count || places[low] != place { places.insert(place, at: low) }
    }

    /// Takes the latest variable out: its place and its coefficient.
    mutating func next() -> (place: Int32, coefficient: Double)? {
      while let place = places.popLast() {
        let variable = basis.order[place]
        let wanted = basis.gradient[variable]
        basis.gradient[variable] = 0
        if wanted.magnitude > Tolerance.coefficient { return (place, wanted) }
      }
      return nil
    }

    /// What is still to be given, by variable; nothing of what is held without a constraint.
    var rest: Expression {
      let given = places.filter { basis.base[$0] >= 0 || basis.isExchanged[$0] }
      let variables = given.map { basis.order[$0] }.sorted()
      let terms = variables.map { variable in
        Term(
          Variable(index: variable), basis.gradient[variable] / basis.program.unit[variable])
      }
      return Expression(terms.filter { $0.coefficient.magnitude > Tolerance.slope })
    }

    func clear() {
      for place in places { basis.gradient[basis.order[place]] = 0 }
    }
  }
}
