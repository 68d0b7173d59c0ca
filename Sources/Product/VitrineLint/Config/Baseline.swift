public import Vitrine
public import VitrineBase
import VitrineGraphics
import VitrineImport

/// The findings that a project accepts, so that only new ones are reported.
///
/// A finding is identified by its rule, file and object. Its line isn't used, so that edits
/// elsewhere in the file don't make it new. The baseline counts equal findings and covers that many
/// of them.
public struct Baseline: Sendable {
  private struct Key: Hashable {
    var rule: String
    var file: String
    var object: String
  }

  private var counts: [Key: Int] = [:]

  /// The schema of the file that this version reads and writes.
  static let schema = 1

  /// Reads a baseline.
  ///
  /// Throws an error if a newer version wrote it.
  public static func read(
    _ path: String, from files: Files = .disk
  ) throws(RenderError) -> Baseline {
    try readJSONFile(path, from: files, subject: "the baseline") { object throws(InputError) in
      try Baseline(object)
    }
  }

  private init(_ object: JSONObject) throws(InputError) {
    // A newer version's file may have other keys, so its schema is read first.
    let unchecked = KeyedObject<BaselineKeys>(partOf: object)
    let schema = try unchecked.schema ?? 0
    guard schema <= Self.schema else {
      let version = try unchecked.version.map { " by version \($0)" } ?? ""
      throw InputError(
        Diagnostic(
          .error, "newer-baseline",
          "the baseline has schema \(schema), written\(version); this version reads \(Self.schema)",
          at: unchecked.place(of: \.schema),
          hint: "update vitrine, or rewrite the baseline with --write-baseline"))
    }
    guard schema > 0 else {
      throw InputError(
        Diagnostic(
          .error, "missing-key", "the baseline has no 'schema'", at: object.location,
          hint: "write it with --write-baseline"))
    }
    for value in try KeyedObject<BaselineKeys>(object).findings ?? [] {
      let entry = try KeyedObject<BaselineFindingKeys>(value, "a finding")
      let key = Key(
        rule: try entry.rule ?? "", file: try entry.file ?? "", object: try entry.object ?? "")
      counts[key, default: 0] += try entry.count ?? 1
    }
  }

  /// Creates a baseline that covers the given findings.
  public init(_ findings: [Finding]) {
    for finding in findings { counts[Self.key(finding), default: 0] += 1 }
  }

  private static func key(_ finding: Finding) -> Key {
    Key(rule: finding.rule, file: finding.place?.file ?? "", object: finding.object ?? "")
  }

  /// Returns the findings that the baseline doesn't cover.
  ///
  /// Of several equal findings the first ones are covered, because they can't be distinguished.
  public func new(among findings: [Finding]) -> [Finding] {
    var left = counts
    return findings.filter { finding in
      guard let count = left[Self.key(finding)], count > 0 else { return true }
      left[Self.key(finding)] = count - 1
      return false
    }
  }

  /// The baseline as JSON, sorted by location, so that versions differ in few lines.
  public var json: String {
    var json = JSONWriter()
    let entries = counts.sorted { a, b in
      (a.key.file, a.key.rule, a.key.object) < (b.key.file, b.key.rule, b.key.object)
    }
    let (file, finding) = (BaselineKeys.shape.keys, BaselineFindingKeys.shape.keys)
    json.object { json in
      json.key(file.schema.name)
      json.integer(Self.schema)
      json.key(file.version.name)
      json.string(Version.current)
      json.key(file.findings.name)
      json.array { json in
        for (key, count) in entries {
          json.line()
          json.object { json in
            json.key(finding.rule.name)
            json.string(key.rule)
            json.key(finding.file.name)
            json.string(key.file)
            json.key(finding.object.name)
            json.string(key.object)
            json.key(finding.count.name)
            json.integer(count)
          }
        }
      }
    }
    return json.text + "\n"
  }
}
