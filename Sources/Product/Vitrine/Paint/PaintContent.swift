import VitrineGraphics
import VitrineLayout
import VitrineRaster

extension Painter {
  /// Paints the content of a view, below its subviews.
  mutating func paintContent(
    of view: View, _ id: ViewID, in frame: Rect, _ surroundings: Surroundings
  ) {
    // A Mac's controls are painted first. Controls that look alike on both systems are painted as
    // UIKit's.
    if tree.appKit != nil, paintAppKit(view, id, in: frame, surroundings: surroundings) { return }
    switch view.kind {
    case .plain, .stack, .grid, .scroll, .table, .collection, .collectionCell: break
    case .label(let label): paintLabel(label, id, in: frame, surroundings: surroundings)
    case .button(let button):
      paintButton(button, view, id: id, in: frame, surroundings: surroundings)
    case .image(let image):
      if let reference = image.image {
        paintImage(reference, view.style.contentMode, id: id, in: frame, surroundings: surroundings)
      }
    case .effect(let effect): paintEffect(effect, id, in: frame, surroundings: surroundings)
    case .toggle(let toggle): paintToggle(toggle, id, in: frame, surroundings: surroundings)
    case .slider(let slider): paintSlider(slider, id, in: frame, surroundings: surroundings)
    case .stepper(let stepper): paintStepper(stepper, id, in: frame, surroundings: surroundings)
    case .segments(let segments): paintSegments(segments, id, in: frame, surroundings: surroundings)
    case .progress(let bar): paintProgress(bar, id, in: frame, surroundings: surroundings)
    case .activity(let indicator):
      paintActivity(indicator, id, in: frame, surroundings: surroundings)
    case .pages(let pages): paintPages(pages, id, in: frame, surroundings: surroundings)
    case .textField(let field): paintTextField(field, id, in: frame, surroundings: surroundings)
    case .searchBar(let bar): paintSearchBar(bar, id, in: frame, surroundings: surroundings)
    case .textView(let text): paintTextView(text, id, in: frame, surroundings: surroundings)
    case .picker(let picker): paintPicker(picker, id, in: frame, surroundings: surroundings)
    case .tableCell(let cell): paintCell(cell, id, in: frame, surroundings: surroundings)
    case .gradient(let gradient):
      paintGradient(gradient, view, id: id, in: frame, surroundings: surroundings)
    case .chart(let chart): paintChart(chart, id, in: frame, surroundings: surroundings)
    case .shape(let shape): paintShape(shape, view, id: id, in: frame, surroundings: surroundings)
    case .placeholder(let name): paintPlaceholder(name, id, in: frame, surroundings: surroundings)
    }
  }

  /// Paints a blur effect inside a widget.
  ///
  /// On a card it shows the style's tint over its backdrop, because the material below the card is
  /// already blurred.
  private mutating func paintEffect(
    _ effect: VisualEffect, _ id: ViewID, in frame: Rect, surroundings: Surroundings
  ) {
    guard case .blur(let style) = effect else { return }
    var plain = surroundings
    plain.vibrancy = .none
    let recipe = style.inAppearance(isDark: isDark).recipe(scale: scale)
    let shape = Shape.rect(pixels(frame))
    if isOnCard || plain.alpha < 1 {
      fill(shape, recipe.tint, id: id, surroundings: plain)
    } else {
      // The system blurs the widget alone, before it is put on the wallpaper.
      let widget = Rect(origin: origin, size: layout[ViewTree.root].size)
      list.append(.material(recipe, shape, behind: pixels(widget)), from: id.index)
    }
  }

  /// Paints a dashed box with a name for content that isn't supported.
  mutating func paintPlaceholder(
    _ name: String, _ id: ViewID, in frame: Rect, surroundings: Surroundings
  ) {
    guard frame.width > 1, frame.height > 1 else { return }
    // The name on the box isn't a text of the widget.
    let saved = record
    record = nil
    defer {
      record = saved
      record?.missing.append(frame)
    }
    let grey = Color(white: isDark ? 0.8 : 0.45)
    fill(.rect(pixels(frame)), grey.withAlpha(0.12), id: id, surroundings: surroundings)
    let ink = self.ink(grey, surroundings)
    var stroke = Stroke(width: scale)
    stroke.dash = [4 * scale, 3 * scale]
    list.append(
      .stroke(
        .rectangle(pixels(frame.inset(by: Insets(all: 0.5)))), stroke, .color(ink.color), ink.mode),
      from: id.index)
    guard frame.width >= 40, frame.height >= 14 else { return }
    paintLine(
      name, .system(min(11, frame.height * 0.6)), color: grey,
      in: frame.inset(by: Insets(top: 0, left: 4, bottom: 0, right: 4)),
      alignment: .center, id: id, surroundings: surroundings)
  }
}
