import UIKit
package import Vitrine
import VitrineImport

extension ProgramViews {
  /// Creates the views of a finished picture.
  @MainActor
  package init(_ picture: ViewGraph.Picture) {
    var content = SceneContent(tree: picture.tree)
    content.diagnostics = picture.notes
    self.init(content)
    drawings = picture.drawings
    hasNoBackdrop = true
    bitmaps = LiveEnvironment.current.images.bitmaps
    imageFiles = LiveEnvironment.current.images
  }
}
