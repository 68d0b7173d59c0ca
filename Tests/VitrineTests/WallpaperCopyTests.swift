import TestResources
import TestSupport
import Testing
import Vitrine
import VitrineBase
import VitrineGraphics
import VitrineImages
import VitrineImport

/// Tests that each picture reads the size of a bundled wallpaper that it needs.
@Suite struct WallpaperCopyTests {
  @Test func `each bundled wallpaper has a copy as high as the largest phone's screen`() throws {
    let resources = try TestResources.shared.get()
    for name in resources.wallpaperNames {
      let paths = try resources.wallpaperPaths(.named(name))
      try #require(paths.count == 2, "\(name)")
      let sizes = try paths.map { path in
        let rows = try #require(PNGRows(try Files.disk.read(path)))
        return (rows.width, rows.height)
      }
      #expect(sizes[0].1 < 2000 && sizes[1].0 >= 1290 && sizes[1].1 >= 2796, "\(name)")
    }
  }

  @Test func `a file of the author's is the only copy`() throws {
    let resources = try TestResources.shared.get()
    #expect(try resources.wallpaperPaths(.file("wall.png")) == ["wall.png"])
  }

  @Test(
    arguments: [
      (Variant.Chrome.screen, SystemGeneration.ios12, true), (.card, .ios12, false),
      (.none, .ios12, false), (.screen, .ios8, false),
    ])
  func `only a sharp wallpaper on a whole screen is read at its large size`(
    chrome: Variant.Chrome, system: SystemGeneration, isLarge: Bool
  ) throws {
    let document = try WidgetDocument.read(
      Array(#"{ "app": "A", "content": { "view": [] } }"#.utf8), file: "a.json")
    var variant = Variant()
    variant.chrome = chrome
    variant.system = system
    let trace = FileTrace()
    let workshop = Workshop(try TestResources.shared.get(), files: .disk.traced(by: trace))
    _ = try render(Widget(document), as: variant, in: workshop)
    let isRead = trace.answers.contains {
      $0.question == .contents && $0.path.hasSuffix("/large/photo.png")
    }
    #expect(isRead == isLarge)
  }
}
