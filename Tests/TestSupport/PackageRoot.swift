import Foundation

/// Where the package's own files are, for tests that read them.
public enum PackageRoot {
  public static let path: String = {
    var url = URL(fileURLWithPath: #filePath)
    for _ in 0..<3 { url.deleteLastPathComponent() }
    return url.path
  }()

  public static func file(_ relative: String) -> String { path + "/" + relative }

  /// Returns the names in a folder of the package, sorted.
  public static func entries(_ folder: String) -> [String] {
    ((try? FileManager.default.contentsOfDirectory(atPath: file(folder))) ?? []).sorted()
  }
}
