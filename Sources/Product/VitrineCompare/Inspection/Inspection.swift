package import Vitrine
package import VitrineGraphics
import VitrineImport
package import VitrineLayout
import VitrineRaster

/// A widget in one variant with everything that lint rules need.
///
/// Nothing is drawn around it, and the material behind it only on request.
package struct Inspection: Sendable {
  package private(set) var variant: Variant
  package let scene: Scene
  package let layout: SolvedLayout
  /// The layout at the height that the constraints alone determine.
  package let fitting: SolvedLayout
  /// The explanation of the layout; nil if no constraint conflicts or is missing.
  package let explanation: LayoutExplanation?
  /// The preferred height before the host clamps it.
  package let askedHeight: Double
  /// The header's title, and how wide it may be beside the header's button, in points; 0 where
  /// the host isn't a card.
  package let titleWidth: Double
  package let titleRoom: Double
  package let texts: [DrawnText]
  package let images: [DrawnImage]
  /// The boxes drawn in place of missing things, in points of the picture.
  package let missing: [Rect]
  let list: DisplayList
  /// The variant without anything around the content.
  private(set) var bare: Variant

  /// The same over another wallpaper, which moves no view.
  package func over(_ wallpaper: Variant.Wallpaper) -> Inspection {
    var other = self
    other.variant.wallpaper = wallpaper
    other.bare.wallpaper = wallpaper
    return other
  }
}

/// Lays a widget out and lists what would be drawn, without drawing it.
package func inspect(
  _ widget: Widget, as asked: Variant, in workshop: Workshop
) throws(RenderError) -> Inspection {
  var variant = asked
  variant.chrome = .none
  variant.overlay = []
  let scene = try widget.scene(for: variant, from: workshop.images)
  let measurer = workshop.measurer(for: variant)
  let layout = try solve(scene, as: variant, measuring: measurer)
  var context = scene.context
  context.rootSize = .fittingHeight(width: layout[ViewTree.root].width)
  let fitting: SolvedLayout
  do throws(LayoutError) {
    fitting = try VitrineLayout.solve(scene.tree, in: context, measuring: measurer)
  } catch {
    throw .layout("\(error)")
  }
  let explanation = try explain(layout, of: scene, measurer)
  let widget = HostedWidget(scene, layout, as: variant)
  let board = Board([widget], variant: variant)
  var painter = Painter(
    as: variant, workshop.typesetter(for: variant), width: board.width, height: board.height)
  painter.record = DrawingRecord()
  painter.turn(to: widget, in: workshop)
  painter.paintRoot(at: board.slots[0].content)
  let askedHeight =
    if case .points(let points) = scene.preferredHeight { points } else {
      fitting[ViewTree.root].height
    }
  let title = headerTitle(
    of: scene, as: variant, width: layout[ViewTree.root].width, measurer)
  return Inspection(
    variant: asked, scene: scene, layout: layout, fitting: fitting,
    explanation: explanation, askedHeight: askedHeight,
    titleWidth: title.width, titleRoom: title.room, texts: painter.record?.texts ?? [],
    images: painter.record?.images ?? [],
    missing: painter.record?.missing ?? [], list: painter.list,
    bare: variant)
}

/// What is open and what conflicts in a layout, in words; nil where nothing is and does.
private func explain(
  _ layout: SolvedLayout, of scene: Scene, _ measurer: TextMeasurer
) throws(RenderError) -> LayoutExplanation? {
  guard layout.isAmbiguous.contains(true) || !layout.conflicts.isEmpty else { return nil }
  var context = scene.context
  context.rootSize = .fixed(layout[ViewTree.root].size)
  do throws(LayoutError) {
    return try VitrineLayout.explain(scene.tree, in: context, measuring: measurer)
  } catch {
    throw .layout("\(error)")
  }
}

/// How wide the header's title is, and how wide it may be beside Show More in the card's language.
private func headerTitle(
  of scene: Scene, as variant: Variant, width cardWidth: Double, _ measurer: TextMeasurer
) -> (width: Double, room: Double) {
  let layout = HeaderLayout(variant.system, variant.textSize)
  guard variant.system.presentation == .card else { return (0, 0) }
  func width(of text: String) -> Double {
    measurer.measure(AttributedText(text, font: layout.font), numberOfLines: 1, width: nil).size
      .width
  }
  var button: Double?
  if scene.header.offersToggle {
    button =
      layout.hasChevron
      ? HeaderLayout.chevronSide(variant.textSize, version: variant.system.version)
      : width(of: SystemWords(variant.locale).showMore)
  }
  return (
    width(of: scene.header.title.uppercased()),
    layout.nameWidth(in: cardWidth, besideButton: button)
  )
}

extension Inspection {
  /// What is drawn in place of the texts.
  package enum TextInk: Sendable {
    case none
    /// Each text's own ink, over the whole of its lines.
    case own
    /// A color that nothing else uses, to find where a text is visible.
    case probe
  }

  /// The picture with its texts replaced.
  ///
  /// It goes the way of every picture, through clips, groups and whatever is drawn later: where
  /// two of these differ, a text shows.
  package func picture(
    texts ink: TextInk, in workshop: Workshop
  ) throws(RenderError) -> Bitmap {
    let widget = HostedWidget(scene, layout, as: bare)
    var painter = Painter(
      as: bare, workshop.typesetter(for: bare), width: list.width, height: list.height)
    try painter.paintChrome(
      of: [widget], on: Board([widget], variant: bare), as: bare, in: workshop)
    var replaced = painter.list
    // Shadows of texts and the like belong to no text and are left out.
    var isText = [Bool](repeating: false, count: list.entries.count)
    for text in texts {
      for entry in text.entries { isText[entry] = true }
    }
    for (index, entry) in list.entries.enumerated() {
      guard case .glyphs(_, _, _, let paint, let mode) = entry.item else {
        replaced.append(entry.item, from: entry.source)
        continue
      }
      guard isText[index], ink != .none, let box = box(of: entry.item) else { continue }
      let isOwn = ink == .own
      replaced.append(
        .fill(.rect(box), isOwn ? paint : .color(Self.probe), isOwn ? mode : .sourceOver),
        from: entry.source)
    }
    return workshop.rasterize(replaced)
  }

  private static let probe = Color(red: 1, green: 0.004, blue: 0.996)

  /// Where a run of glyphs has ink, roughly: as high as its capitals, and up to its last glyph, so
  /// that the next run's ink never lies over it.
  private func box(of item: DisplayItem) -> Rect? {
    guard case .glyphs(let run, let origin, let scale, _, _) = item, let first = run.glyphs.first
    else { return nil }
    let left = run.glyphs.reduce(first.x) { min($0, $1.x) }
    let right = run.glyphs.reduce(first.x) { max($0, $1.x) }
    let box = Rect(
      minX: left, minY: first.y - run.size * DrawingRecord.capHeight,
      maxX: run.glyphs.count > 1 ? right : left + run.size / 2, maxY: first.y)
    return (box * scale).offset(by: origin)
  }
}
