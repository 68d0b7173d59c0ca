import VitrineImport
import VitrineLayout

/// A cell of an interface file, of which each row or item is made.
@MainActor
struct InterfacePrototype {
  let scene: ImportedScene
  let connections: InterfaceConnections
  let root: ViewID

  func make() -> UIView? {
    var loading = InterfaceLoading(self)
    return loading.load(root, owner: nil)
  }
}

/// A view whose cells an interface file has.
@MainActor
protocol PrototypeHolder {
  func hold(_ prototype: InterfacePrototype, as reuseIdentifier: String)
}
