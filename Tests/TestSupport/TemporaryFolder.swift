import Foundation

/// A folder that is gone after the test.
public final class TemporaryFolder {
  public let path: String

  public init() throws {
    path = NSTemporaryDirectory() + "/vitrine-\(UUID().uuidString)"
    try FileManager.default.createDirectory(atPath: path, withIntermediateDirectories: true)
  }

  deinit { try? FileManager.default.removeItem(atPath: path) }

  public func write(_ text: String, to name: String) throws -> String {
    try write(Array(text.utf8), to: name)
  }

  public func write(_ bytes: [UInt8], to name: String) throws -> String {
    let file = URL(fileURLWithPath: path + "/" + name)
    try FileManager.default.createDirectory(
      at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
    try Data(bytes).write(to: file)
    return path + "/" + name
  }

  public var names: [String] {
    ((try? FileManager.default.contentsOfDirectory(atPath: path)) ?? []).sorted()
  }
}
