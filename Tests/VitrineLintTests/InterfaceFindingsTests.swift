import TestResources
import TestSupport
import Testing
import Vitrine
import VitrineLint

/// Findings on storyboards, of which code changes a part at run time.
@Suite struct InterfaceFindingsTests {
  private let folder: TemporaryFolder

  init() throws { folder = try TemporaryFolder() }

  /// Findings of one rule in a storyboard with these views in a root view of 320 × 110 points.
  private func findings(
    _ rule: String, _ views: String, system: String? = nil, outlets: String = "",
    code: String? = nil
  ) throws -> [Finding] {
    let plist = """
      <?xml version="1.0" encoding="UTF-8"?><plist version="1.0"><dict>
      <key>CFBundleDisplayName</key><string>A</string>
      <key>NSExtension</key><dict><key>NSExtensionMainStoryboard</key><string>MainInterface</string>
      <key>NSExtensionPointIdentifier</key><string>com.apple.widget-extension</string></dict>
      </dict></plist>
      """
    let storyboard = """
      <?xml version="1.0" encoding="UTF-8"?>
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0"
        toolsVersion="14460" targetRuntime="iOS.CocoaTouch" useAutolayout="YES" initialViewController="vc">
      <scenes><scene sceneID="s"><objects>
      <viewController id="vc" customClass="TodayViewController" sceneMemberID="viewController">
      <view key="view" contentMode="scaleToFill" id="root">
        <rect key="frame" x="0.0" y="0.0" width="320" height="110"/>
        <autoresizingMask key="autoresizingMask" widthSizable="YES" heightSizable="YES"/>
        <subviews>\(views)</subviews>
      </view><connections>\(outlets)</connections></viewController>
      </objects></scene></scenes></document>
      """
    let path = try folder.write(storyboard, to: "Widget/MainInterface.storyboard")
    _ = try folder.write(plist, to: "Widget/Info.plist")
    if let system {
      _ = try folder.write(#"{ "system": "\#(system)" }"#, to: "Widget/vitrine.json")
    }
    if let code {
      _ = try folder.write(
        "class TodayViewController: UIViewController {\n\(code)\n}",
        to: "Widget/TodayViewController.swift")
    }
    let widget = try Widget.read(FilePathOfFolder.of(path))
    let run = LintRun(rules: Rule.all.filter { $0.id == rule })
    return try run.findings(
      in: widget, as: LintMatrix.standard(for: widget),
      in: Workshop(try TestResources.shared.get()))
  }

  private enum FilePathOfFolder {
    static func of(_ path: String) -> String {
      String(path.prefix(upTo: path.lastIndex(of: "/") ?? path.endIndex))
    }
  }

  private func label(
    _ text: String, _ x: Int, _ y: Int, _ width: Int, _ height: Int, font: String = "",
    color: String = ""
  ) -> String {
    """
    <label opaque="NO" contentMode="left" text="\(text)" lineBreakMode="tailTruncation" id="l\(x)-\(y)">
      <rect key="frame" x="\(x)" y="\(y)" width="\(width)" height="\(height)"/>
      <autoresizingMask key="autoresizingMask" flexibleMaxX="YES" flexibleMaxY="YES"/>
      <fontDescription key="fontDescription" \(font.isEmpty ? "type=\"system\"" : font) pointSize="17"/>
      \(color)
    </label>
    """
  }

  @Test(arguments: [("ios9", false), ("ios10", true)])
  func `the margins that iOS 8 and 9 add keep content from the edge`(
    system: String, isFound: Bool
  ) throws {
    let found = try findings("content-at-edge", label("Title", 0, 30, 60, 21), system: system)
    #expect(found.isEmpty == !isFound)
  }

  @Test(arguments: [
    ("PingFangTC-Medium", false), ("HiraginoSans-W3", false), ("Georgia", true),
  ])
  func `a system font for another script is not a custom font`(name: String, isFound: Bool)
    throws
  {
    let found = try findings(
      "custom-font", label("天氣", 20, 30, 60, 21, font: "name=\"\(name)\" family=\"x\""))
    #expect(found.isEmpty == !isFound)
  }

  private static let white =
    #"<color key="textColor" white="1" alpha="1" colorSpace="custom" customColorSpace="genericGamma22GrayColorSpace"/>"#

  @Test(arguments: ["low-contrast", "text-color"])
  func `text over an image that code sets has an unknown background`(rule: String) throws {
    let image = """
      <imageView contentMode="scaleAspectFill" id="photo">
        <rect key="frame" x="0.0" y="0.0" width="320" height="110"/>
        <autoresizingMask key="autoresizingMask" widthSizable="YES" heightSizable="YES"/>
      </imageView>
      """
    let text = label("Harbour", 20, 30, 120, 21, color: Self.white)
    let covered = try findings(rule, image + text)
    let bare = try findings(rule, text)
    #expect(covered.isEmpty)
    #expect(!bare.isEmpty)
  }

  @Test(arguments: [(120, false), (100, true)])
  func `a view that the file places outside of its superview is moved in by code`(
    y: Int, isFound: Bool
  ) throws {
    let found = try findings("clipped-text", label("Settings", 20, y, 120, 21))
    #expect(found.isEmpty == !isFound)
  }

  @Test(arguments: [("ios9", "extends beyond the widget by"), ("ios10", "is clipped:")])
  func `text beyond a widget is clipped by cards alone`(system: String, words: String) throws {
    let found = try findings("clipped-text", label("Settings", 20, 100, 120, 21), system: system)
    #expect(!found.isEmpty)
    #expect(found.allSatisfy { $0.message.contains(words) })
  }

  @Test(arguments: [
    ("text-hidden-by-code", ["clipped-text", "truncated-text"], false),
    ("color-set-by-code", ["text-color"], false), ("literals", ["text-color"], true),
    ("number-not-prose", ["missing-localization"], false),
    ("two-pages", ["overlapping-text"], false), ("states", ["overlapping-text"], false),
    ("touching-texts", ["overlapping-text"], true), ("missing-image", ["missing-image"], true),
    ("margins", ["content-at-edge"], false),
  ])
  func `the values of code decide about findings`(tree: String, rules: [String], isFound: Bool)
    throws
  {
    let widget = try Widget.read(PackageRoot.file("Tests/Fixtures/Causes/" + tree))
    let run = LintRun(rules: Rule.all.filter { rules.contains($0.id) })
    let found = try run.findings(
      in: widget, as: LintMatrix.standard(for: widget),
      in: Workshop(try TestResources.shared.get()))
    #expect(Set(found.map(\.rule)) == (isFound ? Set(rules) : []))
  }

  @Test(arguments: [("Label", false), ("Departures", true)])
  func `a pseudo-translation of a placeholder is not clipped`(text: String, isFound: Bool) throws {
    let narrow = """
      <view clipsSubviews="YES" contentMode="scaleToFill" id="clip">
        <rect key="frame" x="20" y="20" width="96" height="40"/>
        <autoresizingMask key="autoresizingMask" flexibleMaxX="YES" flexibleMaxY="YES"/>
        <subviews>\(label(text, 0, 0, 94, 40) .replacing("lineBreakMode=\"tailTruncation\"", with: "lineBreakMode=\"wordWrap\" numberOfLines=\"0\""))</subviews>
      </view>
      """
    let found = try findings("longer-text", narrow)
    #expect(found.isEmpty == !isFound)
  }

  @Test(arguments: [nil, "list.isScrollEnabled = false", "other.isScrollEnabled = false"])
  func `a list whose scrolling code turns off doesn't scroll`(statement: String?) throws {
    let table = """
      <tableView clipsSubviews="YES" contentMode="scaleToFill" style="plain" id="t">
        <rect key="frame" x="0.0" y="0.0" width="320" height="110"/>
        <autoresizingMask key="autoresizingMask" widthSizable="YES" heightSizable="YES"/>
      </tableView>
      """
    let found = try findings(
      "scrolling", table, outlets: #"<outlet property="list" destination="t" id="o"/>"#,
      code: statement.map { "override func viewDidLoad() {\n\($0)\n}" })
    #expect(found.isEmpty == (statement == "list.isScrollEnabled = false"))
  }

  @Test func `a text whose line break mode clips is clipped, not truncated to itself`() throws {
    let narrow = label("Departures from here", 20, 30, 90, 21)
      .replacing("lineBreakMode=\"tailTruncation\"", with: "lineBreakMode=\"clip\"")
    let truncated = try findings("truncated-text", narrow)
    let clipped = try findings("clipped-text", narrow)
    #expect(truncated.isEmpty)
    #expect(!clipped.isEmpty)
  }
}
