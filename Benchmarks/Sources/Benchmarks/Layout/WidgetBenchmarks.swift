import BenchmarkRunning
import VitrineGraphics
import VitrineLayout
import VitrineSolver

/// A widget of sixty views as Auto Layout sees it: stacks, guides, hugging and compression, text
/// sizes known.
enum WidgetBenchmarks {
  static let all = [
    Benchmark(name: "layout/widget-60") {
      let tree = widget()
      var context = LayoutContext(rootSize: .fixed(Size(width: 359, height: 440)), scale: 2)
      context.rootMargins = Insets(top: 8, left: 16, bottom: 11, right: 16)
      let times = try Stopwatch.times(301) {
        _ = try solve(tree, in: context, measuring: KnownSizes())
      }
      return Measurement(name: "layout/widget-60", unit: "ms", times: times)
    }
  ]

  /// A vertical stack of eleven rows, each with an icon, a stack of two labels and a value.
  private static func widget() -> ViewTree {
    var tree = ViewTree()
    let root = tree.add(View("root"))
    let margins = tree.add(LayoutGuide("margins", .layoutMargins, of: root))
    var column = StackView(.vertical)
    column.spacing = 4
    let rows = tree.add(View("rows", .stack(column)), to: root)
    for attribute in [LayoutAttribute.top, .leading, .trailing] {
      tree.constraints.append(
        Constraint(
          "rows.\(attribute)", Anchor(rows, attribute), relation: .equal,
          second: Anchor(.guide(margins), attribute)))
    }
    tree.constraints.append(
      Constraint(
        "rows.bottom", Anchor(rows, .bottom), relation: .lessOrEqual,
        second: Anchor(.guide(margins), .bottom)))
    for index in 0..<10 {
      var line = StackView(.horizontal)
      line.spacing = 8
      line.alignment = .center
      let row = tree.add(View("row\(index)", .stack(line)), to: rows)
      let icon = tree.add(View("icon\(index)"), to: row)
      for attribute in [LayoutAttribute.width, .height] {
        tree.constraints.append(
          Constraint("icon\(index).\(attribute)", Anchor(icon, attribute), constant: 24))
      }
      let texts = tree.add(View("texts\(index)", .stack(StackView(.vertical))), to: row)
      tree.add(label("title\(index)", "A title of row \(index)", 17), to: texts)
      tree.add(label("detail\(index)", "and what it says below", 13), to: texts)
      var value = label("value\(index)", "\(index * 37)", 17)
      value.hugging.horizontal = .high
      value.compressionResistance.horizontal = .required
      tree.add(value, to: row)
    }
    return tree
  }

  private static func label(_ name: String, _ text: String, _ size: Double) -> View {
    View(name, .label(Label(AttributedText(text, font: .system(size)))))
  }
}

/// Measures eight points per byte, regardless of the font.
struct KnownSizes: Measuring {
  func measure(_ text: AttributedText, numberOfLines: Int, width: Double?) -> TextMeasure {
    let size = text.runs.first?.attributes.font.size ?? 17
    return TextMeasure(
      size: Size(width: Double(text.string.utf8.count) * 8, height: size * 1.2),
      firstBaseline: size, lastBaseline: size, lineCount: 1)
  }

  func metrics(of font: FontDescription) -> LineMetrics {
    LineMetrics(ascender: font.size, descender: font.size * 0.2, lineHeight: font.size * 1.2)
  }
}
