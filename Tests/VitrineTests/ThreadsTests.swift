import Foundation
import Synchronization
import TestResources
import TestSupport
import Testing
import Vitrine
import VitrineGraphics
import VitrineImages
import VitrineMatrix

/// Tests that the number of threads changes only the time, not the pictures.
@Suite struct ThreadsTests {
  @Test(arguments: [2, 8])
  func `a screen is the same file for any number of threads`(threads: Int) throws {
    var variant = Variant()
    variant.device = try #require(Device.named("iphone-se"))
    variant.chrome = .screen
    let items = try ["weather.json", "stocks.json", "reminders.json"].map {
      ScreenItem(try Widget.read(PackageRoot.file("Examples/\($0)")))
    }
    let resources = try TestResources.shared.get()
    let (alone, shared) = (Workshop(resources), Workshop(resources, threads: threads))
    #expect(shared.threads == threads)
    // The second language uses the caches that the first one filled.
    for locale in ["en", "ar"] {
      variant.locale = locale
      let one = try render(screen: items, as: variant, in: alone)
      let other = try render(screen: items, as: variant, in: shared)
      #expect(one.bitmap.height > 1000 && one.bitmap == other.bitmap)
      #expect(
        try one.png(effort: .fast, inputDigest: "")
          == other.png(effort: .fast, inputDigest: "", threads: threads))
    }
  }

  @Test(arguments: [Variant.Chrome.card, .screen], [1, 3])
  func `a workshop for one picture draws the same as a workshop for many`(
    chrome: Variant.Chrome, threads: Int
  ) throws {
    let widget = try Widget.read(PackageRoot.file("Examples/weather.json"))
    let resources = try TestResources.shared.get()
    for (device, wallpaper) in [("iphone-se", "photo"), ("iphone-7-plus", "light")] {
      var variant = Variant()
      variant.device = try #require(Device.named(device))
      variant.chrome = chrome
      variant.wallpaper = .named(wallpaper)
      let one = try render(
        widget, as: variant, in: Workshop(resources, threads: threads, pictures: .one))
      #expect(try render(widget, as: variant, in: Workshop(resources)).bitmap == one.bitmap)
    }
  }

  @Test(arguments: [1, 2], [PNGEffort.fast, .default])
  func `a file whose rows are painted during encoding equals the bitmap's file`(
    threads: Int, effort: PNGEffort
  ) throws {
    let resources = try TestResources.shared.get()
    let (one, other) = (Workshop(resources), Workshop(resources, threads: threads))
    var bands = 0
    for (name, chrome, device) in [
      ("weather", Variant.Chrome.card, "iphone-se"), ("stocks", .screen, "iphone-se"),
      ("reminders", .screen, "iphone-7-plus"), ("news", .card, "iphone-7"),
    ] {
      var variant = Variant()
      variant.chrome = chrome
      variant.device = try #require(Device.named(device))
      let widget = try Widget.read(PackageRoot.file("Examples/\(name).json"))
      let listed = try listPicture(widget, as: variant, in: one)
      if one.bandPainter(listed.list) != nil { bands += 1 }
      let whole = try render(widget, as: variant, in: other)
      let notes = PictureNotes(variant, inputDigest: "i")
      let png = try one.png(listed.list, notes, effort: effort)
      #expect(try png.bytes == whole.png(effort: effort, inputDigest: "i", threads: threads))
      #expect(png.digest == Digest.hex(of: whole.bitmap))
      #expect(png.width == whole.bitmap.width && png.height == whole.bitmap.height)
    }
    #expect(bands > 0)
  }

  @Test(arguments: [1, 3, 8])
  func `a batch of few pictures is the same files for any number of threads`(jobs: Int) throws {
    let folder = try TemporaryFolder()
    _ = try folder.write(smallScreens, to: "devices.json")
    let path = try folder.write(
      """
      {"inputs": ["\(PackageRoot.file("Examples/weather.json"))"], "deviceFile": "devices.json",
       "axes": {"devices": ["large"], "modes": ["compact", "expanded"], "chrome": ["screen"]}}
      """, to: "vitrine.json")
    let matrix = try Matrix(try MatrixConfig.read(path))
    let workshop = Workshop(try TestResources.shared.get())
    for places in [[0], Array(matrix.pictures.indices)] {
      let runner = BatchRunner(matrix, workshop.resources, jobs: jobs)
      let made = Results()
      runner.files(places) { index, result in
        made.add(index, (try? result.get().png).map(Array.init))
        return true
      }
      for index in places {
        let picture = matrix.pictures[index]
        let alone = try render(matrix.widget(of: picture), as: picture.variant, in: workshop)
        let png = try #require(made[index])
        #expect(try Digest.hex(of: PNG.decode(png)) == Digest.hex(of: alone.bitmap))
        #expect(PNG.text(in: png).contains { $0.key == "vitrine:pixels" })
      }
    }
  }
}

/// The results that threads deliver.
private final class Results: Sendable {
  private let files = Mutex<[Int: [UInt8]]>([:])

  func add(_ index: Int, _ png: [UInt8]?) { files.withLock { $0[index] = png } }

  subscript(index: Int) -> [UInt8]? { files.withLock { $0[index] } }
}
