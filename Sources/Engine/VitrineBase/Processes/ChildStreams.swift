#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#else
  import Glibc
#endif

/// The pipes of a child process, which are polled so that none of them fills up.
struct ChildStreams {
  private(set) var read: [[UInt8]]
  private var descriptors: [pollfd]
  private let input: [UInt8]
  /// A Boolean value that indicates whether the writing end stays open after the input.
  private let keepsInputOpen: Bool
  private let limit: Int
  /// The flag that ends the reading early.
  private let cancellation: Cancellation?
  private var sent = 0

  /// Creates the streams.
  ///
  /// A negative `writing` descriptor is ignored.
  init(
    reading: [Int32], writing: Int32, input: [UInt8], limit: Int, keepsInputOpen: Bool = false,
    cancellation: Cancellation? = nil
  ) {
    read = reading.map { _ in [] }
    descriptors = reading.map { pollfd(fd: $0, events: Int16(POLLIN), revents: 0) }
    descriptors.append(pollfd(fd: writing, events: Int16(POLLOUT), revents: 0))
    self.input = input
    self.limit = limit
    self.cancellation = cancellation
    self.keepsInputOpen = keepsInputOpen
  }

  /// Reads all output.
  ///
  /// Returns false if the deadline or the limit was reached first, or if the work is cancelled.
  ///
  /// The writing end is closed after the input, so that the child detects the end of its input.
  mutating func drain(until deadline: ContinuousClock.Instant?) -> Bool {
    defer { closeInput() }
    if !input.isEmpty { Self.ignoreBrokenPipes }
    let last = descriptors.count - 1
    while descriptors[..<last].contains(where: { $0.fd >= 0 }) {
      guard let wait = milliseconds(until: deadline), pass(wait) else { return false }
    }
    return true
  }

  /// Reads all output until one stream has a number of bytes or has ended.
  ///
  /// Returns false if the deadline or the limit was reached first, or if the work is cancelled. The other streams then have
  /// everything that was written before.
  mutating func drain(
    until count: Int, of place: Int, by deadline: ContinuousClock.Instant
  ) -> Bool {
    if !input.isEmpty { Self.ignoreBrokenPipes }
    let last = descriptors.count - 1
    while read[place].count < count, descriptors[place].fd >= 0 {
      guard let wait = milliseconds(until: deadline), pass(wait) else { return false }
    }
    // The writer has ended, so its pipes have the rest.
    var isEmpty = false
    while !isEmpty {
      guard pass(0) else { return false }
      isEmpty = !descriptors[..<last].contains { $0.fd >= 0 && $0.revents & Int16(POLLIN) != 0 }
    }
    return true
  }

  /// Waits for descriptors that are ready, and reads or writes a part of each.
  ///
  /// Returns false if the limit is exceeded.
  private mutating func pass(_ wait: Int32) -> Bool {
    guard unsafe poll(&descriptors, nfds_t(descriptors.count), wait) >= 0 || errno == EINTR else {
      return false
    }
    let last = descriptors.count - 1
    for place in 0..<last where descriptors[place].fd >= 0 && descriptors[place].revents != 0 {
      guard take(from: place) else { return false }
    }
    if descriptors[last].fd >= 0, descriptors[last].revents != 0 { send() }
    return true
  }

  /// A one-time setting that prevents a child's closed input from terminating this process.
  private static let ignoreBrokenPipes: Void = { _ = signal(SIGPIPE, SIG_IGN) }()

  /// The milliseconds between two looks at the flag.
  private static let cancellationPause: Int32 = 50

  /// Returns the time to wait, -1 for no limit, or nil if the deadline has passed or the work is
  /// cancelled.
  private func milliseconds(until deadline: ContinuousClock.Instant?) -> Int32? {
    guard cancellation?.isCancelled != true else { return nil }
    let pause = cancellation.map { _ in Self.cancellationPause }
    guard let deadline else { return pause ?? -1 }
    let left = (deadline - ContinuousClock().now) / .milliseconds(1)
    guard left > 0 else { return nil }
    let wait = Int32(min(left, 1_000_000)) + 1
    return pause.map { min(wait, $0) } ?? wait
  }

  /// Reads a part.
  ///
  /// Returns false if the limit is exceeded.
  private mutating func take(from place: Int) -> Bool {
    var chunk = [UInt8](repeating: 0, count: 65_536)
    let count = unsafe Glibc.read(descriptors[place].fd, &chunk, chunk.count)
    if count > 0 {
      read[place] += chunk[..<count]
    } else if count == 0 || errno != EINTR {
      // poll ignores negative descriptors.
      descriptors[place].fd = -1
    }
    return read[place].count <= limit
  }

  private mutating func send() {
    let place = descriptors.count - 1
    let count = unsafe input[sent...].prefix(65_536).withUnsafeBytes {
      unsafe write(descriptors[place].fd, $0.baseAddress, $0.count)
    }
    if count > 0 { sent += count }
    if sent == input.count || count < 0 && errno != EINTR { closeInput() }
  }

  private mutating func closeInput() {
    let place = descriptors.count - 1
    if descriptors[place].fd >= 0, !keepsInputOpen { close(descriptors[place].fd) }
    descriptors[place].fd = -1
  }
}
