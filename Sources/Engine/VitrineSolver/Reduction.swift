/// A part of a program without the variables that required equalities give by others.
///
/// Most variables of a layout are edges that one equality places beside another edge, and few rows
/// name them. Substituting such a variable makes its rows no longer in sum: a column of views becomes
/// one row of their heights. What is left has fewer than half of the variables, is free of the chains
/// along which every step would move all that follows, and its best basis is soon found
/// (`Basis+Guess`).
///
/// This is the free column substitution of E. D. Andersen and K. D. Andersen, "Presolving in linear
/// programming", 1995, done in rounds: in each, a row takes part in one substitution at most, so that
/// a chain of n is summed up in log₂ n rounds instead of growing by a row at a time.
struct Reduction: ~Copyable {
  /// A term of a row that was made here, linked with the others of its variable.
  private struct Cell {
    var variable: Int32
    var row: Int32
    /// The next cell of the variable, or −1.
    var next: Int32
    var coefficient: Double
  }

  private let basis: Basis
  private let part: Basis.Part
  private let space: ReductionSpace
  private let program: LinearProgram
  /// The part's variables in the program's order, without those that were substituted.
  private(set) var variables: [Int32]
  /// The part's rows in order, without those that were used up.
  private(set) var rows: [Int32] = []
  /// The rows that gave what was substituted: they are tight, whatever else is.
  private(set) var definitions: [Int32] = []
  /// What they gave, in the same order.
  private(set) var substituted: [Int32] = []

  private var cells: [Cell] = []
  /// By row: where its cells are; both −1 for a row that is as it was in the program.
  private let start: FixedBuffer<Int32>
  private let end: FixedBuffer<Int32>
  /// By row: its constant, once it was made here.
  private let constants: FixedBuffer<Double>
  private let isGone: FixedBuffer<Bool>
  /// By row: the last round in which it took part in a substitution.
  private let takenIn: FixedBuffer<Int32>
  /// By variable: the first of its cells or −1, and the last round that it waits for.
  private let first: FixedBuffer<Int32>
  private let waitsFor: FixedBuffer<Int32>
  private let isSubstituted: FixedBuffer<Bool>
  /// By variable: whether it has a row of its own, such as a size with a least value.
  private let isAlone: FixedBuffer<Bool>
  /// By variable: its coefficient in the row being made; zero between uses.
  private let sum: FixedBuffer<Double>
  /// By variable: its place among those left.
  let numbers: FixedBuffer<Int32>

  private var round: Int32 = 0
  /// The variables to look at in the next round: those that were in the way of others, and those
  /// whose rows changed.
  private var waiting: [Int32] = []
  /// The rows of the variable being looked at.
  private var column: [Int32] = []

  /// Variables with more rows than this stay.
  private static let rowLimit = 16

  /// By variable: when it comes to rest, where that isn't the program's order.
  private let ranks: [Int32]?

  /// Reduces one part of a basis.
  init(_ basis: Basis, _ part: Basis.Part, order ranks: [Int32]?) {
    self.basis = basis
    self.part = part
    space = basis.reductionSpace
    program = basis.program
    self.ranks = ranks
    variables = part.positions.map { basis.order[$0] }
    variables.sort()
    start = space.start
    end = space.end
    constants = space.constants
    isGone = space.isGone
    takenIn = space.takenIn
    first = space.first
    waitsFor = space.waitsFor
    isSubstituted = space.isSubstituted
    isAlone = space.isAlone
    sum = space.sum
    numbers = space.numbers
    cells.reserveCapacity(4 * variables.count)
    for index in part.rows {
      let terms = program.terms(of: basis.partRows[index])
      if terms.count == 1 { isAlone[program.rowVariable[terms.lowerBound]] = true }
    }
    var looked = variables
    while !looked.isEmpty {
      for variable in looked where !isSubstituted[variable] { look(at: variable) }
      looked = waiting
      waiting.removeAll(keepingCapacity: true)
      round += 1
    }
    variables.removeAll { isSubstituted[$0] }
    for (number, variable) in variables.enumerated() { numbers[variable] = Int32(number) }
    for index in part.rows where !isGone[basis.partRows[index]] {
      rows.append(basis.partRows[index])
    }
  }

  deinit {
    for index in part.rows { space.clear(row: basis.partRows[index]) }
    for variable in variables { space.clear(variable: variable) }
    for variable in substituted { space.clear(variable: variable) }
  }

  /// A row's terms, as they are now.
  func forEachTerm(of row: Int32, _ body: (_ variable: Int32, _ coefficient: Double) -> Void) {
    if start[row] < 0 {
      for place in program.terms(of: row) {
        body(program.rowVariable[place], program.rowCoefficient[place])
      }
    } else {
      for place in start[row]..<end[row] {
        body(cells[Int(place)].variable, cells[Int(place)].coefficient)
      }
    }
  }

  func termCount(of row: Int32) -> Int {
    start[row] < 0 ? program.terms(of: row).count : Int(end[row] - start[row])
  }

  func constant(of row: Int32) -> Double {
    start[row] < 0 ? program.constant[row] : constants[row]
  }

  // MARK: What follows for the whole part

  /// Completes moves of the variables left by those of the others.
  func complete(_ moves: FixedBuffer<Double>) {
    for (row, variable) in zip(definitions, substituted).reversed() {
      var own = 1.0
      var others = 0.0
      forEachTerm(of: row) { other, coefficient in
        if other == variable { own = coefficient } else { others += coefficient * moves[other] }
      }
      moves[variable] = -others / own
    }
  }

