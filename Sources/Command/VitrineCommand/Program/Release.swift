import CRelease
import Vitrine
import VitrineBase

/// The name of this build, for people.
enum Release {
  /// The version and the commit, such as `0.2.0 (1a2b3c4d5e6f)`.
  ///
  /// The first word is the version in every build. A build in a checkout isn't linked again for each
  /// commit, so its name says that the commit is the checkout's.
  static var name: String {
    if let commit { return "\(Version.current) (\(commit))" }
    return checkoutCommit.map { "\(Version.current) (built in a checkout of \($0))" }
      ?? Version.current
  }

  /// The commit of a release.
  ///
  /// Nil in other builds.
  private static let commit: String? = {
    let commit = unsafe String(cString: vitrine_release_commit())
    return commit.isEmpty ? nil : commit
  }()

  /// The present commit of the checkout in whose `.build` the program lies, with `+` if tracked files
  /// were changed since.
  ///
  /// Nil elsewhere, or if git can't tell.
  private static let checkoutCommit: String? = {
    guard let program = Disk.programPath, let place = program.firstRange(of: "/.build/") else {
      return nil
    }
    return GitHistory(folder: String(program[..<place.lowerBound])).commit
  }()

  /// Writes the version and the commit.
  static func write(_ json: inout JSONWriter) {
    json.pair("version", Version.current)
    if let commit { json.pair("commit", commit) }
    if commit == nil, let checkoutCommit { json.pair("checkout", checkoutCommit) }
  }
}
