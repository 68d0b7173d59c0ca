import Glibc

/// Whole files.
package enum Files {
  package struct Failure: Error, CustomStringConvertible {
    package var path: String
    package var description: String { "\(path) cannot be read or written" }
  }

  package static func read(_ path: String) throws -> [UInt8] {
    guard let file = fopen(path, "rb") else { throw Failure(path: path) }
    defer { fclose(file) }
    // Reserves the capacity at once, because abandoned buffers would count as the pictures' memory.
    fseek(file, 0, SEEK_END)
    var bytes: [UInt8] = []
    bytes.reserveCapacity(max(0, ftell(file)))
    rewind(file)
    var part = [UInt8](repeating: 0, count: 1 << 16)
    while case let count = fread(&part, 1, part.count, file), count > 0 { bytes += part[..<count] }
    return bytes
  }

  package static func write(_ bytes: some Collection<UInt8>, to path: String) throws {
    guard let file = fopen(path, "wb") else { throw Failure(path: path) }
    defer { fclose(file) }
    let count = bytes.withContiguousStorageIfAvailable { part in
      fwrite(part.baseAddress, 1, part.count, file)
    }
    guard count == bytes.count else { throw Failure(path: path) }
  }
}
