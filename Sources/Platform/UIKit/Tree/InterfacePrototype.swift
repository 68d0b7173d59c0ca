import Vitrine
import VitrineCanvas
import VitrineImport
import VitrineLayout

/// A cell of an interface file, which is instantiated for each row or item.
@preconcurrency @MainActor
struct InterfacePrototype {
  let scene: SceneContent
  let connections: InterfaceConnections
  let root: ViewID

  /// Creates a prototype from a scene's root view.
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

  init(scene: SceneContent, connections: InterfaceConnections, root: ViewID) {
    self.scene = scene
    self.connections = connections
    self.root = root
  }

  /// Instantiates the view, which is also the owner of its outlets.
  func make() -> UIView? {
    var loading = InterfaceLoading(self)
    return loading.load(root, owner: nil)
  }
}

/// A view with prototype cells in an interface file.
@preconcurrency @MainActor
protocol PrototypeHolder {
  func hold(_ prototype: InterfacePrototype, as reuseIdentifier: String)
}
