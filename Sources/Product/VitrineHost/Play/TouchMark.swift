import Vitrine
import VitrineGraphics
import VitrineLayout
import VitrineRaster

/// A disc that shows in a session where a finger touches the screen.
///
/// A Mac's screen has none, because its pointer isn't drawn.
struct TouchMark {
  private static let radius = 22.0
  /// The white of the disc, and the gray of its rim.
  private static let fill = Color(white: 1, alpha: 0.6)
  private static let rim = Color(white: 0.3, alpha: 0.6)

  /// The center of the disc in points.
  private let center: Point

  /// Creates the mark of a step, or returns nil for a step without a visible target.
  init?(_ step: PlayScript.Step, on screen: HostScreen) {
    let board = Board(screen.widgets, variant: screen.variant)
    func slot(_ name: String) -> (HostedWidget, Board.Slot)? {
      guard let index = screen.names.firstIndex(of: name) else { return nil }
      return (screen.widgets[index], board.slots[index])
    }
    guard screen.variant.system.presentation != .panel else { return nil }
    switch step {
    case .showMore(let name), .showLess(let name):
      guard let (_, slot) = slot(name), screen.variant.system.presentation == .card else {
        return nil
      }
      center = Self.toggle(of: slot.frame, as: screen.variant)
    case .tap(let name, nil):
      guard let (widget, slot) = slot(name) else { return nil }
      let size = widget.layout.frames.first?.size ?? .zero
      center = Self.middle(of: Rect(origin: slot.content, size: size))
    case .tap(let name, let view?):
      guard let (widget, slot) = slot(name), let id = widget.scene.tree.view(named: view) else {
        return nil
      }
      let frames = widget.scene.tree.absoluteFrames(of: widget.layout.frames, at: slot.content)
      center = Self.middle(of: frames[id.index])
    default: return nil
    }
  }

  private static func middle(of rect: Rect) -> Point { Point(x: rect.midX, y: rect.midY) }

  /// Returns the center of the button in a card's header.
  private static func toggle(of card: Rect, as variant: Variant) -> Point {
    let layout = HeaderLayout(variant.system, variant.textSize)
    let margin = layout.buttonMargin(isChevron: layout.hasChevron)
    // A text is about five times as wide as its letters are high.
    let width = layout.hasChevron ? layout.chevronWidth : layout.fontSize * 5
    let inset = margin + width / 2
    let x = variant.layoutDirection == .rightToLeft ? card.minX + inset : card.maxX - inset
    return Point(x: x, y: card.minY + layout.height / 2)
  }

  /// Returns a picture of the screen with the disc.
  func drawn(on picture: Bitmap, scale: Double, in workshop: Workshop) -> Bitmap {
    var list = DisplayList(width: picture.width, height: picture.height)
    let whole = Rect(
      x: 0, y: 0, width: Double(picture.width), height: Double(picture.height))
    list.append(.backdrop(list.add(.init(bitmap: picture)), .rect(whole)))
    let box = Rect(
      x: (center.x - Self.radius) * scale, y: (center.y - Self.radius) * scale,
      width: 2 * Self.radius * scale, height: 2 * Self.radius * scale)
    let disc = Path.ellipse(in: box)
    list.append(.fill(.path(disc, .nonZero), .color(Self.fill), .sourceOver))
    list.append(.stroke(disc, Stroke(width: scale), .color(Self.rim), .sourceOver))
    return workshop.rasterize(list)
  }
}
