/// A solver's last result, ready to be brought up to date when constants change.
struct Solved: Sendable {
  var basis: Basis
  private(set) var conflicts: [Conflict] = []
  /// By part: ways in which its open variables could move.
  private var ways: [[[Term]]] = []
  /// The order in which variables come to rest, where it differs from that of creation.
  private var ranks: [Int32]?
  private var rowOf: [Int32] = []
  private var isOpen: [Bool] = []
  /// Whether no row was exchanged since triangles were made for `nearReasons`.
  private var hasNewTriangles = false
  /// Constraints whose constants changed since.
  var edits: [Int32] = []
  /// The parts that these reach.
  private var dirty: [Int] = []

  /// After this many conflicts all that is broken is given up at once.
  private static let conflictLimit = 64
  /// Solves from the last values before these are computed from the tight rows again, so that
  /// rounding never adds up.
  private static let freshness = 64

  init(_ solver: Solver) {
    var rows: [Int32] = []
    rows.reserveCapacity(solver.entries.count)
    for index in solver.entries.indices where !solver.entries[index].isRemoved {
      rows.append(Int32(index))
    }
    ranks = Self.ranks(solver.resting)
    basis = Basis(LinearProgram(variables: solver.resting.count, rows: rows, of: solver))
    while true {
      basis.divide()
      let broken = solveParts(for: solver.purpose)
      guard !broken.isEmpty else { break }
      let dropped = Set(
        Conflicts(solver, limit: Self.conflictLimit - conflicts.count)
          .resolve(broken, of: basis, &conflicts))
      rows.removeAll { dropped.contains($0) }
      basis = Basis(LinearProgram(variables: solver.resting.count, rows: rows, of: solver))
    }
    isOpen = basis.isOpen.array()
  }

  /// Variables with a resting value first.
  private static func ranks(_ resting: [Double?]) -> [Int32]? {
    guard resting.contains(where: { $0 == nil }), resting.contains(where: { $0 != nil }) else {
      return nil
    }
    let offset = Int32(resting.count)
    return resting.enumerated().map { $1 == nil ? offset + Int32($0) : Int32($0) }
  }

  /// The rows that cannot hold, each with its part, where there are any.
  private mutating func solveParts(for purpose: Solver.Purpose) -> [Conflicts.Broken] {
    var broken: [Conflicts.Broken] = []
    if let row = basis.brokenFixedRow() {
      // Values that follow from a contradiction say nothing about the rest.
      return [Conflicts.Broken(rows: [row], part: nil)]
    }
    ways = [[[Term]]](repeating: [], count: basis.parts.count)
    for index in basis.parts.indices {
      basis.start(index)
      var guess = Basis.Guess.plain
      if purpose == .values { guess = basis.improveStart(index, order: ranks, &ways[index]) }
      if guess != .resting { basis.descend(&basis.parts[index]) }
      var rows = basis.brokenRows(basis.parts[index])
      if guess != .plain, !rows.isEmpty {
        // Which conflict is found depends on the way: it is that from the plain start.
        guess = .plain
        basis.start(index)
        basis.descend(&basis.parts[index])
        rows = basis.brokenRows(basis.parts[index])
      }
      if !rows.isEmpty { broken.append(Conflicts.Broken(rows: rows, part: index)) }
      guard broken.isEmpty, guess != .resting else { continue }
      ways[index] = []
      basis.rest(&basis.parts[index], order: ranks, &ways[index])
    }
    return broken
  }

  func solution() -> Solution {
    Solution(
      values: basis.valuesInCallersUnits(), conflicts: conflicts, isOpen: isOpen,
      ways: ways.flatMap { $0.map(basis.inCallersUnits) })
  }

  func reasons(for expression: Expression) -> [Reason] { basis.reasons(for: expression) }

  /// Triangles are made anew first, so that as few rows as can be were exchanged.
  mutating func nearReasons(for expression: Expression, limit: Int) -> NearReasons? {
    if !hasNewTriangles {
      for index in basis.parts.indices where !basis.parts[index].exchanges.isEmpty {
        basis.rebuild(&basis.parts[index])
      }
      hasNewTriangles = true
    }
    return basis.nearReasons(for: expression, limit: limit)
  }

