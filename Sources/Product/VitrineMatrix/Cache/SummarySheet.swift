import Synchronization
import VitrineBase
import VitrineImages

/// Pictures of a run whose summaries a server keeps in one record, each with what the picture depends on:
/// a run that finds them unchanged asks once for many pictures.
///
/// Only a run of the same pictures finds a sheet, and finds what the last one left; of what is other
/// since then it asks for each picture.
package struct SummarySheet {
  /// Of the pictures' requests.
  var places: Range<Int>
  /// Stands for the pictures.
  var key: String

  package init(places: Range<Int>, key: String) {
    self.places = places
    self.key = key
  }

  /// What is known of a picture.
  package struct Line {
    package var summary: PictureSummary
    /// The questions about files that the picture depends on, each with its answer, in lines; there is
    /// one at least.
    package var answers: String

    package init(summary: PictureSummary, answers: String) {
      self.summary = summary
      self.answers = answers
    }
  }

  /// Few enough for an answer of 100 KB.
  private static let limit = 256

  /// Those of a run, in its order.
  static func sheets(of requests: [PictureRequest]) -> [SummarySheet] {
    stride(from: 0, to: requests.count, by: limit).map { start in
      let places = start..<min(requests.count, start + limit)
      let keys = requests[places].map(\.key).joined(separator: "\n")
      return SummarySheet(places: places, key: Digest.hex(of: Array(keys.utf8)))
    }
  }

  // MARK: Text

  private static let head = "vitrine sheet 1"

  /// What is written of some of its pictures, by their keys: those that depend on the same files follow
  /// one another after these.
  package func bytes(_ lines: [String: Line], _ checkout: Checkout) -> [UInt8] {
    var groups = Grouping<String>()
    let keys = lines.keys.sorted()
    for (place, key) in keys.enumerated() { groups.add(place, to: lines[key]?.answers ?? "") }
    var text = "\(Self.head)\n\(key)\n"
    for group in groups.groups {
      let answers = lines[keys[group[0]]]?.answers ?? ""
      text += "\(answers.split(separator: "\n").count) \(group.count)\n\(answers)\n"
      for place in group {
        text += lines[keys[place]]?.summary.lines(keys[place], checkout) ?? ""
      }
    }
    return Seal.sealed(Array(text.utf8))
  }

  /// Reads the pictures of which everything that they depend on is as it was, by their keys; nil if the
  /// bytes aren't what was written for this sheet.
  package func pictures(
    _ bytes: ArraySlice<UInt8>, _ checkout: Checkout, _ memo: AnswerMemo
  ) -> [String: (line: Line, dependencies: AnswerMemo.Dependencies)]? {
    guard let content = Seal.content(bytes) else { return nil }
    var lines = ByteLines(content)
    guard lines.text() == Self.head, lines.text() == key else { return nil }
    var pictures: [String: (Line, AnswerMemo.Dependencies)] = [:]
    while !lines.rest.isEmpty {
      guard let counts = lines.words()?.compactMap({ Int($0) }), counts.count == 2,
        let asked = lines.next(counts[0]),
        let dependencies = memo.dependencies(asked, checkout.names),
        counts[1] > 0
      else { return nil }
      let answers = String(decoding: asked, as: UTF8.self)
      for _ in 0..<counts[1] {
        guard let (key, summary) = PictureSummary.read(&lines, checkout) else { return nil }
        guard dependencies.firstChange == nil else { continue }
        pictures[key] = (Line(summary: summary, answers: answers), dependencies)
      }
    }
    return pictures
  }
}

/// What a run learns for the sheets that it leaves to later ones.
final class SheetDrafts: Sendable {
  private struct State {
    var lines: [String: SummarySheet.Line] = [:]
    /// The pictures of which no sheet said this.
    var new: Set<String> = []
  }

  private let state = Mutex(State())

  /// Notes what is known of a picture; `isNew` unless it is from a sheet.
  func add(_ key: String, _ line: SummarySheet.Line, isNew: Bool) {
    guard !line.answers.isEmpty else { return }
    state.withLock { state in
      state.lines[key] = line
      if isNew { state.new.insert(key) }
    }
  }

  /// Whether there is something that no sheet says.
  var hasNews: Bool { state.withLock { !$0.new.isEmpty } }

  /// What is known of a sheet's pictures; nil where the server's has all of it, and where it is less than
  /// half.
  func lines(
    of sheet: SummarySheet, _ requests: [PictureRequest]
  ) -> [String: SummarySheet.Line]? {
    state.withLock { state in
      let keys = requests[sheet.places].map(\.key)
      guard keys.contains(where: state.new.contains) else { return nil }
      var lines: [String: SummarySheet.Line] = [:]
      for key in keys { lines[key] = state.lines[key] }
      return lines.count * 2 > keys.count ? lines : nil
    }
  }
}
