import CSandbox
import Foundation
import FoundationNetworking
import Vitrine
import VitrineBase
import VitrineWire

/// The network of a widget's process: the world's responses, by URL.
///
/// `URLSession` asks its protocol classes before it opens a connection, so one class answers for all of
/// HTTP. What goes around it (a socket, another scheme) the kernel refuses.
enum RunningNetwork {
  private struct State {
    var responses: [RunWorld.Response] = []
    var unanswered: [String] = []
  }

  nonisolated(unsafe) private static var state = State()
  private static let lock = NSLock()

  static func start(_ responses: [RunWorld.Response]) {
    lock.withLock { unsafe state.responses = responses }
    _ = URLProtocol.registerClass(WorldProtocol.self)
  }

  /// The response to a request; a URL without one is listed.
  fileprivate static func response(to url: String) -> RunWorld.Response? {
    lock.withLock {
      if let response = unsafe state.responses.first(where: { $0.url == url }) { return response }
      if unsafe !state.unanswered.contains(url) { unsafe state.unanswered.append(url) }
      return nil
    }
  }

  /// A note for each URL that nothing answered, in the alphabet's order.
  static func notes() -> [Diagnostic] {
    let urls = lock.withLock { unsafe state.unanswered.sorted() }
    return urls.map {
      Diagnostic(
        .note, "no-response", "the widget asked for \($0), for which the world has no response",
        hint: "add it to \"network\" of \"world\" in vitrine.json")
    }
  }
}

/// Answers every request of HTTP with what the world has.
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

  /// Every request is answered at once, so there is nothing left to stop.
  override func stopLoading() {}
}
