import Foundation
import TestResources
import TestSupport
import Testing
import Vitrine
import VitrineBase
import VitrineCompare
import VitrineGraphics
import VitrineImport
import VitrineLayout

/// Storyboards as widget documents: the same views, frames and pixels.
@Suite struct ConversionTests {
  /// Holds every storyboard of a test.
  private let outer: TemporaryFolder

  init() throws { outer = try TemporaryFolder() }

  private func convert(_ path: String, scene: String? = nil) throws -> (
    storyboard: Widget, document: Widget, conversion: WidgetConversion
  ) {
    let workshop = Workshop(try TestResources.shared.get())
    let storyboard = try Widget.read(path, scene: scene)
    let folder = (path as NSString).deletingLastPathComponent
    let conversion = try WidgetConversion(storyboard, in: folder, workshop)
    let document = try WidgetDocument.read(
      Array(conversion.text.utf8), file: folder + "/converted.json")
    return (storyboard, Widget(document), conversion)
  }

  /// Returns a storyboard of one scene with these subviews and constraints.
  private func storyboard(
    _ subviews: String, _ constraints: String = "", guides: String = "", extra: String = ""
  ) throws -> String {
    let folder = URL(fileURLWithPath: outer.path).appendingPathComponent(UUID().uuidString)
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    let path = folder.appendingPathComponent("Main.storyboard").path
    let text = """
      <?xml version="1.0" encoding="UTF-8"?>
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" toolsVersion="15000" \
      useAutolayout="YES" initialViewController="vc">
        <device id="retina4_7" orientation="portrait"/>
        <scenes><scene sceneID="s"><objects><viewController id="vc">
          <layoutGuides><viewControllerLayoutGuide type="top" id="1Tp-aa-aaa"/></layoutGuides>
          <view key="view" simulatedAppContext="notificationCenter" id="S3S-Oj-5AN">
            <rect key="frame" x="0.0" y="0.0" width="320" height="200"/>
            <autoresizingMask key="autoresizingMask" widthSizable="YES" heightSizable="YES"/>
            <subviews>\(subviews)</subviews>
            <constraints>\(constraints)</constraints>
            <viewLayoutGuide key="safeArea" id="saf-ea-are"/>\(guides)
          </view>
          <connections><outlet property="titleLabel" destination="7tL-xx-001" id="o1"/></connections>
        </viewController></objects></scene></scenes>
        <resources><image name="sun" width="24" height="20"/></resources>\(extra)
      </document>
      """
    try Data(text.utf8).write(to: URL(fileURLWithPath: path))
    return path
  }

