public import VitrineBase
import VitrineCanvas
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
    let hasModes = variant.system.presentation == .card && !isLegacy
    guard variant.mode == .compact || largestMode == .expanded || !hasModes else {
      throw .invalid(
        Diagnostic(
          .error, "compact-only", "the widget's largest mode is compact, so it is never expanded",
          at: SourceLocation(file: path), hint: "use --mode compact"))
    }
    let scene =
      switch source {
      case .document(let document, let index):
        try scene(of: document, index, variant: variant, files: files)
      case .interface(_, _, let found) where codeRun?.program != nil:
        try scene(running: found, variant, files)
      case .interface(let document, let index, let found):
        try scene(of: document, index, found: found, variant: variant, files: files)
      case .program(let program): try scene(of: program, variant, files)
      }
    return scene.fillingPickers(for: variant.locale).pseudoLocalized(for: variant.locale)
  }

  /// Returns a storyboard with its translations, stand-in values and overrides applied.
  func filled(
    _ document: InterfaceDocument, _ found: AppExtension, variant: Variant,
    from files: Files
  ) throws(RenderError) -> InterfaceDocument {
    var edited = document
    // Later values replace earlier ones: translations, `--strings`, data, stand-in values, the
    // state's, `--set`.
    if let strings = try found.strings(for: variant.locale, from: files) {
      edited = edited.applying(InterfaceEdits(strings: strings))
    }
    if !edits.texts.isEmpty { edited = edited.applying(InterfaceEdits(strings: edits.texts)) }
    let content = try found.content.get()
    let state = try variant.state.map { name throws(RenderError) in
      try content.state(name, of: path)
    }
    let place = SourceLocation(file: path)
    do throws(InputError) {
      let data = variant.data ?? content.data ?? DataFile(path, JSONValue(.object([]), at: place))
      let merged = data.merging(state?.data).merging(edits.stateData)
      if !merged.value.keys.isEmpty || variant.data != nil { edited = try edited.applying(merged) }
      let all = content.overrides + (state?.overrides ?? []) + edits.overrides
      edited = edited.applying(try edited.edits(all))
    } catch {
      throw .invalid(error.diagnostic)
    }
    return edited
  }

  /// Returns a storyboard's scene.
  ///
  /// It sets rows and hidden views by the code, fills texts and values, lowers the file with the
  /// catalog's colors, and adds boxes for content that only code creates.
  private func scene(
    of document: InterfaceDocument, _ index: Int, found: AppExtension, variant: Variant,
    files: ImageFiles
  ) throws(RenderError) -> Scene {
    let hasModes = variant.system.presentation == .card && !isLegacy
    let listed = try document.listing(found, from: files.files)
    let edited = try filled(
      hasModes ? try listed.showing(found, in: variant.mode, path) : listed, found,
      variant: variant,
      from: files.files)
    var traits = InterfaceDocument.Traits()
    traits.systemVersion = variant.system.version
    let assets = AssetCatalog(folders: edits.assetFolders, in: files.files).over(found.assets)
    traits.isDark = variant.hasDarkControls
    traits.colors = assets.colors(isDark: traits.isDark)
    var imported = edited.scene(index, for: traits)
    imported.tree.layOutTables(in: variant)
    let chosen = edits.overrides.filter { $0.property == "image" }.map(\.value)
    let images = ImageSource.catalog(assets, for: variant, inside: found.home)
      .allowing(chosen)
    // Images that only the stand-in content names have no size in the file.
    imported.tree.fillImageSizes { images.size(of: $0, from: files) }
    // Boxes are added after images and tables, because only then are the empty views known.
    var boxes = CodeBoxes(edited, scene: index, found, tree: imported.tree)
    boxes.run()
    var scene = Scene(
      tree: boxes.tree, context: context(for: variant),
      header: Scene.Header(
        title: found.declared.title == nil
          ? found.project?.displayName(in: variant.locale, from: files.files) ?? title : title,
        icon: assets.icon(from: files.files) ?? found.icon,
        offersToggle: hasModes && largestMode == .expanded),
      preferredHeight: .fromConstraints, storedHeight: imported.tree[ViewTree.root].frame?.height,
      images: images,
      diagnostics: (codeRun?.diagnostics ?? []) + found.notes + imported.diagnostics
        + boxes.diagnostics,
      unsupported: imported.unsupported
    )
    scene.isPlatformColored = true
    scene.isLegacy = isLegacy
    scene.isAllCode = boxes.isAllCode
    if let height = found.height(in: hasModes ? variant.mode : .expanded, variant.metrics) {
      scene.preferredHeight = .points(height)
      scene.heightIsForAllModes = !hasModes
    }
    return scene
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
    // A widget built for iOS 8 has no modes, so cards show all of it.
    let mode = spec.isLegacy && isCard ? .expanded : variant.mode
    var request = SceneRequest(
      mode: mode, language: variant.locale, overrides: edits.overrides,
      imageSize: { images.size(of: $0, from: files) })
    // Pseudo-locales rewrite the texts of the finished scene, including these.
    let words = SystemWords(PseudoLocale(rawValue: variant.locale) == nil ? variant.locale : "en")
    request.showMoreTitle = words.showMoreRow
    request.searchTitle = words.search
    request.isOnMac = variant.system.presentation == .panel
    request.isEditing = variant.isEditing && allowsEditing
    request.scale = variant.scale
    request.state = variant.state
    request.data = variant.data
    request.stateData = edits.stateData
    request.isDark = variant.hasDarkControls
    request.colors = assets.colors(isDark: variant.appearance == .dark)
    request.texts = edits.texts
    request.isPlayed = played != nil
    if !isCard { request.margins = variant.system.presentation.rootMargins }
    var built: WidgetScene
    do {
      built = try document.scene(index, request)
    } catch {
      throw .invalid(error.diagnostic)
    }
    if built.hasOwnRoot { built.tree.layOutTables(in: variant) }
    var scene = Scene(
      tree: built.tree, context: context(for: variant),
      header: Scene.Header(
        title: title,
        icon: document.icon.map { FilePath.join(folder, $0) } ?? assets.icon(from: files.files),
        offersToggle: spec.largestMode == .expanded && !spec.isLegacy),
      preferredHeight: built.preferredHeight ?? spec.preferredHeight, images: images,
      diagnostics: built.diagnostics)
    scene.isPlatformColored = built.hasOwnRoot
    scene.storedHeight = built.tree[ViewTree.root].frame?.height
    scene.marginInsets = spec.marginInsets
    scene.isLegacy = spec.isLegacy
    scene.header.allowsEditing = allowsEditing
    scene.header.isEditing = request.isEditing
    scene.hasMoreRows = built.hasMoreRows
    scene.header.presents = built.presents
    scene.quickActions = document.quickActions(variant.locale)
    return scene
  }

  /// Returns the scene that the extension's code creates, with the extension's images.
  private func scene(
    running found: AppExtension, _ variant: Variant, _ files: ImageFiles
  ) throws(RenderError) -> Scene {
    guard let running = codeRun?.program else { throw .unreadable(path: path, reason: "isn't run") }
    var live =
      if let steps = played?.steps, let play = running.play {
        try play(variant, steps, files.files)
      } else {
        try running.make(variant, files.files)
      }
    let assets = AssetCatalog(folders: edits.assetFolders, in: files.files).over(found.assets)
    var images = ImageSource.catalog(assets, for: variant, inside: found.home)
    images.bitmaps = live.images.bitmaps
    live.images = images
    live.tree.fillImageSizes { images.size(of: $0, from: files) }
    var scene = scene(live, variant, icon: assets.icon(from: files.files) ?? found.icon)
    scene.header.title =
      found.declared.title == nil
      ? found.project?.displayName(in: variant.locale, from: files.files) ?? title : title
    scene.isLegacy = isLegacy
    scene.diagnostics = (codeRun?.diagnostics ?? []) + found.notes + scene.diagnostics
    return scene
  }

  private func scene(
    of program: ViewProgram, _ variant: Variant, _ files: ImageFiles
  ) throws(RenderError) -> Scene {
    scene(try program.make(variant, files.files), variant, icon: program.icon)
  }

  private func scene(_ made: ViewProgram.Views, _ variant: Variant, icon: String?) -> Scene {
    var scene = Scene(
      tree: made.tree, context: context(for: variant),
      header: Scene.Header(title: title, icon: icon, offersToggle: made.offersToggle),
      preferredHeight: made.preferredHeight, images: made.images, diagnostics: made.diagnostics)
    scene.isPlatformColored = true
    scene.isLive = true
    scene.storedHeight = made.tree[ViewTree.root].frame?.height
    scene.marginInsets = made.marginInsets
    scene.drawings = made.drawings
    // Margins that code sets for the root view replace the host's.
    if let margins = made.tree[ViewTree.root].layoutMargins { scene.context.rootMargins = margins }
    return scene
  }

  /// Returns the context of layout: the size that the mode allows or a custom canvas, the
  /// direction, and the margins.
  private func context(for variant: Variant) -> LayoutContext {
    let size =
      if case .fixed(let size) = variant.canvas { size } else {
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
