import Testing
import VitrineGraphics
import VitrinePlacement

@Suite struct AdjustmentTests {
  static func fixedSize(_ child: @escaping Spec, _ h: Bool = true, _ v: Bool = true) -> Spec {
    wrap(child) { FixedSizeRule(horizontal: h, vertical: v) }
  }

  static func ratio(_ child: @escaping Spec, _ ratio: Double?, fills: Bool = false) -> Spec {
    wrap(child) { AspectRatioRule(ratio: ratio, fills: fills) }
  }

  static func secondary(
    _ first: @escaping Spec, _ second: @escaping Spec, at guides: GuidePair = .center
  ) -> Spec { node({ SecondaryRule(guides) }, [first, second]) }

  static let cases: [Case] = [
    Case("padding surrounds a box", padding(box(10, 10), 5), 100, 100, "0 0 20 20, 5 5 10 10"),
    Case("padding reduces the proposal", padding(flex(), 5), 100, 50, "0 0 100 50, 5 5 90 40"),
    Case("padding without a proposal", padding(flex(), 5), nil, nil, "0 0 20 20, 5 5 10 10"),
    Case("padding exceeds a small proposal", padding(flex(), 30), 40, 40, "0 0 60 60, 30 30 0 0"),
    Case("negative padding overflows", padding(flex(), -5), 40, 40, "0 0 40 40, -5 -5 50 50"),
    Case(
      "uneven padding",
      wrap(box(10, 10)) {
        PaddingRule(Insets(top: 1, left: 2, bottom: 3, right: 4))
      }, 40, 40, "0 0 16 14, 2 1 10 10"),
    Case("paddings add up", padding(padding(box(10, 10), 5), 3), 100, 100, "0 0 26 26, 8 8 10 10"),
    Case(
      "an offset keeps the size", wrap(box(10, 10)) { OffsetRule(Point(x: 7, y: -3)) }, 100, 100,
      "0 0 10 10, 7 -3 10 10"),
    Case(
      "an offset doesn't move neighbors",
      hstack(wrap(box(10, 10)) { OffsetRule(Point(x: 7, y: 3)) }, box(10, 10)), 100, 100,
      "0 0 20 10, 7 3 10 10, 10 0 10 10"),
    Case(
      "a position takes the proposal", wrap(box(10, 10)) { PositionRule(Point(x: 20, y: 30)) },
      100, 80, "0 0 100 80, 15 25 10 10"),
    Case(
      "a position without a proposal", wrap(box(10, 10)) { PositionRule(Point(x: 20, y: 30)) },
      nil, nil, "0 0 10 10, 15 25 10 10"),
    Case("a fixed size is ideal", fixedSize(words(80)), 20, 20, "0 0 80 10, 0 0 80 10"),
    Case(
      "a fixed width only", fixedSize(flex(ideal: 30), true, false), 20, 20,
      "0 0 30 20, 0 0 30 20"),
    Case(
      "a fixed height only", fixedSize(flex(ideal: 30), false, true), 20, 20,
      "0 0 20 30, 0 0 20 30"),
    Case("a ratio fits in a wide space", ratio(flex(), 2), 100, 20, "0 0 40 20, 0 0 40 20"),
    Case("a ratio fits in a high space", ratio(flex(), 2), 100, 200, "0 0 100 50, 0 0 100 50"),
    Case(
      "a ratio fills a wide space", ratio(flex(), 1, fills: true), 100, 20,
      "0 0 100 100, 0 0 100 100"),
    Case(
      "a ratio fills a high space", ratio(flex(), 1, fills: true), 20, 100,
      "0 0 100 100, 0 0 100 100"),
    Case("a ratio with a width only", ratio(flex(), 2), 100, nil, "0 0 100 50, 0 0 100 50"),
    Case("a ratio with a height only", ratio(flex(), 2), nil, 100, "0 0 200 100, 0 0 200 100"),
    Case(
      "a ratio without a proposal fits the ideal", ratio(flex(ideal: 30), 2), nil, nil,
      "0 0 30 15, 0 0 30 15"),
    Case("the child's own ratio", ratio(flex(ideal: 30), nil), 100, 20, "0 0 20 20, 0 0 20 20"),
    Case("a fixed child keeps its size", ratio(box(30, 10), 1), 100, 20, "0 0 30 10, 0 0 30 10"),
    Case(
      "a second child has the first one's size", secondary(box(30, 10), flex()), 100, 100,
      "0 0 30 10, 0 0 30 10, 0 0 30 10"),
    Case(
      "a larger second child is centered", secondary(box(30, 10), box(50, 30)), 100, 100,
      "0 0 30 10, 0 0 30 10, -10 -10 50 30"),
    Case(
      "a second child at a corner",
      secondary(box(30, 10), box(4, 4), at: GuidePair(.end(.horizontal), .start(.vertical))), 100,
      100, "0 0 30 10, 0 0 30 10, 26 0 4 4"),
    Case(
      "a second child at a guide",
      secondary(
        box(30, 10),
        wrap(box(4, 4)) { AlignmentGuideRule(.start(.vertical)) { $0.size.height } },
        at: .topLeading), 100, 100, "0 0 30 10, 0 0 30 10, 0 -4 4 4"),
    Case(
      "layers have the extent of all", zstack(box(30, 10), box(10, 30)), 100, 100,
      "0 0 30 30, 0 10 30 10, 10 0 10 30"),
    Case(
      "layers at a corner", zstack(box(30, 10), box(10, 30), at: .topLeading), 100, 100,
      "0 0 30 30, 0 0 30 10, 0 0 10 30"),
    Case(
      "layers are offered everything", zstack(flex(), box(10, 10)), 60, 40,
      "0 0 60 40, 0 0 60 40, 25 15 10 10"),
    Case(
      "layers at baselines",
      zstack(
        box(10, 20, baseline: 16), box(10, 10, baseline: 8),
        at: GuidePair(.start(.horizontal), .firstBaseline)), 60, 40,
      "0 0 10 20, 0 0 10 20, 0 8 10 10"),
    Case(
      "the first fitting child", node({ ChoiceRule() }, [box(80, 10), box(40, 10)]), 100, 20,
      "0 0 80 10, 0 0 80 10, hidden"),
    Case(
      "the second child fits", node({ ChoiceRule() }, [box(80, 10), box(40, 10)]), 50, 20,
      "0 0 40 10, hidden, 0 0 40 10"),
    Case(
      "no child fits, so the last one is shown",
      node({ ChoiceRule() }, [box(80, 10), box(40, 10)]), 20, 20, "0 0 40 10, hidden, 0 0 40 10"),
    Case(
      "only the width counts",
      node({ ChoiceRule(axes: [.horizontal]) }, [box(80, 90), box(40, 10)]),
      100, 20, "0 0 80 90, 0 0 80 90, hidden"),
    Case(
      "words fit by their ideal width",
      node(
        { ChoiceRule(axes: [.horizontal]) },
        [words(80), words(40)]), 60, 90, "0 0 40 10, hidden, 0 0 40 10"),
    Case(
      "a choice without limits", node({ ChoiceRule() }, [box(80, 10), box(40, 10)]), nil, nil,
      "0 0 80 10, 0 0 80 10, hidden"),
    Case(
      "a divider in a row",
      hstack(
        box(10, 20),
        {
          $0.add(
            PlacementNode(
              DividerRule(stackAxis: .horizontal, thickness: 1)))
        }, box(10, 20)), 100, 30,
      "0 0 21 30, 0 5 10 20, 10 0 1 30, 11 5 10 20"),
    Case(
      "a divider in a column",
      vstack(
        box(10, 20),
        {
          $0.add(
            PlacementNode(
              DividerRule(stackAxis: .vertical, thickness: 1)))
        }), 100, 30,
      "0 0 100 21, 45 0 10 20, 0 20 100 1"),
    Case(
      "an inset at the bottom",
      node({ EdgeInsetRule(.bottom, alignment: .center(.horizontal)) }, [flex(), box(20, 10)]), 60,
      50, "0 0 60 50, 0 0 60 40, 20 40 20 10"),
    Case(
      "an inset at the top",
      node(
        { EdgeInsetRule(.top, alignment: .start(.horizontal), spacing: 5) },
        [flex(), box(20, 10)]), 60, 50, "0 0 60 50, 0 15 60 35, 0 0 20 10"),
    Case(
      "an inset at the leading edge",
      node({ EdgeInsetRule(.leading, alignment: .end(.vertical)) }, [flex(), box(20, 10)]), 60,
      50, "0 0 60 50, 20 0 40 50, 0 40 20 10"),
    Case(
      "an inset at the trailing edge",
      node({ EdgeInsetRule(.trailing, alignment: .center(.vertical)) }, [flex(), box(20, 10)]), 60,
      50, "0 0 60 50, 0 0 40 50, 40 20 20 10"),
  ]

