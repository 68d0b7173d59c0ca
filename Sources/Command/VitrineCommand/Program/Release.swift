import CRelease
import Vitrine

/// The name of this build, for people.
enum Release {
  /// The version and the commit, such as `0.2.0 (1a2b3c4d5e6f)`.
  ///
  /// The first word is the version in every build. A build that isn't a release has no commit.
  static let name: String = {
    let commit = unsafe String(cString: vitrine_release_commit())
    return commit.isEmpty ? Version.current : "\(Version.current) (\(commit))"
  }()
}
