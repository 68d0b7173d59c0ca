package import VitrineBase
package import VitrineImport

/// The behavior that a `vitrine.json` beside a storyboard declares in place of its code.
///
/// It contains heights and hidden views per mode, the largest mode, cells of registered
/// identifiers, numbers of rows, the system, and the title.
package struct DeclaredBehavior: Hashable, Sendable {
  package var title: String?
  package var system: SystemGeneration?
  package var largestMode: DisplayMode?
  package var heights: [DisplayMode: Double] = [:]
  /// The hidden views in each mode, by the names of their outlets.
  package var hidden: [DisplayMode: [String]] = [:]
  /// The xibs with the cells of registered identifiers.
  package var cells: [Cell] = []
  /// The number of rows of each list, by the name of its outlet.
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

  package init() {}

  init(_ keys: KeyedObject<DeclaredBehaviorKeys>, in folder: String) throws(InputError) {
    title = try keys.title
    system = try keys.system
    largestMode = try keys.largestMode
    heights = try keys.height ?? [:]
    hidden = try keys.hidden ?? [:]
    for entry in try keys.cells ?? [] where !entry.value.isEmpty {
      cells.append(Cell(identifier: entry.key, path: FilePath.join(folder, entry.value)))
    }
    rows = try (keys.rows ?? []).map {
      Rows(list: $0.key, count: $0.value, location: $0.location)
    }
  }
}

/// The keys of a `vitrine.json` that replace code.
struct DeclaredBehaviorKeys: JSONKeys {
  let comment = JSONKey("$comment", .unread(.any))
  let title = JSONKey("title", .string, "The widget's title.")
  let system = JSONKey<SystemGeneration>("system", .choice, "The system that it was built for.")
  let largestMode = JSONKey<DisplayMode>("largestMode", .choice)
  let height = JSONKey(
    "height", .heights, "The height of the expanded widget, or of each display mode.")
  let hidden = JSONKey<[DisplayMode: [String]]>(
    "hidden", .byMode(of: .array(of: .string)), "The outlets of views that a mode hides.")
  let cells = JSONKey<[JSONEntry<String>]>(
    "cells", .map(of: .string), "The paths of the cells' xibs, by identifier.")
  let rows = JSONKey<[JSONEntry<Int>]>(
    "rows", .map(of: .integer(in: 0...200)), "How many rows lists have, by outlet.")

  static let shape = JSONShape(Self())
}

extension JSONForm {
  /// Returns the form of an object with a value for each display mode.
  fileprivate static func byMode<Entry>(
    of entry: JSONForm<Entry>
  ) -> JSONForm where Value == [DisplayMode: Entry] {
    let keys = DisplayMode.allCases.map { JSONKeyDescription($0.rawValue, entry.schema) }
    return JSONForm(.object(keys)) { value, key throws(InputError) in
      let object = try JSONObject(value, key)
      try object.allowOnly(keys)
      var entries: [DisplayMode: Entry] = [:]
      for mode in DisplayMode.allCases {
        guard let value = object[mode.rawValue] else { continue }
        entries[mode] = try entry.read(value, mode.rawValue)
      }
      return entries
    }
  }
}

extension JSONForm where Value == [DisplayMode: Double] {
  /// The form of a height for the expanded mode, or of an object with a height for each mode.
  fileprivate static var heights: JSONForm {
    let height = JSONForm<Double>.number(in: 1...10_000)
    let heights = byMode(of: height)
    return JSONForm(.anyOf([height.schema, heights.schema])) { value, key throws(InputError) in
      if case .number = value.kind { return [.expanded: try height.read(value, key)] }
      return try heights.read(value, key)
    }
  }
}
