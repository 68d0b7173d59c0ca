import VitrineGraphics
import VitrineImport
import VitrineLayout

extension Widget {
  /// The widget's views for one variant.
  public func scene(for variant: Variant) throws(RenderError) -> Scene {
    let spec = document.widgets[index]
    guard variant.mode == .compact || spec.largestMode == .expanded else {
      throw .invalid(
        Diagnostic(
          .error, "compact-only", "the widget's largest mode is compact, so it is never expanded",
          at: SourceLocation(file: path), hint: "ask for --mode compact"))
    }
    let folder = FilePath.folder(of: path)
    let scale = variant.scale
    let request = SceneRequest(
      mode: variant.mode, language: variant.locale, overrides: overrides,
      imageSize: { name in Self.imageSize(FilePath.join(folder, name), scale: scale) })
    let made: WidgetScene
    do {
      made = try document.scene(index, request)
    } catch {
      throw .invalid(error.diagnostic)
    }
    return Scene(
      tree: made.tree, context: context(for: variant),
      header: Scene.Header(
        title: title, icon: document.icon, offersToggle: spec.largestMode == .expanded),
      preferredHeight: spec.preferredHeight, imageFolder: folder, diagnostics: made.diagnostics)
  }

  private func context(for variant: Variant) -> LayoutContext {
    let size =
      if case .fixed(let size) = variant.canvas { size } else {
        variant.metrics.maximumSize(for: variant.mode)
      }
    var context = LayoutContext(rootSize: .fixed(size), scale: variant.scale)
    context.direction = variant.layoutDirection
    context.systemVersion = variant.system.version
    // The margins that the host proposes (docs/PLATFORM.md, "Margins").
    context.rootMargins = Insets(top: 8, left: 16, bottom: 11, right: 16)
    return context
  }

  /// An image's size in points: its pixels over the scale its name ends in, as in `icon@3x.png`.
  private static func imageSize(_ path: String, scale: Double) -> Size? {
    guard let bitmap = try? Resources.image(at: path) else { return nil }
    let stem = FilePath.stem(of: path)
    let own = stem.hasSuffix("@3x") ? 3.0 : stem.hasSuffix("@2x") ? 2 : 1
    return Size(width: Double(bitmap.width) / own, height: Double(bitmap.height) / own)
  }
}
