import Synchronization
import Vitrine
import VitrineBase
import VitrineImages

/// Entries of a cache on a server: each is found in two steps, so that checkouts with other contents
/// don't overwrite each other's.
///
/// A first record says which files, folders and absences a picture's request depends on. Their present
/// state gives the keys of two others: one has the picture's digest and size, for those who only
/// compare, and one the whole entry.
///
/// Pictures of one widget over one wallpaper are drawn from the same files, with few exceptions. So one
/// of them is asked for its first record, the others at once for what they would have by the same
/// questions, and only where there is nothing for a first record of their own.
///
/// A run of the same pictures as an earlier one finds what they depend on, and their summaries, on a few
/// sheets, and asks nothing else about those that are as they were.
struct RemoteEntries {
  let cache: HTTPCache
  private let lists = QuestionLists()
  private let sheetAnswers = SheetAnswers()
  private let unknown = UnknownPictures()
  /// Nil for a run that leaves no sheets.
  private let drafts: SheetDrafts?

  init(cache: HTTPCache, leavesSheets: Bool) {
    self.cache = cache
    drafts = leavesSheets ? SheetDrafts() : nil
  }

  private static let head = "vitrine 3"

  /// What a picture has besides its questions, and some pictures together.
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

  /// What the server says of the pictures of a run, by their places in `requests`, without their bytes.
  ///
  /// Those that `isWanted` refuses are only found on sheets.
  func summaries(
    _ requests: [PictureRequest], _ checkout: Checkout, _ memo: AnswerMemo, _ threads: ThreadPool,
    isWanted: (Int) -> Bool
  ) -> [Int: PresentPicture] {
    let onSheets = summariesOnSheets(requests, checkout, memo)
    let others = requests.indices.filter { onSheets[$0] == nil && isWanted($0) }
    let found = Mutex(onSheets)
    threads.inPieces(others.count, atMost: PictureCache.stride) { piece in
      let places = others[piece]
      let part = summaries(places.map { requests[$0] }, checkout, memo)
      found.withLock { found in
        for (index, picture) in part { found[places[places.startIndex + index]] = picture }
      }
      return true
    }
    return found.withLock { $0 }
  }

