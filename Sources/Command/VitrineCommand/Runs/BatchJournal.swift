import Vitrine
import VitrineBase
import VitrineMatrix

/// The file `.plan` of a folder while a run draws into it: the plan, its world, and every file that
/// pictures were drawn from, so that a run that goes on later knows what the pictures there are.
struct BatchJournal {
  private let path: String
  private var record: SourceFileRecord

  init(_ out: String, _ plan: BatchPlan) {
    path = FilePath.join(out, Self.fileName)
    record = SourceFileRecord(plan.matrix, plan.resources)
  }

  static let fileName = ".plan"

  var files: SourceFiles { record.files }

  /// Starts the file anew, with what it has so far and what pictures that are there were drawn
  /// from.
  mutating func start(_ plan: BatchPlan, with answers: [[FileTrace.Answer]]) throws(Disk.Failure) {
    // Pictures that follow one another are mostly drawn from the same files.
    var last: [FileTrace.Answer] = []
    for part in answers where part != last {
      _ = record.add(part)
      last = part
    }
    let lines = files.sorted.map { "\($0.fingerprint) \($0.name)" }
    try Disk.write(
      Array(Self.text([plan.digest, plan.world.digest] + lines).utf8), to: path, isDurable: false)
  }

  /// Adds what a picture was drawn from, before the picture has its name.
  mutating func add(_ answers: [FileTrace.Answer]) throws(Disk.Failure) {
    let lines = record.add(answers)
    if !lines.isEmpty { try Disk.append(Array(Self.text(lines).utf8), to: path) }
  }

  func remove() throws(Disk.Failure) { try Disk.remove(path) }

  /// Lines with a line feed each, the last one too: that is how a later run recognizes a whole
  /// line.
  private static func text(_ lines: [String]) -> String {
    lines.map { $0 + "\n" }.joined()
  }

  // MARK: Going on

  /// What a run that goes on finds in its folder.
  enum Earlier {
    case nothing
    /// A run of this plan and world, from files that are still the same.
    case same
    /// What differs, as the end of a sentence.
    case other(String)
  }

  /// Takes over what an earlier run, cut off or complete, drew its pictures from.
  ///
  /// A run that was cut off left `.plan`; a complete one left `batch.json`, which has the same
  /// facts. Reading stops at the first difference, which becomes the message.
  mutating func resume(_ out: String, _ plan: BatchPlan) -> Earlier {
    var files: [(fingerprint: String, name: String)] = []
    if let bytes = try? plan.matrix.files.read(path) {
      let text = String(decoding: bytes, as: UTF8.self)
      // A line without an end was being written when the run was killed.
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
