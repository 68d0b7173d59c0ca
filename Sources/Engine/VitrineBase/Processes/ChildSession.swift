import Synchronization

#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#else
  import Glibc
#endif

/// A child process that answers one input after the other.
///
/// It writes the end of each answer as a status of fixed size to a descriptor of its own. One thread
/// at a time uses a session.
package final class ChildSession: Sendable {
  private let process: pid_t
  /// Standard output, standard error, the answer and the status.
  private let outputs: [Int32]
  private let input: Int32
  private let limit: Int
  private let statusSize: Int
  private let isOpen = Mutex(true)

  /// The result of an input.
  package struct Exchange {
    package var outcome: ChildProcess.Outcome
    /// The status, or nil if the child has ended.
    package var status: [UInt8]?
  }

  /// Starts a process whose statuses have a size in bytes and arrive from a descriptor of the child.
  package init(
    _ child: ChildProcess, status descriptor: Int32, statusSize: Int
  ) throws(ChildProcess.Failure) {
    var child = child
    // The child leads a group, which ends with it.
    child.seconds = child.seconds ?? 0
    let leader = child
    var pipes: [[Int32]] = []
    do throws(ChildProcess.Failure) {
      process = try ChildProcess.spawning.withLock { _ in
        Result { () throws(ChildProcess.Failure) in
          for _ in 0..<5 { pipes.append(try ChildProcess.pipe()) }
          return try leader.spawn(pipes, status: descriptor)
        }
      }.get()
    } catch {
      for pipe in pipes { for end in pipe { close(end) } }
      throw error
    }
    for (index, pipe) in pipes.enumerated() { close(pipe[index == 3 ? 0 : 1]) }
    outputs = [pipes[0][0], pipes[1][0], pipes[2][0], pipes[4][0]]
    input = pipes[3][1]
    limit = child.outputLimit
    self.statusSize = statusSize
  }

  deinit { end() }

  /// Sends an input, and returns the outputs up to the next status or the end of the child.
  ///
  /// A child without a status after a number of seconds, with too much output or for cancelled work
  /// is killed.
  package func exchange(
    _ bytes: [UInt8], seconds: Int, unless cancellation: Cancellation? = nil
  ) -> Exchange {
    var streams = ChildStreams(
      reading: outputs, writing: input, input: bytes, limit: limit, keepsInputOpen: true,
      cancellation: cancellation)
    let deadline = ContinuousClock().now + .seconds(seconds)
    let status = outputs.count - 1
    let isInTime = streams.drain(until: statusSize, of: status, by: deadline)
    let goesOn = isInTime && streams.read[status].count == statusSize
    var code: Int32 = 0
    if !goesOn {
      if !isInTime { kill(-process, SIGKILL) }
      code = end()
    }
    return Exchange(
      outcome: ChildProcess.Outcome(
        code: code, bytes: streams.read[0],
        errors: String(decoding: streams.read[1], as: UTF8.self), answer: streams.read[2],
        wasEnded: !isInTime, wasCancelled: !isInTime && cancellation?.isCancelled == true),
      status: goesOn ? streams.read[status] : nil)
  }

  /// Closes the input and waits for the end of the child.
  ///
  /// Returns its exit code, or 0 if it was ended before.
  @discardableResult
  package func end() -> Int32 {
    isOpen.withLock { isOpen in
      guard isOpen else { return 0 }
      isOpen = false
      for descriptor in outputs + [input] { close(descriptor) }
      return ChildProcess.end(of: process)
    }
  }
}
