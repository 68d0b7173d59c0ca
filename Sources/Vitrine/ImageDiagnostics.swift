import VitrineGraphics
import VitrineLayout

extension Scene {
  /// Says which of the images that its views show are missing or cannot be read: each once.
  func checkingImages(_ workshop: Workshop) -> Scene {
    var scene = self
    var said: Set<String> = []
    for view in tree.views where !view.isHidden {
      for name in view.kind.imageNames where said.insert(name).inserted {
        guard let path = images.path(of: name), Disk.exists(path) else {
          scene.diagnostics.append(
            Diagnostic(
              .warning, "missing-image",
              "there is no image '\(name)'; a box with its name is drawn",
              at: view.location))
          continue
        }
        guard workshop.image(at: path) == nil else { continue }
        do {
          _ = try Resources.image(at: path)
        } catch {
          scene.diagnostics.append(
            Diagnostic(
              .warning, "unreadable-image", "the image '\(name)' \(error.reason)",
              at: view.location))
        }
      }
    }
    return scene
  }
}

extension ViewKind {
  /// The images that a view shows, by name.
  var imageNames: [String] {
    switch self {
    case .image(let image): [image.image?.name].compactMap { $0 }
    case .button(let button):
      [button.face.image?.name, button.face.backgroundImage?.name].compactMap { $0 }
    default: []
    }
  }
}

extension RenderError {
  /// What is wrong with a file, without its path.
  fileprivate var reason: String {
    if case .unreadable(_, let reason) = self { reason } else { description }
  }
}
