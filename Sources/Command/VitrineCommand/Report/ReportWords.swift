import Vitrine
import VitrineMatrix
import VitrineReport

/// The order in which a report lists the words of each axis.
enum ReportWords {
  /// Returns the words in the order of the config, which is the order of its pictures.
  static func order(of matrix: Matrix) -> [ReportEntry.Word] {
    var found: Set<ReportEntry.Word> = []
    return matrix.pictures.flatMap { picture in
      matrix.words(of: picture).map { ReportEntry.Word(axis: $0.axis, word: $0.word) }
    }.filter { found.insert($0).inserted }
  }

  /// The titles of the axes of variants, and of the other axes of a report.
  static var titles: [String: String] {
    let names = ["input", "author"].map { ($0, $0) } + VariantAxis.all.map { ($0.name, $0.title) }
    return Dictionary(names) { first, _ in first }.mapValues {
      $0.prefix(1).uppercased() + $0.dropFirst()
    }
  }

  /// The words in the order of the axes, for example text sizes from small to large.
  static var natural: [ReportEntry.Word] {
    VariantAxis.all.flatMap { axis -> [ReportEntry.Word] in
      guard case .listed(let words) = axis.words else { return [] }
      return words().map { ReportEntry.Word(axis: axis.name, word: $0) }
    }
  }
}
