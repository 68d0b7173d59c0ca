import Charts
import SwiftUI
import TestSupport
import Testing
import Vitrine
import VitrineGraphics
import VitrineSwiftUI

/// Tests of the views at the marks of a chart of 100 by 100 points without axes.
@Suite @MainActor struct ChartViewTests {
  /// Returns the box of the green pixels.
  private func greenBox(
    _ chart: some SwiftUI.View, _ direction: SwiftUI.LayoutDirection = .leftToRight
  ) throws -> [Int] {
    var variant = Variant()
    variant.scaleOverride = 1
    let hidden = chart.chartXAxis(.hidden).chartYAxis(.hidden).chartLegend(.hidden)
      .environment(\.layoutDirection, direction)
    let picture = try hidden.picture(
      .proposed(width: 100, height: 100), as: variant, in: Workshop(try Resources()))
    #expect(picture.diagnostics.isEmpty)
    let width = picture.bitmap.width
    let green = picture.bitmap.pixels.indices.filter {
      let pixel = Pixel(bits: picture.bitmap.pixels[$0])
      return pixel.green > 200 && pixel.red < 50 && pixel.alpha > 200
    }
    let (xs, ys) = (green.map { $0 % width }, green.map { $0 / width })
    guard let left = xs.min(), let right = xs.max(), let top = ys.min(), let bottom = ys.max()
    else { return [] }
    return [left, top, right + 1 - left, bottom + 1 - top]
  }

  private var mark: some SwiftUI.View {
    SwiftUI.Color(red: 0, green: 1, blue: 0).frame(width: 10, height: 6)
  }

  /// A bar that covers 17 to 83 points across and 50 to 100 points down.
  private func bar(
    _ value: Double = 5, _ change: (BarMark) -> _ChartMarks
  ) -> some SwiftUI.View {
    Chart { change(BarMark(x: .value("name", "a"), y: .value("count", value))) }
      .chartYScale(domain: 0...10)
  }

  @Test(arguments: [
    (AnnotationPosition.automatic, [45, 40, 10, 6]), (.top, [45, 40, 10, 6]),
    (.overlay, [45, 72, 10, 6]), (.leading, [3, 72, 10, 6]), (.trailing, [87, 72, 10, 6]),
    (.topLeading, [3, 40, 10, 6]), (.topTrailing, [87, 40, 10, 6]),
  ])
  func `an annotation is on its side of the mark`(position: AnnotationPosition, box: [Int]) throws {
    #expect(try greenBox(bar { $0.annotation(position: position) { mark } }) == box)
  }

  @Test func `alignment and spacing move an annotation`() throws {
    let leading = bar { $0.annotation(position: .top, alignment: .leading, spacing: 0) { mark } }
    #expect(try greenBox(leading) == [17, 44, 10, 6])
    let inside = bar {
      $0.annotation(position: .overlay, alignment: .topTrailing) { mark }
    }
    #expect(try greenBox(inside) == [73, 50, 10, 6])
  }

  @Test func `an annotation that has to fit moves into the chart`() throws {
    let outside = bar(10) { $0.annotation(position: .top) { mark } }
    #expect(try greenBox(outside) == [])
    let inside = bar(10) {
      $0.annotation(position: .top, overflowResolution: .init(x: .fit, y: .fit(to: .chart))) {
        mark
      }
    }
    #expect(try greenBox(inside) == [45, 0, 10, 6])
  }

  @Test func `marks without an extent have annotations around their points`() throws {
    let line = Chart {
      LineMark(x: .value("x", 0), y: .value("y", 0))
      LineMark(x: .value("x", 10), y: .value("y", 10)).annotation(position: .bottomLeading) { mark }
    }
    #expect(try greenBox(line) == [86, 4, 10, 6])
    let rule = Chart {
      RuleMark(y: .value("y", 5)).annotation(position: .bottom, alignment: .trailing) { mark }
    }
    .chartYScale(domain: 0...10)
    #expect(try greenBox(rule) == [90, 54, 10, 6])
  }

  @Test func `a view is the symbol of points, and the standard symbol is gone`() throws {
    let chart = Chart {
      PointMark(x: .value("x", 5), y: .value("y", 5)).symbolSize(2500).symbol { mark }
    }
    .chartXScale(domain: 0...10).chartYScale(domain: 0...10)
    #expect(try greenBox(chart) == [45, 47, 10, 6])
    var variant = Variant()
    variant.scaleOverride = 1
    let picture = try chart.chartXAxis(.hidden).chartYAxis(.hidden).picture(
      .proposed(width: 100, height: 100), as: variant, in: Workshop(try Resources()))
    #expect(picture.bitmap.pixels.count { $0 >> 24 > 0 } == 60)
  }

  @Test func `a sector has its annotation in the middle of its ring`() throws {
    let chart = Chart {
      SectorMark(angle: .value("a", 1), innerRadius: .ratio(0.6))
      SectorMark(angle: .value("a", 1), innerRadius: .ratio(0.6)).annotation(position: .overlay) {
        mark
      }
    }
    #expect(try greenBox(chart) == [5, 47, 10, 6])
  }

  @Test func `views stay at their marks in languages from right to left`() throws {
    let chart = bar { $0.annotation(position: .leading) { mark } }
    #expect(try greenBox(chart, .rightToLeft) == [3, 72, 10, 6])
  }

  @Test func `views in front of a chart and behind it know the plot`() throws {
    let point = bar { $0._marks }.chartOverlay { proxy in
      if let y = proxy.position(forY: 5), let x = proxy.position(forX: "a") {
        mark.position(x: x, y: y)
      }
    }
    #expect(try greenBox(point) == [45, 47, 10, 6])
    let behind = bar { $0._marks }.chartBackground(alignment: .bottomTrailing) { _ in
      mark.frame(width: 30)
    }
    // The bar hides the left part of the view.
    #expect(try greenBox(behind) == [83, 94, 7, 6])
    let middle = Chart { SectorMark(angle: .value("a", 1), innerRadius: .ratio(0.6)) }
      .chartBackground { proxy in
        GeometryReader { geometry in
          let frame = geometry[proxy.plotAreaFrame]
          mark.position(x: frame.midX, y: frame.midY)
        }
      }
    #expect(try greenBox(middle) == [45, 47, 10, 6])
  }

  @Test func `marks are drawn by their depth`() throws {
    let chart = Chart {
      BarMark(x: .value("name", "a"), yStart: .value("y", 0), yEnd: .value("y", 5))
        .foregroundStyle(SwiftUI.Color(red: 0, green: 1, blue: 0)).zIndex(1)
      BarMark(x: .value("name", "a"), yStart: .value("y", 0), yEnd: .value("y", 10))
    }
    .chartYScale(domain: 0...10)
    #expect(try greenBox(chart) == [17, 50, 66, 50])
  }
}
