import Vitrine
import VitrineCompare
import VitrineGraphics
import VitrineLayout

extension LintScene {
  /// Returns whether a view is content: text, an image, a chart or a control, but not a container.
  func isContent(_ id: ViewID) -> Bool {
    // A placeholder box for an unsupported view has unknown content.
    if source.isInterface, case .placeholder = tree[id].kind { return false }
    return switch tree[id].kind {
    case .label, .textView: tree[id].attributedText != nil
    case .button, .image, .toggle, .slider, .stepper, .segments, .progress, .pages, .textField,
      .searchBar, .picker, .chart, .shape, .placeholder:
      !frame(id).isEmpty
    case .activity(let indicator): indicator.isAnimating || !indicator.hidesWhenStopped
    case .plain, .stack, .grid, .effect, .scroll, .table, .tableCell, .collection, .collectionCell,
      .gradient:
      false
    }
  }

  /// The visible views that are content, in document order.
  var content: [ViewID] { shown.filter(isContent) }

  /// Returns the box of a view's content: the lines of a text, or the frame of an image or control.
  ///
  /// The box is in points from the content's top left corner. Returns nil if the view draws no
  /// content.
  func contentBox(_ id: ViewID) -> Rect? {
    let lines = inspection.texts.filter { $0.view == id }.flatMap(\.lines).map(\.box)
    if case .button(let button) = tree[id].kind, button.face.image != nil { return frame(id) }
    if let first = lines.first { return lines.dropFirst().reduce(first) { $0.union($1) } }
    switch tree[id].kind {
    case .label, .textView, .button: return nil
    default: return frame(id)
    }
  }

  /// Returns whether an opaque view or an image is between a view and the card's material.
  func hasBacking(_ id: ViewID) -> Bool { isBacked(id, by: isOpaque) }

  /// Returns whether a view is in front of an image view or a box that code fills, so that its
  /// background is unknown.
  func hasUnknownBacking(_ id: ViewID) -> Bool {
    isBacked(id) { other in
      guard source.isInterface, !frame(other).isEmpty else { return false }
      return switch tree[other].kind {
      case .image(let image): image.image == nil
      case .placeholder: true
      default: false
      }
    }
  }

  /// Returns whether a superview backs a view, or an earlier sibling's subtree that contains its
  /// box.
  ///
  /// Later views in document order are drawn in front.
  private func isBacked(_ id: ViewID, by isBacking: (ViewID) -> Bool) -> Bool {
    let line = lineage(id)
    if line.contains(where: isBacking) { return true }
    let box = frame(id)
    return shown.contains { other in
      other < id && !line.contains(other) && isBacking(other)
        && frame(other).inset(by: Insets(all: -1)).contains(box)
    }
  }

  /// Returns whether a view hides its background or changes it substantially.
  func isOpaque(_ id: ViewID) -> Bool {
    let view = tree[id]
    if let color = view.style.backgroundColor, color.alpha * view.style.alpha >= 0.5 { return true }
    return switch view.kind {
    case .image(let image): image.image != nil && !frame(id).isEmpty
    case .gradient: true
    case .effect(.blur(let style)): style == .dark || style == .extraDark
    default: false
    }
  }

  /// Returns the vibrancy of a view, which can be inherited.
  func vibrancy(_ id: ViewID) -> Vibrancy {
    for view in lineage(id) {
      if let own = tree[view].style.vibrancy { return own }
      if case .effect(.vibrancy(let kind)) = tree[view].kind { return kind }
    }
    return .none
  }
}
