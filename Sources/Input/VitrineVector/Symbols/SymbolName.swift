/// The parts of a symbol's name: a base, an enclosure, and variants.
///
///     bell.badge.fill            bell, filled, with a badge
///     person.crop.circle.badge.plus   person.crop.circle, with a plus as its badge
///     star.circle.fill           star in a filled circle
///     wifi.slash                 wifi, crossed out
package struct SymbolName: Hashable, Sendable {
  /// A shape around a symbol.
  package enum Enclosure: String, Hashable, Sendable {
    case circle, square, rectangle, octagon, triangle, diamond, hexagon, seal, app, capsule, shield
  }

  /// The table's symbol, or nil if no part of the name is in the table.
  package let base: String?
  package let enclosure: Enclosure?
  package let isFilled: Bool
  package let isSlashed: Bool
  /// The symbol in the badge, which is empty for a dot, or nil without a badge.
  package let badge: String?
  /// The ends of the name that no variant explains.
  package let unknown: String

  /// Creates the parts of a name.
  ///
  /// The longest known base wins: `wifi.slash` is an icon of the table and not a crossed out one.
  package init(_ name: String) {
    var words = name.split(separator: ".").map(String.init)
    var badge: String?
    var isFilled = false
    var isSlashed = false
    var enclosure: Enclosure?
    var unknown: [String] = []
    if !SymbolTables.contains(name), let index = words.firstIndex(of: "badge") {
      var rest = Array(words[(index + 1)...])
      while let last = rest.last, last == "fill" || last == "slash" {
        if last == "fill" { isFilled = true } else { isSlashed = true }
        rest.removeLast()
      }
      badge = rest.joined(separator: ".")
      words.removeSubrange(index...)
    }
    while !words.isEmpty, !SymbolTables.contains(words.joined(separator: ".")) {
      let last = words.removeLast()
      switch last {
      case "fill", "filled": isFilled = true
      case "slash": isSlashed = true
      default:
        if enclosure == nil, let shape = Enclosure(rawValue: last), !words.isEmpty {
          enclosure = shape
        } else {
          unknown.insert(last, at: 0)
        }
      }
    }
    base = words.isEmpty ? nil : words.joined(separator: ".")
    self.badge = badge
    self.isFilled = isFilled
    self.isSlashed = isSlashed
    self.enclosure = enclosure
    self.unknown = unknown.joined(separator: ".")
  }

  /// A Boolean value that indicates whether the table explains the whole name.
  package var isKnown: Bool {
    base != nil && unknown.isEmpty
      && (badge.map { $0.isEmpty || SymbolTables.contains($0) } ?? true)
  }
}
