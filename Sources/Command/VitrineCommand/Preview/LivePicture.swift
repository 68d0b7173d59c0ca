import Vitrine
import VitrineBase
import VitrineGraphics
import VitrineImages

/// A widget that is drawn again and again while somebody edits its file.
///
/// One thread at a time; several share a trace.
final class LivePicture {
  /// Words that choose a variant, by the axis's key in a config.
  typealias Words = [(name: String, value: String)]

  /// A widget as its files are now, and the variant that it is shown in by default.
  typealias Reading = @Sendable (Files) throws(Problem) -> (widget: Widget, variant: Variant)

  /// Why there is no picture, in words.
  struct Problem: Error {
    var message: String
  }

  private let workshop: Workshop
  private let trace: LiveTrace
  private let wallpapers: PreviewWallpapers
  private let read: Reading

  init(
    _ workshop: Workshop, _ trace: LiveTrace, _ wallpapers: PreviewWallpapers,
    reading read: @escaping Reading
  ) {
    self.workshop = workshop
    self.trace = trace
    self.wallpapers = wallpapers
    self.read = read
  }

  /// The words of each axis that a page may offer.
  static func choices(_ resources: Resources) -> [(axis: VariantAxis, words: [String])] {
    VariantAxis.all.filter { !$0.isDefinedByInputs && $0 != .overlays }.map { axis in
      switch axis.words {
      case .open where axis == .wallpapers: (axis, resources.wallpaperNames)
      case .open(_, let examples): (axis, examples)
      default: (axis, axis.knownWords())
      }
    }
  }

  /// The PNG of the widget as its files are now.
  func picture(_ words: Words) -> Result<[UInt8], Problem> {
    work("picture", words) { widget, variant, workshop throws(Problem) in
      do {
        let rendering = try render(widget, as: variant, in: workshop)
        return try rendering.png(effort: .fast, inputDigest: "", threads: workshop.threads)
      } catch {
        throw Problem(message: "\(error)")
      }
    }
  }

  /// What is to be said of the widget as its files are now, as JSON.
  func details(_ words: Words) -> Result<String, Problem> {
    work("details", words) { widget, variant, workshop throws(Problem) in
      do throws(RenderError) {
        return try PreviewDetails(widget, variant, workshop).json
      } catch {
        throw Problem(message: "\(error)")
      }
    }
  }

  private func work<Made>(
    _ kind: String, _ words: Words,
    _ make: (Widget, Variant, Workshop) throws(Problem) -> Made
  ) -> Result<Made, Problem> {
    let name = kind + words.map { " \($0.name)=\($0.value)" }.joined()
    return trace.record(name) { files in
      // Images may have changed too.
      workshop.forgetFiles()
      return Result { () throws(Problem) in
        let (widget, variant) = try read(files)
        return try make(widget, try chosen(words, from: variant), workshop.reading(files))
      }
    }
  }

  /// The variant that words choose.
  private func chosen(_ words: Words, from base: Variant) throws(Problem) -> Variant {
    var variant = base
    for (name, value) in words {
      // Overlays are the only axis that a page requests by its singular: they combine in one word.
      let axis = name == VariantAxis.overlays.name ? .overlays : VariantAxis.plural(name)
      guard let axis, !axis.isDefinedByInputs,
        axis.apply(value, &variant, VariantVocabulary())
      else { throw Problem(message: "\(name) '\(value)' is unknown") }
    }
    if case .file(let path) = variant.wallpaper, variant.wallpaper != base.wallpaper {
      variant.wallpaper = .file(try wallpapers.file(path))
    }
    if let problem = variant.problem { throw Problem(message: problem) }
    return variant
  }
}
