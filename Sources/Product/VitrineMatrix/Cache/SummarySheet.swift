import Synchronization
import VitrineBase
import VitrineImages

/// A record with the summaries and dependencies of many pictures of a run.
///
/// A run that finds them unchanged needs one request for many pictures. Only a run of the same
/// pictures finds a sheet, and the sheet has the state of the most recent run. Pictures that have
/// changed since then are requested one by one.
package struct SummarySheet {
  /// The range of the pictures' requests.
  var places: Range<Int>
  /// The digest of the pictures' keys.
  var key: String

  package init(places: Range<Int>, key: String) {
    self.places = places
    self.key = key
  }

  /// The summary and the dependencies of a picture.
  package struct Line {
    package var summary: PictureSummary
    /// The files that the picture depends on and their state, one per line.
    ///
    /// There is at least one line.
    package var answers: String

    package init(summary: PictureSummary, answers: String) {
      self.summary = summary
      self.answers = answers
    }
  }

  /// The maximum number of pictures, which keeps a response below 100 KB.
  private static let limit = 256

  /// Returns the sheets of a run, in its order.
  static func sheets(of requests: [PictureRequest]) -> [SummarySheet] {
    stride(from: 0, to: requests.count, by: limit).map { start in
      let places = start..<min(requests.count, start + limit)
      let keys = requests[places].map(\.key).joined(separator: "\n")
      return SummarySheet(places: places, key: Digest.hex(of: Array(keys.utf8)))
    }
  }

  // MARK: Text

  private static let head = "vitrine sheet 1"

  /// Returns the sheet's bytes for some of its pictures, by key.
  ///
  /// Pictures with the same dependencies follow one list of them.
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

  /// Parses the pictures whose dependencies are unchanged, by key.
  ///
  /// Returns nil if the bytes are damaged or belong to another sheet.
  package func pictures(
    _ bytes: ArraySlice<UInt8>, _ checkout: Checkout, memo: AnswerMemo
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

/// The summaries that a run collects for its sheets.
final class SheetDrafts: Sendable {
  private struct State {
    var lines: [String: SummarySheet.Line] = [:]
    /// The keys of the pictures whose lines aren't on the server's sheets.
    var new: Set<String> = []
  }

  private let state = Mutex(State())

  /// Adds the line of a picture.
  ///
  /// `isNew` is false if the line is from a sheet.
  func add(_ key: String, _ line: SummarySheet.Line, isNew: Bool) {
    guard !line.answers.isEmpty else { return }
    state.withLock { state in
      state.lines[key] = line
      if isNew { state.new.insert(key) }
    }
  }

  /// A Boolean value that indicates whether there are lines that no sheet has.
  var hasNews: Bool { state.withLock { !$0.new.isEmpty } }

  /// Returns the lines of a sheet's pictures.
  ///
  /// Returns nil if the server's sheet has all of them, or if fewer than half are available.
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
