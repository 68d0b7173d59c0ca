public import Vitrine
package import VitrineBase

/// The files that pictures were drawn from, by names that mean the same on every machine, each with a
/// fingerprint of what it held, or `none` where it was looked for and missing.
public struct SourceFiles: Hashable, Sendable {
  public private(set) var fingerprints: [String: String] = [:]

  public init() {}

  /// Adds a file; false where it was there with other contents.
  @discardableResult
  public mutating func add(_ name: String, _ fingerprint: String) -> Bool {
    let earlier = fingerprints.updateValue(fingerprint, forKey: name)
    return earlier == nil || earlier == fingerprint
  }

  /// The name of the first file, in the order of names, that both have with other contents.
  public func conflict(with other: SourceFiles) -> String? {
    other.fingerprints.filter { name, fingerprint in
      fingerprints[name].map { $0 != fingerprint } ?? false
    }.keys.min()
  }

  public mutating func add(_ other: SourceFiles) {
    fingerprints.merge(other.fingerprints) { first, _ in first }
  }

  /// Sorted by name.
  public var sorted: [(name: String, fingerprint: String)] {
    fingerprints.sorted { $0.key < $1.key }.map { ($0.key, $0.value) }
  }
}

/// Collects the files of a run's pictures, each once.
public struct SourceFileRecord: Sendable {
  private let names: FileNames
  private let reader: Files
  private var seen: Set<FileTrace.Answer> = []
  public private(set) var files = SourceFiles()

  public init(_ matrix: Matrix, _ resources: Resources) {
    names = FileNames(matrix.config, resources)
    reader = resources.files
  }

  /// Adds what a picture was drawn from; the lines of files that are new, `FINGERPRINT NAME`.
  ///
  /// What else was asked, such as which names a folder has, led to these files or away from them.
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

  /// Takes over a file of an earlier run; whether it is still what it was.
  package mutating func resume(_ fingerprint: String, _ name: String) -> Bool {
    files.add(name, fingerprint)
    return reader.answer(.contents, names.path(of: name)) == fingerprint
  }
}
