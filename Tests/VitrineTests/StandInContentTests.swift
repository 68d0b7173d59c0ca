import Foundation
import TestSupport
import Testing
import Vitrine
import VitrineBase
import VitrineGraphics
import VitrineImport
import VitrineLayout
import VitrineMatrix

/// Tests of the `vitrine.json` beside a storyboard: real content in place of placeholders, and
/// states.
@Suite struct StandInContentTests {
  /// The folder with every project of a test.
  private let outer: TemporaryFolder

  init() throws { outer = try TemporaryFolder() }

  private static let storyboard = """
    <?xml version="1.0" encoding="UTF-8"?>
    <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" initialViewController="vc">
      <scenes><scene sceneID="s"><objects><viewController id="vc">
        <view key="view" id="main"><rect key="frame" x="0" y="0" width="320" height="200"/>
          <subviews>
            <label id="lab" text="Label"><rect key="frame" x="0" y="0" width="320" height="20"/></label>
            <imageView id="pic" image="none"><rect key="frame" x="0" y="20" width="20" height="20"/></imageView>
            <tableView id="tab" style="plain" rowHeight="44"><rect key="frame" x="0" y="60" width="320" height="140"/>
              <prototypes><tableViewCell id="cell"><rect key="frame" x="0" y="0" width="320" height="44"/>
                <tableViewCellContentView key="contentView" id="inner"><rect key="frame" x="0" y="0" width="320" height="43.5"/>
                  <subviews><label id="name" text="Name"><rect key="frame" x="15" y="11" width="200" height="21"/></label></subviews>
                </tableViewCellContentView>
                <connections><outlet property="nameLabel" destination="name" id="o1"/></connections>
              </tableViewCell></prototypes>
            </tableView>
          </subviews>
        </view>
        <connections>
          <outlet property="title" destination="lab" id="o2"/><outlet property="icon" destination="pic" id="o3"/>
          <outlet property="list" destination="tab" id="o4"/>
        </connections>
      </viewController></objects></scene></scenes>
    </document>
    """

  /// Returns a widget of a storyboard with this content beside it.
  private func widget(_ content: String?, _ file: String = "vitrine.json") throws -> Widget {
    let folder = URL(fileURLWithPath: outer.path)
      .appendingPathComponent("\(UUID().uuidString)/Base.lproj")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    let path = folder.appendingPathComponent("Main.storyboard").path
    try Data(Self.storyboard.utf8).write(to: URL(fileURLWithPath: path))
    let home = folder.deletingLastPathComponent()
    try FileManager.default.copyItem(
      atPath: PackageRoot.file("Examples/images/weather.png"),
      toPath: home.appendingPathComponent("sun@2x.png").path)
    if let content { try Data(content.utf8).write(to: home.appendingPathComponent(file)) }
    return try Widget.read(path)
  }

  private func texts(_ widget: Widget, _ change: (inout Variant) -> Void = { _ in }) throws
    -> [String]
  {
    var variant = Variant()
    change(&variant)
    return try widget.scene(for: variant).tree.views.compactMap { view in
      if case .label(let label) = view.kind, !view.isHidden { label.text.string } else { nil }
    }
  }

  private static let content = """
    { "data": { "icon": "sun@2x.png", "list": [ { "nameLabel": "One" }, { "nameLabel": "Two" } ] },
      "set": { "title.text": "Cupertino" },
      "states": { "empty": { "title.text": "Nothing", "data": { "list": [] } },
                  "off": { "title.hidden": true } } }
    """

  @Test func `labels, images and rows have their content`() throws {
    let widget = try widget(Self.content)
    #expect(try texts(widget) == ["Cupertino", "One", "Two"])
    let tree = try widget.scene(for: Variant()).tree
    guard case .image(let image) = tree[try #require(tree.view(named: "pic"))].kind else { return }
    #expect(image.image?.name == "sun@2x.png")
    let own = try Files.disk.image(at: PackageRoot.file("Examples/images/weather.png"))
    #expect(image.image?.size?.width == Double(own.width) / 2)
    #expect(try texts(self.widget(nil)) == ["Label", "Name"])
  }

  @Test func `a state, a data file and set values override it, in this order`() throws {
    var widget = try widget(Self.content)
    #expect(try texts(widget) { $0.state = "empty" } == ["Nothing"])
    #expect(try texts(widget) { $0.state = "off" } == ["One", "Two"])
    let data = try DataFile.read(
      Array(#"{ "list": [ { "nameLabel": "Three" } ] }"#.utf8), file: "d.json")
    #expect(try texts(widget) { $0.data = data } == ["Cupertino", "Three"])
    widget.edits.overrides = [.init(view: "title", property: "text", value: "Set")]
    #expect(try texts(widget) { $0.state = "empty" } == ["Set"])
    // A value may be set in rows from data, too.
    widget.edits.overrides = [.init(view: "name-2", property: "text", value: "Second")]
    #expect(try texts(widget) == ["Cupertino", "One", "Second"])
  }

  @Test(arguments: [
    ("{", "vitrine.json:1:2"), (#"{ "dta": {} }"#, "did you mean 'data'?"),
    (#"{ "data": [] }"#, "data is an array, expected an object"),
    (
      #"{ "data": { "titel": "x" }, "states": { "empty": {} } }"#,
      "vitrine.json:1:13: error: there is no outlet, label or placeholder named 'titel'"
    ),
    (#"{ "set": { "title": "x" } }"#, "expected ID.PROPERTY"),
    (#"{ "states": { "a": { "data": 1 } } }"#, "data is a number, expected an object"),
    (#"{ "states": { "emty": {} } }"#, "did you mean 'emty'?"),
  ])
  func `mistakes in the file are reported with their place`(content: String, message: String) throws
  {
    let widget = try widget(content)
    let error = #expect(throws: RenderError.self) { try texts(widget) { $0.state = "empty" } }
    #expect(error?.description.contains(message) == true, "\(error?.description ?? "")")
  }

  @Test func `a config of golden runs may be in the same file, with its states`() throws {
    let config = """
      { "inputs": ["Base.lproj/Main.storyboard"], "axes": { "modes": ["compact"] }, "set": { "title.text": "A" },
        "states": { "empty": { "title.text": "None", "data": { "list": [] } }, "plain": {} } }
      """
    let widget = try widget(config)
    #expect(try texts(widget) == ["A", "Name"])
    #expect(try texts(widget) { $0.state = "empty" } == ["None"])
    let folder = FilePath.folder(of: FilePath.folder(of: widget.path))
    let matrix = try Matrix(MatrixConfig.read(folder + "/vitrine.json"))
    let found = try matrix.pictures.map { try texts(matrix.widget(of: $0)) }
    #expect(found == [["None"], ["A", "Name"]])
  }

  @Test func `images outside the storyboard's folder aren't read`() throws {
    let widget = try widget(#"{ "data": { "icon": "../sun@2x.png" } }"#)
    let home = FilePath.folder(of: FilePath.folder(of: widget.path))
    let outside = FilePath.folder(of: home) + "/sun@2x.png"
    try FileManager.default.copyItem(atPath: home + "/sun@2x.png", toPath: outside)
    let tree = try widget.scene(for: Variant()).tree
    guard case .image(let image) = tree[try #require(tree.view(named: "pic"))].kind else {
      _ = Issue.record("the view shows no image, not even a placeholder")
      return
    }
    #expect(image.image?.size == nil)
  }
}
