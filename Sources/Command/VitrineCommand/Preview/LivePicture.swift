import Vitrine
import VitrineBase
import VitrineGolden
import VitrineGraphics
import VitrineImages

/// Widgets that are drawn repeatedly while their files are edited.
///
/// One thread uses it at a time. Several share a trace.
final class LivePicture {
  /// The reason why there is no picture.
  struct Problem: Error {
    var message: String
    /// A Boolean value that indicates whether the widget's file can be drawn in place of its code,
    /// which didn't run.
    var hasFallback = false
    /// A Boolean value that indicates whether the work was cancelled, because a file has changed.
    var isObsolete = false
  }

  private let workshop: Workshop
  private let trace: LiveTrace
  private let wallpapers: PreviewWallpapers
  private let subjects: PreviewSubjects

  init(
    _ workshop: Workshop, _ trace: LiveTrace, wallpapers: PreviewWallpapers,
    _ subjects: PreviewSubjects
  ) {
    self.workshop = workshop
    self.trace = trace
    self.wallpapers = wallpapers
    self.subjects = subjects
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

  /// Draws a picture, or the difference between its versions, to a PNG.
  func picture(_ request: PictureWords) -> Result<[UInt8], Problem> {
    work("picture", request) { files throws(Problem) in
      switch request.version {
      case .now: try png(try rendering(request, files))
      case .head: try png(try headRendering(request, files))
      case .difference:
        try difference(
          from: try headRendering(request, files).bitmap, to: try rendering(request, files).bitmap)
      }
    }
  }

  /// Returns the warnings, findings and views of the current widget as JSON.
  func details(_ request: PictureWords) -> Result<String, Problem> {
    work("details", request) { files throws(Problem) in
      let (widget, variant, base) = try chosen(request, files)
      do throws(RenderError) {
        return try PreviewDetails(
          of: widget, as: variant, from: base, in: workshop.reading(files)
        ).json
      } catch {
        throw Problem(message: "\(error)")
      }
    }
  }

  private func work<Made>(
    _ kind: String, _ request: PictureWords, make: (Files) throws(Problem) -> Made
  ) -> Result<Made, Problem> {
    trace.record("\(kind) \(request.text)") { files in
      // Cached images may have changed as well.
      workshop.forgetFiles()
      let result = Result { () throws(Problem) in try make(files) }
      return result.mapError { problem in
        var problem = problem
        problem.isObsolete = files.cancellation?.isCancelled ?? false
        return problem
      }
    }
  }

  private func rendering(_ request: PictureWords, _ files: Files) throws(Problem) -> Rendering {
    let (widget, variant, _) = try chosen(request, files)
    let rendering: Rendering
    do throws(RenderError) {
      rendering = try render(widget, as: variant, in: workshop.reading(files))
    } catch {
      throw Problem(message: "\(error)")
    }
    // The last good picture is a better one than the file without its code.
    if let failure = rendering.scene.codeFailure, !request.wantsFallback {
      throw Problem(message: failure.description, hasFallback: true)
    }
    return rendering
  }

  /// Draws the version of the last commit.
  ///
  /// Its files aren't traced, because they change only with a commit.
  private func headRendering(_ request: PictureWords, _ files: Files) throws(Problem) -> Rendering {
    guard let commit = subjects.commit else {
      throw Problem(message: "the input isn't in a git repository with a commit")
    }
    commit.note(files)
    let overlay: FileOverlay
    do throws(CommandError) {
      overlay = try commit.overlay()
    } catch {
      throw Problem(message: error.message)
    }
    workshop.forgetFiles()
    defer { workshop.forgetFiles() }
    return try rendering(request, files.traced(by: nil).replaced(by: overlay))
  }

  private func png(_ rendering: Rendering) throws(Problem) -> [UInt8] {
    do throws(ImageError) {
      return try rendering.png(effort: .fast, inputDigest: "", threads: workshop.threads)
    } catch {
      throw Problem(message: "\(error)")
    }
  }

  private func difference(from old: Bitmap, to new: Bitmap) throws(Problem) -> [UInt8] {
    do throws(ImageError) {
      return try PNG.encode(differencePicture(old, new))
    } catch {
      throw Problem(message: "\(error)")
    }
  }

  /// Returns the widget, the variant that words choose, and the one without them.
  private func chosen(
    _ request: PictureWords, _ files: Files
  ) throws(Problem) -> (widget: Widget, variant: Variant, base: Variant) {
    let (widget, base) = try subjects.read(request.subject, files)
    var variant = base
    for (name, value) in request.axes {
      // A page requests all axes by their plurals except overlays, which combine in one word.
      let axis = name == VariantAxis.overlays.name ? .overlays : VariantAxis.plural(name)
      guard let axis, axis != .data,
        axis != .states || value.isEmpty || widget.stateNames.contains(value)
      else { throw Problem(message: "\(name) '\(value)' is unknown") }
      if axis == .states {
        variant.state = value.isEmpty ? nil : value
      } else if !axis.apply(value, &variant, VariantVocabulary()) {
        throw Problem(message: "\(name) '\(value)' is unknown")
      }
    }
    if case .file(let path) = variant.wallpaper, variant.wallpaper != base.wallpaper {
      variant.wallpaper = .file(try wallpapers.file(path))
    }
    if let problem = variant.problem { throw Problem(message: problem) }
    return (widget, variant, base)
  }
}
