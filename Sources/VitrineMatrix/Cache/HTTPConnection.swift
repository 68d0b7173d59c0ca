import CHTTPClient

/// Connections to a server, used by one thread at a time.
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

  /// Loads libcurl, which takes longer than a request.
  static func prepare() { vitrine_http_prepare() }

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
    return unsafe try Self.answer(answer)
  }

  typealias Take = (_ place: Int, _ answer: Result<Answer, Failure>) -> Void

  /// Gets resources, several at a time, and calls `take` with each answer as soon as it is there; never
  /// for those that weren't asked for, since one before them failed.
  func getAll(_ urls: [String], headers: [String], limit: Int, _ take: Take) {
    guard !urls.isEmpty else { return }
    let lines = headers.joined(separator: "\n")
    // One text with an end after each address, so that all pointers are into one array.
    var text: [CChar] = []
    var starts: [Int] = []
    for url in urls {
      starts.append(text.count)
      text += url.utf8CString
    }
    withoutActuallyEscaping(take) { take in
      var taker = take
      unsafe withUnsafeMutablePointer(to: &taker) { taker in
        unsafe text.withUnsafeBufferPointer { text in
          let pointers = unsafe starts.map { unsafe text.baseAddress?.advanced(by: $0) }
          unsafe vitrine_http_get_all(
            client, pointers, urls.count, lines, limit, Self.milliseconds,
            Self.connectMilliseconds,
            { context, place, answer in
              guard let context = unsafe context, let answer = unsafe answer else { return }
              let take = unsafe context.assumingMemoryBound(to: Take.self).pointee
              take(
                place,
                Result { () throws(Failure) in unsafe try HTTPConnection.answer(answer.pointee) })
            }, taker)
        }
      }
    }
  }

  private static func answer(_ answer: vitrine_http_answer) throws(Failure) -> Answer {
    guard unsafe answer.status != 0 else {
      let reason = unsafe withUnsafeBytes(of: answer.reason) { text in
        unsafe String(decoding: text.prefix { $0 != 0 }, as: UTF8.self)
      }
      throw Failure(reason: reason)
    }
    let bytes = unsafe Array(UnsafeBufferPointer(start: answer.bytes, count: answer.count))
    return unsafe Answer(status: answer.status, bytes: bytes)
  }
}
