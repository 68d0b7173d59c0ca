import VitrineBase
import VitrineGraphics
import VitrineImport

/// Devices that a file defines beside ours (docs/devices.md).
public struct DeviceFile: Sendable {
  public let devices: [Device]

  /// Reads `{ "devices": [ { "name": …, "screen": [360, 640], "scale": 3 }, … ] }`.
  public static func read(_ path: String) throws(RenderError) -> DeviceFile {
    try readJSONFile(path, "the device file") { object throws(InputError) in
      try DeviceFile(object)
    }
  }

  private init(_ object: JSONObject) throws(InputError) {
    try object.allowOnly(["$schema", "devices"])
    var devices: [Device] = []
    for value in try object.array("devices") ?? [] {
      let entry = try JSONObject(value, "a device")
      let device = try Self.device(entry)
      guard Device.named(device.name) == nil, !devices.contains(where: { $0.name == device.name })
      else {
        throw InputError(
          Diagnostic(
            .error, "duplicate-name", "a device named '\(device.name)' is there already",
            at: entry["name"]?.location, hint: "choose another name"))
      }
      devices.append(device)
    }
    guard !devices.isEmpty else {
      throw InputError(
        Diagnostic(
          .error, "missing-key", "the device file has no 'devices'", at: object.location))
    }
    self.devices = devices
  }

  private static func device(_ entry: JSONObject) throws(InputError) -> Device {
    try entry.allowOnly([
      "name", "models", "idiom", "screen", "scale", "safeArea", "landscapeSafeArea", "statusBar",
    ])
    guard let name = try entry.string("name"), !name.isEmpty else {
      throw missing("name", "its name on the command line", entry)
    }
    if let problem = FileRoot.problem(with: name) {
      throw InputError(
        Diagnostic(
          .error, "bad-name", "the device's name \(problem)", at: entry["name"]?.location,
          hint: "pictures are named by it; use letters, digits and '-'"))
    }
    guard let screen = try entry.numbers("screen") else {
      throw missing("screen", "its width and height in points, portrait", entry)
    }
    guard screen.count == 2, screen.allSatisfy({ (100...4000).contains($0) }) else {
      throw InputError(
        Diagnostic(
          .error, "out-of-range", "screen needs a width and a height of 100 to 4000 points",
          at: entry["screen"]?.location))
    }
    let idiom = try entry.choice("idiom", DeviceIdiom.self) ?? .phone
    let bar = try entry.integer("statusBar", in: 0...200).map(Double.init) ?? 20
    let portrait =
      try insets(entry, "safeArea") ?? Insets(top: bar, left: 0, bottom: 0, right: 0)
    let landscape =
      try insets(entry, "landscapeSafeArea")
      ?? Insets(top: idiom == .pad ? bar : 0, left: 0, bottom: 0, right: 0)
    return Device(
      name: name, models: try entry.string("models") ?? name,
      idiom: idiom == .phone ? .phone : .pad, screen: Size(width: screen[0], height: screen[1]),
      scale: Double(try entry.integer("scale", in: 1...3) ?? 2), portraitSafeArea: portrait,
      landscapeSafeArea: landscape, statusBarHeight: bar)
  }

  /// The idioms that a file may name: the Mac is ours alone.
  private enum DeviceIdiom: String, CaseIterable { case phone, pad }

  private static func insets(
    _ entry: JSONObject, _ key: String
  ) throws(InputError) -> Insets? {
    guard let numbers = try entry.numbers(key) else { return nil }
    guard numbers.count == 4, numbers.allSatisfy({ (0...500).contains($0) }) else {
      throw InputError(
        Diagnostic(
          .error, "out-of-range",
          "\(key) needs top, left, bottom and right, each of 0 to 500 points",
          at: entry[key]?.location))
    }
    return Insets(top: numbers[0], left: numbers[1], bottom: numbers[2], right: numbers[3])
  }

  private static func missing(
    _ key: String, _ meaning: String, _ entry: JSONObject
  ) -> InputError {
    InputError(
      Diagnostic(
        .error, "missing-key", "a device has no '\(key)', \(meaning)", at: entry.location))
  }
}
