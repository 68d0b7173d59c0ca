/// A simplex tableau with a lexicographic objective.
///
/// Symbols are numbered: the solver's variables first, which may take any value, then slacks and
/// errors, which may not be negative, and the markers of required equalities, which are zero and
/// stay out of every choice but tell which constraint a row came from.
///
/// 1. Every constraint becomes a row 0 = constant + cells (Badros, Borning, Stuckey, "The Cassowary
///    Linear Arithmetic Constraint Solving Algorithm", 2001). A row that has a free variable is
///    solved for it, which never restricts anything: these are the definitions. Chains of
///    equalities, most of a layout, end there.
/// 2. Only the rows left, over non-negative symbols, form the tableau. A required row that cannot
///    be made feasible is a conflict; its markers are the constraints that cause it.
/// 3. The objective has one row for each priority. A symbol may enter if the first level at which
///    its cost isn't zero has a negative one: a lexicographic descent, so that weights never mix.
struct Tableau {
  let solver: Solver
  let dropped: Set<Int32>
  private let variableCount: Int32
  private var kinds: [SymbolKind] = []
  /// By variable: its definition, where it has one.
  private var definitions: [Row?]
  /// Rows of basic non-negative symbols, by symbol; `basic` holds the symbols in order of entering.
  var rows: [Int32: Row] = [:]
  var basic: [Int32] = []
  /// By level, highest priority first.
  var objectives: [Row] = []
  private var levels: [Priority] = []
  private(set) var open: [Bool]

  enum SymbolKind: Sendable {
    case slack(constraint: Int32)
    case error(constraint: Int32, level: Int)
    case marker(constraint: Int32)
    case artificial
  }

  init(_ solver: Solver, without dropped: Set<Int32>) {
    self.solver = solver
    self.dropped = dropped
    variableCount = Int32(solver.resting.count)
    definitions = [Row?](repeating: nil, count: solver.resting.count)
    open = [Bool](repeating: false, count: solver.resting.count)
  }

  // MARK: Symbols

  private mutating func makeSymbol(_ kind: SymbolKind) -> Int32 {
    kinds.append(kind)
    return variableCount + Int32(kinds.count - 1)
  }

  private func kind(_ symbol: Int32) -> SymbolKind { kinds[Int(symbol - variableCount)] }

  func isVariable(_ symbol: Int32) -> Bool { symbol < variableCount }

  func mayEnter(_ symbol: Int32) -> Bool {
    guard !isVariable(symbol) else { return false }
    switch kind(symbol) {
    case .slack, .error: return true
    case .marker, .artificial: return false
    }
  }

  // MARK: Building

  /// Adds every constraint, required ones first; the constraints of a conflict, or nil.
  mutating func build() -> [Int32]? {
    var order: [Int32] = []
    for (index, entry) in solver.entries.enumerated()
    where !entry.isRemoved && !dropped.contains(Int32(index)) {
      order.append(Int32(index))
    }
    levels = Array(
      Set(order.map { solver.entries[Int($0)].priority }.filter { !$0.isRequired })
    ).sorted(by: >)
    objectives = [Row](repeating: Row(), count: levels.count)
    let entries = solver.entries
    func rank(_ id: Int32) -> (Double, Int) {
      let entry = entries[Int(id)]
      return (-entry.priority.value, entry.relation == .equal ? 0 : 1)
    }
    order.sort { a, b in
      let (x, y) = (rank(a), rank(b))
      return x != y ? x < y : a < b
    }
    for id in order {
      if let culprits = add(id) { return culprits }
    }
    return nil
  }

  private mutating func add(_ id: Int32) -> [Int32]? {
    let entry = solver.entries[Int(id)]
    var row = Row(constant: entry.expression.constant)
    for term in entry.expression.terms where term.coefficient != 0 {
      row.add(expanded(term.variable.index), times: term.coefficient)
    }
    if entry.priority.isRequired { return addRequired(id, entry.relation, row) }
    addSoft(id, entry, row)
    return nil
  }

  private mutating func addRequired(_ id: Int32, _ relation: Relation, _ expanded: Row) -> [Int32]?
  {
    var row = expanded
    if let variable = freeVariable(in: row) {
      row.insert(marking(id, relation), sign(relation))
      definitions[Int(variable)] = row.solved(for: variable)
      return nil
    }
    let symbol = marking(id, relation)
    row.insert(symbol, sign(relation))
    return makeFeasible(row, own: symbol)
  }

