import CoreGraphics
import Foundation
package import VitrineLayout

/// A view that is drawn as a box with its name, because its content comes from elsewhere.
@preconcurrency @MainActor
open class LabeledBoxView: UIView {
  /// The name on the box.
  open class var boxName: String { "\(self)" }

  package override class var initialModel: View {
    var model = View("", .placeholder(boxName))
    model.style.clipsToBounds = true
    return model
  }
}
