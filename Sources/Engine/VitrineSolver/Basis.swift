// The basis of the simplex method, and the vocabulary of this module.
//
// The solver minimizes the weighted absolute errors of its rows, one priority level after another.
// Its basis is the row form of the textbooks' basis: instead of m basic columns it lists n tight
// rows, one per variable. The files use these terms:
//
// - row: a compiled constraint. Its *activity* is Σ coefficient × variable + constant, and its error
//   is the part of the activity that the constraint forbids.
// - level: a priority as a small index. Level 0 is required, and costs are compared by level.
// - tight row: a row with activity zero that belongs to the basis.
// - basis: as many independent tight rows as there are variables. They determine all values.
// - position: the index of a variable and of its tight row in the basis.
// - artificial row: the row `variable = value`, which completes a basis where no constraint determines
//   the variable. Row indexes below zero denote artificial rows.
// - triangle: the basis at the last refactorization, permuted to triangular form. Each of its rows
//   determines one variable from earlier ones, and that variable's coefficient is the pivot element.
// - eta file: the pivots since the last refactorization, as factors (`EtaFile`).
// - pivot: the exchange of a leaving row for an entering row at one position.
// - leaving row: the tight row whose activity moves away from zero in a pivot. The textbooks' entering
//   variable is the slack of this row.
// - entering row: the row that becomes tight. The ratio test chooses it.
// - edge direction: the change of all variables for one unit of the leaving row, and its rate is the
//   change of a row's activity for the same unit.
// - multiplier: the coefficient of a tight row in the cost gradient, also known as a dual value.
// - reduced cost, slope: the change of the cost for one unit of a leaving row.
// - pricing: the search for leaving rows with negative slopes.
// - breakpoint: the step length at which a row reaches zero and the slope increases.
// - ratio test: the choice of the breakpoint at which the slope is no longer negative.
// - degenerate: a pivot with step length zero, or a basis in which more rows than variables are zero.
// - free direction: a direction in which the optimum doesn't change at any level.
// - fill-in: terms that a substitution adds to other rows (`Reduction`).

/// A basis of a linear program: the tight rows and the values that follow from them.
///
/// Layouts are chains of constraints, so that nearly all tight rows fit into the triangle. A solve
/// with the triangle visits each term once, forwards or backwards. Pivots that don't fit into it go
/// to
/// the eta file.
///
/// Fixed variables follow from required equalities and become constants. The other variables are
/// divided into independent parts, and each part is a range of positions.
///
/// Only one owner mutates a basis, which makes the unchecked conformance to `Sendable` sound.
final class Basis: @unchecked Sendable {
  /// An independent part of the program.
  struct Part {
    var positions: Range<Int>
    /// A range of `partRows`, sorted by level.
    var rows: Range<Int>
    var etaFile = EtaFile()
    /// The number of pivots that the last refactorization left in the eta file.
    var etaCountAfterRefactorization = 0
    var zero = Tolerance.constant
    /// The number of solves since the values were last computed from the tight rows.
    var solvesSinceRefactorization = 0
    /// A Boolean value that indicates whether the last solve found a unique optimum.
    ///
    /// Then the same basis stays optimal until an error becomes zero or changes its sign.
    var isUniqueOptimum = false

    /// A Boolean value that indicates whether a shorter eta file would pay for a refactorization.
    var needsRefactorization: Bool {
      etaFile.count > etaCountAfterRefactorization + 16 + positions.count / 64
    }
  }

  /// The numbers of variables and rows that an edge direction changes.
  struct DirectionSize {
    var variables: Int
    var rows: Int
  }

  // The bits of `allowedDirections`.
  static let upward: UInt8 = 1
  static let downward: UInt8 = 2
  static let bothDirections: UInt8 = 3
  /// The bit for a row whose error is part of the slope of its level.
  static let isPriced: UInt8 = 4

  let program: LinearProgram
  var fixedCount = 0
  var parts: [Part] = []
  let partRows: FixedBuffer<Int32>
  let partOfRow: FixedBuffer<Int32>

