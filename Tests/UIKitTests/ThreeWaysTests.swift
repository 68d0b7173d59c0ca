import CoreGraphics
import Foundation
import TestSupport
import Testing
import UIKit
import Vitrine
import VitrineGraphics
import VitrineImport
import VitrineUIKit

/// Tests of the same widget as a document, as a storyboard and in code.
@MainActor
@Suite struct ThreeWaysTests {
  /// The folder with every storyboard of a test.
  private let outer: TemporaryFolder

  init() throws { outer = try TemporaryFolder() }

  nonisolated private static let modes: [DisplayModeName] = [.compact, .expanded]

  enum DisplayModeName: Sendable { case compact, expanded }

  private func variant(_ mode: DisplayModeName) -> Variant {
    var variant = Variant()
    variant.chrome = .none
    variant.mode = mode == .compact ? .compact : .expanded
    return variant
  }

  private func pin(_ view: UIView, in root: UIView) {
    root.holding(view)
    NSLayoutConstraint.activate([
      view.topAnchor.constraint(equalTo: root.topAnchor, constant: 8),
      view.leadingAnchor.constraint(equalTo: root.leadingAnchor, constant: 16),
      view.bottomAnchor.constraint(equalTo: root.bottomAnchor, constant: -8),
      view.trailingAnchor.constraint(equalTo: root.trailingAnchor, constant: -16),
    ])
  }

  private func storyboard(_ content: String) throws -> Widget {
    let pins = [("top", 8), ("leading", 16), ("bottom", -8), ("trailing", -16)].map {
      edge, points in
      """
      <constraint firstItem="content" firstAttribute="\(edge)" secondItem="root" secondAttribute="\(edge)" constant="\(points)" id="pin-\(edge)"/>
      """
    }
    let xml = """
      <?xml version="1.0" encoding="UTF-8"?>
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" toolsVersion="11762" targetRuntime="iOS.CocoaTouch" useAutolayout="YES" initialViewController="ctl">
      <scenes><scene sceneID="s"><objects>
      <viewController id="ctl" customClass="StoryboardController" customModule="UIKitTests" sceneMemberID="viewController">
      <view key="view" contentMode="scaleToFill" id="root">
        <rect key="frame" x="0.0" y="0.0" width="320" height="110"/>
        <subviews>\(content)</subviews>
        <constraints>\(pins.joined())</constraints>
      </view>
      <connections><outlet property="content" destination="content" id="o1"/></connections>
      </viewController>
      </objects></scene></scenes></document>
      """
    let folder = URL(fileURLWithPath: outer.path).appendingPathComponent(UUID().uuidString)
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    let file = folder.appendingPathComponent("MainInterface.storyboard")
    try Data(xml.utf8).write(to: file)
    return try Widget(storyboard: file.path)
  }

