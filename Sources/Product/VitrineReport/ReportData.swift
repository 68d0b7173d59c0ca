/// The data of a page: the properties of the report, a row for each of the first pictures, and
/// files with the remaining rows.
///
/// Rows refer by index to a table of the texts in the same file.
struct ReportData {
  private let page: ReportPage
  private let entries: [ReportEntry]
  private let axes: Axes

  init(_ page: ReportPage) {
    self.page = page
    entries = Self.ordered(page.entries)
    axes = Axes(page.entries, order: page.wordOrder, titles: page.axisTitles)
  }

  /// Returns the entries in the order of the page.
  ///
  /// If there are more pictures than fit in the page, pictures that need a decision come first, so
  /// that a reviewer can decide while the rest is loaded.
  private static func ordered(_ entries: [ReportEntry]) -> [ReportEntry] {
    guard entries.count > ReportPage.pageLength else { return entries }
    let isSettled = { (entry: ReportEntry) in entry.status == .same || entry.status == .alone }
    return entries.filter { !isSettled($0) } + entries.filter(isSettled)
  }

  var json: String {
    let rules = page.rules.map {
      "{\"id\":\(ReportJSON.string($0.id)),\"severity\":\(ReportJSON.string($0.severity)),"
        + "\"title\":\(ReportJSON.string($0.title))}"
    }
    let counts = ReportEntry.Status.allCases.map { status in
      "\(entries.count { $0.status == status })"
    }
    return """
      {"schema":1,"title":\(ReportJSON.string(page.title)),"key":\(ReportJSON.string(page.key)),
      "hasBase":\(page.hasBase),"hasPixels":\(page.hasPixels),
      "hasEarlierFindings":\(page.hasEarlierFindings),"isHistory":\(page.isHistory),
      "screens":\(ReportJSON.array(page.screens.map(\.json))),
      "notes":\(ReportJSON.array(page.notes.map(ReportJSON.string))),
      "axes":\(axes.json),
      "rules":\(ReportJSON.array(rules)),
      "total":\(entries.count),"files":\(starts.count),
      "counts":\(ReportJSON.array(counts)),
      "edits":\(ReportJSON.array(names(\.edit).map(ReportJSON.string))),
      "causes":\(ReportJSON.array(names(\.group).map(ReportJSON.string))),
      \(rows(entries.prefix(ReportPage.pageLength)))}
      """
  }

  /// The index of the first picture of each file.
  private var starts: [Int] {
    Array(stride(from: ReportPage.pageLength, to: entries.count, by: ReportPage.pageLength))
  }

  var files: [(name: String, script: String)] {
    starts.enumerated().map { number, start in
      let part = entries[start..<min(entries.count, start + ReportPage.pageLength)]
      return ("data/\(number + 1).js", "vitrine.page(\(number + 1),{\(rows(part))})\n")
    }
  }

  /// Returns the edits or the causes of all pictures, in order of first appearance.
  private func names(_ name: KeyPath<ReportEntry, String>) -> [String] {
    var seen: Set<String> = []
    return entries.map { $0[keyPath: name] }.filter { !$0.isEmpty && seen.insert($0).inserted }
  }

  private func rows(_ entries: ArraySlice<ReportEntry>) -> String {
    var words = Words()
    let rows = entries.map { row($0, &words) }
    return "\"words\":\(ReportJSON.array(words.list.map(ReportJSON.string))),\n"
      + "\"entries\":[\(rows.joined(separator: ",\n"))]"
  }

  /// The texts of a file.
  private struct Words {
    private(set) var list: [String] = []
    private var places: [String: Int] = [:]

    mutating func place(of word: String) -> Int {
      if let place = places[word] { return place }
      places[word] = list.count
      list.append(word)
      return list.count - 1
    }
  }

  private func row(_ entry: ReportEntry, _ words: inout Words) -> String {
    let status = ReportEntry.Status.allCases.firstIndex(of: entry.status) ?? 0
    let group = entry.group.isEmpty ? -1 : words.place(of: entry.group)
    var sentences: [String] = []
    for sentence in entry.sentences { sentences.append("\(words.place(of: sentence))") }
    var texts: [String] = []
    for text in entry.texts { texts.append("\(words.place(of: text))") }
    return ReportJSON.array([
      ReportJSON.string(entry.name), "\(status)", "\(entry.width)", "\(entry.height)",
      ReportJSON.array(axes.places(of: entry).map { "\($0)" }), "\(group)",
      ReportJSON.array(sentences), ReportJSON.array(texts),
      ReportJSON.array(entry.rules.map { "\($0)" }), entry.hasDetail ? "1" : "0",
      ReportJSON.string(entry.before), ReportJSON.string(entry.now),
      ReportJSON.array(entry.newRules.map { "\($0)" }),
      ReportJSON.array(entry.goneRules.map { "\($0)" }),
      entry.edit.isEmpty ? "-1" : "\(words.place(of: entry.edit))",
    ])
  }

  /// The axes of all pictures in order of first appearance, each with its values.
  ///
  /// Values with a given order come first.
  private struct Axes {
    private let titles: [String: String]
    private var names: [String] = []
    private var words: [[String]] = []
    private var axisPlaces: [String: Int] = [:]
    private var wordPlaces: [ReportEntry.Word: Int] = [:]

    init(
      _ entries: [ReportEntry], order: [ReportEntry.Word], titles: [String: String]
    ) {
      self.titles = titles
      let present = Set(entries.flatMap(\.words))
      for word in entries.flatMap(\.words) { add(axis: word.axis) }
      for word in order where present.contains(word) { add(word) }
      for word in entries.flatMap(\.words) { add(word) }
    }

    private mutating func add(axis name: String) {
      guard axisPlaces[name] == nil else { return }
      axisPlaces[name] = names.count
      names.append(name)
      words.append([])
    }

    private mutating func add(_ word: ReportEntry.Word) {
      guard wordPlaces[word] == nil, let axis = axisPlaces[word.axis] else { return }
      wordPlaces[word] = words[axis].count
      words[axis].append(word.word)
    }

    /// Returns the index of the picture's value on each axis.
    ///
    /// It is -1 for an axis that the picture doesn't have.
    func places(of entry: ReportEntry) -> [Int] {
      var places = [Int](repeating: -1, count: names.count)
      for word in entry.words {
        guard let axis = axisPlaces[word.axis], let place = wordPlaces[word] else { continue }
        places[axis] = place
      }
      return places
    }

    var json: String {
      ReportJSON.array(
        names.indices.map { axis in
          "{\"name\":\(ReportJSON.string(names[axis])),"
            + "\"title\":\(ReportJSON.string(titles[names[axis]] ?? names[axis])),"
            + "\"words\":\(ReportJSON.array(words[axis].map(ReportJSON.string)))}"
        })
    }
  }
}
