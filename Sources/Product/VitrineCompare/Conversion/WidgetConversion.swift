public import Vitrine
public import VitrineBase
import VitrineCanvas
import VitrineGraphics
import VitrineImport
package import VitrineLayout

/// A storyboard's scene as a widget document, verified against the storyboard.
public struct WidgetConversion: Sendable {
  /// The document's text.
  public var text: String
  /// The descriptions of the storyboard's unsupported elements.
  ///
  /// An unsupported view is a box in the document, too.
  public var unsupported: [String]
  /// The properties that the document cannot express, or expresses differently.
  public var losses: [Diagnostic]
  /// The number of variants in which the frames were compared.
  public var checkedVariants: Int
  /// The number of views whose frame differs in any of these variants.
  public var movedViews: Int

  /// Converts a widget that a storyboard or xib describes, for a document in `folder`.
  ///
  /// At first only the frames that layout depends on are written. A view that its constraints leave
  /// ambiguous gets its stored frame as well. The remaining differences are reported as losses.
  public init(
    _ widget: Widget, in folder: String, _ workshop: Workshop
  ) throws(RenderError) {
    guard case .interface(let document, let index, let found) = widget.source else {
      throw .invalid(
        Diagnostic(
          .error, "is-document", "the input is a widget document already",
          at: SourceLocation(file: widget.path), hint: "convert takes storyboards, xibs and folders"
        ))
    }
    let stored = widget.storedVariant
    let scene = try widget.scene(for: stored, from: workshop.images)
    var source = ConversionSource(
      tree: scene.tree, outlets: document.outlets, name: widget.title,
      path: widget.path, folder: Disk.absolute(folder)
    )
    source.icon = found.icon
    source.canvas = document.canvasScene(index).context
    source.assetFolder = found.assetFolder
    source.translations = try found.languages(from: workshop.files).map {
      language throws(RenderError) in
      var variant = stored
      variant.locale = language
      return (language, try widget.scene(for: variant, from: workshop.images).tree)
    }
    // Each language's views are lowered as well, so that their texts become the document's strings.
    unsupported = scene.unsupportedNotes(widget.path)
    checkedVariants = widget.comparedVariants.count + 1
    var also: Set<ViewID> = []
    var written = try source.document(.needed(also: also))
    var differing = try widget.framesThatDiffer(from: written.widget, in: workshop)
    // A moved view moves its siblings, so a few iterations are necessary to find all of them.
    for _ in 0..<4 where !differing.isEmpty {
      also.formUnion(differing)
      written = try source.document(.needed(also: also))
      differing = try widget.framesThatDiffer(from: written.widget, in: workshop)
    }
    if !differing.isEmpty {
      written = try source.document(.all)
      differing = try widget.framesThatDiffer(from: written.widget, in: workshop)
    }
    text = written.text
    losses = written.losses
    losses += try found.content.get().states.map { state in
      Diagnostic(
        .warning, "not-kept",
        "the state '\(state.name)' of \(StandInContent.fileName) isn't converted",
        at: SourceLocation(file: widget.path), hint: "describe it under \"states\" in the document")
    }
    // The scene's own canvas can have views that the widget lacks, for example the title of a bar.
    differing = differing.filter { scene.tree.views.indices.contains($0.index) }
    movedViews = differing.count
    losses += differing.sorted().map { id in
      Diagnostic(
        .warning, "other-frame", "the frame of '\(scene.tree[id].name)' is another in the document",
        at: scene.tree[id].location)
    }
    var converted = try written.widget.scene(for: stored, from: workshop.images).tree
    // User labels become names in the document, so every label would count as changed.
    for index in converted.views.indices { converted.views[index].userLabel = nil }
    losses += changes(from: written.source, to: converted).map { change in
      Diagnostic(
        .warning, "not-kept", "the document doesn't keep everything: \(change.text)",
        at: scene.tree.views.first { $0.name == change.id }?.location)
    }
  }
}

extension Widget {
  /// The variant in which views have their stored frames, without changes by a host.
  fileprivate var storedVariant: Variant {
    var variant = Variant()
    if isForMac { variant.move(to: .macos) }
    variant.canvas = .file
    return variant
  }

  /// The variants in which frames are compared, besides the scene's own canvas.
  ///
  /// They cover small and large devices, both modes, and right-to-left layout.
  fileprivate var comparedVariants: [Variant] {
    var variants: [Variant] = []
    if isForMac {
      var panel = Variant()
      panel.move(to: .macos)
      var mirrored = panel
      mirrored.direction = .rtl
      return [panel, mirrored]
    }
    for device in ["iphone-se", "iphone-7", "ipad-9.7"].compactMap(Device.named) {
      for mode in DisplayMode.allCases {
        var variant = Variant()
        variant.device = device
        variant.mode = mode
        variants.append(variant)
      }
    }
    var mirrored = Variant()
    mirrored.direction = .rtl
    return variants + [mirrored]
  }

  /// Returns the views whose frames differ from those in another widget in any variant.
  ///
  /// Both widgets have the same views.
  package func framesThatDiffer(
    from other: Widget, in workshop: Workshop
  ) throws(RenderError) -> Set<ViewID> {
    var found: Set<ViewID> = []
    // The frames are rounded to pixels, so they are compared exactly.
    func compare(_ before: SolvedLayout, _ after: SolvedLayout) {
      for index in before.frames.indices {
        let isThere = after.frames.indices.contains(index)
        if !isThere || before.frames[index] != after.frames[index] { found.insert(ViewID(index)) }
      }
    }
    for variant in comparedVariants {
      compare(
        try Vitrine.layout(self, as: variant, in: workshop).layout,
        try Vitrine.layout(other, as: variant, in: workshop).layout)
    }
    compare(
      try layoutOnOwnCanvas(self, in: workshop).layout,
      try layoutOnOwnCanvas(other, in: workshop).layout)
    return found
  }
}
