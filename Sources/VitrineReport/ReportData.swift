/// The data of a page: every text once, then a row for each picture that refers to texts by index.
struct ReportData {
  private var words: [String] = []
  private var places: [String: Int] = [:]

  private mutating func place(of word: String) -> Int {
    if let place = places[word] { return place }
    places[word] = words.count
    words.append(word)
    return words.count - 1
  }

  static func json(_ page: ReportPage) -> String {
    var data = ReportData()
    let axes = Axes(page.entries, order: page.wordOrder, titles: page.axisTitles)
    let rows = page.entries.map { data.row($0, axes) }
    let rules = page.rules.map {
      "{\"id\":\(ReportJSON.string($0.id)),\"severity\":\(ReportJSON.string($0.severity)),"
        + "\"title\":\(ReportJSON.string($0.title))}"
    }
    return """
      {"schema":1,"title":\(ReportJSON.string(page.title)),"key":\(ReportJSON.string(page.key)),
      "hasBase":\(page.hasBase),"hasPixels":\(page.hasPixels),
      "hasEarlierFindings":\(page.hasEarlierFindings),"isHistory":\(page.isHistory),
      "screens":\(ReportJSON.array(page.screens.map(\.json))),
      "notes":\(ReportJSON.array(page.notes.map(ReportJSON.string))),
      "axes":\(axes.json),
      "rules":\(ReportJSON.array(rules)),
      "words":\(ReportJSON.array(data.words.map(ReportJSON.string))),
      "entries":[\(rows.joined(separator: ",\n"))]}
      """
  }

  private mutating func row(_ entry: ReportEntry, _ axes: Axes) -> String {
    let status = ReportEntry.Status.allCases.firstIndex(of: entry.status) ?? 0
    let group = entry.group.isEmpty ? -1 : place(of: entry.group)
    var sentences: [String] = []
    for sentence in entry.sentences { sentences.append("\(place(of: sentence))") }
    var texts: [String] = []
    for text in entry.texts { texts.append("\(place(of: text))") }
    return ReportJSON.array([
      ReportJSON.string(entry.name), "\(status)", "\(entry.width)", "\(entry.height)",
      ReportJSON.array(axes.places(of: entry).map { "\($0)" }), "\(group)",
      ReportJSON.array(sentences), ReportJSON.array(texts),
      ReportJSON.array(entry.rules.map { "\($0)" }), entry.hasDetail ? "1" : "0",
      ReportJSON.string(entry.before), ReportJSON.string(entry.now),
      ReportJSON.array(entry.newRules.map { "\($0)" }),
      ReportJSON.array(entry.goneRules.map { "\($0)" }),
    ])
  }

  /// The axes of all pictures in the order of their first occurrence, each with its values: those with a
  /// given order first.
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
      for entry in entries { entry.words.forEach { add(axis: $0.axis) } }
      for word in order where present.contains(word) { add(word) }
      for entry in entries { entry.words.forEach { add($0) } }
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

    /// The indices of the values by axis; -1 for an axis that the picture doesn't have.
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
