import TestResources
import TestSupport
import Testing
import Vitrine
import VitrineGraphics
import VitrineImport
import VitrineLint
import VitrineMatrix

/// The bundled examples follow the guidelines.
@Suite struct ExampleGuidelineTests {
  private static let paths =
    PackageRoot.entries("Examples").filter { $0.hasSuffix(".json") } + ["TodayExtension"]

  private static func widgets() throws -> [Widget] {
    var widgets: [Widget] = []
    for path in paths {
      let first = try Widget.read(PackageRoot.file("Examples/" + path))
      guard case .document(let document, _) = first.source else {
        widgets.append(first)
        continue
      }
      widgets += document.widgets.indices.map { Widget(document, widget: $0) }
    }
    return widgets
  }

  /// The findings as text.
  private static func complaints(
    _ widget: Widget, _ variants: [Variant], _ workshop: Workshop
  ) throws -> [String] {
    try LintRun().findings(in: widget, as: variants, in: workshop).map {
      FindingText.lines(of: $0, in: variants.count)
    }
  }

  @Test func `no example violates a guideline in the standard variants`() throws {
    let workshop = Workshop(try TestResources.shared.get())
    for widget in try Self.widgets() {
      var variants = LintMatrix.standard(for: widget)
      for index in variants.indices { variants[index].scaleOverride = 1 }
      for complaint in try Self.complaints(widget, variants, workshop) {
        Issue.record("\(complaint)")
      }
    }
  }

  /// Every pair of values of every axis; takes minutes in a debug build.
  @Test(.enabled(if: Slow.isOn))
  func `no example violates a guideline in any pair of axis values`() throws {
    let workshop = Workshop(try TestResources.shared.get())
    let folder = try TemporaryFolder()
    let config = try folder.write(
      """
      { "inputs": ["\(PackageRoot.file("Examples/weather.json"))"], "sample": "pairwise",
        "axes": {
          "devices": ["iphone-se", "iphone-7", "iphone-7-plus", "iphone-x", "iphone-xr", "ipad-9.7"],
          "orientations": ["portrait", "landscape"], "modes": ["compact", "expanded"],
          "systems": ["ios10", "ios11", "ios12"], "textSizes": ["xs", "l", "xl", "xxxl"],
          "locales": ["en", "es", "de", "ja", "ar", "pseudo"],
          "wallpapers": ["photo", "light", "dark", "busy"] } }
      """, to: "vitrine.json")
    let matrix = try Matrix(try MatrixConfig.read(config))
    for widget in try Self.widgets() {
      var variants = matrix.pictures.map(\.variant)
      for index in variants.indices { variants[index].scaleOverride = 1 }
      for complaint in try Self.complaints(widget, variants, workshop) {
        Issue.record("\(complaint)")
      }
    }
  }
}
