import Testing
import VitrineBase
import VitrineGraphics
import VitrineLayout
import VitrineSolver

/// Lengths and coordinates beyond the limit of layout.
@Suite struct LengthLimitTests {
  private let place = VitrineBase.SourceLocation(file: "w.json", line: 3, column: 5)

  /// Returns the error of a scene with one subview, which `change` modifies.
  private func error(_ change: (inout ViewTree, ViewID) -> Void) -> LayoutError? {
    var tree = ViewTree()
    let root = tree.add(View("root"))
    var view = View("box")
    view.location = place
    let box = tree.add(view, to: root)
    change(&tree, box)
    let context = LayoutContext(rootSize: .fixed(Size(width: 200, height: 100)), scale: 2)
    do throws(LayoutError) {
      _ = try solve(tree, in: context, measuring: PlainMeasuring())
      return nil
    } catch {
      return error
    }
  }

  @Test(arguments: [1e18, -1e19, .infinity, .nan])
  func `a stored frame beyond the limit is an error with its view and place`(length: Double) {
    let error = error { tree, box in
      tree[box].frame = Rect(x: length, y: 0, width: 10, height: 10)
    }
    #expect(error?.location == place)
    #expect(
      error?.description
        == "found a length of \(numberText(length)) points in 'box', expected at most 10000000")
  }

  @Test func `a constant beyond the limit is an error with the place of its constraint or view`() {
    func constrain(_ tree: inout ViewTree, _ box: ViewID, _ location: VitrineBase.SourceLocation?) {
      var width = Constraint("wide", Anchor(box, .width), relation: .equal, constant: 1e18)
      width.location = location
      tree.constraints.append(width)
    }
    let own = VitrineBase.SourceLocation(file: "w.json", line: 9, column: 1)
    let withPlace = error { constrain(&$0, $1, own) }
    #expect(withPlace == .length(1e18, of: "wide", at: own))
    #expect(error { constrain(&$0, $1, nil) } == .length(1e18, of: "box", at: place))
  }

  @Test func `lengths that multipliers raise beyond the limit are an error`() {
    let error = error { tree, box in
      var widest = box
      for step in 0..<4 {
        let next = tree.add(View("box\(step)"), to: ViewTree.root)
        tree.constraints.append(
          Constraint(
            "c\(step)", Anchor(next, .width), relation: .equal, second: Anchor(widest, .width),
            multiplier: 1000))
        widest = next
      }
      tree.constraints.append(
        Constraint("base", Anchor(box, .width), relation: .equal, constant: 100))
    }
    #expect(error == .length(100_000_000, of: "box1", at: nil))
  }

  @Test func `lengths at the limit are laid out`() {
    #expect(
      error { tree, box in
        tree.constraints.append(
          Constraint(
            "wide", Anchor(box, .width), relation: .equal, constant: LayoutError.lengthLimit))
      } == nil)
  }
}
