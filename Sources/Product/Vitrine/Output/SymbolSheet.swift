import VitrineBase
import VitrineGraphics
package import VitrineImages
import VitrineImport
import VitrineRaster
import VitrineText
import VitrineVector

/// The symbols with an icon that stands for them, as a list or a picture.
package enum SymbolSheet {
  /// The names without composed variants, sorted.
  package static var names: [String] { SymbolList.names }

  /// Returns a line for each symbol: its name, and the name of its icon.
  package static func lines(_ names: [String]) -> [String] {
    let width = names.map(\.count).max() ?? 0
    return names.map { name in
      name + String(repeating: " ", count: width - name.count + 2) + icon(name)
    }
  }

  /// Returns the symbols as JSON: name, icon, whether the name is known, and the box beside text of
  /// 17 points.
  package static func json(_ names: [String]) -> String {
    var json = JSONWriter()
    json.object { json in
      json.key("symbols")
      json.array { json in
        for name in names {
          json.object { json in
            json.key("name")
            json.string(name)
            json.key("icon")
            json.string(icon(name))
            json.key("known")
            json.bool(SymbolName(name).isKnown)
            let size = SymbolDrawing(name).size
            json.key("width")
            json.number((size.width * 100).rounded() / 100)
            json.key("height")
            json.number((size.height * 100).rounded() / 100)
            json.key("stored")
            json.bool(SymbolBox.size(of: name) != nil)
          }
        }
      }
    }
    return json.text
  }

  /// Returns the icon of a symbol's base, or a dash for an unknown symbol.
  private static func icon(_ name: String) -> String {
    SymbolName(name).base.flatMap(SymbolList.icon) ?? "–"
  }

  // MARK: Picture

  /// The size of a cell, and of the sheet's margins, in points.
  fileprivate static let cell = Size(width: 300, height: 36)
  /// The drawings of each symbol: the center from the left of the cell, the size and the weight.
  fileprivate static let drawings: [(x: Double, points: Double, weight: FontDescription.Weight)] = [
    (18, 12, .light), (48, 17, .regular), (84, 22, .bold),
  ]

  /// Returns a PNG file with each symbol at three sizes and weights beside its name.
  package static func png(_ names: [String], in workshop: Workshop) throws(ImageError) -> [UInt8] {
    let columns = max(1, min(4, (names.count + 19) / 20))
    let rows = max(1, (names.count + columns - 1) / columns)
    let scale = 2.0
    var list = DisplayList(
      width: Int(cell.width * Double(columns) * scale),
      height: Int(cell.height * Double(rows) * scale))
    list.background = .white
    var variant = Variant()
    variant.scaleOverride = Int(scale)
    let typesetter = workshop.typesetter(for: variant)
    for (index, name) in names.enumerated() {
      let corner = Point(
        x: Double(index / rows) * cell.width, y: Double(index % rows) * cell.height)
      list.append(symbol: name, at: corner, scale: scale)
      let text = typesetter.layout(
        AttributedText(name, font: .system(12)), numberOfLines: 1, width: cell.width - 110)
      let origin = Point(
        x: (corner.x + 106) * scale, y: (corner.y + (cell.height - text.size.height) / 2) * scale)
      for run in text.lines.flatMap(\.runs) {
        list.append(.glyphs(run, origin: origin, scale: scale, .color(.black), .sourceOver))
      }
    }
    return try PNG.encode(workshop.rasterize(list))
  }
}

extension DisplayList {
  /// Appends the drawings of a symbol, each around its center.
  fileprivate mutating func append(symbol name: String, at corner: Point, scale: Double) {
    let grid = PixelGrid(scale: 1)
    for (x, points, weight) in SymbolSheet.drawings {
      let symbol = SymbolDrawing(name, SymbolConfiguration(pointSize: points, weight: weight))
      let bitmap = symbol.picture().bitmap(atScale: scale)
      let place = Rect(
        x: grid.round((corner.x + x) * scale - Double(bitmap.width) / 2),
        y: grid.round((corner.y + SymbolSheet.cell.height / 2) * scale - Double(bitmap.height) / 2),
        width: Double(bitmap.width), height: Double(bitmap.height))
      append(.image(bitmap, in: place, ImageDrawing(), .sourceOver))
    }
  }
}
