import TestResources
import Testing
import Vitrine
import VitrineGraphics
import VitrineImport
import VitrineLayout

/// Tests that a card clips its widget, including at its lower corners.
@Suite struct CardClipTests {
  private func picture(
    _ root: String, _ change: (inout Variant) -> Void = { _ in }
  ) throws -> Bitmap {
    let text = #"{ "app": "A", "root": \#(root) }"#
    let document = try WidgetDocument.read(Array(text.utf8), file: "d.json")
    var variant = Variant()
    change(&variant)
    return try render(Widget(document), as: variant, in: Workshop(try TestResources.shared.get()))
      .bitmap
  }

  private func isRed(_ bitmap: Bitmap, _ x: Int, _ y: Int) -> Bool {
    bitmap.pixels[y * bitmap.width + x] == 0xFF00_00FF
  }

  private static let filled = """
    { "view": [ { "view": [], "background": "#FF0000", "frame": [-50, -90, 600, 900], "autoresizing": [] } ], "id": "r" }
    """

  @Test func `a background ends at the card, below its header and within its corners`() throws {
    let bitmap = try picture(Self.filled)
    // The card is eight points from the picture's edges; its header is 36 points high.
    #expect(!isRed(bitmap, 375, 86))
    #expect(isRed(bitmap, 375, 90))
    #expect(isRed(bitmap, 375, bitmap.height - 18))
    #expect(!isRed(bitmap, 375, bitmap.height - 14))
    #expect(!isRed(bitmap, 14, 200) && isRed(bitmap, 17, 200))
    #expect(!isRed(bitmap, 17, bitmap.height - 18))
    #expect(!isRed(bitmap, bitmap.width - 18, bitmap.height - 18))
  }

  @Test func `content without a card, and on a canvas, has no rounded corners`() throws {
    let alone = try picture(Self.filled) { $0.chrome = .none }
    #expect(isRed(alone, 0, alone.height - 1))
  }
}