  @Test(arguments: cases) func `adjustments of one child`(_ example: Case) { example.check() }

  @Test func `a child outside of the safe area reaches the edges of the root`() {
    var tree = PlacementTree()
    let leaf = tree.add(PlacementNode(FillLeaf()))
    let root = tree.wrap(leaf, in: IgnoredSafeAreaRule())
    let pass = PlacementPass(tree)
    let placement = pass.place(
      root, in: Proposal(width: 100, height: 200),
      safeArea: Insets(top: 20, left: 0, bottom: 30, right: 0))
    #expect(placement.frame(of: root) == Rect(x: 0, y: 20, width: 100, height: 150))
    #expect(placement.frame(of: leaf) == Rect(x: 0, y: 0, width: 100, height: 200))
  }

  @Test(arguments: [
    (Edges.top, Rect(x: 0, y: 0, width: 100, height: 170)),
    (.bottom, Rect(x: 0, y: 20, width: 100, height: 180)),
  ])
  func `content beside a bar at the safe area's edge reaches the root's edge behind the bar`(
    edge: Edges, expected: Rect
  ) throws {
    var tree = PlacementTree()
    let leaf = tree.add(PlacementNode(FillLeaf()))
    let content = tree.wrap(leaf, in: IgnoredSafeAreaRule(edge))
    let bar = tree.add(PlacementNode(FixedLeaf(Size(width: 100, height: 44), baseline: nil)))
    let root = tree.wrap(
      content, with: [bar], in: EdgeInsetRule(edge, alignment: .center(.horizontal)))
    let placement = PlacementPass(tree).place(
      root, in: Proposal(width: 100, height: 200),
      safeArea: Insets(top: 20, left: 0, bottom: 30, right: 0))
    #expect(placement.frame(of: leaf) == expected)
    #expect(placement.safeArea == Insets(top: 20, left: 0, bottom: 30, right: 0))
    // The bar itself stays in the safe area.
    let frame = try #require(placement.frame(of: bar))
    #expect(frame.minY == (edge == .top ? 20 : 126))
  }

