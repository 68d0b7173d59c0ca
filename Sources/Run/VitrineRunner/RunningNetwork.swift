import CSandbox
import Foundation
import FoundationNetworking
import Vitrine
import VitrineBase
import VitrineWire

/// The network of a widget's process: the configured responses by URL.
///
/// `URLSession` queries its protocol classes before it opens a connection, so one class answers all
/// HTTP requests. The kernel rejects sockets and other schemes.
enum RunningNetwork {
  private struct State {
    var responses: [RunWorld.Response] = []
    var unanswered: [String] = []
  }

  nonisolated(unsafe) private static var state = State()
  private static let lock = NSLock()

  static func start(_ responses: [RunWorld.Response]) throws(WireError) {
    lock.withLock { unsafe state.responses = responses }
    _ = URLProtocol.registerClass(WorldProtocol.self)
    guard SessionProtocols.refuse() else {
      throw WireError(
        "this version of Swift's Foundation asks the network itself, so the code isn't run")
    }
  }

  /// Returns the response to a request.
  ///
  /// A URL without one is recorded.
  fileprivate static func response(to url: String) -> RunWorld.Response? {
    lock.withLock {
      if let response = unsafe state.responses.first(where: { $0.url == url }) { return response }
      if unsafe !state.unanswered.contains(url) { unsafe state.unanswered.append(url) }
      unsafe vitrine_note_missing("answer", url)
      return nil
    }
  }

  /// Returns a note for each URL without a response, in alphabetical order.
  static func notes() -> [Diagnostic] {
    let urls = lock.withLock { unsafe state.unanswered.sorted() }
    return urls.map {
      Diagnostic(
        .note, "no-response", "the widget asked for \($0), for which the world has no response",
        hint: "add it to \"network\" of \"world\" in vitrine.json")
    }
  }
}

/// A protocol class that answers every HTTP request with the configured response.
final class WorldProtocol: URLProtocol {
  override class func canInit(with request: URLRequest) -> Bool {
    ["http", "https"].contains(request.url?.scheme?.lowercased())
  }

  override class func canonicalRequest(for request: URLRequest) -> URLRequest { request }

  override func startLoading() {
    guard let url = request.url,
      let response = RunningNetwork.response(to: url.absoluteString),
      let answer = HTTPURLResponse(
        url: url, statusCode: response.status, httpVersion: "HTTP/1.1",
        headerFields: ["Content-Type": response.contentType ?? "application/octet-stream"])
    else {
      client?.urlProtocol(self, didFailWithError: URLError(.notConnectedToInternet))
      return
    }
    client?.urlProtocol(self, didReceive: answer, cacheStoragePolicy: .notAllowed)
    let file = response.source.flatMap { FileManager.default.contents(atPath: $0) }
    client?.urlProtocol(self, didLoad: file ?? Data((response.text ?? "").utf8))
    client?.urlProtocolDidFinishLoading(self)
  }

  /// Stops loading.
  ///
  /// It has no effect, because every request is answered immediately.
  override func stopLoading() {}
}
