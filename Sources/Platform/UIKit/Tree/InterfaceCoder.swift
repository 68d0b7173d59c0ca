package import Foundation
package import VitrineLayout

/// A coder for `init(coder:)`, with the content of a view or a controller in an interface file.
package final class InterfaceCoder: NSCoder {
  /// The content of a view.
  package let model: View?
  /// The reuse identifier of a cell.
  let reuseIdentifier: String?
  /// The scene of a controller.
  let source: InterfaceSource?

  init(model: View, reuseIdentifier: String?) {
    self.model = model
    self.reuseIdentifier = reuseIdentifier
    source = nil
    super.init()
  }

  init(source: InterfaceSource) {
    model = nil
    reuseIdentifier = nil
    self.source = source
    super.init()
  }
}
