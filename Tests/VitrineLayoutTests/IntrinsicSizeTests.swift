import Testing
import VitrineGraphics
import VitrineLayout
import VitrineSolver

/// Tests of intrinsic sizes.
///
/// A character of `PlainMeasuring` is ten points wide.
@Suite struct IntrinsicSizeTests {
  /// Returns the frame of a view at the top left with its intrinsic size.
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
  func `the frame of a bar progress view is 2.5 points high, rounded up to the pixel`(
    scale: Double, height: Double
  ) throws {
    var bar = ProgressBar(value: 0.5)
    bar.style = .bar
    for version in [10, 14] {
      let frame = try frame(.progress(bar), scale: scale, systemVersion: version, width: 100)
      #expect((frame.height - height).magnitude < 0.001)
    }
  }

  @Test func `a button with only a background has the size of the background`() throws {
    var button = Button(.custom, font: .system(18))
    var face = Button.Face()
    face.backgroundImage = ImageReference("wide", size: Size(width: 64, height: 12))
    button.faces[.normal] = face
    #expect(try frame(.button(button)) == Rect(x: 0, y: 0, width: 64, height: 12))
    face.title = AttributedText("abcdefgh", font: .system(18))
    button.faces[.normal] = face
    #expect(try frame(.button(button)) == Rect(x: 0, y: 0, width: 80, height: 30))
  }

  /// The heights of labels with one line in files of Xcode up to 10 and since 11.
  @Test(arguments: [
    (9, 11.0, 11.0), (10, 13, 13), (11, 14, 14), (13, 17, 16), (14, 18, 17), (15, 19, 19),
    (16, 19, 19),
    (17, 21, 20), (18, 22, 21), (24, 29, 28), (32, 39, 38),
  ])
  func `lines of text in AppKit have heights of whole points`(
    size: Double, old: Double, new: Double
  ) throws {
    let label = ViewKind.label(Label(AttributedText("Text", font: .system(size))))
    #expect(try frame(label, systemVersion: 12, isAppKit: true).height == old)
    #expect(try frame(label, systemVersion: 13, isAppKit: true).height == new)
    #expect(try frame(label, systemVersion: 12).height != old)
  }

  @Test func `an empty AppKit label has the height of a line, and two lines have twice the height`()
    throws
  {
    let empty = ViewKind.label(Label(AttributedText("", font: .system(13))))
    #expect(try frame(empty, isAppKit: true).height == 17)
    let label = ViewKind.label(Label(AttributedText("Two\nlines", font: .system(13))))
    #expect(try frame(label, isAppKit: true).height == 34)
  }

  @Test func `a centered AppKit label is four points wider`() throws {
    var label = Label(AttributedText("Text", font: .system(13)))
    #expect(try frame(.label(label), isAppKit: true).width == 40)
    label.text.paragraph.alignment = .center
    #expect(try frame(.label(label), isAppKit: true).width == 44)
    #expect(try frame(.label(label)).width == 40)
  }

  @Test func `a named font keeps its line height in AppKit`() throws {
    let label = Label(AttributedText("Text", font: FontDescription(.named("Menlo"), size: 13)))
    #expect(try frame(.label(label), isAppKit: true) == frame(.label(label)))
  }
}
