public import SwiftUI

/// A chart of marks with two axes.
public struct Chart<Content: ChartContent>: View {
  private let marks: [ChartMark]
  private let place: CallSite
  @Environment(\.chart) private var settings

  /// Creates a chart of marks.
  public init(
    file: StaticString = #fileID, line: Int = #line, @ChartContentBuilder content: () -> Content
  ) {
    marks = content()._marks.marks
    place = CallSite(file, line)
  }

  /// Creates a chart of the marks of elements.
  public init<Data: RandomAccessCollection, C: ChartContent>(
    _ data: Data, file: StaticString = #fileID, line: Int = #line,
    @ChartContentBuilder content: @escaping (Data.Element) -> C
  ) where Data.Element: Identifiable, Content == _ChartMarks {
    marks = data.flatMap { content($0)._marks.marks }
    place = CallSite(file, line)
  }

  /// Creates a chart of the marks of elements.
  public init<Data: RandomAccessCollection, ID: Hashable, C: ChartContent>(
    _ data: Data, id: KeyPath<Data.Element, ID>, file: StaticString = #fileID, line: Int = #line,
    @ChartContentBuilder content: @escaping (Data.Element) -> C
  ) where Content == _ChartMarks {
    marks = data.flatMap { content($0)._marks.marks }
    place = CallSite(file, line)
  }

  /// The drawing, with a note for each modifier that isn't drawn.
  public var body: some View {
    let drawing = ChartDrawing(marks, settings)
    Canvas { context, size in drawing.draw(in: context, size) }
      .modifier(_UndrawnModifier(undrawn(drawing), place))
  }

  private func undrawn(_ drawing: ChartDrawing) -> String? {
    var names: [String] = []
    for name in marks.flatMap(\.undrawn) + drawing.undrawnLabels where !names.contains(name) {
      names.append(name)
    }
    return names.isEmpty ? nil : names.joined(separator: ", ") + " of Chart"
  }
}
