import Glibc

/// Another program, run to its end.
struct ChildProcess {
  var path: String
  var arguments: [String]
  /// Variables in addition to this process's own, or instead of them.
  var environment: [String: String] = [:]

  struct Outcome {
    /// The exit code; 128 and the signal's number when a signal ended it.
    var code: Int32
    var bytes: [UInt8]
    var errors: String

    var output: String { String(decoding: bytes, as: UTF8.self) }
  }

  struct Failure: Error {
    var reason: String
  }

  /// Runs the program, its two outputs read as they come.
  func run() throws(Failure) -> Outcome {
    var output: [Int32] = [0, 0]
    var errors: [Int32] = [0, 0]
    guard unsafe pipe(&output) == 0 else { throw Self.failure("pipe") }
    guard unsafe pipe(&errors) == 0 else {
      close(output[0])
      close(output[1])
      throw Self.failure("pipe")
    }
    defer {
      close(output[0])
      close(errors[0])
    }
    let process: pid_t
    do {
      defer {
        close(output[1])
        close(errors[1])
      }
      process = try spawn(output, errors)
    }
    let read = Self.drain(output[0], errors[0])
    var status: Int32 = 0
    while unsafe waitpid(process, &status, 0) < 0 && errno == EINTR {}
    // The macros of <sys/wait.h>: the low seven bits are the signal, the byte above is the code.
    let signal = status & 0x7f
    return Outcome(
      code: signal == 0 ? (status >> 8) & 0xff : 128 + signal,
      bytes: read.0,
      errors: String(decoding: read.1, as: UTF8.self))
  }

  private static func failure(_ what: String) -> Failure {
    Failure(reason: "\(what): \(unsafe String(cString: strerror(errno)))")
  }

  /// Starts the program with its outputs at the writing ends of two pipes.
  private func spawn(_ output: [Int32], _ errors: [Int32]) throws(Failure) -> pid_t {
    var actions = unsafe posix_spawn_file_actions_t()
    unsafe posix_spawn_file_actions_init(&actions)
    defer { unsafe posix_spawn_file_actions_destroy(&actions) }
    unsafe posix_spawn_file_actions_adddup2(&actions, output[1], 1)
    unsafe posix_spawn_file_actions_adddup2(&actions, errors[1], 2)
    for descriptor in output + errors {
      unsafe posix_spawn_file_actions_addclose(&actions, descriptor)
    }
    let words = unsafe CStrings([path] + arguments)
    defer { unsafe words.free() }
    let variables = unsafe CStrings(
      Self.variables.merging(environment) { $1 }.map { "\($0.key)=\($0.value)" }.sorted())
    defer { unsafe variables.free() }
    var process: pid_t = 0
    let result = unsafe posix_spawnp(
      &process, path, &actions, nil, words.pointers, variables.pointers)
    guard result == 0 else {
      throw Failure(reason: "\(path): \(unsafe String(cString: strerror(result)))")
    }
    return process
  }

  /// This process's own variables.
  private static var variables: [String: String] {
    var variables: [String: String] = [:]
    var place = unsafe environ
    while let entry = unsafe place.pointee {
      let text = unsafe String(cString: entry)
      if let equals = text.firstIndex(of: "=") {
        variables[String(text[..<equals])] = String(text[text.index(after: equals)...])
      }
      unsafe place += 1
    }
    return variables
  }

  /// Everything that comes out of two descriptors, read in turn so that neither can fill up.
  private static func drain(_ output: Int32, _ errors: Int32) -> ([UInt8], [UInt8]) {
    var descriptors = [
      pollfd(fd: output, events: Int16(POLLIN), revents: 0),
      pollfd(fd: errors, events: Int16(POLLIN), revents: 0),
    ]
    var read: [[UInt8]] = [[], []]
    var chunk = [UInt8](repeating: 0, count: 65_536)
    while descriptors.contains(where: { $0.fd >= 0 }) {
      guard unsafe poll(&descriptors, 2, -1) >= 0 || errno == EINTR else { break }
      for place in 0..<2 where descriptors[place].fd >= 0 && descriptors[place].revents != 0 {
        let count = unsafe Glibc.read(descriptors[place].fd, &chunk, chunk.count)
        if count > 0 {
          read[place] += chunk[..<count]
        } else if count == 0 || errno != EINTR {
          // poll passes over negative descriptors.
          descriptors[place].fd = -1
        }
      }
    }
    return (read[0], read[1])
  }
}

/// A null-terminated list of C strings, as `posix_spawn` wants it.
@unsafe private struct CStrings {
  private(set) var pointers: [UnsafeMutablePointer<CChar>?]

  init(_ texts: [String]) {
    unsafe pointers = texts.map { unsafe strdup($0) } + [nil]
  }

  func free() {
    unsafe pointers.forEach { unsafe Glibc.free($0) }
  }
}
