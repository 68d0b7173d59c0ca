import Foundation
import TestSupport
import Testing
import Vitrine
import VitrineBase
import VitrineGraphics
import VitrineVector

/// Tests of vector images in asset catalogs.
struct VectorImageTests {
  private func catalog(_ properties: String) throws -> (AssetCatalog, String) {
    let folder = NSTemporaryDirectory() + "vitrine-vector-\(UUID().uuidString)"
    let set = folder + "/A.xcassets/glyph.imageset"
    try FileManager.default.createDirectory(atPath: set, withIntermediateDirectories: true)
    try FileManager.default.copyItem(
      atPath: PackageRoot.file("Tests/VitrineVectorTests/Icons/fills.pdf"),
      toPath: set + "/glyph.pdf")
    let contents =
      "{\"images\":[{\"idiom\":\"universal\",\"filename\":\"glyph.pdf\"}],\"properties\":{\(properties)}}"
    try Data(contents.utf8).write(to: URL(fileURLWithPath: set + "/Contents.json"))
    return (AssetCatalog(folders: [folder], in: .disk), folder)
  }

  @Test func `a PDF has the size of its page at every scale`() throws {
    let (catalog, folder) = try catalog("")
    defer { try? FileManager.default.removeItem(atPath: folder) }
    let source = ImageSource.catalog(catalog, for: Variant())
    #expect(source.size(of: "glyph", from: ImageFiles(.disk)) == Size(width: 32, height: 32))
    #expect(!source.preservesVectors("glyph"))
    #expect(!source.isTemplate("glyph"))
  }

  @Test func `an image set can preserve vector data and be a template`() throws {
    let (catalog, folder) = try catalog(
      "\"preserves-vector-representation\":true,\"template-rendering-intent\":\"template\"")
    defer { try? FileManager.default.removeItem(atPath: folder) }
    let source = ImageSource.catalog(catalog, for: Variant())
    #expect(source.preservesVectors("glyph"))
    #expect(source.isTemplate("glyph"))
  }

  @Test func `a vector image is drawn at the screen's scale`() throws {
    let path = PackageRoot.file("Tests/VitrineVectorTests/Icons/fills.pdf")
    let picture = try Files.disk.picture(at: path)
    #expect(picture.bitmap(atScale: 3).width == 96)
  }
}
