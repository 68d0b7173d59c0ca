import Foundation
import SwiftUI
import Testing
import VitrineBase
import VitrineGraphics
import VitrineLayout
import VitrinePlacement
import VitrineRaster
import VitrineSwiftUI

@Suite @MainActor struct ControlTests {
  /// The size of a view in a proposal.
  private func size(
    _ view: some SwiftUI.View, _ width: Double? = nil, _ height: Double? = nil
  ) -> VitrineGraphics.Size {
    ViewGraph(view).picture(in: Proposal(width: width, height: height)).size
  }

  /// The strings of a view's texts.
  private func texts(_ view: some SwiftUI.View) -> [String] {
    ViewGraph(view).picture(in: Proposal(width: 300, height: 300)).tree.views.compactMap { view in
      if case .label(let label) = view.kind { label.text.string } else { nil }
    }
  }

  private func notes(_ view: some SwiftUI.View) -> [String] {
    ViewGraph(view).picture(in: Proposal(width: 300, height: 300)).notes.map(\.message)
  }

  @Test func `a toggle is a label and a switch at the trailing edge`() {
    let toggle = Toggle("a", isOn: .constant(true))
    #expect(size(toggle, 200).width == 200)
    #expect(size(toggle, 200).height == 31)
    #expect(texts(toggle) == ["a"])
    #expect(size(toggle.labelsHidden()) == VitrineGraphics.Size(width: 51, height: 31))
    #expect(texts(toggle.labelsHidden()) == [])
  }

  @Test func `a style of an author reads the state and its environment`() {
    struct Words: ToggleStyle {
      @SwiftUI.Environment(\.lineLimit) private var limit
      func makeBody(configuration: Configuration) -> some SwiftUI.View {
        Text(verbatim: "\(configuration.isOn) \(limit ?? 0)")
      }
    }
    let toggle = Toggle("a", isOn: .constant(true)).toggleStyle(Words()).lineLimit(3)
    #expect(texts(toggle) == ["true 3"])
  }

  @Test func `circular gauges have a diameter of 58 points in any frame`() {
    for view in [
      AnyView(Gauge(value: 0.5) { Text("a") }.gaugeStyle(.accessoryCircular)),
      AnyView(Gauge(value: 0.5) { Text("a") }.gaugeStyle(.accessoryCircularCapacity)),
    ] { #expect(size(view, 120, 120) == VitrineGraphics.Size(width: 120, height: 120)) }
    let gauge = Gauge(value: 0.5) { Text("a") }.gaugeStyle(.accessoryCircular)
    #expect(size(gauge) == VitrineGraphics.Size(width: 58, height: 58))
  }

  @Test func `a linear gauge has a bar of 16 points, 11 below its label`() {
    let label = SwiftUI.Color.red.frame(width: 10, height: 20)
    for view in [
      AnyView(Gauge(value: 0.5) { label }),
      AnyView(Gauge(value: 0.5) { label }.gaugeStyle(.linearCapacity)),
    ] { #expect(size(view, 100).height == 20 + 11 + 16) }
  }

  @Test func `a gauge's value is a part of its range`() {
    struct Value: GaugeStyle {
      func makeBody(configuration: Configuration) -> some SwiftUI.View {
        SwiftUI.Color.red.frame(width: configuration.value * 100, height: 1)
      }
    }
    #expect(size(Gauge(value: 15.0, in: 10...20) { Text("a") }.gaugeStyle(Value())).width == 50)
    #expect(size(Gauge(value: 99.0, in: 10...20) { Text("a") }.gaugeStyle(Value())).width == 100)
    #expect(size(Gauge(value: 1.0, in: 1...1) { Text("a") }.gaugeStyle(Value())).width == 0)
  }

  @Test func `a linear progress view is a bar of 4 points`() {
    #expect(size(ProgressView(value: 0.5), 328).height == 4)
    #expect(size(ProgressView(value: 0.5), 328).width == 328)
  }

  @Test func `progress of an unknown duration has spokes`() {
    #expect(size(ProgressView()) == VitrineGraphics.Size(width: 20, height: 20))
  }

  @Test func `progress of time depends on the date`() {
    let past = Date(timeIntervalSinceNow: -20)...Date(timeIntervalSinceNow: -10)
    struct Part: ProgressViewStyle {
      func makeBody(configuration: Configuration) -> some SwiftUI.View {
        SwiftUI.Color.red.frame(width: 100 * (configuration.fractionCompleted ?? 0.5), height: 1)
      }
    }
    let down = ProgressView(timerInterval: past, countsDown: true).progressViewStyle(Part())
    let up = ProgressView(timerInterval: past, countsDown: false).progressViewStyle(Part())
    #expect(size(down).width == 0)
    #expect(size(up).width == 100)
  }

  @Test func `a scroll view takes its space and shows the beginning of its content`() {
    let view = ScrollView { SwiftUI.Color.red.frame(width: 20, height: 500) }
    #expect(
      frames(view, 50, 100) == ["root 0 0 50 100", "group-1 15 0 20 100", "color-2 0 0 20 500"])
    #expect(size(view).height == 500)
  }

  @Test func `a field shows its text or its title`() {
    #expect(texts(TextField("name", text: .constant(""))) == ["name"])
    #expect(texts(TextField("name", text: .constant("Ada"))) == ["Ada"])
  }

  @Test func `a message shows its parts in order`() {
    let view = ContentUnavailableView("a", systemImage: "star", description: Text("b"))
    #expect(texts(view) == ["a", "b"])
  }

  @Test func `redacted text is replaced by a box per line unless it is unredacted`() {
    let redacted = Text("abc").redacted(reason: .placeholder)
    #expect(texts(redacted) == [])
    #expect(size(redacted) == size(Text("abc")))
    #expect(texts(Text("abc").unredacted().redacted(reason: .placeholder)) == ["abc"])
    #expect(texts(Text("abc").privacySensitive()) == ["abc"])
    #expect(texts(Text("abc").privacySensitive().redacted(reason: .privacy)) == [])
  }

  @Test func `a timeline view shows the schedule's last date`() {
    let start = Date(timeIntervalSinceNow: -3600)
    let view = TimelineView(ExplicitTimelineSchedule([start])) { context in
      Text(verbatim: context.date == start ? "start" : "now")
    }
    #expect(texts(view) == ["start"])
  }
}
