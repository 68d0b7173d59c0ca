package import VitrineBase

/// The test target of a package, found by the folders of packages: `Tests/NAME` and `Sources/NAME`.
///
/// The manifest isn't executed.
package struct SnapshotPackage: Sendable {
  /// The folder of the package.
  package let folder: String
  /// The name of the test target.
  package let target: String
  /// The Swift files of the target.
  package let sources: [String]

  /// The reason why a package has no tests to run.
  package struct Failure: Error {
    package var reason: String
  }

  /// Finds a test target, or the only one that imports SnapshotTesting.
  package init(_ folder: String, target: String?, from files: Files) throws(Failure) {
    self.folder = folder
    let tests = FilePath.join(folder, "Tests")
    let targets = Set(
      files.paths(under: tests).filter { FilePath.suffix(of: $0) == "swift" }.compactMap {
        FilePath.relative($0, to: tests).split(separator: "/").first.map(String.init)
      }
    ).sorted()
    func sources(_ target: String) -> [String] {
      files.paths(under: FilePath.join(tests, target))
        .filter { FilePath.suffix(of: $0) == "swift" }
    }
    let matches =
      target.map { [$0] }
      ?? targets.filter { target in
        sources(target).contains { path in
          (try? files.read(path)).map { SourceFile(path, $0).imports.contains("SnapshotTesting") }
            ?? false
        }
      }
    guard let match = matches.first, targets.contains(match) else {
      throw Failure(
        reason: target.map { "\(tests) has no target \($0)" }
          ?? "no target in \(tests) imports SnapshotTesting")
    }
    guard matches.count == 1 else {
      throw Failure(
        reason: "several targets import SnapshotTesting: \(listText(matches, "and")); name one "
          + "with --target")
    }
    self.target = match
    self.sources = sources(match)
  }
}
