import TestResources
import TestSupport
import Testing
import Vitrine
import VitrineBase
import VitrineGraphics
import VitrineImages

/// Tests of wallpapers of which a picture decodes only the visible rows.
@Suite struct DecodedRowsTests {
  private func picture(
    _ wallpaper: [UInt8], _ chrome: Variant.Chrome, _ pictures: Workshop.Pictures, threads: Int = 1
  ) throws -> Bitmap {
    let files = Files([
      "/a.json": Array(#"{ "app": "Sky", "content": { "label": "Blue" } }"#.utf8),
      "/wall.png": wallpaper,
    ])
    var variant = Variant()
    variant.chrome = chrome
    variant.wallpaper = .file("/wall.png")
    let workshop = Workshop(
      try TestResources.shared.get(), files: files, threads: threads, pictures: pictures)
    return try render(
      try Widget.read("/a.json", from: files), as: variant, in: workshop
    ).bitmap
  }

  @Test(arguments: [Variant.Chrome.none, .card, .screen], [1, 2])
  func `a picture doesn't depend on the wallpaper's size`(
    chrome: Variant.Chrome, threads: Int
  ) throws {
    // The sizes are below, at and above the screen's size, and above the limit of the cache.
    for (width, height) in [(90, 160), (750, 1334), (800, 1300), (1000, 2000)] {
      var wall = Bitmap(width: width, height: height)
      for y in 0..<height {
        for x in 0..<width {
          wall[x, y] = Pixel(
            red: UInt8(x % 256), green: UInt8(y % 256), blue: UInt8(x * y / 99 % 256), alpha: 255)
        }
      }
      let bytes = try PNG.encode(wall, effort: .fast)
      #expect(
        try picture(bytes, chrome, .one, threads: threads) == picture(bytes, chrome, .many),
        "\(width) × \(height)")
    }
  }

  @Test(arguments: [Variant.Chrome.card, .screen])
  func `a truncated wallpaper is an error wherever it is visible`(
    chrome: Variant.Chrome
  ) throws {
    let bytes = try Files.disk.read(PackageRoot.file("Wallpapers/light.png"))
    for pictures in [Workshop.Pictures.one, .many] {
      #expect(throws: RenderError.self) {
        _ = try picture(Array(bytes.dropLast(20)), chrome, pictures)
      }
    }
  }

  @Test(arguments: [Variant.Chrome.card, .screen])
  func `missing rows are an error wherever they are visible`(chrome: Variant.Chrome) throws {
    var drawn = Bitmap(width: 90, height: 160)
    for y in 0..<160 {
      for x in 0..<90 {
        drawn[x, y] = Pixel(red: UInt8(x), green: UInt8(y), blue: 9, alpha: 255)
      }
    }
    var bytes = try PNG.encode(drawn, effort: .fast)
    #expect(bytes[24...25] == [8, 2], "RGB")
    // The header, with a correct checksum, declares more rows than the file has. A card needs them,
    // too.
    bytes[22] = 6
    let checksum = crc(bytes[12..<29])
    for index in 0..<4 {
      bytes[29 + index] = UInt8(truncatingIfNeeded: checksum >> (24 - 8 * index))
    }
    for pictures in [Workshop.Pictures.one, .many] {
      #expect(throws: RenderError.self) { _ = try picture(bytes, chrome, pictures) }
    }
  }

  /// Returns the checksum of a PNG chunk.
  private func crc(_ bytes: ArraySlice<UInt8>) -> UInt32 {
    ~bytes.reduce(UInt32.max) { sum, byte in
      (0..<8).reduce(sum ^ UInt32(byte)) { value, _ in
        value & 1 == 1 ? 0xedb8_8320 ^ value >> 1 : value >> 1
      }
    }
  }
}
