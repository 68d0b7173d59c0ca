import Vitrine
import VitrineCompare
import VitrineMatrix
import VitrineReport

/// A cache of the anatomies of a portion's pictures.
///
/// Pictures that differ only in their wallpaper share an anatomy.
struct AnatomyStore {
  private struct Key: Hashable {
    var input: Int
    var state: String?
    var variant: Variant
  }

  typealias Entry = (anatomy: Anatomy, views: [ReportDetail.View])

  private let matrix: Matrix
  private let workshop: Workshop
  private var entries: [Key: Entry] = [:]

  init(_ matrix: Matrix, in workshop: Workshop) {
    self.matrix = matrix
    self.workshop = workshop
  }

  /// Returns the anatomy of a picture, and its views in the form of the page.
  mutating func entry(of picture: Matrix.Picture) throws(CommandError) -> Entry {
    let key = Key(
      input: picture.input, state: picture.state, variant: picture.variant.overDefaultWallpaper)
    if let entry = entries[key] { return entry }
    do throws(RenderError) {
      let anatomy = try anatomy(
        of: try matrix.widget(of: picture), as: picture.variant, in: workshop)
      let entry = (anatomy, anatomy.parts.map(ReportInspection.view))
      entries[key] = entry
      return entry
    } catch {
      throw CommandError(error)
    }
  }
}
