import Synchronization
import Vitrine
import VitrineBase
import VitrineImages

/// The entries of a cache on a server.
///
/// Each entry is found in two steps, so that checkouts with different contents don't overwrite each
/// other's entries. The first record lists the files, folders and missing files that a request
/// depends on. Their current state gives the keys of two more records: the picture's digest and
/// size, for comparisons, and the complete entry.
///
/// Pictures of one widget and wallpaper usually depend on the same files. Therefore only one of
/// them requests its first record, and the rest use its list. They request their first record only
/// if that key has no record.
///
/// A run of the same pictures as an earlier one finds their dependencies and summaries on a few
/// sheets, and makes no other requests for unchanged pictures.
struct RemoteEntries {
  let cache: HTTPCache
  private let lists = QuestionLists()
  private let sheetAnswers = SheetAnswers()
  private let unknown = UnknownPictures()
  /// The sheets of this run.
  ///
  /// Nil for a run that stores no sheets.
  private let drafts: SheetDrafts?

  init(cache: HTTPCache, leavesSheets: Bool) {
    self.cache = cache
    drafts = leavesSheets ? SheetDrafts() : nil
  }

  private static let head = "vitrine 3"

  /// A kind of record that follows the first record: for one picture, or a sheet of several.
  private enum Part: String {
    case summary, entry, sheet
  }

  private static func name(_ what: String, _ key: String) -> String {
    Digest.hex(of: Array("\(head) \(what)\n\(key)".utf8))
  }

  private static func name(of part: Part, _ key: String, _ answers: String) -> String {
    name(part.rawValue, "\(key)\n\(answers)")
  }

  // MARK: Reading

  /// Returns the summaries of a run's pictures by their indices in `requests`.
  ///
  /// Pictures that `isWanted` refuses are only looked up on sheets.
  func summaries(
    _ requests: [PictureRequest], _ checkout: Checkout, memo: AnswerMemo, threads: ThreadPool,
    isWanted: (Int) -> Bool
  ) -> [Int: PresentPicture] {
    let onSheets = summariesOnSheets(requests, checkout, memo: memo)
    let others = requests.indices.filter { onSheets[$0] == nil && isWanted($0) }
    let found = Mutex(onSheets)
    threads.inPieces(others.count, atMost: PictureCache.stride) { piece in
      let places = others[piece]
      let part = summaries(places.map { requests[$0] }, checkout, memo: memo)
      found.withLock { found in
        for (index, picture) in part { found[places[places.startIndex + index]] = picture }
      }
      return true
    }
    return found.withLock { $0 }
  }

  private func summariesOnSheets(
    _ requests: [PictureRequest], _ checkout: Checkout, memo: AnswerMemo
  ) -> [Int: PresentPicture] {
    var found: [Int: PresentPicture] = [:]
    let sheets = SummarySheet.sheets(of: requests)
    let names = sheets.map { Self.name(Part.sheet.rawValue, $0.key) }
    cache.get(names) { index, bytes in
      guard let text = ActionResult(bytes)?.text,
        let pictures = sheets[index].pictures(text, checkout, memo: memo)
      else { return cache.noteDamage("records", names[index]) }
      for place in sheets[index].places {
        let key = requests[place].key
        guard let (line, dependencies) = pictures[key] else { continue }
        drafts?.add(key, line, isNew: false)
        sheetAnswers.add(line.answers, of: key)
        found[place] = PresentPicture(summary: line.summary, answers: dependencies.answers)
      }
    }
    return found
  }

  /// Returns the summaries of some pictures by their indices in `requests`.
  ///
  /// Pictures without a summary are remembered, so that they aren't requested again.
  private func summaries(
    _ requests: [PictureRequest], _ checkout: Checkout, memo: AnswerMemo
  ) -> [Int: PresentPicture] {
    var found: [Int: PresentPicture] = [:]
    find(.summary, of: requests, checkout, memo: memo) { place, text, answers in
      let key = requests[place].key
      guard let summary = PictureSummary(text, key, checkout: checkout),
        let dependencies = memo.dependencies(Array(answers.utf8)[...], checkout.names)
      else { return false }
      drafts?.add(key, SummarySheet.Line(summary: summary, answers: answers), isNew: true)
      found[place] = PresentPicture(summary: summary, answers: dependencies.answers)
      return true
    }
    unknown.add(requests.indices.filter { found[$0] == nil }.map { requests[$0].key })
    return found
  }

