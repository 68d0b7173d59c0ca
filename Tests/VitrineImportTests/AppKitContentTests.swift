import Testing
import VitrineCanvas
import VitrineGraphics
import VitrineImport
import VitrineLayout

/// What AppKit's controls show, which their cells hold.
struct AppKitContentTests {
  private func scene(_ views: String, isDark: Bool = false) throws -> SceneContent {
    let text = """
      <document type="com.apple.InterfaceBuilder3.Cocoa.XIB" version="3.0" toolsVersion="14109" \
      targetRuntime="MacOSX.Cocoa" useAutolayout="YES"><objects>
      <customObject id="-2"><connections><outlet property="view" destination="root" id="o1"/>\
      </connections></customObject>
      <customView id="other"><rect key="frame" x="0" y="0" width="9" height="9"/></customView>
      <customView id="root"><rect key="frame" x="0" y="0" width="320" height="100"/>
      <subviews>\(views)</subviews></customView></objects></document>
      """
    let document = try InterfaceDocument.read(Array(text.utf8), file: "a.xib")
    var traits = InterfaceDocument.Traits()
    traits.isDark = isDark
    return document.scene(document.initialScene, for: traits)
  }

  private let frame = "<rect key='frame' x='10' y='10' width='100' height='22'/>"

  @Test func `the view of the owner is shown, not the first of the file`() throws {
    #expect(try scene("").tree[ViewTree.root].name == "root")
  }

  @Test func `a field without a border that isn't editable is a label`() throws {
    let made = try scene(
      """
      <textField id="l">\(frame)<textFieldCell key="cell" lineBreakMode="clipping" title="Total" id="c">\
      <font key="font" metaFont="smallSystem"/></textFieldCell></textField>
      """)
    guard case .label(let label) = made.tree.views[1].kind else {
      return #expect(Bool(false), "not a label")
    }
    #expect(label.text.string == "Total")
    #expect(label.text.runs.first?.attributes.font == .system(11))
    #expect(label.numberOfLines == 1)
  }

  @Test(arguments: [("", 0), ("initialItem='two'", 1)])
  func `a tab view shows its tabs and one page`(attribute: String, selected: Int) throws {
    let made = try scene(
      """
      <tabView \(attribute) id="tabs"><rect key="frame" x="0" y="0" width="300" height="90"/>
      <tabViewItems>
      <tabViewItem label="Day" id="one"><view key="view" id="page1">\(frame)</view></tabViewItem>
      <tabViewItem label="Week" id="two"><view key="view" id="page2">\(frame)</view></tabViewItem>
      </tabViewItems></tabView>
      """)
    let pages = try ["page1", "page2"].map { try #require(made.tree.view(named: $0)) }
    #expect(
      pages.map { made.tree[$0].isHidden } == (selected == 0 ? [false, true] : [true, false]))
    let tabs = try #require(made.tree.view(named: "tabs-tabs"))
    guard case .segments(let segments) = made.tree[tabs].kind else {
      return #expect(Bool(false), "no tabs")
    }
    #expect(segments.titles == ["Day", "Week"])
    #expect(segments.selected == selected)
    #expect(made.tree[tabs].frame?.midX == 150)
  }

  @Test func `a tab view without tabs shows only its page`() throws {
    let made = try scene(
      """
      <tabView type="noTabsNoBorder" id="tabs">\(frame)<tabViewItems>
      <tabViewItem label="Day" id="one"><view key="view" id="page1">\(frame)</view></tabViewItem>
      </tabViewItems></tabView>
      """)
    #expect(made.tree.view(named: "tabs-tabs") == nil)
    #expect(made.tree.view(named: "page1") != nil)
  }

  @Test func `an editable field is a text field`() throws {
    let made = try scene(
      """
      <textField id="f">\(frame)<textFieldCell key="cell" editable="YES" borderStyle="bezel" \
      placeholderString="Name" id="c"/></textField>
      """)
    guard case .textField(let field) = made.tree.views[1].kind else {
      return #expect(Bool(false), "not a text field")
    }
    #expect(field.placeholder == "Name")
    #expect(field.border == .bezel)
  }

  @Test(arguments: [
    ("type='check' state='on' bezelStyle='regularSquare'", AppKitLook.Style.check, true),
    ("type='radio' bezelStyle='regularSquare'", .radio, false),
    ("type='push' bezelStyle='rounded' borderStyle='border'", .push, false),
    ("type='square' bezelStyle='shadowlessSquare'", .plain, false),
    ("type='inline' bezelStyle='inline' borderStyle='border'", .inline, false),
  ])
  func `a button has the style of its cell`(
    _ attributes: String, _ style: AppKitLook.Style, _ isOn: Bool
  ) throws {
    let made = try scene(
      "<button id='b'>\(frame)<buttonCell key='cell' title='Go' \(attributes) id='c'/></button>")
    guard case .button(let button) = made.tree.views[1].kind else {
      return #expect(Bool(false), "not a button")
    }
    #expect(button.appKit?.style == style)
    #expect(button.appKit?.isOn == isOn)
    #expect(button.face.title?.string == "Go")
  }

  @Test func `a pop-up shows the selected item of its menu`() throws {
    let made = try scene(
      """
      <popUpButton id="p">\(frame)<popUpButtonCell key="cell" borderStyle="borderAndBezel" \
      bezelStyle="rounded" selectedItem="i2" id="c"><menu key="menu" id="m"><items>\
      <menuItem title="One" id="i1"/><menuItem title="Two" id="i2"/></items></menu>\
      </popUpButtonCell></popUpButton>
      """)
    guard case .button(let button) = made.tree.views[1].kind else {
      return #expect(Bool(false), "not a button")
    }
    #expect(button.face.title?.string == "Two")
    #expect(button.appKit?.style == .popUp)
  }

  @Test(arguments: [(true, 1.0), (false, 0.0)])
  func `a label's color follows the appearance`(_ isDark: Bool, _ white: Double) throws {
    let made = try scene(
      """
      <textField id="l">\(frame)<textFieldCell key="cell" title="A" id="c">\
      <color key="textColor" name="labelColor" catalog="System" colorSpace="catalog"/>\
      </textFieldCell></textField>
      """, isDark: isDark)
    guard case .label(let label) = made.tree.views[1].kind else {
      return #expect(Bool(false), "not a label")
    }
    #expect(label.color == Color(white: white, alpha: 0.85))
    #expect(made.tree.appKit == (isDark ? .dark : .light))
  }

  @Test func `a separator is a line`() throws {
    let made = try scene(
      """
      <box boxType="separator" id="s"><rect key="frame" x="0" y="50" width="320" height="5"/></box>
      """)
    #expect(made.tree.views.count == 3)
    #expect(made.tree.views[2].frame == Rect(x: 0, y: 2, width: 320, height: 1))
  }

  @Test(arguments: [
    ("", true, true), (#"borderType="none" "#, false, true), (#"transparent="YES" "#, false, false),
  ])
  func `a box draws its border and title`(
    _ attributes: String, _ hasBorder: Bool, _ hasTitle: Bool
  ) throws {
    let made = try scene(
      """
      <box \(attributes)title="Group" id="b">\(frame)</box>
      """)
    #expect(made.tree.views.contains { $0.style.borderWidth > 0 } == hasBorder)
    #expect(made.tree.views.contains { $0.style.backgroundColor != nil } == hasBorder)
    let titles = made.tree.views.compactMap { view -> String? in
      if case .label(let label) = view.kind { label.text.string } else { nil }
    }
    #expect(titles == (hasTitle ? ["Group"] : []))
  }
}
