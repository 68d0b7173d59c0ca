import Foundation
import TestResources
import TestSupport
import Testing
import Vitrine
import VitrineGraphics
import VitrineImages
import VitrineRaster

struct BackdropStoreTests {
  private func temporaryFolder() -> String {
    NSTemporaryDirectory() + "backdrops-\(UUID().uuidString)"
  }

  private func files(in folder: String) -> [String] {
    ((try? FileManager.default.contentsOfDirectory(atPath: folder + "/backdrops")) ?? []).sorted()
      .map { folder + "/backdrops/" + $0 }
  }

  private let key = BackdropKey(
    wallpaper: WallpaperCopy(.named("photo")), material: .card10, width: 300, height: 200, scale: 2)

  @Test func `a stored backdrop has the same pixels and isn't blurred again`() throws {
    let folder = temporaryFolder()
    defer { try? FileManager.default.removeItem(atPath: folder) }
    let plain = try Workshop(TestResources.shared.get()).backdrop(key).bitmap
    #expect(try Workshop(TestResources.shared.get(), cache: folder).backdrop(key).bitmap == plain)
    let kept = files(in: folder)
    #expect(kept.count == 1)
    // A gray bitmap in place of the blur proves that the store was read.
    let grey = try #require(
      SmallBackdrop(
        key.material.recipe(scale: 2),
        over: Bitmap(width: 300, height: 200, filledWith: Pixel(Color(white: 0.5)))))
    let wallpaper = try Data(
      contentsOf: URL(
        fileURLWithPath: TestResources.shared.get().wallpaperPaths(key.wallpaper.wallpaper)[0]))
    BackdropStore(folder: folder).write(
      grey,
      for: BackdropStore.Key(
        wallpaper: Digest.hex(of: Array(wallpaper)), recipe: key.material.recipe(scale: 2),
        width: 300, height: 200))
    #expect(files(in: folder) == kept)
    #expect(
      try Workshop(TestResources.shared.get(), cache: folder).backdrop(key).bitmap
        == grey.enlarged())
  }

  @Test func `a damaged, truncated or empty file is ignored`() throws {
    let folder = temporaryFolder()
    defer { try? FileManager.default.removeItem(atPath: folder) }
    let plain = try Workshop(TestResources.shared.get(), cache: folder).backdrop(key).bitmap
    let path = try #require(files(in: folder).first)
    let whole = try Array(Data(contentsOf: URL(fileURLWithPath: path)))
    var damaged = whole
    damaged[whole.count / 2] ^= 1
    for bytes in [damaged, Array(whole[..<100]), Array(whole.dropLast(4)), []] {
      try Data(bytes).write(to: URL(fileURLWithPath: path))
      #expect(try Workshop(TestResources.shared.get(), cache: folder).backdrop(key).bitmap == plain)
    }
  }

  @Test func `a backdrop mirrors the screen's pixels beyond its edges`() throws {
    let workshop = try Workshop(TestResources.shared.get())
    var key = key
    key.material = .none
    let screen = try workshop.backdrop(key).bitmap
    (key.across, key.down) = (3, 2)
    let large = try workshop.backdrop(key).bitmap
    #expect(large.width == 900 && large.height == 400)
    let asymmetric = (0..<300).contains { screen[$0, 0] != screen[299 - $0, 0] }
    #expect(asymmetric, "or a mirror would show nothing")
    for y in 0..<400 {
      for x in 0..<900 where (x + y) % 7 == 0 {
        let (left, top) = (x % 300, y % 200)
        let expected = screen[x / 300 == 1 ? 299 - left : left, y < 200 ? top : 199 - top]
        if large[x, y] != expected { Issue.record("\(x), \(y)") }
      }
    }
  }

  @Test func `sizes and materials are stored separately, and an invalid folder is ignored`()
    throws
  {
    let folder = temporaryFolder()
    defer { try? FileManager.default.removeItem(atPath: folder) }
    let workshop = try Workshop(TestResources.shared.get(), cache: folder)
    var other = key
    other.material = .home
    var wider = key
    wider.width = 320
    var taller = key
    taller.down = 2
    for key in [key, other, wider, taller] {
      #expect(
        try workshop.backdrop(key).bitmap
          == Workshop(TestResources.shared.get()).backdrop(key).bitmap)
    }
    #expect(files(in: folder).count == 4)
    let file = try #require(files(in: folder).first)
    #expect(
      try Workshop(TestResources.shared.get(), cache: file).backdrop(key).bitmap
        == Workshop(TestResources.shared.get()).backdrop(key).bitmap)
  }
}

extension DisplayList.Backdrop {
  /// Returns the complete backdrop as a bitmap at full size.
  fileprivate var bitmap: Bitmap {
    switch picture {
    case .whole(let bitmap): bitmap
    case .scaled(let image): image.rows(0..<image.height)
    case .small(let small): small.enlarged()
    }
  }
}
