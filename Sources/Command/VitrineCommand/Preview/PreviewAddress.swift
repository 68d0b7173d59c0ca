import Glibc
import VitrineBase
import VitrineImages

/// The address of a preview: a port, and a secret path.
///
/// The inputs of a preview keep its address, so that an open page or a bookmark works after a restart. The
/// address is in a file that only the user can read, in `$XDG_STATE_HOME/vitrine/preview/`. The
/// default of the variable is `~/.local/state`.
struct PreviewAddress: Equatable {
  /// The port.
  ///
  /// Zero means any free port.
  var port: UInt16
  let secret: String

  /// Returns the address of the last preview of the inputs, or a new one.
  static func kept(for inputs: [String]) -> PreviewAddress {
    guard let file = file(for: inputs) else { return PreviewAddress(port: 0) }
    // The file belongs to the program, so it is readable wherever the input is.
    let address = (try? Files.disk.read(file)).flatMap {
      PreviewAddress(text: String(decoding: $0, as: UTF8.self))
    }
    return address ?? PreviewAddress(port: 0)
  }

  /// Creates an address with a new secret of 128 random bits.
  init(port: UInt16) {
    var generator = SystemRandomNumberGenerator()
    self.port = port
    secret = (0..<2).map { _ in String(generator.next() as UInt64, radix: 36) }.joined()
  }

  /// Parses `PORT SECRET`.
  ///
  /// Returns nil if the text is damaged.
  private init?(text: String) {
    let parts = text.split(whereSeparator: \.isWhitespace)
    guard parts.count == 2, let port = UInt16(parts[0]), port > 0,
      (16...40).contains(parts[1].utf8.count),
      parts[1].allSatisfy({ $0.isASCII && ($0.isLetter || $0.isNumber) })
    else { return nil }
    self.port = port
    secret = String(parts[1])
  }

  /// Stores the address for the next start.
  ///
  /// Without a home folder it isn't stored, and each start has a new address.
  func keep(for inputs: [String]) {
    guard let file = Self.file(for: inputs) else { return }
    do throws(Disk.Failure) {
      try Disk.makeFolder(FilePath.folder(of: file))
    } catch {
      return
    }
    // The file is created with its final mode, so that no other user can read the secret at any
    // time.
    let temporary = "\(file).\(getpid()).tmp"
    let descriptor = unsafe open(temporary, O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, 0o600)
    guard descriptor >= 0 else { return }
    let bytes = Array("\(port) \(secret)\n".utf8)
    let count = unsafe write(descriptor, bytes, bytes.count)
    close(descriptor)
    let isKept = unsafe count == bytes.count && rename(temporary, file) == 0
    if !isKept { _ = unsafe unlink(temporary) }
  }

  private static func file(for inputs: [String]) -> String? {
    let home = Environment.process["HOME"].map { FilePath.join($0, ".local/state") }
    guard let state = Environment.process["XDG_STATE_HOME"] ?? home, state.hasPrefix("/") else {
      return nil
    }
    let name = Digest.hex(of: Array(inputs.map(Disk.absolute).joined(separator: "\n").utf8))
    return FilePath.join(state, "vitrine/preview/\(name)")
  }
}
