import Foundation
import TestSupport
import Testing
import VitrineBase
import VitrineGraphics
import VitrineImages

/// Tests of `vitrine batch --sheet`.
@Suite struct ContactSheetCommandTests {
  private func sheets(inputs: Int, in folder: TemporaryFolder) throws -> Program.Outcome {
    _ = try folder.write(#"{ "app": "A", "content": { "label": "x" } }"#, to: "w.json")
    let list = (0..<inputs).map { #"{ "file": "w.json", "name": "w\#($0)" }"# }
    _ = try folder.write(
      """
      { "inputs": [\(list.joined(separator: ","))], "axes": {
        "devices": ["iphone-se", "iphone-7"], "scales": [1],
        "textSizes": ["xs", "s", "m", "l", "xl", "xxl", "xxxl"] } }
      """, to: "vitrine.json")
    return try Program.run(["batch", "--out", "o", "--sheet", "sheet.png"], in: folder.path)
  }

  private func files(_ folder: TemporaryFolder) throws -> [String] {
    try FileManager.default.contentsOfDirectory(atPath: folder.path).filter {
      $0.hasPrefix("sheet")
    }.sorted()
  }

  @Test func `a sheet of a few pictures is one file`() throws {
    let folder = try TemporaryFolder()
    #expect(try sheets(inputs: 1, in: folder).code == 0)
    #expect(try files(folder) == ["sheet.png"])
    // Fourteen pictures are in rows of six.
    let sheet = try PNG.decode(Files.disk.read(folder.path + "/sheet.png"))
    #expect(sheet.width == 6 * 316 + 16)
  }

  @Test func `more than three hundred pictures take numbered pages`() throws {
    let folder = try TemporaryFolder()
    let outcome = try sheets(inputs: 22, in: folder)
    #expect(outcome.code == 0)
    #expect(outcome.errors.contains("the contact sheet has 2 pages, from sheet-1.png"))
    #expect(try files(folder) == ["sheet-1.png", "sheet-2.png"])
    let pages = try files(folder).map { try PNG.decode(Files.disk.read(folder.path + "/" + $0)) }
    // The first page has fifty rows, the second has two.
    #expect((23...27).contains(pages[0].height / pages[1].height))
  }
}
