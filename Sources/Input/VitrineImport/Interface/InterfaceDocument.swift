public import VitrineBase
package import VitrineGraphics
package import VitrineLayout

/// A storyboard or xib, before a variant is chosen.
public struct InterfaceDocument: Sendable {
  /// The properties that select one appearance of a scene.
  public struct Traits: Hashable, Sendable {
    /// The source of the sizes of texts and controls.
    public enum IntrinsicSource: String, Hashable, Sendable, CaseIterable {
      case measured
      /// The stored frames, which Interface Builder's layout engine computed.
      case stored
    }

    /// The source of the sizes of texts and controls.
    public var intrinsicSource: IntrinsicSource = .measured
    /// The major version of the system on which a running program shows the scene.
    public var systemVersion = 10
    /// The colors of asset catalogs, by name.
    package var colors: [String: Color] = [:]
    /// A Boolean value that indicates whether system colors have the dark appearance.
    package var isDark = false

    /// Creates the properties of a scene on iOS 10 in the light appearance.
    public init() {}
  }

  package let root: XMLElement
  /// The problems of earlier steps, which each scene reports.
  let notes: [Diagnostic]
  let file: String
  /// The root view and owner of each scene.
  let roots: [InterfaceRoot]

  /// Parses a storyboard or xib.
  ///
  /// Throws an error if the file isn't XML or its root element isn't `document`.
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

  /// The number of scenes.
  public var sceneCount: Int { roots.count }

  /// The index of the storyboard's initial scene, or of the first scene.
  public var initialScene: Int {
    guard let id = root["initialViewController"] else { return ownedScene ?? 0 }
    return roots.firstIndex { $0.owner["id"] == id } ?? 0
  }

  /// The index of the view that a xib's owner has as its `view` outlet.
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

  /// Returns the index of a scene by its number, from 1, or by an id of its controller or view.
  public func scene(named name: String) -> Int? {
    if let number = Int(name), roots.indices.contains(number - 1) { return number - 1 }
    return roots.firstIndex {
      [$0.owner["id"], $0.view["id"], $0.owner["storyboardIdentifier"]].contains(name)
    }
  }

  /// The ids of the scenes' controllers or views.
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

  /// Lowers a scene to views and the canvas around them, under the rules of the place that shows
  /// it.
  package func lower(
    _ index: Int, for traits: Traits, under rules: some SceneRules
  ) -> (content: SceneContent, context: LayoutContext) {
    var lowering = InterfaceLowering(self, roots[index], traits: traits, rules: rules)
    return lowering.lower()
  }
}

/// A root view and its owner, which is a view controller or, in a xib, the view.
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
      // Rule: xib-of-controller.
      guard controllers.contains(object.name), let root = controllerRoot(object) else {
        return roots(object)
      }
      return [root]
    }
  }

  /// The controllers that a xib may contain with their views.
  private static let controllers: Set<String> = [
    "viewController", "tableViewController", "collectionViewController",
  ]

  /// Returns the root of a controller, or nil if the controller stores no view.
  private static func controllerRoot(_ object: XMLElement) -> InterfaceRoot? {
    let view =
      object.child(key: "view") ?? object.child(key: "tableView")
      ?? object.child(key: "collectionView")
    return view.map { InterfaceRoot(view: $0, owner: object) }
  }

  /// Returns the roots of an object without a controller, such as a view or a window.
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
