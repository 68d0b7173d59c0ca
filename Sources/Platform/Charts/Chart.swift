public import SwiftUI

/// A chart of marks with two axes.
public struct Chart<Content: ChartContent>: View {
  private let marks: [ChartMark]
  private let place: CallSite
  @Environment(\.chart) private var settings
  @Environment(\.layoutDirection) private var direction

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

  /// The drawing with the views at its marks, and a note for each modifier that isn't drawn.
  public var body: some View {
    let drawing = ChartDrawing(marks, settings)
    let views = marks.flatMap(\.views)
    Canvas { context, size in drawing.draw(in: context, size) }
      .overlay {
        if !views.isEmpty { annotations(views, on: drawing) }
      }
      .background { layers(behind: true, of: drawing) }
      .overlay { layers(behind: false, of: drawing) }
      .modifier(_UndrawnModifier(undrawn(drawing), place))
  }

  /// Returns the views in front of the chart or behind it.
  @ViewBuilder private func layers(behind isBehind: Bool, of drawing: ChartDrawing) -> some View {
    let layers = settings.layers.filter { $0.isBehind == isBehind }
    if !layers.isEmpty {
      MeasuringReader(place) { context in
        GeometryReader { geometry in
          let proxy = drawing.proxy(geometry, in: context)
          ZStack {
            ForEach(layers.indices, id: \.self) { index in
              layers[index].content(proxy).frame(
                maxWidth: .infinity, maxHeight: .infinity, alignment: layers[index].alignment)
            }
          }
        }
      }
      .environment(\.chart, ChartSettings())
    }
  }

  /// Returns views at their marks.
  ///
  /// The drawing has the same direction in all languages, and so have the places of the views.
  private func annotations(_ views: [ChartView], on drawing: ChartDrawing) -> some View {
    MeasuringReader(place) { context in
      let layout = ChartViewLayout(views: views) { drawing.viewBoxes($0, in: context) }
      layout {
        ForEach(views.indices, id: \.self) { index in
          ZStack { views[index].view }.environment(\.layoutDirection, direction)
        }
      }
      .environment(\.layoutDirection, .leftToRight)
    }
  }

  private func undrawn(_ drawing: ChartDrawing) -> String? {
    var names: [String] = []
    for name in marks.flatMap(\.undrawn) + drawing.undrawnLabels where !names.contains(name) {
      names.append(name)
    }
    return names.isEmpty ? nil : names.joined(separator: ", ") + " of Chart"
  }
}
