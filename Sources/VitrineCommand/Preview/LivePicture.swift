import Vitrine
import VitrineBase
import VitrineGraphics
import VitrineImages

/// A widget that is drawn again and again while somebody edits its file.
///
/// One thread at a time.
final class LivePicture {
  /// One picture, or the reason why it could not be drawn.
  enum Outcome: Sendable {
    case picture(png: [UInt8], notes: [String])
    case problem(String)
  }

  /// Why the input cannot be read, in words.
  struct Problem: Error {
    var message: String

    init(message: String) { self.message = message }
  }

  private let workshop: Workshop
  private let input: @Sendable () throws(Problem) -> Widget
  private var looked: [String: [FileTrace.Answer]] = [:]

  /// `input` reads the widget anew each time.
  init(
    _ workshop: Workshop, reading input: @escaping @Sendable () throws(Problem) -> Widget
  ) {
    self.workshop = workshop
    self.input = input
  }

  /// The words of each axis that a page may offer, the axis by its key in a config.
  static func choices(_ resources: Resources) -> [(axis: VariantAxis, words: [String])] {
    VariantAxis.all.filter { !$0.isDefinedByInputs && $0 != .overlays }.map { axis in
      switch axis.words {
      case .open where axis == .wallpapers: (axis, resources.wallpaperNames)
      case .open(_, let examples): (axis, examples)
      default: (axis, axis.knownWords())
      }
    }
  }

  /// The variant that words by axis choose, or the name of what isn't known.
  static func variant(
    _ words: [(name: String, value: String)]
  ) -> Result<Variant, UnknownWord> {
    var variant = Variant()
    for (name, value) in words {
      let axis = name == VariantAxis.overlays.name ? .overlays : VariantAxis.plural(name)
      guard let axis, !axis.isDefinedByInputs,
        axis.apply(value, &variant, VariantVocabulary())
      else { return .failure(UnknownWord(name: name, value: value)) }
    }
    return .success(variant)
  }

  struct UnknownWord: Error {
    var name: String
    var value: String
  }

  /// Draws the widget as its files are now.
  func draw(_ variant: Variant) -> Outcome {
    if let problem = variant.problem { return .problem(problem) }
    let trace = FileTrace()
    defer { looked[variant.name] = trace.answers }
    // Images may have changed too.
    workshop.forgetImages()
    return FileTrace.$current.withValue(trace) { drawn(variant) }
  }

  private func drawn(_ variant: Variant) -> Outcome {
    let widget: Widget
    do throws(Problem) {
      widget = try input()
    } catch {
      return .problem(error.message)
    }
    do {
      let rendering = try render(widget, as: variant, in: workshop)
      return .picture(
        png: try rendering.png(effort: .fast, inputDigest: "", threads: workshop.threads),
        notes: rendering.diagnostics.map(\.description))
    } catch {
      return .problem("\(error)")
    }
  }

  /// Stands for everything on disk that the pictures drawn so far looked at: another text as soon
  /// as one of them would be drawn from something else.
  var state: String {
    var answers: [FileTrace.Question: Set<String>] = [:]
    for answer in looked.values.joined() {
      answers[answer.question, default: []].insert(answer.path)
    }
    var text = ""
    for (question, paths) in answers.sorted(by: { $0.key.rawValue < $1.key.rawValue }) {
      for path in paths.sorted() { text += FileTrace.answer(question, path) }
    }
    return FileTrace.fingerprint(Array(text.utf8))
  }
}
