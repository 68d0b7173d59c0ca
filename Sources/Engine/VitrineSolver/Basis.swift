/// As many rows held at zero as there are variables, and the values that follow from them.
///
/// The tight rows are a triangular system, in which each row gives one variable from earlier ones,
/// times a few row exchanges since (`Exchanges`). Layouts are
/// chains, so nearly everything is in the triangle: solving with it forwards or backwards touches
/// each term once. A variable that no row decides is held by a row of its own, `heldRow`.
///
/// Variables come in parts that have nothing to do with each other once the fixed variables, which
/// follow from required equalities alone, are constants. Each part is a range of positions.
///
/// Only its one owner changes it, which makes the unchecked conformance to `Sendable` sound.
final class Basis: @unchecked Sendable {
  struct Part {
    var positions: Range<Int>
    /// Into `partRows`: sorted by level.
    var rows: Range<Int>
    var exchanges = Exchanges()
    /// How many exchanges the triangle was made with: making it anew leaves about as many.
    var rebuiltExchanges = 0
    var zero = Tolerance.constant
    /// Solves since the values were last computed from the tight rows alone.
    var age = 0
    /// Whether no row asked to be let go and nothing was open when it was last solved.
    ///
    /// Then the same rows stay the best ones until an error becomes none or changes its sign.
    var isSteady = false

    /// Whether a new triangle would make up for its cost by leaving fewer exchanges.
    var hasManyExchanges: Bool {
      exchanges.count > rebuiltExchanges + 16 + positions.count / 64
    }
  }

  let program: LinearProgram
  var fixedCount = 0
  var parts: [Part] = []
  let partRows: FixedBuffer<Int32>
  let partOfRow: FixedBuffer<Int32>

  /// By position: its variable, the row of the triangle and that variable's coefficient there, and
  /// the row that is tight now.
  let order: FixedBuffer<Int32>
  let base: FixedBuffer<Int32>
  let pivot: FixedBuffer<Double>
  let tight: FixedBuffer<Int32>
  /// By position: whether an exchange since the triangle was made has to do with its row.
  let isExchanged: FixedBuffer<Bool>
  /// By variable.
  let position: FixedBuffer<Int32>
  let value: FixedBuffer<Double>
  let held: FixedBuffer<Double>
  let isSettled: FixedBuffer<Bool>
  let isOpen: FixedBuffer<Bool>
  /// By variable: how far it goes in a sum of all ways that were found to be open, each taken another
  /// number of times, so that what goes up in one and down in another still goes somewhere.
  let drift: FixedBuffer<Double>
  /// By row: its activity, on which side of zero it counts while not tight, where it is tight or −1.
  ///
  /// Sides are 1 above and −1 below. A row that happens to be zero without being tight has a
  /// side too: without it an optimum where many rows meet could not be told from any other corner.
  let activity: FixedBuffer<Double>
  let side: FixedBuffer<Int8>
  let place: FixedBuffer<Int32>
  /// By row: where it is in the triangle, or −1.
  let basePlace: FixedBuffer<Int32>

  // Work space, zero between uses.
  let gradient: FixedBuffer<Double>
  let moves: FixedBuffer<Double>
  let moved: FixedBuffer<Int32>
  let rates: FixedBuffer<Double>
  let touched: FixedBuffer<Int32>
  let isTouched: FixedBuffer<Bool>
  let push: FixedBuffer<Double>
  let slopes: FixedBuffer<Double>
  let pending: FixedBuffer<Int32>
  let pendingSum: FixedBuffer<Int32>
  /// A bit for each position that a solve has yet to visit: most solves visit few.
  let waiting: FixedBuffer<UInt64>
  /// The weights that `weigh` computed last, and the positions where they are not zero.
  let weights: FixedBuffer<Double>
  let weighted: FixedBuffer<Int32>
  let isWeighted: FixedBuffer<Bool>
  let isCandidate: FixedBuffer<Bool>
  var weightedCount = 0
  /// How many variables of `moved` the last step moved.
  var lastMovedCount = 0
  /// How many positions have a way in `allowed`.
  var freeCount = 0
  /// Overwritten by each use.
  let origin: FixedBuffer<Double>
  let allowed: FixedBuffer<UInt8>
  private(set) lazy var reductionSpace = ReductionSpace(program)
  var candidates: [Entering] = []
  var breakpoints: [Breakpoint] = []

