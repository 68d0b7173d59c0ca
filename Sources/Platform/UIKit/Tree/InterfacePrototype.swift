import Vitrine
import VitrineImport
import VitrineLayout

/// A cell of an interface file, of which each row or item is made.
@MainActor
struct InterfacePrototype {
  let scene: ImportedScene
  let connections: InterfaceConnections
  let root: ViewID

  /// The view of a whole scene.
  init(_ source: InterfaceSource) {
    let environment = LiveEnvironment.current
    var traits = InterfaceDocument.Traits()
    traits.systemVersion = environment.variant.system.version
    traits.isDark = environment.variant.appearance == .dark
    traits.colors = traits.isDark ? environment.colors.dark : environment.colors.light
    var scene = source.document.scene(source.index, for: traits)
    scene.tree.fillImageSizes { environment.imageSize(named: $0) }
    self.init(scene: scene, connections: source.connections, root: ViewTree.root)
  }

  init(scene: ImportedScene, connections: InterfaceConnections, root: ViewID) {
    self.scene = scene
    self.connections = connections
    self.root = root
  }

  /// A new view with all it holds; outlets go to the view itself.
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
