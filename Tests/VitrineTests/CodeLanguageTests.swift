import Testing
import Vitrine
import VitrineBase
import VitrineGraphics
import VitrineLayout

/// Tests of facts that code states by its system, its constants, its tables and its headers.
@Suite struct CodeLanguageTests {
  private let folder = CodeFolder(
    views: """
      <label text="First" id="first"><rect key="frame" x="16" y="8" width="200" height="21"/></label>
      <button id="button"><rect key="frame" x="16" y="40" width="90" height="30"/>\
      <state key="normal" title="Go"/></button>
      <view id="box"><rect key="frame" x="120" y="40" width="90" height="30"/></view>
      """, outlets: ["label": "first", "button": "button", "box": "box"])

  private func texts(
    _ body: String, members: String = "", on system: SystemGeneration = .ios10
  ) throws -> [String] {
    var folder = folder
    folder.system = system
    return try folder.scene(CodeFolder.controller(body, members: members)).shownTexts
  }

  // MARK: Systems

  @Test(arguments: [
    ("if #available(iOS 10.0, *) {\nlabel.text = \"new\"\n} else {\nlabel.text = \"old\"\n}", 10),
    (
      "if #available(iOSApplicationExtension 13, *) {\nlabel.text = \"new\"\n} else {\n"
        + "label.text = \"old\"\n}", 13
    ),
    ("label.text = \"old\"\nguard #available(iOS 10, *) else { return }\nlabel.text = \"new\"", 10),
    ("if #available(iOS 10, *) {\nlabel.text = \"new\"\nreturn\n}\nlabel.text = \"old\"", 10),
    ("if #unavailable(iOS 12) {\nlabel.text = \"old\"\n} else {\nlabel.text = \"new\"\n}", 12),
  ])
  func `a branch for a system's version is drawn on its systems only`(
    body: String, version: Int
  ) throws {
    for system in [SystemGeneration.ios9, .ios10, .ios11, .ios12, .ios13, .ios14] {
      let expected = system.version >= version ? "new" : "old"
      #expect(try texts(body, on: system).first == expected)
    }
  }

  @Test func `a test for display modes asks for iOS 10`() throws {
    let code = """
      @interface Today ()
      @end
      @implementation Today
      - (void)viewDidLoad {
        if ([self.extensionContext respondsToSelector:@selector(setWidgetLargestAvailableDisplayMode:)]) {
          self.label.text = @"new";
        } else {
          self.label.text = @"old";
        }
      }
      @end
      """
    for (system, text) in [(SystemGeneration.ios9, "old"), (.ios10, "new")] {
      var folder = folder
      folder.system = system
      #expect(try folder.scene(code, in: "Today.m").shownTexts.first == text)
    }
  }

  @Test(arguments: [
    ("toolsVersion=\"9059\"", SystemGeneration.ios9), ("toolsVersion=\"6245\"", .ios8),
    ("toolsVersion=\"14460\"", .ios10), ("", .ios10),
  ])
  func `a storyboard's tools choose the system of an extension without a target`(
    tools: String, system: SystemGeneration
  ) throws {
    var folder = folder
    folder.toolsVersion = tools
    let widget = try folder.widget(CodeFolder.controller(""))
    #expect(widget.defaultVariant.system == system)
    #expect((widget.systemReason == nil) == (system == .ios10))
  }

  // MARK: Objective-C

  @Test func `an implementation declares the controller without its header`() throws {
    let code = """
      @implementation Helper
      - (void)show { [self.window addSubview:self.bubble]; }
      @end
      @implementation Today
      - (void)viewDidLoad { self.label.text = @"Mine"; }
      @end
      """
    let scene = try folder.scene(code, in: "Today.m")
    #expect(scene.shownTexts.first == "Mine")
    #expect(scene.codeNotes.isEmpty)
  }

