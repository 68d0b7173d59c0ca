import COnDemand

/// A set of connections to a server that one thread at a time uses.
@safe final class HTTPConnection: @unchecked Sendable {
  struct Answer {
    var status: Int
    var bytes: [UInt8]
  }

  /// The reason why a request has no response.
  struct Failure: Error {
    var reason: String
  }

  private let client: OpaquePointer

  /// Loads libcurl, which takes longer than a request.
  static func prepare() { vitrine_http_prepare() }

  /// Opens a connection.
  ///
  /// Returns nil if libcurl isn't installed.
  init?() {
    guard let client = unsafe vitrine_http_open() else { return nil }
    unsafe self.client = client
  }

  deinit { unsafe vitrine_http_close(client) }

  /// The timeouts for connecting and for a complete response, in milliseconds.
  private static let connectMilliseconds = 2_000
  private static let milliseconds = 5_000

  /// The bodies of responses, which are received directly into the arrays that are delivered.
  private struct Bodies {
    var bytes: [[UInt8]]
    var take: Take

    mutating func append(_ part: UnsafeBufferPointer<UInt8>, at place: Int, announced: Int) {
      if announced > 0 { bytes[place].reserveCapacity(announced) }
      unsafe bytes[place].append(contentsOf: part)
    }

    /// Removes and returns a body without copying it.
    mutating func remove(_ place: Int) -> [UInt8] {
      var body: [UInt8] = []
      swap(&body, &bytes[place])
      return body
    }
  }

  private static let part:
    @convention(c) (
      UnsafeMutableRawPointer?, Int, UnsafePointer<UInt8>?, Int, Int
    ) -> Void = { context, place, bytes, count, announced in
      guard let bodies = unsafe context?.assumingMemoryBound(to: Bodies.self) else { return }
      let part = unsafe UnsafeBufferPointer(start: bytes, count: count)
      unsafe bodies.pointee.append(part, at: place, announced: announced)
    }

  /// Gets a resource, or puts `body` there.
  func request(
    _ url: String, headers: [String], body: [UInt8]? = nil, limit: Int
  ) throws(Failure) -> Answer {
    let lines = headers.joined(separator: "\n")
    var bodies = Bodies(bytes: [[]]) { _, _ in }
    let answer = unsafe withUnsafeMutablePointer(to: &bodies) { bodies in
      func ask(_ bytes: UnsafePointer<UInt8>?, _ count: Int) -> vitrine_http_response {
        unsafe vitrine_http_request(
          client, url, lines, bytes, count, limit, Self.milliseconds, Self.connectMilliseconds,
          Self.part, bodies)
      }
      guard let body else { return ask(nil, 0) }
      return unsafe body.withUnsafeBufferPointer { unsafe ask($0.baseAddress, $0.count) }
    }
    return try Self.answer(answer, bodies.remove(0))
  }

  typealias Take = (_ place: Int, _ answer: Result<Answer, Failure>) -> Void

  /// Gets several resources concurrently and calls `take` with each response as it arrives.
  ///
  /// `take` isn't called for requests that weren't sent because an earlier one failed.
  func getAll(_ urls: [String], headers: [String], limit: Int, _ take: Take) {
    guard !urls.isEmpty else { return }
    let lines = headers.joined(separator: "\n")
    // The addresses are in one buffer, each terminated by a zero, so that all pointers are into one
    // array.
    var text: [CChar] = []
    var starts: [Int] = []
    for url in urls {
      starts.append(text.count)
      text += url.utf8CString
    }
    withoutActuallyEscaping(take) { take in
      var bodies = Bodies(bytes: [[UInt8]](repeating: [], count: urls.count), take: take)
      unsafe withUnsafeMutablePointer(to: &bodies) { bodies in
        unsafe text.withUnsafeBufferPointer { text in
          let pointers = unsafe starts.map { unsafe text.baseAddress?.advanced(by: $0) }
          unsafe vitrine_http_get_all(
            client, pointers, urls.count, lines, limit, Self.milliseconds,
            Self.connectMilliseconds, Self.part,
            { context, place, answer in
              guard let bodies = unsafe context?.assumingMemoryBound(to: Bodies.self),
                let answer = unsafe answer
              else { return }
              let body = unsafe bodies.pointee.remove(place)
              unsafe bodies.pointee.take(
                place,
                Result { () throws(Failure) in
                  unsafe try HTTPConnection.answer(answer.pointee, body)
                })
            }, bodies)
        }
      }
    }
  }

  private static func answer(
    _ answer: vitrine_http_response, _ body: [UInt8]
  ) throws(Failure) -> Answer {
    guard answer.status != 0 else {
      let reason = unsafe withUnsafeBytes(of: answer.reason) { text in
        unsafe String(decoding: text.prefix { $0 != 0 }, as: UTF8.self)
      }
      throw Failure(reason: reason)
    }
    return Answer(status: answer.status, bytes: body)
  }
}
