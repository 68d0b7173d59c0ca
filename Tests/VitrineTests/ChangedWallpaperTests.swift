import TestResources
import TestSupport
import Testing
import Vitrine
import VitrineBase
import VitrineGraphics
import VitrineImages
import VitrineImport

/// Tests of a workshop whose wallpaper file changes, as during a preview.
@Suite struct ChangedWallpaperTests {
  @Test(
    arguments: [Variant.Chrome.none, .card, .screen], [Workshop.Pictures.one, .many])
  func `pictures after a change equal those of a new workshop`(
    _ chrome: Variant.Chrome, _ pictures: Workshop.Pictures
  ) throws {
    let folder = try TemporaryFolder()
    let widget = Widget(
      try WidgetDocument.read(
        Array(#"{ "app": "Sky", "content": { "label": "Blue" } }"#.utf8), file: "sky.json"))
    let resources = try TestResources.shared.get()
    var variant = Variant()
    variant.chrome = chrome
    variant.wallpaper = .file(folder.path + "/wall.png")
    let workshop = Workshop(resources, pictures: pictures)
    var digests: [String] = []
    for name in ["light", "dark", "light"] {
      let bytes = try Files.disk.read(PackageRoot.file("Wallpapers/\(name).png"))
      _ = try folder.write(bytes, to: "wall.png")
      workshop.forgetFiles()
      // The workshop caches backdrops from the second picture on.
      for _ in 0..<3 {
        let kept = try render(widget, as: variant, in: workshop).bitmap
        let fresh = try render(widget, as: variant, in: Workshop(resources)).bitmap
        #expect(kept == fresh, "\(name)")
        digests.append(Digest.hex(of: kept))
      }
    }
    #expect(Set(digests).count == 2)
  }
}
