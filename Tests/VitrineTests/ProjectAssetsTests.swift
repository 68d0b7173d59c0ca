import Foundation
import TestResources
import TestSupport
import Testing
import Vitrine
import VitrineBase
import VitrineCompare
import VitrineGraphics
import VitrineImages
import VitrineImport
import VitrineLayout

/// Tests of the files around a storyboard: translations, images, colors and icons.
@Suite struct ProjectAssetsTests {
  /// The folder with every project of a test.
  private let outer: TemporaryFolder

  init() throws { outer = try TemporaryFolder() }

  private static let storyboard = """
    <?xml version="1.0" encoding="UTF-8"?>
    <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" initialViewController="vc">
      <scenes><scene sceneID="s"><objects><viewController id="vc">
        <view key="view" id="main"><rect key="frame" x="0" y="0" width="320" height="110"/>
          <color key="backgroundColor" name="Sea"/>
          <subviews>
            <label id="lab" text="Tide"><rect key="frame" x="0" y="0" width="320" height="20"/><color key="textColor" name="Deep"/></label>
            <imageView id="pic" image="Boat"><rect key="frame" x="0" y="20" width="60" height="60"/></imageView>
            <imageView id="vec" image="Anchor"><rect key="frame" x="80" y="20" width="60" height="60"/></imageView>
          </subviews>
        </view>
      </viewController></objects></scene></scenes>
      <resources><namedColor name="Sea"><color red="1" green="0" blue="0" alpha="1"/></namedColor></resources>
    </document>
    """

  /// Returns a folder with an extension and these files.
  private func project(_ files: [String: String]) throws -> String {
    let folder = outer.path + "/\(UUID().uuidString)/Today"
    var all = files
    all["Base.lproj/Main.storyboard"] = Self.storyboard
    all["Info.plist"] = """
      <plist version="1.0"><dict><key>CFBundleDisplayName</key><string>Tides</string><key>NSExtension</key><dict>
        <key>NSExtensionPointIdentifier</key><string>com.apple.widget-extension</string>
        <key>NSExtensionMainStoryboard</key><string>Main</string></dict></dict></plist>
      """
    for (name, text) in all { try write(Data(text.utf8), folder + "/" + name) }
    return folder
  }

  private func write(_ data: Data, _ path: String) throws {
    try FileManager.default.createDirectory(
      atPath: (path as NSString).deletingLastPathComponent, withIntermediateDirectories: true)
    try data.write(to: URL(fileURLWithPath: path))
  }

  private func scene(_ widget: Widget, _ locale: String = "en") throws -> Scene {
    var variant = Variant()
    variant.locale = locale
    return try widget.scene(for: variant)
  }

  private func text(_ widget: Widget, _ locale: String = "en") throws -> String {
    let tree = try scene(widget, locale).tree
    guard case .label(let label) = tree[try #require(tree.view(named: "lab"))].kind else {
      return "no label"
    }
    return label.text.string
  }

  private static func xliff(_ original: String, _ language: String, _ text: String) -> String {
    """
    <xliff version="1.2"><file original="\(original)" target-language="\(language)"><body>
      <trans-unit id="lab.text"><source>Tide</source><target>\(text)</target></trans-unit></body></file></xliff>
    """
  }

  @Test func `texts come from strings files, exports and catalogs`() throws {
    let folder = try project([
      "fr.lproj/Main.strings": #""lab.text" = "Marée";"#,
      "Export/de.xliff": Self.xliff("Today/Base.lproj/Main.storyboard", "de", "Tide (de)"),
      "Export/nl.xliff": Self.xliff("Today/Base.lproj/Other.storyboard", "nl", "Getij"),
      "mul.lproj/Main.xcstrings":
        #"{ "strings": { "lab.text": { "localizations": { "es": { "stringUnit": { "value": "Marea" } } } } } }"#,
    ])
    let widget = try Widget.read(folder)
    #expect(try text(widget) == "Tide")
    #expect(try text(widget, "fr-CA") == "Marée")
    #expect(try text(widget, "de") == "Tide (de)")
    #expect(try text(widget, "es") == "Marea")
    #expect(try text(widget, "nl") == "Tide")
    guard case .interface(_, _, let found) = widget.source else { return }
    #expect(found.languages(from: .disk) == ["de", "es", "fr"])
  }

