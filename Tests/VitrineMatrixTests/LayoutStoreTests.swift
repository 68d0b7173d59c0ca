import Foundation
import TestResources
import TestSupport
import Testing
import Vitrine
import VitrineGraphics
import VitrineImages
import VitrineImport
import VitrineMatrix

/// Tests that pictures with the same layout but different surroundings share it.
@Suite struct LayoutStoreTests {
  /// The properties of a variant that affect its layout, and the others.
  private static let painted: Set = [
    "wallpaper", "chrome", "reducesTransparency", "increasesContrast", "clock", "date", "isAdded",
    "overlay", "scroll", "newWidgets",
  ]
  private static let laidOut: Set = [
    "device", "host", "column", "orientation", "mode", "textSize", "locale", "direction", "system",
    "canvas", "scaleOverride", "usesBoldText", "isEditing", "state", "data", "appearance",
    "kind", "family", "rendering", "entry", "moment", "preview",
  ]

  private static func runner(_ axes: String, jobs: Int = 1) throws -> BatchRunner {
    let folder = try TemporaryFolder()
    let examples = ["weather", "reminders"].map { "\"\(PackageRoot.file("Examples/\($0).json"))\"" }
    let path = try folder.write(
      "{\"inputs\": [\(examples.joined(separator: ", "))], \"axes\": {\(axes)}}",
      to: "vitrine.json")
    return BatchRunner(
      try Matrix(try MatrixConfig.read(path)), try TestResources.shared.get(), jobs: jobs)
  }

  @Test func `every property of a variant is either painted or laid out`() {
    let all = Set(Mirror(reflecting: Variant()).children.compactMap(\.label))
    #expect(all == Self.painted.union(Self.laidOut))
    #expect(Self.painted.isDisjoint(with: Self.laidOut))
  }

  @Test func `a layout key leaves out exactly the properties that only affect painting`() throws {
    var variant = Variant()
    for label in Self.painted { variantChanges[label]?(&variant) }
    #expect(variant.laidOut == Variant())
    for label in Self.laidOut { variantChanges[label]?(&variant) }
    let kept = Mirror(reflecting: variant.laidOut).children.map { ($0.label ?? "", "\($0.value)") }
    let given = Dictionary(
      uniqueKeysWithValues: Mirror(reflecting: variant).children.map {
        ($0.label ?? "", "\($0.value)")
      })
    let plain = Dictionary(
      uniqueKeysWithValues: Mirror(reflecting: Variant()).children.map {
        ($0.label ?? "", "\($0.value)")
      })
    for (label, value) in kept {
      #expect(value == (Self.painted.contains(label) ? plain : given)[label], "\(label)")
      #expect(given[label] != plain[label], "\(label) is tried")
    }
  }

  @Test func `each layout is solved once, and the pictures are the same`() throws {
    let runner = try Self.runner(
      """
      "devices": ["iphone-se"], "modes": ["compact", "expanded"], "wallpapers": ["light", "dark"],
      "chrome": ["none", "card"]
      """)
    let workshop = Workshop(runner.resources)
    var digests: [Int: String] = [:]
    for portion in runner.portions(Array(runner.matrix.pictures.indices)) {
      for index in portion {
        let rendering = try runner.rendering(of: runner.matrix.pictures[index], in: workshop)
        digests[index] = Digest.hex(of: rendering.bitmap)
      }
    }
    #expect(runner.matrix.pictures.count == 16)
    #expect(workshop.layouts.madeCount == 4)
    for (index, picture) in runner.matrix.pictures.enumerated() {
      let alone = try render(
        try runner.matrix.widget(of: picture), as: picture.variant, in: workshop)
      #expect(digests[index] == Digest.hex(of: alone.bitmap), "\(picture.name)")
    }
    #expect(workshop.layouts.madeCount == 4)
  }

  @Test func `portions hold each picture once, of one screen, with layouts that a store can keep`()
    throws
  {
    for jobs in [1, 2, 8] {
      let runner = try Self.runner(
        """
        "devices": ["iphone-se", "iphone-x", "ipad-9.7"], "orientations": ["portrait", "landscape"],
        "modes": ["compact", "expanded"], "locales": ["en", "ar", "th"], "textSizes": ["s", "l", "xl", "xxl"],
        "systems": ["ios10", "ios12"], "wallpapers": ["photo", "light"]
        """, jobs: jobs)
      let pictures = runner.matrix.pictures
      let portions = runner.portions(Array(pictures.indices))
      #expect(portions.flatMap { $0 }.sorted() == Array(pictures.indices))
      for portion in portions {
        let variants = portion.map { pictures[$0].variant }
        #expect(Set(variants.map { "\($0.device.name) \($0.orientation)" }).count == 1)
        let layouts = Set(portion.map { pictures[$0].layoutKey })
        #expect(layouts.count <= LayoutStore.limit)
        let most = jobs == 1 ? pictures.count : pictures.count / (jobs * 4)
        #expect(layouts.count == 1 || portion.count <= most)
        #expect(portion.count <= (pictures.count + jobs - 1) / jobs)
        // Those over one wallpaper stand together.
        let turns = zip(variants, variants.dropFirst()).count { $0.wallpaper != $1.wallpaper }
        #expect(turns < Set(variants.map(\.wallpaper)).count)
      }
      // Where a screen goes on in the next portion, so does the wallpaper.
      for (one, next) in zip(portions, portions.dropFirst()) {
        let (last, first) = (pictures[one[one.count - 1]].variant, pictures[next[0]].variant)
        let isSameScreen =
          last.device.name == first.device.name && last.orientation == first.orientation
        #expect(!isSameScreen || last.wallpaper == first.wallpaper)
      }
      // No portion computes a layout of another portion.
      let all = portions.flatMap { portion in Set(portion.map { pictures[$0].layoutKey }) }
      #expect(all.count == Set(all).count)
    }
  }

  @Test func `a single worker visits each wallpaper of a screen once`() throws {
    let runner = try Self.runner(
      """
      "devices": ["iphone-7-plus", "iphone-x"], "modes": ["compact", "expanded"],
      "locales": ["en", "ar", "th"], "textSizes": ["s", "l", "xl"],
      "wallpapers": ["photo", "light", "dark", "busy"]
      """)
    let pictures = runner.matrix.pictures
    let order = runner.portions(Array(pictures.indices)).flatMap { $0 }
    let changes = zip(order, order.dropFirst()).count {
      pictures[$0].variant.wallpaper != pictures[$1].variant.wallpaper
        || pictures[$0].variant.device.name != pictures[$1].variant.device.name
    }
    #expect(changes == 2 * 4 - 1)
  }

  @Test func `workers take pictures that are worth the backdrops they need, or few`() throws {
    let runner = try Self.runner(
      """
      "devices": ["iphone-7-plus", "iphone-x"], "orientations": ["portrait", "landscape"],
      "locales": ["en", "ar", "th", "ja"], "textSizes": ["s", "m", "l", "xl"],
      "wallpapers": ["photo", "light", "dark", "busy"]
      """, jobs: 2)
    let pictures = runner.matrix.pictures
    let longest = runner.portions(Array(pictures.indices)).map(\.count).max() ?? 0
    #expect(longest > pictures.count / 32)
    #expect(longest <= pictures.count / 8)
  }
}
