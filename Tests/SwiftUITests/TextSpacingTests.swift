import SwiftUI
import Testing
import UIKit
import VitrineGraphics
import VitrinePlacement

@Suite @MainActor struct TextSpacingTests {
  private let grid = PixelGrid(scale: Double(UIScreen.main.scale))
  /// San Francisco's line relative to its size.
  private let line = 2444.0 / 2048

  private func height(_ view: some SwiftUI.View) -> Double {
    let placement = ViewGraph(view).picture(in: .unspecified).placement
    return placement.frame(of: placement.root)?.height ?? 0
  }

  private func width(_ text: Text) -> Double {
    let placement = ViewGraph(text).picture(in: .unspecified).placement
    return placement.frame(of: placement.root)?.width ?? 0
  }

  @Test func `a part of a text can have its own design`() {
    let plain = width(Text("iiiiii") + Text("b"))
    #expect(width(Text("iiiiii").fontDesign(.monospaced) + Text("b")) > plain * 1.5)
    // Other widths are drawn as the standard one, which a note names.
    #expect(width(Text("iiiiii").fontWidth(.condensed) + Text("b")) == plain)
  }

  @Test(arguments: [
    (SwiftUI.Font.TextStyle.largeTitle, 34.0, 41.0), (.title, 28, 34), (.title2, 22, 28),
    (.title3, 20, 25), (.headline, 17, 22), (.body, 17, 22), (.callout, 16, 21),
    (.subheadline, 15, 20), (.footnote, 13, 18), (.caption, 12, 16), (.caption2, 11, 13),
  ])
  func `lines of a text style are as far apart as its leading says`(
    _ style: SwiftUI.Font.TextStyle, _ size: Double, _ distance: Double
  ) {
    let text = Text("a\nb\nc").font(.system(style))
    #expect(height(text) == grid.ceil(size * line + 2 * max(distance, size * line)))
    #expect(height(Text("a").font(.system(style))) == grid.ceil(size * line))
  }

  @Test func `lines of a size adjoin`() {
    #expect(height(Text("a\nb").font(.system(size: 17))) == grid.ceil(2 * 17 * line))
  }

  @Test func `a weight and a larger text size keep a style's leading`() {
    #expect(height(Text("a\nb").font(.body.bold())) == grid.ceil(17 * line + 22))
    let large = Text("a\nb").dynamicTypeSize(.xxxLarge)
    #expect(height(large) == grid.ceil(23 * line + 29))
  }

  @Test func `a tight leading brings lines closer`() {
    #expect(height(Text("a\nb").font(.title2.leading(.tight))) == grid.ceil(2 * 22 * line))
    #expect(height(Text("a\nb").font(.body.leading(.loose))) == grid.ceil(17 * line + 24))
  }

  @Test func `texts in a stack are the lower one's leading apart`() {
    let body = grid.ceil(17 * line)
    let leading = grid.ceil(22 - 17 * line)
    #expect(
      height(
        VStack {
          Text("a")
          Text("b")
        }) == 2 * body + leading)
    let headed = VStack {
      Text("a").font(.system(size: 17))
      Text("b")
    }
    #expect(height(headed) == 2 * body + leading)
    let footed = VStack {
      Text("a")
      Text("b").font(.system(size: 17))
    }
    #expect(height(footed) == 2 * body)
  }

  @Test func `a view beside a text is a line and a tenth from its capitals or its baseline`() {
    let body = grid.ceil(17 * line)
    let gap = grid.ceil(17 * line / 10)
    let box = SwiftUI.Color.red.frame(width: 10, height: 10)
    let below =
      height(
        VStack {
          Text("a")
          box
        }) - body - 10
    #expect(abs(below - (17 * (line - 0.7046) + gap)) <= 0.5)
    let above =
      height(
        VStack {
          box
          Text("a")
        }) - body - 10
    #expect(abs(above - (17 * 494 / 2048 + gap)) <= 0.5)
    #expect(
      height(
        VStack {
          box
          Text("a").frame(height: 20)
        }) == 38)
  }

  @Test func `a tile whose neighbor is a framed spacer takes half of the width`() {
    let row = HStack(spacing: 0) {
      SwiftUI.Color.red
      Spacer().frame(maxWidth: .infinity)
    }
    let placement = ViewGraph(row.frame(width: 100, height: 10))
      .picture(in: .unspecified).placement
    let widths = placement.tree.nodes.indices.compactMap {
      placement.frame(of: NodeID($0))?.width
    }
    #expect(widths.contains(50))
  }
}
