import CSandbox
import CoreLocation
import Foundation
import Glibc
import Vitrine
import VitrineBase
import VitrineWire

/// The environment of a request in Foundation: its defaults, files and network.
@MainActor
struct RunningWorld {
  private let request: RunRequest

  init(_ request: RunRequest) { self.request = request }

  /// Prepares the environment in the scratch folder.
  ///
  /// The launcher has set the clock and the seed, and copied the files.
  func prepare() throws(WireError) {
    // The locale precedes everything else, because Foundation creates the current one only once.
    let language = request.variant.locale.replacing("-", with: "_") + ".UTF-8"
    for name in ["LANG", "LC_ALL"] { _ = unsafe setenv(name, language, 1) }
    try RunningLanguage(request.variant.locale).start()
    let model = request.variant.device.idiom == .pad ? "iPad" : "iPhone"
    unsafe vitrine_set_device(Int32(request.variant.system.version), model)
    RunningPlurals.start(device: model)
    vitrine_order_tasks()
    for suite in request.world.defaults { fill(suite) }
    unsafe AppGroups.folder = request.scratch + "/groups"
    try RunningNetwork.start(request.world.network)
    CLLocationManager.place(at: request.world.location.map(Self.location))
  }

  private static func location(_ position: RunWorld.Position) -> CLLocation {
    CLLocation(
      coordinate: CLLocationCoordinate2D(
        latitude: position.latitude, longitude: position.longitude),
      altitude: position.altitude, horizontalAccuracy: position.accuracy,
      verticalAccuracy: position.accuracy, timestamp: Date())
  }

  private func fill(_ suite: RunWorld.Suite) {
    let defaults = suite.name == "standard" ? .standard : UserDefaults(suiteName: suite.name)
    guard let defaults, case .object(let members) = suite.values.kind else { return }
    for member in members { defaults.set(Self.value(member.value), forKey: member.key) }
  }

  /// Converts a JSON value to one of a property list.
  ///
  /// Integers remain integers, as an app stores them.
  private static func value(_ value: JSONValue) -> Any? {
    switch value.kind {
    case .string(let text): text
    case .number(let number): Int(exactly: number).map { $0 as Any } ?? number
    case .bool(let flag): flag
    case .array(let values): values.compactMap(self.value)
    case .object(let members):
      Dictionary(members.map { ($0.key, self.value($0.value) ?? "") }) { $1 }
    case .null: nil
    }
  }
}

/// The folders that apps share with their extensions.
enum AppGroups {
  /// The parent of the folders.
  nonisolated(unsafe) static var folder = ""

  static func container(of group: String) -> URL? {
    let isPlain = group.allSatisfy { $0.isLetter || $0.isNumber || "._-".contains($0) }
    guard isPlain, !group.isEmpty, !group.hasPrefix(".") else { return nil }
    let url = unsafe URL(fileURLWithPath: folder).appendingPathComponent(group)
    try? FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
    return url
  }
}

extension FileManager {
  /// Returns the folder of an app group, which contains the configured files.
  public func containerURL(forSecurityApplicationGroupIdentifier group: String) -> URL? {
    AppGroups.container(of: group)
  }
}
