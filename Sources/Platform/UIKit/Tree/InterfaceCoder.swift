package import Foundation
package import VitrineLayout

/// What a view or a controller of an interface file is made from: its `init(coder:)` gets one.
package final class InterfaceCoder: NSCoder {
  /// Of a view.
  package let model: View?
  /// Of a cell.
  let reuseIdentifier: String?
  /// Of a controller.
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
