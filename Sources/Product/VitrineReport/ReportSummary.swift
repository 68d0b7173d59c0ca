import VitrineBase

/// The summary of a report for a pull request: counts, and one row for each edit or cause.
public struct ReportSummary: Sendable {
  /// The pictures that changed for one reason.
  public struct Cause: Sendable {
    /// The title of the edit, or the name of the cause if the edit is unknown.
    public var name: String
    /// A Boolean value that indicates whether the edit is known.
    public var isEdit = false
    /// The most frequent effect of the edit, or an empty text.
    public var effect = ""
    /// The number of pictures with this cause.
    public var count: Int
    /// The name of the first picture with this cause.
    public var example: String
    /// The URLs of the example's changed part before and now.
    ///
    /// Nil if it has none.
    public var before: String?
    /// The URL of the changed part now.
    ///
    /// Nil if the example has none.
    public var now: String?
  }

  private let title: String
  private let pictures: Int
  private let counts: [(status: ReportEntry.Status, count: Int)]
  /// The number of pictures for each rule with findings.
  private typealias RuleCounts = [(id: String, count: Int)]
  private let rules: RuleCounts
  /// The counts of new and resolved findings.
  ///
  /// Nil if the findings of the earlier version are unknown.
  private let newAndGone: (new: RuleCounts, gone: RuleCounts)?
  private let failures: [String]
  /// The causes of changes.
  public var causes: [Cause] = []

  /// Creates a summary.
  ///
  /// Causes are sorted by descending number of pictures, then by their first picture.
  public init(_ page: ReportPage) {
    title = page.title
    pictures = page.entries.count
    counts = ReportEntry.Status.allCases.compactMap { status in
      let count = page.entries.count { $0.status == status }
      return count == 0 ? nil : (status, count)
    }
    failures = page.entries.filter { $0.status == .failed }.map(\.name)
    func pictureCounts(_ rules: KeyPath<ReportEntry, [Int]>) -> RuleCounts {
      page.rules.indices.compactMap { rule in
        let count = page.entries.count { $0[keyPath: rules].contains(rule) }
        return count == 0 ? nil : (page.rules[rule].id, count)
      }
    }
    rules = pictureCounts(\.rules)
    newAndGone =
      page.hasEarlierFindings ? (pictureCounts(\.newRules), pictureCounts(\.goneRules)) : nil
    var places: [String: Int] = [:]
    var effects: [[String: Int]] = []
    for entry in page.entries where !entry.group.isEmpty {
      let name = entry.edit.isEmpty ? entry.group : entry.edit
      let place = places[name] ?? causes.count
      if place == causes.count {
        places[name] = place
        causes.append(
          Cause(name: name, isEdit: !entry.edit.isEmpty, count: 0, example: entry.name))
        effects.append([:])
      }
      causes[place].count += 1
      effects[place][entry.group, default: 0] += 1
    }
    for place in causes.indices where causes[place].isEdit {
      let common = effects[place].max { ($0.value, $1.key) < ($1.value, $0.key) }
      causes[place].effect = common?.key ?? ""
    }
    // Sorting by index as well preserves the order of equal counts.
    let order = causes.indices.sorted { (causes[$1].count, $0) < (causes[$0].count, $1) }
    causes = order.map { causes[$0] }
  }

  /// Returns Markdown for a comment.
  ///
  /// `page` is the URL of the review page.
  public func markdown(page: String) -> String {
    var text = "## \(Self.escaped(title))\n\n"
    let words = counts.map { "\($0.count) \($0.status.rawValue)" }.joined(separator: ", ")
    text += "[\(pictures) pictures](\(page)): \(words)\n"
    if !causes.isEmpty {
      text += Self.table(causes.prefix(Self.rowLimit), page: page)
      let rest = causes.dropFirst(Self.rowLimit)
      if !rest.isEmpty {
        let count = rest.reduce(0) { $0 + $1.count }
        text += "\n<details><summary>\(rest.count) more, \(count) pictures</summary>\n"
        text += Self.table(rest, page: page) + "\n</details>\n"
      }
    }
    if !failures.isEmpty {
      text += "\nFailed: \(failures.map(Self.escaped).joined(separator: ", "))\n"
    }
    if let newAndGone {
      text += Self.line("New findings", newAndGone.new, change: "new", page: page)
      text += Self.line("Gone findings", newAndGone.gone, change: "gone", page: page)
    }
    if !rules.isEmpty {
      text += Self.line(
        newAndGone == nil ? "Findings" : "All findings", rules, change: nil, page: page)
    }
    return text
  }

  /// The number of rows that a reader sees at once, which are the rows with pictures.
  package static let rowLimit = 20

