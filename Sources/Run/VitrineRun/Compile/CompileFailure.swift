package import VitrineBase

/// A reason why an extension's code isn't run.
package struct CompileFailure: Error, Sendable {
  package var reason: String
  /// The errors, located in the author's files.
  package var errors: [Diagnostic] = []
  /// A Boolean value that indicates whether the cause isn't in the code, so that leaving out code
  /// doesn't help.
  var isFinal = false

  /// Returns the failure of a compilation that exceeds the limit.
  static func tooLong(after seconds: Int) -> CompileFailure {
    CompileFailure(
      reason: "compiling the code takes longer than \(seconds) seconds", isFinal: true)
  }

  package init(reason: String, errors: [Diagnostic] = []) {
    self.reason = reason
    self.errors = errors
  }

  init(reason: String, isFinal: Bool) {
    self.reason = reason
    self.isFinal = isFinal
  }

  /// Creates a failure to write a file of the cache.
  init(writing failure: Disk.Failure) {
    self.init(reason: "\(failure.path) cannot be written: \(failure.reason)", isFinal: true)
  }

  /// The number of causes that are shown unless all are requested.
  private static let causeLimit = 3

  /// Returns the errors by their causes, in the order of the first occurrences.
  ///
  /// The message of a cause lists the other lines with the same text.
  package func causes(all: Bool) -> [Diagnostic] {
    var causes: [Diagnostic] = []
    var others: [[SourceLocation]] = []
    for error in errors {
      if let index = causes.firstIndex(where: { $0.message == error.message }) {
        if let place = error.location { others[index].append(place) }
      } else {
        causes.append(error)
        others.append([])
      }
    }
    let limit = all ? causes.count : Self.causeLimit
    for (index, places) in others.enumerated() where !places.isEmpty {
      let list = places.prefix(all ? places.count : Self.causeLimit).map {
        "\(FilePath.name(of: $0.file)):\($0.line)"
      }
      let rest = places.count - list.count
      causes[index].message +=
        "; also at " + listText(list + (rest > 0 ? ["\(rest) others"] : []), "and")
    }
    if causes.count > limit {
      causes[limit - 1].hint = "--verbose shows all \(causes.count) causes"
    }
    return Array(causes.prefix(limit))
  }

  /// Reads the files of a module in order.
  static func files(
    _ paths: [String], from reader: Files
  ) throws(CompileFailure) -> [SourceFile] {
    do throws(Disk.Failure) {
      return try SourceFile.all(paths, from: reader)
    } catch {
      throw CompileFailure(reason: "\(error.path) cannot be read: \(error.reason)")
    }
  }
}
