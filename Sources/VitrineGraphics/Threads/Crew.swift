import Dispatch
import Synchronization

/// How many threads work on one thing.
///
/// Only for pieces that don't depend on each other: what is made is then the same for every number,
/// and only the time it takes isn't.
public struct Crew: Hashable, Sendable {
  public let count: Int

  /// The thread that asks, and no other.
  public static let alone = Crew(1)

  /// At least one.
  public init(_ count: Int) { self.count = max(1, count) }

  /// Does `pieces` pieces of work: each thread calls `work` once, which asks for one piece after the
  /// other until there are none, so that what it needs for all of them is made once.
  ///
  /// Pieces side by side tend to need the same, so each thread goes through a stretch of its own, and
  /// when that is done takes from the far end of the longest one that is left.
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

  /// The next piece of a thread's own stretch, or the last of the longest; nil where there is none.
  static func takeOne(from stretches: inout [Range<Int>], own: Int) -> Int? {
    if let piece = stretches[own].first {
      stretches[own].removeFirst()
      return piece
    }
    let longest = stretches.indices.max { stretches[$0].count < stretches[$1].count } ?? own
    guard let piece = stretches[longest].last else { return nil }
    stretches[longest].removeLast()
    return piece
  }

  /// What `make` makes of each piece, in order.
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

  /// The rows of a picture in bands, one after the other, at most `most` rows each.
  public static func bands(of rows: Range<Int>, most: Int) -> [Range<Int>] {
    stride(from: rows.lowerBound, to: rows.upperBound, by: max(1, most)).map {
      $0..<min(rows.upperBound, $0 + max(1, most))
    }
  }
}
