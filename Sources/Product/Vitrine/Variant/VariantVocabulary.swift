package import VitrineBase
import VitrineGraphics
package import VitrineImport

/// The words that a config defines: the devices of its device files, and its data files.
package struct VariantVocabulary: Sendable {
  /// The word of the axes `states` and `data` that leaves a widget unchanged.
  package static let plain = "plain"

  /// The devices of the config's device files.
  package var devices: [Device] = []
  /// The paths of the device files.
  package var deviceFiles: [String] = []
  /// The data files, with their paths in the config.
  package var data: [(path: String, file: DataFile)] = []

  /// The reader for named files.
  private let files: Files

  package init(_ files: Files = .disk) { self.files = files }

  package func device(named name: String) -> Device? {
    Device.named(name) ?? devices.first { $0.name == name }
  }

  package func data(at path: String) -> DataFile? { data.first { $0.path == path }?.file }

  /// Reads the device files that a config or script names.
  package mutating func readDevices(
    _ paths: [Located], in folder: String
  ) throws(InputError) {
    for entry in paths {
      let path = entry.word
      let found: DeviceFile
      do throws(RenderError) {
        found = try DeviceFile.read(FilePath.join(folder, path), from: files)
      } catch {
        throw Self.unreadable("device file", path, error: error, at: entry.location)
      }
      deviceFiles.append(path)
      for device in found.devices {
        guard !devices.contains(where: { $0.name == device.name }) else {
          throw InputError(
            Diagnostic(
              .error, "duplicate-name", "two device files have a device named '\(device.name)'",
              at: entry.location))
        }
        devices.append(device)
      }
    }
  }

  /// Reads the data file at a path, if it hasn't been read.
  @discardableResult
  package mutating func readData(
    _ path: String, in folder: String, at place: SourceLocation
  ) throws(InputError) -> DataFile {
    if let file = data(at: path) { return file }
    let stem = FilePath.stem(of: path)
    guard !data.contains(where: { FilePath.stem(of: $0.path) == stem }) else {
      throw InputError(
        Diagnostic(
          .error, "duplicate-name", "two files of data are called '\(stem)', and so their pictures",
          at: place, hint: "rename one of them"))
    }
    let whole = FilePath.join(folder, path)
    let bytes: [UInt8]
    do {
      bytes = try files.read(whole)
    } catch {
      throw Self.unreadable(
        "data file", path, error: .unreadable(path: whole, reason: error.reason), at: place)
    }
    let file = try DataFile.read(bytes, file: whole)
    data.append((path, file))
    return file
  }

  /// Returns the error for an unreadable file.
  ///
  /// A missing file is reported where it is named, and a malformed one where the error is.
  private static func unreadable(
    _ kind: String, _ path: String, error: RenderError, at place: SourceLocation
  ) -> InputError {
    switch error {
    case .invalid(let diagnostic): InputError(diagnostic)
    case .unreadable(_, let reason):
      InputError(
        Diagnostic(
          .error, "unreadable", "the \(kind) '\(path)' cannot be read: \(reason)", at: place))
    default: InputError(Diagnostic(.error, "unreadable", "\(error)", at: place))
    }
  }
}
