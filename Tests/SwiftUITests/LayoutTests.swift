import SwiftUI
import Testing
import VitrinePlacement

private struct Row: SwiftUI.Layout {
  struct Gap: LayoutValueKey {
    static var defaultValue: CGFloat { 0 }
  }

  private func positions(_ subviews: Subviews) -> [CGFloat] {
    var x: CGFloat = 0
    return subviews.map { view in
      x += view[Gap.self]
      defer { x += view.sizeThatFits(.unspecified).width }
      return x
    }
  }

  func sizeThatFits(
    proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
  ) -> CGSize {
    let width = zip(subviews, positions(subviews)).map { view, x in
      x + view.sizeThatFits(.unspecified).width
    }.max()
    return CGSize(width: width ?? 0, height: 20)
  }

  func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
  ) {
    for (view, x) in zip(subviews, positions(subviews)) {
      view.place(
        at: CGPoint(x: bounds.minX + x, y: bounds.maxY), anchor: .bottomLeading,
        proposal: .unspecified)
    }
  }
}

@Suite @MainActor struct LayoutTests {
  private var boxes: some SwiftUI.View {
    Group {
      SwiftUI.Color.red.frame(width: 10, height: 5)
      SwiftUI.Color.blue.frame(width: 20, height: 8).layoutValue(key: Row.Gap.self, value: 3)
    }
  }

  @Test func `a layout of an author measures and places its views`() {
    #expect(
      frames(Row { boxes }) == ["root 0 0 33 20", "color-1 0 15 10 5", "color-2 13 12 20 8"])
  }

  @Test func `a layout is mirrored from right to left`() {
    let view = Row { boxes }.environment(\.layoutDirection, .rightToLeft)
    #expect(
      frames(view) == ["root 0 0 33 20", "color-1 23 15 10 5", "color-2 0 12 20 8"])
  }

  @Test func `a hidden type of layout is the layout`() {
    #expect(frames(AnyLayout(Row()) { boxes }) == frames(Row { boxes }))
    #expect(
      frames(AnyLayout(HStackLayout(spacing: 0)) { boxes }) == frames(HStack(spacing: 0) { boxes }))
    #expect(
      frames(AnyLayout(VStackLayout(spacing: 2)) { boxes }) == frames(VStack(spacing: 2) { boxes }))
    #expect(frames(AnyLayout(ZStackLayout()) { boxes }) == frames(ZStack { boxes }))
  }

  @Test func `a spacer in a layout of a stack follows its axis`() {
    let view = HStackLayout(spacing: 0) {
      SwiftUI.Color.red.frame(width: 10, height: 5)
      Spacer()
    }
    #expect(frames(view, 50, 9)[1] == "color-1 0 2 10 5")
  }

  @Test func `a view that a layout doesn't place is in the middle`() {
    struct Lazy: SwiftUI.Layout {
      func sizeThatFits(
        proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
      ) -> CGSize { CGSize(width: 30, height: 30) }
      func placeSubviews(
        in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
      ) {}
    }
    let view = Lazy { SwiftUI.Color.red.frame(width: 10, height: 10) }
    #expect(frames(view)[1] == "color-1 10 10 10 10")
  }

  @Test func `a bar at an edge reduces the space of its content`() {
    let view = SwiftUI.Color.red.safeAreaInset(edge: .bottom, spacing: 0) {
      SwiftUI.Color.blue.frame(height: 10)
    }
    #expect(
      frames(view, 50, 40) == ["root 0 0 50 40", "color-1 0 0 50 30", "color-2 0 30 50 10"])
  }

  @Test func `a frame relative to its container is a part of the root`() {
    let view = SwiftUI.Color.red.frame(height: 4)
      .containerRelativeFrame(.horizontal) { length, _ in length / 4 }
    #expect(frames(view, 80, 4)[1].hasSuffix("20 4"))
  }
}
