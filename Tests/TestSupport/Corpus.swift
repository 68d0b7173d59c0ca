import Foundation

/// Real storyboards that stand beside the package where there are any, or where `VITRINE_CORPUS` is.
public enum Corpus {
  public static let folder =
    ProcessInfo.processInfo.environment["VITRINE_CORPUS"] ?? PackageRoot.file("../shared/corpus")

  /// Returns the files of a folder, sorted, or an empty list without the corpus.
  ///
  /// Tests that aren't slow proofs take every fourth file.
  public static func sample(_ name: String) -> [String] {
    Slow.isOn ? files(name) : files(name).enumerated().filter { $0.offset % 4 == 0 }.map(\.element)
  }

  /// Returns the files of a folder, sorted, or an empty list without the corpus.
  public static func files(_ name: String) -> [String] {
    let entries =
      (try? FileManager.default.contentsOfDirectory(atPath: "\(folder)/\(name)")) ?? []
    return entries.sorted().map { "\(folder)/\(name)/\($0)" }
  }
}
