import TestResources
import Testing
import Vitrine
import VitrineGraphics
import VitrineImport
import VitrineRaster

/// Tests of pictures of a lock screen's accessories.
@Suite struct AccessoryPictureTests {
  /// Returns the picture of a family with a white bar that extends beyond the widget.
  ///
  /// The widget is 148 points wide.
  private func picture(of family: HomeFamily) throws -> Bitmap {
    let workshop = Workshop(try TestResources.shared.get())
    var variant = Variant()
    variant.system = .ios18
    variant.move(to: .home)
    let text = """
      { "app": "A", "root": { "view": [{ "view": [], "id": "bar", "background": "#ffffff" }],
        "constraints": ["bar.left = superview.left - 40", "bar.right = superview.right + 40",
          "bar.top = superview.top + 10", "bar.height = 20"] } }
      """
    let document = try WidgetDocument.read(Array(text.utf8), file: "a.json")
    var (scene, solved) = try layout(Widget(document), as: variant, in: workshop)
    scene.home = HomePicture(
      family: family, size: Size(width: 148, height: 148), kind: "a", name: "", shown: "snapshot")
    let hosted = HostedWidget(scene, solved, as: variant)
    return workshop.rasterize(try paint([hosted], as: variant, in: workshop))
  }

  @Test(arguments: [HomeFamily.circular, .rectangular])
  func `content ends at the edges of the widget`(family: HomeFamily) throws {
    let bitmap = try picture(of: family)
    let row = bitmap.pixels[(70 * bitmap.width)...].prefix(bitmap.width)
    let white = row.indices.filter { Pixel(bits: row[$0]).green == 255 }
    #expect(white.count == 2 * 148)
    #expect(white.last == white.first.map { $0 + 2 * 148 - 1 })
  }
}
