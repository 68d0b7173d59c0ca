import Synchronization
import VitrineImages

/// A cache on a server that speaks Bazel's remote-cache protocol over HTTP: records under
/// `/ac/SHA256`, blobs under `/cas/SHA256`.
///
/// No answer is trusted: a blob is used only if it has the digest that it was asked by. A server that
/// fails or is slow costs a bounded wait; then the run goes on without it, and says so.
public final class HTTPCache: Sendable {
  /// How to reach a server.
  public struct Server: Sendable {
    /// Without a slash at its end.
    public var url: String
    /// Such as `Authorization: Bearer …`.
    public var headers: [String]

    public init(_ url: String, headers: [String] = []) {
      self.url = url.hasSuffix("/") ? String(url.dropLast()) : url
      self.headers = headers
    }

    /// The address without a name and password in it, for messages.
    public var shown: String {
      guard let scheme = url.firstRange(of: "://") else { return url }
      let rest = url[scheme.upperBound...]
      let host = rest.prefix { $0 != "/" }
      guard let at = host.lastIndex(of: "@") else { return url }
      return String(url[..<scheme.upperBound] + rest[rest.index(after: at)...])
    }
  }

  enum Kind: String {
    case record = "ac"
    case blob = "cas"
  }

  private struct State {
    var idle: [HTTPConnection] = []
    /// Failures in a row, of reading and of writing.
    var failures = 0
    var writeFailures = 0
    var isOff = false
    var isReadOnly: Bool
    /// How long threads have waited in all, and how long they may.
    var waited = Duration.zero
    var patience = HTTPCache.patience
    var messages: [String] = []
    /// What wasn't what it should be, by what it is called, with an example.
    var damaged: [String: (count: Int, example: String)] = [:]
  }

  let server: Server
  private let state: Mutex<State>

  public init(_ server: Server, isReadOnly: Bool) {
    self.server = server
    state = Mutex(State(isReadOnly: isReadOnly))
  }

  /// After so many failures in a row the run goes on without the server.
  private static let failureLimit = 3
  /// What all requests together may wait; each of them adds to it.
  ///
  /// No answer is worth waiting for longer than drawing a picture takes. Reads, of which a picture
  /// takes three, are many at a time.
  private static let patience = Duration.seconds(10)
  private static let patiencePerRead = Duration.milliseconds(10)
  private static let patiencePerWrite = Duration.milliseconds(50)
  /// The largest answer: a picture of 64 megapixels.
  private static let answerLimit = 300 << 20

  var isReadOnly: Bool { state.withLock { $0.isReadOnly || $0.isOff } }

  /// What was wrong, in sentences; each kind once.
  func takeMessages() -> [String] {
    state.withLock { state in
      defer {
        state.messages = []
        state.damaged = [:]
      }
      let damaged = state.damaged.sorted { $0.key < $1.key }.map { kind, found in
        message("has \(found.count) damaged \(kind), such as \(found.example); none was used")
      }
      return damaged + state.messages
    }
  }

  // MARK: Requests

  /// What the server has under some keys, in their order, asked for several at a time; nil where it has
  /// nothing, or doesn't answer.
  func get(_ kind: Kind, _ keys: [String]) -> [[UInt8]?] {
    var found = [[UInt8]?](repeating: nil, count: keys.count)
    var rest = Array(keys.indices)
    while !rest.isEmpty {
      let urls = rest.map { url(kind, keys[$0]) }
      let answers = use(patience: Self.patiencePerRead * rest.count) { connection in
        connection.getAll(urls, headers: server.headers, limit: Self.answerLimit)
      }
      // A round ends at the first failure; without one the server is given up after some.
      guard let answers else { return found }
      for (place, answer) in zip(rest, answers) {
        if let answer { found[place] = contents(answer) }
      }
      let left = zip(rest, answers).filter { $1 == nil }.map(\.0)
      guard left.count < rest.count else { return found }
      rest = left
    }
    return found
  }

  /// The bytes of an answer to a question.
  private func contents(
    _ result: Result<HTTPConnection.Answer, HTTPConnection.Failure>
  ) -> [UInt8]? {
    switch result {
    case .failure(let error): fail("does not answer: \(error.reason)")
    case .success(let answer):
      switch answer.status {
      case 200:
        state.withLock { $0.failures = 0 }
        return answer.bytes
      case 404, 410: state.withLock { $0.failures = 0 }
      case 401, 403: giveUp("refuses to be read (\(answer.status)); is the token right?")
      default: fail("answers with \(answer.status)")
      }
    }
    return nil
  }

