import Foundation
import Testing
import UIKit
import Vitrine
import VitrineGraphics
import VitrineImages
import VitrineImport
import VitrineLayout
import VitrineUIKit

/// Tests of the examples' classes, compiled as their readers compile them.
@MainActor
@Suite struct ExampleTests {
  private func picture(_ mode: String) throws -> Rendering {
    var variant = Variant()
    if mode == "expanded" { variant.mode = .expanded }
    let widget = Widget(title: "Steps") { StepsViewController() }
    let rendering = try render(widget, as: variant, in: Stage.workshop)
    if let folder = ProcessInfo.processInfo.environment["VITRINE_PICTURES"] {
      try Data(try rendering.png(inputDigest: "")).write(
        to: URL(fileURLWithPath: folder).appendingPathComponent("steps-\(mode).png"))
    }
    return rendering
  }

  @Test func `the collapsed widget shows the number, the expanded one its days`() throws {
    let closed = try picture("compact")
    let open = try picture("expanded")
    #expect(closed.diagnostics.isEmpty)
    #expect(open.diagnostics.isEmpty)
    #expect(open.bitmap.height > closed.bitmap.height)
    let names = open.scene.tree.views.map(\.name)
    #expect(names.contains("numberLabel"))
    #expect(names.contains("chart"))
    #expect(names.contains("table"))
  }

  @Test(arguments: ["compact", "expanded"])
  func `the platform's example looks as its golden`(_ mode: String) throws {
    let root = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
      .deletingLastPathComponent().deletingLastPathComponent()
    let icon = root.appendingPathComponent("Examples/images/monkey.png").path
    var variant = Variant()
    if mode == "expanded" { variant.mode = .expanded }
    let widget = Widget(title: "Monkey About", icon: icon) { TodayViewController() }
    let picture = try Stage.picture(widget, variant)
    let golden = try Data(
      contentsOf: root.appendingPathComponent("Goldens/examples/monkey-about-\(mode).png"))
    #expect(try decodeImage(Array(golden)) == picture)
  }

  @Test func `the same widget has the same picture every time`() throws {
    let first = try picture("expanded")
    #expect(try picture("expanded").bitmap == first.bitmap)
  }
}
