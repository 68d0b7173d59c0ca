import VitrineGraphics

/// Lookups in the tables of symbols.
///
/// The bytes are searched in place when the first symbol is drawn.
enum SymbolTables {
  /// The lines of an icon: center lines to stroke, and areas to fill if the icon has a filled form.
  struct Icon: Sendable {
    let lines: Path
    let areas: Path?
  }

  /// The icons by symbol, in the table's order.
  static let names: [(symbol: String, icon: String)] = entries(of: SymbolNames.records).map {
    (symbol: $0.key, icon: $0.value)
  }

  private static let icons = Dictionary(
    uniqueKeysWithValues: names.map { ($0.symbol, $0.icon) })

  private static let records = Dictionary(
    uniqueKeysWithValues: entries(of: SymbolOutlines.records).map { ($0.key, $0.value) })

  /// Returns whether a symbol has an icon of its own.
  static func contains(_ symbol: String) -> Bool { icons[symbol] != nil }

  /// Returns the icon of a symbol, or nil if the table doesn't contain the symbol.
  static func icon(of symbol: String) -> Icon? {
    icons[symbol].flatMap { records[$0] }.map { record in
      let parts = record.split(separator: "|", maxSplits: 1)
      return Icon(
        lines: Path(svgData: String(parts.first ?? "")),
        areas: parts.count > 1 ? Path(svgData: String(parts[1])) : nil)
    }
  }

  /// Returns the entries of a table: keys and values with a colon between them, divided by
  /// semicolons.
  private static func entries(of table: String) -> [(key: String, value: String)] {
    Array(table.utf8).split(separator: UInt8(ascii: ";")).compactMap { entry in
      guard let colon = entry.firstIndex(of: UInt8(ascii: ":")) else { return nil }
      return (
        String(decoding: entry[..<colon], as: UTF8.self),
        String(decoding: entry[(colon + 1)...], as: UTF8.self)
      )
    }
  }
}
