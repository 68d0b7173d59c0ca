import Synchronization
import Testing
import VitrineBase

struct ThreadPoolTests {
  @Test(arguments: [1, 2, 8, 100])
  func `every piece is done exactly once by any of the threads`(count: Int) {
    for pieces in [0, 1, 7, 64] {
      let done = Mutex([Int](repeating: 0, count: pieces))
      let workers = Mutex(0)
      ThreadPool(count).share(pieces) { next in
        workers.withLock { $0 += 1 }
        while let piece = next() { done.withLock { $0[piece] += 1 } }
        #expect(next() == nil)
      }
      #expect(done.withLock { $0 } == [Int](repeating: 1, count: pieces))
      #expect(workers.withLock { $0 } == max(1, min(count, pieces)))
    }
  }

  @Test func `each goes through its own stretch, then helps from the far end of the longest`() {
    var stretches = [0..<5, 5..<7, 7..<9]
    func take(_ own: Int) -> Int? { ThreadPool.takeOne(from: &stretches, own: own) }
    #expect([take(1), take(1), take(2)] == [5, 6, 7])
    #expect([take(1), take(0), take(1), take(2)] == [4, 0, 3, 8])
    #expect([take(2), take(0), take(0), take(1), take(2)] == [2, 1, nil, nil, nil])
  }

  @Test(arguments: [1, 2, 8])
  func `results are in the order of their pieces`(count: Int) {
    #expect(ThreadPool(count).map(50) { $0 * $0 } == (0..<50).map { $0 * $0 })
  }

  @Test(arguments: [1, 2, 8])
  func `pieces have every place once, and end when one says so`(count: Int) {
    for places in [0, 1, 9, 1000] {
      let done = Mutex([Int](repeating: 0, count: places))
      let isWhole = ThreadPool(count).inPieces(places, atMost: 7) { piece in
        #expect((1...7).contains(piece.count))
        for place in piece { done.withLock { $0[place] += 1 } }
        return true
      }
      #expect(isWhole && done.withLock { $0 } == [Int](repeating: 1, count: places))
    }
    let pieces = Mutex(0)
    let isWhole = ThreadPool(count).inPieces(1000, atMost: 1) { _ in
      pieces.withLock { $0 += 1 }
      return false
    }
    #expect(!isWhole && pieces.withLock { $0 } <= count)
  }

  @Test func `bands are all rows, one after the other`() {
    #expect(ThreadPool.bands(of: 3..<10, most: 3) == [3..<6, 6..<9, 9..<10])
    #expect(ThreadPool.bands(of: 3..<10, most: 100) == [3..<10])
    #expect(ThreadPool.bands(of: 3..<3, most: 2).isEmpty)
    #expect(ThreadPool.bands(of: 0..<2, most: 0) == [0..<1, 1..<2])
  }

  @Test func `a pool of no threads works on the calling thread`() {
    #expect(ThreadPool(0) == .alone)
    #expect(ThreadPool(-3).count == 1)
  }
}
