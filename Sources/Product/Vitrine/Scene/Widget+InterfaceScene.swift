import VitrineBase
import VitrineCanvas
import VitrineImport
import VitrineLayout
import VitrineProject

/// Scenes of storyboards and xibs, with the additions of an extension's project and code.
extension Widget {
  /// Returns a storyboard with the texts of a variant's language, as a program loads it.
  private func translated(
    _ document: InterfaceDocument, _ found: AppExtension, variant: Variant, from files: Files
  ) throws(RenderError) -> InterfaceDocument {
    var translated = document
    if let strings = try found.strings(for: variant.locale, from: files) {
      translated = translated.applying(InterfaceEdits(strings: strings))
    }
    guard !edits.texts.isEmpty else { return translated }
    return translated.applying(InterfaceEdits(strings: edits.texts))
  }

  /// Returns a storyboard with the stand-in values and overrides applied.
  private func filled(
    _ document: InterfaceDocument, _ found: AppExtension, variant: Variant
  ) throws(RenderError) -> InterfaceDocument {
    var edited = document
    // Later values replace earlier ones: data, stand-in values, the state's, `--set`.
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

  /// Returns a storyboard with the rows and hidden views of the code, and with texts and values.
  ///
  /// The order is the program's, which translates a file when it loads it, before any code runs.
  private func edited(
    _ document: InterfaceDocument, _ index: Int, _ found: AppExtension, variant: Variant,
    in situation: CodeLooks.Situation, from files: Files
  ) throws(RenderError) -> (document: InterfaceDocument, choices: [CodeChoices.Choice]) {
    var edited = try translated(document, found, variant: variant, from: files)
    edited = try edited.listing(found, from: files)
    var choices: [CodeChoices.Choice] = []
    if let code = found.code {
      edited = edited.adding(code.placedViews(on: variant.system.version), toScene: index)
      let looks = CodeLooks(edited, scene: index, code, in: situation)
      edited = edited.applying(looks.edits)
      choices = looks.choices
    }
    if hasModes(in: variant) {
      edited = try edited.showing(found, in: variant.mode, on: variant.system.version, path)
    }
    return (try filled(edited, found, variant: variant), choices)
  }

  /// Returns the conditions of a variant on which the code's assignments depend.
  private func situation(
    _ found: AppExtension, _ variant: Variant, from files: Files
  ) -> CodeLooks.Situation {
    let isCompact = hasModes(in: variant) && variant.mode == .compact
    var situation = CodeLooks.Situation(
      mode: isCompact ? .compact : .expanded, system: variant.system.version)
    situation.changed = changedNames(found, variant)
    situation.translate = { found.text(of: $0, in: $1, for: variant.locale, from: files) }
    return situation
  }

  /// Returns the names of the views whose values the user sets.
  private func changedNames(_ found: AppExtension, _ variant: Variant) -> Set<String> {
    var names = Set(edits.overrides.map(\.view) + (edits.stateData?.keys ?? []))
    names.formUnion(variant.data?.value.keys ?? [])
    names.formUnion(variant.data?.rowNames ?? [])
    guard let content = try? found.content.get() else { return names }
    names.formUnion(content.data?.value.keys ?? [])
    names.formUnion(content.data?.rowNames ?? [])
    names.formUnion(content.overrides.map(\.view))
    names.formUnion(content.declared.hidden.values.joined())
    for state in content.states where state.name == variant.state {
      names.formUnion(state.overrides.map(\.view) + (state.data?.keys ?? []))
    }
    return names
  }

  /// Returns a storyboard's scene.
  ///
  /// It lowers the edited file with the catalog's colors, and adds boxes for content that only code
  /// creates.
  func scene(
    of document: InterfaceDocument, _ index: Int, found: AppExtension, variant: Variant,
    files: ImageFiles
  ) throws(RenderError) -> Scene {
    let assets = assets(of: found, from: files.files)
    var traits = InterfaceDocument.Traits()
    traits.systemVersion = variant.system.version
    traits.isDark = variant.hasDarkControls
    traits.colors = assets.colors(isDark: traits.isDark)
    let images = images(of: found, in: assets, for: variant)
    var situation = situation(found, variant, from: files.files)
    var choices: [CodeChoices.Choice] = []
    func lowered() throws(RenderError) -> (document: InterfaceDocument, content: SceneContent) {
      let edited: InterfaceDocument
      (edited, choices) = try self.edited(
        document, index, found, variant: variant, in: situation, from: files.files)
      var content = edited.scene(index, for: traits)
      content.tree.layOutTables(in: variant)
      // Images that only the stand-in content names have no size in the file.
      content.tree.fillImageSizes { images.size(of: $0, from: files) }
      return (edited, content)
    }
    var (edited, content) = try lowered()
    // Code that hides every view at first shows one of them as soon as it has data.
    situation.showsHidden = !content.tree.showsContent
    if situation.showsHidden { (edited, content) = try lowered() }
    // Boxes are added after images and tables, because only then are the empty views known.
    var boxes = CodeBoxes(edited, scene: index, found, tree: content.tree)
    // Code that failed wouldn't succeed on advice.
    boxes.canRun = codeRun == nil
    boxes.run()
    content.tree = boxes.tree
    var notes = CodeNotes(edited, scene: index, found, situation, tree: content.tree)
    notes.choices = choices
    notes.run()
    content.diagnostics =
      found.notes + found.textWarnings(for: variant.locale, from: files.files)
      + content.diagnostics + boxes.diagnostics + notes.diagnostics
    var scene = hosted(
      content, by: variant, header: header(of: found, assets, for: variant, from: files.files),
      images: images)
    scene.isAllCode = boxes.isAllCode
    if scene.content.marginInsets == nil {
      scene.content.marginInsets = found.code?.margins(for: scene.proposedInsets(as: variant))
    }
    let hasModes = hasModes(in: variant)
    if let height = found.height(in: hasModes ? variant.mode : .expanded, variant.metrics) {
      scene.content.preferredHeight = .points(height)
      scene.heightIsForAllModes = !hasModes
    }
    return scene
  }

  /// Returns a storyboard's scene on the canvas that the file stores.
  ///
  /// The canvas shows neither the code's rows nor its hidden views, but their mistakes are errors
  /// here as well, and so are the failures of code that runs.
  func canvasScene(
    of document: InterfaceDocument, _ index: Int, found: AppExtension, variant: Variant,
    files: ImageFiles
  ) throws(RenderError) -> Scene {
    try checkMode(variant)
    let shown = try codeScene(of: found, variant: variant, files: files) {
      () throws(RenderError) in
      try scene(of: document, index, found: found, variant: variant, files: files)
    }
    let translated = try translated(document, found, variant: variant, from: files.files)
    let drawn = try filled(translated, found, variant: variant).canvasScene(index)
    let assets = assets(of: found, from: files.files)
    var canvas = hosted(
      drawn.content, by: variant,
      header: header(of: found, assets, for: variant, from: files.files),
      images: images(of: found, in: assets, for: variant))
    canvas.context = drawn.context
    if let failure = shown.codeFailure {
      canvas.codeFailure = failure
      canvas.content.diagnostics = failure.fallbackDiagnostics + canvas.content.diagnostics
    }
    return canvas
  }

  /// Returns the catalogs of the user's folders over those of an extension.
  func assets(of found: AppExtension, from files: Files) -> AssetCatalog {
    AssetCatalog(folders: edits.assetFolders, in: files).over(found.assets)
  }

  /// Returns the images of an extension, with those that the user names.
  private func images(
    of found: AppExtension, in assets: AssetCatalog, for variant: Variant
  ) -> ImageSource {
    let chosen = edits.overrides.filter { $0.property == "image" }.map(\.value)
    return ImageSource.catalog(assets, for: variant, inside: found.home).allowing(chosen)
  }

  /// Returns the header of an extension's widget, with the project's name in the variant's language.
  func header(
    of found: AppExtension, _ assets: AssetCatalog, for variant: Variant, from files: Files
  ) -> Scene.Header {
    let name = found.project?.displayName(in: variant.locale, from: files)
    return Scene.Header(
      title: found.declared.title == nil ? name ?? title : title,
      icon: assets.icon(named: nil, from: files) ?? found.icon,
      offersToggle: hasModes(in: variant) && largestMode == .expanded)
  }
}
