/// Row exchanges since a triangle was made, the product form of its inverse, in one flat store.
///
/// One row in place of another is the new row in terms of those that were tight before: a pivot at
/// the place that changed, and cells elsewhere.
struct Exchanges: Sendable {
  struct Cell {
    let place: Int32
    let coefficient: Double
  }

  private var places: [Int32] = []
  private var pivots: [Double] = []
  private var ends: [Int32] = []
  private var cells: [Cell] = []

  var count: Int { places.count }
  var isEmpty: Bool { places.isEmpty }

  mutating func removeAll() {
    places.removeAll(keepingCapacity: true)
    pivots.removeAll(keepingCapacity: true)
    ends.removeAll(keepingCapacity: true)
    cells.removeAll(keepingCapacity: true)
  }

  mutating func appendCell(_ coefficient: Double, at place: Int32) {
    cells.append(Cell(place: place, coefficient: coefficient))
  }

  /// Ends an exchange with the cells appended since the last.
  mutating func append(pivot: Double, at place: Int32) {
    places.append(place)
    pivots.append(pivot)
    ends.append(Int32(cells.count))
  }

  /// Solves from the newest exchange to the oldest: how far each row of the triangle goes when the
  /// tight rows go as far as `push` says.
  ///
  /// `changed` is called with every place that is not zero afterwards.
  @inline(__always)
  func solve(_ push: FixedBuffer<Double>, changed: (Int) -> Void) {
    var index = places.count - 1
    while index >= 0 {
      let place = Int(places[index])
      let start = index == 0 ? 0 : Int(ends[index - 1])
      var sum = push[place]
      let isPushed = sum != 0
      for cell in cells[start..<Int(ends[index])] { sum -= cell.coefficient * push[cell.place] }
      if isPushed || sum != 0 {
        push[place] = sum / pivots[index]
        changed(place)
      }
      index -= 1
    }
  }

  /// Solves from the oldest to the newest: a form in rows of the triangle, given in `weights`, as
  /// one in the tight rows.
  ///
  /// `add` takes what comes to other places.
  @inline(__always)
  func transpose(_ weights: FixedBuffer<Double>, add: (Double, Int) -> Void) {
    var start = 0
    for index in places.indices {
      let end = Int(ends[index])
      defer { start = end }
      let share = weights[places[index]]
      guard share != 0 else { continue }
      let weight = share / pivots[index]
      weights[places[index]] = weight
      for cell in cells[start..<end] { add(-weight * cell.coefficient, Int(cell.place)) }
    }
  }
}
