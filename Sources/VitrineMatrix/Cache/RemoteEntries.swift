import Vitrine
import VitrineBase
import VitrineImages
import Synchronization

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
struct RemoteEntries {
  let cache: HTTPCache
  private let lists = QuestionLists()

  init(cache: HTTPCache) { self.cache = cache }

  private static let head = "vitrine 2"

  /// What a picture has besides its questions.
  private enum Part: String {
    case summary, entry
  }

  private static func name(_ what: String, _ key: String) -> String {
    Digest.hex(of: Array("\(head) \(what)\n\(key)".utf8))
  }

  private static func name(of part: Part, _ key: String, _ answers: String) -> String {
    name(part.rawValue, "\(key)\n\(answers)")
  }

  // MARK: Reading

  /// Digests and sizes of pictures, in the order of their requests; nil for one that isn't cached.
  func summaries(
    _ requests: [PictureRequest], _ checkout: Checkout, _ memo: AnswerMemo
  ) -> [PictureSummary?] {
    var summaries = [PictureSummary?](repeating: nil, count: requests.count)
    find(.summary, of: requests, checkout, memo) { place, text in
      summaries[place] = Self.summary(text)
      return summaries[place] != nil
    }
    return summaries
  }

  /// Calls `take` with the entry of each request that has one, and its place in `requests`.
  func entries(
    _ requests: [PictureRequest], _ checkout: Checkout, _ memo: AnswerMemo,
    _ take: (Int, CacheEntry) -> Void
  ) {
    find(.entry, of: requests, checkout, memo) { place, bytes in
      guard let entry = CacheEntry(bytes, requests[place].key, checkout, memo) else { return false }
      take(place, entry)
      return true
    }
  }

  /// Calls `take` with a part of each picture of which everything that it depends on is as it was, with
  /// its place in `requests`; the result is whether the part is what it should be.
  private func find(
    _ part: Part, of requests: [PictureRequest], _ checkout: Checkout, _ memo: AnswerMemo,
    _ take: (Int, ArraySlice<UInt8>) -> Bool
  ) {
    var isFound = [Bool](repeating: false, count: requests.count)
    func ask(_ answers: [String?]) {
      let asked = answers.enumerated().compactMap { place, answers in
        answers.map { (place, Self.name(of: part, requests[place].key, $0)) }
      }
      cache.get(asked.map(\.1)) { index, bytes in
        let (place, name) = asked[index]
        isFound[place] = ActionResult(bytes).map { take(place, $0.text) } ?? false
        if !isFound[place] { cache.noteDamage("records", name) }
      }
    }

    let earlier = lists.known(requests.map(\.kin))
    var kinds: Set<PictureRequest.Kin> = []
    let firsts = requests.indices.filter { place in
      let kin = requests[place].kin
      return earlier[kin] == nil && kinds.insert(kin).inserted
    }
    let own = answers(firsts, requests, checkout, memo)
    let shared = lists.known(requests.map(\.kin))
    let tried = requests.indices.map { own[$0] ?? shared[requests[$0].kin] }
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

  private static func summary(_ text: ArraySlice<UInt8>) -> PictureSummary? {
    let words = String(decoding: text, as: UTF8.self).split(separator: "\n")
    guard words.count == 4, words[0] == "\(head) picture", let width = Int(words[2]),
      let height = Int(words[3])
    else { return nil }
    return PictureSummary(digest: String(words[1]), width: width, height: height)
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
    let text = "\(Self.head) picture\n\(files.digest)\n\(files.width)\n\(files.height)\n"
    for (name, content) in [
      (Self.name(of: .entry, key, answers), entry),
      (Self.name(of: .summary, key, answers), Array(text.utf8)),
      (Self.name("questions", key), Array(list.utf8)),
    ] {
      guard cache.put(name, ActionResult(text: content[...]).bytes) else { return }
    }
  }
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
