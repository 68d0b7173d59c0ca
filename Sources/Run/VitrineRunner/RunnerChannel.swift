import Glibc
import UIKit
import Vitrine
import VitrineUIKit
package import VitrineWire

/// The connection of a process in the cage with the program that started it.
package enum RunnerChannel {
  /// Reads standard input to its end.
  package static func input() -> [UInt8] {
    var bytes: [UInt8] = []
    var chunk = [UInt8](repeating: 0, count: 1 << 16)
    while true {
      let count = unsafe read(0, &chunk, chunk.count)
      if count > 0 {
        bytes += chunk[..<count]
      } else if count == 0 || errno != EINTR {
        return bytes
      }
    }
  }

  /// Reads a request of a widget's process, which its length precedes, and closes standard input.
  ///
  /// The input of a process that serves several pictures doesn't end with the request.
  static func request() -> [UInt8] {
    let header = bytes(count: RunRequest.lengthSize)
    let request = bytes(count: RunRequest.length(header))
    let empty = unsafe open("/dev/null", O_RDONLY)
    if empty >= 0 {
      dup2(empty, 0)
      close(empty)
    }
    return request
  }

  /// Reads a number of bytes of standard input, or fewer if it ends before.
  private static func bytes(count: Int) -> [UInt8] {
    var bytes: [UInt8] = []
    var chunk = [UInt8](repeating: 0, count: 1 << 16)
    while bytes.count < count {
      let read = unsafe read(0, &chunk, min(chunk.count, count - bytes.count))
      if read > 0 {
        bytes += chunk[..<read]
      } else if read == 0 || errno != EINTR {
        return bytes
      }
    }
    return bytes
  }

  /// Writes an answer to descriptor 3, because the code in the process may print.
  package static func send(_ answer: some Encodable) {
    guard let bytes = try? WireEncoder.bytes(of: answer) else { return }
    var sent = 0
    while sent < bytes.count {
      let count = unsafe bytes[sent...].withUnsafeBytes {
        unsafe write(3, $0.baseAddress, $0.count)
      }
      if count > 0 {
        sent += count
      } else if errno != EINTR {
        return
      }
    }
  }

  /// Prepares the world and the fonts of a request.
  @MainActor
  package static func prepare(_ request: RunRequest) throws {
    try RunningWorld(request).prepare()
    LiveEnvironment.fonts = (request.fontFolders, request.fontFiles)
  }
}
