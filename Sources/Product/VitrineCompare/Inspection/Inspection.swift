package import Vitrine
package import VitrineGraphics
import VitrineImport
package import VitrineLayout
import VitrineRaster
import VitrineSolver

/// A widget in one variant with the data that lint rules need.
///
/// No chrome is drawn around it. The material behind it is drawn only on request.
package struct Inspection: Sendable {
  package private(set) var variant: Variant
  package let scene: Scene
  package let layout: SolvedLayout
  /// The layout at the height that the constraints alone determine.
  package let fitting: SolvedLayout
  /// The height that the content needs if its images shrink, as they do in a lower card.
  package let neededHeight: Double
  /// The explanation of the layout.
  ///
  /// Nil if no constraint conflicts or is missing.
  package let explanation: LayoutExplanation?
  /// The preferred height before the host clamps it.
  package let askedHeight: Double
  /// The width of the header's title and the width available beside the header's button, in points.
  ///
  /// Both are 0 if the host isn't a card.
  package let titleWidth: Double
  package let titleRoom: Double
  package let texts: [DrawnText]
  package let images: [DrawnImage]
  /// The placeholder boxes for missing content, in points of the picture.
  package let missing: [Rect]
  let list: DisplayList
  /// The variant without chrome.
  private(set) var bare: Variant

  /// Returns the inspection over another wallpaper, which doesn't affect the layout.
  package func over(_ wallpaper: Variant.Wallpaper) -> Inspection {
    var other = self
    other.variant.wallpaper = wallpaper
    other.bare.wallpaper = wallpaper
    return other
  }
}

/// Lays a widget out and creates its display list without rasterizing it.
package func inspect(
  _ widget: Widget, as asked: Variant, in workshop: Workshop
) throws(RenderError) -> Inspection {
  var variant = asked
  variant.chrome = .none
  variant.overlay = []
  let scene = try widget.scene(for: variant, from: workshop.images).checkingImages(workshop)
  let measurer = workshop.measurer(for: variant)
  let layout = try solve(scene, as: variant, measuring: measurer)
  var context = scene.context
  context.rootSize = .fittingHeight(width: layout[ViewTree.root].width)
  let fitting: SolvedLayout
  var neededHeight: Double
  do throws(LayoutError) {
    fitting = try VitrineLayout.solve(scene.tree, in: context, measuring: measurer)
    neededHeight = fitting[ViewTree.root].height
    if neededHeight > layout[ViewTree.root].height {
      neededHeight =
        try VitrineLayout.solve(scene.tree.shrinkingImages, in: context, measuring: measurer)[
          ViewTree.root
        ].height
    }
  } catch {
    throw RenderError(error)
  }
  let explanation = try explain(layout, of: scene, measurer)
  let widget = HostedWidget(scene, layout, as: variant)
  let board = Board([widget], variant: variant)
  var painter = Painter(
    as: variant, workshop.typesetter(for: variant), width: board.width, height: board.height)
  painter.record = DrawingRecord()
  painter.turn(to: widget, in: workshop)
  if variant.host == .home { painter.paintHomeBackground(of: widget, in: board.slots[0], variant) }
  painter.paintRoot(at: board.slots[0].content)
  let askedHeight =
    if case .points(let points) = scene.content.preferredHeight { points } else {
      fitting[ViewTree.root].height
    }
  let title = headerTitle(
    of: scene, as: variant, width: layout[ViewTree.root].width, measurer)
  return Inspection(
    variant: asked, scene: scene, layout: layout, fitting: fitting,
    neededHeight: neededHeight, explanation: explanation, askedHeight: askedHeight,
    titleWidth: title.width, titleRoom: title.room, texts: painter.record?.texts ?? [],
    images: painter.record?.images ?? [],
    missing: painter.record?.missing ?? [], list: painter.list,
    bare: variant)
}

extension ViewTree {
  /// The tree whose images may be lower than their pictures.
  fileprivate var shrinkingImages: ViewTree {
    var tree = self
    for index in tree.views.indices {
      guard case .image = tree.views[index].kind else { continue }
      tree.views[index].compressionResistance.vertical = Priority(1)
    }
    return tree
  }
}

/// Explains the ambiguous views and conflicting constraints of a layout.
///
/// Returns nil if there are none.
private func explain(
  _ layout: SolvedLayout, of scene: Scene, _ measurer: TextMeasurer
) throws(RenderError) -> LayoutExplanation? {
  guard layout.isAmbiguous.contains(true) || !layout.conflicts.isEmpty else { return nil }
  var context = scene.context
  context.rootSize = .fixed(layout[ViewTree.root].size)
  do throws(LayoutError) {
    return try VitrineLayout.explain(scene.tree, in: context, measuring: measurer)
  } catch {
    throw RenderError(error)
  }
}

/// Returns the width of the header's title, and the width available beside Show More in the card's
/// language.
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
      ? layout.chevronWidth : width(of: SystemWords(variant.locale).showMore)
  }
  return (
    width(of: scene.header.title.uppercased()),
    layout.nameWidth(in: cardWidth, besideButton: button)
  )
}

extension Inspection {
  /// The replacement for the texts of a picture.
  package enum TextInk: Sendable {
    case none
    /// Each text's color, over the complete box of its lines.
    case own
    /// A color that no other content has, which shows where a text is visible.
    case probe
  }

  /// Renders the picture with its texts replaced.
  ///
  /// The display list is rasterized as usual, with clips, groups and later items. Therefore two
  /// such pictures differ exactly where a text is visible.
  package func picture(
    texts ink: TextInk, in workshop: Workshop
  ) throws(RenderError) -> Bitmap {
    let widget = HostedWidget(scene, layout, as: bare)
    var painter = Painter(
      as: bare, workshop.typesetter(for: bare), width: list.width, height: list.height)
    try painter.paintChrome(
      of: [widget], on: Board([widget], variant: bare), as: bare, in: workshop)
    var replaced = painter.list
    // Text shadows and similar items belong to no text and are left out.
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

  /// Returns the approximate ink box of a run of glyphs.
  ///
  /// The box has the height of capitals and ends at the last glyph, so that it doesn't overlap the
  /// next run.
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
