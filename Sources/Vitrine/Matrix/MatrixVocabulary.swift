import VitrineGraphics
import VitrineImport

/// The words that a config brings itself: devices of its files, and files of data.
struct MatrixVocabulary: Sendable {
  /// The word of the axes `states` and `data` for a widget as it is.
  static let plain = "plain"

  /// Those of the config's device files.
  var devices: [Device] = []
  /// The paths of these files.
  var deviceFiles: [String] = []
  /// By the paths that the config names them by.
  var data: [(path: String, file: DataFile)] = []

  func device(named name: String) -> Device? {
    Device.named(name) ?? devices.first { $0.name == name }
  }

  func data(at path: String) -> DataFile? { data.first { $0.path == path }?.file }

  /// The device files that a config or script names: one, or several.
  mutating func readDevices(_ object: JSONObject, in folder: String) throws(ImportError) {
    guard let value = object["deviceFile"] else { return }
    let entries: [JSONValue] = if case .array(let values) = value.kind { values } else { [value] }
    for entry in entries {
      guard case .string(let path) = entry.kind else {
        throw wrongType(entry, "deviceFile", "a file's name or an array of them")
      }
      let found: DeviceFile
      do throws(RenderError) {
        found = try DeviceFile.read(FilePath.join(folder, path))
      } catch {
        throw Self.unreadable("device file", path, error, entry.location)
      }
      deviceFiles.append(path)
      for device in found.devices {
        guard !devices.contains(where: { $0.name == device.name }) else {
          throw ImportError(
            Diagnostic(
              .error, "duplicate-name", "two device files have a device named '\(device.name)'",
              at: entry.location))
        }
        devices.append(device)
      }
    }
  }

  /// A file of data by the path that is written at a place; read once.
  @discardableResult
  mutating func readData(
    _ path: String, in folder: String, at place: SourceLocation
  ) throws(ImportError) -> DataFile {
    if let known = data(at: path) { return known }
    let stem = FilePath.stem(of: path)
    guard !data.contains(where: { FilePath.stem(of: $0.path) == stem }) else {
      throw ImportError(
        Diagnostic(
          .error, "duplicate-name", "two files of data are called '\(stem)', and so their pictures",
          at: place, hint: "rename one of them"))
    }
    let whole = FilePath.join(folder, path)
    let bytes: [UInt8]
    do {
      bytes = try Disk.read(whole)
    } catch {
      throw Self.unreadable(
        "data file", path, .unreadable(path: whole, reason: error.reason), place)
    }
    let file = try DataFile.read(bytes, file: whole)
    data.append((path, file))
    return file
  }

  /// A file that isn't there is the fault of who names it; one that is wrong, its own.
  private static func unreadable(
    _ kind: String, _ path: String, _ error: RenderError, _ place: SourceLocation
  ) -> ImportError {
    switch error {
    case .invalid(let diagnostic): ImportError(diagnostic)
    case .unreadable(_, let reason):
      ImportError(
        Diagnostic(
          .error, "unreadable", "the \(kind) '\(path)' cannot be read: \(reason)", at: place))
    default: ImportError(Diagnostic(.error, "unreadable", "\(error)", at: place))
    }
  }
}
