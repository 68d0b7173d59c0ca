import TestResources
import TestSupport
import Testing
import Vitrine
import VitrineBase
import VitrineCanvas
import VitrineGraphics
import VitrineHost
import VitrineImport
import VitrineLayout

/// Tests of Notification Center's list and search on a Mac.
@Suite struct MacListTests {
  private func workshop() throws -> Workshop { Workshop(try TestResources.shared.get()) }

  private func variant(
    _ mode: DisplayMode = .compact, editing: Bool = false, state: String? = nil
  ) -> Variant {
    var variant = Variant()
    variant.move(to: .macos)
    variant.mode = mode
    variant.isEditing = editing
    variant.state = state
    return variant
  }

  private func widget(_ list: String) throws -> Widget {
    Widget(
      try WidgetDocument.read(
        Array(#"{ "app": "Notes", "allowsEditing": true, "content": \#(list) }"#.utf8),
        file: "notes.json"))
  }

  /// Returns the names of the visible views, without the parts of controls.
  private func shown(_ widget: Widget, _ variant: Variant) throws -> [String] {
    let tree = try widget.scene(for: variant).tree
    return tree.views.filter { view in
      var at: View? = view
      while let known = at {
        if known.isHidden { return false }
        at = known.parent.map { tree[$0] }
      }
      return !["root", "bar", "upright", "line1", "line2", "line3"].contains {
        view.name.hasSuffix($0)
      }
    }.map(\.name)
  }

  private let three = #"""
    { "id": "l", "minimumVisibleRows": 2,
      "list": [ { "label": "a", "id": "a" }, { "label": "b", "id": "b" }, { "label": "c", "id": "c" } ] }
    """#

  @Test func `only a document or an edit that sets a minimum of rows has a list to close`() throws {
    #expect(try widget(three).hasClosableLists)
    var open = try widget(three.replacing(#""minimumVisibleRows": 2,"#, with: ""))
    #expect(!open.hasClosableLists)
    open.edits.overrides = [
      SceneRequest.Override(view: "l", property: "minimumVisibleRows", value: "2")
    ]
    #expect(open.hasClosableLists)
    #expect(try open.scene(for: variant()).content.hasMoreRows)
  }

  @Test func `a mistake that only an open list shows is reported`() throws {
    let text = #"""
      { "app": "Notes", "content": \#(three),
        "states": { "quiet": { "hide": ["l-more"] } } }
      """#
    let error = try #require(throws: InputError.self) {
      try WidgetDocument.read(Array(text.utf8), file: "notes.json")
    }
    #expect(error.diagnostic.code == "unknown-view")
  }

  // MARK: What shows

  @Test func `a collapsed list shows its minimum of rows with separators, and Show More`() throws {
    #expect(
      try shown(widget(three), variant()) == [
        "l", "l-row1", "a", "l-row2", "b", "l-row1-divider", "l-row2-divider", "l-more",
        "l-more-title",
      ])
  }

  @Test func `an expanded list shows all rows and no separator after the last`() throws {
    #expect(
      try shown(widget(three), variant(.expanded)) == [
        "l", "l-row1", "a", "l-row2", "b", "l-row3", "c", "l-row1-divider", "l-row2-divider",
      ])
  }

  @Test(arguments: ["0", "3", "4"])
  func `a minimum of zero, of all rows or of more shows all rows`(count: String) throws {
    var all = try widget(three)
    all.edits.overrides = [.init(view: "l", property: "minimumVisibleRows", value: count)]
    #expect(try shown(all, variant()) == (try shown(widget(three), variant(.expanded))))
  }

  @Test func `hidden rows aren't counted`() throws {
    var two = try widget(three)
    two.edits.overrides = [.init(view: "b", property: "hidden", value: "true")]
    #expect(
      try shown(two, variant()) == ["l", "l-row1", "a", "l-row3", "c", "l-row1-divider"])
  }

  @Test func `a list in edit mode shows all rows with their controls and the plus button`() throws {
    let text = three.replacing("\"id\": \"b\"", with: "\"id\": \"b\", \"canRemove\": false")
      .replacing("\"id\": \"c\"", with: "\"id\": \"c\", \"canReorder\": false")
    let views = try shown(widget(text), variant(editing: true))
    #expect(
      views.filter { $0.hasSuffix("remove") || $0.hasSuffix("reorder") || $0.hasSuffix("plus") }
        == [
          "l-row1-remove", "l-row1-reorder", "l-row2-reorder", "l-row3-remove", "l-add-plus",
        ])
    #expect(views.contains("l-row3-divider") && !views.contains("l-more"))
    var plain = try widget(text)
    plain.edits.overrides = ["dividers", "addButton", "canRemove", "canReorder"].map {
      .init(view: "l", property: $0, value: "false")
    }
    #expect(
      try shown(plain, variant(editing: true)) == [
        "l", "l-row1", "a", "l-row2", "b", "l-row3", "c",
      ])
  }

  @Test func `a row is at least 20 points high and centers its content`() throws {
    let low = try widget(
      #"{ "id": "l", "list": [ { "view": [], "id": "dot", "height": 6 }, { "label": "A", "id": "a" } ] }"#
    )
    let (scene, layout) = try layout(low, as: variant(), in: try workshop())
    let dot = try #require(scene.tree.view(named: "dot"))
    let row = try #require(scene.tree.view(named: "l-row1"))
    #expect(layout[row].height == 20)
    #expect(layout[dot] == Rect(x: 0, y: 7, width: 268, height: 6))
    #expect(layout.conflicts.isEmpty)
  }

  @Test func `a search shows its header, its field, and its results or a message`() throws {
    let search =
      #"{ "id": "s", "search": "ab", "results": ["Abacus", "Abbey"], "placeholder": "None" }"#
    #expect(
      try shown(widget(search), variant()) == [
        "s", "s-header", "s-field", "s-result1", "s-result2",
      ])
    let none = try widget(search.replacing(#"["Abacus", "Abbey"]"#, with: "[]"))
    #expect(try shown(none, variant()) == ["s", "s-header", "s-field", "s-placeholder"])
    let scene = try none.scene(for: variant())
    #expect(scene.content.presents)
    guard case .label(let label)? = scene.tree.view(named: "s-header").map({ scene.tree[$0].kind })
    else { return #expect(Bool(false), "no header") }
    #expect(label.text.string == "Search")
  }

  @Test func `the system's words use the locale's language`() throws {
    var german = variant()
    german.locale = "de"
    let tree = try widget(three).scene(for: german).tree
    guard case .label(let label)? = tree.view(named: "l-more-title").map({ tree[$0].kind }) else {
      return #expect(Bool(false), "no Show More")
    }
    #expect(label.text.string == "Mehr anzeigen…")
  }

  // MARK: How it looks

  @Test(arguments: [
    "list", "list-open", "list-editing", "list-editing-rtl", "search", "search-empty",
  ])
  func `a list and a search look as their goldens`(name: String) throws {
    var variant = variant(name == "list-open" ? .expanded : .compact)
    variant.isEditing = name.contains("editing")
    variant.direction = name.hasSuffix("rtl") ? .rtl : .auto
    if name.hasPrefix("search") { variant.state = name == "search" ? "adding" : "nothing-found" }
    let quotes = try Widget.read(PackageRoot.file("Examples/mac/quotes.json"))
    let rendering = try render(quotes, as: variant, in: try workshop())
    #expect(rendering.layout.conflicts.isEmpty && !rendering.layout.isAmbiguous.contains(true))
    #expect(try Golden.problem(with: rendering.bitmap, named: "mac/\(name)") == nil)
  }

  // MARK: What is wrong

  @Test(arguments: [
    (#"{ "list": [], "minimumVisibleRows": -1 }"#, "minimumVisibleRows is -1.0, expected a whole"),
    (#"{ "list": [], "minimumVisibleRows": 1.5 }"#, "expected a whole number from 0 to 1000"),
    (#"{ "list": [], "divider": true }"#, "did you mean 'dividers'?"),
    (#"{ "list": [], "dividers": 1 }"#, "dividers is a number, expected true or false"),
    (#"{ "list": "rows" }"#, "list is a string, expected an array"),
    (#"{ "list": [ { "list": [] } ] }"#, "a list cannot be inside a list"),
    (#"{ "label": "A", "canRemove": true }"#, "unused key 'canRemove': the view is not a row"),
    (#"{ "search": "", "result": [] }"#, "did you mean 'results'?"),
    (#"{ "search": "", "results": [1] }"#, "a result is a number, expected a string or an object"),
    (#"{ "search": "", "results": [ { "name": "A" } ] }"#, "the search has no 'resultKey'"),
    (
      #"{ "search": "", "results": [ { "name": "A" } ], "resultKey": "nam" }"#,
      "a result has no text at 'nam'; did you mean 'name'?"
    ),
  ])
  func `an invalid property of a list or search is an error with its place`(
    text: String, message: String
  ) throws {
    let error = #expect(throws: InputError.self) { try widget(text) }
    #expect(
      error?.diagnostic.description.contains(message) == true,
      "\(error?.diagnostic.description ?? "")")
    #expect(error?.diagnostic.location?.line == 1)
  }

  @Test(arguments: HostCase.all.filter { $0.host != .macos })
  func `only a Mac's host shows lists and searches`(host: HostCase) throws {
    for text in [three, #"{ "search": "" }"#] {
      let error = #expect(throws: RenderError.self) {
        try widget(text).scene(for: host.variant)
      }
      #expect(error?.description.contains("only Notification Center on a Mac has a") == true)
      #expect(error?.description.contains("--host macos") == true)
    }
  }

  @Test func `a storyboard's list is a box with a message`() throws {
    let text = """
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB"><scenes><scene><objects>
      <viewController id="vc" customClass="NCWidgetListViewController"><view key="view" id="root">
      <rect key="frame" x="0" y="0" width="320" height="110"/></view></viewController></objects></scene></scenes></document>
      """
    let document = try InterfaceDocument.read(Array(text.utf8), file: "m.storyboard")
    let scene = document.scene(0, for: InterfaceDocument.Traits())
    #expect(scene.tree.views.map(\.kind.name) == ["NCWidgetListViewController"])
    #expect(scene.diagnostics.map(\.code) == ["made-in-code"])
    #expect(scene.diagnostics.first?.description.contains("the key 'list'") == true)
  }

  @Test func `an override of a view that the state excludes is an error`() throws {
    var quotes = try Widget.read(PackageRoot.file("Examples/mac/quotes.json"))
    quotes.edits.overrides = [.init(view: "found", property: "header", value: "Find")]
    #expect(throws: RenderError.self) { try quotes.scene(for: variant()) }
    _ = try quotes.scene(for: variant(state: "adding"))
  }

  // MARK: In a host

  /// A widget like the platform's template.
  private final class Quotes: WidgetViewController, WidgetProviding {
    lazy var listViewController = NCWidgetListViewController("quotes", of: self)
    lazy var searchController = NCWidgetSearchViewController("found", of: self)
    var calls: [String] = []

    override func viewDidLoad() {
      listViewController.minimumVisibleRowCount = 1
      listViewController.hasDividerLines = false
    }

    var widgetAllowsEditing: Bool { true }
    func widgetDidBeginEditing() { calls.append("begin") }
    func widgetDidEndEditing() { calls.append("end") }

    func widgetPerformUpdate(completionHandler: @escaping (NCUpdateResult) -> Void) {
      listViewController.contents = ["Ash", "Birch"].map {
        ["name": $0, "price": "1", "change": "2", "tint": "#2E9E4F", "fixed": "false"]
      }
      completionHandler(.newData)
    }
  }

  @Test func `a host expands a list, edits it and presents a search`() throws {
    let host = WidgetHost(as: variant(), in: try workshop())
    host.add("quotes") { Quotes(nib: PackageRoot.file("Examples/mac/quotes.json")) }
    host.appear()
    let closed = try host.screen()
    #expect(host.setMode(.expanded, of: "quotes"))
    let open = try host.screen()
    #expect(open.heights[0] - closed.heights[0] > 0)
    #expect(host.setMode(.compact, of: "quotes"))
    #expect(try host.screen().heights == closed.heights)

    #expect(host.setEditing(true, of: "quotes"))
    #expect(try host.screen().heights[0] > open.heights[0])
    #expect(host.setEditing(false, of: "quotes"))
    let quotes = try #require(host.controller(of: "quotes") as? Quotes)
    #expect(quotes.calls == ["begin", "end"])

    quotes.presentInWidget("adding")
    quotes.searchController.searchResults = [["title": "Cedar"]]
    quotes.searchController.searchResultKeyPath = "title"
    host.update("quotes")
    let presented = try host.screen()
    #expect(presented.heights != closed.heights)
    quotes.dismissPresented()
    host.update("quotes")
    #expect(try host.screen().heights == closed.heights)
    #expect(host.events.contains(.beganEditing("quotes")))
  }

  @Test func `a host other than the Mac's, or of a read-only widget, can't edit`() throws {
    let mac = WidgetHost(as: variant(), in: try workshop())
    mac.add("weather") {
      WidgetViewController(nib: PackageRoot.file("Examples/weather.json"))
    }
    mac.appear()
    #expect(!mac.setEditing(true, of: "weather"))
    #expect(!mac.setMode(.compact, of: "weather"))
    let phone = WidgetHost(as: Variant(), in: try workshop())
    phone.add("weather") {
      WidgetViewController(nib: PackageRoot.file("Examples/weather.json"))
    }
    phone.appear()
    #expect(!phone.setEditing(true, of: "weather"))
  }

  @Test func `a stored snapshot preserves contents and state`() throws {
    let workshop = try workshop()
    let cache = SnapshotCache()
    let host = WidgetHost(as: variant(), cache: cache, in: workshop)
    let path = PackageRoot.file("Examples/mac/quotes.json")
    host.add("quotes") { Quotes(nib: path) }
    host.appear()
    let shown = try host.screen().picture(in: workshop)
    let later = WidgetHost(as: variant(), cache: cache, in: workshop)
    later.add("quotes") { Silent(nib: path) }
    later.appear()
    #expect(try later.screen().picture(in: workshop) == shown)
  }

  /// A widget that replies nothing, so that its snapshot remains visible.
  private final class Silent: WidgetViewController, WidgetProviding {
    var widgetAllowsEditing: Bool { true }
    func widgetPerformUpdate(completionHandler: @escaping (NCUpdateResult) -> Void) {
      completionHandler(.noData)
    }
  }
}
