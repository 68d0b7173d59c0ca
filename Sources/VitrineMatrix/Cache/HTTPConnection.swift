import CHTTPClient

/// A connection to a server, used by one thread at a time.
@safe final class HTTPConnection: @unchecked Sendable {
  struct Answer {
    var status: Int
    var bytes: [UInt8]
  }

  /// Why no answer came, in words.
  struct Failure: Error {
    var reason: String
  }

  private let client: OpaquePointer

  /// Nil where libcurl isn't installed.
  init?() {
    guard let client = unsafe vitrine_http_open() else { return nil }
    unsafe self.client = client
  }

  deinit { unsafe vitrine_http_close(client) }

  /// How long a server may take to accept a connection, and to answer.
  private static let connectMilliseconds = 2_000
  private static let milliseconds = 5_000

  /// Gets a resource, or puts `body` there.
  func request(
    _ url: String, headers: [String], body: [UInt8]? = nil, limit: Int
  ) throws(Failure) -> Answer {
    let lines = headers.joined(separator: "\n")
    var answer = unsafe vitrine_http_answer()
    if let body {
      unsafe body.withUnsafeBufferPointer { bytes in
        unsafe answer = vitrine_http_request(
          client, url, lines, bytes.baseAddress, bytes.count, limit, Self.milliseconds,
          Self.connectMilliseconds)
      }
    } else {
      unsafe answer = vitrine_http_request(
        client, url, lines, nil, 0, limit, Self.milliseconds, Self.connectMilliseconds)
    }
    defer { unsafe vitrine_http_free(&answer) }
    guard unsafe answer.status != 0 else {
      let reason = unsafe withUnsafeBytes(of: &answer.reason) { text in
        unsafe String(decoding: text.prefix { $0 != 0 }, as: UTF8.self)
      }
      throw Failure(reason: reason)
    }
    let bytes = unsafe Array(UnsafeBufferPointer(start: answer.bytes, count: answer.count))
    return unsafe Answer(status: answer.status, bytes: bytes)
  }
}
