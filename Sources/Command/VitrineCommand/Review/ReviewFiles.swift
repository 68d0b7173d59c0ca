import Vitrine
import VitrineBase
import VitrineMatrix
import VitrineReport

/// The files of a review.
enum ReviewFiles {
  static func batch(_ folder: String, _ files: Files) throws(CommandError) -> BatchManifest {
    do throws(RenderError) {
      return try BatchManifest.read(folder, from: files)
    } catch {
      throw CommandError(code: .invalidInput, message: error.description)
    }
  }

  /// Reads and merges the decisions of all reviewers.
  ///
  /// Throws an error that lists all conflicts between the files.
  static func verdicts(
    _ paths: [String], _ files: Files
  ) throws(CommandError) -> ReviewVerdicts {
    var merged = ReviewVerdicts()
    var conflicts: [String] = []
    for path in paths {
      let verdicts: ReviewVerdicts
      do throws(RenderError) {
        verdicts = try readJSONFile(path, from: files, subject: "the verdicts") {
          object throws(InputError) in
          try ReviewVerdicts(object)
        }
      } catch {
        throw CommandError(code: .invalidInput, message: error.description)
      }
      conflicts += merged.merge(verdicts).map { "\(path): error: \($0.description)" }
    }
    guard conflicts.isEmpty else {
      throw CommandError(code: .invalidInput, message: conflicts.joined(separator: "\n"))
    }
    return merged
  }
}
