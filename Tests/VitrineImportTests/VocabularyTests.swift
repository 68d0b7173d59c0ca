import Testing
import VitrineCanvas
import VitrineGraphics
import VitrineImport
import VitrineLayout

/// Tests that unknown words are reported once and don't stop the reader.
@Suite struct VocabularyTests {
  private func scene(_ subviews: String) throws -> SceneContent {
    let text = """
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" toolsVersion="20037"><scenes><scene><objects>
      <viewController id="vc"><view key="view" id="root"><rect key="frame" x="0" y="0" width="320" height="110"/>
      <subviews>
      \(subviews)
      </subviews></view></viewController></objects></scene></scenes></document>
      """
    let document = try InterfaceDocument.read(Array(text.utf8), file: "m.storyboard")
    return document.scene(0, for: InterfaceDocument.Traits())
  }

  private func listed(_ scene: SceneContent) -> [String] {
    scene.unsupported.map { "\($0.line) \($0.element) \($0.id)" }
  }

  @Test func `unknown views, elements and runtime attributes are listed by line and id`() throws {
    let scene = try scene(
      """
      <fancyGauge id="gau"><rect key="frame" x="1" y="2" width="30" height="40"/><needle/></fancyGauge>
      <label id="lab" text="A"><rect key="frame" x="0" y="0" width="9" height="9"/>
        <glow key="glow"><inner/></glow>
        <userDefinedRuntimeAttributes>
          <userDefinedRuntimeAttribute type="number" keyPath="layer.cornerRadius"><integer key="value" value="4"/></userDefinedRuntimeAttribute>
          <userDefinedRuntimeAttribute type="number" keyPath="glowWidth"><integer key="value" value="4"/></userDefinedRuntimeAttribute>
        </userDefinedRuntimeAttributes>
        <connections><outlet property="x" destination="gau" id="o"/></connections>
      </label>
      <mapView id="map"><rect key="frame" x="0" y="0" width="9" height="9"/></mapView>
      """)
    #expect(
      listed(scene) == [
        "4 fancyGauge gau", "4 needle gau", "6 glow lab",
        "9 userDefinedRuntimeAttribute glowWidth lab", "13 mapView map",
      ])
    #expect(scene.tree.views.map(\.kind.name) == ["view", "fancyGauge", "label", "mapView"])
    #expect(scene.tree.views[1].frame == Rect(x: 1, y: 2, width: 30, height: 40))
    #expect(scene.tree.views[2].style.cornerRadius == 4)
  }

  @Test func `a button's configuration sets its title, image and colors`() throws {
    let scene = try scene(
      """
      <button buttonType="system" id="b"><rect key="frame" x="0" y="0" width="90" height="34"/><state key="normal" title="Button"/>
        <buttonConfiguration key="configuration" style="filled" title="Go" image="sun" imagePadding="10">
          <fontDescription key="titleFontDescription" type="system" weight="medium" pointSize="15"/>
          <color key="baseBackgroundColor" red="1" green="0" blue="0" alpha="1"/>
        </buttonConfiguration></button>
      <button buttonType="system" id="p"><rect key="frame" x="0" y="0" width="90" height="34"/>
        <buttonConfiguration key="configuration" style="plain" title="Plain">
          <directionalEdgeInsets key="contentInsets" top="1" leading="2" bottom="3" trailing="4"/></buttonConfiguration></button>
      """)
    guard case .button(let filled) = scene.tree.views[1].kind,
      case .button(let plain) = scene.tree.views[2].kind
    else { return }
    #expect(filled.face.title == AttributedText("Go", font: .system(15, .medium)))
    #expect(filled.face.image?.name == "sun")
    #expect(filled.face.titleColor == .white)
    #expect(filled.contentInsets == Insets(top: 7, left: 12, bottom: 7, right: 22))
    #expect(scene.tree.views[1].style.backgroundColor == Color(red: 1, green: 0, blue: 0))
    #expect(plain.font == FontDescription(.style(.body)))
    #expect(plain.contentInsets == Insets(top: 1, left: 2, bottom: 3, right: 4))
    #expect(scene.tree.views[2].style.backgroundColor == nil)
    #expect(scene.unsupported.isEmpty)
  }
}
