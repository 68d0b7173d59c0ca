import Glibc
import VitrineBase
import VitrineImages

/// Where a preview is served: a port, and a path that only the page's owner knows.
///
/// Each input keeps its address, so that a page that is open, or a bookmark, works again after a
/// restart. It is in a file that only the user can read: `$XDG_STATE_HOME/vitrine/preview/`, by
/// default below `~/.local/state`.
struct PreviewAddress: Equatable {
  /// 0 for any that is free.
  var port: UInt16
  let secret: String

  /// The address of the last preview of an input, else a new one.
  static func kept(for input: String) -> PreviewAddress {
    guard let file = file(for: input) else { return PreviewAddress(port: 0) }
    // The program's own file, wherever the input is.
    let address = (try? Files.disk.read(file)).flatMap {
      PreviewAddress(text: String(decoding: $0, as: UTF8.self))
    }
    return address ?? PreviewAddress(port: 0)
  }

  /// An address with a new secret of 128 random bits.
  init(port: UInt16) {
    var generator = SystemRandomNumberGenerator()
    self.port = port
    secret = (0..<2).map { _ in String(generator.next() as UInt64, radix: 36) }.joined()
  }

  /// `PORT SECRET`.
  private init?(text: String) {
    let parts = text.split(whereSeparator: \.isWhitespace)
    guard parts.count == 2, let port = UInt16(parts[0]), port > 0,
      (16...40).contains(parts[1].utf8.count),
      parts[1].allSatisfy({ $0.isASCII && ($0.isLetter || $0.isNumber) })
    else { return nil }
    self.port = port
    secret = String(parts[1])
  }

  /// Keeps the address for the next start; without a home folder, each start has its own.
  func keep(for input: String) {
    guard let file = Self.file(for: input) else { return }
    do throws(Disk.Failure) {
      try Disk.makeFolder(FilePath.folder(of: file))
    } catch {
      return
    }
    // Nobody else may read the secret, not even for the moment before a change of the mode.
    let temporary = "\(file).\(getpid()).tmp"
    let descriptor = unsafe open(temporary, O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, 0o600)
    guard descriptor >= 0 else { return }
    let bytes = Array("\(port) \(secret)\n".utf8)
    let count = unsafe write(descriptor, bytes, bytes.count)
    close(descriptor)
    let isKept = unsafe count == bytes.count && rename(temporary, file) == 0
    if !isKept { _ = unsafe unlink(temporary) }
  }

  private static func file(for input: String) -> String? {
    let home = Environment.process["HOME"].map { FilePath.join($0, ".local/state") }
    guard let state = Environment.process["XDG_STATE_HOME"] ?? home, state.hasPrefix("/") else {
      return nil
    }
    let name = Digest.hex(of: Array(Disk.absolute(input).utf8))
    return FilePath.join(state, "vitrine/preview/\(name)")
  }
}
