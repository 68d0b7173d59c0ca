import Testing
import VitrineGraphics
import VitrinePlacement

@Suite struct GridTests {
  static func grid(
    _ rows: [[Spec]], at guides: GuidePair = .center, spacing: Double = 0
  ) -> Spec {
    { tree in
      var ids: [NodeID] = []
      for (number, row) in rows.enumerated() {
        for cell in row {
          let id = cell(&tree)
          tree[id].traits.row = number
          ids.append(id)
        }
      }
      return tree.add(
        PlacementNode(
          GridRule(guides, horizontalSpacing: spacing, verticalSpacing: spacing), ids))
    }
  }

  static func trait(
    _ spec: @escaping Spec, _ change: @escaping @Sendable (inout NodeTraits) -> Void
  ) -> Spec {
    { tree in
      let id = spec(&tree)
      change(&tree[id].traits)
      return id
    }
  }

  static func lazy(
    _ tracks: [LazyGridRule.Track], _ children: [Spec], spacing: Double = 0,
    axis: Axis = .vertical
  ) -> Spec { node({ LazyGridRule(axis, tracks: tracks, spacing: spacing) }, children) }

  static let grids: [Case] = [
    Case(
      "columns are as wide as their widest cell",
      grid([[box(10, 10), box(20, 10)], [box(30, 10), box(5, 10)]]), 200, 200,
      "0 0 50 20, 10 0 10 10, 30 0 20 10, 0 10 30 10, 38 10 5 10"),
    Case(
      "rows are as high as their highest cell",
      grid([[box(10, 30), box(10, 10)], [box(10, 10), box(10, 10)]]), 200, 200,
      "0 0 20 40, 0 0 10 30, 10 10 10 10, 0 30 10 10, 10 30 10 10"),
    Case(
      "spacing separates both",
      grid(
        [[box(10, 10), box(10, 10)], [box(10, 10), box(10, 10)]],
        spacing: 4), 200, 200, "0 0 24 24, 0 0 10 10, 14 0 10 10, 0 14 10 10, 14 14 10 10"),
    Case(
      "cells at a corner", grid([[box(10, 10)], [box(30, 30)]], at: .topLeading), 200, 200,
      "0 0 30 40, 0 0 10 10, 0 10 30 30"),
    Case(
      "a flexible column takes the rest", grid([[box(30, 10), flex()], [box(10, 10), flex()]]),
      100, 40, "0 0 100 40, 0 5 30 10, 30 0 70 20, 10 25 10 10, 30 20 70 20"),
    Case(
      "a cell of two columns",
      grid([[box(10, 10), box(20, 10)], [trait(flex(0, to: 100)) { $0.columns = 2 }]]), 200, nil,
      "0 0 30 20, 0 0 10 10, 10 0 20 10, 0 10 30 10"),
    Case(
      "rows of different lengths", grid([[box(10, 10)], [box(10, 10), box(10, 10)]]), 200, 200,
      "0 0 20 20, 0 0 10 10, 0 10 10 10, 10 10 10 10"),
    Case(
      "an anchor of a cell",
      grid([
        [
          trait(box(10, 10)) { $0.cellAnchor = Point(x: 1, y: 1) },
          box(5, 30),
        ], [box(30, 5)],
      ]), 200, 200, "0 0 35 35, 20 20 10 10, 30 0 5 30, 0 30 30 5"),
    Case(
      "the alignment of a column",
      grid([
        [trait(box(10, 10)) { $0.columnAlignment = .end(.horizontal) }],
        [box(30, 10)],
      ]), 200, 200, "0 0 30 20, 20 0 10 10, 0 10 30 10"),
    Case(
      "an unsized cell", grid([[trait(flex()) { $0.unsizedAxes = [.horizontal] }], [box(30, 10)]]),
      200, nil, "0 0 30 20, 0 0 30 10, 0 10 30 10"),
    Case(
      "a column is as flexible as its unsized cell, and flexible columns are offered equal parts",
      grid([[trait(flex()) { $0.unsizedAxes = [.horizontal] }, flex()], [box(30, 10), flex()]]),
      100, 20, "0 0 80 20, 0 0 30 10, 30 0 50 10, 0 10 30 10, 30 10 50 10"),
    Case(
      "baselines of a row",
      grid(
        [[box(10, 20, baseline: 16), box(10, 10, baseline: 8)]],
        at: GuidePair(.center(.horizontal), .firstBaseline)), 200, 200,
      "0 0 20 20, 0 0 10 20, 10 8 10 10"),
  ]

  static let lazyGrids: [Case] = [
    Case(
      "fixed columns",
      lazy(
        [.init(.fixed(20), spacing: 0), .init(.fixed(30), spacing: 0)],
        [box(10, 10), box(10, 10), box(10, 10)]), 50, nil,
      "0 0 50 20, 5 0 10 10, 30 0 10 10, 5 10 10 10"),
    Case(
      "flexible columns share",
      lazy(
        [
          .init(.flexible(minimum: 10, maximum: .infinity), spacing: 10),
          .init(.flexible(minimum: 10, maximum: .infinity)),
        ], [flex(), flex()]), 110, nil,
      "0 0 110 10, 0 0 50 10, 60 0 50 10"),
    Case(
      "a fixed column comes first",
      lazy(
        [
          .init(.flexible(minimum: 10, maximum: .infinity), spacing: 0),
          .init(.fixed(30)),
        ], [flex(), flex()]), 100, nil, "0 0 100 10, 0 0 70 10, 70 0 30 10"),
    Case(
      "a maximum leaves the rest",
      lazy(
        [
          .init(.flexible(minimum: 10, maximum: 20), spacing: 0),
          .init(.flexible(minimum: 10, maximum: .infinity)),
        ], [flex(), flex()]), 100, nil,
      "0 0 100 10, 0 0 20 10, 20 0 80 10"),
    Case(
      "adaptive columns fill",
      lazy(
        [.init(.adaptive(minimum: 30, maximum: .infinity), spacing: 0)],
        [flex(), flex(), flex(), flex()]), 100, nil,
      "0 0 100 20, 0 0 33 10, 33 0 34 10, 67 0 33 10, 0 10 33 10"),
    Case(
      "adaptive columns with a maximum are centered",
      lazy([.init(.adaptive(minimum: 30, maximum: 30), spacing: 0)], [flex(), flex()]), 100, nil,
      "0 0 100 10, 5 0 30 10, 35 0 30 10"),
    Case(
      "lines have the height of their highest",
      lazy(
        [.init(.fixed(20), spacing: 0), .init(.fixed(20))],
        [box(10, 10), box(10, 30), box(10, 10)], spacing: 5), 40, nil,
      "0 0 40 45, 5 10 10 10, 25 0 10 30, 5 35 10 10"),
    Case(
      "rows of a horizontal grid",
      lazy(
        [.init(.fixed(20), spacing: 0), .init(.fixed(20))],
        [box(10, 10), box(30, 10), box(10, 10)], axis: .horizontal), nil, 40,
      "0 0 40 40, 10 5 10 10, 0 25 30 10, 30 5 10 10"),
    Case("no children", lazy([.init(.fixed(20))], []), 40, nil, "0 0 40 0"),
  ]

  @Test(arguments: grids) func `grids of rows`(_ example: Case) { example.check() }
  @Test(arguments: lazyGrids) func `grids of declared tracks`(_ example: Case) { example.check() }
}
