package import VitrineGraphics

extension ViewTree {
  /// Sets the sizes of images without a size.
  package mutating func fillImageSizes(_ size: (String) -> Size?) {
    func fill(_ image: inout ImageReference?) {
      guard let name = image?.name, image?.size == nil else { return }
      image?.size = size(name)
    }
    for index in views.indices {
      switch views[index].kind {
      case .image(var view) where view.image != nil:
        fill(&view.image)
        views[index].kind = .image(view)
      case .button(var button):
        for state in Button.State.allCases {
          guard var face = button.faces[state] else { continue }
          fill(&face.image)
          fill(&face.backgroundImage)
          button.faces[state] = face
        }
        views[index].kind = .button(button)
      default: break
      }
    }
  }
}
