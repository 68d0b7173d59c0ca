import TestResources
import TestSupport
import Testing
import Vitrine
import VitrineBase
import VitrineCanvas
import VitrineGraphics
import VitrineImport
import VitrineLayout
import VitrineText

/// Tests of the text options of widget documents and storyboards.
@Suite struct TypographyTests {
  @Test func `every option of a text looks as its golden`() throws {
    var variant = Variant()
    variant.mode = .expanded
    variant.wallpaper = .named("light")
    let widget = try Widget.read(PackageRoot.file("Examples/elements/typography.json"))
    let rendering = try render(
      widget, as: variant, in: Workshop(try TestResources.shared.get()))
    #expect(rendering.diagnostics.map(\.code) == ["unknown-font"])
    #expect(try Golden.problem(with: rendering.bitmap, named: "typography/options") == nil)
  }

  private func label(_ members: String) throws -> Label {
    let document = try WidgetDocument.read(
      Array("{ \"app\": \"A\", \"content\": { \(members), \"id\": \"l\" } }".utf8), file: "w.json")
    let tree = try document.scene(0, SceneRequest(mode: .compact, language: "en")).tree
    let id = try #require(tree.view(named: "l"))
    guard case .label(let label) = tree[id].kind else {
      throw InputError(Diagnostic(.error, "test", "no label"))
    }
    return label
  }

  @Test func `a label's runs inherit the label's attributes`() throws {
    let label = try label(
      """
      "label": ["Was ", { "text": "9", "color": "red", "font": "12 bold", "strikethrough": true }],
      "font": 17, "underline": true, "letterSpacing": 2, "highlight": "yellow", "baselineOffset": -1
      """)
    let runs = label.text.runs
    #expect(runs.map(\.text) == ["Was ", "9"])
    #expect(runs.map(\.attributes.font) == [.system(17), .system(12, .bold)])
    #expect(runs.map(\.attributes.isUnderlined) == [true, true])
    #expect(runs.map(\.attributes.isStruckThrough) == [false, true])
    #expect(runs.map(\.attributes.letterSpacing) == [2, 2])
    #expect(runs.map(\.attributes.baselineOffset) == [-1, -1])
    #expect(runs.allSatisfy { $0.attributes.backgroundColor == Color(hex: 0xFFCC00) })
    #expect(runs.map(\.attributes.color) == [nil, Color(hex: 0xFF3B30)])
  }

  @Test func `a paragraph style has the properties of NSParagraphStyle`() throws {
    let style = try label(
      """
      "label": "x", "alignment": "justified", "lineBreak": "characterWrap", "paragraph": {
        "lineHeightMultiple": 1.5, "minimumLineHeight": 2, "maximumLineHeight": 3, "lineSpacing": 4,
        "paragraphSpacing": 5, "paragraphSpacingBefore": 6, "firstLineHeadIndent": 7,
        "headIndent": 8, "tailIndent": -9 }
      """
    ).text.paragraph
    var expected = ParagraphStyle(alignment: .justified, lineBreakMode: .characterWrap)
    expected.lineHeightMultiple = 1.5
    expected.minimumLineHeight = 2
    expected.maximumLineHeight = 3
    expected.lineSpacing = 4
    expected.paragraphSpacing = 5
    expected.paragraphSpacingBefore = 6
    expected.firstLineHeadIndent = 7
    expected.headIndent = 8
    expected.tailIndent = -9
    #expect(style == expected)
  }

