import Vitrine
import VitrineBase
import VitrineImages

/// Entries of a cache on a server: each is found in two steps, so that checkouts with other contents
/// don't overwrite each other's.
///
/// A first record says which files, folders and absences a picture's request depends on. Their present
/// state gives the key of a second record, which has the picture's digest and size, and names the blob
/// with the picture. What only compares digests never gets a blob.
struct RemoteEntries {
  let cache: HTTPCache

  private static let head = "vitrine 1"

  private static func name(_ what: String, _ key: String) -> String {
    Digest.hex(of: Array("\(head) \(what)\n\(key)".utf8))
  }

  // MARK: Reading

  /// The records of pictures, in the order of their keys, where everything that they depend on is as it
  /// was.
  private func records(
    _ keys: [String], _ checkout: Checkout, _ memo: AnswerMemo
  ) -> [ActionResult?] {
    let names = keys.map { Self.name("questions", $0) }
    var places: [Int] = []
    var seconds: [String] = []
    for (place, bytes) in cache.get(.record, names).enumerated() {
      guard let bytes else { continue }
      guard let questions = ActionResult(bytes).flatMap({ Self.questions($0.text) }) else {
        cache.noteDamagedRecord(names[place])
        continue
      }
      let answers = questions.map { question, file in
        let answer = memo.answer(question, file, checkout.names)
        return "\(question.rawValue) \(answer) \(file)"
      }
      places.append(place)
      seconds.append(Self.name("picture", ([keys[place]] + answers).joined(separator: "\n")))
    }
    var records = [ActionResult?](repeating: nil, count: keys.count)
    for (index, bytes) in cache.get(.record, seconds).enumerated() {
      guard let bytes else { continue }
      if let record = ActionResult(bytes), Self.summary(record) != nil, record.files.count == 1 {
        records[places[index]] = record
      } else {
        cache.noteDamagedRecord(seconds[index])
      }
    }
    return records
  }

  /// Digests and sizes of pictures, in the order of their keys; nil for a picture that isn't cached.
  func summaries(_ keys: [String], _ checkout: Checkout, _ memo: AnswerMemo) -> [PictureSummary?] {
    records(keys, checkout, memo).map { $0.flatMap(Self.summary) }
  }

  /// Calls `take` with the entry of each key that has one, and its place in `keys`.
  func entries(
    _ keys: [String], _ checkout: Checkout, _ memo: AnswerMemo, _ take: (Int, CacheEntry) -> Void
  ) {
    let all = records(keys, checkout, memo)
    let places = all.indices.filter { all[$0] != nil }
    let records = all.compactMap(\.self)
    cache.blobs(records.map { $0.files[0] }) { index, bytes in
      let place = places[index]
      // The blob was checked by its digest, which covers that of the entry.
      guard let entry = CacheEntry(bytes, keys[place], checkout, isChecked: true),
        entry.files.summary == Self.summary(records[index])
      else { return }
      take(place, entry)
    }
  }

  private static func questions(_ text: [UInt8]) -> [(FileTrace.Question, String)]? {
    let lines = String(decoding: text, as: UTF8.self).split(separator: "\n")
    guard lines.first == "\(head) questions" else { return nil }
    var questions: [(FileTrace.Question, String)] = []
    for line in lines.dropFirst() {
      let parts = line.split(separator: " ", maxSplits: 1)
      guard parts.count == 2, let question = FileTrace.Question(rawValue: String(parts[0])) else {
        return nil
      }
      questions.append((question, String(parts[1])))
    }
    return questions
  }

  private static func summary(_ record: ActionResult) -> PictureSummary? {
    let words = String(decoding: record.text, as: UTF8.self).split(separator: "\n")
    guard words.count == 4, words[0] == "\(head) picture", let width = Int(words[2]),
      let height = Int(words[3])
    else { return nil }
    return PictureSummary(digest: String(words[1]), width: width, height: height)
  }

  // MARK: Writing

  /// Stores a picture: the blob first, so that no record names one that isn't there.
  func keep(_ files: PictureFiles, _ key: String, _ checkout: Checkout) {
    guard !cache.isReadOnly, let blob = CacheEntry(files).bytes(key, checkout) else { return }
    let hash = Digest.hex(of: blob)
    // By name, so that the order is the same wherever checkouts are.
    var questions: [String: String] = [:]
    for answer in files.answers {
      let name = checkout.names.name(of: answer.path)
      guard !name.contains("\n") else { return }
      questions["\(name)\n\(answer.question.rawValue)"] =
        "\(answer.question.rawValue) \(answer.answer) \(name)"
    }
    let answers = questions.sorted { $0.key < $1.key }.map(\.value)
    let text = "\(Self.head) picture\n\(files.digest)\n\(files.width)\n\(files.height)\n"
    let picture = ActionResult(
      files: [ActionResult.File(path: "picture.entry", hash: hash, size: blob.count)],
      text: Array(text.utf8))
    let asked = answers.map { line in
      let parts = line.split(separator: " ", maxSplits: 2)
      return "\(parts[0]) \(parts[2])"
    }
    let second = Self.name("picture", ([key] + answers).joined(separator: "\n"))
    guard cache.put(.blob, hash, blob), cache.put(.record, second, picture.bytes) else { return }
    let list = (["\(Self.head) questions"] + asked).map { $0 + "\n" }.joined()
    _ = cache.put(
      .record, Self.name("questions", key), ActionResult(text: Array(list.utf8)).bytes)
  }
}
