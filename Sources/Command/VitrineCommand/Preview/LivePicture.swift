import Vitrine
import VitrineBase
import VitrineGraphics
import VitrineImages

/// A widget that is drawn repeatedly while its file is edited.
///
/// One thread uses it at a time. Several share a trace.
final class LivePicture {
  /// Words that choose a variant, with the keys of their axes in a config.
  typealias Words = [(name: String, value: String)]

  /// A function that reads the current widget and its default variant.
  typealias Reading = @Sendable (Files) throws(Problem) -> (widget: Widget, variant: Variant)

  /// The reason why there is no picture.
  struct Problem: Error {
    var message: String
  }

  private let workshop: Workshop
  private let trace: LiveTrace
  private let wallpapers: PreviewWallpapers
  private let read: Reading

  init(
    _ workshop: Workshop, _ trace: LiveTrace, wallpapers: PreviewWallpapers,
    reading read: @escaping Reading
  ) {
    self.workshop = workshop
    self.trace = trace
    self.wallpapers = wallpapers
    self.read = read
  }

  /// Returns the words of each axis that a page offers.
  static func choices(_ resources: Resources) -> [(axis: VariantAxis, words: [String])] {
    VariantAxis.all.filter { !$0.isDefinedByInputs && $0 != .overlays }.map { axis in
      switch axis.words {
      case .open where axis == .wallpapers: (axis, resources.wallpaperNames)
      case .open(_, let examples): (axis, examples)
      default: (axis, axis.knownWords())
      }
    }
  }

  /// Draws the current widget to a PNG.
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

  /// Returns the warnings, findings and views of the current widget as JSON.
  func details(_ words: Words) -> Result<String, Problem> {
    work("details", words) { widget, variant, workshop throws(Problem) in
      do throws(RenderError) {
        return try PreviewDetails(of: widget, as: variant, in: workshop).json
      } catch {
        throw Problem(message: "\(error)")
      }
    }
  }

  private func work<Made>(
    _ kind: String, _ words: Words,
    make: (Widget, Variant, Workshop) throws(Problem) -> Made
  ) -> Result<Made, Problem> {
    let name = kind + words.map { " \($0.name)=\($0.value)" }.joined()
    return trace.record(name) { files in
      // Cached images may have changed as well.
      workshop.forgetFiles()
      return Result { () throws(Problem) in
        let (widget, variant) = try read(files)
        return try make(widget, try chosen(words, from: variant), workshop.reading(files))
      }
    }
  }

  /// Returns the variant that words choose.
  private func chosen(_ words: Words, from base: Variant) throws(Problem) -> Variant {
    var variant = base
    for (name, value) in words {
      // A page requests all axes by their plurals except overlays, which combine in one word.
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