  // Buffers with an element for each position.
  let pivotVariable: FixedBuffer<Int32>
  let triangleRow: FixedBuffer<Int32>
  let pivotElement: FixedBuffer<Double>
  let tightRow: FixedBuffer<Int32>
  /// For each position, whether a pivot in the eta file involves its triangle row.
  let isInEtaFile: FixedBuffer<Bool>

  // Buffers with an element for each variable.
  let position: FixedBuffer<Int32>
  let value: FixedBuffer<Double>
  let artificialValue: FixedBuffer<Double>
  /// For each variable, whether tie-breaking has decided its value.
  let isFrozen: FixedBuffer<Bool>
  let isAmbiguous: FixedBuffer<Bool>
  /// For each variable, a generic linear combination of all free directions.
  ///
  /// The factors differ, so that opposite directions of a variable don't cancel out.
  let genericDirection: FixedBuffer<Double>

  // Buffers with an element for each row.
  let activity: FixedBuffer<Double>
  /// For each row, the sign with which it counts while not tight, 1 above zero and −1 below.
  ///
  /// A row that is zero without being tight has a side, too. Otherwise a degenerate optimum could
  /// not
  /// be distinguished from any other vertex.
  let side: FixedBuffer<Int8>
  /// For each row, its position among the tight rows, or −1.
  let tightPosition: FixedBuffer<Int32>
  /// For each row, its position in the triangle, or −1.
  let trianglePosition: FixedBuffer<Int32>

  // Workspace that is zero between uses.
  let gradient: FixedBuffer<Double>
  /// For each variable, the current edge direction, nonzero for the variables in
  /// `directionVariables`.
  let direction: FixedBuffer<Double>
  let directionVariables: FixedBuffer<Int32>
  /// For each row, the rates of the current edge direction, nonzero for rows in `directionRows`
  /// only.
  let rates: FixedBuffer<Double>
  let directionRows: FixedBuffer<Int32>
  let isDirectionRow: FixedBuffer<Bool>
  let rightHandSide: FixedBuffer<Double>
  let slopes: FixedBuffer<Double>
  /// For each row, the number of its variables without a position, and the sum of their indexes.
  let unknownCount: FixedBuffer<Int32>
  let unknownSum: FixedBuffer<Int32>
  /// A bit set of the positions that a triangular solve has yet to visit.
  ///
  /// Most solves visit few positions.
  let pendingPositions: FixedBuffer<UInt64>
  /// For each position, the result of `computeMultipliers`.
  let multipliers: FixedBuffer<Double>
  /// The positions with a multiplier, in the order of their computation.
  let multiplierPositions: FixedBuffer<Int32>
  let hasMultiplier: FixedBuffer<Bool>
  let isCandidate: FixedBuffer<Bool>
  var multiplierCount = 0
  /// The number of elements of `directionVariables` that the last step changed.
  var changedCount = 0
  /// The number of positions with a free direction in `allowedDirections`.
  var freeRowCount = 0

  // Workspace that each use overwrites.
  let startValue: FixedBuffer<Double>
  /// For each position, the directions in which its tight row may leave.
  let allowedDirections: FixedBuffer<UInt8>
  private(set) lazy var reductionWorkspace = ReductionWorkspace(program)
  var candidates: [LeavingRow] = []
  var breakpoints: [Breakpoint] = []

  private let owner: BufferOwner

