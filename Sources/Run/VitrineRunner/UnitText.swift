import CSandbox
import Foundation

/// Texts of units in the current locale, from ICU's data.
enum UnitText {
  /// The width of a text, such as `hours`, `hr` or `h`.
  enum Width: Int32 {
    case words, abbreviations, letters

    /// The name in the skeleton of a number.
    fileprivate var name: String {
      switch self {
      case .words: "full-name"
      case .abbreviations: "short"
      case .letters: "narrow"
      }
    }
  }

  /// Returns a number with a unit, such as `2 hours` for `duration-hour`.
  static func text(_ number: Double, unit: String, width: Width) -> String {
    let skeleton = "measure-unit/\(unit) unit-width-\(width.name)"
    return unsafe text { buffer, capacity in
      unsafe vitrine_unit_text(Locale.current.identifier, skeleton, number, buffer, capacity)
    }
  }

  /// Returns a list of texts with units.
  static func list(_ items: [String], width: Width) -> String {
    let units = items.map { Array($0.utf16) }
    let lengths = units.map { Int32($0.count) }
    let all = units.flatMap(\.self)
    return unsafe text { buffer, capacity in
      unsafe vitrine_list_text(
        Locale.current.identifier, width.rawValue, all, lengths, Int32(units.count), buffer,
        capacity)
    }
  }

  /// Returns the text that a function stores and whose length it returns.
  private static func text(
    _ store: (UnsafeMutablePointer<UInt16>?, Int32) -> Int32
  ) -> String {
    let capacity = 512
    return unsafe withUnsafeTemporaryAllocation(of: UInt16.self, capacity: capacity) { buffer in
      let count = unsafe store(buffer.baseAddress, Int32(capacity))
      return unsafe String(decoding: buffer.prefix(Int(count)), as: UTF16.self)
    }
  }
}
