import Testing
import VitrineGraphics
import VitrinePlacement

/// A layout with its expected frames: the root's and then the leaves'.
struct Case: CustomTestStringConvertible, Sendable {
  let testDescription: String
  let spec: Spec
  let width: Double?
  let height: Double?
  let expected: String

  init(
    _ title: String, _ spec: @escaping Spec, _ width: Double?, _ height: Double?,
    _ expected: String
  ) {
    testDescription = title
    self.spec = spec
    self.width = width
    self.height = height
    self.expected = expected
  }

  func check(_ place: Testing.SourceLocation = #_sourceLocation) {
    #expect(Boxes(spec, width, height).text == expected, sourceLocation: place)
  }
}

@Suite struct StackTests {
  static let sizes: [Case] = [
    Case("an empty stack has no size", hstack(), 100, 100, "0 0 0 0"),
    Case("one child determines the size", hstack(box(10, 20)), 100, 100, "0 0 10 20, 0 0 10 20"),
    Case(
      "widths add up", hstack(box(10, 20), box(30, 10)), 100, 100,
      "0 0 40 20, 0 0 10 20, 10 5 30 10"),
    Case(
      "heights add up", vstack(box(10, 20), box(30, 10)), 100, 100,
      "0 0 30 30, 10 0 10 20, 0 20 30 10"),
    Case(
      "spacing is between children only", hstack(box(10, 10), box(10, 10), spacing: 5), 100, 100,
      "0 0 25 10, 0 0 10 10, 15 0 10 10"),
    Case(
      "negative spacing overlaps children", hstack(box(10, 10), box(10, 10), spacing: -4), 100, 100,
      "0 0 16 10, 0 0 10 10, 6 0 10 10"),
    Case(
      "fixed children exceed the proposal", hstack(box(60, 10), box(60, 10)), 100, 100,
      "0 0 120 10, 0 0 60 10, 60 0 60 10"),
    Case(
      "flexible children share the length", hstack(flex(), flex()), 100, 40,
      "0 0 100 40, 0 0 50 40, 50 0 50 40"),
    Case(
      "three flexible children have thirds", hstack(flex(), flex(), flex()), 90, 10,
      "0 0 90 10, 0 0 30 10, 30 0 30 10, 60 0 30 10"),
    Case(
      "a flexible child takes the rest", hstack(box(30, 10), flex()), 100, 20,
      "0 0 100 20, 0 5 30 10, 30 0 70 20"),
    Case(
      "a fixed child after a flexible one comes first", hstack(flex(), box(30, 10)), 100, 20,
      "0 0 100 20, 0 0 70 20, 70 5 30 10"),
    Case(
      "a limited child leaves its rest", hstack(flex(0, to: 20), flex()), 100, 10,
      "0 0 100 10, 0 0 20 10, 20 0 80 10"),
    Case(
      "a minimum above the share is kept", hstack(flex(70), flex()), 100, 80,
      "0 0 100 80, 0 0 70 80, 70 0 30 80"),
    Case(
      "spacing reduces the shares", hstack(flex(), flex(), spacing: 10), 100, 10,
      "0 0 100 10, 0 0 45 10, 55 0 45 10"),
    Case(
      "without a length children are ideal", hstack(flex(), flex(ideal: 30)), nil, 12,
      "0 0 40 12, 0 0 10 12, 10 0 30 12"),
    Case(
      "without any length all is ideal", vstack(flex(), flex(ideal: 30)), nil, nil,
      "0 0 30 40, 10 0 10 10, 0 10 30 30"),
    Case(
      "nested stacks divide their part", hstack(vstack(flex(), flex()), flex()), 100, 40,
      "0 0 100 40, 0 0 50 20, 0 20 50 20, 50 0 50 40"),
    Case(
      "words wrap when space is short", hstack(words(80), words(80)), 100, 100,
      "0 0 100 20, 0 0 50 20, 50 0 50 20"),
    Case(
      "short words keep their width", hstack(words(20), words(120)), 100, 100,
      "0 0 100 20, 0 5 20 10, 20 0 80 20"),
  ]