  private static let everything = """
    <label text="A {{ } {name} {odd name" id="7tL-xx-001" horizontalHuggingPriority="251" \
    lineBreakMode="tailTruncation" numberOfLines="0" translatesAutoresizingMaskIntoConstraints="NO">
      <rect key="frame" x="16" y="8" width="100" height="20"/>
      <fontDescription key="fontDescription" type="boldSystem" pointSize="17"/>
      <color key="textColor" red="0.2" green="0.4" blue="0.6" alpha="0.35" colorSpace="calibratedRGB"/>
      <color key="shadowColor" white="1" alpha="0.5" colorSpace="calibratedWhite"/>
    </label>
    <label id="att-xx-002"><rect key="frame" x="16" y="30" width="100" height="20"/>
      <attributedString key="attributedText">
        <fragment content="Was "><attributes><font key="NSFont" size="14" name="Helvetica"/>
          <paragraphStyle key="NSParagraphStyle" alignment="center" lineBreakMode="wordWrapping" lineSpacing="3"/>
        </attributes></fragment>
        <fragment content="new"><attributes><color key="NSColor" red="1" green="0" blue="0" alpha="1"/>
          <font key="NSFont" metaFont="systemBold" size="18"/><integer key="NSUnderline" value="1"/></attributes></fragment>
      </attributedString></label>
    <button opaque="NO" buttonType="roundedRect" lineBreakMode="middleTruncation" contentHorizontalAlignment="left" id="but-xx-003">
      <rect key="frame" x="16" y="50" width="90" height="30"/>
      <inset key="contentEdgeInsets" minX="4" minY="2" maxX="6" maxY="3"/>
      <state key="normal" title="Go" image="sun"><color key="titleColor" white="0" alpha="1"/></state>
      <state key="highlighted" title="Gone"/>
    </button>
    <imageView contentMode="scaleAspectFit" image="sun" id="img-xx-004"><rect key="frame" x="120" y="8" width="24" height="20"/></imageView>
    <stackView axis="vertical" alignment="top" distribution="equalSpacing" spacing="3" id="stk-xx-005" \
    translatesAutoresizingMaskIntoConstraints="NO"><rect key="frame" x="150" y="8" width="60" height="60"/>
      <subviews>
        <switch on="YES" id="swi-xx-006"><rect key="frame" x="0" y="0" width="51" height="31"/></switch>
        <progressView progress="0.3" progressViewStyle="bar" id="pro-xx-007"><rect key="frame" x="0" y="34" width="60" height="2"/></progressView>
        <stepper hidden="YES" value="2" maximumValue="5" id="ste-xx-008"><rect key="frame" x="0" y="40" width="94" height="29"/></stepper>
      </subviews></stackView>
    <visualEffectView id="eff-xx-009"><rect key="frame" x="220" y="8" width="40" height="40"/>
      <autoresizingMask key="autoresizingMask" flexibleMinX="YES" flexibleMaxY="YES"/>
      <view key="contentView" id="con-xx-010"><rect key="frame" x="0" y="0" width="40" height="40"/>
        <autoresizingMask key="autoresizingMask" widthSizable="YES" heightSizable="YES"/></view>
      <blurEffect style="dark"/></visualEffectView>
    <slider value="0.5" maxValue="2" id="sli-xx-011"><rect key="frame" x="220" y="50" width="90" height="31"/></slider>
    <segmentedControl selectedSegmentIndex="1" id="seg-xx-012"><rect key="frame" x="220" y="90" width="90" height="29"/>
      <segments><segment title="One"/><segment title="Two"/></segments></segmentedControl>
    <activityIndicatorView style="whiteLarge" animating="YES" id="act-xx-013"><rect key="frame" x="100" y="50" width="37" height="37"/></activityIndicatorView>
    <pageControl numberOfPages="3" id="pag-xx-014"><rect key="frame" x="100" y="90" width="39" height="37"/></pageControl>
    <textField borderStyle="roundedRect" placeholder="Find" id="fie-xx-015"><rect key="frame" x="16" y="90" width="80" height="30"/></textField>
    <textView text="Notes" scrollEnabled="NO" id="tex-xx-016"><rect key="frame" x="16" y="120" width="80" height="30"/></textView>
    <searchBar placeholder="Look" id="sea-xx-017"><rect key="frame" x="100" y="120" width="80" height="44"/></searchBar>
    <datePicker id="dat-xx-018"><rect key="frame" x="200" y="120" width="80" height="60"/></datePicker>
    <scrollView id="scr-xx-019"><rect key="frame" x="280" y="120" width="40" height="60"/>
      <subviews><view id="inn-xx-020" translatesAutoresizingMaskIntoConstraints="NO"><rect key="frame" x="0" y="0" width="40" height="90"/></view></subviews>
      <constraints><constraint firstItem="inn-xx-020" firstAttribute="top" secondItem="scr-xx-019" secondAttribute="top" id="k1"/>
        <constraint firstItem="inn-xx-020" firstAttribute="height" constant="90" id="k2"/></constraints></scrollView>
    <tableView rowHeight="40" style="grouped" separatorStyle="none" id="tab-xx-021"><rect key="frame" x="0" y="150" width="160" height="50"/>
      <prototypes><tableViewCell accessoryType="checkmark" id="cel-xx-022"><rect key="frame" x="0" y="0" width="160" height="40"/>
        <tableViewCellContentView key="contentView" id="cco-xx-023"><rect key="frame" x="0" y="0" width="121" height="40"/>
          <subviews><label text="Row" id="row-xx-024" translatesAutoresizingMaskIntoConstraints="NO"><rect key="frame" x="8" y="8" width="40" height="20"/></label></subviews>
          <constraints><constraint firstItem="row-xx-024" firstAttribute="leading" secondItem="cco-xx-023" secondAttribute="leadingMargin" id="k3"/>
            <constraint firstItem="row-xx-024" firstAttribute="centerY" secondItem="cco-xx-023" secondAttribute="centerY" id="k4"/></constraints>
        </tableViewCellContentView></tableViewCell></prototypes></tableView>
    <collectionView id="clv-xx-025"><rect key="frame" x="160" y="150" width="100" height="50"/>
      <cells><collectionViewCell id="cvc-xx-026"><rect key="frame" x="0" y="0" width="50" height="50"/>
        <view key="contentView" id="cvv-xx-027"><rect key="frame" x="0" y="0" width="50" height="50"/></view></collectionViewCell></cells></collectionView>
    <fancyGauge id="gau-xx-028"><rect key="frame" x="280" y="8" width="30" height="30"/></fancyGauge>
    """

