import Vitrine
import VitrineBase
import VitrineMatrix

/// The file `.plan` of a folder while a run draws into it.
///
/// It contains the plan, its world, and every file that pictures were drawn from, so that a resumed
/// run can check the existing pictures.
struct BatchJournal {
  private let path: String
  private var record: SourceFileRecord

  init(_ out: String, _ plan: BatchPlan) {
    path = FilePath.join(out, Self.fileName)
    record = SourceFileRecord(plan.matrix, plan.resources)
  }

  static let fileName = ".plan"

  var files: SourceFiles { record.files }

  /// Starts a new file with the known files and the files of pictures that are kept.
  mutating func start(_ plan: BatchPlan, with answers: [[FileTrace.Answer]]) throws(Disk.Failure) {
    // Successive pictures are mostly drawn from the same files.
    var last: [FileTrace.Answer] = []
    for part in answers where part != last {
      _ = record.add(part)
      last = part
    }
    let lines = files.sorted.map { "\($0.fingerprint) \($0.name)" }
    try Disk.write(
      Array(Self.text([plan.digest, plan.world.digest] + lines).utf8), to: path, isDurable: false)
  }

  /// Adds the files that a picture was drawn from, before the picture has its name.
  mutating func add(_ answers: [FileTrace.Answer]) throws(Disk.Failure) {
    let lines = record.add(answers)
    if !lines.isEmpty { try Disk.append(Array(Self.text(lines).utf8), to: path) }
  }

  func remove() throws(Disk.Failure) { try Disk.remove(path) }

  /// Ends every line with a line feed, by which a later run recognizes complete lines.
  private static func text(_ lines: [String]) -> String {
    lines.map { $0 + "\n" }.joined()
  }

  // MARK: Going on

  /// The content that a resumed run finds in its folder.
  enum Earlier {
    case nothing
    /// A run of this plan and world, from files that haven't changed.
    case same
    /// Another run.
    ///
    /// The text is the difference, as the end of a sentence.
    case other(String)
  }

  /// Takes over the files of an earlier run, cut off or complete.
  ///
  /// A run that was cut off left `.plan`. A complete run left `batch.json`, which has the same
  /// facts. Reading stops at the first difference, which becomes the message.
  mutating func resume(_ out: String, _ plan: BatchPlan) -> Earlier {
    var files: [(fingerprint: String, name: String)] = []
    if let bytes = try? plan.matrix.files.read(path) {
      let text = String(decoding: bytes, as: UTF8.self)
      // An incomplete line was being written when the run was killed.
      let lines = text.split(separator: "\n", omittingEmptySubsequences: false).dropLast()
      guard lines.first.map(String.init) == plan.digest else {
        return .other("of another config, input or version")
      }
      guard lines.dropFirst().first.map(String.init) == plan.world.digest else {
        return .other("of another world, with another program, other fonts or other wallpapers")
      }
      for line in lines.dropFirst(2) {
        let parts = line.split(separator: " ", maxSplits: 1)
        if parts.count == 2 { files.append((String(parts[0]), String(parts[1]))) }
      }
    } else if let manifest = try? BatchManifest.read(out, from: plan.matrix.files) {
      guard manifest.plan == plan.digest else {
        return .other("of another config, input or version")
      }
      guard let world = manifest.world else { return .other("by an older version") }
      if let difference = world.difference(from: plan.world) {
        return .other("of another world, with \(difference)")
      }
      files = manifest.files.sorted.map { ($0.fingerprint, $0.name) }
    } else {
      return .nothing
    }
    for file in files where !record.resume(file.fingerprint, file.name) {
      return .other("from another \(file.name)")
    }
    return .same
  }
}