  @Test func `a damaged export is a warning for the languages that may need it`() throws {
    let folder = try project([
      "fr.lproj/Main.strings": #""lab.text" = "Marée";"#, "Export/de.xliff": "<xliff",
    ])
    let widget = try Widget.read(folder)
    func warnings(_ locale: String) throws -> [String] {
      try scene(widget, locale).content.diagnostics.filter { $0.code == "unreadable-texts" }
        .map(\.description)
    }
    for locale in ["en", "fr", "pseudo"] { #expect(try warnings(locale) == [], "\(locale)") }
    #expect(try text(widget, "fr") == "Marée")
    #expect(try text(widget, "de") == "Tide")
    for locale in ["de", "es"] {
      let found = try warnings(locale)
      #expect(found.count == 1 && found[0].contains("de.xliff:1:"), "\(locale) \(found)")
    }
  }

  @Test func `a module has the images of its catalogs`() throws {
    let set = "../Kit/Assets.xcassets/Boats/boat.imageset/"
    let folder = try project([
      set + "Contents.json": #"{ "images": [ { "filename": "boat.png", "scale": "1x" } ] }"#,
      "../Kit/Assets.xcassets/Boats/Contents.json":
        #"{ "properties": { "provides-namespace": true } }"#,
    ])
    let boat = Bitmap(width: 6, height: 4, pixels: Array(repeating: 0xFF00_00FF, count: 24))
    try write(Data(try PNG.encode(boat)), folder + "/" + set + "boat.png")
    let widget = try Widget.read(folder)
    var program = ViewProgram(title: "Tides") { _, _ throws(RenderError) in
      var tree = ViewTree()
      tree.add(View("root", .plain))
      return ProgramViews(SceneContent(tree: tree))
    }
    func size(_ program: ViewProgram) throws -> Size? {
      var widget = widget
      widget.codeRun = CodeRun()
      widget.codeRun?.program = program
      let scene = try scene(widget)
      return scene.images.size(of: "Boats/boat", from: ImageFiles(.disk))
    }
    #expect(try size(program) == nil)
    program.assets = AssetCatalog(folders: [folder + "/../Kit/Assets.xcassets"], in: .disk)
    #expect(try size(program) == Size(width: 6, height: 4))
  }

  @Test func `a symbol set is a template that follows the font`() throws {
    let set = "Assets.xcassets/boat.symbolset/"
    let folder = try project([
      set + "Contents.json": #"{ "symbols": [ { "filename": "boat.svg" } ] }"#,
      set + "boat.svg": """
      <svg width="99" height="99"><g id="Symbols"><g id="Regular-M">
        <rect width="82" height="86"/></g></g></svg>
      """,
    ])
    let catalog = AssetCatalog(folders: [folder], in: .disk)
    let source = ImageSource.catalog(catalog, for: Variant(), folder: folder)
    let size = try #require(source.size(of: "boat", from: ImageFiles(.disk)))
    #expect((size.width - 17).magnitude < 1e-9 && (size.height - 17).magnitude < 1e-9)
    #expect(source.isSymbol("boat") && source.isTemplate("boat"))
    #expect(source.preservesVectors("boat") && !source.isSymbol("sea"))
  }

  @Test func `explicit texts override the project's`() throws {
    let folder = try project(["fr.lproj/Main.strings": #""lab.text" = "Marée";"#])
    var widget = try Widget.read(folder)
    let path = folder + "/../mine.xliff"
    try write(Data(Self.xliff("x/Main.strings", "fr", "Flot").utf8), path)
    widget.edits.texts = try widget.texts(at: path, [], from: .disk)
    #expect(try text(widget, "fr") == "Flot")
    // A file with several languages needs a choice.
    let both = Self.xliff("a/Main.xib", "fr", "Flot").replacingOccurrences(
      of: "</xliff>", with: Self.xliff("a/Main.xib", "de", "Flut").dropFirst(21))
    try write(Data(both.utf8), path)
    #expect(try widget.texts(at: path, ["de-AT"], from: .disk) == ["lab.text": "Flut"])
    let error = #expect(throws: RenderError.self) { try widget.texts(at: path, [], from: .disk) }
    #expect(error?.description.contains("has texts in de, fr, not in en") == true)
  }

  @Test func `explicit texts replace a document's, too`() throws {
    let folder = try project([
      "w.json": #"{ "app": "A", "content": { "label": "Tide", "id": "lab" } }"#
    ])
    var widget = try Widget.read(folder + "/w.json")
    widget.edits.texts = ["Tide": "Flut"]
    #expect(try text(widget) == "Flut")
    widget.edits.texts = ["lab.label": "Ebbe"]
    #expect(try text(widget) == "Ebbe")
  }

  private static let colorSet = """
    { "colors": [ { "idiom": "universal", "color": { "components": { "red": "0", "green": "51", "blue": "0xFF", "alpha": "1.0" } } } ] }
    """

  @Test func `a color set's color applies, and an unknown name is reported`() throws {
    let plain = try Widget.read(try project([:]))
    let stored = try scene(plain)
    #expect(stored.tree[ViewTree.root].style.backgroundColor == Color(red: 1, green: 0, blue: 0))
    #expect(stored.diagnostics.map(\.code) == ["unknown-color"])
    #expect(stored.diagnostics.first?.description.contains("has a color named 'Deep'") == true)
    let widget = try Widget.read(
      try project([
        "A.xcassets/Sea.colorset/Contents.json": Self.colorSet,
        "A.xcassets/Group/Deep.colorset/Contents.json": Self.colorSet,
        "A.xcassets/Broken.colorset/Contents.json": "{",
      ]))
    let scene = try scene(widget)
    #expect(scene.diagnostics.isEmpty)
    #expect(
      scene.tree[ViewTree.root].style.backgroundColor == Color(red: 0, green: 0.2, blue: 1))
  }

  @Test func `an icon set whose files are missing is reported once`() throws {
    let widget = try Widget.read(
      project([
        "A.xcassets/AppIcon.appiconset/Contents.json":
          #"{ "images": [ { "filename": "gone.png", "size": "60x60" }, { "size": "40x40" } ] }"#,
        "A.xcassets/Sea.colorset/Contents.json": Self.colorSet,
      ]))
    let workshop = Workshop(try TestResources.shared.get())
    let (scene, _) = try layout(widget, as: Variant(), in: workshop)
    let messages = scene.diagnostics.filter { $0.code == "missing-icon" }.map(\.message)
    #expect(messages.count == 1)
    #expect(messages.first?.contains("AppIcon.appiconset/gone.png'; a gray square") == true)
  }

  @Test func `explicit catalogs come first, and a document may use their colors`() throws {
    let own = Self.colorSet.replacingOccurrences(of: "51", with: "255")
    let folder = try project([
      "A.xcassets/Sea.colorset/Contents.json": Self.colorSet,
      "../Other.xcassets/Sea.colorset/Contents.json": own,
      "../Other.xcassets/AppIcon.appiconset/Contents.json":
        #"{ "images": [ { "filename": "i.png", "idiom": "iphone", "scale": "2x" } ] }"#,
      "../Other.xcassets/AppIcon.appiconset/i.png": "x",
      "w.json":
        #"{ "app": "A", "assets": ["A.xcassets"], "content": { "view": [], "background": "Sea" } }"#,
    ])
    var widget = try Widget.read(folder)
    widget.edits.assetFolders = [folder + "/../Other.xcassets"]
    let scene = try scene(widget)
    #expect(scene.tree[ViewTree.root].style.backgroundColor == Color(red: 0, green: 1, blue: 1))
    #expect(scene.header.icon?.hasSuffix("Other.xcassets/AppIcon.appiconset/i.png") == true)
    var document = try Widget.read(folder + "/w.json")
    func colour() throws -> Color? { try self.scene(document).tree.views[1].style.backgroundColor }
    #expect(try colour() == Color(red: 0, green: 0.2, blue: 1))
    document.edits.assetFolders = [folder + "/../Other.xcassets"]
    #expect(try colour() == Color(red: 0, green: 1, blue: 1))
    try write(
      Data(
        #"{ "app": "A", "assets": ["A.xcassets"], "content": { "view": [], "background": "Se" } }"#
          .utf8),
      folder + "/w.json")
    let error = #expect(throws: RenderError.self) {
      try self.scene(Widget.read(folder + "/w.json"))
    }
    #expect(error?.description.contains("did you mean 'Sea'?") == true)
  }

  @Test func `a folder that provides a namespace becomes part of its names`() throws {
    let namespace = #"{ "properties": { "provides-namespace": true } }"#
    let folder = try project([
      "A.xcassets/Tints/Contents.json": namespace,
      "A.xcassets/Tints/Plain/Sea.colorset/Contents.json": Self.colorSet,
      "A.xcassets/Tints/Deep/Contents.json": namespace,
      "A.xcassets/Tints/Deep/Sea.colorset/Contents.json": Self.colorSet,
      "A.xcassets/Order/Sky.colorset/Contents.json": Self.colorSet,
      "A.xcassets/Tints/star.imageset/Contents.json":
        #"{ "images": [ { "filename": "s.png", "idiom": "universal", "scale": "1x" } ] }"#,
    ])
    let found = ImageSource.project([folder + "/A.xcassets"], for: Variant(), in: .disk)
    #expect(found.colors.light.keys.sorted() == ["Sky", "Tints/Deep/Sea", "Tints/Sea"])
    func image(_ name: String) -> String? { found.images.path(of: name) }
    #expect(image("Tints/star")?.hasSuffix("A.xcassets/Tints/star.imageset/s.png") == true)
    #expect(image("Tints/star.png") == image("Tints/star"))
    #expect(image("star")?.contains("imageset") == false)
  }

  @Test func `an idiom's own image wins over a universal one at any scale`() throws {
    let contents = try AssetContents.read(
      Array(
        #"{ "images": [ { "filename": "u.png", "idiom": "universal", "scale": "2x" }, { "filename": "p.png", "idiom": "ipad", "scale": "1x" } ] }"#
          .utf8), file: "Contents.json")
    func name(_ idiom: String) -> String? {
      contents.image(scale: 2, idiom: idiom, direction: .leftToRight)?.fileName
    }
    #expect(name("ipad") == "p.png" && name("iphone") == "u.png")
  }

  @Test func `vector images are boxes with their name, bitmaps are drawn`() throws {
    let folder = try project([
      "A.xcassets/Boat.imageset/Contents.json":
        #"{ "images": [ { "filename": "b@2x.png", "idiom": "universal", "scale": "2x" } ] }"#,
      "A.xcassets/Anchor.imageset/Contents.json":
        #"{ "images": [ { "filename": "anchor.pdf", "idiom": "universal" } ] }"#,
      "A.xcassets/Anchor.imageset/anchor.pdf": "%PDF-1.4",
    ])
    try FileManager.default.copyItem(
      atPath: PackageRoot.file("Examples/images/weather.png"),
      toPath: folder + "/A.xcassets/Boat.imageset/b@2x.png")
    var variant = Variant()
    variant.chrome = .none
    let widget = try Widget.read(folder)
    let workshop = Workshop(try TestResources.shared.get())
    let inspection = try inspect(widget, as: variant, in: workshop)
    #expect(inspection.images.map(\.name) == ["Boat"])
    #expect(inspection.missing.count == 1)
  }

  private let red = Pixel(Color(hex: 0xff0000))
  private let green = Pixel(Color(hex: 0x00ff00))
  private let blue = Pixel(Color(hex: 0x0000ff))

  /// Returns a picture with a red frame of two pixels around green, whose last column and row are
  /// blue.
  private func framed() throws -> Data {
    var image = Bitmap(width: 8, height: 8, filledWith: red)
    for y in 2..<6 {
      for x in 2..<6 {
        image[x, y] = x == 5 || y == 5 ? blue : green
      }
    }
    return Data(try PNG.encode(image))
  }

  /// Returns the colors of a row of pixels of the Boat, which is 60 points wide at (0, 20).
  private func colors(
    _ widget: Widget, x: Range<Int>, y: Int, _ direction: LayoutDirection = .leftToRight
  ) throws -> [Pixel] {
    var variant = Variant()
    variant.chrome = .none
    variant.device = try #require(Device.named("iphone-se"))
    variant.direction = direction == .rightToLeft ? .rtl : .ltr
    let picture = try render(widget, as: variant, in: Workshop(try TestResources.shared.get()))
      .bitmap
    return x.map { picture[$0, y] }
  }

  @Test func `an image set's slicing keeps the margins and drops the rest of the center`()
    throws
  {
    func widget(_ center: String) throws -> Widget {
      let folder = try project([
        "A.xcassets/Boat.imageset/Contents.json": """
        { "images": [ { "filename": "b@2x.png", "idiom": "universal", "scale": "2x", "resizing": {
          "mode": "9-part", "center": \(center),
          "cap-insets": { "top": 2, "left": 2, "bottom": 2, "right": 2 } } } ] }
        """
      ])
      try write(try framed(), folder + "/A.xcassets/Boat.imageset/b@2x.png")
      return try Widget.read(folder)
    }
    let stretched = try widget(#"{ "mode": "stretch", "width": 1, "height": 1 }"#)
    #expect(try colors(stretched, x: 0..<4, y: 80) == [red, red, green, green])
    #expect(try colors(stretched, x: 116..<120, y: 80) == [green, green, red, red])
    #expect(try colors(stretched, x: 0..<4, y: 41) == [red, red, red, red])
    let tiled = try widget(#"{ "mode": "tile", "width": 4, "height": 4 }"#)
    #expect(
      try colors(tiled, x: 0..<8, y: 44) == [red, red, green, green, green, blue, green, green])
  }

  @Test func `an image for one direction is mirrored in the other, unless it has its own`()
    throws
  {
    let one = #"{ "filename": "b@2x.png", "scale": "2x", "language-direction": "left-to-right" }"#
    let resizing = #""resizing": { "cap-insets": { "left": 2, "right": 3 } }"#
    /// Returns the colors of the Boat's first and last columns.
    func ends(_ images: String, _ direction: LayoutDirection) throws -> [Pixel] {
      let folder = try project([
        "A.xcassets/Boat.imageset/Contents.json": "{ \"images\": [ \(images) ] }"
      ])
      var image = try PNG.decode([UInt8](framed()))
      for y in 0..<8 { image[0, y] = blue }
      let set = folder + "/A.xcassets/Boat.imageset/"
      try write(Data(try PNG.encode(image)), set + "b@2x.png")
      for y in 0..<8 { image[0, y] = green }
      try write(Data(try PNG.encode(image)), set + "own.png")
      let widget = try Widget.read(folder)
      // The storyboard's frame counts from the left in either direction.
      return try colors(widget, x: 0..<4, y: 80, direction)
        + colors(widget, x: 116..<120, y: 80, direction)
    }
    let sliced = one.replacingOccurrences(of: " }", with: ", \(resizing) }")
    #expect(try ends(sliced, .leftToRight) == [blue, red, green, green, green, blue, red, red])
    #expect(try ends(sliced, .rightToLeft) == [red, red, blue, green, green, green, red, blue])
    let own = #"{ "filename": "own.png", "scale": "2x", "language-direction": "right-to-left" }"#
    #expect(try ends("\(own), \(one)", .leftToRight)[0] == blue)
    #expect(try ends("\(one), \(own)", .rightToLeft)[0] == green)
    let both = #"{ "filename": "b@2x.png", "scale": "2x" }"#
    #expect(try ends(both, .rightToLeft)[0] == blue)
    #expect(try ends("\(own), \(both)", .leftToRight)[0] == blue)
    // These systems have no dark appearance.
    let dark = own.replacingOccurrences(
      of: " }", with: #", "appearances": [ { "appearance": "luminosity", "value": "dark" } ] }"#)
    #expect(try ends("\(dark), \(one)", .rightToLeft)[7] == blue)
  }

  @Test func `a document's images and background images have margins, too`() throws {
    let folder = try project([:])
    try write(try framed(), folder + "/card@2x.png")
    func colors(_ content: String, x: Range<Int>) throws -> [Pixel] {
      try write(
        Data(#"{ "margins": 0, "app": "A", "content": \#(content) }"#.utf8), folder + "/w.json")
      return try self.colors(try Widget.read(folder + "/w.json"), x: x, y: 80)
    }
    let plain = try colors(#"{ "image": "card@2x.png", "contentMode": "scaleToFill" }"#, x: 0..<4)
    #expect(plain == [red, red, red, red])
    for content in [
      #"{ "image": "card@2x.png", "contentMode": "scaleToFill", "capInsets": 1, "resizing": "tile" }"#,
      #"{ "button": "", "backgroundImage": { "file": "card@2x.png", "capInsets": 1, "resizing": "tile" } }"#,
    ] {
      #expect(try colors(content, x: 0..<4) == [red, red, green, green], "\(content)")
    }
    let error = #expect(throws: RenderError.self) {
      try colors(#"{ "image": "card@2x.png", "capInsets": [0, -1, 0, 0] }"#, x: 0..<1)
    }
    #expect(error?.description.contains("capInsets are 0 or more") == true)
  }
}
