import Foundation
import Glibc
import Synchronization

/// A server on this machine that stores and returns records, with the protocol of Bazel's caches.
final class CacheServer: Sendable {
  private struct State {
    var records: [String: [UInt8]] = [:]
    /// The methods and paths of requests, in the order of their arrival.
    var requests: [String] = []
  }

  private let state = Mutex(State())
  private let descriptor: Int32
  let address: String

  init() throws {
    descriptor = socket(AF_INET, Int32(SOCK_STREAM.rawValue), 0)
    var place = sockaddr_in()
    place.sin_family = sa_family_t(AF_INET)
    place.sin_addr.s_addr = UInt32(INADDR_LOOPBACK).bigEndian
    var length = socklen_t(MemoryLayout<sockaddr_in>.size)
    let descriptor = descriptor
    let isOpen = unsafe withUnsafeMutablePointer(to: &place) { place in
      unsafe place.withMemoryRebound(to: sockaddr.self, capacity: 1) { place in
        unsafe bind(descriptor, place, length) == 0 && listen(descriptor, 64) == 0
          && getsockname(descriptor, place, &length) == 0
      }
    }
    guard isOpen else { throw POSIXError(.EADDRNOTAVAIL) }
    address = "http://127.0.0.1:\(UInt16(bigEndian: place.sin_port))/cache"
    Thread.detachNewThread { [self] in
      while true {
        let connection = accept(descriptor, nil, nil)
        guard connection >= 0 else { return }
        Thread.detachNewThread { self.serve(connection) }
      }
    }
  }

  /// Ends the thread that waits for connections.
  func close() { shutdown(descriptor, Int32(SHUT_RDWR)) }

  /// Returns the requests since the last call.
  func takeRequests() -> [String] {
    state.withLock { state in
      defer { state.requests = [] }
      return state.requests
    }
  }

  /// Changes the stored records.
  func change(_ body: (inout [String: [UInt8]]) -> Void) { state.withLock { body(&$0.records) } }

  private func serve(_ connection: Int32) {
    defer { Glibc.close(connection) }
    var received: [UInt8] = []
    var buffer = [UInt8](repeating: 0, count: 1 << 16)
    func receive() -> Bool {
      let count = unsafe read(connection, &buffer, buffer.count)
      if count > 0 { received += buffer[..<count] }
      return count > 0
    }
    while true {
      var end = received.firstRange(of: Array("\r\n\r\n".utf8))
      while end == nil {
        guard receive() else { return }
        end = received.firstRange(of: Array("\r\n\r\n".utf8))
      }
      guard let end else { return }
      let lines = String(decoding: received[..<end.lowerBound], as: UTF8.self)
        .components(separatedBy: "\r\n")
      let length = lines.first { $0.lowercased().hasPrefix("content-length:") }
        .flatMap { Int($0.dropFirst(15).trimmingCharacters(in: .whitespaces)) }
      received.removeFirst(end.upperBound)
      while received.count < length ?? 0 {
        guard receive() else { return }
      }
      let body = Array(received.prefix(length ?? 0))
      received.removeFirst(body.count)
      let words = lines[0].components(separatedBy: " ")
      guard words.count == 3 else { return }
      send(answer(words[0], words[1], body), to: connection)
    }
  }

  private func answer(_ method: String, _ path: String, _ body: [UInt8]) -> [UInt8] {
    let (status, content) = state.withLock { state -> (String, [UInt8]) in
      state.requests.append("\(method) \(path)")
      if method == "PUT" {
        state.records[path] = body
        return ("201 Created", [])
      }
      return state.records[path].map { ("200 OK", $0) } ?? ("404 Not Found", [])
    }
    return Array("HTTP/1.1 \(status)\r\nContent-Length: \(content.count)\r\n\r\n".utf8) + content
  }

  private func send(_ bytes: [UInt8], to connection: Int32) {
    var rest = bytes[...]
    while !rest.isEmpty {
      let count = unsafe rest.withUnsafeBytes {
        unsafe Glibc.send(connection, $0.baseAddress, $0.count, Int32(MSG_NOSIGNAL))
      }
      guard count > 0 else { return }
      rest = rest.dropFirst(count)
    }
  }
}
