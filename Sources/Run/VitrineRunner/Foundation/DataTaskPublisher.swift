public import Combine
public import Foundation
public import FoundationNetworking

extension URLSession {
  /// A publisher of one response.
  public typealias DataTaskPublisher = AnyPublisher<(data: Data, response: URLResponse), URLError>

  /// Returns a publisher of the response of an address.
  public func dataTaskPublisher(for url: URL) -> DataTaskPublisher {
    dataTaskPublisher(for: URLRequest(url: url))
  }

  /// Returns a publisher of the response of a request.
  public func dataTaskPublisher(for request: URLRequest) -> DataTaskPublisher {
    Deferred {
      Future { promise in
        nonisolated(unsafe) let promise = promise
        self.dataTask(with: request) { data, response, error in
          if let data, let response {
            unsafe promise(.success((data: data, response: response)))
          } else {
            unsafe promise(.failure(error as? URLError ?? URLError(.unknown)))
          }
        }.resume()
      }
    }.eraseToAnyPublisher()
  }
}