  init(_ program: LinearProgram) {
    self.program = program
    let variables = program.variableCount
    let rows = program.rowCount
    partRows = FixedBuffer(rows, filledWith: 0)
    partOfRow = FixedBuffer(rows, filledWith: -1)
    order = FixedBuffer(variables, filledWith: 0)
    base = FixedBuffer(variables, filledWith: 0)
    pivot = FixedBuffer(variables, filledWith: 1)
    tight = FixedBuffer(variables, filledWith: 0)
    position = FixedBuffer(variables, filledWith: -1)
    value = FixedBuffer(variables, filledWith: 0)
    held = FixedBuffer(variables, filledWith: 0)
    isExchanged = FixedBuffer(variables, filledWith: false)
    isSettled = FixedBuffer(variables, filledWith: false)
    isOpen = FixedBuffer(variables, filledWith: false)
    drift = FixedBuffer(variables, filledWith: 0)
    activity = FixedBuffer(rows, filledWith: 0)
    side = FixedBuffer(rows, filledWith: 0)
    place = FixedBuffer(rows, filledWith: -1)
    basePlace = FixedBuffer(rows, filledWith: -1)
    gradient = FixedBuffer(variables, filledWith: 0)
    moves = FixedBuffer(variables, filledWith: 0)
    moved = FixedBuffer(variables, filledWith: 0)
    rates = FixedBuffer(rows, filledWith: 0)
    touched = FixedBuffer(rows, filledWith: 0)
    isTouched = FixedBuffer(rows, filledWith: false)
    push = FixedBuffer(variables, filledWith: 0)
    slopes = FixedBuffer(program.levelCount + 1, filledWith: 0)
    pending = FixedBuffer(rows, filledWith: 0)
    pendingSum = FixedBuffer(rows, filledWith: 0)
    waiting = FixedBuffer(variables / 64 + 1, filledWith: 0)
    weights = FixedBuffer(variables, filledWith: 0)
    weighted = FixedBuffer(variables, filledWith: 0)
    isWeighted = FixedBuffer(variables, filledWith: false)
    isCandidate = FixedBuffer(variables, filledWith: false)
    origin = FixedBuffer(variables, filledWith: 0)
    allowed = FixedBuffer(variables, filledWith: 0)
  }

  deinit {
    for buffer in [
      partRows, partOfRow, order, base, tight, position, place, moved, touched, pending,
      pendingSum, basePlace, weighted,
    ] { buffer.free() }
    for buffer in [
      pivot, value, held, activity, gradient, moves, rates, push, slopes, weights, origin,
      drift,
    ] { buffer.free() }
    isExchanged.free()
    isSettled.free()
    isOpen.free()
    isTouched.free()
    isWeighted.free()
    isCandidate.free()
    waiting.free()
    allowed.free()
    side.free()
  }

  /// The row that holds a variable where it is.
  @inline(__always)
  static func heldRow(_ variable: Int32) -> Int32 { -1 - variable }

  /// What moves when the row tight at `position` leaves zero by `step` and all others stay:
  /// `moves` by variable and `rates` by row, listed in `moved` and `touched`.
  func move(
    _ part: Part, at start: Int, by step: Double
  ) -> (moved: Int, touched: Int) {
    push[start] = step
    wait(at: start)
    var first = start
    part.exchanges.solve(push) { place in
      wait(at: place)
      first = min(first, place)
    }
    var movedCount = 0
    var touchedCount = 0
    var word = first >> 6
    let lastWord = (part.positions.upperBound - 1) >> 6
    while word <= lastWord {
      let bits = waiting[word]
      guard bits != 0 else {
        word += 1
        continue
      }
      waiting[word] = bits & (bits &- 1)
      let position = word << 6 + bits.trailingZeroBitCount
      let row = base[position]
      var step = push[position]
      push[position] = 0
      if row >= 0 { step = (step - rates[row]) / pivot[position] }
      guard step.magnitude > Tolerance.coefficient else { continue }
      let variable = order[position]
      moves[variable] = step
      moved[movedCount] = variable
      movedCount += 1
      for index in program.column(of: variable) {
        let row = program.columnRow[index]
        if !isTouched[row] {
          isTouched[row] = true
          touched[touchedCount] = row
          touchedCount += 1
        }
        rates[row] += program.columnCoefficient[index] * step
        let place = Int(basePlace[row])
        if place > position { wait(at: place) }
      }
    }
    return (movedCount, touchedCount)
  }

  @inline(__always)
  private func wait(at position: Int) { waiting[position >> 6] |= 1 << UInt64(position & 63) }

  /// Begins a triangle without exchanges.
  func clearExchanges(_ part: inout Part) {
    part.exchanges.removeAll()
    part.rebuiltExchanges = 0
    for position in part.positions { isExchanged[position] = false }
  }

  func forget(_ count: (moved: Int, touched: Int)) {
    for index in 0..<count.moved { moves[moved[index]] = 0 }
    for index in 0..<count.touched {
      rates[touched[index]] = 0
      isTouched[touched[index]] = false
    }
  }

  /// Writes the form in `gradient`, which is cleared, as a sum of the tight rows: `weights`.
  func weigh(_ part: Part) {
    for index in 0..<weightedCount {
      weights[weighted[index]] = 0
      isWeighted[weighted[index]] = false
    }
    weightedCount = 0
    var word = (part.positions.upperBound - 1) >> 6
    let firstWord = part.positions.lowerBound >> 6
    while word >= firstWord {
      let bits = waiting[word]
      guard bits != 0 else {
        word -= 1
        continue
      }
      let bit = 63 - bits.leadingZeroBitCount
      waiting[word] = bits & ~(1 << UInt64(bit))
      let position = word << 6 + bit
      let variable = order[position]
      let wanted = gradient[variable]
      gradient[variable] = 0
      guard wanted != 0 else { continue }
      let row = base[position]
      guard row >= 0 else {
        addWeight(wanted, at: position)
        continue
      }
      let weight = wanted / pivot[position]
      addWeight(weight, at: position)
      for index in program.terms(of: row) where program.rowVariable[index] != variable {
        pull(program.rowVariable[index], by: -weight * program.rowCoefficient[index])
      }
    }
    part.exchanges.transpose(weights) { weight, place in addWeight(weight, at: place) }
  }

