public import VitrineBase
import VitrineGraphics
import VitrineImport
import VitrineLayout
import VitrineProject
import VitrineText

extension Widget {
  /// Returns the widget's scene in one variant.
  public func scene(
    for variant: Variant, from files: Files = .disk
  ) throws(RenderError) -> Scene {
    try scene(for: variant, from: ImageFiles(files))
  }

  /// Returns the scene in one variant, with shared decoded images.
  package func scene(for variant: Variant, from files: ImageFiles) throws(RenderError) -> Scene {
    try shown(in: variant.host).ownScene(for: variant, files)
  }

  /// Checks the mode, creates the scene for the kind of source, and fills content that depends on
  /// the language.
  private func ownScene(
    for variant: Variant, _ files: ImageFiles
  ) throws(RenderError) -> Scene {
    try checkMode(variant)
    let made =
      switch source {
      case .document(let document, let index):
        try scene(of: document, index, variant: variant, files: files)
      case .interface(let document, let index, let found):
        try codeScene(of: found, variant: variant, files: files) { () throws(RenderError) in
          try scene(of: document, index, found: found, variant: variant, files: files)
        }
      case .program(let program): try scene(of: program, variant, files)
      }
    return made.fillingPickers(for: variant.locale).pseudoLocalized(for: variant.locale)
  }

  /// Checks that the widget has the mode of a variant.
  func checkMode(_ variant: Variant) throws(RenderError) {
    guard variant.mode == .compact || largestMode == .expanded || !hasModes(in: variant) else {
      throw .invalid(
        Diagnostic(
          .error, "compact-only", "the widget's largest mode is compact, so it is never expanded",
          at: SourceLocation(file: path), hint: "use --mode compact"))
    }
  }

  /// Returns a document's scene.
  ///
  /// The request contains everything that it may depend on.
  private func scene(
    of document: WidgetDocument, _ index: Int, variant: Variant, files: ImageFiles
  ) throws(RenderError) -> Scene {
    let spec = document.widgets[index]
    let folder = FilePath.folder(of: path)
    let assets = AssetCatalog(
      folders: edits.assetFolders + document.assets.map { FilePath.join(folder, $0) },
      in: files.files)
    let images = ImageSource.catalog(assets, for: variant, folder: folder)
    let isCard = variant.system.presentation == .card
    var request = SceneRequest(
      // A widget built for iOS 8 has no modes, so cards show all of it.
      mode: spec.isLegacy && isCard ? .expanded : variant.mode,
      language: variant.locale, state: variant.state, data: variant.data,
      imageSize: { images.size(of: $0, from: files) })
    request.host = SceneRequest.Host(of: variant, isEditing: variant.isEditing && allowsEditing)
    request.edits = edits
    request.colors = assets.colors(isDark: variant.appearance == .dark)
    request.isPlayed = played != nil
    var content: SceneContent
    do {
      content = try document.scene(index, request)
    } catch {
      throw .invalid(error.diagnostic)
    }
    if content.hasOwnRoot { content.tree.layOutTables(in: variant) }
    var header = Scene.Header(
      title: content.title ?? title,
      icon: document.icon.map { FilePath.join(folder, $0) } ?? assets.icon(from: files.files),
      offersToggle: spec.largestMode == .expanded && !spec.isLegacy)
    header.allowsEditing = allowsEditing
    header.isEditing = request.host.isEditing
    var scene = hosted(content, by: variant, header: header, images: images)
    scene.quickActions = document.quickActions(variant.locale)
    return scene
  }

