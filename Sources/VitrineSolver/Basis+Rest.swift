extension Basis {
  /// More directions than this are not told apart: they only serve explanations.
  private static let wayLimit = 64

  /// Brings what could take other values nearest to where it rests, and says what could.
  func rest(_ part: inout Part, order ranks: [Int32]?, _ ways: inout [[Term]]) {
    for position in part.positions { isOpen[order[position]] = false }
    var free = freePositions(part)
    guard !free.isEmpty else { return }
    var candidates: [Int32] = []
    var isCandidate: Set<Int32> = []
    for (position, directions) in free {
      let count = move(part, at: position, by: 1)
      var way: [Term] = []
      let sign = signOfMove(part, count.touched, directions)
      for index in 0..<count.moved {
        let variable = moved[index]
        if isCandidate.insert(variable).inserted { candidates.append(variable) }
        guard let sign else { continue }
        isOpen[variable] = true
        way.append(Term(Variable(index: variable), sign * moves[variable]))
      }
      forget(count)
      if !way.isEmpty, ways.count < Self.wayLimit {
        way.sort { $0.variable < $1.variable }
        ways.append(way)
      }
    }
    if let ranks {
      candidates.sort { ranks[Int($0)] < ranks[Int($1)] }
    } else {
      candidates.sort()
    }
    for variable in candidates where !isOpen[variable] {
      if let way = way(of: variable, &part) {
        for term in way { isOpen[term.variable.index] = true }
        if ways.count < Self.wayLimit { ways.append(way) }
      }
    }
    for variable in candidates where isOpen[variable] {
      descend(&part, goal: Goal(variable: variable, value: problem.resting[variable]))
      free = freePositions(part)
      if free.isEmpty { break }
      settle(variable, free, &part)
    }
    for position in part.positions { isSettled[order[position]] = false }
  }

  /// How a variable can leave its value where no single row's going moves it: tried out.
  private func way(of variable: Int32, _ part: inout Part) -> [Term]? {
    for offset: Double in [1, -1] {
      let before = part.positions.map { (order[$0], value[order[$0]]) }
      descend(&part, goal: Goal(variable: variable, value: value[variable] + offset))
      let way = before.compactMap { other, old -> Term? in
        let change = value[other] - old
        guard change.magnitude > Tolerance.conflict else { return nil }
        return Term(Variable(index: other), change)
      }
      if way.contains(where: { $0.variable.index == variable }) {
        return way.sorted { $0.variable < $1.variable }
      }
    }
    return nil
  }

  /// The positions whose rows may leave zero without any cost, and which ways (1 up, 2 down).
  private func freePositions(_ part: Part) -> [(position: Int, ways: UInt8)] {
    var free: [(position: Int, ways: UInt8)] = []
    // Without a goal nothing enters at the optimum: this only finds what is allowed.
    price(part, nil)
    for position in part.positions {
      var ways = allowed[position]
      let row = tight[position]
      if row >= 0, ways & Self.isPriced == 0 {
        if problem.costs(row, up: true) { ways &= ~1 }
        if problem.costs(row, up: false) { ways &= ~2 }
      }
      if ways & 3 != 0 { free.append((position, ways & 3)) }
    }
    return free
  }

  /// 1 or −1: a way in which the touched rows let the move go on for more than nothing.
  private func signOfMove(_ part: Part, _ touchedCount: Int, _ ways: UInt8) -> Double? {
    var ways = ways
    for index in 0..<touchedCount {
      let row = touched[index]
      let rate = rates[row]
      guard place[row] < 0, rate.magnitude > Tolerance.coefficient,
        activity[row].magnitude <= part.zero
      else { continue }
      // Towards its side a row's cost is part of the slope; past zero it is more than that.
      ways &= (rate > 0) == (side[row] > 0) ? ~2 : ~1
    }
    return ways & 1 != 0 ? 1 : ways & 2 != 0 ? -1 : nil
  }

  /// From now on a variable stays as it is: a row of its own takes the place of a free one.
  private func settle(_ variable: Int32, _ free: [(position: Int, ways: UInt8)], _ part: inout Part)
  {
    isSettled[variable] = true
    held[variable] = value[variable]
    let own = Int(position[variable])
    if tight[own] == Self.heldRow(variable) { return }
    pull(variable, by: 1)
    weigh(part)
    var best: (position: Int, ways: UInt8)?
    for entry in free
    where weights[entry.position].magnitude > best.map({ weights[$0.position].magnitude }) ?? 1e-7 {
      best = entry
    }
    guard let best else { return }
    let leaving = tight[best.position]
    exchange(Self.heldRow(variable), at: best.position, in: &part)
    if leaving >= 0 {
      activity[leaving] = 0
      side[leaving] = best.ways & 1 != 0 ? 1 : -1
    }
  }
}
