import CHTTPServer
import Glibc
import Synchronization

/// A server on the loopback interface that answers only below a secret path.
final class PreviewServer: Sendable {
  /// What a request is answered with.
  struct Answer {
    var status: Int
    var type: String
    var bytes: [UInt8]

    init(_ status: Int, _ type: String, _ bytes: [UInt8]) {
      self.status = status
      self.type = type
      self.bytes = bytes
    }

    init(_ status: Int, _ type: String, _ text: String) {
      self.init(status, type, Array(text.utf8))
    }
  }

  /// A request: a path below the secret one, and arguments in the order given.
  struct Request {
    var path: String
    var arguments: [(name: String, value: String)]
  }

  let url: String
  private let secret: String
  private let respond: @Sendable (Request) -> Answer

  /// Starts serving.
  ///
  /// Nil where the port cannot be had. It serves until the process ends.
  static func start(
    port wanted: UInt16, _ respond: @escaping @Sendable (Request) -> Answer
  ) -> PreviewServer? {
    var generator = SystemRandomNumberGenerator()
    let secret = (0..<2).map { _ in String(generator.next() as UInt64, radix: 36) }.joined()
    let holder = Holder()
    var port = wanted
    // The holder lives as long as the process: the server is never stopped.
    let context = unsafe Unmanaged.passRetained(holder).toOpaque()
    guard
      unsafe vitrine_http_start(
        &port,
        { context, path, query in
          guard let context = unsafe context else {
            return unsafe PreviewServer.sent(Answer(500, "text/plain", ""))
          }
          let holder = unsafe Unmanaged<Holder>.fromOpaque(context).takeUnretainedValue()
          let answer = unsafe holder.server.withLock { $0 }?
            .answer(String(cString: path), String(cString: query))
          return unsafe PreviewServer.sent(answer ?? Answer(503, "text/plain", "not ready"))
        }, context) != nil
    else {
      unsafe Unmanaged<Holder>.fromOpaque(context).release()
      return nil
    }
    let server = PreviewServer("http://127.0.0.1:\(port)/\(secret)/", secret, respond)
    holder.server.withLock { $0 = server }
    return server
  }

  private final class Holder: Sendable {
    let server = Mutex<PreviewServer?>(nil)
  }

  private init(
    _ url: String, _ secret: String, _ respond: @escaping @Sendable (Request) -> Answer
  ) {
    self.url = url
    self.secret = secret
    self.respond = respond
  }

  private func answer(_ path: String, _ query: String) -> Answer {
    guard path.hasPrefix("/\(secret)/") else { return Answer(404, "text/plain", "not found") }
    let arguments = query.split(separator: "\n").map { line in
      let parts = line.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
      return (name: String(parts[0]), value: parts.count > 1 ? String(parts[1]) : "")
    }
    return respond(
      Request(path: String(path.dropFirst(secret.utf8.count + 2)), arguments: arguments))
  }

  /// An answer as C takes it: bytes that it frees, and a type that stays.
  private static func sent(_ answer: Answer) -> vitrine_http_answer {
    let bytes = unsafe malloc(max(1, answer.bytes.count))?.assumingMemoryBound(to: UInt8.self)
    if let bytes = unsafe bytes {
      for (index, byte) in answer.bytes.enumerated() { unsafe bytes[index] = byte }
    }
    let type: StaticString =
      switch answer.type {
      case "text/html": "text/html; charset=utf-8"
      case "text/css": "text/css; charset=utf-8"
      case "text/javascript": "text/javascript; charset=utf-8"
      case "application/json": "application/json"
      case "image/png": "image/png"
      case "image/svg+xml": "image/svg+xml"
      default: "text/plain; charset=utf-8"
      }
    return unsafe vitrine_http_answer(
      status: UInt32(answer.status),
      type: UnsafeRawPointer(type.utf8Start).assumingMemoryBound(to: CChar.self), bytes: bytes,
      count: answer.bytes.count)
  }
}
