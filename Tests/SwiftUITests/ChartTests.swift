import Charts
import SwiftUI
import TestSupport
import Testing
import Vitrine
import VitrineBase
import VitrineGraphics
import VitrinePlacement
import VitrineSwiftUI

/// Charts of 100 by 100 points, whose pixels are looked at.
@Suite @MainActor struct ChartTests {
  private struct Item: Identifiable {
    var id: Int
    var value: Double
  }

  private func rendering(_ view: some SwiftUI.View) throws -> Rendering {
    var variant = Variant()
    variant.scaleOverride = 1
    return try view.picture(
      .proposed(width: 100, height: 100), as: variant, in: Workshop(try Resources()))
  }

  /// Returns whether a pixel is painted.
  private func isPainted(_ picture: Rendering, _ x: Int, _ y: Int) -> Bool {
    Pixel(bits: picture.bitmap.pixels[y * picture.bitmap.width + x]).alpha > 127
  }

  /// Returns the columns that are painted in a row.
  private func columns(_ picture: Rendering, row: Int) -> [Int] {
    (0..<100).filter { isPainted(picture, $0, row) }
  }

  @Test func `a line and its area fill the room between hidden axes`() throws {
    let items = [Item(id: 0, value: 0), Item(id: 1, value: 10)]
    let chart = Chart(items) { item in
      AreaMark(x: .value("x", item.id), y: .value("y", item.value)).foregroundStyle(.red)
    }
    .chartXAxis(.hidden).chartYAxis(.hidden)
    let picture = try rendering(chart)
    #expect(isPainted(picture, 97, 10) && isPainted(picture, 50, 60))
    #expect(!isPainted(picture, 50, 40) && !isPainted(picture, 10, 80))
    #expect(picture.diagnostics.isEmpty)
  }

