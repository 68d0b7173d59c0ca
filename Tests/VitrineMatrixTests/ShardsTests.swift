import TestSupport
import Testing
import VitrineGraphics
import VitrineImport

import Vitrine
import VitrineMatrix

/// How a batch is divided among machines.
@Suite struct ShardsTests {
  @Test func `every picture is in one part, and no part is dearer by more than a picture`() {
    var random = SeededGenerator(seed: 3)
    for _ in 0..<200 {
      let costs = (0..<Int.random(in: 0...60, using: &random)).map { _ in
        Int.random(in: 1...1000, using: &random)
      }
      let count = Int.random(in: 1...7, using: &random)
      let parts = (1...count).map { Shards.part($0, of: count, costs: costs) }
      #expect(parts.flatMap { $0 }.sorted() == Array(costs.indices))
      #expect(parts.allSatisfy { $0 == $0.sorted() })
      let loads = parts.map { $0.reduce(0) { $0 + costs[$1] } }
      let spread = (loads.max() ?? 0) - (loads.min() ?? 0)
      #expect(spread <= (costs.max() ?? 0))
    }
  }

  @Test func `dear pictures are spread first`() {
    #expect(Shards.part(1, of: 2, costs: [1, 10, 1, 10]) == [0, 1])
    #expect(Shards.part(2, of: 2, costs: [1, 10, 1, 10]) == [2, 3])
  }

  @Test func `larger screens and higher widgets cost more`() {
    var variant = Variant()
    func cost(_ change: (inout Variant) -> Void) -> Int {
      change(&variant)
      return Matrix.Picture(name: "p", input: 0, variant: variant, state: nil).cost
    }
    let small = cost { $0.device = Device.named("iphone-se") ?? .standard }
    let expanded = cost { $0.mode = .expanded }
    let whole = cost { $0.chrome = .screen }
    let large = cost { $0.device = Device.named("ipad-pro-12.9") ?? .standard }
    #expect(1000 < small && small < expanded && expanded < whole && whole < large)
  }
}
