/// The workspace of the reductions of a program's parts, which use it one after another.
///
/// The buffers are as long as the program, and a program can have thousands of parts. Therefore
/// each
/// reduction clears only the elements that it used.
final class ReductionWorkspace {
  /// For each row, the range of its cells, or −1 for a row without a substitution.
  let cellStart: FixedBuffer<Int32>
  let cellEnd: FixedBuffer<Int32>
  /// For each row, its constant after a substitution.
  let constants: FixedBuffer<Double>
  let isRemoved: FixedBuffer<Bool>
  /// For each row, the last round in which it took part in a substitution.
  let lastSubstitutionRound: FixedBuffer<Int32>

  /// For each variable, the first of its linked cells, or −1.
  let firstCell: FixedBuffer<Int32>
  /// For each variable, the last round in which it was queued.
  let lastQueuedRound: FixedBuffer<Int32>
  let isSubstituted: FixedBuffer<Bool>
  /// For each variable, whether a row contains only this variable, such as a minimum of a size.
  let hasSingletonRow: FixedBuffer<Bool>
  /// For each variable, its coefficient in the row in construction, zero between uses.
  let coefficients: FixedBuffer<Double>

  // Overwritten by each use.
  /// For each variable, its index among the remaining variables.
  let reducedIndex: FixedBuffer<Int32>
  /// For each variable, the rank of the last ambiguous variable that it depends on, or −1.
  let lastRank: FixedBuffer<Int32>

  private let owner: BufferOwner

  init(_ program: LinearProgram) {
    var owner = BufferOwner()
    cellStart = owner.makeBuffer(program.rowCount, filledWith: -1)
    cellEnd = owner.makeBuffer(program.rowCount, filledWith: -1)
    constants = owner.makeBuffer(program.rowCount, filledWith: 0)
    isRemoved = owner.makeBuffer(program.rowCount, filledWith: false)
    lastSubstitutionRound = owner.makeBuffer(program.rowCount, filledWith: -1)
    firstCell = owner.makeBuffer(program.variableCount, filledWith: -1)
    lastQueuedRound = owner.makeBuffer(program.variableCount, filledWith: -1)
    isSubstituted = owner.makeBuffer(program.variableCount, filledWith: false)
    hasSingletonRow = owner.makeBuffer(program.variableCount, filledWith: false)
    coefficients = owner.makeBuffer(program.variableCount, filledWith: 0)
    reducedIndex = owner.makeBuffer(program.variableCount, filledWith: 0)
    lastRank = owner.makeBuffer(program.variableCount, filledWith: 0)
    self.owner = owner
  }

  /// Restores the state of a row before any reduction.
  func clear(row: Int32) {
    cellStart[row] = -1
    cellEnd[row] = -1
    isRemoved[row] = false
    lastSubstitutionRound[row] = -1
  }

  /// Restores the state of a variable before any reduction, except for its coefficient.
  ///
  /// The coefficient is already zero.
  func clear(variable: Int32) {
    firstCell[variable] = -1
    lastQueuedRound[variable] = -1
    isSubstituted[variable] = false
    hasSingletonRow[variable] = false
  }
}
