import Testing
import VitrineGraphics
import VitrineLayout
import VitrineSolver

/// Tests of the number of text measurements, which take most of the time of layout.
@Suite struct MeasuringTests {
  /// A measurer that counts its calls on one thread.
  private final class Counter: Measuring {
    nonisolated(unsafe) private(set) var count = 0

    func measure(_ text: AttributedText, numberOfLines: Int, width: Double?) -> TextMeasure {
      unsafe count += 1
      return PlainMeasuring().measure(text, numberOfLines: numberOfLines, width: width)
    }

    func metrics(of font: FontDescription) -> LineMetrics { PlainMeasuring().metrics(of: font) }
  }

  /// A row of two labels.
  private func row(_ alignment: StackView.Alignment = .fill) -> ViewTree {
    var tree = ViewTree()
    let root = tree.add(View("root"))
    var stack = StackView(.horizontal)
    stack.alignment = alignment
    let row = tree.add(View("row", .stack(stack)), to: root)
    for attribute in [LayoutAttribute.left, .top] {
      tree.constraints.append(
        Constraint(
          "\(attribute)", Anchor(row, attribute), relation: .equal, second: Anchor(root, attribute))
      )
    }
    for size in [20.0, 10] {
      let text = AttributedText("text", font: .system(size))
      tree.add(View("label\(size)", .label(Label(text))), to: row)
    }
    return tree
  }

  private func questions(_ tree: ViewTree) throws -> Int {
    let counter = Counter()
    let context = LayoutContext(rootSize: .fixed(Size(width: 300, height: 100)), scale: 2)
    _ = try solve(tree, in: context, measuring: counter)
    return unsafe counter.count
  }

  @Test func `a text is measured once if nothing uses baselines`() throws {
    #expect(try questions(row()) == 2)
  }

  @Test func `baselines are measured if a stack or a constraint uses them`() throws {
    #expect(try questions(row(.firstBaseline)) == 4)
    var tree = row()
    tree.constraints.append(
      Constraint(
        "b", Anchor(ViewID(2), .lastBaseline), relation: .equal, second: Anchor(ViewID(0), .bottom))
    )
    #expect(try questions(tree) == 4)
    var relative = row()
    if case .stack(var stack) = relative.views[1].kind {
      stack.isBaselineRelative = true
      stack.axis = .vertical
      relative.views[1].kind = .stack(stack)
    }
    #expect(try questions(relative) == 4)
  }
}