  /// Calls `take` with the entry of each request that has one, and its index in `requests`.
  func entries(
    _ requests: [PictureRequest], _ checkout: Checkout, memo: AnswerMemo,
    take: (Int, CacheEntry) -> Void
  ) {
    let places = unknown.places(ofOthersIn: requests)
    find(.entry, of: places.map { requests[$0] }, checkout, memo: memo) { index, bytes, _ in
      let place = places[index]
      guard let entry = CacheEntry(bytes, requests[place].key, checkout: checkout, memo: memo)
      else { return false }
      take(place, entry)
      return true
    }
  }

  /// Looks up `part` for each request whose dependencies are unchanged and passes it to `take`,
  /// which returns false if the record is damaged.
  private func find(
    _ part: Part, of requests: [PictureRequest], _ checkout: Checkout, memo: AnswerMemo,
    take: (Int, ArraySlice<UInt8>, _ answers: String) -> Bool
  ) {
    var isFound = [Bool](repeating: false, count: requests.count)
    func ask(_ answers: [String?]) {
      let asked = answers.enumerated().compactMap { place, answers in
        answers.map { (place: place, answers: $0) }
      }
      let names = asked.map { Self.name(of: part, requests[$0.place].key, $0.answers) }
      cache.get(names) { index, bytes in
        let (place, answers) = asked[index]
        isFound[place] = ActionResult(bytes).map { take(place, $0.text, answers) } ?? false
        if !isFound[place] { cache.noteDamage("records", names[index]) }
      }
    }

    let onSheets = sheetAnswers.known(requests)
    let earlier = lists.known(requests.map(\.kin))
    var kinds: Set<PictureRequest.Kin> = []
    let firsts = requests.indices.filter { place in
      let kin = requests[place].kin
      return onSheets[place] == nil && earlier[kin] == nil && kinds.insert(kin).inserted
    }
    let own = answers(firsts, requests, checkout: checkout, memo: memo)
    let shared = lists.known(requests.map(\.kin))
    let tried = requests.indices.map { onSheets[$0] ?? own[$0] ?? shared[requests[$0].kin] }
    ask(tried)

    let isFirst = Set(firsts)
    let others = requests.indices.filter { !isFound[$0] && !isFirst.contains($0) }
    let late = answers(others, requests, checkout: checkout, memo: memo)
    ask(requests.indices.map { late[$0] == tried[$0] ? nil : late[$0] })
  }

  /// Returns the dependencies in the first records of some requests, with their current state.
  ///
  /// The keys are indices in `requests`.
  private func answers(
    _ places: [Int], _ requests: [PictureRequest], checkout: Checkout, memo: AnswerMemo
  ) -> [Int: String] {
    let names = places.map { Self.name("questions", requests[$0].key) }
    var found: [Int: String] = [:]
    cache.get(names) { index, bytes in
      guard let questions = ActionResult(bytes).flatMap({ Self.questions($0.text) }) else {
        return cache.noteDamage("records", names[index])
      }
      let answers = questions.map { question, file in
        "\(question.rawValue) \(memo.answer(question, file, in: checkout.names)) \(file)"
      }
      let text = answers.joined(separator: "\n")
      lists.add(text, of: requests[places[index]].kin)
      found[places[index]] = text
    }
    return found
  }

  private static func questions(_ text: ArraySlice<UInt8>) -> [(FileTrace.Question, String)]? {
    // The text is split by bytes, because searching characters takes ten times as long.
    let lines = text.split(separator: UInt8(ascii: "\n"))
    guard let first = lines.first, first.elementsEqual("\(head) questions".utf8) else { return nil }
    var questions: [(FileTrace.Question, String)] = []
    for line in lines.dropFirst() {
      let parts = line.split(separator: UInt8(ascii: " "), maxSplits: 1)
        .map { String(decoding: $0, as: UTF8.self) }
      guard parts.count == 2, let question = FileTrace.Question(rawValue: parts[0]) else {
        return nil
      }
      questions.append((question, parts[1]))
    }
    return questions
  }