  /// Whether each substituted variable comes to rest after all open ones that it follows from.
  ///
  /// Then nothing is left to decide once the variables left are at rest.
  func followsInOrder(isOpen: (Int32) -> Bool) -> Bool {
    let last = space.last
    for variable in variables { last[variable] = isOpen(variable) ? rank(variable) : -1 }
    for (row, variable) in zip(definitions, substituted).reversed() {
      var latest: Int32 = -1
      forEachTerm(of: row) { other, _ in
        if other != variable { latest = max(latest, last[other]) }
      }
      if latest > rank(variable) { return false }
      last[variable] = latest
    }
    return true
  }

  // MARK: Choosing

  /// Substitutes a variable if a row can give it.
  private mutating func look(at variable: Int32) {
    guard findColumn(of: variable), let definition = definition(of: variable) else { return }
    isSubstituted[variable] = true
    isGone[definition] = true
    definitions.append(definition)
    substituted.append(variable)
    for row in column {
      takenIn[row] = round
      if row != definition { substitute(variable, by: definition, in: row) }
    }
  }

  private mutating func wait(for variable: Int32) {
    guard waitsFor[variable] != round else { return }
    waitsFor[variable] = round
    waiting.append(variable)
  }

  /// The rows that name a variable, as `column`; false where they are too many, or where one of them
  /// was taken in this round.
  private mutating func findColumn(of variable: Int32) -> Bool {
    column.removeAll(keepingCapacity: true)
    for place in program.column(of: variable) {
      let row = program.columnRow[place]
      if start[row] < 0, !isGone[row], !add(row, of: variable) { return false }
    }
    var cell = first[variable]
    while cell >= 0 {
      let row = cells[Int(cell)].row
      let isCurrent = start[row] <= cell && cell < end[row]
      if isCurrent, !isGone[row], !add(row, of: variable) { return false }
      cell = cells[Int(cell)].next
    }
    return true
  }

  private mutating func add(_ row: Int32, of variable: Int32) -> Bool {
    if takenIn[row] == round {
      wait(for: variable)
      return false
    }
    if column.count == Self.rowLimit { return false }
    column.append(row)
    return true
  }

  /// The shortest required equality that can give a variable, if its going makes nothing longer.
  ///
  /// A variable with a row of its own stays: it is what the others are best given by. But of two that
  /// are equal the one goes that comes to rest later.
  private func definition(of variable: Int32) -> Int32? {
    var best: Int32?
    var bestCount = isAlone[variable] ? 3 : Int.max
    for row in column {
      let count = termCount(of: row)
      guard count > 1, count < bestCount, program.level[row] == 0, program.isEquality(row) else {
        continue
      }
      best = row
      bestCount = count
    }
    guard let best, (column.count - 1) * (bestCount - 2) <= bestCount,
      isWellConditioned(best, variable), bestCount > 2 || isLast(variable, in: best)
    else { return nil }
    return best
  }

  private func rank(_ variable: Int32) -> Int32 { ranks?[Int(variable)] ?? variable }

  private func isLast(_ variable: Int32, in row: Int32) -> Bool {
    var last: Int32 = -1
    forEachTerm(of: row) { other, _ in last = max(last, rank(other)) }
    return rank(variable) == last
  }

  /// Whether a row gives a variable without multiplying the others' errors by much.
  private func isWellConditioned(_ row: Int32, _ variable: Int32) -> Bool {
    var own = 0.0
    var largest = 0.0
    forEachTerm(of: row) { other, coefficient in
      if other == variable { own = coefficient.magnitude }
      largest = max(largest, coefficient.magnitude)
    }
    return own * 16 >= largest
  }

  // MARK: Substituting

  /// Takes as much of the row `definition` off another as leaves nothing of the variable.
  private mutating func substitute(_ variable: Int32, by definition: Int32, in row: Int32) {
    var factor = 0.0
    forEachTerm(of: row) { other, coefficient in sum[other] = coefficient }
    forEachTerm(of: definition) { other, coefficient in
      if other == variable { factor = sum[variable] / coefficient }
    }
    forEachTerm(of: definition) { other, coefficient in sum[other] -= factor * coefficient }
    sum[variable] = 0
    let constant = constant(of: row) - factor * constant(of: definition)
    let newStart = Int32(cells.count)
    for source in [row, definition] {
      let (lower, upper) = (start[source], end[source])
      if lower < 0 {
        for place in program.terms(of: source) { append(program.rowVariable[place], to: row) }
      } else {
        for place in lower..<upper { append(cells[Int(place)].variable, to: row) }
      }
    }
    start[row] = newStart
    end[row] = Int32(cells.count)
    constants[row] = constant
    let count = Int(end[row] - newStart)
    // What has no terms left holds or doesn't, whatever the values are.
    if count == 0 { isGone[row] = true }
    if count == 1 { isAlone[cells[Int(newStart)].variable] = true }
    // What has a row of its own can go by an equality of two only.
    for place in Int(newStart)..<cells.count where count == 2 || !isAlone[cells[place].variable] {
      wait(for: cells[place].variable)
    }
  }

  /// Moves what `sum` has of a variable into a cell of the row being made.
  private mutating func append(_ variable: Int32, to row: Int32) {
    let coefficient = sum[variable]
    sum[variable] = 0
    guard coefficient.magnitude > Tolerance.coefficient else { return }
    cells.append(
      Cell(variable: variable, row: row, next: first[variable], coefficient: coefficient))
    first[variable] = Int32(cells.count - 1)
  }
}