  /// Returns the scene that the extension's code creates, or the scene of its file if there is no
  /// code to run.
  ///
  /// A failure of the code is an error, or a reason to draw the file if the code needn't run.
  func codeScene(
    of found: AppExtension, variant: Variant, files: ImageFiles,
    fromFile: () throws(RenderError) -> Scene
  ) throws(RenderError) -> Scene {
    guard let codeRun else { return try fromFile() }
    do throws(RenderError) {
      if let failure = codeRun.failure { throw .notRun(failure) }
      guard let program = codeRun.program else { return try fromFile() }
      return try scene(running: program, of: found, variant: variant, files: files)
    } catch {
      if found.isWidgetKit { throw error.after(codeRun.diagnostics) }
      guard case .notRun(let failure) = error, codeRun.demand == .ifPossible else { throw error }
      var scene = try fromFile()
      scene.content.diagnostics =
        codeRun.diagnostics + failure.fallbackDiagnostics + scene.content.diagnostics
      scene.codeFailure = failure
      return scene
    }
  }

  /// Returns the scene that the extension's code creates, with the extension's images.
  private func scene(
    running: ViewProgram, of found: AppExtension, variant: Variant, files: ImageFiles
  ) throws(RenderError) -> Scene {
    var views =
      if let steps = played?.steps, let play = running.play {
        try play(variant, steps, files.files)
      } else {
        try running.make(variant, files.files)
      }
    let assets = assets(of: found, from: files.files).over(running.assets)
    views.imageFiles = ImageSource.catalog(assets, for: variant, inside: found.home)
    let images = views.images
    views.content.tree.fillImageSizes { images.size(of: $0, from: files) }
    views.content.diagnostics =
      (codeRun?.diagnostics ?? []) + found.notes + views.content.diagnostics
    var header = header(of: found, assets, for: variant, from: files.files)
    header.offersToggle = views.offersToggle
    return scene(views, variant, header: header)
  }

  private func scene(
    of program: ViewProgram, _ variant: Variant, _ files: ImageFiles
  ) throws(RenderError) -> Scene {
    let views = try program.make(variant, files.files)
    return scene(
      views, variant,
      header: Scene.Header(title: title, icon: program.icon, offersToggle: views.offersToggle))
  }

  private func scene(
    _ views: ProgramViews, _ variant: Variant, header: Scene.Header
  ) -> Scene {
    var scene = hosted(views.content, by: variant, header: header, images: views.images)
    scene.isLive = true
    scene.hasNoBackdrop = views.hasNoBackdrop
    scene.home = views.home
    if let home = views.home { scene.context.rootSize = .fixed(home.size) }
    scene.drawings = views.drawings
    scene.context.safeAreaInsets = views.safeArea
    scene.context.useMargins(of: scene.tree[ViewTree.root])
    return scene
  }

  /// Returns the scene of some content in a variant's host.
  func hosted(
    _ content: SceneContent, by variant: Variant, header: Scene.Header, images: ImageSource
  ) -> Scene {
    var scene = Scene(
      content: content, context: context(for: variant), header: header, images: images)
    scene.isLegacy = isLegacy
    return scene
  }

  /// Returns whether a variant's host shows the widget in display modes.
  func hasModes(in variant: Variant) -> Bool {
    variant.system.presentation == .card && !isLegacy
  }

  /// Returns the context of layout: the size that the mode allows or a custom canvas, the
  /// direction, and the margins.
  private func context(for variant: Variant) -> LayoutContext {
    let size =
      if case .fixed(let size) = variant.canvas { size } else if variant.host == .home {
        (variant.family ?? .small).size(on: variant.device) ?? variant.device.screen
      } else {
        variant.metrics.maximumSize(for: variant.mode)
      }
    var context = LayoutContext(rootSize: .fixed(size), scale: variant.scale)
    context.direction = variant.layoutDirection
    context.systemVersion = variant.system.version
    context.isAppKit = variant.system.presentation == .panel
    // The margins are those that the host proposes (docs/PLATFORM.md, "Margins").
    context.rootMargins = variant.system.presentation.rootMargins
    return context
  }
}

extension RenderError {
  /// Returns the error of code that was to be run, after the messages about code that is left out.
  fileprivate func after(_ messages: [Diagnostic]) -> RenderError {
    switch self {
    case .invalid(let reason): .notRun(CodeFailure(reason, causes: messages))
    case .notRun(let failure):
      .notRun(CodeFailure(failure.reason, causes: messages + failure.causes))
    default: self
    }
  }
}
