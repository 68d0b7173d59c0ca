import Foundation
import TestSupport
import Testing

/// Tests the snapshot tests of an Xcode project, which are compiled with the app.
@Suite struct ProjectSnapshotTests {
  private func snapshots(of folder: String, _ options: [String] = []) throws -> Program.Outcome {
    try Program.run(
      ["snapshots", folder, "--out", folder + "/out"] + options,
      environment: ["VITRINE_CACHE": PackageRoot.file(".build/test-cache")])
  }

  @Test func `asynchronous and repeated tests of an app run, and agree with recorded snapshots`()
    throws
  {
    let folder = try TemporaryFolder()
    let shop = folder.path + "/Shop"
    try FileManager.default.copyItem(
      atPath: PackageRoot.file("Tests/Fixtures/Snapshots/Shop"), toPath: shop)
    let first = try snapshots(of: shop)
    #expect(first.code == 1, "\(first.errors)")
    let names = [
      "PriceTagTests/testPlain.1", "PriceTagTests/testLater.1", "PriceTagTests/testBackground.1",
      "StyleTests/style-_.plain", "StyleTests/style-_.sale", "StyleTests/pair-price-style.1",
      "StyleTests/pair-price-style.2",
    ]
    for name in names {
      #expect(first.output.contains("new Tests/__Snapshots__/\(name).png"), "\(first.output)")
    }
    #expect(first.output.contains("StyleTests/off: not run, because it is disabled"))
    #expect(first.output.contains("5 tests of ShopTests run, 1 not run, 0 failed; 7 snapshots"))
    #expect(!(first.output + first.errors).contains("left out"))

    try FileManager.default.copyItem(
      atPath: shop + "/out/now/Tests/__Snapshots__", toPath: shop + "/Tests/__Snapshots__")
    let second = try snapshots(of: shop)
    #expect(second.code == 0, "\(second.output)")
    #expect(second.output.contains("7 same, 0 close, 0 off, 0 new"), "\(second.output)")

    // A snapshot of another price is found.
    let folderOfTags = shop + "/Tests/__Snapshots__/PriceTagTests/"
    try FileManager.default.removeItem(atPath: folderOfTags + "testLater.1.png")
    try FileManager.default.copyItem(
      atPath: shop + "/Tests/__Snapshots__/StyleTests/style-_.sale.png",
      toPath: folderOfTags + "testLater.1.png")
    let third = try snapshots(of: shop, ["--only", "testLater"])
    #expect(third.code == 1)
    #expect(third.output.contains("off Tests/__Snapshots__/PriceTagTests/testLater.1.png"))
  }
}
