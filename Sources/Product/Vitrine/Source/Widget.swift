public import VitrineBase
import VitrineGraphics
import VitrineImages
public import VitrineImport

/// A widget as its author wrote it, before any variant is chosen.
public struct Widget: Sendable {
  /// What describes it.
  public enum Source: Sendable {
    /// A widget document, and which of its widgets, from 0.
    case document(WidgetDocument, index: Int)
    /// A scene of a storyboard or xib, from 0, with the project around it.
    case interface(InterfaceDocument, scene: Int, AppExtension)
    /// A program that makes its views.
    case program(ViewProgram)
  }

  public private(set) var source: Source
  /// The file it was read from.
  public let path: String
  /// The digest of that file; empty where a program makes the widget.
  package private(set) var inputDigest = ""
  /// Values set from outside, such as `title.text`.
  public var overrides: [SceneRequest.Override] = []
  /// Texts by key in place of the file's own, whatever the locale: `--strings`.
  package var texts: [String: String] = [:]
  /// Catalogs in which images and colors are looked for first: `--assets`.
  package var assetFolders: [String] = []
  /// Values of a config's state, which override all other data.
  package var stateData: JSONValue?
  /// Whether no widget was chosen explicitly, so that quick actions show the one the app names.
  private var followsHost = false

  /// Reads a widget document, a storyboard or xib, or the folder of a Today extension.
  ///
  /// A storyboard, a folder or an Xcode project takes what the project says of the extension: its
  /// name, resources, settings and sources. `index` chooses among a document's widgets (default: the
  /// first); `scene`, a number from 1 or an id, among a storyboard's scenes (default: the initial
  /// one); `target` among a project's extensions.
  public static func read(
    _ path: String, widget chosen: Int? = nil, scene: String? = nil, target: String? = nil,
    from files: Files = .disk
  ) throws(RenderError) -> Widget {
    if ExtensionInput.recognizes(path, in: files) {
      return try read(
        interface: try ExtensionInput.find(path, target: target, in: files), scene, from: files)
    }
    let bytes = try files.readable(path)
    do throws(InputError) {
      let document = try WidgetDocument.read(bytes, file: path)
      let index = chosen ?? 0
      guard document.widgets.indices.contains(index) else {
        throw InputError(
          Diagnostic(
            .error, "unknown-widget",
            "the document has \(document.widgets.count) widgets, not \(index + 1)",
            at: SourceLocation(file: path)))
      }
      var widget = Widget(source: .document(document, index: index), path: path)
      widget.inputDigest = Digest.hex(of: bytes)
      widget.followsHost = chosen == nil
      return widget
    } catch {
      throw .invalid(error.diagnostic)
    }
  }

  private static func read(
    interface found: AppExtension, _ scene: String?, from files: Files
  ) throws(RenderError) -> Widget {
    var found = found
    let (document, digest) = try found.document(from: files)
    guard document.sceneCount > 0 else {
      throw .unreadable(path: found.storyboard, reason: "has no scene with a view")
    }
    var index = document.initialScene
    if let scene {
      guard let match = document.scene(named: scene) else {
        throw .unreadable(
          path: found.storyboard,
          reason: "has no scene '\(scene)'; name one of 1…\(document.sceneCount) or an id of "
            + document.sceneNames.joined(separator: ", "))
      }
      index = match
    }
    found.readCode(document, scene: index, from: files)
    // A broken file is reported when a scene is made of it.
    found.content = found.readContent(from: files)
    found.declared = ((try? found.content.get()) ?? StandInContent()).declared
    var widget = Widget(source: .interface(document, scene: index, found), path: found.storyboard)
    widget.inputDigest = digest
    return ExtensionRunner.applied(to: widget, files)
  }

  /// A widget of a document that was read already; `index` counts from 0.
  public init(_ document: WidgetDocument, widget index: Int = 0) {
    self.init(source: .document(document, index: index), path: document.file)
  }

  /// A widget whose views a program makes; `path` is the file that people look for it in.
  package init(_ program: ViewProgram, path: String) {
    self.init(source: .program(program), path: path)
  }

  private init(source: Source, path: String) {
    self.source = source
    self.path = path
  }

  /// The largest mode that a widget's class sets, which overrides its file.
  package var largestModeInCode: DisplayMode?
  /// The same of whether it can be edited.
  package var allowsEditingInCode: Bool?
  /// What the extension's own code shows in place of its file alone; nil where it isn't run.
  package var running: ViewProgram?
  /// The steps of a session that its code has been through; nil outside of one.
  package var hostSteps: [HostStep]?
  /// What is missing of its code, or why it isn't run.
  package var runDiagnostics: [Diagnostic] = []
  /// Whether its values are its class's, which may speak of views of other states.
  package var isPlayed = false

  /// The widget that a host shows: an app chooses which of its widgets goes with its quick actions.
  public func shown(in host: Host) -> Widget {
    guard host == .quickActions, followsHost, case .document(let document, _) = source else {
      return self
    }
    return showing(document, widget: document.quickActionsWidget)
  }

  /// Another widget of the same document, with the same overrides.
  package func showing(_ document: WidgetDocument, widget index: Int) -> Widget {
    var widget = self
    widget.source = .document(document, index: index)
    widget.followsHost = false
    return widget
  }

  /// Whether it is made of AppKit's views, which only a Mac shows.
  public var isForMac: Bool {
    switch source {
    case .interface(let document, _, _): document.isAppKit
    case .document(let document, let index): document.widgets[index].platform == .macos
    case .program: false
    }
  }

  /// The line over the card: the widget's own name, else its app's.
  public var title: String {
    switch source {
    case .document(let document, let index): document.widgets[index].name ?? document.appName
    case .interface(_, _, let found): found.declared.title ?? found.displayName
    case .program(let program): program.title
    }
  }

  /// The input file's name without its folder and extension.
  public var stem: String { FilePath.stem(of: path) }

  /// The id of the view that a name means: an outlet of a storyboard, or an editor's label.
  public func object(named name: String) -> String? {
    if case .interface(let document, _, _) = source { document.object(named: name) } else { nil }
  }

  /// The largest mode that the widget offers; storyboards cannot express it, so they allow expanded.
  public var largestMode: DisplayMode {
    if let largestModeInCode { return largestModeInCode }
    return switch source {
    case .document(let document, let index): document.widgets[index].largestMode
    case .interface(_, _, let found):
      found.declared.largestMode ?? found.code?.largestMode ?? .expanded
    case .program: .expanded
    }
  }

  /// On a Mac: whether it can be edited.
  public var allowsEditing: Bool {
    if let allowsEditingInCode { return allowsEditingInCode }
    return if case .document(let document, let index) = source {
      document.widgets[index].allowsEditing
    } else {
      false
    }
  }

  /// Whether it was built for a system before iOS 10, and so knows no display modes.
  public var isLegacy: Bool {
    switch source {
    case .document(let document, let index): document.widgets[index].isLegacy
    case .interface(_, _, let found): found.isLegacy
    case .program: false
    }
  }
}