  init(_ program: LinearProgram) {
    var owner = BufferOwner()
    self.program = program
    let variables = program.variableCount
    let rows = program.rowCount
    partRows = owner.makeBuffer(rows, filledWith: 0)
    partOfRow = owner.makeBuffer(rows, filledWith: -1)
    pivotVariable = owner.makeBuffer(variables, filledWith: 0)
    triangleRow = owner.makeBuffer(variables, filledWith: 0)
    pivotElement = owner.makeBuffer(variables, filledWith: 1)
    tightRow = owner.makeBuffer(variables, filledWith: 0)
    position = owner.makeBuffer(variables, filledWith: -1)
    value = owner.makeBuffer(variables, filledWith: 0)
    artificialValue = owner.makeBuffer(variables, filledWith: 0)
    isInEtaFile = owner.makeBuffer(variables, filledWith: false)
    isFrozen = owner.makeBuffer(variables, filledWith: false)
    isAmbiguous = owner.makeBuffer(variables, filledWith: false)
    genericDirection = owner.makeBuffer(variables, filledWith: 0)
    activity = owner.makeBuffer(rows, filledWith: 0)
    side = owner.makeBuffer(rows, filledWith: 0)
    tightPosition = owner.makeBuffer(rows, filledWith: -1)
    trianglePosition = owner.makeBuffer(rows, filledWith: -1)
    gradient = owner.makeBuffer(variables, filledWith: 0)
    direction = owner.makeBuffer(variables, filledWith: 0)
    directionVariables = owner.makeBuffer(variables, filledWith: 0)
    rates = owner.makeBuffer(rows, filledWith: 0)
    directionRows = owner.makeBuffer(rows, filledWith: 0)
    isDirectionRow = owner.makeBuffer(rows, filledWith: false)
    rightHandSide = owner.makeBuffer(variables, filledWith: 0)
    slopes = owner.makeBuffer(program.levelCount + 1, filledWith: 0)
    unknownCount = owner.makeBuffer(rows, filledWith: 0)
    unknownSum = owner.makeBuffer(rows, filledWith: 0)
    pendingPositions = owner.makeBuffer(variables / 64 + 1, filledWith: 0)
    multipliers = owner.makeBuffer(variables, filledWith: 0)
    multiplierPositions = owner.makeBuffer(variables, filledWith: 0)
    hasMultiplier = owner.makeBuffer(variables, filledWith: false)
    isCandidate = owner.makeBuffer(variables, filledWith: false)
    startValue = owner.makeBuffer(variables, filledWith: 0)
    allowedDirections = owner.makeBuffer(variables, filledWith: 0)
    self.owner = owner
  }

  /// Returns the row `variable = artificialValue[variable]`.
  @inline(__always)
  static func artificialRow(of variable: Int32) -> Int32 { -1 - variable }

  /// Computes values and activities from the tight rows, which removes accumulated rounding errors.
  func recomputeValues(_ part: Part) {
    for position in part.positions {
      let row = tightRow[position]
      rightHandSide[position] = row >= 0 ? -program.constant[row] : artificialValue[-1 - row]
    }
    part.etaFile.solve(rightHandSide) { _ in }
    for position in part.positions {
      let variable = pivotVariable[position]
      let row = triangleRow[position]
      var sum = rightHandSide[position]
      rightHandSide[position] = 0
      if row >= 0 {
        for index in program.terms(of: row) where program.rowVariable[index] != variable {
          sum -= program.rowCoefficient[index] * value[program.rowVariable[index]]
        }
        sum /= pivotElement[position]
      }
      value[variable] = sum
    }
    for index in part.rows {
      let row = partRows[index]
      guard tightPosition[row] < 0 else {
        activity[row] = 0
        continue
      }
      activity[row] = computeActivity(of: row)
    }
    updateSides(part)
  }

  /// Returns a row's activity, computed from the values.
  @inline(__always)
  func computeActivity(of row: Int32) -> Double {
    var sum = program.constant[row]
    for index in program.terms(of: row) {
      sum += program.rowCoefficient[index] * value[program.rowVariable[index]]
    }
    return sum
  }

  /// Updates the sides of a part's rows from their activities.
  ///
  /// Rows at zero keep their side. A row without a side gets the one that costs nothing, if any.
  func updateSides(_ part: Part) {
    for index in part.rows { updateSide(partRows[index], zero: part.zero) }
  }

  /// Updates a row's side and returns whether the row is at zero or has changed its side.
  @inline(__always) @discardableResult
  func updateSide(_ row: Int32, zero: Double) -> Bool {
    guard tightPosition[row] < 0 else { return false }
    let activity = activity[row]
    guard activity.magnitude > zero else {
      if side[row] == 0 { side[row] = program.costs(row, up: true) ? -1 : 1 }
      return true
    }
    let before = side[row]
    side[row] = activity > 0 ? 1 : -1
    return side[row] != before
  }
}