  private mutating func marking(_ id: Int32, _ relation: Relation) -> Int32 {
    makeSymbol(relation == .equal ? .marker(constraint: id) : .slack(constraint: id))
  }

  /// e ≤ 0 is e + slack = 0, e ≥ 0 is e − slack = 0.
  private func sign(_ relation: Relation) -> Double { relation == .greaterOrEqual ? -1 : 1 }

  private mutating func addSoft(_ id: Int32, _ entry: Solver.Entry, _ expanded: Row) {
    guard let level = levels.firstIndex(of: entry.priority) else { return }
    var row = expanded
    var over: Int32?
    var under: Int32?
    // Positive errors: `over` is how far the expression is above zero, `under` how far below.
    if entry.relation != .greaterOrEqual {
      let symbol = makeSymbol(.error(constraint: id, level: level))
      row.insert(symbol, -1)
      over = symbol
      objectives[level].insert(symbol, 1)
    }
    if entry.relation != .lessOrEqual {
      let symbol = makeSymbol(.error(constraint: id, level: level))
      row.insert(symbol, 1)
      under = symbol
      objectives[level].insert(symbol, 1)
    }
    if entry.relation == .lessOrEqual {
      let slack = makeSymbol(.slack(constraint: id))
      row.insert(slack, 1)
      under = slack
    }
    if entry.relation == .greaterOrEqual {
      let slack = makeSymbol(.slack(constraint: id))
      row.insert(slack, -1)
      over = slack
    }
    if let variable = freeVariable(in: expanded) {
      definitions[Int(variable)] = row.solved(for: variable)
      return
    }
    // 0 = constant + … − over + under: whichever takes up the constant is feasible.
    guard let subject = row.constant >= 0 ? over : under else { return }
    enter(row.solved(for: subject), as: subject)
  }

  private func freeVariable(in row: Row) -> Int32? {
    guard let first = row.cells.first, isVariable(first.symbol) else { return nil }
    // The largest coefficient keeps numbers small; the first of equals keeps the choice stable.
    var best = first
    for cell in row.cells {
      guard isVariable(cell.symbol) else { break }
      if cell.coefficient.magnitude > best.coefficient.magnitude { best = cell }
    }
    return best.symbol
  }

  /// A variable's definition without variables that have one themselves, kept so that a chain of
  /// definitions is followed once.
  private mutating func resolved(_ variable: Int32) -> Row {
    guard let definition = definitions[Int(variable)] else {
      return Row(cells: [Row.Cell(symbol: variable, coefficient: 1)])
    }
    var isStale = false
    for cell in definition.cells {
      guard isVariable(cell.symbol) else { break }
      if definitions[Int(cell.symbol)] != nil { isStale = true }
    }
    guard isStale else { return definition }
    var row = Row(constant: definition.constant)
    var plain: [Row.Cell] = []
    for cell in definition.cells {
      if isVariable(cell.symbol), definitions[Int(cell.symbol)] != nil {
        row.add(resolved(cell.symbol), times: cell.coefficient)
      } else {
        plain.append(cell)
      }
    }
    row.add(Row(cells: plain), times: 1)
    definitions[Int(variable)] = row
    return row
  }

  /// A variable in terms of symbols that are not basic and have no definition.
  private mutating func expanded(_ variable: Int32) -> Row {
    let definition = resolved(variable)
    var row = Row(constant: definition.constant)
    var plain: [Row.Cell] = []
    for cell in definition.cells {
      if !isVariable(cell.symbol), let inner = rows[cell.symbol] {
        row.add(inner, times: cell.coefficient)
      } else {
        plain.append(cell)
      }
    }
    row.add(Row(cells: plain), times: 1)
    return row
  }

  /// Enters a required row without free variables; the constraints of the conflict it causes.
  private mutating func makeFeasible(_ row: Row, own symbol: Int32) -> [Int32]? {
    if mayEnter(symbol), row[symbol] * row.constant <= 0 {
      enter(row.solved(for: symbol), as: symbol)
      return nil
    }
    // An artificial symbol takes up the constant; driving it to zero makes the row feasible.
    var positive = row
    if positive.constant < 0 {
      positive.constant *= -1
      for index in positive.cells.indices { positive.cells[index].coefficient *= -1 }
    }
    let artificial = makeSymbol(.artificial)
    enter(positive, as: artificial)
    descend(to: artificial)
    guard let rest = rows[artificial] else { return nil }
    if rest.constant > Tolerance.constant {
      var culprits: Set<Int32> = []
      for cell in rest.cells {
        switch kind(cell.symbol) {
        case .slack(let id), .marker(let id), .error(let id, _): culprits.insert(id)
        case .artificial: break
        }
      }
      return Array(culprits)
    }
    // Zero: leave the basis through any symbol; a row of markers alone says nothing more.
    let exit = rest.cells.first { mayEnter($0.symbol) && $0.coefficient.magnitude > 1e-9 }
    if let exit {
      pivot(leaving: artificial, entering: exit.symbol)
    } else {
      rows[artificial] = nil
      basic.removeAll { $0 == artificial }
    }
    forget(artificial)
    return nil
  }

