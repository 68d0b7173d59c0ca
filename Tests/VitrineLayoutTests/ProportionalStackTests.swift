import Testing
import VitrineGraphics
import VitrineLayout
import VitrineSolver

@Suite struct ProportionalStackTests {
  private func label(_ text: String) -> View {
    View(text, .label(Label(AttributedText(text, font: .system(10)))))
  }

  /// Lays out a proportional stack of 300 by 40 points with the views that `fill` adds.
  private func widths(_ fill: (inout ViewTree, ViewID) -> Void) throws -> [Double] {
    var tree = ViewTree()
    let root = tree.add(View("root"))
    var stack = StackView(.horizontal)
    stack.distribution = .fillProportionally
    let id = tree.add(View("stack", .stack(stack)), to: root)
    fill(&tree, id)
    for attribute in [LayoutAttribute.left, .right, .top, .bottom] {
      tree.constraints.append(
        Constraint(
          "\(attribute)", Anchor(id, attribute), relation: .equal, second: Anchor(root, attribute)))
    }
    let context = LayoutContext(rootSize: .fixed(Size(width: 300, height: 40)), scale: 2)
    let layout = try solve(tree, in: context, measuring: PlainMeasuring())
    #expect(layout.conflicts.isEmpty)
    return tree[id].subviews.map { layout[$0].width }
  }

  @Test func `views have widths in proportion to their intrinsic sizes`() throws {
    let widths = try widths { tree, stack in
      tree.add(label("ab"), to: stack)
      tree.add(label("abcd"), to: stack)
    }
    #expect(widths == [100, 200])
  }

  @Test func `a nested stack across the axis counts as its widest view`() throws {
    let widths = try widths { tree, stack in
      tree.add(label("ab"), to: stack)
      var inner = StackView(.vertical)
      inner.distribution = .fillEqually
      let id = tree.add(View("inner", .stack(inner)), to: stack)
      tree.add(label("abcd"), to: id)
      tree.add(label("a"), to: id)
    }
    #expect(widths == [100, 200])
  }

  @Test func `a nested stack along the axis counts as the sum of its views and their spacing`()
    throws
  {
    let widths = try widths { tree, stack in
      tree.add(label("abcd"), to: stack)
      var inner = StackView(.horizontal)
      inner.distribution = .fillEqually
      inner.spacing = 40
      let id = tree.add(View("inner", .stack(inner)), to: stack)
      tree.add(label("ab"), to: id)
      tree.add(label("ab"), to: id)
    }
    #expect(widths == [100, 200])
  }

  @Test func `a view without an intrinsic size keeps the size of its constraints`() throws {
    let widths = try widths { tree, stack in
      tree.add(label("ab"), to: stack)
      tree.add(label("abcd"), to: stack)
      let plain = tree.add(View("plain"), to: stack)
      var constraint = Constraint("width", Anchor(plain, .width), relation: .equal, second: nil)
      constraint.constant = 60
      tree.constraints.append(constraint)
    }
    // Earlier views have higher priorities, so the last one yields to the plain view.
    #expect(widths == [100, 140, 60])
  }
}
