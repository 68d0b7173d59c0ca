/// The lists that reductions of a program's parts work with, one after another.
///
/// They are as long as the program, and a program may have thousands of parts: each reduction clears
/// what it used.
final class ReductionSpace {
  /// By row.
  let start: FixedBuffer<Int32>
  let end: FixedBuffer<Int32>
  let constants: FixedBuffer<Double>
  let isGone: FixedBuffer<Bool>
  let takenIn: FixedBuffer<Int32>
  /// By variable.
  let first: FixedBuffer<Int32>
  let waitsFor: FixedBuffer<Int32>
  let isSubstituted: FixedBuffer<Bool>
  let isAlone: FixedBuffer<Bool>
  let sum: FixedBuffer<Double>
  /// The same, overwritten by each use.
  let numbers: FixedBuffer<Int32>
  let last: FixedBuffer<Int32>

  init(_ program: LinearProgram) {
    start = FixedBuffer(program.rowCount, filledWith: -1)
    end = FixedBuffer(program.rowCount, filledWith: -1)
    constants = FixedBuffer(program.rowCount, filledWith: 0)
    isGone = FixedBuffer(program.rowCount, filledWith: false)
    takenIn = FixedBuffer(program.rowCount, filledWith: -1)
    first = FixedBuffer(program.variableCount, filledWith: -1)
    waitsFor = FixedBuffer(program.variableCount, filledWith: -1)
    isSubstituted = FixedBuffer(program.variableCount, filledWith: false)
    isAlone = FixedBuffer(program.variableCount, filledWith: false)
    sum = FixedBuffer(program.variableCount, filledWith: 0)
    numbers = FixedBuffer(program.variableCount, filledWith: 0)
    last = FixedBuffer(program.variableCount, filledWith: 0)
  }

  deinit {
    for buffer in [start, end, takenIn, first, waitsFor, numbers, last] { buffer.free() }
    for buffer in [isGone, isSubstituted, isAlone] { buffer.free() }
    constants.free()
    sum.free()
  }

  /// Makes a row as it was before any reduction.
  func clear(row: Int32) {
    start[row] = -1
    end[row] = -1
    isGone[row] = false
    takenIn[row] = -1
  }

  /// Makes a variable as it was before any reduction; its coefficient in `sum` is zero already.
  func clear(variable: Int32) {
    first[variable] = -1
    waitsFor[variable] = -1
    isSubstituted[variable] = false
    isAlone[variable] = false
  }
}
