import Foundation
import TestSupport
import Testing
import VitrineGolden
import VitrineImages

/// The house's own goldens, kept in the product's own store.
@Suite struct OwnGoldensTests {
  /// Pictures that aren't compared as one bitmap: an animation, held byte for byte beside its text.
  private static let others: Set<String> = ["lifecycle/morning"]

  /// Live views' goldens have a store of their own, which `expectGolden` writes.
  private static let nested = "uikit/"

  @Test(arguments: ["Goldens", "Goldens/uikit"])
  func `every picture is in the manifest, and every entry has its picture`(
    _ folder: String
  ) throws {
    let root = PackageRoot.file(folder)
    let files = FileManager.default.enumerator(atPath: root)?.allObjects as? [String] ?? []
    let pictures = Set(
      files.filter { $0.hasSuffix(".png") && !$0.hasPrefix(Self.nested) }
        .map { String($0.dropLast(4)) })
    let entries = try GoldenStore(root).manifest.entries
    #expect(pictures.subtracting(Self.others) == Set(entries.keys))
    #expect(!files.contains { $0.hasSuffix(".new") || $0.hasSuffix(".pending") })
  }
}
