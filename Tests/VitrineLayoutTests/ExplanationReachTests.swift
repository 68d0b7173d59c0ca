import Testing
import VitrineGraphics
import VitrineLayout
import VitrineSolver

/// Tests of the number of constraints in an explanation.
@Suite struct ExplanationReachTests {
  /// Returns a column of labels with their intrinsic heights.
  private func column(_ count: Int) -> ViewTree {
    var tree = ViewTree()
    let root = tree.add(View("root"))
    let column = tree.add(View("column", .stack(StackView(.vertical))), to: root)
    for attribute in [LayoutAttribute.top, .leading, .trailing] {
      tree.constraints.append(
        Constraint(
          "\(attribute)", Anchor(column, attribute), relation: .equal,
          second: Anchor(root, attribute)))
    }
    for index in 0..<count {
      let label = Label(AttributedText("Label", font: .system(10)))
      tree.add(View("l\(index)", .label(label)), to: column)
    }
    return tree
  }

  private func explanation(
    of tree: ViewTree, naming reach: LayoutExplanation.Reach
  ) throws -> LayoutExplanation {
    try explain(
      tree, in: LayoutContext(rootSize: .fixed(Size(width: 300, height: 400)), scale: 2),
      measuring: PlainMeasuring(), naming: reach)
  }

  private func causes(
    of edge: String, _ view: String, in tree: ViewTree, _ explanation: LayoutExplanation
  ) throws -> [LayoutExplanation.Cause] {
    let reasons = try #require(explanation.views.first { tree[$0.view].name == view })
    return try #require(reasons.edges.first { $0.name == edge }).because
  }

  @Test func `the position of a late view names the nearest constraints and the views before it`()
    throws
  {
    let tree = column(100)
    let explanation = try explanation(of: tree, naming: .nearest)
    let causes = try causes(of: "top", "l90", in: tree, explanation)
    #expect(
      causes.map(\.text) == [
        "the stack column's spacing", "l86's content needs a height of 10",
        "l87's content needs a height of 10", "l88's content needs a height of 10",
        "l89's content needs a height of 10", "and what gives l86 its top",
      ])
    #expect(causes.last?.views.map { tree[$0].name } == ["l86"])
    #expect(causes.dropLast().contains { !$0.views.isEmpty } == false)
  }

  @Test func `all reasons are named on request, and if they are few`() throws {
    let tree = column(100)
    let all = try explanation(of: tree, naming: .all)
    let causes = try causes(of: "top", "l90", in: tree, all)
    #expect(causes.count > 90)
    #expect(causes.contains { !$0.views.isEmpty } == false)
    #expect(causes.contains { $0.text == "l0's content needs a height of 10" })
    let small = column(20)
    let (few, every) = (
      try explanation(of: small, naming: .nearest), try explanation(of: small, naming: .all)
    )
    #expect(few.views.map(\.edges) == every.views.map(\.edges))
  }

  @Test func `an explanation of many views has a few reasons for each`() throws {
    func count(_ views: Int) throws -> Int {
      try explanation(of: column(views), naming: .nearest).views.reduce(0) { sum, view in
        sum + view.edges.reduce(0) { $0 + $1.because.count }
      }
    }
    let (few, many) = (try count(100), try count(800))
    #expect(many < 12 * few)
  }
}
