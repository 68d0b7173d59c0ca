import TestSupport
import Testing
import VitrineGraphics
import VitrinePlacement

@Suite struct PlacementPropertyTests {
  /// Returns a random layout of a depth.
  static func random(_ depth: Int, _ generator: inout SeededGenerator) -> Spec {
    func length() -> Double { Double(Int.random(in: 1...40, using: &generator)) }
    guard depth > 0 else {
      switch Int.random(in: 0..<4, using: &generator) {
      case 0: return box(length(), length())
      case 1: return flex(0, to: 40 + length(), ideal: length())
      case 2: return words(length() * 3)
      default: return flex(ideal: length())
      }
    }
    let children = (0..<Int.random(in: 1...3, using: &generator)).map { _ in
      random(depth - 1, &generator)
    }
    let spacing = length() / 4
    switch Int.random(in: 0..<6, using: &generator) {
    case 0: return node({ StackRule(.horizontal, spacing: spacing) }, children)
    case 1: return node({ StackRule(.vertical, spacing: spacing) }, children)
    case 2: return node({ LayerRule(.topLeading) }, children)
    case 3: return padding(children[0], spacing)
    case 4: return limits(children[0], width: .init(minimum: 5, maximum: 80))
    default: return frame(children[0], width: length() * 2, at: .topLeading)
    }
  }

  @Test(arguments: 0..<60) func `a layout from right to left is the mirror image`(_ seed: Int) {
    var generator = SeededGenerator(seed: UInt64(seed))
    let spec = Self.random(3, &generator)
    let (plain, mirror) = (Boxes(spec, 200, 200), Boxes(mirrored(spec), 200, 200))
    let (a, b) = (plain.placement, mirror.placement)
    let bounds = a[a.root]?.frame ?? .zero
    for index in a.tree.nodes.indices {
      guard let left = a[NodeID(index)]?.frame, let right = b[NodeID(index)]?.frame else {
        continue
      }
      #expect((bounds.maxX - left.maxX - (right.minX - bounds.minX)).magnitude < 1e-9)
      #expect(left.minY == right.minY && left.size == right.size)
    }
  }

  @Test(arguments: 0..<60) func `padding moves a layout without changing it`(_ seed: Int) {
    var generator = SeededGenerator(seed: UInt64(seed))
    let spec = Self.random(3, &generator)
    let plain = Boxes(spec, 200, 200)
    let moved = Boxes(padding(spec, 7), 214, 214)
    for index in plain.placement.tree.nodes.indices {
      let (a, b) = (plain.placement[NodeID(index)], moved.placement[NodeID(index)])
      guard let a, let b else { continue }
      #expect((b.frame.minX - a.frame.minX - 7).magnitude < 1e-9)
      #expect((b.frame.minY - a.frame.minY - 7).magnitude < 1e-9)
    }
  }

  @Test(arguments: 0..<60) func `children of a stack don't overlap`(_ seed: Int) {
    var generator = SeededGenerator(seed: UInt64(seed))
    let children = (0..<4).map { _ in Self.random(2, &generator) }
    let boxes = Boxes(node({ StackRule(.vertical, spacing: 3) }, children), 120, 300)
    let placement = boxes.placement
    let frames = placement.tree[placement.root].children.compactMap { placement[$0]?.frame }
    for (first, second) in zip(frames, frames.dropFirst()) {
      #expect(second.minY - first.maxY - 3 > -1e-9)
    }
  }

  @Test(arguments: 0..<40) func `a wider proposal never makes flexible leaves narrower`(_ seed: Int)
  {
    var generator = SeededGenerator(seed: UInt64(seed))
    let children = (0..<4).map { _ in
      flex(Double(Int.random(in: 0...30, using: &generator)), to: 60, ideal: 10)
    }
    let spec = node({ StackRule(.horizontal, spacing: 4) }, children)
    var last = 0.0
    for width in stride(from: 0.0, through: 400, by: 20) {
      let size = Boxes(spec, width, 20).placement.bounds.width
      let own = Boxes(spec, width, 20)
      let chosen = own.placement[own.placement.root]?.frame.width ?? 0
      #expect(chosen >= last - 1e-9)
      #expect(size >= 0)
      last = chosen
    }
  }

  @Test(arguments: 0..<20) func `two passes give equal frames`(_ seed: Int) {
    var generator = SeededGenerator(seed: UInt64(seed))
    let spec = Self.random(4, &generator)
    #expect(
      Boxes(spec, 150, 150).placement.explanation == Boxes(spec, 150, 150).placement.explanation)
  }

  @Test func `the work grows with the number of nodes, not with the depth`() {
    func deep(_ depth: Int) -> Spec {
      let inner = depth == 0 ? words(60) : deep(depth - 1)
      return depth % 2 == 0 ? hstack(inner, box(1, 1)) : vstack(inner, box(1, 1))
    }
    let (small, large) = (Boxes(deep(20), 300, 300), Boxes(deep(40), 300, 300))
    #expect(Double(large.pass.measureCount) < 4.5 * Double(small.pass.measureCount))
    #expect(large.pass.measureCount < 10_000)
  }
}