  /// How many bytes of blobs are asked for at a time, unless one alone has more.
  private static let roundLimit = 32 << 20

  /// Calls `take` with each blob that has the digest and size that it should, and its place in `files`,
  /// as soon as it is there: a run of many pictures never has all of them in memory.
  func blobs(_ files: [ActionResult.File], _ take: (Int, [UInt8]) -> Void) {
    var start = 0
    while start < files.count {
      var (end, total) = (start, 0)
      repeat {
        total += Self.size(of: files[end])
        end += 1
      } while end < files.count && total + Self.size(of: files[end]) <= Self.roundLimit
      let found = get(.blob, files[start..<end].map(\.hash))
      for (place, bytes) in zip(start..<end, found) {
        guard let bytes else { continue }
        guard bytes.count == files[place].size, Digest.hex(of: bytes) == files[place].hash else {
          noteDamage("blobs", "/cas/\(files[place].hash)")
          continue
        }
        take(place, bytes)
      }
      start = end
    }
  }

  /// What a record claims, which may be any number.
  private static func size(of file: ActionResult.File) -> Int {
    max(0, min(file.size, answerLimit))
  }

  /// Stores something; false where the server didn't take it.
  func put(_ kind: Kind, _ key: String, _ bytes: [UInt8]) -> Bool {
    guard !isReadOnly else { return false }
    let result = use(patience: Self.patiencePerWrite) { connection in
      Result { () throws(HTTPConnection.Failure) in
        try connection.request(
          url(kind, key), headers: server.headers, body: bytes, limit: Self.answerLimit)
      }
    }
    let answer: HTTPConnection.Answer
    switch result {
    case .success(let given): answer = given
    case .failure(let error):
      fail("does not answer: \(error.reason)")
      return false
    case nil: return false
    }
    if (200..<300).contains(answer.status) {
      state.withLock { $0.writeFailures = 0 }
      return true
    }
    state.withLock { state in
      state.writeFailures += 1
      guard !state.isReadOnly,
        state.writeFailures >= Self.failureLimit || [401, 403, 405].contains(answer.status)
      else { return }
      state.isReadOnly = true
      state.messages.append(
        message("takes no pictures (\(answer.status)); none is added from here on"))
    }
    return false
  }

  private func url(_ kind: Kind, _ key: String) -> String {
    "\(server.url)/\(kind.rawValue)/\(key)"
  }

  /// Asks the server something, over connections that an earlier question left; nil where the run goes
  /// on without it.
  private func use<Answer>(patience: Duration, _ ask: (HTTPConnection) -> Answer) -> Answer? {
    guard !state.withLock({ $0.isOff }) else { return nil }
    guard let connection = state.withLock({ $0.idle.popLast() }) ?? HTTPConnection() else {
      giveUp("cannot be asked: libcurl is not installed")
      return nil
    }
    let start = ContinuousClock.now
    defer {
      let end = ContinuousClock.now
      state.withLock { state in
        state.idle.append(connection)
        state.waited += end - start
        state.patience += patience
        if state.waited > state.patience, !state.isOff {
          state.isOff = true
          state.messages.append(message("is slower than drawing; the run goes on without it"))
        }
      }
    }
    return ask(connection)
  }

  // MARK: Failures

  private func fail(_ reason: String) {
    state.withLock { state in
      state.failures += 1
      guard state.failures >= Self.failureLimit, !state.isOff else { return }
      state.isOff = true
      state.messages.append(message("\(reason); the run goes on without it"))
    }
  }

  private func giveUp(_ reason: String) {
    state.withLock { state in
      guard !state.isOff else { return }
      state.isOff = true
      state.messages.append(message("\(reason); the run goes on without it"))
    }
  }

  /// A record that isn't what this program writes.
  func noteDamagedRecord(_ key: String) { noteDamage("records", "/ac/\(key)") }

  private func noteDamage(_ kind: String, _ example: String) {
    state.withLock { state in
      let found = state.damaged[kind] ?? (0, example)
      state.damaged[kind] = (found.count + 1, min(found.example, example))
    }
  }

  private func message(_ reason: String) -> String {
    "\(server.shown): warning: the cache \(reason)"
  }
}
