import TestSupport
import Testing
import VitrineGraphics
import VitrineLayout
import VitrineSolver

/// Compares the frames of all combinations of stack settings with a recorded text.
///
/// Each line is a case: axis, distribution, alignment, number of children, the hidden one, and
/// direction. Then each child's x, y, width and height follow. The children are labels of 20, 40,
/// 30, 10 and 50 points by 10, 14, 12, 10 and 16, in a stack of 300 × 120.
@Suite struct StackMatrixTests {
  private struct Case: CustomStringConvertible {
    var axis: Axis
    var distribution: StackView.Distribution
    var alignment: StackView.Alignment
    var count: Int
    var hidden: Int?
    var direction: LayoutDirection

    var description: String {
      let hiding = hidden.map { "hidden \($0)" } ?? "shown"
      let way = direction == .rightToLeft ? "rtl" : "ltr"
      return "\(axis) \(distribution) \(alignment) \(count) \(hiding) \(way)"
    }
  }

  private static var cases: [Case] {
    var cases: [Case] = []
    for axis in Axis.allCases {
      for distribution in StackView.Distribution.allCases {
        for alignment in StackView.Alignment.allCases {
          for count in [0, 1, 2, 5] {
            let hidden: [Int?] =
              [nil] + Set([0, count / 2, count - 1]).filter { $0 >= 0 && count > 0 }.sorted()
            for hidden in hidden {
              for direction in [LayoutDirection.leftToRight, .rightToLeft] {
                cases.append(
                  Case(
                    axis: axis, distribution: distribution, alignment: alignment, count: count,
                    hidden: hidden, direction: direction))
              }
            }
          }
        }
      }
    }
    return cases
  }

  private func frames(_ setting: Case) throws -> [Rect] {
    var tree = ViewTree()
    let root = tree.add(View("root"))
    var stack = StackView(setting.axis)
    stack.distribution = setting.distribution
    stack.alignment = setting.alignment
    stack.spacing = 8
    let id = tree.add(View("stack", .stack(stack)), to: root)
    let texts = ["ab", "abcd", "abc", "a", "abcde"]
    let sizes: [Double] = [10, 14, 12, 10, 16]
    for index in 0..<setting.count {
      var view = View(
        "child\(index)",
        .label(Label(AttributedText(texts[index], font: .system(sizes[index])))))
      view.isHidden = index == setting.hidden
      tree.add(view, to: id)
    }
    for attribute in [LayoutAttribute.left, .right, .top, .bottom] {
      tree.constraints.append(
        Constraint(
          "\(attribute)", Anchor(id, attribute), relation: .equal, second: Anchor(root, attribute)))
    }
    var context = LayoutContext(rootSize: .fixed(Size(width: 300, height: 120)), scale: 2)
    context.direction = setting.direction
    let solved = try solve(tree, in: context, measuring: PlainMeasuring())
    #expect(solved.conflicts.isEmpty, "\(setting)")
    return Array(solved.frames.dropFirst(2))
  }

  private func number(_ value: Double) -> String {
    value == value.rounded() ? "\(Int(value))" : "\(value)"
  }

  @Test func `the frames of all stacks are as recorded`() throws {
    var lines: [String] = []
    for setting in Self.cases {
      let shown = try frames(setting).enumerated().map { index, frame in
        index == setting.hidden
          ? "–"
          : [frame.minX, frame.minY, frame.width, frame.height].map(number).joined(separator: ",")
      }
      lines.append("\(setting): \(shown.joined(separator: "  "))")
    }
    let problem = try Golden.problem(with: lines, named: "layout/stacks")
    #expect(problem == nil)
  }

  @Test func `a mirrored stack is the mirror image of the unmirrored one`() throws {
    for setting in Self.cases where setting.direction == .leftToRight {
      var mirrored = setting
      mirrored.direction = .rightToLeft
      for (plain, other) in zip(try frames(setting), try frames(mirrored)) where plain.width > 0 {
        #expect((300 - plain.maxX - other.minX).magnitude <= 0.5, "\(setting)")
        #expect(plain.minY == other.minY, "\(setting)")
      }
    }
  }
}
