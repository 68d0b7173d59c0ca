import VitrineBase

/// The summary of a report for a pull request: counts, and one row for each edit or cause.
public struct ReportSummary: Sendable {
  /// The pictures that changed for one reason.
  public struct Cause: Sendable {
    /// The title of the edit, or the name of the cause if the edit is unknown.
    public var name: String
    /// The filter of the page that shows the pictures.
    var filter: String
    /// A Boolean value that indicates whether the edit is known.
    public var isEdit = false
    /// The state of the pictures.
    public var status: ReportEntry.Status
    /// The most frequent effect of the edit, or an empty text.
    public var effect = ""
    /// The number of pictures with this cause.
    public var count: Int
    /// The number of the row, which belongs to its pictures.
    public var row = 0
    /// The exclusive or of the digests of the pictures, as in a file of decisions.
    public var sum = ""
    /// The marks of the pictures, as in a file of decisions.
    public var marks = ""
    /// The name of the first picture with this cause.
    public var example: String
    /// The file with the example's changed part before, in the folder of the page.
    ///
    /// Nil if it has none.
    public var before: String?
    /// The file with the changed part now.
    ///
    /// Nil if the example has none.
    public var now: String?
  }

  let title: String
  let pictures: Int
  let counts: [(status: ReportEntry.Status, count: Int)]
  /// The number of pictures for each rule with findings.
  typealias RuleCounts = [(id: String, count: Int)]
  let rules: RuleCounts
  /// The counts of new and resolved findings.
  ///
  /// Nil if the findings of the earlier version are unknown.
  let newAndGone: (new: RuleCounts, gone: RuleCounts)?
  let failures: [String]
  /// The causes of changes.
  public var causes: [Cause] = []
  /// The largest row number that this summary or an earlier one used.
  private let lastRow: Int

  /// Creates a summary.
  ///
  /// Causes are sorted by descending number of pictures, then by their first picture. Rows with the
  /// same pictures as in `earlier` keep their numbers.
  public init(_ page: ReportPage, earlier: SummaryRows = SummaryRows()) {
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
    var pairs: [[(before: String?, now: String?)]] = []
    var causes: [Cause] = []
    for entry in page.entries {
      guard let cause = Self.cause(of: entry) else { continue }
      let place = places[cause.name] ?? causes.count
      if place == causes.count {
        places[cause.name] = place
        causes.append(cause)
        effects.append([:])
        pairs.append([])
      }
      causes[place].count += 1
      pairs[place].append((entry.before, entry.now))
      effects[place][entry.group, default: 0] += 1
    }
    for place in causes.indices where causes[place].isEdit {
      let common = effects[place].max { ($0.value, $1.key) < ($1.value, $0.key) }
      causes[place].effect = common?.key ?? ""
    }
    for place in causes.indices {
      causes[place].sum = ReviewGroup.sum(pairs[place])
      causes[place].marks = pairs[place].map { ReviewGroup.mark(before: $0, now: $1) }.joined()
    }
    // Sorting by index as well preserves the order of equal counts.
    let order = causes.indices.sorted { (causes[$1].count, $0) < (causes[$0].count, $1) }
    causes = order.map { causes[$0] }
    let rows = earlier.numbers(of: causes.map(\.sum))
    for (place, row) in rows.numbers.enumerated() { causes[place].row = row }
    lastRow = rows.last
    self.causes = causes
  }

  /// Returns the cause of a picture's change without a count.
  ///
  /// Added and removed pictures have no cause, so those of one input are a row. Returns nil if the
  /// picture needs no decision.
  private static func cause(of entry: ReportEntry) -> Cause? {
    if !entry.group.isEmpty {
      let name = entry.edit.isEmpty ? entry.group : entry.edit
      return Cause(
        name: name, filter: "\(entry.edit.isEmpty ? "cause" : "edit")=\(encoded(name))",
        isEdit: !entry.edit.isEmpty, status: entry.status, count: 0, example: entry.name)
    }
    guard entry.status == .added || entry.status == .removed else { return nil }
    let input = entry.name.prefix { $0 != "/" }
    return Cause(
      name: "\(entry.status.rawValue) pictures of `\(input)`",
      filter: "status=\(entry.status.rawValue)", status: entry.status, count: 0,
      example: entry.name)
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
      json.key("lastRow")
      json.integer(lastRow)
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
      json.key("row")
      json.integer(cause.row)
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
        ("sum", cause.sum), ("pictures", cause.marks),
      ] {
        guard let value else { continue }
        json.key(key)
        json.string(value)
      }
    }
  }
}
