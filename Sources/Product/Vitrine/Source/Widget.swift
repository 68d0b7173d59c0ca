public import VitrineBase
import VitrineGraphics
import VitrineImages
public import VitrineImport

/// A widget as its author wrote it, before the choice of a variant.
public struct Widget: Sendable {
  /// The origin of a widget's views.
  public enum Source: Sendable {
    /// A widget document and the zero-based index of its widget.
    case document(WidgetDocument, index: Int)
    /// A storyboard or xib with the zero-based index of its scene and the surrounding project.
    case interface(InterfaceDocument, scene: Int, AppExtension)
    /// A program that creates the views.
    case program(ViewProgram)
  }

  /// The origin of the views.
  public private(set) var source: Source
  /// The path of the widget's file.
  public let path: String
  /// The digest of that file; empty for a widget from a program.
  package private(set) var inputDigest = ""
  /// The values that the user sets.
  public var edits = WidgetEdits()
  /// The prepared code of the extension; nil unless a caller requests it.
  package var codeRun: CodeRun?
  /// The state that a host plays; nil outside of a host.
  package var played: PlayedState?
  /// A Boolean value that indicates whether the host chooses the widget, so that quick actions show
  /// the app's choice.
  private var followsHost = false

  /// Reads a widget document, a storyboard or xib, or the folder of a Today extension.
  ///
  /// For a storyboard, a folder or an Xcode project, the project provides the extension's name,
  /// resources, settings and sources. `index` chooses among a document's widgets (default: the
  /// first). `scene`, a number from 1 or an id, chooses among a storyboard's scenes (default: the
  /// initial one). `target` chooses among a project's extensions.
  public static func read(
    _ path: String, widget chosen: Int? = nil, scene: String? = nil, target: String? = nil,
    from files: Files = .disk
  ) throws(RenderError) -> Widget {
    try read(path, widget: chosen, scene: scene, target: target, from: files, runner: nil)
  }

  /// Reads a widget and prepares its own code if the runner is for all extensions.
  ///
  /// `runsCode` is true if a caller will run the code, by default if the runner is for all
  /// extensions. Throws the reason if the runner requires code that can't run.
  package static func read(
    _ path: String, widget chosen: Int? = nil, scene: String? = nil, target: String? = nil,
    from files: Files = .disk, runner: ExtensionRunner?, runsCode: Bool? = nil
  ) throws(RenderError) -> Widget {
    if ExtensionInput.recognizes(path, in: files) {
      let found = try ExtensionInput.find(
        path, target: target, runsCode: runsCode ?? (runner?.demandForAll != nil), in: files)
      let widget = try read(interface: found, scene, from: files)
      guard let runner, let demand = runner.demandForAll else { return widget }
      return try runner.run(widget, demand, from: files)
    }
    let bytes = try files.readable(path)
    do throws(InputError) {
      let document = try WidgetDocument.read(bytes, file: path, from: files)
      let index = chosen ?? 0
      guard document.widgets.indices.contains(index) else {
        throw InputError(
          Diagnostic(
            .error, "unknown-widget",
            "the document has \(document.widgets.count) widget"
              + (document.widgets.count == 1 ? "" : "s") + ", not \(index + 1)",
            at: SourceLocation(file: path)))
      }
      var widget = Widget(source: .document(document, index: index), path: path)
      widget.inputDigest = Digest.hex(of: bytes + document.includedBytes)
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
    // A broken file causes an error later, when a scene is created from it.
    found.content = found.readContent(from: files)
    found.declared = ((try? found.content.get()) ?? StandInContent()).declared
    var widget = Widget(source: .interface(document, scene: index, found), path: found.storyboard)
    widget.inputDigest = digest
    return widget
  }

  /// Creates a widget of a parsed document.
  ///
  /// `index` counts from 0.
  public init(_ document: WidgetDocument, widget index: Int = 0) {
    self.init(source: .document(document, index: index), path: document.file)
  }

  /// Creates a widget from a program.
  ///
  /// `path` is the file in messages about it.
  package init(_ program: ViewProgram, path: String) {
    self.init(source: .program(program), path: path)
  }

  private init(source: Source, path: String) {
    self.source = source
    self.path = path
  }

  /// Returns the widget that a host shows, because an app chooses the widget of its quick actions.
  public func shown(in host: Host) -> Widget {
    guard host == .quickActions, followsHost, case .document(let document, _) = source else {
      return self
    }
    return showing(document, widget: document.quickActionsWidget)
  }

  /// Returns another widget of the same document, with the same overrides.
  package func showing(_ document: WidgetDocument, widget index: Int) -> Widget {
    var widget = self
    widget.source = .document(document, index: index)
    widget.followsHost = false
    return widget
  }

  /// A Boolean value that indicates whether the widget has AppKit views, which only a Mac shows.
  public var isForMac: Bool {
    switch source {
    case .interface(let document, _, _): document.isAppKit
    case .document(let document, let index): document.widgets[index].platform == .macos
    case .program: false
    }
  }

  /// A Boolean value that indicates whether the widget is an extension, which can have code.
  package var isExtension: Bool { if case .interface = source { true } else { false } }

  /// A Boolean value that indicates whether the widget is one of WidgetKit, whose views exist only
  /// while its code runs.
  package var isWidgetKit: Bool {
    if case .interface(_, _, let found) = source { found.isWidgetKit } else { false }
  }

  /// Throws an error if the `vitrine.json` beside the storyboard is invalid.
  package func checkContent() throws(RenderError) {
    if case .interface(_, _, let found) = source { _ = try found.content.get() }
  }

  /// The title above the card: the widget's own name, else its app's name.
  public var title: String {
    switch source {
    case .document(let document, let index): document.widgets[index].name ?? document.appName
    case .interface(_, _, let found): found.declared.title ?? found.displayName
    case .program(let program): program.title
    }
  }

  /// The input file's name without its folder and extension.
  public var stem: String { FilePath.stem(of: path) }

  /// Returns the id of the view with the name of an outlet or an editor's label.
  public func object(named name: String) -> String? {
    if case .interface(let document, _, _) = source { document.object(named: name) } else { nil }
  }

  /// The largest mode that the widget offers.
  ///
  /// Storyboards can't express it, so they allow the expanded mode.
  public var largestMode: DisplayMode {
    if let mode = played?.largestMode { return mode }
    return switch source {
    case .document(let document, let index): document.widgets[index].largestMode
    case .interface(_, _, let found):
      found.declared.largestMode ?? found.code?.largestMode ?? .expanded
    case .program: .expanded
    }
  }

  /// A Boolean value that indicates whether a person can edit the widget on a Mac.
  public var allowsEditing: Bool {
    if let allowsEditing = played?.allowsEditing { return allowsEditing }
    return if case .document(let document, let index) = source {
      document.widgets[index].allowsEditing
    } else {
      false
    }
  }

  /// A Boolean value that indicates whether a Mac's host may truncate a list of the widget.
  package var hasClosableLists: Bool {
    if case .document(let document, _) = source {
      document.hasClosableLists(with: edits)
    } else {
      false
    }
  }

  /// A Boolean value that indicates whether the widget was built for a system before iOS 10, which
  /// has no display modes.
  public var isLegacy: Bool {
    switch source {
    case .document(let document, let index): document.widgets[index].isLegacy
    case .interface(_, _, let found): found.isLegacy
    case .program: false
    }
  }
}