  @Test func `a child stays in the safe area at edges that aren't ignored`() {
    var tree = PlacementTree()
    let leaf = tree.add(PlacementNode(FillLeaf()))
    let root = tree.wrap(leaf, in: IgnoredSafeAreaRule(.bottom))
    let placement = PlacementPass(tree).place(
      root, in: Proposal(width: 100, height: 200),
      safeArea: Insets(top: 20, left: 0, bottom: 30, right: 0))
    #expect(placement.frame(of: leaf) == Rect(x: 0, y: 20, width: 100, height: 180))
  }

  @Test func `the children of a reader know their size and place`() {
    nonisolated(unsafe) var geometry: PlacedGeometry?
    let reader: Spec = { tree in
      tree.add(
        PlacementNode(
          ReaderRule { tree, placed in
            unsafe geometry = placed
            return [tree.add(PlacementNode(FixedLeaf(Size(width: 5, height: 6))))]
          }))
    }
    let spec: Spec = { tree in
      let id = reader(&tree)
      return tree.wrap(id, in: PaddingRule(Insets(all: 10)))
    }
    let boxes = Boxes(spec, 100, 60)
    #expect(boxes.text == "0 0 100 60, 10 10 5 6")
    #expect(unsafe geometry?.frame == Rect(x: 10, y: 10, width: 80, height: 40))
  }
}
