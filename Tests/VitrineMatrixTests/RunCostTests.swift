import Testing
import Vitrine
import VitrineGraphics
import VitrineMatrix

/// Tests of the estimated cost of a run relative to another.
@Suite struct RunCostTests {
  private func picture(_ change: (inout Variant) -> Void = { _ in }) -> Matrix.Picture {
    var variant = Variant()
    change(&variant)
    return Matrix.Picture(name: "", input: 0, variant: variant, state: nil)
  }

  @Test func `pictures over one backdrop cost less than over several`() {
    let same = [picture(), picture { $0.textSize = .xl }]
    let other = [picture(), picture { $0.wallpaper = .named("light") }]
    let alone = RunCost(of: [picture()], jobs: 1).microseconds
    let shared = RunCost(of: same, jobs: 1).microseconds
    #expect(shared > alone)
    #expect(shared < 2 * alone)
    #expect(RunCost(of: other, jobs: 1).microseconds > shared)
  }

  @Test func `each screen costs a backdrop`() {
    func shared(_ pictures: [Matrix.Picture]) -> Double {
      let own = pictures.reduce(0) { $0 + $1.cost }
      return RunCost(of: pictures, jobs: 1).microseconds - Double(own)
    }
    let small = picture { $0.device = Device.named("iphone-se") ?? .standard }
    #expect(shared([picture(), small]) > 1.05 * shared([picture(), picture()]))
  }

  @Test func `larger pictures and more threads cost more`() {
    let small = picture { $0.scaleOverride = 1 }
    let large = picture { $0.scaleOverride = 3 }
    #expect(large.cost > 2 * small.cost)
    let many = [small, small, small, small]
    #expect(
      RunCost(of: many, jobs: 4).microseconds > RunCost(of: many, jobs: 1).microseconds)
  }
}