  @Test func `a header names the superclass, whose code is drawn`() throws {
    var folder = folder
    folder.files["Today.h"] = "@interface Today : Base\n@end"
    folder.files["Base.m"] =
      "@implementation Base\n- (void)viewDidLoad { self.label.text = @\"Base\"; }\n@end"
    #expect(
      try folder.scene("@implementation Today\n@end", in: "Today.m").shownTexts.first == "Base")
  }

  @Test func `an assignment to several views sets each`() throws {
    let scene = try folder.scene(
      "@implementation Today\n- (void)viewDidLoad {\n"
        + "self.box.backgroundColor = self.view.backgroundColor = [UIColor whiteColor];\n}\n@end",
      in: "Today.m")
    let colors = scene.tree.views.compactMap(\.style.backgroundColor)
    #expect(colors == [Color(white: 1, alpha: 1), Color(white: 1, alpha: 1)])
  }

  // MARK: Constants

  @Test(arguments: [
    ("label.text = Texts.title", "enum Texts { static let title = \"Named\" }", "Named"),
    ("label.text = place", "private let place = \"Rome\"", "Rome"),
    ("label.text = self.place", "var place = \"Rome\"", "Rome"),
    ("label.text = place", "var place = \"Rome\"\nfunc go() { place = \"Paris\" }", "First"),
    (
      "label.text = place", "let place = \"Rome\"\nfunc go(place: String) { print(place) }", "First"
    ),
    ("label.text = item.title", "enum Texts { static let title = \"Named\" }", "First"),
    ("label.text = Texts.title", "enum Texts { static let title = make() }", "First"),
  ])
  func `a constant with one literal value is that value`(
    body: String, members: String, text: String
  ) throws {
    #expect(try texts(body, members: members).first == text)
  }

  @Test func `a named color, a corner and a title's color are drawn`() throws {
    let scene = try folder.scene(
      CodeFolder.controller(
        "box.backgroundColor = .brand\nbox.layer.cornerRadius = 5\n"
          + "button.setTitleColor(.brand, for: .normal)")
        + "\nextension UIColor {\nstatic let brand = UIColor(red: 1, green: 0, blue: 0, alpha: 1)\n}"
    )
    let box = try #require(scene.tree.view(named: "box"))
    #expect(scene.tree[box].style.backgroundColor == Color(red: 1, green: 0, blue: 0, alpha: 1))
    #expect(scene.tree[box].style.cornerRadius == 5)
    let button = try #require(scene.tree.view(named: "button"))
    guard case .button(let look) = scene.tree[button].kind else {
      Issue.record("no button")
      return
    }
    #expect(look.faces[.normal]?.titleColor == Color(red: 1, green: 0, blue: 0, alpha: 1))
  }

  @Test func `colors that the code computes are named`() throws {
    let scene = try folder.scene(CodeFolder.controller("label.textColor = Theme.current.ink"))
    #expect(scene.codeNotes == ["the code computes the colors of 'label'; the file's are drawn"])
  }

  // MARK: Tables

  @Test(arguments: [
    ("en", #"NSLocalizedString("greeting", comment: "")"#, "Hello"),
    ("de-AT", #"NSLocalizedString("greeting", comment: "")"#, "Hallo"),
    ("en", #"NSLocalizedString("missing", comment: "")"#, "missing"),
    ("en", #"NSLocalizedString("greeting", tableName: "Other", comment: "")"#, "Other hello"),
    ("en", #"NSLocalizedString(key, comment: "")"#, "First"),
  ])
  func `a text of the program's tables is drawn in the picture's language`(
    locale: String, value: String, text: String
  ) throws {
    var folder = folder
    folder.locale = locale
    folder.files = [
      "en.lproj/Localizable.strings": #""greeting" = "Hello";"#,
      "de.lproj/Localizable.strings": #""greeting" = "Hallo";"#,
      "en.lproj/Other.strings": #""greeting" = "Other hello";"#,
    ]
    let scene = try folder.scene(CodeFolder.controller("label.text = \(value)"))
    #expect(scene.shownTexts.first == text)
  }

  @Test func `the only language of a program is taken for every other one`() throws {
    var folder = folder
    folder.files = ["ja.lproj/Localizable.strings": #""greeting" = "こんにちは";"#]
    let scene = try folder.scene(
      CodeFolder.controller(#"label.text = NSLocalizedString("greeting", comment: "")"#))
    #expect(scene.shownTexts.first == "こんにちは")
  }
}
