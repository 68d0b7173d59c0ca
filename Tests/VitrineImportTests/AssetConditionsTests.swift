import Testing
import VitrineBase
import VitrineGraphics
import VitrineImport

/// Tests of entries of image sets that only some devices or languages show.
@Suite struct AssetConditionsTests {
  private func image(_ entries: String, scale: Int = 2) throws -> String? {
    let contents = try AssetContents.read(
      Array("{ \"images\": [\(entries)] }".utf8), file: "Contents.json")
    return contents.image(scale: scale, idiom: "iphone", direction: .leftToRight)?.fileName
  }

  private func entry(_ name: String, _ more: String = "", scale: String = "2x") -> String {
    "{ \"filename\": \"\(name)\", \"idiom\": \"universal\", \"scale\": \"\(scale)\"\(more) }"
  }

  @Test(arguments: [
    #", "unassigned": true"#, #", "subtype": "retina4""#, #", "memory": "1GB""#,
    #", "graphics-feature-set": "metal1v2""#, #", "locale": "fr""#, #", "screen-width": "320""#,
  ])
  func `an entry with a condition is used only without another entry`(condition: String) throws {
    #expect(try image(entry("special", condition) + ", " + entry("plain")) == "plain")
    #expect(try image(entry("special", condition)) == "special")
  }

  @Test func `a plain entry of another scale precedes one with a condition`() throws {
    let entries = entry("special", #", "memory": "1GB""#) + ", " + entry("plain", scale: "3x")
    #expect(try image(entries) == "plain")
  }

  @Test(arguments: [(3, "first"), (1, "first")])
  func `the first entry of the nearest scale is used`(scale: Int, name: String) throws {
    #expect(try image(entry("first") + ", " + entry("second"), scale: scale) == name)
  }
}
