import BenchmarkRunning
import Synchronization
import VitrineGraphics
import VitrineImages

/// Rows of a wallpaper's file, and the time that decoding them takes.
final class TimedRows: ImageRows {
  private let rows: PNGRows
  private let spent = Mutex(0.0)

  /// Nil for a file that can only be decoded as a whole.
  init?(_ bytes: [UInt8]) {
    guard let rows = PNGRows(bytes) else { return nil }
    self.rows = rows
  }

  var width: Int { rows.width }
  var height: Int { rows.height }

  var isDamaged: Bool { rows.isDamaged }

  /// So far.
  var time: Double { spent.withLock { $0 } }

  func rows(_ wanted: Range<Int>) -> (Bitmap, first: Int) {
    let start = Stopwatch.now
    let made = rows.rows(wanted)
    spent.withLock { $0 += Stopwatch.now - start }
    return made
  }
}
