import Testing
import VitrineBase
import VitrineGraphics
import VitrineRaster

@Suite struct MaterialItemTests {
  private static let plain = MaterialRecipe(sigma: 6, saturation: 1, tint: .clear)

  /// Returns a list whose left half is black and whose right half is white, with more items.
  private func halves(_ add: (inout DisplayList) -> Void) -> DisplayList {
    var list = DisplayList(width: 80, height: 40)
    list.background = .black
    list.append(.beginGroup(alpha: 1, .sourceOver))
    list.append(
      .fill(.rect(Rect(x: 40, y: 0, width: 40, height: 40)), .color(.white), .sourceOver))
    add(&list)
    list.append(.endGroup)
    return list
  }

  private func material(
    _ recipe: MaterialRecipe = plain, in shape: Rect = Rect(x: 0, y: 0, width: 80, height: 20),
    behind: Rect = Rect(x: 0, y: 0, width: 80, height: 40)
  ) -> DisplayItem { .material(recipe, .rect(shape), behind: behind) }

  private func red(_ bitmap: Bitmap, _ x: Int, _ y: Int) -> Int {
    Int(Pixel(bits: bitmap.pixels[y * bitmap.width + x]).red)
  }

  @Test func `a material blurs the items below it inside of its shape`() {
    let picture = rasterize(halves { $0.append(material()) })
    #expect((100...155).contains(red(picture, 40, 10)))
    #expect(red(picture, 2, 10) == 0)
    #expect(red(picture, 78, 10) == 255)
    #expect((red(picture, 39, 30), red(picture, 40, 30)) == (0, 255))
  }

  @Test func `items above a material stay sharp`() {
    let list = halves {
      $0.append(material())
      $0.append(.fill(.rect(Rect(x: 0, y: 0, width: 4, height: 4)), .color(.white), .sourceOver))
    }
    let picture = rasterize(list)
    #expect((red(picture, 3, 3), red(picture, 4, 3)) == (255, 0))
  }

  @Test func `a clip around a material doesn't clip the items below it`() {
    let clipped = halves {
      $0.append(.beginClip(.rect(Rect(x: 38, y: 0, width: 4, height: 40))))
      $0.append(material())
      $0.append(.endClip)
    }
    let whole = rasterize(halves { $0.append(material()) })
    #expect(red(rasterize(clipped), 40, 10) == red(whole, 40, 10))
  }

  @Test func `pixels outside of its box don't blur into a material`() {
    let box = Rect(x: 40, y: 0, width: 40, height: 40)
    let picture = rasterize(halves { $0.append(material(behind: box)) })
    #expect((red(picture, 39, 10), red(picture, 40, 10)) == (0, 255))
  }

  @Test func `the second of two materials blurs the first one`() {
    var tinted = Self.plain
    tinted.tint = .white
    let list = halves {
      $0.append(material(tinted, in: Rect(x: 0, y: 0, width: 80, height: 40)))
      $0.append(material())
    }
    #expect(red(rasterize(list), 2, 10) == 255)
  }

  @Test func `a filter around a material has it as an item`() {
    let list = halves {
      $0.append(.beginFilter(.blur(sigma: 0)))
      $0.append(material())
      $0.append(.endFilter)
    }
    #expect((100...155).contains(red(rasterize(list), 40, 10)))
  }

  @Test func `a material over a picture with holes is its tint`() {
    var list = DisplayList(width: 8, height: 8)
    var recipe = Self.plain
    recipe.tint = Color(white: 1, alpha: 0.5)
    let box = Rect(x: 0, y: 0, width: 8, height: 8)
    list.append(.material(recipe, .rect(box), behind: box))
    #expect(rasterize(list).pixels.allSatisfy { Pixel(bits: $0).alpha == 128 })
  }

  @Test func `bands, threads and a single pass have the same pixels`() throws {
    let list = halves { $0.append(material()) }
    let whole = rasterize(list)
    #expect(try bandsPutTogether(list, 7) == whole)
    var caches: [GlyphMaskCache] = []
    let pool = ThreadPool(2)
    #expect(rasterize(list, glyphs: Letters(), caches: &caches, pool: pool) == whole)
    #expect(rasterize(list, rows: 10..<11).pixels == Array(whole.pixels[800..<880]))
  }
}