  // MARK: Writing

  /// Stores a picture.
  ///
  /// The entry is written first, so that no first record refers to a missing entry.
  func keep(_ files: PictureFiles, _ key: String, checkout: Checkout) {
    guard !cache.isReadOnly, let entry = CacheEntry(files).bytes(key, checkout) else { return }
    // The names are sorted, so that the order doesn't depend on the checkout's location.
    var questions: [String: String] = [:]
    for answer in files.answers {
      let name = checkout.names.name(of: answer.path)
      guard !name.contains("\n") else { return }
      questions["\(name)\n\(answer.question.rawValue)"] =
        "\(answer.question.rawValue) \(answer.answer) \(name)"
    }
    let lines = questions.sorted { $0.key < $1.key }.map(\.value)
    let answers = lines.joined(separator: "\n")
    let asked = lines.map { line in
      let parts = line.split(separator: " ", maxSplits: 2)
      return "\(parts[0]) \(parts[2])"
    }
    let list = (["\(Self.head) questions"] + asked).map { $0 + "\n" }.joined()
    let summary = files.summary
    for (name, content) in [
      (Self.name(of: .entry, key, answers), entry),
      (Self.name(of: .summary, key, answers), summary.bytes(key, checkout)),
      (Self.name("questions", key), Array(list.utf8)),
    ] {
      guard cache.put(name, ActionResult(text: content[...]).bytes) else { return }
    }
    drafts?.add(key, SummarySheet.Line(summary: summary, answers: answers), isNew: true)
  }

  /// Stores the sheets that the server doesn't have, if this run has enough summaries for them.
  func keepSheets(of requests: [PictureRequest], _ checkout: Checkout) {
    guard !cache.isReadOnly, let drafts else { return }
    for sheet in SummarySheet.sheets(of: requests) {
      guard let lines = drafts.lines(of: sheet, requests) else { continue }
      let record = ActionResult(text: sheet.bytes(lines, checkout)[...])
      guard cache.put(Self.name(Part.sheet.rawValue, sheet.key), record.bytes) else { return }
    }
  }

  /// A Boolean value that indicates whether this run has new summaries for sheets.
  var hasDrafts: Bool { drafts?.hasNews == true }
}

/// The most recent dependency list of each kind of picture, with the current state.
private final class QuestionLists: Sendable {
  private let lists = Mutex<[PictureRequest.Kin: String]>([:])

  func known(_ kin: [PictureRequest.Kin]) -> [PictureRequest.Kin: String] {
    lists.withLock { lists in
      Dictionary(kin.compactMap { kin in lists[kin].map { (kin, $0) } }) { first, _ in first }
    }
  }

  func add(_ answers: String, of kin: PictureRequest.Kin) {
    lists.withLock { $0[kin] = answers }
  }
}

/// The dependencies of pictures with their current state, by the keys of their requests.
private final class SheetAnswers: Sendable {
  private let answers = Mutex<[String: String]>([:])

  func add(_ text: String, of key: String) { answers.withLock { $0[key] = text } }

  /// Returns the dependencies in the order of `requests`.
  ///
  /// An element is nil if no sheet has the picture.
  func known(_ requests: [PictureRequest]) -> [String?] {
    answers.withLock { answers in requests.map { answers[$0.key] } }
  }
}

/// The pictures for which the server has no records.
private final class UnknownPictures: Sendable {
  private let keys = Mutex<Set<String>>([])

  func add(_ more: [String]) { keys.withLock { $0.formUnion(more) } }

  /// Returns the indices of the requests that haven't been found missing.
  func places(ofOthersIn requests: [PictureRequest]) -> [Int] {
    keys.withLock { keys in
      requests.indices.filter { !keys.contains(requests[$0].key) }
    }
  }
}