  @Test func `a function is drawn in its domain, or from 0 to 1 with a note`() throws {
    let chart = Chart {
      AreaPlot(x: "x", y: "y", domain: 0...10) { $0 }.foregroundStyle(.red)
    }
    .chartXAxis(.hidden).chartYAxis(.hidden)
    let picture = try rendering(chart)
    #expect(isPainted(picture, 80, 60) && !isPainted(picture, 20, 60))
    #expect(notes(chart).isEmpty)
    #expect(
      notes(Chart { LinePlot(x: "x", y: "y") { $0 } })
        == ["a LinePlot without a domain outside of 0 to 1 of Chart isn't drawn"])
  }

  /// The messages of a view of 100 by 100 points.
  private func notes(_ view: some SwiftUI.View) -> [String] {
    ViewGraph(view).picture(in: Proposal(width: 100, height: 100)).notes.map(\.message)
  }

  @Test func `plots of a collection have the marks of its elements`() throws {
    let items = [Item(id: 0, value: 10), Item(id: 1, value: 5)]
    let plots = Chart { BarPlot(items, x: .value("x", \.value), y: .value("y", \.value)) }
    let marks = Chart(items) { BarMark(x: .value("x", $0.value), y: .value("y", $0.value)) }
    #expect(try rendering(plots).bitmap == rendering(marks).bitmap)
  }

  @Test func `bars of categories share the width, and their heights have one scale`() throws {
    let chart = Chart {
      BarMark(x: .value("name", "a"), y: .value("count", 5))
      BarMark(x: .value("name", "b"), y: .value("count", 10))
    }
    .chartXAxis(.hidden).chartYAxis(.hidden)
    let picture = try rendering(chart)
    #expect(columns(picture, row: 25).allSatisfy { (50..<100).contains($0) })
    #expect(columns(picture, row: 25).count == 34)
    #expect(columns(picture, row: 75).count == 68)
    #expect(!isPainted(picture, 25, 48) && isPainted(picture, 25, 52))
  }

  @Test func `bars at one position are stacked, and their colors follow their values`() throws {
    let chart = Chart {
      BarMark(x: .value("count", 3)).foregroundStyle(by: .value("kind", "one"))
      BarMark(x: .value("count", 1)).foregroundStyle(by: .value("kind", "two"))
    }
    .chartXAxis(.hidden).chartYAxis(.hidden).chartLegend(.hidden)
    .chartForegroundStyleScale(["one": SwiftUI.Color.red, "two": SwiftUI.Color.black])
    let picture = try rendering(chart)
    let pixels = [70, 80].map { Pixel(bits: picture.bitmap.pixels[50 * 100 + $0]) }
    #expect(pixels[0].red > 200 && pixels[1].red == 0 && pixels[1].alpha == 255)
    #expect(isPainted(picture, 1, 50) && isPainted(picture, 98, 50))
  }

  @Test func `labels and lines of the axes take room, with round numbers`() throws {
    let items = (0..<5).map { Item(id: $0, value: Double($0) * 23) }
    let chart = Chart(items) { item in
      BarMark(x: .value("x", "\(item.id)"), y: .value("y", item.value))
    }
    let (with, without) = (
      try rendering(chart), try rendering(chart.chartYAxis(.hidden).chartXAxis(.hidden))
    )
    // The largest bar is 92 of 100 with the axis, and as high as the plot without it.
    #expect(isPainted(without, 90, 1))
    #expect(!isPainted(with, 70, 3) && isPainted(with, 70, 20))
    #expect(columns(with, row: 80).max()! < columns(without, row: 80).max()!)
  }

  @Test func `marks without values end at distances from the edges of the plot`() throws {
    let rule = Chart {
      RuleMark(x: .value("x", 5), yStart: 20, yEnd: 60).lineStyle(StrokeStyle(lineWidth: 4))
      RuleMark(xStart: 30, y: .value("y", 5)).lineStyle(StrokeStyle(lineWidth: 4))
    }
    .chartXScale(domain: 0...10).chartYScale(domain: 0...10)
    let lines = try rendering(rule.chartYAxis(.hidden).chartXAxis(.hidden))
    #expect((0..<100).filter { isPainted(lines, 50, $0) } == Array(20..<60))
    #expect((0..<100).filter { isPainted(lines, $0, 50) } == Array(30..<100))
    let bar = Chart { BarMark(x: .value("x", 5), yStart: 90, width: 10) }
      .chartXScale(domain: 0...10)
    let box = try rendering(bar.chartYAxis(.hidden).chartXAxis(.hidden))
    #expect((0..<100).filter { isPainted(box, 50, $0) } == Array(90..<100))
  }

  @Test func `vertical lines of the axis are dashed, and lines of an author's as given`() throws {
    let chart = Chart { RuleMark(x: .value("x", 5)).opacity(0) }
      .chartXScale(domain: 0...10).chartYScale(domain: 0...1)
      .chartYAxis {}
    let dashed = chart.chartXAxis { AxisMarks(values: [5]) { _ in AxisGridLine() } }
    let solid = chart.chartXAxis {
      AxisMarks(values: [5]) { _ in
        AxisGridLine(stroke: StrokeStyle(lineWidth: 2)).foregroundStyle(.black)
      }
    }
    let picture = try rendering(dashed)
    let alphas = (0..<100).map { Pixel(bits: picture.bitmap.pixels[$0 * 100 + 50]).alpha }
    #expect(alphas.count { $0 > 0 } == 50 && alphas[0] > 0 && alphas[2] == 0 && alphas[4] > 0)
    let lines = try rendering(solid)
    #expect((0..<100).allSatisfy { isPainted(lines, 50, $0) })
  }

  @Test(arguments: [
    InterpolationMethod.linear, .monotone, .cardinal, .catmullRom, .stepCenter, .stepStart,
    .stepEnd,
  ])
  func `a curve meets every point of its line`(method: InterpolationMethod) throws {
    let items = [(0, 20.0), (1, 80), (2, 50), (3, 50), (4, 90)].map { Item(id: $0.0, value: $0.1) }
    let chart = Chart(items) { item in
      LineMark(x: .value("x", item.id), y: .value("y", item.value))
        .interpolationMethod(method).lineStyle(StrokeStyle(lineWidth: 4))
    }
    .chartYScale(domain: 0...100).chartXScale(domain: 0...4)
    .chartXAxis(.hidden).chartYAxis(.hidden)
    let picture = try rendering(chart)
    for item in items.dropFirst().dropLast() {
      #expect(isPainted(picture, item.id * 25, 100 - Int(item.value)), "\(item.id)")
    }
  }

  @Test func `points, rules, rectangles and sectors are drawn at their places`() throws {
    let marks = Chart {
      RectangleMark(
        xStart: .value("x", 0), xEnd: .value("x", 2), yStart: .value("y", 0), yEnd: .value("y", 2))
      PointMark(x: .value("x", 5), y: .value("y", 5)).symbolSize(100)
      RuleMark(y: .value("y", 9)).lineStyle(StrokeStyle(lineWidth: 2))
    }
    .chartXScale(domain: 0...10).chartYScale(domain: 0...10)
    .chartXAxis(.hidden).chartYAxis(.hidden)
    let picture = try rendering(marks)
    #expect(isPainted(picture, 10, 90) && !isPainted(picture, 25, 90))
    #expect(isPainted(picture, 50, 50) && !isPainted(picture, 60, 50))
    #expect(isPainted(picture, 3, 10) && isPainted(picture, 97, 10))
    let pie = try rendering(
      Chart {
        SectorMark(angle: .value("part", 1)).foregroundStyle(.red)
        SectorMark(angle: .value("part", 3)).foregroundStyle(.black)
      })
    let (first, second) = (
      Pixel(bits: pie.bitmap.pixels[30 * 100 + 70]), Pixel(bits: pie.bitmap.pixels[70 * 100 + 30])
    )
    #expect(first.red > 200 && second.red == 0 && second.alpha == 255)
  }

  @Test func `parts of a chart that aren't drawn are named`() throws {
    let chart = Chart {
      PointMark(x: .value("x", 1), y: .value("y", 1)).blur(radius: 1)
    }
    .chartXAxis { AxisMarks { _ in AxisValueLabel { Circle() } } }
    let notes = try rendering(chart).diagnostics.map(\.message).joined()
    #expect(notes.contains("the blur of marks, a view in AxisValueLabel of Chart isn't drawn"))
    let line = Chart {
      LineMark(x: .value("x", 1), y: .value("y", 1))
    }
    .chartYScale(domain: 1...10, type: .log)
    let others = try rendering(line).diagnostics.map(\.message).joined()
    for part in ["a logarithmic axis"] {
      #expect(others.contains(part), "\(part)")
    }
  }
}
