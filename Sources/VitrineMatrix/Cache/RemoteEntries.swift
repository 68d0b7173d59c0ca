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

  /// A picture's digest and size.
  struct Summary: Equatable {
    var digest: String
    var width: Int
    var height: Int
  }

  private static let head = "vitrine 1"

  private static func name(_ what: String, _ key: String) -> String {
    Digest.hex(of: Array("\(head) \(what)\n\(key)".utf8))
  }

  // MARK: Reading

  /// The record of a picture, if everything that it depends on is as it was.
  private func record(_ key: String, _ checkout: Checkout, _ memo: AnswerMemo) -> ActionResult? {
    let name = Self.name("questions", key)
    guard let bytes = cache.get(.record, name) else { return nil }
    guard let questions = ActionResult(bytes).flatMap({ Self.questions($0.text) }) else {
      cache.noteDamagedRecord(name)
      return nil
    }
    let answers = questions.map { question, file in
      let answer = memo.answer(question, checkout.names.path(of: file))
      return "\(question.rawValue) \(answer) \(file)"
    }
    let second = Self.name("picture", ([key] + answers).joined(separator: "\n"))
    guard let bytes = cache.get(.record, second) else { return nil }
    if let record = ActionResult(bytes), Self.summary(record) != nil, record.files.count == 1 {
      return record
    }
    cache.noteDamagedRecord(second)
    return nil
  }

  func summary(_ key: String, _ checkout: Checkout, _ memo: AnswerMemo) -> Summary? {
    record(key, checkout, memo).flatMap(Self.summary)
  }

  func entry(_ key: String, _ checkout: Checkout, _ memo: AnswerMemo) -> CacheEntry? {
    guard let record = record(key, checkout, memo), let summary = Self.summary(record),
      let bytes = cache.blob(record.files[0]), let entry = CacheEntry(bytes, key, checkout),
      Self.summary(of: entry.files) == summary
    else { return nil }
    return entry
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

  private static func summary(_ record: ActionResult) -> Summary? {
    let words = String(decoding: record.text, as: UTF8.self).split(separator: "\n")
    guard words.count == 4, words[0] == "\(head) picture", let width = Int(words[2]),
      let height = Int(words[3])
    else { return nil }
    return Summary(digest: String(words[1]), width: width, height: height)
  }

  private static func summary(of files: PictureFiles) -> Summary {
    Summary(digest: files.digest, width: files.width, height: files.height)
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
