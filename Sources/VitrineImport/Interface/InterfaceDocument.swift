public import VitrineGraphics
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
    /// Colours of asset catalogs by name.
    package var colors: [String: Color] = [:]
    /// As Interface Builder's canvas shows a scene: on the system that came with the tools that wrote
    /// the file, and with the placeholder sizes and constraints that are gone when a program runs.
    public var isDesignTime = false

    public init() {}
  }

  let root: XMLElement
  /// What was wrong on the way to this document, for its scenes to say.
  let notes: [Diagnostic]
  let file: String
  /// By scene: the element of its root view, and what holds it.
  let roots: [InterfaceRoot]

  public static func read(
    _ bytes: [UInt8], file: String
  ) throws(ImportError) -> InterfaceDocument {
    let root = try XMLReader.read(bytes, file: file)
    guard root.name == "document" else {
      throw ImportError(
        Diagnostic(
          .error, "not-interface-builder",
          "the root element is '\(root.name)', expected Interface Builder's 'document'",
          at: root.location))
    }
    return InterfaceDocument(root: root, file: file)
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
    guard let id = root["initialViewController"] else { return 0 }
    return roots.firstIndex { $0.owner["id"] == id } ?? 0
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

  /// Pixels per point of the device that the file was last shown on; 1 without one.
  public var deviceScale: Double {
    guard let id = root.child("device")?["id"] else { return 1 }
    let triple = [
      "retina5_5", "retina5_9", "retina6_5", "retina6_12", "retina6_7", "retina5_4",
      "retina6_0", "retina6_72",
    ]
    return triple.contains(id) ? 3 : 2
  }

  var isPhoneInLandscape: Bool {
    guard let device = root.child("device"), device["orientation"] == "landscape" else {
      return false
    }
    return device["id"]?.hasPrefix("retina") ?? false
  }

  /// What a device's notch or island takes from the top of a full screen; nil without one.
  ///
  /// Measured of the files that Xcode wrote for them: an iPhone 11 has 48 points since its
  /// fourteenth system, which came with Xcode 12 (tools 17…).
  var notchHeight: Double? {
    switch root.child("device")?["id"] ?? "" {
    case "retina5_9", "retina6_5": 44
    case "retina6_1": toolsVersion >= 18000 ? 48 : 44
    case "retina6_0", "retina6_7": 47
    case "retina5_4": 50
    case "retina6_12", "retina6_72": 59
    default: nil
    }
  }

  /// The version of the tools that wrote the file, its first number; 0 where it doesn't say.
  var toolsVersion: Int {
    root["toolsVersion"].flatMap { Int($0.prefix { $0 != "." }) } ?? 0
  }

  /// The major version of the iOS that came with the tools that wrote the file.
  ///
  /// By Xcode, from 6 on (docs/PLATFORM.md, "Interface Builder"); iOS 10 where the file doesn't say.
  public var systemVersion: Int {
    guard toolsVersion > 0 else { return 10 }
    let firstTools = [
      (24_000, 26), (23_000, 18), (22_000, 17), (20_500, 16), (18_100, 15), (17_000, 14),
      (14_750, 13), (14_250, 12), (13_000, 11), (11_000, 10), (8_000, 9), (6_000, 8),
    ]
    return firstTools.first { toolsVersion >= $0.0 }?.1 ?? 7
  }

  public func scene(_ index: Int, for traits: Traits) -> ImportedScene {
    var lowering = InterfaceLowering(self, roots[index], traits)
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

/// Something in a file that isn't understood; it is drawn as a box with its name.
public struct UnsupportedElement: Hashable, Sendable {
  public var element: String
  public var id: String
  public var line: Int
}

/// A root view and its owner: a view controller, or the file itself for a xib.
struct InterfaceRoot: Sendable {
  var view: XMLElement
  var owner: XMLElement

  static func all(in document: XMLElement) -> [InterfaceRoot] {
    if let scenes = document.child("scenes") {
      return scenes.children.flatMap { scene -> [InterfaceRoot] in
        let objects = scene.child("objects")?.children ?? []
        return objects.flatMap { object -> [InterfaceRoot] in
          if let view = object.child(key: "view") ?? object.child(key: "tableView")
            ?? object.child(key: "collectionView")
          {
            return [InterfaceRoot(view: view, owner: object)]
          }
          return ViewElement.isView(object.name) ? [InterfaceRoot(view: object, owner: object)] : []
        }
      }
    }
    let objects = document.child("objects")?.children ?? []
    return objects.filter { ViewElement.isView($0.name) }.map { InterfaceRoot(view: $0, owner: $0) }
  }
}
