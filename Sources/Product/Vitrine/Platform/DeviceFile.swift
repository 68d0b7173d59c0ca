public import VitrineBase
import VitrineGraphics
import VitrineImport

/// Custom devices that a file defines (docs/devices.md).
public struct DeviceFile: Sendable {
  /// The devices in the order of the file.
  public let devices: [Device]

  /// Reads `{ "devices": [ { "name": …, "screen": [360, 640], "scale": 3 }, … ] }`.
  public static func read(
    _ path: String, from files: Files = .disk
  ) throws(RenderError) -> DeviceFile {
    try readJSONFile(path, from: files, subject: "the device file") { object throws(InputError) in
      try DeviceFile(object)
    }
  }

  private init(_ object: JSONObject) throws(InputError) {
    var devices: [Device] = []
    for value in try KeyedObject<DeviceFileKeys>(object).devices ?? [] {
      let entry = try KeyedObject<DeviceKeys>(value, "a device")
      let device = try Self.device(entry)
      guard Device.named(device.name) == nil, !devices.contains(where: { $0.name == device.name })
      else {
        throw InputError(
          Diagnostic(
            .error, "duplicate-name", "a device named '\(device.name)' is there already",
            at: entry.place(of: \.name), hint: "choose another name"))
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

  /// Creates a device from its keys.
  ///
  /// The defaults are those of a phone with a home button: 2 pixels per point, a status bar of 20
  /// points and no other insets.
  private static func device(
    _ entry: KeyedObject<DeviceKeys>
  ) throws(InputError) -> Device {
    let name = try entry.required(\.name)
    if let problem = FileRoot.problem(with: name) {
      throw InputError(
        Diagnostic(
          .error, "bad-name", "the device's name \(problem)", at: entry.place(of: \.name),
          hint: "pictures are named by it; use letters, digits and '-'"))
    }
    let screen = try entry.required(\.screen)
    guard screen.count == 2, screen.allSatisfy({ (100...4000).contains($0) }) else {
      throw InputError(
        Diagnostic(
          .error, "out-of-range", "screen needs a width and a height of 100 to 4000 points",
          at: entry.place(of: \.screen)))
    }
    let idiom = try entry.idiom ?? .phone
    let bar = try entry.statusBar.map(Double.init) ?? 20
    let portrait = try entry.safeArea ?? Insets(top: bar, left: 0, bottom: 0, right: 0)
    let landscape =
      try entry.landscapeSafeArea
      ?? Insets(top: idiom == .pad ? bar : 0, left: 0, bottom: 0, right: 0)
    return Device(
      name: name, models: try entry.models ?? name,
      idiom: idiom == .phone ? .phone : .pad, screen: Size(width: screen[0], height: screen[1]),
      scale: Double(try entry.scale ?? 2), portraitSafeArea: portrait,
      landscapeSafeArea: landscape, statusBarHeight: bar)
  }
}

/// The idioms that a file can use.
///
/// The Mac is always built in.
private enum DeviceIdiom: String, CaseIterable { case phone, pad }

private struct DeviceFileKeys: JSONKeys {
  let schema = JSONKey("$schema", .string)
  let devices = JSONKey<[JSONValue]>("devices", .array(of: .written(.object)))

  static let shape = JSONShape(Self())
}

private struct DeviceKeys: JSONKeys {
  let name = JSONKey("name", .string, "its name on the command line", isRequired: true)
  let models = JSONKey("models", .string)
  let idiom = JSONKey<DeviceIdiom>("idiom", .choice)
  let screen = JSONKey<[Double]>(
    "screen", .array(of: .number, count: 2...2), "its width and height in points, portrait",
    isRequired: true)
  let scale = JSONKey("scale", .integer(in: 1...3))
  let safeArea = JSONKey("safeArea", .safeArea)
  let landscapeSafeArea = JSONKey("landscapeSafeArea", .safeArea)
  let statusBar = JSONKey("statusBar", .integer(in: 0...200))

  static let shape = JSONShape(Self())
}

extension JSONForm where Value == Insets {
  /// The insets of the safe area in points: top, left, bottom and right.
  fileprivate static var safeArea: JSONForm {
    let numbers = JSONForm<[Double]>.array(of: .number, count: 4...4)
    return JSONForm(numbers.schema) { value, key throws(InputError) in
      let edges = try numbers.read(value, key)
      guard edges.count == 4, edges.allSatisfy({ (0...500).contains($0) }) else {
        throw InputError(
          Diagnostic(
            .error, "out-of-range",
            "\(key) needs top, left, bottom and right, each of 0 to 500 points",
            at: value.location))
      }
      return Insets(top: edges[0], left: edges[1], bottom: edges[2], right: edges[3])
    }
  }
}