  private mutating func enter(_ row: Row, as symbol: Int32) {
    rows[symbol] = row
    basic.append(symbol)
    for level in objectives.indices {
      let cost = objectives[level][symbol]
      guard cost != 0 else { continue }
      objectives[level].remove(symbol)
      objectives[level].add(row, times: cost)
    }
  }

  private mutating func forget(_ symbol: Int32) {
    for id in basic where rows[id]?[symbol] ?? 0 != 0 { rows[id]?.remove(symbol) }
    for level in objectives.indices { objectives[level].remove(symbol) }
  }

  // MARK: Values

  /// What is not basic is zero, so a definition's value is that of its basic symbols.
  mutating func values() -> [Double] {
    var values: [Double] = []
    values.reserveCapacity(Int(variableCount))
    for variable in 0..<variableCount {
      let definition = resolved(variable)
      values.append(
        definition.cells.reduce(definition.constant) { sum, cell in
          guard !isVariable(cell.symbol), let row = rows[cell.symbol] else { return sum }
          return sum + row.constant * cell.coefficient
        })
    }
    return values
  }

  /// Brings variables that could take other values nearest to where they rest, in their order.
  mutating func settle(_ resting: [Double?]) {
    var free = freeSymbols()
    for variable in 0..<variableCount where mayBeOpen(variable, free) {
      let row = expanded(variable)
      let ways = row.cells.filter { isVariable($0.symbol) || free.contains($0.symbol) }
      guard !ways.isEmpty else { continue }
      open[Int(variable)] = ways.contains { isVariable($0.symbol) || canMove($0.symbol) }
      guard open[Int(variable)] else { continue }
      let wanted = resting[Int(variable)] ?? (definitions[Int(variable)] == nil ? 0 : nil)
      guard let wanted else { continue }
      var goal = row
      goal.constant -= wanted
      if let open = freeVariable(in: goal) {
        definitions[Int(open)] = goal.solved(for: open)
        continue
      }
      approach(goal)
      free = freeSymbols()
    }
  }

  /// The symbols outside the basis that cost nothing at any level.
  private func freeSymbols() -> Set<Int32> {
    var costly: Set<Int32> = []
    for objective in objectives {
      for cell in objective.cells where cell.coefficient.magnitude > 1e-9 {
        costly.insert(cell.symbol)
      }
    }
    var free: Set<Int32> = []
    for index in kinds.indices {
      let symbol = variableCount + Int32(index)
      if mayEnter(symbol), rows[symbol] == nil, !costly.contains(symbol) { free.insert(symbol) }
    }
    return free
  }

  /// Whether a variable's value may depend on anything that is still free.
  private mutating func mayBeOpen(_ variable: Int32, _ free: Set<Int32>) -> Bool {
    resolved(variable).cells.contains { cell in
      if isVariable(cell.symbol) || free.contains(cell.symbol) { return true }
      return rows[cell.symbol]?.cells.contains { free.contains($0.symbol) } ?? false
    }
  }

  /// Whether a free symbol can grow before a basic one reaches zero.
  private func canMove(_ symbol: Int32) -> Bool {
    for id in basic {
      guard let row = rows[id], row[symbol] < -1e-9 else { continue }
      if row.constant / -row[symbol] <= Tolerance.constant { return false }
    }
    return true
  }

  /// One more level below all others: the distance of a form from zero.
  private mutating func approach(_ goal: Row) {
    let over = makeSymbol(.slack(constraint: -1))
    let under = makeSymbol(.slack(constraint: -1))
    var row = goal
    row.insert(over, -1)
    row.insert(under, 1)
    objectives.append(
      Row(cells: [
        Row.Cell(symbol: over, coefficient: 1), Row.Cell(symbol: under, coefficient: 1),
      ]))
    let subject = row.constant >= 0 ? over : under
    enter(row.solved(for: subject), as: subject)
    optimize()
  }
}