  private func label(
    _ id: String, _ text: String, _ size: Int, _ extra: String = "", style: String? = nil
  ) -> String {
    let font =
      style.map { #"<fontDescription key="fontDescription" style="\#($0)"/>"# }
      ?? #"<fontDescription key="fontDescription" type="system" pointSize="\#(size)"/>"#
    return """
      <label opaque="NO" userInteractionEnabled="NO" contentMode="left" horizontalHuggingPriority="251" verticalHuggingPriority="251" text="\(text)" lineBreakMode="tailTruncation" baselineAdjustment="alignBaselines" translatesAutoresizingMaskIntoConstraints="NO" id="\(id)" \(extra)>
      <rect key="frame" x="16" y="8" width="100" height="20"/>\(font)</label>
      """
  }

  private func compare(
    _ json: String, _ storyboard: Widget, _ mode: DisplayModeName,
    _ build: @escaping @MainActor @Sendable (TestController) -> Void
  ) throws {
    let variant = variant(mode)
    let document = try Stage.picture(try Stage.document(json), variant)
    let code = try Stage.picture(variant, build)
    let built = try Stage.picture(storyboard, variant)
    #expect(Stage.areEqual(code, document), "code and document differ")
    #expect(Stage.areEqual(built, document), "storyboard and document differ")
    #expect(Set(document.pixels).count > 10)
  }

  @Test(arguments: modes) func `a label`(_ mode: DisplayModeName) throws {
    let json =
      #"{"app": "T", "largestMode": "expanded", "content": {"label": "Hello, widget", "font": "24"}}"#
    try compare(json, try storyboard(label("content", "Hello, widget", 24)), mode) { controller in
      let label = UILabel()
      label.text = "Hello, widget"
      label.font = .systemFont(ofSize: 24)
      pin(label, in: controller.view)
    }
  }

  @Test(arguments: modes) func `two texts in a column`(_ mode: DisplayModeName) throws {
    let json = """
      {"app": "T", "largestMode": "expanded", "content": {"vstack": [{"label": "Title", "font": "headline"},
       {"label": "Some more words under it that go on and on and on for two lines", "font": "footnote", "lines": 0}], "spacing": 6}}
      """
    let stack = """
      <stackView opaque="NO" contentMode="scaleToFill" axis="vertical" spacing="6" translatesAutoresizingMaskIntoConstraints="NO" id="content">
      <rect key="frame" x="16" y="8" width="288" height="94"/><subviews>
      \(label("a", "Title", 0, style: "UICTFontTextStyleHeadline"))
      \(label("b", "Some more words under it that go on and on and on for two lines", 0, #"numberOfLines="0""#, style: "UICTFontTextStyleFootnote"))
      </subviews></stackView>
      """
    try compare(json, try storyboard(stack), mode) { controller in
      let (title, text) = (UILabel(), UILabel())
      title.text = "Title"
      title.font = .preferredFont(forTextStyle: .headline)
      text.text = "Some more words under it that go on and on and on for two lines"
      text.font = .preferredFont(forTextStyle: .footnote)
      text.numberOfLines = 0
      let stack = UIStackView(arrangedSubviews: [title, text])
      stack.axis = .vertical
      stack.spacing = 6
      pin(stack, in: controller.view)
    }
  }

  @Test(arguments: modes) func `a colored box with corners`(_ mode: DisplayModeName) throws {
    let json = """
      {"app": "T", "largestMode": "expanded", "content": {"view": [], "background": "#336699", "cornerRadius": 9, "borderWidth": 2, "borderColor": "#FF0000", "alpha": 0.5}}
      """
    let box = """
      <view contentMode="scaleToFill" alpha="0.5" translatesAutoresizingMaskIntoConstraints="NO" id="content">
      <rect key="frame" x="16" y="8" width="288" height="94"/>
      <color key="backgroundColor" red="0.2" green="0.4" blue="0.6" alpha="1" colorSpace="custom" customColorSpace="sRGB"/>
      </view>
      """
    try compare(json, try storyboard(box), mode) { controller in
      let view = UIView()
      view.backgroundColor = UIColor(red: 0.2, green: 0.4, blue: 0.6, alpha: 1)
      StoryboardController.decorate(view)
      view.alpha = 0.5
      pin(view, in: controller.view)
    }
  }
}

/// The custom class in the test's storyboards.
final class StoryboardController: UIViewController, NCWidgetProviding {
  private(set) var content: UIView?

  override func setValue(_ value: Any?, forKey key: String) {
    guard key == "content" else { return super.setValue(value, forKey: key) }
    content = value as? UIView
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    extensionContext?.widgetLargestAvailableDisplayMode = .expanded
    if let content, type(of: content) == UIView.self { Self.decorate(content) }
  }

  static func decorate(_ view: UIView) {
    view.layer.cornerRadius = 9
    view.layer.borderWidth = 2
    view.layer.borderColor = UIColor(red: 1, green: 0, blue: 0, alpha: 1).cgColor
  }
}
