#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#else
  import Glibc
#endif

extension Disk {
  /// Returns a fingerprint of the loaded parts of a program's file, or of the file if it isn't
  /// 64-bit ELF.
  ///
  /// Symbols and debugging information are most of the bytes of an unstripped program. They don't
  /// affect its behavior, and reading them takes longer than the rest of a short run.
  package static func programFingerprint(of path: String) -> String? {
    guard let (descriptor, size) = try? openForReading(path, isRegularOnly: true) else {
      return nil
    }
    defer { close(descriptor) }
    let fingerprint = RunningFingerprint()
    for part in loadedParts(of: descriptor, size) ?? [0..<size] {
      guard add(part, of: descriptor, to: fingerprint) else { return nil }
    }
    return fingerprint.text
  }

  /// Returns the loaded parts of an ELF file, or nil if the file isn't ELF or is inconsistent.
  ///
  /// The offsets are those of the System V ABI, chapters "ELF Header" and "Program Header".
  private static func loadedParts(of descriptor: Int32, _ size: Int) -> [Range<Int>]? {
    let (headerLength, entryLength, loaded) = (64, 56, 1)
    guard let header = bytes(0..<headerLength, of: descriptor),
      header.starts(with: [0x7F, 0x45, 0x4C, 0x46, 2, 1]),
      let start = number(header, at: 32, length: 8), let count = number(header, at: 56, length: 2),
      number(header, at: 54, length: 2) == entryLength,
      case (let end, let overflows) = start.addingReportingOverflow(count * entryLength),
      !overflows,
      let table = bytes(start..<end, of: descriptor)
    else { return nil }
    var parts: [Range<Int>] = []
    for entry in stride(from: 0, to: table.count, by: entryLength)
    where number(table, at: entry, length: 4) == loaded {
      guard let offset = number(table, at: entry + 8, length: 8),
        let length = number(table, at: entry + 32, length: 8),
        case (let end, let overflows) = offset.addingReportingOverflow(length), !overflows,
        end <= size
      else { return nil }
      parts.append(offset..<end)
    }
    return parts.isEmpty ? nil : parts
  }

  /// Returns a little-endian number, or nil if it isn't a positive `Int`.
  private static func number(_ bytes: [UInt8], at place: Int, length: Int) -> Int? {
    let digits = bytes[place..<place + length].reversed()
    return Int(exactly: digits.reduce(UInt64(0)) { $0 << 8 | UInt64($1) })
  }

  private static func bytes(_ part: Range<Int>, of descriptor: Int32) -> [UInt8]? {
    var bytes = [UInt8](repeating: 0, count: part.count)
    let count = unsafe pread(descriptor, &bytes, bytes.count, part.lowerBound)
    return count == part.count ? bytes : nil
  }

  private static func add(
    _ part: Range<Int>, of descriptor: Int32, to fingerprint: RunningFingerprint
  ) -> Bool {
    for start in stride(from: part.lowerBound, to: part.upperBound, by: chunkSize) {
      let end = min(part.upperBound, start + chunkSize)
      guard let chunk = bytes(start..<end, of: descriptor) else { return false }
      fingerprint.add(chunk[...])
    }
    return true
  }
}