  // MARK: Changed constants

  /// Solves again with the constants that changed; false where only a new start will do.
  mutating func update(_ entries: ContiguousArray<Solver.Entry>) -> Bool {
    guard conflicts.isEmpty else { return false }
    if edits.isEmpty { return true }
    hasNewTriangles = false
    if rowOf.isEmpty {
      rowOf = [Int32](repeating: -1, count: entries.count)
      for row in 0..<basis.program.rowCount {
        rowOf[Int(basis.program.constraint[row])] = Int32(row)
      }
    }
    var reachesFixed = false
    for id in edits where rowOf[Int(id)] >= 0 {
      let row = rowOf[Int(id)]
      let amount =
        entries[Int(id)].constant * basis.program.rowFactor[row] - basis.program.given[row]
      guard amount != 0 else { continue }
      basis.program.given[row] = entries[Int(id)].constant * basis.program.rowFactor[row]
      let part = Int(basis.partOfRow[row])
      guard part >= 0 else {
        reachesFixed = true
        continue
      }
      basis.program.constant[row] = basis.constant(of: row)
      switch shift(row, by: amount, inPart: part) {
      case .nothing: continue
      case .values: break
      case .sides: basis.parts[part].isSteady = false
      }
      if !dirty.contains(part) { dirty.append(part) }
    }
    edits.removeAll(keepingCapacity: true)
    defer { dirty.removeAll(keepingCapacity: true) }
    guard reachesFixed else { return dirty.allSatisfy { solveAgain($0) } }
    basis.refix()
    if basis.brokenFixedRow() != nil { return false }
    for index in basis.parts.indices {
      basis.setZero(index)
      basis.evaluate(basis.parts[index])
      basis.parts[index].isSteady = false
      guard solveAgain(index) else { return false }
    }
    return true
  }

  /// What a changed constant did, before anything is solved.
  private enum Shift {
    /// An error that is not at zero, neither before nor after, changed within its side.
    ///
    /// Every row's price and whatever holds an open variable where it rests are as they were, and
    /// what is best is convex: so the values still are the best ones.
    case nothing
    /// Values followed a tight row.
    case values
    /// Some error became zero, left zero or changed its sign.
    case sides
  }

  /// A tight row stays so and moves the values; any other only changes its own error.
  private func shift(_ row: Int32, by change: Double, inPart part: Int) -> Shift {
    let zero = basis.parts[part].zero
    guard basis.place[row] >= 0 else {
      let wasZero = basis.activity[row].magnitude <= zero
      basis.activity[row] = basis.error(of: row)
      return basis.takeSide(row, zero: zero) || wasZero ? .sides : .nothing
    }
    var hasTurned = false
    let count = basis.move(basis.parts[part], at: Int(basis.place[row]), by: -change)
    for index in 0..<count.moved {
      let variable = basis.moved[index]
      basis.value[variable] += basis.moves[variable]
    }
    for index in 0..<count.touched {
      let touched = basis.touched[index]
      guard basis.place[touched] < 0 else { continue }
      basis.activity[touched] += basis.rates[touched]
      if basis.takeSide(touched, zero: zero) { hasTurned = true }
    }
    basis.forget(count)
    return hasTurned ? .sides : .values
  }

  private mutating func solveAgain(_ index: Int) -> Bool {
    basis.parts[index].age += 1
    if basis.parts[index].age >= Self.freshness {
      basis.parts[index].age = 0
      basis.rebuild(&basis.parts[index])
    } else if basis.parts[index].isSteady {
      return true
    }
    basis.descend(&basis.parts[index])
    guard basis.brokenRows(basis.parts[index]).isEmpty else { return false }
    let wasOpen = !ways[index].isEmpty
    ways[index] = []
    basis.rest(&basis.parts[index], order: ranks, &ways[index])
    if wasOpen || !ways[index].isEmpty {
      for position in basis.parts[index].positions {
        let variable = basis.order[position]
        isOpen[Int(variable)] = basis.isOpen[variable]
      }
    }
    return true
  }
}
