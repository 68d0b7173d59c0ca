public import Vitrine
package import VitrineBase

/// The files that pictures were drawn from, by machine-independent names.
///
/// Each file has the fingerprint of its contents, or `none` if it was looked up and missing.
public struct SourceFiles: Hashable, Sendable {
  /// The fingerprints by name.
  public private(set) var fingerprints: [String: String] = [:]

  /// Creates an empty list.
  public init() {}

  /// Adds a file.
  ///
  /// Returns false if it was already added with another fingerprint.
  @discardableResult
  public mutating func add(_ name: String, _ fingerprint: String) -> Bool {
    let earlier = fingerprints.updateValue(fingerprint, forKey: name)
    return earlier == nil || earlier == fingerprint
  }

  /// Returns the first name, in sorted order, that has another fingerprint in `other`.
  public func conflict(with other: SourceFiles) -> String? {
    other.fingerprints.filter { name, fingerprint in
      fingerprints[name].map { $0 != fingerprint } ?? false
    }.keys.min()
  }

  /// Adds the files of another list.
  public mutating func add(_ other: SourceFiles) {
    fingerprints.merge(other.fingerprints) { first, _ in first }
  }

  /// The files sorted by name.
  public var sorted: [(name: String, fingerprint: String)] {
    fingerprints.sorted { $0.key < $1.key }.map { ($0.key, $0.value) }
  }
}

/// A collection of the files of a run's pictures, without duplicates.
public struct SourceFileRecord: Sendable {
  private let names: FileNames
  private let reader: Files
  private var seen: Set<FileTrace.Answer> = []
  /// The files that have been added.
  public private(set) var files = SourceFiles()

  /// Creates an empty collection for the pictures of a matrix.
  public init(_ matrix: Matrix, _ resources: Resources) {
    names = FileNames(matrix.config, resources)
    reader = resources.files
  }

  /// Adds the files that a picture was drawn from and returns a line, `FINGERPRINT NAME`, for each
  /// new file.
  ///
  /// Other file requests, for example for the names in a folder, aren't recorded, because they only
  /// determine which files are read.
  package mutating func add(_ answers: [FileTrace.Answer]) -> [String] {
    var lines: [String] = []
    for answer in answers where answer.question == .contents && seen.insert(answer).inserted {
      let name = names.name(of: answer.path)
      guard files.fingerprints[name] != answer.answer, !name.contains("\n") else { continue }
      files.add(name, answer.answer)
      lines.append("\(answer.answer) \(name)")
    }
    return lines
  }

  /// Adds a file of an earlier run.
  ///
  /// Returns whether the file is unchanged.
  package mutating func resume(_ fingerprint: String, _ name: String) -> Bool {
    files.add(name, fingerprint)
    return reader.answer(.contents, names.path(of: name)) == fingerprint
  }
}