  private static func table(_ causes: ArraySlice<Cause>, page: String) -> String {
    var text = "\n| pictures | change | before | now |\n|---|---|---|---|\n"
    for cause in causes {
      let link = "\(page)#\(cause.isEdit ? "edit" : "cause")=\(encoded(cause.name))"
      text += "| [\(cause.count)](\(link)) | \(rich(cause.name))"
      text += cause.effect.isEmpty ? " | " : "<br>\(rich(cause.effect)) | "
      text += "\(image(cause.before, "before")) | \(image(cause.now, "now")) |\n"
    }
    return text
  }

  /// Returns a line with the number of pictures for each rule.
  ///
  /// `change` is the page's filter for new or resolved findings.
  private static func line(
    _ title: String, _ rules: RuleCounts, change: String?, page: String
  ) -> String {
    guard !rules.isEmpty else { return "\n\(title): none\n" }
    let findings = rules.map { rule in
      let words = "\(rule.id) in \(rule.count)"
      guard let change else { return words }
      return "[\(words)](\(page)#since=\(change)+\(encoded(rule.id)))"
    }
    return "\n\(title): \(findings.joined(separator: ", ")) pictures\n"
  }

  /// The summary as JSON, schema 1.
  public var json: String {
    var json = JSONWriter()
    json.object { json in
      json.key("schema")
      json.integer(1)
      json.key("title")
      json.string(title)
      json.key("pictures")
      json.integer(pictures)
      json.key("counts")
      json.object { json in
        for (status, count) in counts {
          json.key(status.rawValue)
          json.integer(count)
        }
      }
      json.key("causes")
      json.array { json in
        for cause in causes { Self.write(cause, to: &json) }
      }
      json.key("failures")
      json.array { json in
        for failure in failures { json.string(failure) }
      }
      Self.write("findings", rules, to: &json)
      if let newAndGone {
        Self.write("newFindings", newAndGone.new, to: &json)
        Self.write("goneFindings", newAndGone.gone, to: &json)
      }
    }
    return json.text + "\n"
  }

  private static func write(_ key: String, _ rules: RuleCounts, to json: inout JSONWriter) {
    json.key(key)
    json.object { json in
      for (id, count) in rules {
        json.key(id)
        json.integer(count)
      }
    }
  }

  private static func write(_ cause: Cause, to json: inout JSONWriter) {
    json.line()
    json.object { json in
      json.key("name")
      json.string(cause.name)
      if cause.isEdit {
        json.key("effect")
        json.string(cause.effect)
      }
      json.key("count")
      json.integer(cause.count)
      for (key, value) in [
        ("example", cause.example), ("before", cause.before), ("now", cause.now),
      ] {
        guard let value else { continue }
        json.key(key)
        json.string(value)
      }
    }
  }

  /// Returns a Markdown image, or an empty string if the cause has no picture.
  private static func image(_ address: String?, _ label: String) -> String {
    address.map { "![\(label)](\($0))" } ?? ""
  }

  /// Returns text with its `names` as code and the rest escaped.
  ///
  /// In a code span of a table, only the vertical bar needs an escape.
  package static func rich(_ text: String) -> String {
    let parts = text.split(separator: "`", omittingEmptySubsequences: false)
    guard !parts.count.isMultiple(of: 2) else { return escaped(text) }
    return parts.enumerated().map { index, part in
      guard !index.isMultiple(of: 2) else { return escaped(String(part)) }
      let code = part.map { character in
        character.isNewline ? " " : character == "|" ? "\\|" : String(character)
      }.joined()
      return code.allSatisfy { $0 == " " } ? code : "`\(code)`"
    }.joined()
  }

  /// Returns text with Markdown's characters escaped and without line breaks, which would end the
  /// table's row.
  package static func escaped(_ text: String) -> String {
    var result = ""
    for character in text {
      switch character {
      case "\\", "`", "*", "_", "[", "]", "<", ">", "|", "#", "~", "&", "!", "@":
        result += "\\" + String(character)
      case "\n", "\r", "\r\n": result += " "
      default: result.append(character)
      }
    }
    return result
  }

  /// Returns a percent-encoded value for the page's URL.
  static func encoded(_ text: String) -> String {
    text.utf8.map { byte -> String in
      switch byte {
      case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
        UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "-"), UInt8(ascii: "_"),
        UInt8(ascii: "."):
        return String(decoding: [byte], as: UTF8.self)
      default:
        let digits = String(byte, radix: 16, uppercase: true)
        return digits.count < 2 ? "%0\(digits)" : "%\(digits)"
      }
    }.joined()
  }
}