  @inline(__always)
  private func addWeight(_ weight: Double, at position: Int) {
    if !isWeighted[position] {
      isWeighted[position] = true
      weighted[weightedCount] = Int32(position)
      weightedCount += 1
    }
    weights[position] += weight
  }

  /// Adds to the gradient.
  @inline(__always)
  func pull(_ variable: Int32, by amount: Double) {
    gradient[variable] += amount
    let place = Int(position[variable])
    if place >= fixedCount { wait(at: place) }
  }

  /// Adds `factor` × a row to the gradient.
  @inline(__always)
  func addToGradient(_ row: Int32, _ factor: Double) {
    guard row >= 0 else {
      pull(-1 - row, by: factor)
      return
    }
    for index in program.terms(of: row) {
      pull(program.rowVariable[index], by: factor * program.rowCoefficient[index])
    }
  }

  /// Makes `row` tight in place of the one at `position`.
  func exchange(_ row: Int32, at position: Int, in part: inout Part) {
    let leaving = tight[position]
    if leaving >= 0 { place[leaving] = -1 }
    tight[position] = row
    if row >= 0 { place[row] = Int32(position) }
    // What no exchange has to do with can change in the triangle itself.
    if !isExchanged[position], replaceInTriangle(row, at: position) { return }
    addToGradient(row, 1)
    weigh(part)
    for index in 0..<weightedCount {
      let other = weighted[index]
      guard other != position, weights[other].magnitude > Tolerance.coefficient else { continue }
      part.exchanges.appendCell(weights[other], at: other)
      isExchanged[other] = true
    }
    isExchanged[position] = true
    part.exchanges.append(pivot: weights[position], at: Int32(position))
  }

  /// A row of this position's variable and earlier ones fits into the triangle as it is.
  private func replaceInTriangle(_ row: Int32, at position: Int) -> Bool {
    let variable = order[position]
    guard row >= 0 else {
      guard row == Self.heldRow(variable) else { return false }
      setBase(row, 1, at: position)
      return true
    }
    var coefficient = 0.0
    for index in program.terms(of: row) {
      let other = program.rowVariable[index]
      if other == variable {
        coefficient = program.rowCoefficient[index]
      } else if self.position[other] > position {
        return false
      }
    }
    guard coefficient.magnitude > 1e-6 else { return false }
    setBase(row, coefficient, at: position)
    return true
  }

  private func setBase(_ row: Int32, _ coefficient: Double, at position: Int) {
    if base[position] >= 0 { basePlace[base[position]] = -1 }
    base[position] = row
    pivot[position] = coefficient
    if row >= 0 { basePlace[row] = Int32(position) }
  }

  /// Computes values and activities from the tight rows, forgetting what rounding has added up.
  func evaluate(_ part: Part) {
    for position in part.positions {
      let row = tight[position]
      push[position] = row >= 0 ? -program.constant[row] : held[-1 - row]
    }
    part.exchanges.solve(push) { _ in }
    for position in part.positions {
      let variable = order[position]
      let row = base[position]
      var sum = push[position]
      push[position] = 0
      if row >= 0 {
        for index in program.terms(of: row) where program.rowVariable[index] != variable {
          sum -= program.rowCoefficient[index] * value[program.rowVariable[index]]
        }
        sum /= pivot[position]
      }
      value[variable] = sum
    }
    for index in part.rows {
      let row = partRows[index]
      guard place[row] < 0 else {
        activity[row] = 0
        continue
      }
      activity[row] = error(of: row)
    }
    takeSides(part)
  }

  /// How far a row is from zero, by the values alone.
  @inline(__always)
  func error(of row: Int32) -> Double {
    var sum = program.constant[row]
    for index in program.terms(of: row) {
      sum += program.rowCoefficient[index] * value[program.rowVariable[index]]
    }
    return sum
  }

  /// Rows off zero take the side they are on; the others keep theirs, at first the free one.
  func takeSides(_ part: Part) {
    for index in part.rows { takeSide(partRows[index], zero: part.zero) }
  }

  /// Whether the row is at zero, or on another side than before.
  @inline(__always) @discardableResult
  func takeSide(_ row: Int32, zero: Double) -> Bool {
    guard place[row] < 0 else { return false }
    let error = activity[row]
    guard error.magnitude > zero else {
      if side[row] == 0 { side[row] = program.costs(row, up: true) ? -1 : 1 }
      return true
    }
    let before = side[row]
    side[row] = error > 0 ? 1 : -1
    return side[row] != before
  }
}
