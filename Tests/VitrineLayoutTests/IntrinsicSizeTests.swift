import Testing
import VitrineGraphics
import VitrineLayout
import VitrineSolver

/// Text is ten points a character wide here (`PlainMeasuring`).
@Suite struct IntrinsicSizeTests {
  /// The frame of a view that nothing but its content sizes, at the top left.
  private func frame(
    _ kind: ViewKind, scale: Double = 2, systemVersion: Int = 10, width: Double? = nil,
    isAppKit: Bool = false
  ) throws -> Rect {
    var tree = ViewTree()
    let root = tree.add(View("root"))
    let id = tree.add(View("view", kind), to: root)
    for attribute in [LayoutAttribute.left, .top] {
      tree.constraints.append(
        Constraint(
          "\(attribute)", Anchor(id, attribute), relation: .equal, second: Anchor(root, attribute)))
    }
    if let width {
      var constraint = Constraint("width", Anchor(id, .width), relation: .equal, second: nil)
      constraint.constant = width
      tree.constraints.append(constraint)
    }
    var context = LayoutContext(rootSize: .fixed(Size(width: 600, height: 200)), scale: scale)
    context.systemVersion = systemVersion
    context.isAppKit = isAppKit
    return try solve(tree, in: context, measuring: PlainMeasuring())[id]
  }

  @Test func `segments are as wide as the widest title and 14 points, with dividers between`()
    throws
  {
    let segments = Segments(titles: ["ab", "abcd", "a"], selected: nil)
    #expect(try frame(.segments(segments)).width == 3 * (40 + 14) + 2)
  }

  @Test(arguments: [(1.0, 3.0), (2.0, 2.5), (3.0, 8.0 / 3.0)])
  func `a bar progress view's frame is two and a half points high, rounded up to the pixel`(
    scale: Double, height: Double
  ) throws {
    var bar = ProgressBar(value: 0.5)
    bar.style = .bar
    for version in [10, 14] {
      let frame = try frame(.progress(bar), scale: scale, systemVersion: version, width: 100)
      #expect((frame.height - height).magnitude < 0.001)
    }
  }

  @Test func `a button that shows nothing but a background is as large as that`() throws {
    var button = Button(.custom, font: .system(18))
    var face = Button.Face()
    face.backgroundImage = ImageReference("wide", size: Size(width: 64, height: 12))
    button.faces[.normal] = face
    #expect(try frame(.button(button)) == Rect(x: 0, y: 0, width: 64, height: 12))
    face.title = AttributedText("abcdefgh", font: .system(18))
    button.faces[.normal] = face
    #expect(try frame(.button(button)) == Rect(x: 0, y: 0, width: 80, height: 30))
  }

  /// As high as labels of one line are stored in files of Xcode up to 10, and from 11 on.
  @Test(arguments: [
    (9, 11.0, 11.0), (10, 13, 13), (11, 14, 14), (13, 17, 16), (14, 18, 17), (15, 19, 19),
    (16, 19, 19),
    (17, 21, 20), (18, 22, 21), (24, 29, 28), (32, 39, 38),
  ])
  func `a line of AppKit's text is whole points high`(size: Double, old: Double, new: Double) throws
  {
    let label = ViewKind.label(Label(AttributedText("Text", font: .system(size))))
    #expect(try frame(label, systemVersion: 12, isAppKit: true).height == old)
    #expect(try frame(label, systemVersion: 13, isAppKit: true).height == new)
    #expect(try frame(label, systemVersion: 12).height != old)
  }

  @Test func `an empty label of AppKit is as high as a line, and two lines twice as high`() throws {
    let empty = ViewKind.label(Label(AttributedText("", font: .system(13))))
    #expect(try frame(empty, isAppKit: true).height == 17)
    let label = ViewKind.label(Label(AttributedText("Two\nlines", font: .system(13))))
    #expect(try frame(label, isAppKit: true).height == 34)
  }

  @Test func `a centered label of AppKit has four points more`() throws {
    var label = Label(AttributedText("Text", font: .system(13)))
    #expect(try frame(.label(label), isAppKit: true).width == 40)
    label.text.paragraph.alignment = .center
    #expect(try frame(.label(label), isAppKit: true).width == 44)
    #expect(try frame(.label(label)).width == 40)
  }

  @Test func `a named font keeps its own lines in AppKit`() throws {
    let label = Label(AttributedText("Text", font: FontDescription(.named("Menlo"), size: 13)))
    #expect(try frame(.label(label), isAppKit: true) == frame(.label(label)))
  }
}
