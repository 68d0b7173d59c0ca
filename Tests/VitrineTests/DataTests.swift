import Foundation
import TestResources
import TestSupport
import Testing
import Vitrine
import VitrineBase
import VitrineCanvas
import VitrineGraphics
import VitrineImport
import VitrineLayout

/// Tests of data files and states, which turn one document into many pictures.
@Suite struct DataTests {
  private static let headlines = PackageRoot.file("Examples/data/headlines.json")

  private func data(_ text: String) throws -> DataFile {
    try DataFile.read(Array(text.utf8), file: "d.json")
  }

  private func scene(
    _ widget: Widget, _ change: (inout Variant) throws -> Void = { _ in }
  ) throws -> Scene {
    var variant = Variant()
    variant.mode = .expanded
    try change(&variant)
    return try widget.scene(for: variant)
  }

  private func texts(_ scene: Scene) -> [String] {
    var texts: [String] = []
    func collect(_ id: ViewID) {
      let view = scene.tree[id]
      guard !view.isHidden else { return }
      if case .label(let label) = view.kind { texts.append(label.text.string) }
      view.subviews.forEach(collect)
    }
    collect(ViewTree.root)
    return texts
  }

  @Test func `texts, flags, numbers and repeated views follow the data file`() throws {
    let widget = try Widget.read(Self.headlines)
    #expect(
      try texts(scene(widget)) == [
        "For Ana", "BREAKING", "Comet visible this weekend", "The Observatory",
        "Forty kilometres of cycle paths", "Metro", "The return of the night train", "Travel",
      ])
    let quiet = try DataFile.read(
      Array(
        try Data(contentsOf: URL(fileURLWithPath: PackageRoot.file("Examples/data/quiet-day.json")))
      ),
      file: "quiet-day.json")
    let scene = try scene(widget) { $0.data = quiet }
    #expect(texts(scene) == ["For Bo", "Nothing happened", "The Observatory"])
    let bar = try #require(scene.tree.view(named: "bar"))
    guard case .progress(let progress) = scene.tree[bar].kind else {
      Issue.record("the bar is a \(scene.tree[bar].kind.name)")
      return
    }
    #expect(progress.value == 1)
    let dot = try #require(scene.tree.view(named: "dot-1"))
    #expect(scene.tree[dot].isHidden)
  }

  @Test func `a state changes content, height and data`() throws {
    let widget = try Widget.read(Self.headlines)
    let out = try scene(widget) { $0.state = "signed-out" }
    #expect(texts(out) == ["Sign in to see your headlines"])
    #expect(out.content.preferredHeight == .points(110))
    let quiet = try scene(widget) { $0.state = "nothing-new" }
    #expect(!texts(quiet).contains("BREAKING"))
    #expect(quiet.tree[try #require(quiet.tree.view(named: "bar"))].isHidden)
  }

  @Test(arguments: [nil, "signed-out"])
  func `a state looks as its golden`(state: String?) throws {
    var variant = Variant()
    variant.mode = .expanded
    variant.state = state
    let rendering = try render(
      try Widget.read(Self.headlines), as: variant, in: Workshop(try TestResources.shared.get()))
    #expect(rendering.layout.conflicts.isEmpty)
    let name = "data/headlines\(state.map { "-\($0)" } ?? "")"
    #expect(try Golden.problem(with: rendering.bitmap, named: name) == nil)
  }

  @Test(arguments: [
    (#"{ "reader": "Bo" }"#, "the data file d.json has no value for 'breaking'"),
    (
      #"{ "readr": "Bo", "breaking": true, "read": 1, "stories": [] }"#,
      "the data file d.json has no value for 'reader'; did you mean 'readr'?"
    ),
    (
      #"{ "reader": "Bo", "breaking": "no", "read": 1, "stories": [] }"#,
      "'breaking' is a string, expected true or false"
    ),
    (
      #"{ "reader": "Bo", "breaking": true, "read": 1, "stories": {} }"#,
      "stories is an object, expected an array"
    ),
    (
      #"{ "reader": "Bo", "breaking": true, "read": 1, "stories": [ { "title": "A", "seen": true } ] }"#,
      "has no value for 'source'; item 1 of 'stories' is at d.json:1:61"
    ),
  ])
  func `missing data are reported`(text: String, message: String) throws {
    let widget = try Widget.read(Self.headlines)
    let error = #expect(throws: RenderError.self) {
      try scene(widget) { $0.data = try data(text) }
    }
    #expect(error?.description.contains(message) == true, "\(error?.description ?? "")")
  }

  @Test(arguments: [("en", "Rain in Oslo"), ("de", "Regen in Oslo")])
  func `a widget's name is translated and filled`(locale: String, title: String) throws {
    let text = #"""
      {
        "app": "Weather", "name": "Rain in {city}", "data": { "city": "Oslo" },
        "strings": { "de": { "Rain in {city}": "Regen in {city}", "Weather": "Wetter" } },
        "content": { "label": "8 mm" }
      }
      """#
    let document = try WidgetDocument.read(Array(text.utf8), file: "w.json")
    let named = try scene(Widget(document)) { $0.locale = locale }
    #expect(named.header.title == title)
  }

  @Test func `a name without a value is an error`() throws {
    let text = #"""
      { "app": "Weather {city}", "content": { "label": "8 mm" } }
      """#
    let document = try WidgetDocument.read(Array(text.utf8), file: "w.json")
    let error = #expect(throws: RenderError.self) {
      try scene(Widget(document))
    }
    #expect(error?.description.contains("no value for 'city'") == true)
  }

  @Test func `an unknown state is an error`() throws {
    let widget = try Widget.read(Self.headlines)
    let error = #expect(throws: RenderError.self) { try scene(widget) { $0.state = "signedout" } }
    #expect(error?.description.contains("did you mean 'signed-out'?") == true)
    let board = try Widget.read(PackageRoot.file("Examples/TodayExtension"))
    let none = #expect(throws: RenderError.self) { try scene(board) { $0.state = "signed-out" } }
    #expect(none?.description.contains("in a vitrine.json beside it") == true)
  }

  // MARK: Storyboards

  private static let board = """
    <?xml version="1.0" encoding="UTF-8"?>
    <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" initialViewController="vc">
      <scenes><scene sceneID="s"><objects><viewController id="vc">
        <view key="view" id="root"><rect key="frame" x="0" y="0" width="320" height="200"/>
          <subviews>
            <label id="hello" text="Hello {user.name}" translatesAutoresizingMaskIntoConstraints="YES"><rect key="frame" x="0" y="0" width="320" height="20"/></label>
            <imageView id="pic" image="old"><rect key="frame" x="0" y="20" width="20" height="20"/></imageView>
            <label id="warn" text="Offline"><rect key="frame" x="0" y="40" width="100" height="20"/></label>
            <tableView id="list" style="plain" rowHeight="44"><rect key="frame" x="0" y="60" width="320" height="140"/>
              <prototypes>
                <tableViewCell id="cell" reuseIdentifier="Row"><rect key="frame" x="0" y="0" width="320" height="44"/>
                  <tableViewCellContentView key="contentView" id="inner"><rect key="frame" x="0" y="0" width="320" height="43.5"/>
                    <subviews><label id="name" text="Name"><rect key="frame" x="15" y="11" width="200" height="21"/></label></subviews>
                  </tableViewCellContentView>
                  <connections><outlet property="nameLabel" destination="name" id="o1"/></connections>
                </tableViewCell>
              </prototypes>
            </tableView>
          </subviews>
        </view>
        <connections>
          <outlet property="icon" destination="pic" id="o2"/><outlet property="warning" destination="warn" id="o3"/>
          <outlet property="list" destination="list" id="o4"/>
        </connections>
      </viewController></objects></scene></scenes>
    </document>
    """

  private func storyboard(_ text: String) throws -> SceneContent {
    let document = try InterfaceDocument.read(Array(Self.board.utf8), file: "b.storyboard")
    return try document.applying(try data(text)).scene(0, for: .init())
  }

  private func labels(_ tree: ViewTree) -> [String] {
    tree.views.compactMap {
      if case .label(let label) = $0.kind, !$0.isHidden { label.text.string } else { nil }
    }
  }

  @Test func `a storyboard's outlets receive texts, images, flags and rows`() throws {
    let made = try storyboard(
      """
      { "user": { "name": "Ana" }, "icon": "new", "warning": { "hidden": true },
        "list": [ { "nameLabel": "One" }, { "nameLabel": "Two" }, { "nameLabel": { "text": "Three" } } ] }
      """)
    #expect(labels(made.tree) == ["Hello Ana", "One", "Two", "Three"])
    let picture = made.tree[try #require(made.tree.view(named: "pic"))]
    if case .image(let image) = picture.kind { #expect(image.image?.name == "new") }
    #expect(made.tree.view(named: "cell-3") != nil)
    #expect(made.tree.view(named: "cell") == nil)
  }

  @Test(arguments: [
    ("{}", "b.storyboard:6", "has no value for 'user.name'"),
    (#"{ "user": { "nme": "A" } }"#, "b.storyboard:6", "has no value for 'user.name'"),
    (#"{ "user": { "name": "A" }, "warnin": "x" }"#, "d.json:1", "did you mean 'warning'?"),
    (#"{ "user": { "name": "A" }, "warning": true }"#, "d.json:1", "has no on and off"),
    (#"{ "user": { "name": "A" }, "icon": [] }"#, "d.json:1", "has no rows"),
    (
      #"{ "user": { "name": "A" }, "list": [ { "nam": "x" } ] }"#, "d.json:1",
      "no outlet or label 'nam'"
    ),
    (
      #"{ "user": { "name": "A" }, "list": [ { "cell": "Roww" } ] }"#, "d.json:1",
      "did you mean 'Row'?"
    ),
    (#"{ "user": { "name": "A" }, "icon": { "txt": "x" } }"#, "d.json:1", "did you mean 'text'?"),
  ])
  func `missing or excess data of a storyboard are reported with their place`(
    text: String, place: String, message: String
  ) {
    let error = #expect(throws: InputError.self) { try storyboard(text) }
    let words = error?.diagnostic.description ?? ""
    #expect(words.hasPrefix(place), "\(words)")
    #expect(words.contains(message), "\(words)")
  }
}
