import Testing
import VitrineGraphics
import VitrineLayout
import VitrineSolver

/// A measurer with characters ten points wide and lines as high as their font.
struct PlainMeasuring: Measuring {
  func measure(_ text: AttributedText, numberOfLines: Int, width: Double?) -> TextMeasure {
    let size = text.runs.first?.attributes.font.size ?? 17
    return TextMeasure(
      size: Size(width: Double(text.string.count) * 10, height: size), firstBaseline: size * 0.8,
      lastBaseline: size * 0.8, lineCount: text.string.split(separator: "\n").count)
  }

  func metrics(of font: FontDescription) -> LineMetrics {
    LineMetrics(ascender: font.size * 0.8, descender: font.size * 0.2, lineHeight: font.size)
  }
}

@Suite struct StackViewTests {
  /// Lays out three labels of 20, 40 and 60 by 10 points in a stack that fills a 200 × 50 root.
  private func frames(
    _ configure: (inout StackView) -> Void, direction: LayoutDirection = .leftToRight,
    hidden: Set<Int> = []
  ) throws -> [Rect] {
    var tree = ViewTree()
    let root = tree.add(View("root"))
    var stack = StackView(.horizontal)
    configure(&stack)
    let id = tree.add(View("stack", .stack(stack)), to: root)
    for (index, text) in ["ab", "abcd", "abcdef"].enumerated() {
      var view = View(
        text, .label(Label(AttributedText(text, font: .system(10)))))
      view.isHidden = hidden.contains(index)
      tree.add(view, to: id)
    }
    for attribute in [LayoutAttribute.left, .right, .top, .bottom] {
      tree.constraints.append(
        Constraint(
          "\(attribute)", Anchor(id, attribute), relation: .equal, second: Anchor(root, attribute)))
    }
    var context = LayoutContext(rootSize: .fixed(Size(width: 200, height: 50)), scale: 2)
    context.direction = direction
    let solved = try solve(tree, in: context, measuring: PlainMeasuring())
    #expect(solved.conflicts.isEmpty)
    return Array(solved.frames.dropFirst(2))
  }

  @Test func `equal widths divide the space without the spacing`() throws {
    let frames = try frames {
      $0.distribution = .fillEqually
      $0.spacing = 10
    }
    #expect(frames.map(\.minX) == [0, 70, 140])
    #expect(frames.map(\.width) == [60, 60, 60])
    #expect(frames.map(\.height) == [50, 50, 50])
  }

  @Test func `proportional widths follow the intrinsic sizes`() throws {
    let frames = try frames { $0.distribution = .fillProportionally }
    let expected = [200.0 / 6, 400.0 / 6, 600.0 / 6]
    for (frame, width) in zip(frames, expected) { #expect(abs(frame.width - width) <= 0.5) }
  }

  @Test func `equal spacing keeps sizes and makes the gaps equal`() throws {
    let frames = try frames {
      $0.distribution = .equalSpacing
      $0.alignment = .center
    }
    #expect(frames.map(\.width) == [20, 40, 60])
    #expect(frames.map(\.minX) == [0, 60, 140])
    #expect(frames.map(\.minY) == [20, 20, 20])
  }

  @Test func `equal centering makes the distances of centers equal`() throws {
    let frames = try frames {
      $0.distribution = .equalCentering
      $0.alignment = .leading
    }
    #expect(frames.map(\.midX) == [10, 90, 170])
    #expect(frames.map(\.minY) == [0, 0, 0])
  }

  @Test func `a hidden view takes neither space nor spacing`() throws {
    let frames = try frames(
      {
        $0.distribution = .fillEqually
        $0.spacing = 20
      }, hidden: [1])
    #expect(frames[0] == Rect(x: 0, y: 0, width: 90, height: 50))
    #expect(frames[1].width == 0)
    #expect(frames[2] == Rect(x: 110, y: 0, width: 90, height: 50))
  }

  @Test func `a mirrored stack starts at the right`() throws {
    let frames = try frames(
      { $0.distribution = .fillEqually }, direction: .rightToLeft)
    #expect(frames[0].maxX == 200)
    #expect(frames[2].minX == 0)
  }

  @Test func `trailing alignment places views at the far edge`() throws {
    let frames = try frames {
      $0.distribution = .equalSpacing
      $0.alignment = .trailing
    }
    #expect(frames.map(\.maxY) == [50, 50, 50])
    #expect(frames.map(\.height) == [10, 10, 10])
  }
}
