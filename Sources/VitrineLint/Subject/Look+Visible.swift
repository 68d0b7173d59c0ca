import VitrineGraphics
import VitrineLayout

extension Look {
  /// What can be seen of the content, as words that can be compared.
  var visibleContent: [String] {
    shown.filter(isDrawn).compactMap { id in
      let box = frame(id)
      let seen = box.intersection(windows[id.index])
      guard seen.width * seen.height > box.width * box.height / 2 else { return nil }
      return switch tree[id].kind {
      case .image(let image): "image \(image.image?.name ?? "")"
      default: "\(tree[id].kind.name) \(tree[id].name) \(tree[id].text ?? "")"
      }
    }
  }

  /// Whether a view shows something of its own, be it decoration.
  func isDrawn(_ id: ViewID) -> Bool {
    if case .gradient = tree[id].kind { return true }
    let hasColor = (tree[id].style.backgroundColor?.alpha ?? 0) > 0.05
    return isContent(id) || hasColor && !frame(id).isEmpty && tree[id].subviews.isEmpty
  }
}
