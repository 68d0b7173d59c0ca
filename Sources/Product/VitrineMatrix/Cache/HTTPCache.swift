import Dispatch
import Synchronization
import VitrineImages

/// A cache on a server that implements Bazel's remote cache protocol over HTTP.
///
/// Only records under `/ac/SHA256` are used, because a blob beside its record would need a second
/// request.
///
/// Callers validate every response. A server that fails or is slow costs a bounded wait. Then the
/// run continues without it and reports the reason.
public final class HTTPCache: Sendable {
  /// The address of a server and the headers of its requests.
  public struct Server: Sendable {
    /// The base URL without a trailing slash.
    public var url: String
    /// Additional header lines, for example `Authorization: Bearer …`.
    public var headers: [String]

    /// Creates a server from its URL.
    public init(_ url: String, headers: [String] = []) {
      self.url = url.hasSuffix("/") ? String(url.dropLast()) : url
      self.headers = headers
    }

    /// The URL without a user name and password, for messages.
    public var shown: String {
      guard let scheme = url.firstRange(of: "://") else { return url }
      let rest = url[scheme.upperBound...]
      let host = rest.prefix { $0 != "/" }
      guard let at = host.lastIndex(of: "@") else { return url }
      return String(url[..<scheme.upperBound] + rest[rest.index(after: at)...])
    }
  }

  private struct State {
    var idle: [HTTPConnection] = []
    /// The numbers of consecutive failures in reading and in writing.
    var failures = 0
    var writeFailures = 0
    var isOff = false
    var isReadOnly: Bool
    /// The total time that threads have waited, and its limit.
    var waited = Duration.zero
    var patience = HTTPCache.patience
    var messages: [String] = []
    /// The number of damaged records and an example, by the name of their kind.
    var damaged: [String: (count: Int, example: String)] = [:]
  }

  let server: Server
  private let state: Mutex<State>

  /// Creates a cache.
  ///
  /// Connections are opened when they are first used.
  public init(_ server: Server, isReadOnly: Bool) {
    self.server = server
    state = Mutex(State(isReadOnly: isReadOnly))
  }

  /// A task that loads the HTTP library on another thread.
  ///
  /// A process that exits during the loading would unload libraries in the middle of their
  /// initialization and crash. Therefore its creator calls `wait` before the process exits.
  public struct Loading: Sendable {
    private let group = DispatchGroup()

    /// Starts loading the library.
    public init() { DispatchQueue.global().async(group: group) { HTTPConnection.prepare() } }

    /// Waits until the library is loaded.
    public func wait() { group.wait() }
  }

  /// The number of consecutive failures after which the run continues without the server.
  private static let failureLimit = 3
  /// The time that all requests may wait in total.
  ///
  /// Each request extends it.
  ///
  /// The limits are below the time to draw a picture. A picture needs one or two reads, and many of
  /// them run concurrently.
  private static let patience = Duration.seconds(10)
  private static let patiencePerRead = Duration.milliseconds(10)
  private static let patiencePerWrite = Duration.milliseconds(50)
  /// The maximum size of a response: a picture of 64 megapixels.
  private static let answerLimit = 300 << 20

  var isReadOnly: Bool { state.withLock { $0.isReadOnly || $0.isOff } }

  /// Returns the messages since the last call, with one message per kind of problem.
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

  /// Requests the records of several keys concurrently.
  ///
  /// `take` is called with the index and bytes of each record that the server has, as soon as it
  /// arrives.
  func get(_ keys: [String], _ take: (Int, [UInt8]) -> Void) {
    var rest = Array(keys.indices)
    while !rest.isEmpty {
      let urls = rest.map { url(keys[$0]) }
      var isAnswered = [Bool](repeating: false, count: rest.count)
      let isAsked: Void? = use(patience: Self.patiencePerRead * rest.count) { connection, own in
        connection.getAll(urls, headers: server.headers, limit: Self.answerLimit) { place, answer in
          isAnswered[place] = true
          guard let bytes = contents(answer) else { return }
          own += ContinuousClock().measure { take(rest[place], bytes) }
        }
      }
      // A round ends at the first failure. `use` disables the server after several failures.
      let left = zip(rest, isAnswered).filter { !$1 }.map(\.0)
      guard isAsked != nil, left.count < rest.count else { return }
      rest = left
    }
  }

  /// Returns the bytes of a response.
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

  /// Stores a record.
  ///
  /// Returns false if the server didn't accept it.
  func put(_ key: String, _ bytes: [UInt8]) -> Bool {
    guard !isReadOnly else { return false }
    let result = use(patience: Self.patiencePerWrite) { connection, _ in
      Result { () throws(HTTPConnection.Failure) in
        try connection.request(
          url(key), headers: server.headers, body: bytes, limit: Self.answerLimit)
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

  private func url(_ key: String) -> String { server.url + Self.path(key) }

  private static func path(_ key: String) -> String { "/ac/\(key)" }

  /// Calls `ask` with an idle connection or a new one.
  ///
  /// Returns nil if the server is disabled.
  ///
  /// `ask` adds the time that it spends on other work to its second argument, because that time
  /// doesn't count as waiting.
  private func use<Answer>(
    patience: Duration, _ ask: (HTTPConnection, inout Duration) -> Answer
  ) -> Answer? {
    guard !state.withLock({ $0.isOff }) else { return nil }
    guard let connection = state.withLock({ $0.idle.popLast() }) ?? HTTPConnection() else {
      giveUp("cannot be asked: libcurl is not installed")
      return nil
    }
    let start = ContinuousClock.now
    var own = Duration.zero
    defer {
      let end = ContinuousClock.now
      state.withLock { state in
        state.idle.append(connection)
        state.waited += end - start - own
        state.patience += patience
        if state.waited > state.patience, !state.isOff {
          state.isOff = true
          state.messages.append(message("is slower than drawing; the run goes on without it"))
        }
      }
    }
    return ask(connection, &own)
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

  /// Records a response that this program can't have written.
  func noteDamage(_ kind: String, _ key: String) {
    let example = Self.path(key)
    state.withLock { state in
      let found = state.damaged[kind] ?? (0, example)
      state.damaged[kind] = (found.count + 1, min(found.example, example))
    }
  }

  private func message(_ reason: String) -> String {
    "\(server.shown): warning: the cache \(reason)"
  }
}
