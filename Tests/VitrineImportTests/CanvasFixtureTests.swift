import Foundation
import TestSupport
import Testing
import VitrineBase
import VitrineCanvas
import VitrineGraphics
import VitrineImport
import VitrineLayout

/// Tests of the canvas's rules on small files, one rule each.
///
/// The frames in `Tests/Fixtures/Interface` follow from the rule in the file's name.
/// docs/research/canvas-rules.md lists the evidence of each rule.
@Suite struct CanvasFixtureTests {
  private static let folder = "Tests/Fixtures/Interface"

  private static let files = ["Canvas", "Mac"].flatMap { name in
    PackageRoot.entries("\(folder)/\(name)").map { "\(name)/\($0)" }
  }

  /// Measures text as eight points wide per character.
  ///
  /// Empty text has no size.
  private struct PlainMeasuring: Measuring {
    func measure(_ text: AttributedText, numberOfLines: Int, width: Double?) -> TextMeasure {
      if text.string.isEmpty {
        return TextMeasure(size: .zero, firstBaseline: 0, lastBaseline: 0, lineCount: 0)
      }
      return TextMeasure(
        size: Size(width: Double(text.string.count) * 8, height: 20), firstBaseline: 16,
        lastBaseline: 16, lineCount: 1)
    }

    func metrics(of font: FontDescription) -> LineMetrics {
      LineMetrics(ascender: 16, descender: 4, lineHeight: 20)
    }
  }

  /// Measures a label of 17 points at 2×, whose size ends at half a point.
  private struct HalfPointMeasuring: Measuring {
    func measure(_ text: AttributedText, numberOfLines: Int, width: Double?) -> TextMeasure {
      TextMeasure(
        size: Size(width: 41.5, height: 20.5), firstBaseline: 16, lastBaseline: 16, lineCount: 1)
    }

    func metrics(of font: FontDescription) -> LineMetrics {
      LineMetrics(ascender: 16, descender: 4, lineHeight: 20.3)
    }
  }

  private static func scenes(
    _ file: String, _ source: InterfaceDocument.Traits.IntrinsicSource = .stored,
    measuring: some Measuring = PlainMeasuring()
  ) throws -> [(scene: (content: SceneContent, context: LayoutContext), layout: SolvedLayout)] {
    let path = PackageRoot.file("\(folder)/\(file)")
    let bytes = [UInt8](try Data(contentsOf: URL(fileURLWithPath: path)))
    let document = try InterfaceDocument.read(bytes, file: file)
    var traits = InterfaceDocument.Traits()
    traits.intrinsicSource = source
    return try (0..<document.sceneCount).map { index in
      let scene = document.canvasScene(index, for: traits)
      return (scene, try solve(scene.content.tree, in: scene.context, measuring: measuring))
    }
  }

  @Test(arguments: files) func `views have their stored frames`(file: String) throws {
    let scenes = try Self.scenes(file)
    #expect(!scenes.isEmpty)
    for (scene, layout) in scenes {
      for (index, view) in scene.content.tree.views.enumerated() where index > 0 {
        let stored = try #require(view.frame, "\(view.name) has no frame")
        let frame = layout.frames[index]
        #expect(!layout.isAmbiguous[index], "\(view.name) is ambiguous")
        #expect(frame.isClose(to: stored), "\(view.name) is at \(frame), stored at \(stored)")
      }
    }
  }

  private static let rows = PackageRoot.entries("\(folder)/Rows").map { "Rows/\($0)" }

  /// Compares a box in each file, because the files store other sizes of rows and cells.
  @Test(arguments: rows) func `rows and cells have the canvas's sizes`(file: String) throws {
    let (scene, layout) = try #require(try Self.scenes(file).first)
    let box = try #require(scene.content.tree.view(named: "box"))
    let stored = try #require(scene.content.tree[box].frame)
    #expect(layout.frames[box.index].isClose(to: stored), "\(layout.frames[box.index])")
  }

  @Test func `the context names the rules that determined its insets`() throws {
    let expected: [String: [CanvasRule]] = [
      "status-bar-of-xcode-10.storyboard": [.statusBar],
      "no-status-bar-in-xcode-12.storyboard": [],
      "notch-of-iphone-11-in-xcode-14.storyboard": [.notch],
      "sheet-on-notch-device.storyboard": [.shortenedScene],
      "large-title-in-xcode-10.storyboard": [.statusBar, .largeTitle],
      "navigation-bar.storyboard": [.statusBar, .navigationBar],
      "toolbar-of-navigation-controller-on-notch-device.storyboard": [
        .notch, .navigationBar, .bottomBar,
      ],
    ]
    for (file, rules) in expected {
      let scenes = try Self.scenes("Canvas/\(file)")
      #expect(scenes[0].scene.context.canvasRules == rules, "\(file)")
    }
  }

  @Test func `size sources name the rule, constraint or stored frame`() throws {
    let file = "Canvas/leaf-in-centered-stack-keeps-its-stored-width.storyboard"
    let (scene, layout) = try #require(try Self.scenes(file).first)
    let sources = Dictionary(
      uniqueKeysWithValues: zip(scene.content.tree.views.map(\.name), layout.sizeSources))
    #expect(sources["root"] == SizeSources(width: .canvas, height: .canvas))
    #expect(sources["leaf"] == SizeSources(width: .rule, height: .constraint))
    let mac = "Mac/push-button-of-xcode-13.xib"
    let stored = try #require(try Self.scenes(mac).first).layout.sizeSources[1]
    #expect(stored == SizeSources(width: .stored, height: .stored))
    let measured = try #require(try Self.scenes(mac, .measured).first).layout.sizeSources[1]
    #expect(measured == SizeSources(width: .stored, height: .rule))
  }

  @Test func `a label stored in whole points is measured in points, any other in pixels`() throws {
    let file = "Canvas/text-measured-on-display-without-retina.storyboard"
    let scene = try #require(
      try Self.scenes(file, .measured, measuring: HalfPointMeasuring()).first)
    for name in ["whole", "halves"] {
      let label = try #require(scene.scene.content.tree.view(named: name))
      let stored = try #require(scene.scene.content.tree[label].frame)
      #expect(scene.layout.frames[label.index].isClose(to: stored), "\(name)")
    }
  }

  @Test func `controls of iOS 26 are wider and higher`() throws {
    let file = "Canvas/switch-and-slider-of-ios-26.storyboard"
    let (scene, layout) = try #require(try Self.scenes(file, .measured).first)
    for (index, view) in scene.content.tree.views.enumerated() where index > 0 {
      let stored = try #require(view.frame)
      #expect(layout.frames[index].isClose(to: stored), "\(view.name) \(layout.frames[index])")
    }
  }

  @Test func `a leaf of a stack has no stored size in a running program`() throws {
    let path = "\(Self.folder)/Canvas/leaf-in-centered-stack-keeps-its-stored-width.storyboard"
    let bytes = [UInt8](try Data(contentsOf: URL(fileURLWithPath: PackageRoot.file(path))))
    let scene = try InterfaceDocument.read(bytes, file: path).scene(
      0, for: InterfaceDocument.Traits())
    let leaf = try #require(scene.tree.view(named: "leaf"))
    #expect(scene.tree[leaf].intrinsicWidth == .measured)
  }
}

extension Rect {
  fileprivate func isClose(to other: Rect) -> Bool {
    (minX - other.minX).magnitude < 0.01 && (minY - other.minY).magnitude < 0.01
      && (width - other.width).magnitude < 0.01 && (height - other.height).magnitude < 0.01
  }
}
