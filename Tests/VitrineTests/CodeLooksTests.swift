import TestSupport
import Testing
import Vitrine
import VitrineBase
import VitrineGraphics
import VitrineImport
import VitrineLayout

/// Tests of pictures whose views have the literal values of the code, and of the notes about other
/// values.
@Suite struct CodeLooksTests {
  private static let plist = """
    <plist version="1.0"><dict><key>NSExtension</key><dict>
    <key>NSExtensionPointIdentifier</key><string>com.apple.widget-extension</string>
    <key>NSExtensionMainStoryboard</key><string>MainInterface</string>
    </dict></dict></plist>
    """

  private static let storyboard = """
    <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" \
    targetRuntime="iOS.CocoaTouch" initialViewController="vc"><scenes><scene sceneID="sc"><objects>
    <viewController id="vc" customClass="Today" sceneMemberID="viewController">
    <view key="view" id="root"><rect key="frame" x="0" y="0" width="320" height="110"/><subviews>
    <label text="First" id="first"><rect key="frame" x="16" y="8" width="200" height="21"/></label>
    <label text="Second" id="second"><rect key="frame" x="16" y="40" width="200" height="21"/></label>
    <button id="third"><rect key="frame" x="16" y="70" width="90" height="30"/>\
    <state key="normal" title="Third"/></button>
    </subviews></view><connections>
    <outlet property="firstLabel" destination="first" id="o1"/>
    <outlet property="secondLabel" destination="second" id="o2"/>
    <outlet property="thirdButton" destination="third" id="o3"/>
    </connections></viewController></objects></scene></scenes></document>
    """

  private func scene(
    _ code: String, content: String? = nil, system: SystemGeneration? = nil,
    strings: [String: String] = [:]
  ) throws -> Scene {
    var contents = [
      "/w/Info.plist": Array(Self.plist.utf8),
      "/w/MainInterface.storyboard": Array(Self.storyboard.utf8),
      "/w/Today.swift": Array("class Today: UIViewController {\n\(code)\n}".utf8),
    ]
    contents["/w/vitrine.json"] = content.map { Array($0.utf8) }
    for (name, text) in strings { contents["/w/" + name] = Array(text.utf8) }
    let files = Files(contents)
    let widget = try Widget.read("/w", from: files)
    var variant = widget.defaultVariant
    if let system { variant.system = system }
    return try widget.scene(for: variant, from: files)
  }

  private func shown(_ scene: Scene) -> [String] {
    let isShown = scene.tree.isShown
    return scene.tree.views.indices.filter { isShown[$0] }.flatMap {
      scene.tree.views[$0].kind.shownTexts.map(\.text.string)
    }
  }

  private func notes(_ scene: Scene) -> [String] {
    scene.diagnostics.filter { $0.code == "made-in-code" }.map(\.message)
  }

  @Test func `literals of viewDidLoad and the functions that it calls are drawn`() throws {
    let scene = try scene(
      """
      override func viewDidLoad() {
        firstLabel.text = "Ready"
        show()
      }
      func show() {
        secondLabel.isHidden = true
        thirdButton.setTitle("Open", for: .normal)
        firstLabel.textColor = UIColor(red: 1, green: 0, blue: 0, alpha: 1)
        view.backgroundColor = .black
      }
      """)
    #expect(shown(scene) == ["Ready", "Open"])
    #expect(notes(scene).isEmpty)
    #expect(scene.tree[ViewTree.root].style.backgroundColor == Color(white: 0, alpha: 1))
  }

  @Test func `a file's translations are loaded before the code sets texts`() throws {
    let scene = try scene(
      """
      override func viewDidLoad() { firstLabel.text = NSLocalizedString("ready", comment: "") }
      """,
      strings: [
        "en.lproj/MainInterface.strings":
          "\"first.text\" = \"Of the file\";\n\"second.text\" = \"Another\";",
        "en.lproj/Localizable.strings": "\"ready\" = \"Ready\";",
      ])
    #expect(shown(scene) == ["Ready", "Another", "Third"])
  }

  @Test func `the system's order of calls decides, not the order in the file`() throws {
    let scene = try scene(
      """
      override func viewWillAppear(_ animated: Bool) { firstLabel.text = "Later" }
      override func viewDidLoad() { firstLabel.text = "Sooner" }
      """)
    #expect(shown(scene) == ["Later", "Second", "Third"])
  }

  @Test func `an outlet's observer runs when the view is loaded`() throws {
    let scene = try scene(
      "@IBOutlet var firstLabel: UILabel! {\ndidSet {\nfirstLabel.text = \"Observed\"\n}\n}")
    #expect(shown(scene) == ["Observed", "Second", "Third"])
  }

  @Test func `actions change nothing at first`() throws {
    let scene = try scene("@IBAction func tap() {\nsecondLabel.isHidden = true\n}")
    #expect(shown(scene) == ["First", "Second", "Third"])
  }

  @Test func `computed values stay the file's and are named once`() throws {
    let scene = try scene(
      """
      override func viewDidLoad() {
        firstLabel.text = "Loading"
        firstLabel.text = item.name
        secondLabel.text = item.date
      }
      """)
    #expect(shown(scene) == ["First", "Second", "Third"])
    #expect(
      notes(scene) == [
        "the code fills 'firstLabel', 'secondLabel' at run time; the values of the file are drawn"
      ])
    let note = scene.diagnostics.first { $0.code == "made-in-code" }
    #expect(note?.hint?.contains("vitrine init") == true)
    #expect(note?.location?.line == 3)
  }

  @Test func `values that a vitrine.json sets aren't named`() throws {
    let scene = try scene(
      "override func viewDidLoad() {\nfirstLabel.text = item.name\n}",
      content: #"{ "data": { "firstLabel": "Set" } }"#)
    #expect(shown(scene) == ["Set", "Second", "Third"])
    #expect(notes(scene).isEmpty)
  }

  @Test func `views that conditions hide are named`() throws {
    let scene = try scene(
      """
      override func viewDidLoad() {
        if items.isEmpty { secondLabel.isHidden = true }
      }
      """)
    #expect(shown(scene) == ["First", "Second", "Third"])
    #expect(notes(scene).count == 1)
    #expect(notes(scene).first?.contains("shows and hides 'secondLabel'") == true)
  }

  @Test func `a picture isn't empty because the code hides all views at first`() throws {
    let scene = try scene(
      """
      override func viewDidLoad() {
        firstLabel.isHidden = true
        secondLabel.isHidden = true
        thirdButton.alpha = 0
      }
      """)
    #expect(shown(scene) == ["First", "Second", "Third"])
    #expect(notes(scene).first?.contains("which leaves no view") == true)
  }

  @Test(arguments: [
    ("return .zero", Insets.zero),
    ("return insets", Insets(top: 0, left: 47, bottom: 39, right: 0)),
    (
      "var a = insets\na.bottom = 10\nreturn a", Insets(top: 0, left: 47, bottom: 10, right: 0)
    ),
  ])
  func `hosts of iOS 8 apply the margins that the code returns`(
    body: String, insets: Insets
  ) throws {
    let scene = try scene(
      "func widgetMarginInsets(forProposedMarginInsets insets: UIEdgeInsets) -> UIEdgeInsets {\n"
        + body + "\n}", system: .ios8)
    #expect(scene.content.marginInsets == insets)
  }
}
