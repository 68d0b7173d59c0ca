public import VitrineBase
package import VitrineGraphics
public import VitrineLayout

/// A storyboard or xib, before any variant is chosen.
public struct InterfaceDocument: Sendable {
  /// What differs between the ways of looking at a scene.
  public struct Traits: Hashable, Sendable {
    /// Where the sizes of texts and controls come from.
    public enum IntrinsicSource: String, Hashable, Sendable, CaseIterable {
      case measured
      /// From the stored frames: what Interface Builder's own engine measured.
      case stored
    }

    public var intrinsicSource: IntrinsicSource = .measured
    public var systemVersion = 10
    /// Colors of asset catalogs by name.
    package var colors: [String: Color] = [:]
    /// Whether system colors are those of the dark appearance.
    package var isDark = false

    public init() {}
  }

  package let root: XMLElement
  /// What was wrong on the way to this document, for its scenes to say.
  let notes: [Diagnostic]
  let file: String
  /// By scene: the element of its root view, and what holds it.
  let roots: [InterfaceRoot]

  public static func read(
    _ bytes: [UInt8], file: String
  ) throws(InputError) -> InterfaceDocument {
    let root = try XMLReader.read(bytes, file: file)
    guard root.name == "document" else {
      throw InputError(
        Diagnostic(
          .error, "not-interface-builder",
          "the root element is '\(root.name)', expected Interface Builder's 'document'",
          at: root.location))
    }
    return InterfaceDocument(root: root, file: file)
  }

  /// A Boolean value that indicates whether the file is for AppKit, and so for a Mac.
  public var isAppKit: Bool {
    root["targetRuntime"]?.hasPrefix("MacOSX") ?? false
      || root["type"]?.hasPrefix("com.apple.InterfaceBuilder3.Cocoa.") ?? false
  }

  init(root: XMLElement, file: String, notes: [Diagnostic] = []) {
    self.root = root
    self.notes = notes
    self.file = file
    roots = InterfaceRoot.all(in: root)
  }

  public var sceneCount: Int { roots.count }

  /// The scene that the storyboard starts with, else the first.
  public var initialScene: Int {
    guard let id = root["initialViewController"] else { return ownedScene ?? 0 }
    return roots.firstIndex { $0.owner["id"] == id } ?? 0
  }

  /// The view of a xib that its owner calls `view`.
  private var ownedScene: Int? {
    guard isAppKit else { return nil }
    let owner = root.child("objects")?.children.first { $0["id"] == "-2" }
    let outlet = owner?.child("connections")?.children.first {
      $0.name == "outlet" && $0["property"] == "view"
    }
    return outlet.flatMap { outlet in
      roots.firstIndex { $0.view["id"] == outlet["destination"] }
    }
  }

  /// The scene with this number, from 1, or whose controller or view has this id.
  public func scene(named name: String) -> Int? {
    if let number = Int(name), roots.indices.contains(number - 1) { return number - 1 }
    return roots.firstIndex {
      [$0.owner["id"], $0.view["id"], $0.owner["storyboardIdentifier"]].contains(name)
    }
  }

  /// The ids that scenes are called by.
  public var sceneNames: [String] { roots.compactMap { $0.owner["id"] ?? $0.view["id"] } }

  /// The version of Xcode that wrote the file.
  ///
  /// Betas write a placeholder in place of their version, which is then that of the plug-in that the
  /// file names.
  package var xcode: XcodeVersion {
    let version = Self.version(root["toolsVersion"]) ?? .unknown
    guard version >= .placeholder else { return version }
    let plugIn = root.child("dependencies")?.child("plugIn")
    return Self.version(plugIn?["version"]) ?? version
  }

  private static func version(_ text: String?) -> XcodeVersion? {
    text.flatMap { Int($0.prefix { $0 != "." }) }.map { XcodeVersion(build: $0) }
  }

  /// The major version of the iOS that came with the tools that wrote the file.
  ///
  /// It is 10 if the file has no version.
  public var systemVersion: Int { xcode.systemVersion }

  /// Lowers a scene to a view tree under the rules of the place that shows it.
  package func lower(
    _ index: Int, for traits: Traits, under rules: some SceneRules
  ) -> ImportedScene {
    var lowering = InterfaceLowering(self, roots[index], traits: traits, rules: rules)
    return lowering.lower()
  }
}

/// A scene of an Interface Builder file as layout takes it.
public struct ImportedScene: Sendable {
  public var tree: ViewTree
  public var context: LayoutContext
  public var diagnostics: [Diagnostic]
  public var unsupported: [UnsupportedElement]

  public init(
    tree: ViewTree, context: LayoutContext, diagnostics: [Diagnostic],
    unsupported: [UnsupportedElement]
  ) {
    self.tree = tree
    self.context = context
    self.diagnostics = diagnostics
    self.unsupported = unsupported
  }
}

/// An unsupported element of a file; it is drawn as a box with its name.
public struct UnsupportedElement: Hashable, Sendable {
  public var element: String
  public var id: String
  public var line: Int
}

/// A root view and its owner: a view controller, or the file itself for a xib.
package struct InterfaceRoot: Sendable {
  package var view: XMLElement
  package var owner: XMLElement

  static func all(in document: XMLElement) -> [InterfaceRoot] {
    if let scenes = document.child("scenes") {
      return scenes.children.flatMap { scene -> [InterfaceRoot] in
        let objects = scene.child("objects")?.children ?? []
        return objects.flatMap { controllerRoot($0).map { [$0] } ?? roots($0) }
      }
    }
    let objects = document.child("objects")?.children ?? []
    return objects.flatMap { object -> [InterfaceRoot] in
      // A xib of UIKit may hold a whole controller (some 30 views of 8 files in 5 repositories).
      guard controllers.contains(object.name), let root = controllerRoot(object) else {
        return roots(object)
      }
      return [root]
    }
  }

  /// UIKit's controllers that a xib may hold with their views.
  private static let controllers: Set<String> = [
    "viewController", "tableViewController", "collectionViewController",
  ]

  /// The root that a controller's view is; nil where the controller stores none.
  private static func controllerRoot(_ object: XMLElement) -> InterfaceRoot? {
    let view =
      object.child(key: "view") ?? object.child(key: "tableView")
      ?? object.child(key: "collectionView")
    return view.map { InterfaceRoot(view: $0, owner: object) }
  }

  /// The root that an object without a controller is or, for a window, has.
  private static func roots(_ object: XMLElement) -> [InterfaceRoot] {
    if ViewElement.isView(object.name) { return [InterfaceRoot(view: object, owner: object)] }
    switch object.name {
    case "window", "panel":
      return object.child(key: "contentView").map { [InterfaceRoot(view: $0, owner: object)] } ?? []
    case "windowController": return object.child(key: "window").map(roots) ?? []
    default:
      return object.child(key: "splitView").map { [InterfaceRoot(view: $0, owner: object)] } ?? []
    }
  }
}