  private static let constraints = """
    <constraint firstItem="7tL-xx-001" firstAttribute="leading" secondItem="saf-ea-are" secondAttribute="leading" constant="16" id="c1"/>
    <constraint firstItem="7tL-xx-001" firstAttribute="top" secondItem="1Tp-aa-aaa" secondAttribute="bottom" constant="8" id="c2"/>
    <constraint firstItem="7tL-xx-001" firstAttribute="width" relation="lessThanOrEqual" secondItem="stk-xx-005" secondAttribute="width" multiplier="16:9" priority="700" id="c3"/>
    <constraint firstItem="stk-xx-005" firstAttribute="leading" secondItem="7tL-xx-001" secondAttribute="trailing" constant="1.00000001e-05" id="c4"/>
    <constraint firstItem="stk-xx-005" firstAttribute="top" secondItem="7tL-xx-001" secondAttribute="top" id="c5"/>
    """

  @Test func `every kind of view keeps its frame, its look and its pixels`() throws {
    let path = try storyboard(Self.everything, Self.constraints)
    let (storyboard, document, conversion) = try convert(path)
    #expect(conversion.movedViews == 0)
    #expect(conversion.losses.map(\.description) == [])
    #expect(conversion.unsupported.count == 1)
    #expect(
      conversion.unsupported[0].contains(
        "'fancyGauge' (gau-xx-028) is unsupported; it is drawn as a box"))
    let workshop = Workshop(try TestResources.shared.get())
    for mode in DisplayMode.allCases {
      var variant = Variant()
      variant.mode = mode
      let before = try render(storyboard, as: variant, in: workshop)
      let after = try render(document, as: variant, in: workshop)
      #expect(before.layout.frames == after.layout.frames)
      #expect(before.scene.tree.views.map(\.name) == after.scene.tree.views.map(\.name))
      #expect(before.bitmap.pixels == after.bitmap.pixels)
    }
  }

  @Test func `the check of a conversion finds lost properties`() throws {
    let path = try storyboard(Self.everything, Self.constraints)
    let workshop = Workshop(try TestResources.shared.get())
    let storyboard = try Widget.read(path)
    var other = try convert(path).document
    #expect(try storyboard.framesThatDiffer(from: other, in: workshop).isEmpty)
    other.edits.overrides = [.init(view: "7tL-xx-001", property: "font", value: "40")]
    #expect(try !storyboard.framesThatDiffer(from: other, in: workshop).isEmpty)
  }

  @Test func `outlets name views, ids stay, and braces are data or themselves`() throws {
    let path = try storyboard(Self.everything, Self.constraints)
    var (_, document, conversion) = try convert(path)
    #expect(conversion.text.contains(#""name": "titleLabel""#))
    #expect(conversion.text.contains(#""name": "{name}""#))
    func title() throws -> String {
      let tree = try document.scene(for: Variant()).tree
      guard case .label(let label) = tree[try #require(tree.view(named: "7tL-xx-001"))].kind else {
        return "no label"
      }
      return label.text.string
    }
    #expect(try title() == "A {{ } {name} {odd name")
    document.edits.overrides = [.init(view: "titleLabel", property: "label", value: "Set")]
    #expect(try title() == "Set")
  }

  @Test func `translations, the icon and images come along`() throws {
    let example = PackageRoot.file("Examples/TodayExtension")
    let (storyboard, document, conversion) = try convert(example)
    #expect(conversion.losses.map(\.description) == [])
    #expect(document.title == "Harbour Tides")
    let workshop = Workshop(try TestResources.shared.get())
    for locale in ["en", "de-AT"] {
      var variant = Variant()
      variant.locale = locale
      let before = try render(storyboard, as: variant, in: workshop)
      let after = try render(document, as: variant, in: workshop)
      #expect(before.bitmap.pixels == after.bitmap.pixels)
    }
  }

  @Test func `one text that two views translate differently is translated by view`() throws {
    let path = try storyboard(
      """
      <label text="Light" id="one-xx-001"><rect key="frame" x="0" y="0" width="90" height="20"/></label>
      <label text="Light" id="two-xx-002"><rect key="frame" x="0" y="20" width="90" height="20"/></label>
      """)
    let folder = (path as NSString).deletingLastPathComponent
    try FileManager.default.createDirectory(
      atPath: folder + "/fr.lproj", withIntermediateDirectories: true)
    let strings = "\"one-xx-001.text\" = \"Lumière\"; \"two-xx-002.text\" = \"Léger\";"
    try Data(strings.utf8).write(to: URL(fileURLWithPath: folder + "/fr.lproj/Main.strings"))
    let (_, document, conversion) = try convert(path)
    #expect(conversion.text.contains(#""two-xx-002.label": "Léger""#))
    var variant = Variant()
    variant.locale = "fr"
    let texts = try document.scene(for: variant).tree.views.compactMap { view in
      if case .label(let label) = view.kind { label.text.string } else { nil }
    }
    #expect(texts == ["Lumière", "Léger"])
  }

  @Test func `ids that are invalid in constraints or duplicates are replaced`() throws {
    let path = try storyboard(
      """
      <label text="A" id="a b.c" translatesAutoresizingMaskIntoConstraints="NO"><rect key="frame" x="0" y="0" width="90" height="20"/></label>
      <label text="B" id="twice"><rect key="frame" x="0" y="20" width="90" height="20"/></label>
      <label text="C" id="twice"><rect key="frame" x="0" y="40" width="90" height="20"/></label>
      <label text="D" id="root"><rect key="frame" x="0" y="60" width="90" height="20"/></label>
      """,
      """
      <constraint firstItem="a b.c" firstAttribute="leading" secondItem="S3S-Oj-5AN" secondAttribute="leading" constant="7" id="c1"/>
      <constraint firstItem="a b.c" firstAttribute="top" secondItem="S3S-Oj-5AN" secondAttribute="top" constant="9" id="c2"/>
      """)
    let (_, document, conversion) = try convert(path)
    #expect(conversion.movedViews == 0)
    let names = try document.scene(for: Variant()).tree.views.map(\.name)
    #expect(names == ["S3S-Oj-5AN", "abc", "twice", "twice-2", "root-view"])
  }

  @Test func `extreme numbers are clamped to a document's limits`() throws {
    let path = try storyboard(
      """
      <label text="A" preferredMaxLayoutWidth="-7" id="one-xx-001"><rect key="frame" x="1e6" y="0" width="90" height="20"/>
        <color key="textColor" red="1e308" green="-4" blue="0.5" alpha="9"/></label>
      <imageView image="huge" id="two-xx-002"><rect key="frame" x="0" y="20" width="90" height="20"/></imageView>
      <tableView rowHeight="1e6" id="tab-xx-003"><rect key="frame" x="0" y="40" width="90" height="20"/></tableView>
      """, extra: "<resources><image name=\"huge\" width=\"9999999\" height=\"20\"/></resources>")
    let text = try convert(path).conversion.text
    #expect(text.contains("\"color\": \"#FF0080\""))
    #expect(text.contains("\"frame\": [100000, 0, 90, 20]"))
  }

  @Test func `a document is no input for a conversion`() throws {
    let error = #expect(throws: RenderError.self) {
      try convert(PackageRoot.file("Examples/weather.json"))
    }
    #expect(error?.description.contains("is a widget document already") == true)
  }

  @Test func `a screen whose canvas has views besides the widget's is converted`() throws {
    let path = "Tests/Fixtures/Interface/Canvas/title-view-is-laid-out.storyboard"
    let (_, document, _) = try convert(PackageRoot.file(path))
    #expect(document.title.isEmpty == false)
  }

  @Test(.enabled(if: !Corpus.files("widgets").isEmpty), arguments: Corpus.sample("widgets"))
  func `a real widget keeps every frame`(path: String) throws {
    let (storyboard, document, conversion) = try convert(path)
    #expect(conversion.movedViews == 0)
    #expect(conversion.losses.map(\.description) == [])
    let workshop = Workshop(try TestResources.shared.get())
    for device in ["iphone-7", "iphone-x", "ipad-9.7"].compactMap(Device.named) {
      for mode in DisplayMode.allCases {
        var variant = Variant()
        variant.device = device
        variant.mode = mode
        let before = try Vitrine.layout(storyboard, as: variant, in: workshop)
        let after = try Vitrine.layout(document, as: variant, in: workshop)
        #expect(before.layout.frames == after.layout.frames)
        #expect(before.layout.conflicts.count == after.layout.conflicts.count)
      }
    }
    let before = try layoutOnOwnCanvas(storyboard, in: workshop)
    let after = try layoutOnOwnCanvas(document, in: workshop)
    #expect(before.layout.frames == after.layout.frames)
  }
}
