import COnDemand
import Glibc
import Synchronization

/// A server that answers only below a secret path, on the loopback interface or in the network.
final class PreviewServer: Sendable {
  /// The answer to a request.
  struct Answer {
    var status: Int
    var type: String
    var bytes: [UInt8]

    init(_ status: Int, _ type: String, body bytes: [UInt8]) {
      self.status = status
      self.type = type
      self.bytes = bytes
    }

    init(_ status: Int, _ type: String, body text: String) {
      self.init(status, type, body: Array(text.utf8))
    }
  }

  /// A request: a path below the secret one, and arguments in their order.
  struct Request {
    /// The number of the thread that answers.
    ///
    /// Zero answers without drawing, and the others draw.
    var worker: Int
    var path: String
    var arguments: [(name: String, value: String)]
  }

  /// The number of seconds after which an idle connection is closed.
  private static let patience: Int32 = 10

  let address: PreviewAddress
  /// The address of the page on this machine.
  var url: String { url(of: "127.0.0.1") }
  private let respond: @Sendable (Request) -> Answer

  /// A Boolean value that indicates whether the library that serves is installed.
  static var isAvailable: Bool { vitrine_http_load() }

  /// This machine's address in its network, or nil if it is in no network.
  static var networkHost: String? {
    var text = [CChar](repeating: 0, count: 64)
    guard unsafe vitrine_http_network_address(&text, text.count) else { return nil }
    return String(decoding: text.prefix { $0 != 0 }.map(UInt8.init(bitPattern:)), as: UTF8.self)
  }

  /// Returns the address of the page on one of this machine's hosts.
  func url(of host: String) -> String { "http://\(host):\(address.port)/\(address.secret)/" }

  /// Starts serving with `drawers` threads that draw.
  ///
  /// With `servesNetwork`, other machines reach the server. Returns nil if the port isn't available. The server runs until the process ends.
  static func start(
    at wanted: PreviewAddress, servesNetwork: Bool, drawers: Int,
    _ respond: @escaping @Sendable (Request) -> Answer
  ) -> PreviewServer? {
    let holder = Holder()
    var address = wanted
    // The holder is never released, because the server is never stopped.
    let context = unsafe Unmanaged.passRetained(holder).toOpaque()
    guard
      unsafe vitrine_http_start(
        &address.port, servesNetwork, Int32(drawers), patience,
        { context, worker, path, query in
          guard let context = unsafe context else {
            return unsafe PreviewServer.sent(Answer(500, "text/plain", body: ""))
          }
          let holder = unsafe Unmanaged<Holder>.fromOpaque(context).takeUnretainedValue()
          let answer = unsafe holder.server.withLock { $0 }?
            .answer(Int(worker), path: String(cString: path), query: String(cString: query))
          return unsafe PreviewServer.sent(answer ?? Answer(503, "text/plain", body: "not ready"))
        }, context) != nil
    else {
      unsafe Unmanaged<Holder>.fromOpaque(context).release()
      return nil
    }
    let server = PreviewServer(address, respond)
    holder.server.withLock { $0 = server }
    return server
  }

  /// The context of the C callback.
  ///
  /// The server is set later, because its port is known only after the start.
  ///
  /// A request that comes before is answered with 503.
  private final class Holder: Sendable {
    let server = Mutex<PreviewServer?>(nil)
  }

  private init(_ address: PreviewAddress, _ respond: @escaping @Sendable (Request) -> Answer) {
    self.address = address
    self.respond = respond
  }

  /// Checks the secret and parses the query.
  ///
  /// The C code decodes the query into lines of the form `name=value`, so a value may contain `&`
  /// and `=`. A wrong secret has the answer of a missing page, so that the answer confirms no
  /// guess.
  private func answer(_ worker: Int, path: String, query: String) -> Answer {
    guard path.hasPrefix("/\(address.secret)/") else {
      return Answer(404, "text/plain", body: "not found")
    }
    let arguments = query.split(separator: "\n").map { line in
      let parts = line.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
      return (name: String(parts[0]), value: parts.count > 1 ? String(parts[1]) : "")
    }
    return respond(
      Request(
        worker: worker, path: String(path.dropFirst(address.secret.utf8.count + 2)),
        arguments: arguments))
  }

  /// Converts an answer for C: bytes that the library frees, and a type with static lifetime.
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
