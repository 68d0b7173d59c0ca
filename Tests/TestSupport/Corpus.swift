import Foundation

/// Real storyboards that stand beside the package where there are any, or where `VITRINE_CORPUS` is.
public enum Corpus {
  public static let folder =
    ProcessInfo.processInfo.environment["VITRINE_CORPUS"] ?? PackageRoot.file("../shared/corpus")

  /// The files of one of its folders, sorted; none where there is no corpus.
  public static func files(_ name: String) -> [String] {
    let entries =
      (try? FileManager.default.contentsOfDirectory(atPath: "\(folder)/\(name)")) ?? []
    return entries.sorted().map { "\(folder)/\(name)/\($0)" }
  }
}
