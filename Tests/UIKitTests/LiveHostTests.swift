import Foundation
import Testing
import UIKit
import Vitrine
import VitrineBase
import VitrineGraphics
import VitrineHost
import VitrineImages
import VitrineImport
import VitrineLint
import VitrineTesting
import VitrineUIKit

/// Tests of hosts, sessions, goldens and the linter with a widget of live views.
@MainActor
@Suite struct LiveHostTests {
  private func host(_ variant: Variant = Variant()) -> WidgetHost {
    let host = WidgetHost(as: variant, in: Stage.workshop)
    host.add("counter") { CounterController() }
    return host
  }

  private func counter(_ host: WidgetHost) throws -> CounterController {
    try #require(host.viewController(of: "counter") as? CounterController)
  }

  @Test func `a host calls a live widget in the platform's order`() throws {
    let host = host()
    #expect(host.viewController(of: "counter") == nil)
    host.appear()
    #expect(
      try counter(host).lines == [
        "viewDidLoad", "mode compact", "viewWillAppear", "update", "viewDidAppear",
      ])
    host.disappear()
    #expect(try counter(host).lines.last == "viewDidDisappear")
    host.appear()
    #expect(try counter(host).lines.suffix(3) == ["viewWillAppear", "update", "viewDidAppear"])
  }

  @Test func `Show More expands a live widget to its preferred height`() throws {
    let host = host()
    host.appear()
    #expect(try host.screen().heights == [110])
    #expect(host.setMode(.expanded, of: "counter"))
    #expect(try host.screen().heights == [200])
    #expect(try counter(host).lines.last == "mode expanded")
  }

  @Test func `a widget with only a compact mode can't expand`() throws {
    let host = WidgetHost(as: Variant(), in: Stage.workshop)
    host.add("plain") {
      TestController { $0.extensionContext?.widgetLargestAvailableDisplayMode = .compact }
    }
    host.appear()
    #expect(!host.setMode(.expanded, of: "plain"))
  }

  @Test func `noData and failed keep the previous picture`() throws {
    let host = host()
    host.appear()
    let before = try host.screen().picture(in: Stage.workshop)
    try counter(host).label.text = "new"
    try counter(host).result = .noData
    host.update("counter")
    #expect(try Stage.areEqual(host.screen().picture(in: Stage.workshop), before))
    try counter(host).result = .newData
    host.update("counter")
    #expect(try host.screen().picture(in: Stage.workshop) != before)
  }

  @Test func `a tap on a button sends its action and shows the changes`() throws {
    let host = host()
    host.appear()
    let before = try host.screen().picture(in: Stage.workshop)
    host.tap("counter", on: try counter(host).button)
    #expect(try counter(host).count == 1)
    #expect(try host.screen().picture(in: Stage.workshop) != before)
    host.tap("counter", at: .zero)
    #expect(try counter(host).count == 1)
  }

  @Test func `only URLs with the app's schemes are opened`() throws {
    let host = WidgetHost(as: Variant(), in: Stage.workshop)
    host.add("counter", schemes: ["steps"]) { CounterController() }
    host.appear()
    var answers: [Bool] = []
    for text in ["steps://today", "https://example.com"] {
      let url = try #require(URL(string: text))
      try counter(host).extensionContext?.open(url) { answers.append($0) }
    }
    #expect(answers == [true, false])
  }

  @Test func `a session's frames show the motion of an animation`() throws {
    var variant = Variant()
    variant.chrome = .none
    let host = host(variant)
    let session = try PlaySession(
      host, rate: 10,
      steps: [
        { $0.appear() },
        { host in
          MainActor.assumeIsolated {
            guard let counter = host.viewController(of: "counter") as? CounterController else {
              return
            }
            host.tap("counter", on: counter.button)
          }
        },
      ])
    let bars = session.frames.map { frame in
      (0..<frame.bitmap.width).filter { x in
        let pixel = frame.bitmap[x, 170]
        return pixel.red > 230 && pixel.green < 60
      }
    }
    let starts = bars.compactMap(\.first)
    #expect(Set(starts).count > 2)
    #expect(starts == starts.sorted())
    #expect(starts.first == 20 && starts.last == 220)
    // The bar is complete at every moment, in one position.
    #expect(bars.allSatisfy { $0.isEmpty || $0.count == 40 })
  }

  @Test func `goldens of a controller use a new instance for each variant`() throws {
    let folder = FileManager.default.temporaryDirectory
      .appendingPathComponent("uikit-goldens-\(UUID().uuidString)").path
    defer { try? FileManager.default.removeItem(atPath: folder) }
    var open = Variant()
    open.mode = .expanded
    var settings = GoldenSettings(record: .missing, folder: folder)
    // The environment lacks the variable `CI`, which forbids recording.
    settings.environment = Environment([:])
    let widget = Widget(title: "CounterController") { CounterController() }
    for variant in [Variant(), open] {
      let check = GoldenCheck(settings: settings, file: #filePath)
      #expect(check.failure(widget, variant, named: "CounterController") == nil)
    }
    settings.record = .never
    GoldenTrait.$current.withValue(settings) {
      expectGolden(CounterController(), [Variant(), open])
    }
    withKnownIssue {
      GoldenTrait.$current.withValue(settings) {
        expectGolden(Self.changed(), [Variant()], named: "CounterController")
      }
    }
  }

  private static func changed() -> CounterController {
    let controller = CounterController()
    controller.loadViewIfNeeded()
    controller.label.text = "changed"
    return controller
  }

  @Test func `the linter names live views by their properties`() throws {
    let widget = Widget(title: "Long") {
      TestController { controller in
        let label = UILabel()
        label.text = "Far too long for its width"
        label.widthAnchor.constraint(equalToConstant: 60).isActive = true
        label.accessibilityIdentifier = "title"
        controller.view.holding(label)
        label.centerXAnchor.constraint(equalTo: controller.view.centerXAnchor).isActive = true
        label.centerYAnchor.constraint(equalTo: controller.view.centerYAnchor).isActive = true
      }
    }
    let findings = try LintRun().findings(in: widget, as: [Variant()], in: Stage.workshop)
    #expect(findings.contains { $0.object == "title" }, "\(findings.map(\.message))")
  }
}
