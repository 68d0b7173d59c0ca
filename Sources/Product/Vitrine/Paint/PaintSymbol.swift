import VitrineGraphics
import VitrineLayout
import VitrineRaster
import VitrineVector

extension Painter {
  /// Paints the stand-in of a symbol in the middle of its box, in the tint color.
  ///
  /// It has the size of a symbol beside text for which a box of that size is made, or less if the box
  /// is narrower. A symbol with a look of its own has the size of its drawing, and maybe colors.
  mutating func paintSymbol(
    _ reference: ImageReference, _ mode: ContentMode, id: ViewID, in frame: Rect,
    surroundings: Surroundings
  ) {
    let natural = reference.size ?? frame.size
    let box = frame.placing(natural, mode)
    guard natural.width > 0, natural.height > 0, box.width > 0, box.height > 0 else { return }
    let symbol = SymbolDrawing(
      reference.name,
      SymbolConfiguration(
        pointSize: reference.symbolLook?.pointSize
          ?? SymbolConfiguration.pointSize(of: reference.name, in: natural),
        weight: reference.symbolLook?.weight ?? .regular))
    let fit = min(1, natural.width / symbol.size.width, natural.height / symbol.size.height)
    let factor = fit * min(box.width / natural.width, box.height / natural.height) * scale
    let grid = PixelGrid(scale: 1)
    let width = max(1, grid.round(symbol.size.width * factor))
    let height = max(1, grid.round(symbol.size.height * factor))
    let middle = pixels(box)
    let place = Rect(
      x: grid.round(middle.minX + (middle.width - width) / 2),
      y: grid.round(middle.minY + (middle.height - height) / 2), width: width, height: height)
    let colors = reference.symbolLook?.colors ?? []
    let bitmap = symbol.picture(colors.isEmpty ? [.black] : colors).bitmap(
      width: Int(clamping: width), height: Int(clamping: height))
    record?.add(bitmap, reference.name, of: id, in: place)
    var drawing = ImageDrawing()
    let ink = self.ink(surroundings.tint, surroundings)
    if colors.isEmpty { drawing.tint = ink.color }
    list.append(.image(bitmap, in: place, drawing, ink.mode), from: id.index)
  }
}