  @Test func `fonts are words or objects`() throws {
    func font(_ text: String) throws -> FontDescription {
      try label("\"label\": \"x\", \"font\": \(text)").text.runs[0].attributes.font
    }
    #expect(try font("\"headline italic\"") == FontDescription(.style(.headline), isItalic: true))
    #expect(
      try font("{ \"name\": \"Avenir Next\", \"size\": 12, \"monospacedDigits\": true }")
        == FontDescription(.named("Avenir Next"), size: 12, usesMonospacedDigits: true))
    #expect(try font("{ \"size\": 20, \"weight\": \"light\" }") == .system(20, .light))
    #expect(try font("{ \"style\": \"body\" }").family == .style(.body))
  }

  @Test(arguments: [
    ("\"label\": [7]", "a run of text is a number, expected a string or an object"),
    ("\"label\": [{ \"color\": \"red\" }]", "the run of text has no key 'text'"),
    ("\"label\": [{ \"text\": \"x\", \"bold\": true }]", "the run of text has no key 'bold'"),
    ("\"label\": \"x\", \"font\": { \"size\": 0 }", "a font of 0.0 points cannot be set"),
    ("\"label\": \"x\", \"font\": -3", "a font of -3.0 points cannot be set"),
    ("\"label\": \"x\", \"font\": 1e300", "a font of 1e+300 points cannot be set"),
    ("\"label\": \"x\", \"font\": \"NaN\"", "'NaN' is not a valid font"),
    (
      "\"label\": \"x\", \"paragraph\": { \"lineSpacing\": -1 }",
      "lineSpacing is -1.0, expected 0.0 to 10000.0"
    ),
    ("\"label\": \"x\", \"minimumScale\": 2", "minimumScale is 2.0, expected 0.0 to 1.0"),
    (
      "\"label\": \"x\", \"letterSpacing\": 1e9",
      "letterSpacing is 1000000000.0, expected -1000.0 to 1000.0"
    ),
  ])
  func `an invalid property is reported`(members: String, message: String) throws {
    let error = try #require(throws: InputError.self) { try label(members) }
    #expect(error.diagnostic.message == message)
    #expect(error.diagnostic.location?.line == 1)
  }

  @Test func `a storyboard's attributed string keeps the attributes of its fragments`() throws {
    let label = try storyboardLabel(
      """
      <label usesAttributedText="YES" lineBreakMode="tailTruncation" numberOfLines="0" id="l-1">
        <rect key="frame" x="0.0" y="0.0" width="200" height="40"/>
        <attributedString key="attributedText">
          <fragment content="Was ">
            <attributes>
              <color key="NSColor" white="0.5" alpha="1" colorSpace="calibratedWhite"/>
              <font key="NSFont" metaFont="system" size="15"/>
              <paragraphStyle key="NSParagraphStyle" alignment="right" lineBreakMode="truncatingMiddle"
                baseWritingDirection="natural" lineSpacing="3" lineHeightMultiple="1.5" headIndent="8"/>
            </attributes>
          </fragment>
          <fragment>
            <string key="content">now</string>
            <attributes>
              <font key="NSFont" size="17" name="HelveticaNeue-Bold"/>
              <real key="NSKern" value="1.5"/>
              <real key="NSBaselineOffset" value="2"/>
              <integer key="NSUnderline" value="1"/>
              <integer key="NSStrikethrough" value="1"/>
              <color key="NSBackgroundColor" red="1" green="0.0" blue="0.0" alpha="1" colorSpace="calibratedRGB"/>
            </attributes>
          </fragment>
        </attributedString>
      </label>
      """)
    let runs = label.text.runs
    #expect(runs.map(\.text) == ["Was ", "now"])
    #expect(runs[0].attributes == TextAttributes(font: .system(15), color: Color(white: 0.5)))
    #expect(
      runs[1].attributes
        == TextAttributes(
          font: FontDescription(.named("HelveticaNeue-Bold"), size: 17), letterSpacing: 1.5,
          isUnderlined: true, isStruckThrough: true,
          backgroundColor: Color(red: 1, green: 0, blue: 0, alpha: 1), baselineOffset: 2))
    #expect(label.text.paragraph.alignment == .right)
    #expect(label.text.paragraph.lineBreakMode == .truncateMiddle)
    #expect(label.text.paragraph.lineSpacing == 3)
    #expect(label.text.paragraph.lineHeightMultiple == 1.5)
    #expect(label.text.paragraph.headIndent == 8)
    // The second fragment has no paragraph style, so the default style applies.
    #expect(runs[0].paragraph == nil)
    #expect(runs[1].paragraph == ParagraphStyle(lineBreakMode: .wordWrap))
  }

  @Test(arguments: [
    ("metaFont=\"cellTitle\"", FontDescription.system(12)),
    ("metaFont=\"label\"", .system(10)), ("metaFont=\"menu\" size=\"14\"", .system(14)),
    ("metaFont=\"systemSemibold\" size=\"13\"", .system(13, .semibold)),
    ("name=\".SFUIText-Bold\" size=\"15\"", .system(15, .bold)),
    ("name=\"Menlo-Regular\" size=\"9\"", FontDescription(.named("Menlo-Regular"), size: 9)),
  ])
  func `a fragment's font has the size and weight of its role`(
    attributes: String, font: FontDescription
  ) throws {
    let label = try storyboardLabel(
      """
      <label usesAttributedText="YES" id="l-1">
        <rect key="frame" x="0" y="0" width="9" height="9"/>
        <attributedString key="attributedText"><fragment content="x"><attributes>
          <font key="NSFont" \(attributes)/>
        </attributes></fragment></attributedString>
      </label>
      """)
    #expect(label.text.runs[0].attributes.font == font)
  }

  @Test func `a run of a document may begin paragraphs of its own style`() throws {
    let label = try label(
      #""label": ["a\n", {"text": "b\n", "alignment": "right", "paragraph": {"headIndent": 4}}, "c"],"#
        + #" "alignment": "center", "paragraph": {"lineSpacing": 3}"#)
    #expect(label.text.paragraph.alignment == .center)
    #expect(label.text.runs.map(\.paragraph?.alignment) == [nil, .right, nil])
    #expect(label.text.runs[1].paragraph?.headIndent == 4)
    #expect(label.text.runs[1].paragraph?.lineSpacing == 3)
  }

  @Test(arguments: [
    ("minimumScaleFactor=\"0.5\"", 0.5), ("minimumFontSize=\"8.5\"", 0.5),
    ("minimumScaleFactor=\"0.5\" adjustsFontSizeToFit=\"NO\"", 0),
    ("minimumScaleFactor=\"7\"", 1),
  ])
  func `a storyboard's label shrinks to its minimum scale`(attributes: String, factor: Double)
    throws
  {
    let label = try storyboardLabel(
      """
      <label text="x" \(attributes) id="l-1"><rect key="frame" x="0" y="0" width="9" height="9"/>
      <fontDescription key="fontDescription" type="system" pointSize="17"/></label>
      """)
    #expect(label.minimumScaleFactor == factor)
  }

  private func storyboardLabel(_ element: String) throws -> Label {
    let file = """
      <?xml version="1.0" encoding="UTF-8"?>
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0" toolsVersion="11762">
        <objects>
          <view contentMode="scaleToFill" id="v-1">
            <rect key="frame" x="0.0" y="0.0" width="320" height="110"/>
            <subviews>\(element)</subviews>
          </view>
        </objects>
      </document>
      """
    let document = try InterfaceDocument.read(Array(file.utf8), file: "label.xib")
    let tree = document.scene(0, for: InterfaceDocument.Traits()).tree
    let id = try #require(tree.view(named: "l-1"))
    guard case .label(let label) = tree[id].kind else {
      throw InputError(Diagnostic(.error, "test", "no label"))
    }
    return label
  }

  @Test(arguments: [
    #"{ "segments": ["a", "\u{12000}"], "id": "v" }"#,
    #"{ "picker": [["a"], ["\u{12000}"]], "id": "v" }"#,
    #"{ "searchBar": "", "placeholder": "\u{12000}", "id": "v" }"#,
    #"{ "searchBar": "\u{12000}", "id": "v" }"#,
    #"{ "textField": "", "placeholder": "\u{12000}", "id": "v" }"#,
    #"{ "button": "\u{12000}", "id": "v" }"#, #"{ "textView": "\u{12000}", "id": "v" }"#,
    #"{ "table": [{ "row": "a", "cell": "subtitle", "detail": "\u{12000}", "id": "v" }] }"#,
  ])
  func `every kind of text without a glyph in any font is reported`(content: String) throws {
    let shown = content.replacing("\\u{12000}", with: "\u{12000}")
    let text = "{ \"app\": \"A\", \"content\": \(shown) }"
    let document = try WidgetDocument.read(Array(text.utf8), file: "w.json")
    let (scene, _) = try layout(
      Widget(document), as: Variant(), in: Workshop(try TestResources.shared.get()))
    let messages = scene.diagnostics.filter { $0.code == "missing-glyph" }.map(\.message)
    #expect(messages.count == 1)
    #expect(messages.first?.hasPrefix("no font has U+12000 of 'v") == true)
  }

  @Test func `an invisible placeholder isn't reported`() throws {
    let text =
      "{ \"app\": \"A\", \"content\": { \"textField\": \"x\", \"placeholder\": \"\u{12000}\" } }"
    let document = try WidgetDocument.read(Array(text.utf8), file: "w.json")
    let (scene, _) = try layout(
      Widget(document), as: Variant(), in: Workshop(try TestResources.shared.get()))
    #expect(scene.diagnostics.isEmpty)
  }

  @Test func `a text without a glyph in any font is reported with its place`() throws {
    let document = try WidgetDocument.read(
      Array(
        "{ \"app\": \"A\", \"content\": { \"label\": \"a\u{12000}\u{12001}\", \"id\": \"l\" } }"
          .utf8),
      file: "w.json")
    let (scene, _) = try layout(
      Widget(document), as: Variant(), in: Workshop(try TestResources.shared.get()))
    #expect(
      scene.diagnostics.map(\.description) == [
        "w.json:1:26: warning: no font has U+12000, U+12001 of 'l'; boxes are drawn; "
          + "give a folder with a font that has them as --fonts DIR"
      ])
  }
}
