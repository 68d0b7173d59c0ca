import Charts
import SwiftUI
import TestSupport
import Testing
import Vitrine
import VitrineBase
import VitrineGraphics
import VitrineSwiftUI

/// Sectors, symbols by value and legends, in charts of 100 by 100 points.
@Suite @MainActor struct ChartLegendTests {
  private func rendering(_ view: some SwiftUI.View) throws -> Rendering {
    var variant = Variant()
    variant.scaleOverride = 1
    return try view.picture(
      .proposed(width: 100, height: 100), as: variant, in: Workshop(try Resources()))
  }

  private func alpha(_ picture: Rendering, _ x: Int, _ y: Int) -> UInt8 {
    Pixel(bits: picture.bitmap.pixels[y * picture.bitmap.width + x]).alpha
  }

  /// Returns the picture of a ring of two equal halves with a vertical gap.
  private func halves(inset: CGFloat, corner: CGFloat = 0) throws -> Rendering {
    try rendering(
      Chart {
        SectorMark(angle: .value("n", 1), innerRadius: .ratio(0.4), angularInset: inset)
          .cornerRadius(corner)
        SectorMark(angle: .value("n", 1), innerRadius: .ratio(0.4), angularInset: inset)
          .cornerRadius(corner)
      })
  }

  @Test func `sectors have a gap of twice the inset, as wide inside as outside`() throws {
    let picture = try halves(inset: 4)
    for y in [5, 20, 27, 75, 95] {
      let gap = (30..<70).filter { alpha(picture, $0, y) == 0 }
      #expect(gap == Array(46..<54), "\(y)")
    }
    #expect(alpha(try halves(inset: 0), 48, 10) == 255)
  }

  @Test func `a sector has round corners`() throws {
    let (sharp, round) = (try halves(inset: 4), try halves(inset: 4, corner: 10))
    #expect(alpha(sharp, 55, 2) == 255 && alpha(round, 55, 2) < 40)
    #expect(alpha(sharp, 55, 28) == 255 && alpha(round, 55, 28) < 40)
    #expect(alpha(round, 55, 15) == 255)
  }

  @Test func `a sector that is narrower than its gaps isn't drawn`() throws {
    let picture = try rendering(
      Chart {
        SectorMark(angle: .value("n", 1000), angularInset: 0).foregroundStyle(.red)
        SectorMark(angle: .value("n", 1), angularInset: 20).foregroundStyle(.black)
      })
    let black = picture.bitmap.pixels.map(Pixel.init(bits:)).filter {
      $0.alpha == 255 && $0.red == 0
    }
    #expect(black.isEmpty)
  }

  @Test func `corners and insets that are too large for a sector shrink`() throws {
    for ratio in [0, 0.1, 0.5] {
      let picture = try rendering(
        Chart(0..<12, id: \.self) { index in
          SectorMark(
            angle: .value("n", index + 1), innerRadius: .ratio(ratio), angularInset: 5
          )
          .cornerRadius(30).foregroundStyle(index == 3 ? .red : .clear)
        })
      let red = picture.bitmap.pixels.map(Pixel.init(bits:)).filter { $0.alpha > 200 }
      // The fourth sector of 78 parts is a twentieth of the circle at most.
      #expect(!red.isEmpty && red.count < 7854 / 20, "\(ratio)")
    }
  }

  @Test func `a pie's inset sectors meet before the center`() throws {
    let picture = try rendering(
      Chart {
        ForEach(0..<4, id: \.self) { _ in SectorMark(angle: .value("n", 1), angularInset: 5) }
      })
    #expect(alpha(picture, 50, 50) == 0 && alpha(picture, 53, 53) == 0)
    #expect(alpha(picture, 57, 57) == 255)
  }

  @Test func `points have a symbol for each value, and the legend, too`() throws {
    let chart = Chart {
      PointMark(x: .value("x", 2), y: .value("y", 5)).symbol(by: .value("kind", "a"))
        .symbolSize(400)
      PointMark(x: .value("x", 8), y: .value("y", 5)).symbol(by: .value("kind", "b"))
        .symbolSize(400)
    }
    .chartXScale(domain: 0...10).chartYScale(domain: 0...10)
    .chartXAxis(.hidden).chartYAxis(.hidden)
    let picture = try rendering(chart.chartLegend(.hidden))
    #expect(alpha(picture, 11, 41) == 0 && alpha(picture, 71, 41) == 255)
    #expect(picture.diagnostics.isEmpty)
    let legend = try rendering(chart)
    let row = (0..<100).filter { alpha(legend, $0, 91) == 255 }
    #expect(row.contains(4) && !row.contains(0), "a circle is first")
  }

  @Test func `a cross is a plus that is turned`() throws {
    func picture(_ symbol: BasicChartSymbolShape) throws -> Rendering {
      try rendering(
        Chart {
          PointMark(x: .value("x", 5), y: .value("y", 5)).symbol(symbol).symbolSize(1600)
        }
        .chartXScale(domain: 0...10).chartYScale(domain: 0...10)
        .chartXAxis(.hidden).chartYAxis(.hidden))
    }
    let (plus, cross) = (try picture(.plus), try picture(.cross))
    #expect(alpha(plus, 50, 35) == 255 && alpha(cross, 50, 35) == 0)
    #expect(alpha(plus, 60, 60) == 0 && alpha(cross, 60, 60) > 200)
  }

  @Test func `a legend has as many rows as its names need`() throws {
    func top(_ names: [String]) throws -> Int {
      let picture = try rendering(
        Chart(names, id: \.self) { name in
          BarMark(x: .value("x", "x"), y: .value("y", 1)).foregroundStyle(by: .value("n", name))
        }
        .chartXAxis(.hidden).chartYAxis(.hidden))
      // The bar ends above the legend.
      return (0..<100).last { alpha(picture, 50, $0) == 255 && alpha(picture, 30, $0) == 255 } ?? 0
    }
    let (one, two) = (try top(["A", "B"]), try top(["Northern", "Southern", "Western"]))
    #expect(one > 75 && two < one - 12, "\(one) \(two)")
  }
}
