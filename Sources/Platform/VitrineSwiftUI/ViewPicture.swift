public import SwiftUI
public import Vitrine
import VitrineBase
import VitrineGraphics

extension SwiftUI.View {
  /// Draws the view without a host.
  ///
  /// The variant provides the appearance, the text size, the language and the scale. Its canvas is
  /// the size that the view chooses for `size`. Images are searched in the folders of `resources`.
  @MainActor
  public func picture(
    _ size: ViewSize = .fitting, as variant: Variant = Variant(), in workshop: Workshop,
    resources: [String] = []
  ) throws(RenderError) -> Rendering {
    let chosen = chosenSize(size, as: variant, resources: resources)
    var variant = variant
    variant.canvas = .fixed(VitrineGraphics.Size(width: chosen.width, height: chosen.height))
    variant.chrome = .none
    let view = SharedView(view: self)
    let widget = Vitrine.Widget(
      title: "\(Self.self)", folders: resources, path: "\(Self.self)", showing: { view.view })
    return try render(widget, as: variant, in: workshop)
  }
}

/// A view that a program creates again and again on the main actor.
private struct SharedView<Root: SwiftUI.View>: @unchecked Sendable {
  // Only the main actor reads it, because the closures with it are isolated to the main actor.
  let view: Root
}
