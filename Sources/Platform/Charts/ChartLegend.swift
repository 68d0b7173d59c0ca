import SwiftUI

/// The names of a chart's colors and symbols below it, in as many rows as they need.
struct ChartLegend {
  /// A name with its mark.
  struct Entry {
    var text: GraphicsContext.ResolvedText
    var size: CGSize
    var symbol: BasicChartSymbolShape
    var style: AnyShapeStyle

    /// The width with the mark.
    var width: CGFloat { 12 + size.width }
  }

  /// The distance between the names of a row, and between the legend and the chart.
  private static let gap: CGFloat = 8
  /// The distance between rows.
  private static let rowGap: CGFloat = 4
  private var rows: [[Entry]] = []

  /// Arranges names in rows of a width, of which each has at least one name.
  init(_ entries: [Entry], width: CGFloat) {
    var x: CGFloat = 0
    for entry in entries {
      if rows.isEmpty || x + entry.width > width {
        rows.append([entry])
        x = entry.width + Self.gap
      } else {
        rows[rows.count - 1].append(entry)
        x += entry.width + Self.gap
      }
    }
  }

  /// The room below the chart.
  var height: CGFloat {
    guard !rows.isEmpty else { return 0 }
    let heights = rows.map { $0.map(\.size.height).max() ?? 0 }
    return heights.reduce(0, +) + Self.rowGap * CGFloat(rows.count - 1) + Self.gap
  }

  /// Draws the names at the lower edge of a size.
  @MainActor
  func draw(in context: GraphicsContext, _ size: CGSize) {
    var top = size.height - height + Self.gap
    for row in rows {
      let height = row.map(\.size.height).max() ?? 0
      let y = top + height / 2
      var x: CGFloat = 0
      for entry in row {
        let box = CGRect(x: x, y: y - 4, width: 8, height: 8)
        context.fill(entry.symbol.path(in: box), with: .style(entry.style))
        context.draw(entry.text, at: CGPoint(x: x + 12, y: y), anchor: .leading)
        x += entry.width + Self.gap
      }
      top += height + Self.rowGap
    }
  }
}

extension ChartDrawing {
  /// Returns the legend of a plan in a width.
  ///
  /// A value that determines both a color and a symbol has one name. Symbols alone have the color of
  /// their marks.
  @MainActor
  func legend(
    _ plan: ChartPlan, in context: GraphicsContext, width: CGFloat
  ) -> ChartLegend {
    guard settings.legend != .hidden else { return ChartLegend([], width: width) }
    func entry(_ value: ChartPosition, _ style: AnyShapeStyle) -> ChartLegend.Entry {
      var text = context.resolve(Text(verbatim: plan.x.text(of: value)).font(.caption2))
      text.shading = .style(HierarchicalShapeStyle.secondary)
      let mark = plan.marks.first { $0.symbolKey == value }
      return ChartLegend.Entry(
        text: text, size: text.measure(in: CGSize(width: 1000, height: 1000)),
        symbol: mark.map(plan.symbol) ?? .circle, style: style)
    }
    let colored = plan.colors.map { entry($0.value, $0.style) }
    let others = plan.symbols.filter { value in !plan.colors.contains { $0.value == value } }
    let symbols = others.map { value in
      let mark = plan.marks.first { $0.symbolKey == value }
      return entry(value, mark.map(plan.style) ?? AnyShapeStyle(Color.blue))
    }
    return ChartLegend(colored + symbols, width: width)
  }
}
