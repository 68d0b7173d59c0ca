package import VitrineBase

/// The keys of `world` in a `vitrine.json`.
package struct RunWorldKeys: JSONKeys {
  package let clock = JSONKey(
    "clock", .string, "The time, as in 2017-06-03T09:41:00Z (default: that one).")
  package let timeZone = JSONKey(
    "timeZone", .string, "The time zone, as in Europe/Berlin (default: UTC).")
  package let seed = JSONKey(
    "seed", .integer(in: 0...Int(Int32.max)), "What random numbers start from (default: 1).")
  package let location = JSONKey<KeyedObject<RunLocationKeys>>(
    "location", .object(RunLocationKeys.self),
    "Where the device is (default: its user doesn't let the app know).")
  package let defaults = JSONKey<[JSONEntry<JSONValue>]>(
    "defaults", .map(of: .dataObject),
    "What UserDefaults hold, by suite; \"standard\" is the widget's own.")
  package let files = JSONKey<[JSONEntry<[JSONEntry<String>]>]>(
    "files", .map(of: .map(of: .string)),
    "What app groups' folders hold: by group, by path, the file with the content.")
  package let network = JSONKey<[JSONEntry<KeyedObject<RunResponseKeys>>]>(
    "network", .map(of: .object(RunResponseKeys.self)), "What the network answers, by URL.")

  package init() {}

  package static let shape = JSONShape(Self())
}

/// The keys of a position.
package struct RunLocationKeys: JSONKeys {
  package let latitude = JSONKey(
    "latitude", .number(in: -90...90), "Degrees north.", isRequired: true)
  package let longitude = JSONKey(
    "longitude", .number(in: -180...180), "Degrees east.", isRequired: true)
  package let altitude = JSONKey(
    "altitude", .number(in: -500...100_000), "Meters above the sea (default: 0).")
  package let accuracy = JSONKey(
    "accuracy", .number(in: 0...100_000), "Meters (default: 10).")

  package init() {}

  package static let shape = JSONShape(Self())
}

/// The keys of a network response.
package struct RunResponseKeys: JSONKeys {
  package let status = JSONKey(
    "status", .integer(in: 100...599), "The status code (default: 200).")
  package let type = JSONKey("type", .string, "The content type.")
  package let file = JSONKey("file", .string, "The file of the body, relative to this one.")
  package let text = JSONKey("text", .string, "The body itself.")

  package init() {}

  package static let shape = JSONShape(Self())
}

extension RunWorld {
  /// Reads the object at the key `world` of a file.
  package static func read(_ bytes: [UInt8], file: String) throws(InputError) -> RunWorld {
    try RunWorld(
      try KeyedObject(try JSON.parse(bytes, file: file), "'world'"), in: FilePath.folder(of: file))
  }

  init(_ keys: KeyedObject<RunWorldKeys>, in folder: String) throws(InputError) {
    self.init()
    if let text = try keys.clock {
      guard let seconds = WorldClock.seconds(text) else {
        throw Self.invalid(
          "clock", text, expected: "a time such as 2017-06-03T09:41:00Z",
          place: keys.place(of: \.clock))
      }
      clock = seconds
    }
    if let zone = try keys.timeZone {
      // The name becomes a path in the system's time zone folder. Dots are invalid because they
      // could lead out of it.
      let isPlain = zone.utf8.allSatisfy {
        $0 == UInt8(ascii: "/") || $0 == UInt8(ascii: "_") || $0 == UInt8(ascii: "-")
          || $0 == UInt8(ascii: "+") || (48...57).contains($0) || (65...90).contains($0 & 0xDF)
      }
      guard isPlain, zone == "UTC" || Files.disk.exists("/usr/share/zoneinfo/\(zone)") else {
        throw Self.invalid(
          "timeZone", zone, expected: "a time zone such as Europe/Berlin",
          place: keys.place(of: \.timeZone))
      }
      timeZone = zone
    }
    seed = UInt64(try keys.seed ?? 1)
    if let keys = try keys.location {
      var position = Position(
        latitude: try keys.required(\.latitude), longitude: try keys.required(\.longitude))
      position.altitude = try keys.altitude ?? position.altitude
      position.accuracy = try keys.accuracy ?? position.accuracy
      location = position
    }
    defaults = try (keys.defaults ?? []).map { Suite(name: $0.key, values: $0.value) }
    for group in try keys.files ?? [] {
      for file in group.value {
        guard FilePath.staysInside(file.key) else {
          throw Self.invalid(
            "files", file.key, expected: "a path inside the group's folder", place: file.location)
        }
        files.append(
          File(group: group.key, path: file.key, source: FilePath.join(folder, file.value)))
      }
    }
    for entry in try keys.network ?? [] {
      var response = Response(url: entry.key)
      response.status = try entry.value.status ?? 200
      response.contentType = try entry.value.type
      response.source = try entry.value.file.map { FilePath.join(folder, $0) }
      response.text = try entry.value.text
      guard response.source == nil || response.text == nil else {
        throw InputError(
          Diagnostic(
            .error, "two-bodies", "the response has both 'file' and 'text'", at: entry.location,
            hint: "remove one of them"))
      }
      network.append(response)
    }
  }

  private static func invalid(
    _ key: String, _ value: String, expected: String, place: SourceLocation
  ) -> InputError {
    InputError(
      Diagnostic(
        .error, "invalid-value", "invalid value '\(value)' for \(key): expected \(expected)",
        at: place))
  }
}

/// A parser of UTC times in ISO 8601 format.
enum WorldClock {
  /// Returns the seconds since 1970, or nil if the text isn't a valid time.
  static func seconds(_ text: String) -> Int? {
    let utf8 = Array(text.utf8)
    let pattern = Array("0000-00-00T00:00:00Z".utf8)
    guard utf8.count == pattern.count else { return nil }
    for (byte, wanted) in zip(utf8, pattern) {
      let isDigit = (48...57).contains(byte)
      guard wanted == UInt8(ascii: "0") ? isDigit : byte == wanted else { return nil }
    }
    func number(_ start: Int, _ count: Int) -> Int {
      utf8[start..<start + count].reduce(0) { $0 * 10 + Int($1 - 48) }
    }
    let (year, month, day) = (number(0, 4), number(5, 2), number(8, 2))
    let (hour, minute, second) = (number(11, 2), number(14, 2), number(17, 2))
    guard year >= 1970, (1...12).contains(month), (1...31).contains(day), hour < 24, minute < 60,
      second < 60
    else { return nil }
    return daysSince1970(year: year, month: month, day: day) * 86_400 + hour * 3600 + minute * 60
      + second
  }

  /// Returns the days since 1970 by the algorithm `days_from_civil`.
  ///
  /// The algorithm is from Howard Hinnant's "chrono-Compatible Low-Level Date Algorithms" (2014).
  private static func daysSince1970(year: Int, month: Int, day: Int) -> Int {
    // Years begin in March, so that the leap day is the last day of a year.
    let shifted = month <= 2 ? year - 1 : year
    let era = shifted / 400
    let yearOfEra = shifted - era * 400
    let dayOfYear = (153 * ((month + 9) % 12) + 2) / 5 + day - 1
    let dayOfEra = yearOfEra * 365 + yearOfEra / 4 - yearOfEra / 100 + dayOfYear
    return era * 146_097 + dayOfEra - 719_468
  }
}
