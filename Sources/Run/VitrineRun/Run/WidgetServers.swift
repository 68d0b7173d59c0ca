import CCage
import Glibc
import Synchronization
import VitrineBase
import VitrineWire

/// The files of a widget's process, its launcher's arguments and its request.
struct WidgetWorld: Sendable {
  let scratch: ScratchFolder
  let folders: WorldFolders
  /// The request for the default variant.
  let request: RunRequest
  let arguments: LauncherArguments
}

/// A process that serves the pictures of a widget one after the other.
///
/// It starts a copy of itself for each picture.
final class WidgetServer: Sendable {
  /// The end of a picture.
  struct End {
    /// The exit code, or 128 plus the signal's number.
    var code: Int32
    /// A Boolean value that indicates whether another picture finds the same files.
    var goesOn: Bool

    static let size = MemoryLayout<vitrine_end>.size

    init?(_ bytes: [UInt8]) {
      guard bytes.count == Self.size else { return nil }
      let end = unsafe bytes.withUnsafeBytes { unsafe $0.loadUnaligned(as: vitrine_end.self) }
      code = end.code
      goesOn = end.goes_on != 0
    }
  }

  let session: ChildSession
  let world: WidgetWorld

  init(_ session: ChildSession, _ world: WidgetWorld) {
    self.session = session
    self.world = world
  }

  deinit { end() }

  /// Starts a process whose ends arrive from their descriptor.
  static func session(_ child: ChildProcess) throws(ChildProcess.Failure) -> ChildSession {
    try ChildSession(child, status: Int32(VITRINE_STATUS_DESCRIPTOR), statusSize: End.size)
  }

  /// Ends the process and removes its files.
  func end() {
    session.end()
    world.scratch.remove()
  }
}

/// The processes of a widget that wait for their next picture.
///
/// There are as many as threads that draw it at once.
final class WidgetServers: Sendable {
  private static let idle = Mutex<[(owner: ObjectIdentifier, server: WidgetServer)]>([])
  /// The largest number of waiting processes, because each takes memory.
  private static let limit = 8

  /// A one-time setting that ends the processes with the program.
  private static let atEnd: Void = {
    atexit {
      let servers = WidgetServers.idle.withLock { idle in
        defer { idle = [] }
        return idle
      }
      for (_, server) in servers { server.end() }
    }
  }()

  deinit {
    let owner = ObjectIdentifier(self)
    let own = Self.idle.withLock { idle in
      defer { idle.removeAll { $0.owner == owner } }
      return idle.filter { $0.owner == owner }
    }
    for (_, server) in own { server.end() }
  }

  /// Returns a waiting process, or nil.
  func take() -> WidgetServer? {
    let owner = ObjectIdentifier(self)
    return Self.idle.withLock { idle in
      idle.lastIndex { $0.owner == owner }.map { idle.remove(at: $0).server }
    }
  }

  /// Keeps a process for the next picture, and ends the oldest one beyond the limit.
  func put(_ server: WidgetServer) {
    Self.atEnd
    let owner = ObjectIdentifier(self)
    let oldest = Self.idle.withLock { idle in
      idle.append((owner, server))
      return idle.count > Self.limit ? idle.removeFirst().server : nil
    }
    oldest?.end()
  }
}
