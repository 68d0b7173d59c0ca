public import VitrineGraphics
import VitrineImages

/// A picture that a golden store compares with the golden of its name.
///
/// The layout is requested only if the picture isn't equal to its golden. This module can't read
/// layouts, so the caller passes the functions that explain them.
public struct GoldenCandidate {
  /// The name of the golden.
  public var name: String
  /// The picture.
  public var bitmap: Bitmap
  /// The origin of the picture.
  public var origin: GoldenOrigin?
  /// The command or variable that records a missing golden, for messages.
  public var recorder: String
  /// Returns the layout of the picture as JSON.
  public var layout: () -> [UInt8]
  /// Returns the changes between the golden's layout and the picture's, or nil if they are unknown.
  public var changes: (_ golden: [UInt8], _ layout: [UInt8]) -> [String]?
  /// Returns the name of the innermost view in a layout around a box of pixels.
  public var view: (_ layout: [UInt8], _ box: Rect) -> String?

  /// Creates a candidate.
  ///
  /// Without functions for layouts, a comparison describes only pixels.
  public init(
    name: String, bitmap: Bitmap, origin: GoldenOrigin? = nil, recorder: String,
    layout: @escaping () -> [UInt8] = { [] },
    changes: @escaping (_ golden: [UInt8], _ layout: [UInt8]) -> [String]? = { _, _ in nil },
    view: @escaping (_ layout: [UInt8], _ box: Rect) -> String? = { _, _ in nil }
  ) {
    self.name = name
    self.bitmap = bitmap
    self.origin = origin
    self.recorder = recorder
    self.layout = layout
    self.changes = changes
    self.view = view
  }
}

/// The comparison of a picture with its golden.
///
/// The program, Swift Testing and XCTest show its sentences as they are.
public struct GoldenComparison: Sendable {
  /// The result of a comparison.
  public enum Result: String, Sendable {
    /// The pictures are equal, or tolerances cover their differences.
    case same
    /// The pictures differ.
    case differs
    /// The store has no golden of this name.
    case missing
    /// The golden's file is missing, unreadable or different from the manifest.
    case broken
  }

  /// The result.
  public let result: Result
  /// The manifest entry that the picture would have as a golden.
  public let entry: GoldenManifest.Entry
  /// The problem, or the difference within tolerance, as sentences.
  ///
  /// Empty if the pictures are equal.
  public let sentences: [String]
  /// The difference, which can be within tolerance.
  ///
  /// Nil if no golden was decoded.
  public fileprivate(set) var difference: Difference?
  /// The golden's picture.
  ///
  /// Nil if no golden was decoded.
  public fileprivate(set) var expected: Bitmap?
  /// The layout of the picture.
  ///
  /// Empty if the pictures are equal.
  public fileprivate(set) var layout: [UInt8] = []
  /// The cause of the difference.
  ///
  /// Nil unless the pictures differ.
  public fileprivate(set) var cause: GoldenCause?

  /// A Boolean value that indicates whether the pixels are equal without any tolerance.
  public var isExact: Bool { result == .same && difference == nil }

  fileprivate init(_ result: Result, entry: GoldenManifest.Entry, sentences: [String] = []) {
    self.result = result
    self.entry = entry
    self.sentences = sentences
  }
}

extension GoldenStore {
  /// Compares a picture with its golden.
  ///
  /// Digests and sizes decide. The golden is decoded only if they differ, or if `memo` doesn't
  /// confirm that its file is intact.
  public func compare(
    _ candidate: GoldenCandidate, tolerances: Tolerances, memo: GoldenMemo
  ) -> GoldenComparison {
    let name = candidate.name
    let entry = GoldenManifest.Entry(
      digest: Digest.hex(of: candidate.bitmap), width: candidate.bitmap.width,
      height: candidate.bitmap.height, origin: candidate.origin)
    var comparison: GoldenComparison
    if let golden = manifest.entries[name] {
      if let problem = problem(with: name, memo) {
        comparison = GoldenComparison(.broken, entry: entry, sentences: [problem])
      } else if golden.hasSamePicture(as: entry) {
        return GoldenComparison(.same, entry: entry)
      } else {
        return difference(of: candidate, entry, tolerances: tolerances)
      }
    } else {
      comparison = GoldenComparison(
        .missing, entry: entry, sentences: [missing(entry, recorder: candidate.recorder)])
    }
    comparison.layout = candidate.layout()
    return comparison
  }

  /// Returns the sentence for a picture without a golden.
  ///
  /// A new name with recorded pixels is usually a renamed input or axis. Of several goldens with the
  /// same pixels, the first by name is suggested.
  private func missing(_ entry: GoldenManifest.Entry, recorder: String) -> String {
    let renamed = manifest.entries.filter { $0.value.digest == entry.digest }.keys.min()
    if let renamed {
      return "no golden in \(folder), but \(renamed) has the same pixels; was it renamed?"
    }
    return "no golden in \(folder); record it with \(recorder)"
  }

  /// Compares the pixels of a picture with the pixels of its golden.
  private func difference(
    of candidate: GoldenCandidate, _ entry: GoldenManifest.Entry, tolerances: Tolerances
  ) -> GoldenComparison {
    let name = candidate.name
    let layout = candidate.layout()
    var comparison: GoldenComparison
    do throws(GoldenError) {
      let expected = try picture(name)
      let difference = Difference(expected, candidate.bitmap)
      if difference.verdict == .equal {
        let problem = "\(manifestPath): the size of '\(name)' isn't that of its picture"
        comparison = GoldenComparison(.broken, entry: entry, sentences: [problem])
      } else if tolerances.allow(difference, of: name) {
        comparison = GoldenComparison(
          .same, entry: entry, sentences: ["within tolerance: \(difference.verdict)"])
      } else {
        var sentences = difference.sentences(
          changes: self.layout(name).flatMap { candidate.changes($0, layout) },
          view: { candidate.view(layout, $0) })
        for tolerance in tolerances.expired where tolerance.names(name) {
          sentences.append("its tolerance expired on \(tolerance.expires)")
        }
        let cause = GoldenCause(golden: manifest.entries[name]?.origin, picture: entry.origin)
        if let sentence = cause.sentence { sentences.append(sentence) }
        comparison = GoldenComparison(.differs, entry: entry, sentences: sentences)
        comparison.cause = cause
      }
      comparison.expected = expected
      comparison.difference = difference
    } catch {
      comparison = GoldenComparison(.broken, entry: entry, sentences: [error.description])
    }
    comparison.layout = layout
    return comparison
  }
}
