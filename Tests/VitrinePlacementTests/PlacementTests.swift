import Testing
import VitrineGraphics
import VitrinePlacement

@Suite struct PlacementTests {
  @Test func `edges are on device pixels`() {
    #expect(
      Boxes(hstack(flex(), flex(), flex()), 100, 10).text
        == "0 0 100 10, 0 0 33 10, 33 0 34 10, 67 0 33 10")
    #expect(
      Boxes(hstack(flex(), flex(), flex()), 100, 10, scale: 3).text
        == "0 0 100 10, 0 0 33.33 10, 33.33 0 33.33 10, 66.67 0 33.33 10")
  }

  @Test func `each proposal is measured once`() {
    let boxes = Boxes(hstack(box(1, 1), box(1, 1)), 100, 100)
    #expect(boxes.pass.measureCount <= 7)
  }

  @Test func `an explanation names proposal, answer and place`() {
    let boxes = Boxes(hstack(box(10, 20), flex(), spacing: 5), 100, 20)
    #expect(
      boxes.placement.explanation == """
        hstack spacing 5 offered 100 x 20 chose 100 x 20 at 0, 0
          fixed offered 47.50 x 20 chose 10 x 20 at 0, 0
          fill offered 85 x 20 chose 85 x 20 at 15, 0

        """)
  }

  @Test func `the title of a rule has its parameters`() {
    #expect(PaddingRule(Insets(all: 12)).title == "padding 12")
    #expect(
      PaddingRule(Insets(top: 2, left: 0, bottom: 0, right: 4.5)).title
        == "padding trailing 4.50, top 2")
    #expect(FrameRule(width: 40, alignment: .topLeading).title == "frame width 40, top leading")
    #expect(
      FlexibleFrameRule(width: .init(maximum: .infinity)).title
        == "flexible frame max width infinity")
    #expect(StackRule(.vertical).title == "vstack")
    #expect(StackRule(.vertical, alignment: .start(.horizontal)).title == "vstack leading")
    #expect(OffsetRule(Point(x: -1, y: 0.25)).title == "offset -1, 0.25")
    #expect(FixedSizeRule(horizontal: true, vertical: false).title == "fixed size horizontal")
  }

  @Test func `an explanation names priorities and hidden nodes`() {
    let boxes = Boxes(node({ ChoiceRule() }, [box(80, 10), priority(2, box(40, 10))]), 50, 20)
    #expect(boxes.placement.explanation.contains("fixed isn't shown"))
    #expect(boxes.placement.explanation.contains("priority 2"))
  }

  @Test func `negative lengths and lengths that aren't numbers are 0`() {
    #expect(Boxes(box(-5, .nan), 10, 10).text == "0 0 0 0")
  }

  @Test func `an infinite proposal keeps finite boxes`() {
    #expect(
      Boxes(hstack(box(10, 10), box(20, 10)), .infinity, 10).text
        == "0 0 30 10, 0 0 10 10, 10 0 20 10")
  }

  @Test func `the root is centered in its space`() {
    var tree = PlacementTree()
    let root = box(10, 20)(&tree)
    let placement = PlacementPass(tree).place(root, in: Proposal(width: 100, height: 100))
    #expect(placement.frame(of: root) == Rect(x: 45, y: 40, width: 10, height: 20))
  }

  @Test func `a custom guide has its standard position unless a child sets it`() {
    let guide = Guide.custom(CustomGuide("third", axis: .vertical) { $0.size.height / 3 })
    let plain = hstack(box(10, 30), box(10, 60), at: guide)
    #expect(Boxes(plain, 100, 100).text == "0 0 20 60, 0 10 10 30, 10 0 10 60")
    let set = hstack(
      box(10, 30), wrap(box(10, 60)) { AlignmentGuideRule(guide) { _ in 0 } }, at: guide)
    #expect(Boxes(set, 100, 100).text == "0 0 20 70, 0 0 10 30, 10 10 10 60")
  }
}
