import VitrineGraphics
import VitrineLayout

extension LintScene {
  /// The visible content as text that can be compared between variants.
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

  /// Returns whether a view draws something itself, including decoration.
  func isDrawn(_ id: ViewID) -> Bool {
    if case .gradient = tree[id].kind { return true }
    let hasColor = (tree[id].style.backgroundColor?.alpha ?? 0) > 0.05
    return isContent(id) || hasColor && !frame(id).isEmpty && tree[id].subviews.isEmpty
  }
}
