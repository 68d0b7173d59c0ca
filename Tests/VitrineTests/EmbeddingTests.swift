import Foundation
import TestResources
import TestSupport
import Testing
import Vitrine
import VitrineBase
import VitrineGraphics
import VitrineImport
import VitrineLayout

/// Tests of views that a storyboard only references: xibs of custom classes, `nibName`, embedded
/// scenes.
@Suite struct EmbeddingTests {
  /// The folder with every project of a test.
  private let outer: TemporaryFolder

  init() throws { outer = try TemporaryFolder() }

  private func document(_ inner: String, _ kind: String = "Storyboard.XIB") -> String {
    "<document type=\"com.apple.InterfaceBuilder3.CocoaTouch.\(kind)\" toolsVersion=\"12120\" initialViewController=\"vc\" "
      + "useAutolayout=\"YES\">\(inner)</document>"
  }

  private func scene(_ id: String, _ subviews: String, _ attributes: String = "") -> String {
    """
    <scene sceneID="s-\(id)"><objects><viewController id="\(id)" \(attributes)>
    <view key="view" id="\(id)-view"><rect key="frame" x="0" y="0" width="320" height="110"/><subviews>\(subviews)</subviews></view>
    </viewController></objects></scene>
    """
  }

  private func xib(_ subviews: String, _ attributes: String = "") -> String {
    document(
      """
      <objects><placeholder placeholderIdentifier="IBFilesOwner" id="-1"/>
      <view id="1" \(attributes)><rect key="frame" x="0" y="0" width="100" height="40"/><subviews>\(subviews)
      <label text="Inner" id="2" translatesAutoresizingMaskIntoConstraints="NO"><rect key="frame" x="0" y="0" width="40" height="20"/></label></subviews>
      <constraints><constraint firstAttribute="trailing" secondItem="2" secondAttribute="trailing" constant="5" id="3"/>
        <constraint firstAttribute="bottom" secondItem="2" secondAttribute="bottom" id="4"/></constraints></view></objects>
      """, "XIB")
  }

  private func custom(_ name: String, _ id: String, _ y: Int = 0) -> String {
    """
    <view customClass="\(name)" id="\(id)"><rect key="frame" x="10" y="\(y)" width="200" height="50"/>
    <autoresizingMask key="autoresizingMask" flexibleMaxX="YES" flexibleMaxY="YES"/></view>
    """
  }

  private func solved(_ files: [String: String]) throws -> (scene: Scene, layout: SolvedLayout) {
    let folder = outer.path + "/\(UUID().uuidString)"
    try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
    for (name, text) in files {
      try Data(text.utf8).write(to: URL(fileURLWithPath: folder + "/" + name))
    }
    let widget = try Widget.read(folder + "/Main.storyboard")
    return try Vitrine.layout(widget, as: Variant(), in: Workshop(try TestResources.shared.get()))
  }

  @Test func `a custom view shows the xib of its class, as large as itself`() throws {
    let (scene, layout) = try solved([
      "Main.storyboard": document(
        "<scenes>\(self.scene("vc", custom("BadgeView", "a") + custom("BadgeView", "b", 50)))</scenes>"
      ),
      "BadgeView.xib": xib("", "customClass=\"BadgeView\""),
    ])
    #expect(
      scene.tree.views.map(\.name) == [
        "vc-view", "a", "1-in-a", "2-in-a", "b", "1-in-b", "2-in-b",
      ])
    let inner = try #require(scene.tree.view(named: "1-in-b"))
    #expect(layout[inner] == Rect(x: 0, y: 0, width: 200, height: 50))
    let label = layout[try #require(scene.tree.view(named: "2-in-b"))]
    #expect(label.maxX == 195 && label.maxY == 50)
    #expect(scene.diagnostics.isEmpty)
  }

  @Test func `a controller's nib and a container's scene appear in their views`() throws {
    let nib =
      "<scene sceneID=\"s\"><objects><viewController id=\"vc\" nibName=\"Panel\"/></objects></scene>"
    let (panel, _) = try solved([
      "Main.storyboard": document("<scenes>\(nib)</scenes>"), "Panel.xib": xib(""),
    ])
    #expect(panel.tree.views.map(\.name) == ["1", "2"])
    let container = """
      <containerView id="c"><rect key="frame" x="0" y="0" width="100" height="100"/>
      <connections><segue destination="other" kind="embed" id="g"/></connections></containerView>
      """
    let (scene, layout) = try solved([
      "Main.storyboard": document(
        "<scenes>\(self.scene("vc", container))\(self.scene("other", ""))</scenes>")
    ])
    let inner = try #require(scene.tree.view(named: "other-view-in-c"))
    #expect(layout[inner].size == Size(width: 100, height: 100))
  }

  @Test func `a recursive or unreadable embedding is reported, and the rest is drawn`() throws {
    let (scene, _) = try solved([
      "Main.storyboard": document(
        "<scenes>\(self.scene("vc", custom("OneView", "a") + custom("Broken", "b") + custom("../up", "c")))</scenes>"
      ),
      "OneView.xib": xib(custom("TwoView", "two")), "TwoView.xib": xib(custom("OneView", "one")),
      "Broken.xib": "<document>",
    ])
    #expect(
      scene.diagnostics.map(\.message).contains("'OneView' embeds itself; the inner one is ignored")
    )
    #expect(scene.diagnostics.contains { $0.location?.file.hasSuffix("Broken.xib") == true })
    #expect(scene.tree.view(named: "2-in-a") != nil && scene.tree.view(named: "c") != nil)
  }

  @Test func `endless embedding stops`() throws {
    let many = (0..<40).map { custom("OneView", "v\($0)") }.joined()
    let (scene, _) = try solved([
      "Main.storyboard": document("<scenes>\(self.scene("vc", many))</scenes>"),
      "OneView.xib": xib(custom("TwoView", "x") + custom("TwoView", "y")), "TwoView.xib": xib(""),
    ])
    #expect(scene.diagnostics.contains { $0.message.contains("more than 64 views are embedded") })
  }
}
