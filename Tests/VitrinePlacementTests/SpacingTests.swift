import Testing
import VitrineGraphics
import VitrinePlacement

@Suite struct SpacingTests {
  private let small = Spacing(
    textAbove: .init(toText: 2, toView: 5), below: .init(toText: 2, toView: 9))
  private let large = Spacing(
    textAbove: .init(toText: 3, toView: 7), below: .init(toText: 3, toView: 12))

  @Test func `a text is as far below another as it prefers`() {
    #expect(small.distance(to: large, along: .vertical) == 3)
    #expect(large.distance(to: small, along: .vertical) == 2)
  }

  @Test func `a text states its distance to a view`() {
    #expect(small.distance(to: .standard, along: .vertical) == 9)
    #expect(Spacing.standard.distance(to: small, along: .vertical) == 5)
  }

  @Test func `views without preferences have the standard distance`() {
    #expect(Spacing.standard.distance(to: .standard, along: .vertical) == 8)
    #expect(Spacing.standard.distance(to: small, along: .horizontal) == 8)
    #expect(small.distance(to: small, along: .horizontal) == 8)
  }

  @Test func `a spacer has no distance to views and texts`() {
    #expect(Spacing.zero.distance(to: .zero, along: .horizontal) == 0)
    #expect(Spacing.zero.distance(to: .standard, along: .vertical) == 0)
    #expect(small.distance(to: .zero, along: .vertical) == 0)
  }

  @Test func `a union prefers the largest distance that applies`() {
    let both = small.union(.standard)
    #expect(both.distance(to: both, along: .vertical) == 9)
    #expect(both.distance(to: large, along: .vertical) == 7)
    #expect(small.union(large).distance(to: small.union(large), along: .vertical) == 3)
    let own = Spacing(all: .init(20)).union(Spacing(all: .init(4)))
    #expect(own.distance(to: .standard, along: .horizontal) == 20)
  }

  @Test func `padding hides a text from its neighbors at the edges that it moves`() {
    #expect(
      distances { wrap($0) { PaddingRule(Insets(top: 0, left: 1, bottom: 4, right: 0)) } } == [
        5, 12,
      ])
    #expect(distances { wrap($0) { PaddingRule(.zero) } } == [5, 9])
  }

  @Test func `a frame hides a text from its neighbors along the lengths that it sets`() {
    #expect(distances { frame($0, height: 10) } == [8, 8])
    #expect(distances { frame($0, width: 10) } == [5, 9])
    #expect(distances { limits($0, height: .init(maximum: 10)) } == [8, 8])
    #expect(distances { limits($0, width: .init(maximum: 10)) } == [5, 9])
  }

  /// Returns the distances of a text, inside of a node, to the views above and below it.
  private func distances(_ change: (@escaping Spec) -> Spec) -> [Double] {
    let small = small
    let text: Spec = {
      $0.add(
        PlacementNode(
          MeasuredLeaf("text", spacing: small) { _ in
            .init(size: Size(width: 10, height: 10))
          }))
    }
    let stack = Boxes(vstack(box(10, 10), change(text), box(10, 10), spacing: nil), 100, 100)
    let tops = stack.text.split(separator: ", ").dropFirst().compactMap {
      $0.split(separator: " ").dropFirst().first.flatMap { Double($0) }
    }
    return [tops[1] - 10, tops[2] - tops[1] - 10]
  }
}
