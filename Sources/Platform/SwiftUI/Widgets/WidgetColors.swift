import Vitrine
import VitrineGraphics
import VitrineLayout
import VitrineRaster

/// The replacement of an author's colors in a widget that isn't drawn in all colors.
///
/// The system documents two rules. In the accented mode it ignores colors and paints two groups of
/// views, each in one color, with the opacity that the author's colors have. In the vibrant mode it
/// converts colors to gray, of which darker levels are more transparent. The exact colors and the
/// blending with the wallpaper aren't documented, so that both modes are approximations.
struct WidgetColors: Sendable {
  private let replace: @Sendable (VitrineGraphics.Color) -> VitrineGraphics.Color
  /// The form of an image's colors that isn't drawn, or nil.
  let missingImageForm: String?

  /// Creates the replacement of an environment, or nil if all colors are drawn.
  @MainActor
  init?(_ environment: EnvironmentValues) {
    // The system changes the colors of the finished picture, of which a mask shows none.
    guard !environment.isMask else { return nil }
    let imageMode = environment.widgetAccentedRenderingMode
    switch environment.widgetRenderingMode {
    case .accented:
      let group = environment.isWidgetAccentable ? environment.widgetAccentColor : Color.white
      let color = group.resolvedColor(in: environment)
      replace = { color.withAlpha(color.alpha * $0.alpha) }
      missingImageForm = imageMode == .fullColor ? nil : "the accented form of an image"
    case .vibrant:
      replace = { color in
        // The weights of Rec. 709.
        let level = 0.2126 * color.red + 0.7152 * color.green + 0.0722 * color.blue
        return VitrineGraphics.Color.white.withAlpha(color.alpha * level)
      }
      missingImageForm = "the vibrant form of an image"
    default: return nil
    }
  }

  /// Returns a content with replaced colors.
  func content(_ content: NodeContent) -> NodeContent {
    switch content {
    case .text(var label):
      label.color = label.color.map(replace)
      for index in label.text.runs.indices {
        let color = label.text.runs[index].attributes.color
        label.text.runs[index].attributes.color = color.map(replace)
      }
      return .text(label)
    case .image(var image):
      image.tint = image.tint.map(replace)
      return .image(image)
    case .color(let color): return .color(replace(color))
    case .material(let style): return .color(replace(style.tint))
    case .drawing(let items):
      return .drawing { size, scale in items(size, scale).map(item) }
    case .effect, .reversed, .named, .placeholder, .platform: return content
    }
  }

  private func item(_ item: DisplayItem) -> DisplayItem {
    switch item {
    case .fill(let shape, let style, let mode): .fill(shape, paint(style), mode)
    case .stroke(let path, let stroke, let style, let mode):
      .stroke(path, stroke, paint(style), mode)
    case .glyphs(let run, let origin, let scale, let style, let mode):
      .glyphs(run, origin: origin, scale: scale, paint(style), mode)
    case .shadow(let shape, let color, let offset, let sigma):
      .shadow(shape, replace(color), offset: offset, sigma: sigma)
    case .image, .backdrop, .material, .beginClip, .endClip, .beginGroup, .endGroup, .beginFilter,
      .endFilter:
      item
    }
  }

  private func paint(_ paint: Paint) -> Paint {
    func stops(_ stops: [GradientStop]) -> [GradientStop] {
      stops.map { GradientStop(position: $0.position, color: replace($0.color)) }
    }
    return switch paint {
    case .color(let color): .color(replace(color))
    case .linear(let list, let start, let end): .linear(stops(list), start: start, end: end)
    case .radial(let list, let center, let radius):
      .radial(stops(list), center: center, radius: radius)
    case .angular(let list, let center, let start, let quarter):
      .angular(stops(list), center: center, start: start, quarter: quarter)
    }
  }
}

extension _ViewContext {
  /// Adds the content of a node in the colors of the surrounding widget and returns its number.
  func addColored(_ content: NodeContent) -> Int {
    guard let colors = WidgetColors(environment) else { return builder.add(content) }
    if case .image(let image) = content, image.reference.rendering != .template,
      let form = colors.missingImageForm
    {
      builder.note("\(form) isn't drawn", at: site.location)
    }
    return builder.add(colors.content(content))
  }
}

private struct WidgetAccentColorKey: EnvironmentKey {
  static var defaultValue: Color { .white }
}

private struct MaskKey: EnvironmentKey {
  static var defaultValue: Bool { false }
}

extension EnvironmentValues {
  /// A Boolean value that indicates whether the view is a mask, of which only the opacity counts.
  var isMask: Bool {
    get { self[MaskKey.self] }
    set { self[MaskKey.self] = newValue }
  }

  /// The color of the accent group in a widget in two colors.
  package var widgetAccentColor: Color {
    get { self[WidgetAccentColorKey.self] }
    set { self[WidgetAccentColorKey.self] = newValue }
  }
}
