import VitrineProject

/// The places of an adapted text in the author's file.
package struct SourceMap: Sendable {
  /// A place in the author's file.
  package struct Place: Hashable, Sendable {
    package var offset: Int
    /// A Boolean value that indicates whether the adapted text has generated code there.
    package var isInserted: Bool

    package init(offset: Int, isInserted: Bool) {
      self.offset = offset
      self.isInserted = isInserted
    }
  }

  /// A stretch of the adapted text up to the next one.
  struct Stretch: Hashable, Sendable {
    /// The offset in the adapted text.
    var start: Int
    var place: Place
  }

  private let stretches: [Stretch]
  private let lines: LineTable

  init(_ stretches: [Stretch], of adapted: [UInt8]) {
    self.stretches = stretches
    lines = LineTable(adapted)
  }

  /// Returns the author's place for a line and a column of the adapted text, both from 1.
  func place(line: Int, column: Int) -> Place? {
    guard let offset = lines.offset(line: line, column: column) else { return nil }
    guard let stretch = stretches.last(where: { $0.start <= offset }) else { return nil }
    if stretch.place.isInserted { return stretch.place }
    return Place(offset: stretch.place.offset + offset - stretch.start, isInserted: false)
  }
}
