import Testing
import Vitrine
import VitrineBase
import VitrineGraphics
import VitrineImport
import VitrineLayout
import VitrineRaster
import VitrineSolver
import VitrineWire

@Suite struct WireTests {
  private func views() -> ProgramViews {
    var tree = ViewTree()
    let root = tree.add(View("root"))
    var label = Label(AttributedText("Grüße", font: .system(17)))
    label.color = Color(hex: 0x123456)
    tree.add(View("label", .label(label)), to: root)
    var button = Button(.system, font: .system(15))
    var face = Button.Face()
    face.title = AttributedText("Tap", font: .system(15))
    button.faces[.normal] = face
    tree.add(View("button", .button(button)), to: root)
    tree.constraints.append(
      Constraint(
        "c", Anchor(ViewID(1), .leading), relation: .equal, second: Anchor(root, .leading),
        constant: 8))
    var content = SceneContent(tree: tree)
    content.preferredHeight = .points(120)
    var views = ProgramViews(content)
    views.bitmaps["p"] = Bitmap(width: 1, height: 2, pixels: [1, 0xff00_ff00])
    views.drawings[ViewID(1)] = [
      .beginClip(.rect(Rect(x: 0, y: 0, width: 4, height: 4))),
      .fill(.rect(Rect(x: 0, y: 0, width: 2, height: 2)), .color(.black), .sourceOver), .endClip,
    ]
    return views
  }

  private func step(_ parent: Int?, title: String = "padding 4", x: Double = 0) -> PlacementStep {
    PlacementStep(
      parent: parent, title: title, offeredWidth: "10", offeredHeight: "ideal",
      frame: Rect(x: x, y: 0, width: 10, height: 10), location: nil)
  }

  @Test func `steps of a layout are checked like views`() throws {
    var views = views()
    views.content.tree.steps = [step(nil), step(0)]
    views.content.tree.views[1].step = 1
    try views.check()
    var other = views
    other.content.tree.views[1].step = 2
    #expect(throws: WireError.self) { try other.check() }
    for wrong in [
      step(1), step(-1), step(nil, x: .nan), step(nil, title: String(repeating: "a", count: 500)),
    ] {
      var other = views
      other.content.tree.steps[1] = wrong
      #expect(throws: WireError.self) { try other.check() }
    }
  }

  @Test func `a request's length precedes its bytes`() throws {
    let request = RunRequest(variant: Variant(), title: "A", folders: [], scratch: "/s")
    let framed = try request.framed()
    let length = RunRequest.length(Array(framed.prefix(RunRequest.lengthSize)))
    #expect(length == framed.count - RunRequest.lengthSize)
    let read = try WireDecoder.value(
      RunRequest.self, from: Array(framed.dropFirst(RunRequest.lengthSize)))
    #expect(read.title == "A")
  }

  @Test(arguments: [[], [1, 2, 3], [UInt8](repeating: 0xff, count: 8)])
  func `a malformed length is 0`(header: [UInt8]) { #expect(RunRequest.length(header) == 0) }

  @Test func `views come back as they went`() throws {
    let sent = views()
    let bytes = try WireEncoder.bytes(of: RunAnswer.views(sent))
    guard case .views(let read) = try WireDecoder.value(RunAnswer.self, from: bytes) else {
      Issue.record("the answer is another")
      return
    }
    try read.check()
    #expect(String(describing: read.content.tree) == String(describing: sent.content.tree))
    #expect(read.bitmaps == sent.bitmaps)
    #expect(read.drawings == sent.drawings)
    #expect(read.content.preferredHeight == .points(120))
  }

  @Test(arguments: [
    ViewKind.plain, .collectionCell, .placeholder("web"), .stack(StackView(.vertical)),
    .scroll(ScrollView()), .table(Table()), .tableCell(TableCell()), .effect(.blur(.light)),
    .collection(Collection()), .label(Label(AttributedText("x", font: .system(17)))),
  ])
  func `each kind of view comes back with its properties`(kind: ViewKind) throws {
    let read = try WireDecoder.value(ViewKind.self, from: try WireEncoder.bytes(of: kind))
    #expect(String(describing: read) == String(describing: kind))
  }

  @Test func `a view of no kind or of two kinds is an error`() throws {
    for kinds in [[:], ["plain": "", "collectionCell": ""]] {
      let bytes = try WireEncoder.bytes(of: kinds)
      #expect(throws: (any Error).self) { try WireDecoder.value(ViewKind.self, from: bytes) }
    }
  }

  @Test func `an integer of another width that it exceeds is an error`() throws {
    let bytes = try WireEncoder.bytes(of: 300)
    #expect(try WireDecoder.value(UInt16.self, from: bytes) == 300)
    #expect(throws: WireError.self) { try WireDecoder.value(UInt8.self, from: bytes) }
    #expect(throws: WireError.self) { try WireDecoder.value(String.self, from: bytes) }
    let large = try WireEncoder.bytes(of: UInt64.max)
    #expect(try WireDecoder.value(UInt64.self, from: large) == .max)
  }

  @Test func `a request keeps its variant`() throws {
    var variant = Variant()
    variant.locale = "ar"
    variant.canvas = .fixed(Size(width: 10, height: 20))
    variant.scaleOverride = 3
    let request = RunRequest(variant: variant, title: "T", folders: [], scratch: "/tmp")
    let bytes = try WireEncoder.bytes(of: request)
    #expect(try WireDecoder.value(RunRequest.self, from: bytes).variant == variant)
  }

  @Test func `bytes that end early or were changed are refused or read, and never crash`() throws {
    let bytes = try WireEncoder.bytes(of: RunAnswer.views(views()))
    for end in 0..<bytes.count {
      #expect(throws: (any Error).self) {
        try WireDecoder.value(RunAnswer.self, from: Array(bytes[..<end]))
      }
    }
    for place in bytes.indices {
      var changed = bytes
      changed[place] ^= 0x5b
      guard let answer = try? WireDecoder.value(RunAnswer.self, from: changed) else { continue }
      if case .views(let views) = answer { try? views.check() }
    }
  }

  @Test func `deep nesting is refused`() {
    // An array of one element, in an array of one element, and so on.
    let deep = (0..<2000).map { UInt8($0.isMultiple(of: 2) ? 7 : 1) }
    #expect(throws: (any Error).self) { try WireDecoder.value([Int].self, from: deep) }
  }

  @Test func `a tree that is none is refused`() {
    var views = views()
    views.content.tree.views[1].parent = ViewID(2)
    #expect(throws: WireError.self) { try views.check() }
    views = self.views()
    views.content.tree.constraints[0].first = Anchor(ViewID(99), .leading)
    #expect(throws: WireError.self) { try views.check() }
    views = self.views()
    views.drawings[ViewID(1)]?.removeLast()
    #expect(throws: WireError.self) { try views.check() }
    views = self.views()
    views.content.tree.views[1].frame = Rect(x: .nan, y: 0, width: 1, height: 1)
    #expect(throws: WireError.self) { try views.check() }
  }

  @Test func `an empty array of texts is one of texts`() throws {
    let bytes = try WireEncoder.bytes(of: [[String]()])
    #expect(try WireDecoder.value([[String]].self, from: bytes) == [[]])
  }
}