  static let alignments: [Case] = [
    Case(
      "top", hstack(box(10, 20), box(10, 10), at: .start(.vertical)), 100, 100,
      "0 0 20 20, 0 0 10 20, 10 0 10 10"),
    Case(
      "bottom", hstack(box(10, 20), box(10, 10), at: .end(.vertical)), 100, 100,
      "0 0 20 20, 0 0 10 20, 10 10 10 10"),
    Case(
      "leading", vstack(box(20, 10), box(10, 10), at: .start(.horizontal)), 100, 100,
      "0 0 20 20, 0 0 20 10, 0 10 10 10"),
    Case(
      "trailing", vstack(box(20, 10), box(10, 10), at: .end(.horizontal)), 100, 100,
      "0 0 20 20, 0 0 20 10, 10 10 10 10"),
    Case(
      "first baselines meet",
      hstack(box(10, 20, baseline: 16), box(10, 10, baseline: 8), at: .firstBaseline), 100, 100,
      "0 0 20 20, 0 0 10 20, 10 8 10 10"),
    Case(
      "a box without a baseline stands on it",
      hstack(box(10, 20, baseline: 16), box(10, 10), at: .firstBaseline), 100, 100,
      "0 0 20 20, 0 0 10 20, 10 6 10 10"),
    Case(
      "baselines can make a stack taller than its children",
      hstack(box(10, 20, baseline: 4), box(10, 20, baseline: 16), at: .firstBaseline), 100, 100,
      "0 0 20 32, 0 12 10 20, 10 0 10 20"),
    Case(
      "the last baseline of wrapped words",
      hstack(frame(words(40), width: 20), box(10, 10, baseline: 8), at: .lastBaseline), 100, 100,
      "0 0 30 20, 0 0 20 20, 20 10 10 10"),
    Case(
      "the first baseline of a nested stack is its topmost",
      hstack(
        vstack(box(10, 10, baseline: 8), box(10, 10, baseline: 8)), box(10, 10, baseline: 8),
        at: .firstBaseline), 100, 100, "0 0 20 20, 0 0 10 10, 0 10 10 10, 10 0 10 10"),
    Case(
      "the last baseline of a nested stack is its lowest",
      hstack(
        vstack(box(10, 10, baseline: 8), box(10, 10, baseline: 8)), box(10, 10, baseline: 8),
        at: .lastBaseline), 100, 100, "0 0 20 20, 0 0 10 10, 0 10 10 10, 10 10 10 10"),
    Case(
      "a guide moves a child up",
      hstack(
        box(10, 10), wrap(box(10, 10)) { AlignmentGuideRule(.center(.vertical)) { _ in 10 } }),
      100, 100, "0 0 20 15, 0 5 10 10, 10 0 10 10"),
    Case(
      "a guide reads the size of its child",
      hstack(
        box(10, 20),
        wrap(box(10, 10)) { AlignmentGuideRule(.start(.vertical)) { -$0.size.height } },
        at: .start(.vertical)), 100, 100, "0 0 20 20, 0 0 10 20, 10 10 10 10"),
    Case(
      "a guide of the other axis has no effect",
      hstack(
        box(10, 10), wrap(box(10, 10)) { AlignmentGuideRule(.center(.horizontal)) { _ in 90 } }),
      100, 100, "0 0 20 10, 0 0 10 10, 10 0 10 10"),
    Case(
      "a guide goes through padding",
      hstack(
        box(10, 10),
        padding(wrap(box(10, 10)) { AlignmentGuideRule(.center(.vertical)) { _ in 0 } }, 2)),
      100, 100, "0 0 24 17, 0 0 10 10, 12 5 10 10"),
  ]

