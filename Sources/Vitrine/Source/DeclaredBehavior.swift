package import VitrineBase
package import VitrineImport

/// What a `vitrine.json` beside a storyboard says in place of its code: heights and hidden views by
/// mode, the largest mode, cells of registered identifiers, numbers of rows, the system, the title.
package struct DeclaredBehavior: Hashable, Sendable {
  package var title: String?
  package var system: SystemGeneration?
  package var largestMode: DisplayMode?
  package var heights: [DisplayMode: Double] = [:]
  /// The views that are hidden in a mode, by the names of their outlets.
  package var hidden: [DisplayMode: [String]] = [:]
  /// Xibs with the cells of registered identifiers.
  package var cells: [Cell] = []
  /// How many rows lists have, by the names of their outlets.
  package var rows: [Rows] = []

  package struct Cell: Hashable, Sendable {
    package var identifier: String
    /// The xib's path.
    package var path: String
  }

  package struct Rows: Hashable, Sendable {
    package var list: String
    package var count: Int
    package var location: SourceLocation
  }

  package static let keys = [
    "$comment", "title", "system", "largestMode", "height", "hidden", "cells", "rows",
  ]

  package init() {}

  init(_ object: JSONObject, in folder: String) throws(InputError) {
    title = try object.string("title")
    system = try object.choice("system", SystemGeneration.self)
    largestMode = try object.choice("largestMode", DisplayMode.self)
    try readHeights(object)
    if let hidden = try object.object("hidden") {
      try hidden.allowOnly(DisplayMode.allCases.map(\.rawValue))
      for mode in DisplayMode.allCases {
        self.hidden[mode] = try hidden.strings(mode.rawValue)
      }
    }
    for member in try object.object("cells")?.members ?? [] {
      guard case .string(let path) = member.value.kind else {
        throw wrongType(member.value, "the cell '\(member.key)'", "the path of a xib")
      }
      // An empty path is a place to fill, as `vitrine init` writes it.
      if !path.isEmpty {
        cells.append(Cell(identifier: member.key, path: FilePath.join(folder, path)))
      }
    }
    let rows = try object.object("rows")
    for member in rows?.members ?? [] {
      guard let count = try rows?.integer(member.key, in: 0...200) else { continue }
      self.rows.append(Rows(list: member.key, count: count, location: member.location))
    }
  }

  /// `"height": 180` for the expanded mode, or an object with a height for each mode.
  private mutating func readHeights(_ object: JSONObject) throws(InputError) {
    guard let value = object["height"] else { return }
    let range = 1.0...10_000
    if case .number = value.kind {
      heights[.expanded] = try object.number("height", in: range)
      return
    }
    let modes = try JSONObject(value, "height")
    try modes.allowOnly(DisplayMode.allCases.map(\.rawValue))
    for mode in DisplayMode.allCases {
      heights[mode] = try modes.number(mode.rawValue, in: range)
    }
  }
}
