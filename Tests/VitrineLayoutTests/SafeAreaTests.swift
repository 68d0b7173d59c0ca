import TestSupport
import Testing
import VitrineGraphics
import VitrineLayout
import VitrineSolver

/// Tests of safe areas that controllers inside of the root add to.
@Suite struct SafeAreaTests {
  /// Returns the frame of a view that fills the safe area of a view within nested containers.
  private func box(_ added: Insets, _ inner: Insets = .zero, at frame: Rect) throws -> Rect {
    var tree = ViewTree()
    let root = tree.add(View("root"))
    var container = View("container")
    container.additionalSafeArea = added
    container.frame = Rect(x: 0, y: 0, width: 300, height: 400)
    container.translatesAutoresizingMask = true
    let outer = tree.add(container, to: root)
    var content = View("content")
    content.additionalSafeArea = inner
    content.frame = frame
    content.translatesAutoresizingMask = true
    let view = tree.add(content, to: outer)
    let box = tree.add(View("box"), to: view)
    let guide = tree.add(LayoutGuide("safe", .safeArea, of: view))
    for attribute in [LayoutAttribute.left, .right, .top, .bottom] {
      tree.constraints.append(
        Constraint(
          "\(attribute)", Anchor(box, attribute), relation: .equal,
          second: Anchor(.guide(guide), attribute)))
    }
    var context = LayoutContext(rootSize: .fixed(Size(width: 300, height: 400)), scale: 1)
    context.safeAreaInsets = Insets(top: 20, left: 0, bottom: 10, right: 0)
    return try solve(tree, in: context, measuring: PlainMeasuring())[box]
  }

  @Test func `insets of a container add to the device's`() throws {
    let whole = Rect(x: 0, y: 0, width: 300, height: 400)
    let bars = Insets(top: 44, left: 5, bottom: 49, right: 0)
    #expect(try box(.zero, at: whole) == Rect(x: 0, y: 20, width: 300, height: 370))
    #expect(try box(bars, at: whole) == Rect(x: 5, y: 64, width: 295, height: 277))
    #expect(
      try box(bars, Insets(all: 1), at: whole) == Rect(x: 6, y: 65, width: 293, height: 275))
  }

  @Test func `a view is inset only where it is outside of the safe area`() throws {
    let bars = Insets(top: 44, left: 0, bottom: 49, right: 0)
    let low = Rect(x: 10, y: 100, width: 100, height: 300)
    #expect(try box(bars, at: low) == Rect(x: 0, y: 0, width: 100, height: 241))
    let high = Rect(x: 10, y: 50, width: 100, height: 100)
    #expect(try box(bars, at: high) == Rect(x: 0, y: 14, width: 100, height: 86))
  }

  @Test func `halves of pixels go up at three pixels per point, too`() throws {
    var tree = ViewTree()
    let root = tree.add(View("root"))
    let box = tree.add(View("box"), to: root)
    tree.constraints += [
      Constraint(
        "middle", Anchor(box, .centerX), relation: .equal, second: Anchor(root, .centerX)),
      Constraint("width", Anchor(box, .width), relation: .equal, constant: 23.0 / 3),
    ]
    let context = LayoutContext(rootSize: .fixed(Size(width: 1024, height: 10)), scale: 3)
    let frame = try solve(tree, in: context, measuring: PlainMeasuring())[box]
    // The edges are 1524.5 and 1547.5 pixels from the left.
    #expect((frame.minX * 3 - 1525).magnitude < 0.001)
    #expect((frame.maxX * 3 - 1548).magnitude < 0.001)
  }
}
