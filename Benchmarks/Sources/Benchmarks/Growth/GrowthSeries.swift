import BenchmarkRunning
import Glibc

/// The same work at growing sizes: how its time grows.
struct GrowthSeries: Sendable {
  var name: String
  /// The unit of a size.
  var unit: String
  var sizes: [Int]
  /// Prepares the work of one size.
  ///
  /// Only the work is measured.
  var prepare: @Sendable (Int) throws -> () throws -> Void

  static let all = GrowthViews.all + GrowthTexts.all + GrowthDocuments.all + GrowthPictures.all

  /// Returns the milliseconds of processor time at each size, the minimum of a few runs.
  ///
  /// It is the minimum because other programs can only increase a time, and sizes are compared with
  /// each other.
  func run(upTo limit: Int) throws -> [Double] {
    try sizes.filter { $0 <= limit }.map { size in
      let work = try prepare(size)
      var best = try Stopwatch.time(work)
      var total = best
      var runs = 1
      while runs < 3 || total < 60 && runs < 400 {
        let time = try Stopwatch.time(work)
        best = min(best, time)
        total += time
        runs += 1
      }
      return best
    }
  }

  /// The name, each size's time, and the exponent between the last two: 1 is linear, 2 quadratic.
  func line(_ times: [Double]) -> String {
    let each = zip(sizes, times).map { size, time in
      "\(size): \(time < 10 ? (time * 1000).rounded() / 1000 : (time * 10).rounded() / 10)"
    }
    return name.padded(to: 26) + each.joined(separator: "  ") + " ms, \(unit)"
      + "   exponent \((exponent(times) * 100).rounded() / 100)"
  }

  func json(_ times: [Double]) -> String {
    let each = zip(sizes, times).map { "{\"size\": \($0), \"ms\": \($1)}" }
    return "{\"growth\": \"\(name)\", \"unit\": \"\(unit)\", \"exponent\": \(exponent(times)), "
      + "\"times\": [\(each.joined(separator: ", "))]}"
  }

  private func exponent(_ times: [Double]) -> Double {
    guard times.count > 1 else { return 0 }
    let (before, last) = (times.count - 2, times.count - 1)
    return log(times[last] / times[before])
      / log(Double(sizes[last]) / Double(sizes[before]))
  }
}
