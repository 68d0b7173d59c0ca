/// A linear form over the tableau's symbols: a constant and coefficients sorted by symbol.
struct Row: Sendable {
  struct Cell: Sendable {
    var symbol: Int32
    var coefficient: Double
  }

  var constant: Double
  var cells: [Cell]

  init(constant: Double = 0, cells: [Cell] = []) {
    self.constant = constant
    self.cells = cells
  }

  /// The coefficient of a symbol, 0 where it has none.
  subscript(symbol: Int32) -> Double {
    var low = 0
    var high = cells.count
    while low < high {
      let middle = (low + high) / 2
      if cells[middle].symbol < symbol { low = middle + 1 } else { high = middle }
    }
    return low < cells.count && cells[low].symbol == symbol ? cells[low].coefficient : 0
  }

  /// Adds `factor` × `other`, dropping what cancels.
  mutating func add(_ other: Row, times factor: Double) {
    constant += other.constant * factor
    var merged: [Cell] = []
    merged.reserveCapacity(cells.count + other.cells.count)
    var i = 0
    var j = 0
    while i < cells.count || j < other.cells.count {
      if j == other.cells.count || i < cells.count && cells[i].symbol < other.cells[j].symbol {
        merged.append(cells[i])
        i += 1
      } else if i == cells.count || other.cells[j].symbol < cells[i].symbol {
        merged.append(
          Cell(symbol: other.cells[j].symbol, coefficient: other.cells[j].coefficient * factor))
        j += 1
      } else {
        let sum = cells[i].coefficient + other.cells[j].coefficient * factor
        if sum.magnitude > Tolerance.coefficient {
          merged.append(Cell(symbol: cells[i].symbol, coefficient: sum))
        }
        i += 1
        j += 1
      }
    }
    cells = merged
  }

  mutating func remove(_ symbol: Int32) { cells.removeAll { $0.symbol == symbol } }

  mutating func insert(_ symbol: Int32, _ coefficient: Double) {
    add(Row(cells: [Cell(symbol: symbol, coefficient: coefficient)]), times: 1)
  }

  /// With this row meaning 0 = constant + cells, the row of `symbol`: symbol = ….
  func solved(for symbol: Int32) -> Row {
    let factor = -1 / self[symbol]
    var row = self
    row.remove(symbol)
    row.constant *= factor
    for index in row.cells.indices { row.cells[index].coefficient *= factor }
    return row
  }
}
