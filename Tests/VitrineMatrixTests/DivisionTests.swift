import TestSupport
import Testing
import Vitrine
import VitrineGraphics
import VitrineImport
import VitrineMatrix

/// Tests of the division of a plan among machines.
@Suite struct DivisionTests {
  private func matrix(_ axes: String) throws -> (Matrix, TemporaryFolder) {
    let folder = try TemporaryFolder()
    for name in ["one", "two"] {
      _ = try folder.write(#"{"app": "A", "content": {"label": "Hi"}}"#, to: "\(name).json")
    }
    let config = try folder.write(
      #"{"inputs": ["one.json", "two.json"], "axes": {\#(axes)}}"#, to: "vitrine.json")
    return (try Matrix(try MatrixConfig.read(config)), folder)
  }

  private static let axes =
    #""devices": ["iphone-se", "iphone-7", "ipad-9.7"], "locales": ["en", "ar"], "#
    + #""wallpapers": ["photo", "light", "dark"], "textSizes": ["s", "l"]"#

  @Test(arguments: [1, 2, 5, 7, 72, 100])
  func `every picture is in exactly one portion, and costs are even`(count: Int) throws {
    let (matrix, _) = try matrix(Self.axes)
    let all = Array(matrix.pictures.indices)
    let division = Division(of: all, in: matrix, into: count)
    let parts = (1...count).map { division.places(of: $0) }
    #expect(parts.flatMap(\.self).sorted() == all)
    #expect(parts.allSatisfy { $0 == $0.sorted() })
    let costs = (1...count).map { division.cost(of: $0) }
    let mean = costs.reduce(0, +) / Double(count)
    let dearest = Double(matrix.pictures.map(\.cost).max() ?? 0) + 60_000
    #expect(costs.allSatisfy { abs($0 - mean) <= mean / 6 + dearest })
  }

  /// Returns the number of screens, backdrops and layouts in all portions together.
  private func made(
    _ matrix: Matrix, into count: Int
  ) -> (screens: Int, backdrops: Int, layouts: Int) {
    let division = Division(of: Array(matrix.pictures.indices), in: matrix, into: count)
    var made = (screens: 0, backdrops: 0, layouts: 0)
    for index in 1...count {
      let pictures = division.places(of: index).map { matrix.pictures[$0] }
      made.screens += Set(pictures.map(\.variant.device.name)).count
      made.backdrops +=
        Set(pictures.map { "\($0.variant.device.name) \($0.variant.wallpaper)" }).count
      made.layouts += Set(pictures.map(\.layoutKey)).count
    }
    return made
  }

  @Test func `pictures of one screen and one wallpaper stay together`() throws {
    let (matrix, _) = try matrix(Self.axes)
    let made = made(matrix, into: 6)
    // Five cuts divide at most five screens, and five backdrops, of three and nine.
    #expect(made.screens <= 8)
    #expect(made.backdrops <= 14)
  }

  @Test func `pictures of one layout stay together if layouts cost more than backdrops`() throws {
    let locales = ["en", "ar", "de", "fr", "es", "it", "ja", "th", "ko", "nl", "pt", "ru"]
    let (matrix, _) = try matrix(
      #""devices": ["iphone-se"], "locales": \#(locales), "wallpapers": ["photo", "light"], "#
        + #""textSizes": ["xs", "s", "m", "l", "xl", "xxl"]"#)
    let made = made(matrix, into: 6)
    #expect(made.layouts <= 144 + 5)
    #expect(made.backdrops == 12)
  }

  @Test func `a cut moves to a change of the screen that is near`() throws {
    let (matrix, _) = try matrix(
      #""devices": ["iphone-se", "iphone-7"], "locales": ["en", "ar", "de", "fr", "es", "it"], "#
        + #""textSizes": ["xs", "s", "m", "l", "xl"]"#)
    let division = Division(of: Array(matrix.pictures.indices), in: matrix, into: 2)
    let devices = (1...2).map { index in
      Set(division.places(of: index).map { matrix.pictures[$0].variant.device.name })
    }
    // Half of the cost is among the pictures of the larger screen.
    #expect(devices == [["iphone-se"], ["iphone-7"]])
    #expect(division.cost(of: 1) < division.cost(of: 2))
  }

  @Test func `a division is the same on every machine`() throws {
    let (one, _) = try matrix(Self.axes)
    let (two, _) = try matrix(Self.axes)
    for index in 1...4 {
      #expect(
        Division(of: Array(one.pictures.indices), in: one, into: 4).places(of: index)
          == Division(of: Array(two.pictures.indices), in: two, into: 4).places(of: index))
    }
  }

  @Test func `portions are read as they are written`() {
    #expect(Portion("3/24") == Portion(3, of: 24))
    #expect(Portion(folderName: "3-of-24") == Portion(3, of: 24))
    for text in ["0/3", "4/3", "1/0", "1", "1/2/3", "a/b", "-1/3", "", "1/"] {
      #expect(Portion(text) == nil, "\(text)")
    }
    for name in ["03-of-24", "3-of-", "x", "3/24", "3-of-24-of-2"] {
      #expect(Portion(folderName: name) == nil, "\(name)")
    }
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