  static let priorities: [Case] = [
    Case(
      "the higher priority takes all it can", hstack(flex(), priority(1, flex())), 100, 10,
      "0 0 100 10, 0 0 0 10, 0 0 100 10"),
    Case(
      "the minimum of the lower priority is reserved",
      hstack(flex(20), priority(1, flex())), 100, 30, "0 0 100 30, 0 0 20 30, 20 0 80 30"),
    Case(
      "words of a higher priority don't wrap",
      hstack(words(80), priority(1, words(80))), 100, 100, "0 0 100 40, 0 0 20 40, 20 15 80 10"),
    Case(
      "a negative priority comes last", hstack(priority(-1, flex()), flex(0, to: 60)), 100, 10,
      "0 0 100 10, 0 0 40 10, 40 0 60 10"),
    Case(
      "three priorities",
      hstack(priority(2, flex(0, to: 30)), priority(1, flex(0, to: 30)), flex()),
      100, 10, "0 0 100 10, 0 0 30 10, 30 0 30 10, 60 0 40 10"),
    Case(
      "a wrapper keeps the priority of its child",
      hstack(flex(), padding(priority(1, flex()), 5)), 100, 20,
      "0 0 100 20, 0 0 0 20, 5 5 90 10"),
    Case(
      "a spacer yields to words", hstack(words(90), spacer()), 100, 10,
      "0 0 100 10, 0 0 90 10, 90 5 10 0"),
    Case(
      "a spacer in a frame shares like a view",
      hstack(flex(), limits(spacer(), width: .init(maximum: .infinity))), 100, 10,
      "0 0 100 10, 0 0 50 10, 50 5 50 0"),
    Case(
      "a spacer in a padding shares like a view", hstack(flex(), padding(spacer(), 2)), 100, 10,
      "0 0 100 10, 0 0 50 10, 52 5 46 0"),
    Case(
      "a spacer that is ideal is still a spacer",
      hstack(flex(), wrap(spacer()) { FixedSizeRule(horizontal: false, vertical: true) }), 100, 10,
      "0 0 100 10, 0 0 92 10, 92 5 8 0"),
    Case(
      "a spacer has its minimum", hstack(words(100), spacer()), 100, 30,
      "0 0 100 20, 0 0 92 20, 92 10 8 0"),
    Case(
      "a spacer without a minimum disappears", hstack(words(100), spacer(minimum: 0)), 100, 30,
      "0 0 100 10, 0 0 100 10, 100 5 0 0"),
    Case(
      "two spacers share the rest", hstack(spacer(), box(20, 10), spacer()), 100, 10,
      "0 0 100 10, 0 5 40 0, 40 0 20 10, 60 5 40 0"),
    Case(
      "a spacer is ideal at its minimum", hstack(box(10, 10), spacer(), box(10, 10)), nil, nil,
      "0 0 28 10, 0 0 10 10, 10 5 8 0, 18 0 10 10"),
    Case(
      "a stack around a spacer is as flexible as the spacer",
      hstack(box(20, 10), vstack(hstack(spacer(), words(10))), box(20, 10)), 100, 10,
      "0 0 100 10, 0 0 20 10, 20 5 50 0, 70 0 10 10, 80 0 20 10"),
    Case(
      "layers around a spacer are as flexible as the spacer",
      hstack(box(20, 10), zstack(hstack(spacer(), words(10)))), 100, 10,
      "0 0 100 10, 0 0 20 10, 20 5 70 0, 90 0 10 10"),
    Case(
      "a vertical spacer has no width", vstack(box(10, 10), spacer(.vertical), box(10, 10)), 50,
      100, "0 0 10 100, 0 0 10 10, 5 10 0 80, 0 90 10 10"),
  ]

  static let distances: [Case] = [
    Case(
      "boxes are eight points apart", hstack(box(10, 10), box(10, 10), spacing: nil), 100, 100,
      "0 0 28 10, 0 0 10 10, 18 0 10 10"),
    Case(
      "texts follow each other closely", vstack(words(20), words(20), spacing: nil), 100, 100,
      "0 0 20 20, 0 0 20 10, 0 10 20 10"),
    Case(
      "a text and a box are eight points apart", vstack(words(20), box(20, 10), spacing: nil), 100,
      100, "0 0 20 28, 0 0 20 10, 0 18 20 10"),
    Case(
      "texts in a row are eight points apart", hstack(words(20), words(20), spacing: nil), 100, 100,
      "0 0 48 10, 0 0 20 10, 28 0 20 10"),
    Case(
      "a spacer has no distance to its neighbors",
      hstack(box(10, 10), spacer(), spacing: nil), 100, 100, "0 0 100 10, 0 0 10 10, 10 5 90 0"),
    Case(
      "the last text of a nested stack counts",
      vstack(vstack(box(20, 10), words(20), spacing: nil), words(20), spacing: nil), 100, 100,
      "0 0 20 38, 0 0 20 10, 0 18 20 10, 0 28 20 10"),
  ]

  @Test(arguments: sizes) func `stacks divide their length`(_ example: Case) { example.check() }

  @Test(arguments: alignments) func `stacks align their children`(_ example: Case) {
    example.check()
  }

  @Test(arguments: priorities) func `priorities decide the order`(_ example: Case) {
    example.check()
  }

  @Test(arguments: distances) func `children prefer distances`(_ example: Case) {
    example.check()
  }
}
