import TestResources
import TestSupport
import Testing
import Vitrine
import VitrineCanvas
import VitrineGraphics
import VitrineImport
import VitrineLayout
import VitrineText

/// Tests of the appearance and size of a widget document's elements.
@Suite struct ElementTests {
  @Test(arguments: ["photo", "light", "dark"], [LayoutDirection.leftToRight, .rightToLeft])
  func `the gallery of elements looks as its golden`(
    wallpaper: String, direction: LayoutDirection
  ) throws {
    // One wallpaper is enough to show mirroring.
    guard direction == .leftToRight || wallpaper == "photo" else { return }
    var variant = Variant()
    variant.mode = .expanded
    variant.wallpaper = .named(wallpaper)
    if direction == .rightToLeft { variant.direction = .rtl }
    let widget = try Widget.read(PackageRoot.file("Examples/elements/gallery.json"))
    let workshop = Workshop(try TestResources.shared.get())
    let rendering = try render(widget, as: variant, in: workshop)
    let name = direction == .leftToRight ? wallpaper : "rtl"
    #expect(try Golden.problem(with: rendering.bitmap, named: "elements/gallery-\(name)") == nil)
  }

  @Test(arguments: [Appearance.light, .dark])
  func `paths, rotated views and colors by appearance look as their golden`(
    appearance: Appearance
  ) throws {
    var variant = Variant()
    variant.system = .ios13
    variant.appearance = appearance
    let widget = try Widget.read(PackageRoot.file("Examples/elements/drawings.json"))
    let rendering = try render(widget, as: variant, in: Workshop(try TestResources.shared.get()))
    #expect(
      try Golden.problem(with: rendering.bitmap, named: "elements/drawings-\(appearance)") == nil)
  }

  @Test(arguments: [(101.0, 2), (152, 3), (250, 4)])
  func `a collection's items flow in the width from its constraints`(
    width: Double, perRow: Int
  ) throws {
    let items = (0..<5).map { #"{ "item": [], "id": "i\#($0)" }"# }.joined(separator: ", ")
    let document = try WidgetDocument.read(
      Array(
        """
        { "app": "A", "content": { "collection": [\(items)], "itemSize": [50, 20],
            "itemSpacing": 1, "lineSpacing": 3, "width": \(width), "height": 80 } }
        """.utf8), file: "w.json")
    let (scene, solved) = try Vitrine.layout(
      Widget(document), as: Variant(), in: Workshop(try TestResources.shared.get()))
    let frames = try (0..<5).map { index in
      solved[try #require(scene.tree.view(named: "i\(index)"))]
    }
    #expect(frames.count { $0.minY == 0 } == perRow)
    #expect(frames[0].minX == 0)
    // The spacing between the items of a full row takes up the remaining width.
    #expect(frames[perRow - 1].maxX == width)
    #expect(frames[perRow].minX == 0 && frames[perRow].minY == 23)
  }

  @Test func `a table is as high as its visible rows`() throws {
    let (tree, solved) = try solvedTable(
      """
      { "row": "One" }, { "row": "Two", "id": "two", "hidden": true },
      { "row": "Three", "rowHeight": 60 }
      """)
    #expect(solved[try #require(tree.view(named: "rows"))].height == 104)
    #expect(solved[try #require(tree.view(named: "two"))].height == 0)
    #expect(solved.conflicts.isEmpty)
  }

  @Test func `a subtitle cell has its title five points from the top, the detail below`() throws {
    let (tree, solved) = try solvedTable(
      """
      { "id": "r", "row": "Title", "cell": "subtitle", "detail": "Detail" }
      """)
    let title = solved[try #require(tree.view(named: "r-title"))]
    let detail = solved[try #require(tree.view(named: "r-detail"))]
    #expect(title == Rect(x: 15, y: 5, width: title.width, height: 20.5))
    #expect(detail == Rect(x: 15, y: 25.5, width: detail.width, height: 14.5))
  }

  @Test func `an accessory is at the trailing edge in either direction`() throws {
    let row = """
      { "id": "r", "row": "Title", "accessory": "checkmark" }
      """
    for (direction, left) in [(DirectionChoice.ltr, 0.0), (.rtl, 33)] {
      let (tree, solved) = try solvedTable(row, direction)
      #expect(solved[try #require(tree.view(named: "r-content"))].minX == left)
    }
  }

  typealias DirectionChoice = Variant.Direction

  private func solvedTable(
    _ rows: String, _ direction: DirectionChoice = .ltr
  ) throws -> (ViewTree, SolvedLayout) {
    let document = try WidgetDocument.read(
      Array(
        """
        { "app": "A", "content": {
          "vstack": [ { "table": [ \(rows) ], "id": "rows" }, { "spacer": true } ] } }
        """.utf8), file: "table.json")
    var variant = Variant()
    variant.mode = .expanded
    variant.direction = direction
    let (scene, solved) = try layout(
      Widget(document), as: variant, in: Workshop(try TestResources.shared.get()))
    return (scene.tree, solved)
  }

  // MARK: Looks of their own

  private func picture(
    _ content: String, locale: String = "en", height: Int = 528
  ) throws -> Rendering {
    let document = try WidgetDocument.read(
      Array(#"{ "app": "A", "height": \#(height), "content": \#(content) }"#.utf8), file: "a.json")
    var variant = Variant()
    variant.mode = .expanded
    variant.locale = locale
    variant.wallpaper = .named("light")
    return try render(Widget(document), as: variant, in: Workshop(try TestResources.shared.get()))
  }

  @Test func `a system button's states look as their golden`() throws {
    let states = Button.State.allCases.map {
      #"{ "button": "Title", "state": "\#($0.rawValue)" }, { "button": "", "image": { "file": "\#(PackageRoot.file("Examples/images/news.png"))", "size": [24, 24], "rendering": "template" }, "state": "\#($0.rawValue)" }"#
    }
    let rendering = try picture(
      #"{ "hstack": [ \#(states.joined(separator: ", ")) ], "distribution": "equalSpacing", "alignment": "center" }"#,
      height: 110
    )
    #expect(try Golden.problem(with: rendering.bitmap, named: "elements/button-states") == nil)
  }

  @Test func `a button state with an explicit appearance keeps it`() throws {
    func bitmap(_ face: String) throws -> Bitmap {
      try picture(
        #"{ "button": "Title", "state": "selected", "states": { "selected": \#(face) } }"#
      )
      .bitmap
    }
    let blue = try picture(#"{ "button": "Title", "color": "blue" }"#).bitmap
    #expect(try bitmap(#"{ "color": "blue" }"#) == blue)
    #expect(try bitmap("{}") != blue)
  }

  @Test func `a radial gradient ends at the sides or at its own radius`() throws {
    func reds(_ more: String) throws -> [Int] {
      let rendering = try picture(
        ##"{ "gradient": ["#FF0000", "#000000"], "kind": "radial", "id": "g" \##(more) }"##,
        height: 110)
      let frame = rendering.layout[try #require(rendering.scene.tree.view(named: "g"))]
      let bitmap = rendering.bitmap
      // The card's content is centered, 8 points above the picture's lower edge.
      let (x, y) = (bitmap.width / 2, bitmap.height - 2 * 63)
      return [0, 0.25, 0.48].map { Int(bitmap[x + Int(frame.width * 2 * $0), y].red) }
    }
    let plain = try reds("")
    #expect(plain[0] > 250 && abs(plain[1] - 128) < 4 && plain[2] < 16, "\(plain)")
    let near = try reds(#", "end": [0.75, 0.5]"#)
    #expect(near[0] > 250 && near[1] < 4 && near[2] == 0, "\(near)")
  }

  @Test(arguments: ["en", "de", "ja"])
  func `date and time pickers with default values look as their golden`(locale: String) throws {
    let modes = Picker.Mode.allCases.filter { $0 != .rows }.map {
      #"{ "picker": [], "kind": "\#($0.rawValue)", "height": 112 }"#
    }
    let rendering = try picture(
      #"{ "vstack": [ \#(modes.joined(separator: ", ")), { "spacer": true } ] }"#, locale: locale)
    #expect(try Golden.problem(with: rendering.bitmap, named: "elements/pickers-\(locale)") == nil)
  }

  @Test func `a storyboard's date picker has its stored mode, and its selected rows exist`() throws
  {
    for (word, mode) in [
      ("date", Picker.Mode.date), ("time", .time), ("dateAndTime", .dateAndTime),
      ("countDownTimer", .countDown),
    ] {
      let text = """
        <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB"><scenes><scene><objects>
        <viewController id="vc"><view key="view" id="root"><rect key="frame" x="0" y="0" width="320" height="216"/>
        <subviews><datePicker id="p" datePickerMode="\(word)"><rect key="frame" x="0" y="0" width="320" height="216"/></datePicker></subviews>
        </view></viewController></objects></scene></scenes></document>
        """
      let document = try InterfaceDocument.read(Array(text.utf8), file: "m.storyboard")
      let tree = document.scene(0, for: InterfaceDocument.Traits()).tree
      guard case .picker(let picker) = tree.views[1].kind else {
        #expect(Bool(false), "no picker")
        continue
      }
      #expect(picker.mode == mode)
      for locale in ["en", "es", "de", "fr", "ja", "zh-Hans", "ko", "ar", "he", "th", "pt"] {
        let content = try #require(PickerWords(locale).columns(mode))
        #expect(content.columns.count == content.selected.count)
        for (column, row) in zip(content.columns, content.selected) {
          #expect(column.indices.contains(row) && !column.contains(""))
        }
      }
    }
  }
}
