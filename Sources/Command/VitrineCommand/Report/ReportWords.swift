import Vitrine
import VitrineMatrix
import VitrineReport

/// The order in which a report lists the words of each axis.
enum ReportWords {
  /// The order of the config, which is that of the pictures of its matrix.
  static func order(of matrix: Matrix) -> [ReportEntry.Word] {
    var found: Set<ReportEntry.Word> = []
    return matrix.pictures.flatMap { picture in
      matrix.words(of: picture).map { ReportEntry.Word(axis: $0.axis, word: $0.word) }
    }.filter { found.insert($0).inserted }
  }

  /// What people call the axes of a variant, and what else pictures are told apart by.
  static var titles: [String: String] {
    let names = ["input", "author"].map { ($0, $0) } + VariantAxis.all.map { ($0.name, $0.title) }
    return Dictionary(names) { first, _ in first }.mapValues {
      $0.prefix(1).uppercased() + $0.dropFirst()
    }
  }

  /// The order in which the axes list their words, such as text sizes from small to large.
  static var natural: [ReportEntry.Word] {
    VariantAxis.all.flatMap { axis -> [ReportEntry.Word] in
      guard case .listed(let words) = axis.words else { return [] }
      return words().map { ReportEntry.Word(axis: axis.name, word: $0) }
    }
  }
}
