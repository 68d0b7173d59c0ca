public import Vitrine
public import VitrineBase
import VitrineGraphics
import VitrineImport
package import VitrineLayout

/// A storyboard's scene as a widget document, checked against the storyboard.
public struct WidgetConversion: Sendable {
  /// The document's text.
  public var text: String
  /// The unsupported elements of the storyboard, in words; an unsupported view is a box in the document, too.
  public var unsupported: [String]
  /// The properties that the document cannot express, or expresses differently.
  public var losses: [Diagnostic]
  /// In how many variants every frame was found to be the same.
  public var checkedVariants: Int
  /// How many views have another frame in any of them.
  public var movedViews: Int

  /// Converts a widget that a storyboard or xib describes, for a document in `folder`.
  ///
  /// Only the frames that layout starts from are written, first. Where that is not enough, because
  /// constraints leave a view open, it gets its stored frame too; what then still differs is a loss.
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
    source.canvas = document.scene(index, for: .canvas).context
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
    // A view that moved moves its siblings: a few rounds find all.
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
    // Its own canvas can have views that the widget has not, such as a bar's title.
    differing = differing.filter { scene.tree.views.indices.contains($0.index) }
    movedViews = differing.count
    losses += differing.sorted().map { id in
      Diagnostic(
        .warning, "other-frame", "the frame of '\(scene.tree[id].name)' is another in the document",
        at: scene.tree[id].location)
    }
    var converted = try written.widget.scene(for: stored, from: workshop.images).tree
    // Labels of the editor are the document's names, so they would all count as changed.
    for index in converted.views.indices { converted.views[index].userLabel = nil }
    losses += changes(from: written.source, to: converted).map { change in
      Diagnostic(
        .warning, "not-kept", "the document doesn't keep everything: \(change.text)",
        at: scene.tree.views.first { $0.name == change.id }?.location)
    }
  }
}

extension Widget {
  /// The variant with the views as their file stores them, before a host changes any.
  fileprivate var storedVariant: Variant {
    var variant = Variant()
    if isForMac { variant.move(to: .macos) }
    variant.canvas = .file
    return variant
  }

  /// Where frames are compared beside their own canvas: small and large, closed and open, mirrored.
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

  /// The views whose frames are others in another widget with the same views, in some variant.
  package func framesThatDiffer(
    from other: Widget, in workshop: Workshop
  ) throws(RenderError) -> Set<ViewID> {
    var found: Set<ViewID> = []
    // Frames are rounded to pixels, so they are compared exactly.
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
