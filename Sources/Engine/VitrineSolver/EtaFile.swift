/// The eta file of a basis: its pivots since the last refactorization.
///
/// This is the product form of the inverse. Each pivot expresses the entering row in the rows that
/// were tight before: a pivot element at the position of the pivot, and entries at other positions.
/// All pivots share flat arrays, because one array for each pivot would cost an allocation.
struct EtaFile: Sendable {
  struct Entry {
    let position: Int32
    let coefficient: Double
  }

  private var positions: [Int32] = []
  private var pivotElements: [Double] = []
  /// For each pivot, the end of its entries in `entries`.
  private var ends: [Int32] = []
  private var entries: [Entry] = []

  var count: Int { positions.count }
  var isEmpty: Bool { positions.isEmpty }

  mutating func removeAll() {
    positions.removeAll(keepingCapacity: true)
    pivotElements.removeAll(keepingCapacity: true)
    ends.removeAll(keepingCapacity: true)
    entries.removeAll(keepingCapacity: true)
  }

  /// Appends an entry of the pivot that the next `append` completes.
  mutating func appendEntry(_ coefficient: Double, at position: Int32) {
    entries.append(Entry(position: position, coefficient: coefficient))
  }

  /// Completes a pivot with the entries since the last one.
  mutating func append(pivotElement: Double, at position: Int32) {
    positions.append(position)
    pivotElements.append(pivotElement)
    ends.append(Int32(entries.count))
  }

  /// Converts the activities of the tight rows to those of the triangle rows, from the newest pivot
  /// to the oldest.
  ///
  /// Calls `changed` with each position of a pivot that is or was nonzero.
  @inline(__always)
  func solve(_ rightHandSide: FixedBuffer<Double>, changed: (Int) -> Void) {
    var index = positions.count - 1
    while index >= 0 {
      let position = Int(positions[index])
      let start = index == 0 ? 0 : Int(ends[index - 1])
      var sum = rightHandSide[position]
      let wasNonzero = sum != 0
      for entry in entries[start..<Int(ends[index])] {
        sum -= entry.coefficient * rightHandSide[entry.position]
      }
      if wasNonzero || sum != 0 {
        rightHandSide[position] = sum / pivotElements[index]
        changed(position)
      }
      index -= 1
    }
  }

  /// Converts multipliers of the triangle rows to those of the tight rows, from the oldest pivot to
  /// the newest.
  ///
  /// Calls `add` with each amount for another position.
  @inline(__always)
  func solveTransposed(_ multipliers: FixedBuffer<Double>, add: (Double, Int) -> Void) {
    var start = 0
    for index in positions.indices {
      let end = Int(ends[index])
      defer { start = end }
      let triangleMultiplier = multipliers[positions[index]]
      guard triangleMultiplier != 0 else { continue }
      let multiplier = triangleMultiplier / pivotElements[index]
      multipliers[positions[index]] = multiplier
      for entry in entries[start..<end] {
        add(-multiplier * entry.coefficient, Int(entry.position))
      }
    }
  }
}
