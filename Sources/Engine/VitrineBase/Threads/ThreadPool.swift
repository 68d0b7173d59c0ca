import Dispatch
import Synchronization

/// A number of threads that share the pieces of one job.
///
/// Pieces must be independent, so that the result doesn't depend on the number of threads.
public struct ThreadPool: Hashable, Sendable {
  /// The number of threads, including the calling thread.
  public let count: Int

  /// A pool with only the calling thread.
  public static let alone = ThreadPool(1)

  /// Creates a pool with at least one thread.
  public init(_ count: Int) { self.count = max(1, count) }

  /// Distributes `pieces` pieces of work.
  ///
  /// Each thread calls `work` once, which takes pieces until `next` returns nil, so that it can set
  /// up per-thread state once.
  ///
  /// Neighboring pieces often need the same data. Each thread therefore processes a contiguous
  /// range and then takes pieces from the far end of the longest remaining range.
  public func share(_ pieces: Int, _ work: @Sendable (_ next: () -> Int?) -> Void) {
    let workers = min(count, pieces)
    guard workers > 1 else {
      var piece = 0
      return work {
        defer { piece += 1 }
        return piece < pieces ? piece : nil
      }
    }
    let stretches = Mutex(
      (0..<workers).map { pieces * $0 / workers..<pieces * ($0 + 1) / workers })
    DispatchQueue.concurrentPerform(iterations: workers) { own in
      work { stretches.withLock { Self.takeOne(from: &$0, own: own) } }
    }
  }

  /// Calls `work` with pieces of at most `length` places until it returns false.
  ///
  /// Returns whether it never did.
  @discardableResult
  package func inPieces(
    _ places: Int, atMost length: Int, _ work: @Sendable (Range<Int>) -> Bool
  ) -> Bool {
    let isStopped = Atomic(false)
    // Several pieces per thread avoid a long wait at the end.
    let length = max(1, min(length, places / (count * 4)))
    share((places + length - 1) / length) { next in
      while !isStopped.load(ordering: .relaxed), let piece = next() {
        let part = piece * length..<min(places, (piece + 1) * length)
        if !work(part) { isStopped.store(true, ordering: .relaxed) }
      }
    }
    return !isStopped.load(ordering: .relaxed)
  }

  /// Returns the next piece of the thread's range, or the last of the longest range, or nil if all
  /// are taken.
  package static func takeOne(from stretches: inout [Range<Int>], own: Int) -> Int? {
    if let piece = stretches[own].first {
      stretches[own].removeFirst()
      return piece
    }
    let longest = stretches.indices.max { stretches[$0].count < stretches[$1].count } ?? own
    guard let piece = stretches[longest].last else { return nil }
    stretches[longest].removeLast()
    return piece
  }

  /// Returns the results of `make` in the order of the pieces.
  public func map<Made: Sendable>(
    _ pieces: Int, _ make: @Sendable (Int) -> Made
  ) -> [Made] {
    let all = Mutex([Made?](repeating: nil, count: pieces))
    share(pieces) { next in
      while let piece = next() {
        let made = make(piece)
        all.withLock { $0[piece] = made }
      }
    }
    return all.withLock { $0.compactMap(\.self) }
  }

  /// Returns consecutive bands of at most `most` rows.
  public static func bands(of rows: Range<Int>, most: Int) -> [Range<Int>] {
    stride(from: rows.lowerBound, to: rows.upperBound, by: max(1, most)).map {
      $0..<min(rows.upperBound, $0 + max(1, most))
    }
  }
}
