import TestResources
import TestSupport
import Testing
import Vitrine
import VitrineGraphics
import VitrineImages
import VitrineLayout
import VitrineRaster

struct MaterialSheetTests {
  private static let tile = 30.0

  /// Paints every vibrancy over one material: a disc, and over its right half a bar of half the
  /// strength.
  private func paintVibrancies(
    _ list: inout DisplayList, top: Double, on system: SystemGeneration, in workshop: Workshop
  ) {
    var variant = Variant()
    variant.system = system
    let painter = Painter(as: variant, workshop.typesetter(for: variant), width: 1, height: 1)
    for (index, vibrancy) in Vibrancy.allCases.enumerated() {
      let x = Double(index) * Self.tile
      let surroundings = Painter.Surroundings(vibrancy: vibrancy, tint: .black, alpha: 1)
      for (alpha, shape) in [
        (
          1.0, Shape.path(.ellipse(in: Rect(x: x + 3, y: top + 4, width: 20, height: 22)), .nonZero)
        ),
        (0.5, Shape.rect(Rect(x: x + 16, y: top + 10, width: 12, height: 10))),
      ] {
        let ink = painter.ink(Color(hex: 0x2060c0, alpha: alpha), surroundings)
        list.append(.fill(shape, .color(ink.color), ink.mode))
      }
    }
  }

  /// Returns saturated colors over white and black, which cause the most clamping.
  private func primaries(width: Int, height: Int) throws -> Bitmap {
    var list = DisplayList(width: width, height: height)
    list.background = .black
    let (third, middle) = (Double(width) / 3, Double(height) / 2)
    for (index, color) in [0xff0000, 0x00ff00, 0x0000ff].enumerated() {
      let x = Double(index) * third
      let (left, right) = (Color(hex: UInt32(color)), Color(hex: UInt32(color) ^ 0xffffff))
      for (part, ink) in [left, right].enumerated() {
        list.append(
          .fill(
            .rect(
              Rect(x: x + Double(part) * third / 2, y: 0, width: third / 2, height: middle * 1.5)),
            .color(ink), .sourceOver))
      }
    }
    list.append(
      .fill(
        .rect(Rect(x: 0, y: middle * 1.5, width: Double(width) / 2, height: middle / 2)),
        .color(.white), .sourceOver))
    var masks = GlyphMaskCache()
    return rasterize(list, glyphs: try TestResources.shared.get().fonts, cache: &masks)
  }

  @Test(arguments: ["busy", "dark", "light", "photo", "primaries"])
  func `materials and vibrancies over a wallpaper look as their golden`(name: String) throws {
    let scale = 1.0
    let materials = Material.allCases.filter { $0 != .none }
    var rows = materials.map { material -> (MaterialRecipe, SystemGeneration) in
      (
        material.recipe(scale: scale),
        material == .panel ? .macos : material == .center ? .ios9 : .ios10
      )
    }
    rows += [BlurStyle.extraLight, .light, .dark, .regular, .prominent].map {
      ($0.recipe(scale: scale), .ios10)
    }
    let width = Int(Self.tile) * Vibrancy.allCases.count
    let height = Int(Self.tile) * (rows.count + 1)
    let workshop = Workshop(try TestResources.shared.get())
    let wallpaper =
      name == "primaries"
      ? try primaries(width: width, height: height)
      : try workshop.wallpaper(WallpaperCopy(.named(name)), width: width, height: height)
    var list = DisplayList(width: width, height: height)
    let whole = Rect(x: 0, y: 0, width: Double(width), height: Double(height))
    list.append(.backdrop(list.add(.init(bitmap: wallpaper)), .rect(whole)))
    for (row, (recipe, system)) in rows.enumerated() {
      let top = Double(row + 1) * Self.tile
      let material = list.add(.init(bitmap: apply(recipe, to: wallpaper)))
      let box = Rect(x: 0, y: top + 1, width: Double(width), height: Self.tile - 2)
      list.append(.backdrop(material, .roundedRect(box, radius: 8, curve: .continuous)))
      paintVibrancies(&list, top: top, on: system, in: workshop)
    }
    #expect(try Golden.problem(with: workshop.rasterize(list), named: "materials/\(name)") == nil)
  }
}
