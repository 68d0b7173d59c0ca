import Foundation
import TestSupport
import Testing
import VitrineBase
import VitrineCanvas
import VitrineGraphics
import VitrineImport
import VitrineLayout

@Suite struct InterfaceTests {
  private static let storyboard = """
    <?xml version="1.0" encoding="UTF-8"?>
    <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" toolsVersion="12120" useAutolayout="YES">
      <device id="retina4_7" orientation="portrait"/>
      <scenes><scene sceneID="s"><objects>
        <viewController id="vc">
          <layoutGuides><viewControllerLayoutGuide type="top" id="top"/></layoutGuides>
          <view key="view" simulatedAppContext="notificationCenter" id="root">
            <rect key="frame" x="0.0" y="0.0" width="320" height="110"/>
            <subviews>
              <label horizontalHuggingPriority="251" text="A &amp; B" id="title">
                <rect key="frame" x="20" y="8" width="40" height="21"/>
                <fontDescription key="fontDescription" type="boldSystem" pointSize="17"/>
                <color key="textColor" white="0.0" alpha="0.5" colorSpace="calibratedWhite"/>
              </label>
              <fancyGauge id="gauge"><rect key="frame" x="1" y="2" width="3" height="4"/></fancyGauge>
            </subviews>
            <constraints>
              <constraint firstItem="title" firstAttribute="leading" secondItem="root" secondAttribute="leading" constant="20" id="c1"/>
              <constraint firstItem="title" firstAttribute="top" secondItem="top" secondAttribute="bottom" constant="8" id="c2"/>
              <constraint firstItem="title" firstAttribute="width" secondItem="title" secondAttribute="height" multiplier="16:9" priority="700" relation="greaterThanOrEqual" id="c3"/>
              <constraint firstItem="title" firstAttribute="width" constant="9" placeholder="YES" id="c4"/>
              <constraint firstItem="nobody" firstAttribute="top" constant="8" id="c5"/>
            </constraints>
          </view>
        </viewController>
      </objects></scene></scenes>
    </document>
    """

  private func scene(_ text: String = storyboard) throws -> SceneContent {
    let document = try InterfaceDocument.read(Array(text.utf8), file: "m.storyboard")
    return document.scene(document.initialScene, for: InterfaceDocument.Traits())
  }

  @Test func `views, fonts, colors and constraints are read`() throws {
    let scene = try scene()
    #expect(scene.tree.views.map(\.name) == ["root", "title", "gauge"])
    guard case .label(let label) = scene.tree.views[1].kind else {
      Issue.record("no label")
      return
    }
    #expect(label.text.string == "A & B")
    #expect(label.text.runs[0].attributes.font == .system(17, .bold))
    #expect(label.color == Color(white: 0, alpha: 0.5))
    #expect(scene.tree.constraints.map(\.name) == ["c1", "c2", "c3"])
    #expect(scene.tree.constraints[2].multiplier == 16.0 / 9)
  }

  @Test func `unknown elements and dangling constraints are listed with their lines`()
    throws
  {
    let scene = try scene()
    #expect(scene.unsupported.map(\.element) == ["fancyGauge"])
    #expect(scene.unsupported.map(\.line) == [15])
    #expect(scene.diagnostics.map(\.code) == ["dangling-constraint"])
  }

  @Test func `other XML files are refused with a location`() {
    for text in ["", "no xml", "<a>", "<plist/>", "<document><b></document>"] {
      #expect(throws: InputError.self) {
        try InterfaceDocument.read(Array(text.utf8), file: "m.storyboard")
      }
    }
  }

  @Test func `a document whose entities could grow or are files is refused`() {
    let bomb = """
      <!DOCTYPE d [<!ENTITY a "aaaaaaaaaa"><!ENTITY b "&a;&a;&a;&a;&a;&a;&a;&a;">
      <!ENTITY c "&b;&b;&b;&b;&b;&b;&b;&b;"><!ENTITY e SYSTEM "file:///etc/passwd">]>
      <document a="x">&c;&c;&e;</document>
      """
    #expect(throws: InputError.self) {
      try InterfaceDocument.read(Array(bomb.utf8), file: "m.storyboard")
    }
  }

  @Test func `deep nesting is refused`() {
    let text = String(repeating: "<a>", count: 100_000)
    #expect(throws: InputError.self) {
      try InterfaceDocument.read(Array(text.utf8), file: "m.storyboard")
    }
  }

  @Test func `mutated files never crash`() {
    let whole = Array(Self.storyboard.utf8)
    var random = SeededGenerator(seed: 3)
    for _ in 0..<500 {
      var bytes = whole
      for _ in 0..<Int.random(in: 1...5, using: &random) {
        bytes[Int.random(in: 0..<bytes.count, using: &random)] = .random(
          in: 0...255, using: &random)
      }
      guard let document = try? InterfaceDocument.read(bytes, file: "m"), document.sceneCount > 0
      else { continue }
      _ = document.scene(document.initialScene, for: InterfaceDocument.Traits())
    }
  }

  @Test func `fixedFrame overrides translatesAutoresizingMaskIntoConstraints`() throws {
    let text = Self.storyboard.replacingOccurrences(
      of: "<label horizontalHuggingPriority=\"251\"",
      with: "<label fixedFrame=\"YES\" translatesAutoresizingMaskIntoConstraints=\"NO\"")
    let view = try scene(text).tree.views[1]
    #expect(view.translatesAutoresizingMask)
    #expect(view.frame == Rect(x: 20, y: 8, width: 40, height: 21))
  }
}
