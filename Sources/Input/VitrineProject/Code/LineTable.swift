/// The lines of a file.
package struct LineTable {
  /// The offsets at which lines begin.
  private var starts = [0]

  package init(_ bytes: [UInt8]) {
    for (offset, byte) in bytes.enumerated() where byte == 0x0A { starts.append(offset + 1) }
  }

  /// Returns the line and the column of an offset, both from 1.
  package func place(of offset: Int) -> (line: Int, column: Int) {
    var low = 0
    var high = starts.count
    while high - low > 1 {
      let middle = (low + high) / 2
      if starts[middle] <= offset { low = middle } else { high = middle }
    }
    return (low + 1, offset - starts[low] + 1)
  }

  /// Returns the offset of a line and column, both from 1, or nil if there is no such line.
  package func offset(line: Int, column: Int) -> Int? {
    guard line >= 1, line <= starts.count else { return nil }
    return starts[line - 1] + max(0, column - 1)
  }
}
