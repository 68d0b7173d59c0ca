import Testing
import VitrineGraphics
import VitrineLayout
import VitrineSolver

@Suite struct MarginTests {
  /// Lays out a box in a root with margins, and a content view inside the box's margins.
  private func content(
    boxInset: Double, preserves: Bool, storedFrame: Rect? = nil
  ) throws -> Rect {
    var tree = ViewTree()
    let root = tree.add(View("root"))
    var view = View("box")
    view.preservesSuperviewLayoutMargins = preserves
    view.frame = storedFrame
    let box = tree.add(view, to: root)
    let content = tree.add(View("content"), to: box)
    for (attribute, sign) in [
      (LayoutAttribute.left, 1.0), (.top, 1), (.right, -1), (.bottom, -1),
    ] {
      var edge = Constraint(
        "box-\(attribute)", Anchor(box, attribute), relation: .equal,
        second: Anchor(root, attribute))
      edge.constant = sign * boxInset
      tree.constraints.append(edge)
    }
    for (attribute, margin) in [
      (LayoutAttribute.left, LayoutAttribute.leftMargin), (.right, .rightMargin),
      (.top, .topMargin), (.bottom, .bottomMargin),
    ] {
      tree.constraints.append(
        Constraint(
          "\(attribute)", Anchor(content, attribute), relation: .equal, second: Anchor(box, margin))
      )
    }
    var context = LayoutContext(rootSize: .fixed(Size(width: 200, height: 100)), scale: 2)
    context.rootMargins = Insets(top: 0, left: 20, bottom: 0, right: 20)
    let layout = try solve(tree, in: context, measuring: PlainMeasuring())
    #expect(layout.conflicts.isEmpty)
    return layout[content]
  }

  @Test func `the default margins of a view are eight points`() throws {
    let frame = try content(boxInset: 0, preserves: false)
    #expect(frame == Rect(x: 8, y: 8, width: 184, height: 84))
  }

  @Test func `a view without a stored frame preserves its parent's margins`() throws {
    let frame = try content(boxInset: 0, preserves: true)
    #expect(frame == Rect(x: 20, y: 8, width: 160, height: 84))
  }

  @Test func `the distance from the parent's edge is subtracted from the parent's margins`() throws
  {
    let frame = try content(boxInset: 5, preserves: true)
    #expect(frame == Rect(x: 15, y: 8, width: 160, height: 74))
  }

  @Test func `the solved frame determines the margins if the stored one differs`() throws {
    let stored = Rect(x: 15, y: 0, width: 170, height: 100)
    let frame = try content(boxInset: 0, preserves: true, storedFrame: stored)
    #expect(frame.minX == 20 && frame.width == 160)
  }

  @Test(arguments: [(320.0, 8.0, 304.0), (1024, 176, 672)])
  func `the readable content guide is 672 points wide and centered between the margins`(
    width: Double, x: Double, readable: Double
  ) throws {
    var tree = ViewTree()
    let root = tree.add(View("root"))
    let text = tree.add(View("text"), to: root)
    let guide = tree.add(LayoutGuide("readable", .readableContent, of: root))
    for attribute in [LayoutAttribute.left, .right, .top, .bottom] {
      tree.constraints.append(
        Constraint(
          "\(attribute)", Anchor(text, attribute), relation: .equal,
          second: Anchor(.guide(guide), attribute)))
    }
    let context = LayoutContext(rootSize: .fixed(Size(width: width, height: 100)), scale: 2)
    let layout = try solve(tree, in: context, measuring: PlainMeasuring())
    #expect(layout[text] == Rect(x: x, y: 8, width: readable, height: 84))
    #expect(!layout.isAmbiguous[text.index])
  }
}
