import Foundation
public import FoundationNetworking

extension Snapshotting where Value == URLRequest, Format == String {
  /// The method, the address, the headers and the body of a request.
  public static var raw: Snapshotting { raw(pretty: false) }

  /// Returns a strategy that shows a request, with a body of JSON laid out if `pretty` is true.
  public static func raw(pretty: Bool) -> Snapshotting {
    SimplySnapshotting<String>.lines.pullback { request in
      let address = request.url?.sortingQuery.absoluteString ?? "(null)"
      let headers = (request.allHTTPHeaderFields ?? [:]).map { "\($0): \($1)" }.sorted()
      let body = request.httpBody.map { "\n" + (pretty ? laidOut($0) : text($0)) }
      return (["\(request.httpMethod ?? "GET") \(address)"] + headers + [body].compactMap(\.self))
        .joined(separator: "\n")
    }
  }

  /// The command of curl that sends a request.
  public static var curl: Snapshotting {
    SimplySnapshotting<String>.lines.pullback { request in
      var words = ["curl"]
      switch request.httpMethod ?? "GET" {
      case "GET": break
      case "HEAD": words.append("--head")
      case let method: words.append("--request \(method)")
      }
      let headers = request.allHTTPHeaderFields ?? [:]
      for (name, value) in headers.sorted(by: { $0.key < $1.key }) where name != "Cookie" {
        words.append("--header \"\(name): \(quoted(value))\"")
      }
      if let body = request.httpBody {
        words.append("--data \"\(quoted(text(body).replacing("\\\"", with: "\\\\\"")))\"")
      }
      if let cookie = headers["Cookie"] { words.append("--cookie \"\(quoted(cookie))\"") }
      words.append("\"\(request.url?.sortingQuery.absoluteString ?? "")\"")
      return words.joined(separator: " \\\n\t")
    }
  }

  private static func text(_ data: Data) -> String { String(decoding: data, as: UTF8.self) }

  private static func quoted(_ text: String) -> String { text.replacing("\"", with: "\\\"") }

  private static func laidOut(_ data: Data) -> String {
    guard let value = try? JSONSerialization.jsonObject(with: data),
      let pretty = try? JSONSerialization.data(
        withJSONObject: value, options: [.prettyPrinted, .sortedKeys])
    else { return text(data) }
    return text(pretty)
  }
}

extension URL {
  /// The address with the items of its query in the order of their names.
  fileprivate var sortingQuery: URL {
    var parts = URLComponents(url: self, resolvingAgainstBaseURL: false)
    let items = parts?.queryItems
    parts?.queryItems = items?.sorted { $0.name < $1.name }
    return parts?.url ?? self
  }
}
