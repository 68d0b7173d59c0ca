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
    /// How long threads have waited in all, and for how many requests.
    var waited = Duration.zero
    var requests = 0
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
  /// What all requests together may wait, and each of them in addition: longer than drawing a picture
  /// takes no answer is worth waiting for.
  private static let patience = Duration.seconds(10)
  private static let patiencePerRequest = Duration.milliseconds(50)
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

  /// What the server has under a key; nil if it has nothing, or doesn't answer.
  func get(_ kind: Kind, _ key: String) -> [UInt8]? {
    guard let answer = send(kind, key, nil) else { return nil }
    switch answer.status {
    case 200:
      state.withLock { $0.failures = 0 }
      return answer.bytes
    case 404, 410:
      state.withLock { $0.failures = 0 }
      return nil
    case 401, 403:
      giveUp("refuses to be read (\(answer.status)); is the token right?")
      return nil
    default:
      fail("answers with \(answer.status)")
      return nil
    }
  }

  /// A blob that has the digest and size that it should.
  func blob(_ file: ActionResult.File) -> [UInt8]? {
    guard let bytes = get(.blob, file.hash) else { return nil }
    guard bytes.count == file.size, Digest.hex(of: bytes) == file.hash else {
      noteDamage("blobs", "/cas/\(file.hash)")
      return nil
    }
    return bytes
  }

  /// Stores something; false where the server didn't take it.
  func put(_ kind: Kind, _ key: String, _ bytes: [UInt8]) -> Bool {
    guard !isReadOnly, let answer = send(kind, key, bytes) else { return false }
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

  private func send(_ kind: Kind, _ key: String, _ body: [UInt8]?) -> HTTPConnection.Answer? {
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
        state.requests += 1
        let most = Self.patience + Self.patiencePerRequest * state.requests
        guard state.waited > most, !state.isOff else { return }
        state.isOff = true
        state.messages.append(message("is slower than drawing; the run goes on without it"))
      }
    }
    do throws(HTTPConnection.Failure) {
      return try connection.request(
        "\(server.url)/\(kind.rawValue)/\(key)", headers: server.headers, body: body,
        limit: Self.answerLimit)
    } catch {
      fail("does not answer: \(error.reason)")
      return nil
    }
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
