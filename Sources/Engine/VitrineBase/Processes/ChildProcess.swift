import CGlibc
import Synchronization

#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#else
  import Glibc
#endif

/// A child process.
package struct ChildProcess {
  package var path: String
  package var arguments: [String]
  /// Variables that are added to the inherited environment or replace it.
  package var environment: [String: String] = [:]
  /// A Boolean value that indicates whether the child inherits this process's environment.
  package var inheritsEnvironment = true
  /// The current folder of the child, or nil for that of this process.
  package var folder: String?
  /// The data for its standard input, or nil to inherit this process's standard input.
  package var input: [UInt8]?
  /// The maximum number of bytes that are stored of each output.
  package var outputLimit = Int.max
  /// The time limit in seconds, or nil for no limit.
  package var seconds: Int?
  /// The flag that ends the process early.
  package var cancellation: Cancellation?

  package struct Outcome {
    /// The exit code, or 128 plus the signal's number.
    package var code: Int32
    package var bytes: [UInt8]
    package var errors: String
    /// The output on descriptor 3.
    package var answer: [UInt8] = []
    /// A Boolean value that indicates whether the process was killed because it exceeded a limit.
    package var wasEnded = false
    /// A Boolean value that indicates whether it was killed because its result was no longer needed.
    package var wasCancelled = false

    package var output: String { String(decoding: bytes, as: UTF8.self) }
  }

  package struct Failure: Error {
    package var reason: String

    package init(reason: String) { self.reason = reason }
  }

  package init(path: String, arguments: [String], environment: [String: String] = [:]) {
    self.path = path
    self.arguments = arguments
    self.environment = environment
  }

  /// Runs the program and reads its outputs concurrently.
  package func run() throws(Failure) -> Outcome {
    var pipes: [[Int32]] = []
    defer { for pipe in pipes { for end in pipe where end >= 0 { close(end) } } }
    let process = try Self.spawning.withLock { _ in
      Result { () throws(Failure) in
        // The pipes are standard output, standard error and the answer, then the input.
        for _ in 0..<(input == nil ? 3 : 4) { pipes.append(try Self.pipe()) }
        return try spawn(pipes)
      }
    }.get()
    for index in 0..<3 {
      close(pipes[index][1])
      pipes[index][1] = -1
    }
    if input != nil {
      close(pipes[3][0])
      pipes[3][0] = -1
    }
    var streams = ChildStreams(
      reading: pipes[0..<3].map { $0[0] }, writing: input == nil ? -1 : pipes[3][1],
      input: input ?? [], limit: outputLimit, cancellation: cancellation)
    let deadline = seconds.map { ContinuousClock().now + .seconds($0) }
    // A child that closed its outputs may still run.
    let wasEnded =
      !streams.drain(until: deadline)
      || !Self.ends(process, by: deadline, unless: cancellation)
    if input != nil { pipes[3][1] = -1 }
    if wasEnded {
      ProcessTree.end(process)
      // The group also has processes whose parent has ended.
      if seconds != nil { kill(-process, SIGKILL) }
    }
    return Outcome(
      code: Self.end(of: process), bytes: streams.read[0],
      errors: String(decoding: streams.read[1], as: UTF8.self), answer: streams.read[2],
      wasEnded: wasEnded, wasCancelled: wasEnded && cancellation?.isCancelled == true)
  }

  /// Waits for the end of a child.
  ///
  /// Returns its exit code, or 128 plus the signal's number.
  static func end(of process: pid_t) -> Int32 {
    var status: Int32 = 0
    while unsafe waitpid(process, &status, 0) < 0 && errno == EINTR {}
    // These are the macros of <sys/wait.h>: the low seven bits are the signal, the byte above is
    // the code.
    let signal = status & 0x7f
    return signal == 0 ? (status >> 8) & 0xff : 128 + signal
  }

  /// A lock that serializes starts, so that a child doesn't inherit another one's pipes.
  static let spawning = Mutex(())

  /// Returns whether a child has ended when its deadline passes or its work is cancelled.
  ///
  /// Its status remains to be read.
  private static func ends(
    _ process: pid_t, by deadline: ContinuousClock.Instant?, unless cancellation: Cancellation?
  ) -> Bool {
    guard deadline != nil || cancellation != nil else { return true }
    var pause: useconds_t = 250
    while true {
      var information = unsafe siginfo_t()
      let result = unsafe waitid(
        P_PID, id_t(process), &information, WEXITED | WNOHANG | WNOWAIT)
      // A child that hasn't ended leaves the information empty.
      guard result == 0 || errno == EINTR, unsafe information.si_signo == 0 else { return true }
      guard deadline.map({ ContinuousClock().now < $0 }) != false,
        cancellation?.isCancelled != true
      else { return false }
      usleep(pause)
      pause = min(2 * pause, 10_000)
    }
  }

  /// Returns both ends of a pipe, which are closed on exec.
  static func pipe() throws(Failure) -> [Int32] {
    var ends: [Int32] = [0, 0]
    guard unsafe Glibc.pipe(&ends) == 0 else { throw failure("pipe") }
    for end in ends { _ = fcntl(end, F_SETFD, FD_CLOEXEC) }
    return ends
  }

  private static func failure(_ what: String) -> Failure {
    Failure(reason: "\(what): \(unsafe String(cString: strerror(errno)))")
  }

  /// Starts the program with its outputs connected to the pipes.
  ///
  /// The pipe of the status, if there is one, is the last.
  func spawn(_ pipes: [[Int32]], status: Int32? = nil) throws(Failure) -> pid_t {
    var actions = unsafe posix_spawn_file_actions_t()
    unsafe posix_spawn_file_actions_init(&actions)
    defer { unsafe posix_spawn_file_actions_destroy(&actions) }
    if pipes.count > 3 { unsafe posix_spawn_file_actions_adddup2(&actions, pipes[3][0], 0) }
    for index in 0..<3 {
      unsafe posix_spawn_file_actions_adddup2(&actions, pipes[index][1], Int32(index + 1))
    }
    if let status, let pipe = pipes.last {
      unsafe posix_spawn_file_actions_adddup2(&actions, pipe[1], status)
    }
    if let folder {
      let result = unsafe vitrine_spawn_in_folder(&actions, folder.systemPath)
      guard result == 0 else {
        throw Failure(reason: "\(folder): \(unsafe String(cString: strerror(result)))")
      }
    }
    var attributes = posix_spawnattr_t()
    unsafe posix_spawnattr_init(&attributes)
    defer { unsafe posix_spawnattr_destroy(&attributes) }
    // The program ignores these signals, but another program expects the default.
    var signals = sigset_t()
    unsafe sigemptyset(&signals)
    unsafe sigaddset(&signals, SIGPIPE)
    unsafe sigaddset(&signals, SIGXFSZ)
    unsafe posix_spawnattr_setsigdefault(&attributes, &signals)
    let flags = POSIX_SPAWN_SETSIGDEF | (seconds == nil ? 0 : POSIX_SPAWN_SETPGROUP)
    unsafe posix_spawnattr_setflags(&attributes, Int16(flags))
    let words = unsafe CStrings([path] + arguments)
    defer { unsafe words.free() }
    let inherited = inheritsEnvironment ? Self.variables : [:]
    let variables = unsafe CStrings(
      inherited.merging(environment) { $1 }.map { "\($0.key)=\($0.value)" }.sorted())
    defer { unsafe variables.free() }
    var process: pid_t = 0
    let result = unsafe posix_spawnp(
      &process, path, &actions, &attributes, words.pointers, variables.pointers)
    guard result == 0 else {
      throw Failure(reason: "\(path): \(unsafe String(cString: strerror(result)))")
    }
    return process
  }

  /// The variables of this process.
  private static var variables: [String: String] {
    var variables: [String: String] = [:]
    var place = unsafe environ
    while let entry = unsafe place.pointee {
      let text = unsafe PathText.text(of: entry)
      if let equals = text.firstIndex(of: "=") {
        variables[String(text[..<equals])] = String(text[text.index(after: equals)...])
      }
      unsafe place += 1
    }
    return variables
  }
}

/// A null-terminated list of C strings, as `posix_spawn` requires.
@unsafe private struct CStrings {
  private(set) var pointers: [UnsafeMutablePointer<CChar>?]

  init(_ texts: [String]) {
    unsafe pointers = texts.map { unsafe strdup($0.systemPath) } + [nil]
  }

  func free() {
    for index in unsafe pointers.indices { unsafe Glibc.free(pointers[index]) }
  }
}
