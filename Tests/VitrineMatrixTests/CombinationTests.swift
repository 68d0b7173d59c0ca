import TestSupport
import Testing
import Vitrine
import VitrineMatrix

/// Neighbors among a config's combinations share their work, which must not show.
@Suite struct CombinationTests {
  private func matrix(_ members: String) throws -> Matrix {
    let folder = try TemporaryFolder()
    let input = PackageRoot.file("Examples/weather.json")
    return try Matrix(
      try MatrixConfig.read(
        try folder.write("{\"inputs\": [\"\(input)\"], \(members)}", to: "vitrine.json")))
  }

  /// The variant that words make on their own.
  private func variant(_ words: [(VariantAxis, String)]) -> Variant {
    var variant = Variant()
    for (axis, word) in words { _ = axis.apply(word, &variant, VariantVocabulary()) }
    return variant
  }

  /// A Mac moves the variant to another host and system, which must not reach the device after it.
  private let devices = ["mac", "iphone-7", "ipad-9.7"]
  private let modes = ["compact", "expanded"]
  private let sizes = ["xs", "l", "ax3"]

  @Test func `a combination has the variant of its words, and the last axis changes fastest`()
    throws
  {
    let matrix = try matrix(
      #""axes": {"devices": ["mac", "iphone-7", "ipad-9.7"], "modes": ["compact", "expanded"], "textSizes": ["xs", "l", "ax3"]}"#
    )
    var expected: [Variant] = []
    for device in devices {
      for mode in modes {
        for size in sizes {
          expected.append(variant([(.devices, device), (.modes, mode), (.textSizes, size)]))
        }
      }
    }
    #expect(matrix.pictures.map(\.variant) == expected)
    #expect(matrix.pictures.map(\.name) == expected.map { "weather/\($0.name)" })
  }

  @Test func `an exclude removes the combinations with all of its words`()
    throws
  {
    let matrix = try matrix(
      #""axes": {"devices": ["iphone-se", "iphone-7"], "modes": ["compact", "expanded"]}, "exclude": [{"devices": "iphone-se", "modes": ["expanded"]}, {"devices": "iphone-7", "locales": "en"}]"#
    )
    #expect(
      matrix.pictures.map(\.name) == [
        "weather/iphone-se-compact", "weather/iphone-7-compact", "weather/iphone-7-expanded",
      ])
  }

  @Test func `a config without axes has one combination`() throws {
    #expect(try matrix(#""axes": {}"#).pictures.map(\.name) == ["weather/iphone-7-compact"])
  }
}
