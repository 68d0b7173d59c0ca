public import Foundation

/// `ByteCountFormatter` with the units' names in the current locale.
///
/// A program's main file gives this class its name. Foundation on Linux writes English units beside
/// localized numbers. The names are CLDR's, except that English has `KB`.
open class WorldByteCountFormatter: ByteCountFormatter {
  /// The names of units in CLDR by their English symbols.
  private static let units = [
    "byte": "digital-byte", "bytes": "digital-byte", "KB": "digital-kilobyte",
    "MB": "digital-megabyte", "GB": "digital-gigabyte", "TB": "digital-terabyte",
    "PB": "digital-petabyte",
  ]

  /// Returns a number of bytes with its unit.
  override open func string(fromByteCount byteCount: Int64) -> String {
    let text = super.string(fromByteCount: byteCount)
    return Locale.current.language.languageCode == .english ? text : Self.localized(text)
  }

  /// Returns a number of bytes with its unit in a style.
  override open class func string(
    fromByteCount byteCount: Int64, countStyle: ByteCountFormatter.CountStyle
  ) -> String {
    let formatter = WorldByteCountFormatter()
    formatter.countStyle = countStyle
    return formatter.string(fromByteCount: byteCount)
  }

  /// Returns a text such as `1,5 MB` with the unit's name in the current locale.
  private static func localized(_ text: String) -> String {
    guard let space = text.lastIndex(of: " "), let unit = units[String(text[space...].dropFirst())]
    else { return text }
    let written = String(text[..<space])
    let formatter = NumberFormatter()
    formatter.locale = .current
    formatter.numberStyle = .decimal
    let number = formatter.number(from: written) ?? 0
    let named = UnitText.text(
      number.doubleValue, unit: unit, width: unit == "digital-byte" ? .words : .abbreviations)
    // Zeros at the end of a fraction are only in the first text.
    guard let digits = formatter.string(from: number), number != 0 else { return named }
    return named.replacingOccurrences(of: digits, with: written)
  }
}
