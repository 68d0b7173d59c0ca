import Testing
import VitrineGraphics
import VitrinePlacement

@Suite struct FrameTests {
  static let fixed: [Case] = [
    Case(
      "both sides are fixed", frame(box(10, 10), width: 30, height: 20), 100, 100,
      "0 0 30 20, 10 5 10 10"),
    Case(
      "the height is the child's", frame(box(10, 10), width: 30), 100, 100,
      "0 0 30 10, 10 0 10 10"),
    Case(
      "the width is the child's", frame(box(10, 10), height: 30), 100, 100,
      "0 0 10 30, 0 10 10 10"),
    Case(
      "a flexible child fills a fixed frame", frame(flex(), width: 30, height: 20), 100, 100,
      "0 0 30 20, 0 0 30 20"),
    Case(
      "a larger child overflows on both sides", frame(box(50, 10), width: 30), 100, 100,
      "0 0 30 10, -10 0 50 10"),
    Case(
      "a frame ignores the proposal", frame(flex(), width: 300, height: 20), 100, 100,
      "0 0 300 20, 0 0 300 20"),
    Case(
      "words wrap in a narrow frame", frame(words(60), width: 20), 100, 100,
      "0 0 20 30, 0 0 20 30"),
    Case(
      "top leading", frame(box(10, 10), width: 30, height: 30, at: .topLeading), 100, 100,
      "0 0 30 30, 0 0 10 10"),
    Case(
      "bottom trailing",
      frame(box(10, 10), width: 30, height: 30, at: GuidePair(.end(.horizontal), .end(.vertical))),
      100, 100, "0 0 30 30, 20 20 10 10"),
    Case(
      "a nested frame is centered",
      frame(
        frame(box(4, 4), width: 10, height: 10), width: 20,
        height: 20), 100, 100, "0 0 20 20, 8 8 4 4"),
    Case(
      "a guide moves the child of a frame",
      frame(wrap(box(10, 10)) { AlignmentGuideRule(.center(.vertical)) { _ in 0 } }, height: 30),
      100, 100, "0 0 10 30, 0 15 10 10"),
  ]

  static let flexible: [Case] = [
    Case(
      "an infinite maximum takes the proposal",
      limits(box(10, 10), width: .init(maximum: .infinity)),
      100, 50, "0 0 100 10, 45 0 10 10"),
    Case(
      "an infinite maximum is ideal without a proposal",
      limits(box(10, 10), width: .init(maximum: .infinity)), nil, 50, "0 0 10 10, 0 0 10 10"),
    Case(
      "a maximum below the proposal limits", limits(flex(), width: .init(maximum: 40)), 100, 20,
      "0 0 40 20, 0 0 40 20"),
    Case(
      "a maximum above the proposal has no effect", limits(flex(), width: .init(maximum: 140)),
      100, 20, "0 0 100 20, 0 0 100 20"),
    Case(
      "a maximum smaller than its child", limits(box(60, 10), width: .init(maximum: 40)), 100, 20,
      "0 0 40 10, -10 0 60 10"),
    Case(
      "a maximum keeps at least the child", limits(box(30, 10), width: .init(maximum: 40)), 20, 20,
      "0 0 30 10, 0 0 30 10"),
    Case(
      "a minimum above the proposal", limits(flex(), width: .init(minimum: 140)), 100, 20,
      "0 0 140 20, 0 0 140 20"),
    Case(
      "a minimum below the child", limits(box(60, 10), width: .init(minimum: 40)), 100, 20,
      "0 0 60 10, 0 0 60 10"),
    Case(
      "a minimum above the child", limits(box(20, 10), width: .init(minimum: 40)), 100, 20,
      "0 0 40 10, 10 0 20 10"),
    Case(
      "a minimum below a large child and a small proposal",
      limits(box(60, 10), width: .init(minimum: 40)), 20, 20, "0 0 40 10, -10 0 60 10"),
    Case(
      "an ideal length without a proposal", limits(flex(), width: .init(ideal: 44)), nil, 20,
      "0 0 44 20, 0 0 44 20"),
    Case(
      "an ideal length with a proposal", limits(flex(), width: .init(ideal: 44)), 100, 20,
      "0 0 100 20, 0 0 100 20"),
    Case(
      "an ideal length above the maximum",
      limits(flex(), width: .init(ideal: 44, maximum: 30)), nil, 20, "0 0 30 20, 0 0 30 20"),
    Case(
      "minimum and maximum follow the proposal",
      limits(box(10, 10), width: .init(minimum: 20, maximum: 60)), 40, 20, "0 0 40 10, 15 0 10 10"),
    Case(
      "minimum and maximum above", limits(box(10, 10), width: .init(minimum: 20, maximum: 60)), 90,
      20, "0 0 60 10, 25 0 10 10"),
    Case(
      "minimum and maximum below", limits(box(10, 10), width: .init(minimum: 20, maximum: 60)), 9,
      20, "0 0 20 10, 5 0 10 10"),
    Case("no limits pass the child's size", limits(box(10, 10)), 90, 20, "0 0 10 10, 0 0 10 10"),
    Case(
      "heights have limits too", limits(box(10, 10), height: .init(maximum: .infinity)), 90, 50,
      "0 0 10 50, 0 20 10 10"),
    Case(
      "both axes",
      limits(
        box(10, 10), width: .init(maximum: .infinity),
        height: .init(maximum: .infinity), at: .topLeading), 90, 50, "0 0 90 50, 0 0 10 10"),
    Case(
      "frames in a stack share as flexible children",
      hstack(
        limits(box(10, 10), width: .init(maximum: .infinity)),
        limits(box(10, 10), width: .init(maximum: .infinity))), 100, 50,
      "0 0 100 10, 20 0 10 10, 70 0 10 10"),
    Case(
      "a limited frame in a stack", hstack(limits(flex(), width: .init(maximum: 20)), flex()), 100,
      10, "0 0 100 10, 0 0 20 10, 20 0 80 10"),
  ]

  @Test(arguments: fixed) func `fixed frames`(_ example: Case) { example.check() }
  @Test(arguments: flexible) func `flexible frames`(_ example: Case) { example.check() }
}
