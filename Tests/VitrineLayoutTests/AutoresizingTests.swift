import Testing
import VitrineBase
import VitrineGraphics
import VitrineLayout
import VitrineSolver

/// Lays out a view 20 points wide and 10 points from the left of a parent that grows from 100 to
/// 200 points.
@Suite struct AutoresizingTests {
  struct Row: Sendable {
    var mask: AutoresizingMask
    var x: Double
    var width: Double
  }

  private static let rows = [
    Row(mask: [], x: 10, width: 20),
    Row(mask: .flexibleMaxX, x: 10, width: 20),
    Row(mask: .flexibleMinX, x: 110, width: 20),
    Row(mask: .flexibleWidth, x: 10, width: 120),
    // Both margins keep their proportion of 1 to 7.
    Row(mask: [.flexibleMinX, .flexibleMaxX], x: 22.5, width: 20),
    // Flexible parts keep their proportion of the available space.
    Row(mask: [.flexibleMinX, .flexibleWidth], x: 130.0 / 3, width: 260.0 / 3),
    Row(mask: [.flexibleWidth, .flexibleMaxX], x: 10, width: 190.0 * 2 / 9),
    Row(mask: [.flexibleMinX, .flexibleWidth, .flexibleMaxX], x: 20, width: 40),
  ]

  private func frame(_ mask: AutoresizingMask, parent alignmentInsets: Insets? = nil) throws -> Rect
  {
    var tree = ViewTree()
    let root = tree.add(View("root"))
    var outer = View("outer")
    outer.frame = Rect(x: 0, y: 0, width: 100, height: 100)
    outer.alignmentInsets = alignmentInsets
    let parent = tree.add(outer, to: root)
    for (attribute, constant) in [
      (LayoutAttribute.left, 0.0), (.top, 0), (.width, 200), (.height, 200),
    ] {
      let anchor = Anchor(parent, attribute)
      let other: Anchor? = constant == 0 ? Anchor(root, attribute) : nil
      var constraint = Constraint("\(attribute)", anchor, relation: .equal, second: other)
      constraint.constant = constant
      tree.constraints.append(constraint)
    }
    var inner = View("inner")
    inner.frame = Rect(x: 10, y: 10, width: 20, height: 20)
    inner.translatesAutoresizingMask = true
    inner.autoresizingMask = mask
    let id = tree.add(inner, to: parent)
    let context = LayoutContext(rootSize: .fixed(Size(width: 300, height: 300)), scale: 3)
    let layout = try solve(tree, in: context, measuring: PlainMeasuring())
    #expect(layout.conflicts.isEmpty)
    return layout[id]
  }

  @Test func `a tiny margin keeps its tiny proportion`() throws {
    var tree = ViewTree()
    let root = tree.add(View("root"))
    var inner = View("inner")
    inner.frame = Rect(x: 1e-6, y: 0, width: 20, height: 20)
    inner.translatesAutoresizingMask = true
    inner.autoresizingMask = [.flexibleMinX, .flexibleMaxX]
    let id = tree.add(inner, to: root)
    let context = LayoutContext(rootSize: .fixed(Size(width: 300, height: 300)), scale: 3)
    let layout = try solve(tree, in: context, measuring: PlainMeasuring())
    #expect(layout[id].width == 20)
  }

  @Test(arguments: [1e-5, 1e5])
  func `a multiplier out of range is ignored with a warning at its location`(
    multiplier: Double
  ) throws {
    var tree = ViewTree()
    let root = tree.add(View("root"))
    let inner = tree.add(View("inner"), to: root)
    var constraint = Constraint(
      "far", Anchor(inner, .width), relation: .equal, second: Anchor(root, .width),
      multiplier: multiplier)
    constraint.location = SourceLocation(file: "w.json", line: 7, column: 3)
    tree.constraints.append(constraint)
    let context = LayoutContext(rootSize: .fixed(Size(width: 300, height: 300)), scale: 3)
    let layout = try solve(tree, in: context, measuring: PlainMeasuring())
    let warning = try #require(layout.diagnostics.first { $0.code == "constraint-ignored" })
    #expect(warning.location == constraint.location)
    #expect(warning.message.contains("expected a magnitude of 0.0001 to 10000"))
  }

  @Test(arguments: rows) func `an autoresizing mask determines the flexible dimensions`(row: Row)
    throws
  {
    let frame = try frame(row.mask)
    let grid = PixelGrid(scale: 3)
    #expect((frame.minX - grid.round(row.x)).magnitude < 0.001)
    #expect((frame.maxX - grid.round(row.x + row.width)).magnitude < 0.001)
  }

  @Test func `an autoresizing mask refers to the parent's frame, not its alignment rectangle`()
    throws
  {
    let insets = Insets(top: 0, left: 3, bottom: 4, right: 3)
    // The constraints apply to the alignment rectangle, so the frame is six points wider.
    let frame = try frame([.flexibleWidth], parent: insets)
    #expect(frame.minX == 10 && frame.width == 126)
  }
}