  private func summariesOnSheets(
    _ requests: [PictureRequest], _ checkout: Checkout, _ memo: AnswerMemo
  ) -> [Int: PresentPicture] {
    var found: [Int: PresentPicture] = [:]
    let sheets = SummarySheet.sheets(of: requests)
    let names = sheets.map { Self.name(Part.sheet.rawValue, $0.key) }
    cache.get(names) { index, bytes in
      guard let text = ActionResult(bytes)?.text,
        let pictures = sheets[index].pictures(text, checkout, memo)
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

  /// What the server says of each of some pictures, by their places in `requests`; a picture of which it
  /// says nothing isn't asked for again.
  private func summaries(
    _ requests: [PictureRequest], _ checkout: Checkout, _ memo: AnswerMemo
  ) -> [Int: PresentPicture] {
    var found: [Int: PresentPicture] = [:]
    find(.summary, of: requests, checkout, memo) { place, text, answers in
      let key = requests[place].key
      guard let summary = PictureSummary(text, key, checkout),
        let dependencies = memo.dependencies(Array(answers.utf8)[...], checkout.names)
      else { return false }
      drafts?.add(key, SummarySheet.Line(summary: summary, answers: answers), isNew: true)
      found[place] = PresentPicture(summary: summary, answers: dependencies.answers)
      return true
    }
    unknown.add(requests.indices.filter { found[$0] == nil }.map { requests[$0].key })
    return found
  }

  /// Calls `take` with the entry of each request that has one, and its place in `requests`.
  func entries(
    _ requests: [PictureRequest], _ checkout: Checkout, _ memo: AnswerMemo,
    _ take: (Int, CacheEntry) -> Void
  ) {
    let places = unknown.places(ofOthersIn: requests)
    find(.entry, of: places.map { requests[$0] }, checkout, memo) { index, bytes, _ in
      let place = places[index]
      guard let entry = CacheEntry(bytes, requests[place].key, checkout, memo) else { return false }
      take(place, entry)
      return true
    }
  }

  /// Calls `take` with a part of each picture of which everything that it depends on is as it was, with
  /// its place in `requests` and what it depends on; the result is whether the part is what it should be.
  private func find(
    _ part: Part, of requests: [PictureRequest], _ checkout: Checkout, _ memo: AnswerMemo,
    _ take: (Int, ArraySlice<UInt8>, _ answers: String) -> Bool
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
    let own = answers(firsts, requests, checkout, memo)
    let shared = lists.known(requests.map(\.kin))
    let tried = requests.indices.map { onSheets[$0] ?? own[$0] ?? shared[requests[$0].kin] }
    ask(tried)

    let isFirst = Set(firsts)
    let others = requests.indices.filter { !isFound[$0] && !isFirst.contains($0) }
    let late = answers(others, requests, checkout, memo)
    ask(requests.indices.map { late[$0] == tried[$0] ? nil : late[$0] })
  }

  /// The questions of the first records of some requests with their present answers, by their places.
  private func answers(
    _ places: [Int], _ requests: [PictureRequest], _ checkout: Checkout, _ memo: AnswerMemo
  ) -> [Int: String] {
    let names = places.map { Self.name("questions", requests[$0].key) }
    var found: [Int: String] = [:]
    cache.get(names) { index, bytes in
      guard let questions = ActionResult(bytes).flatMap({ Self.questions($0.text) }) else {
        return cache.noteDamage("records", names[index])
      }
      let answers = questions.map { question, file in
        "\(question.rawValue) \(memo.answer(question, file, checkout.names)) \(file)"
      }
      let text = answers.joined(separator: "\n")
      lists.add(text, of: requests[places[index]].kin)
      found[places[index]] = text
    }
    return found
  }

  private static func questions(_ text: ArraySlice<UInt8>) -> [(FileTrace.Question, String)]? {
    // By bytes, since searching characters takes ten times as long.
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

  /// Stores a picture: the entry first, so that nothing leads to one that isn't there.
  func keep(_ files: PictureFiles, _ key: String, _ checkout: Checkout) {
    guard !cache.isReadOnly, let entry = CacheEntry(files).bytes(key, checkout) else { return }
    // By name, so that the order is the same wherever checkouts are.
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

  /// Stores the sheets of a run that the server doesn't have, as far as this run has learned enough.
  func keepSheets(of requests: [PictureRequest], _ checkout: Checkout) {
    guard !cache.isReadOnly, let drafts else { return }
    for sheet in SummarySheet.sheets(of: requests) {
      guard let lines = drafts.lines(of: sheet, requests) else { continue }
      let record = ActionResult(text: sheet.bytes(lines, checkout)[...])
      guard cache.put(Self.name(Part.sheet.rawValue, sheet.key), record.bytes) else { return }
    }
  }

  /// Whether this run has learned anything for sheets.
  var hasDrafts: Bool { drafts?.hasNews == true }
}

/// What pictures of a kind were last asked by, with the present answers.
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

/// What pictures depend on, with the present answers, by their requests' keys.
private final class SheetAnswers: Sendable {
  private let answers = Mutex<[String: String]>([:])

  func add(_ text: String, of key: String) { answers.withLock { $0[key] = text } }

  /// In the order of some requests; nil for those that are on no sheet.
  func known(_ requests: [PictureRequest]) -> [String?] {
    answers.withLock { answers in requests.map { answers[$0.key] } }
  }
}

/// Pictures of which the server has said nothing.
private final class UnknownPictures: Sendable {
  private let keys = Mutex<Set<String>>([])

  func add(_ more: [String]) { keys.withLock { $0.formUnion(more) } }

  /// The places of those of some requests of which that isn't known.
  func places(ofOthersIn requests: [PictureRequest]) -> [Int] {
    keys.withLock { keys in
      requests.indices.filter { !keys.contains(requests[$0].key) }
    }
  }
}
