import Foundation

/// A folder that is gone after the test.
final class TestFolder {
  let path: String

  init() throws {
    path = NSTemporaryDirectory() + "/vitrine-lint-\(UUID().uuidString)"
    try FileManager.default.createDirectory(atPath: path, withIntermediateDirectories: true)
  }

  deinit { try? FileManager.default.removeItem(atPath: path) }

  func write(_ text: String, to name: String) throws -> String {
    try Data(text.utf8).write(to: URL(fileURLWithPath: path + "/" + name))
    return path + "/" + name
  }
}
