public import VitrineBase
public import VitrineGraphics
public import VitrineImport
import VitrineLayout

/// A widget among several on one screen.
public struct ScreenItem: Sendable {
  /// The widget.
  public var widget: Widget
  /// The mode in which the widget is shown.
  ///
  /// Nil is the variant's mode, or compact if the widget can't expand.
  public var mode: DisplayMode?

  /// Creates an item of a screen in a mode, or in the mode of the screen's variant.
  public init(_ widget: Widget, mode: DisplayMode? = nil) {
    self.widget = widget
    self.mode = mode
  }
}

/// Renders several widgets, of one app or of many, on one host's screen.
///
/// Their order is preserved. With two columns on an iPad, each is added where there is more space.
public func render(
  screen items: [ScreenItem], as variant: Variant, in workshop: Workshop
) throws(RenderError) -> ScreenRendering {
  let screen = try listScreen(items, as: variant, in: workshop)
  return ScreenRendering(
    variant: variant, bitmap: workshop.rasterize(screen.list), diagnostics: screen.diagnostics)
}

/// Returns the display list of a host's screen with several widgets.
package func listScreen(
  _ items: [ScreenItem], as variant: Variant, in workshop: Workshop
) throws(RenderError) -> ListedScreen {
  var widgets: [HostedWidget] = []
  var diagnostics: [Diagnostic] = []
  var codeFailure: CodeFailure?
  var heights: [WidgetMetrics.Column: Double] = [:]
  let hasColumns =
    variant.device.idiom == .pad && variant.orientation == .landscape
    && variant.system.presentation == .card
  let header = HeaderLayout(variant.system, variant.textSize).height
  for item in items {
    var widgetVariant = variant
    widgetVariant.mode = item.mode ?? variant.mode
    if item.mode == nil, item.widget.largestMode == .compact { widgetVariant.mode = .compact }
    if hasColumns {
      widgetVariant.column =
        heights[.left, default: 0] <= heights[.right, default: 0] ? .left : .right
    }
    let (scene, solved) = try layout(item.widget, as: widgetVariant, in: workshop)
    let widget = HostedWidget(scene, solved, as: widgetVariant)
    heights[widgetVariant.column, default: 0] += widget.hostSize.height + header
    widgets.append(widget)
    diagnostics += scene.diagnostics + solved.diagnostics
    codeFailure = codeFailure ?? scene.codeFailure
  }
  let list = try paint(widgets, as: variant, in: workshop)
  return ListedScreen(
    variant: variant, list: list, diagnostics: diagnostics, codeFailure: codeFailure)
}

/// A finished picture of a screen.
public struct ScreenRendering: Sendable {
  /// The variant of the picture.
  public let variant: Variant
  /// The pixels.
  public let bitmap: Bitmap
  /// The problems of all widgets.
  public let diagnostics: [Diagnostic]
}
