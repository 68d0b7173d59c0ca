public import CoreGraphics
import VitrineGraphics
import VitrinePlacement

/// The facts that the views of a widget report while they are evaluated.
@MainActor
package final class WidgetReport {
  /// The background of the widget, by the author's `containerBackground(for:)`.
  fileprivate(set) var background: NodeID?
  /// A Boolean value that indicates whether the views have a container background.
  package fileprivate(set) var hasContainerBackground = false
  /// The address that opens with the widget.
  package fileprivate(set) var url: URL?

  package init() {}
}

/// The widget around an author's views: its size, margins, background and environment.
///
/// A background of `containerBackground(for:)` fills the widget, including the margins. Without
/// one, widgets that are built with the SDK of iOS 17 or later show a message in place of their
/// views.
package struct WidgetContainer<Content: View>: PrimitiveView {
  package var content: Content
  package var size: CGSize
  package var margins = EdgeInsets()
  /// The margins without `contentMarginsDisabled()`, with which views make their own.
  package var standardMargins = EdgeInsets()
  package var showsBackground = true
  package var requiresBackground = true
  /// The radius of the widget's corners.
  package var cornerRadius: CGFloat = 0
  package var report: WidgetReport

  package init(_ content: Content, size: CGSize, report: WidgetReport) {
    self.content = content
    self.size = size
    self.report = report
  }

  /// The message in place of a widget without a container background.
  package static var missingBackground: String { "Please adopt containerBackground API" }

  /// Returns the layout nodes.
  package static func _nodes(of view: Self, in context: _ViewContext) -> _Nodes {
    let report = view.report
    report.background = nil
    report.hasContainerBackground = false
    report.url = nil
    let inner = context.with {
      $0.widgetReport = report
      $0.widgetContentMargins = view.standardMargins
      $0.showsWidgetContainerBackground = view.showsBackground
      $0.containerShape = ContainerShape(size: view.size, cornerRadius: view.cornerRadius)
    }
    let frame = view.content.padding(view.margins).frame(
      width: view.size.width, height: view.size.height)
    var id = inner.child(0).single(frame)
    if view.requiresBackground, !report.hasContainerBackground {
      // The nodes of the views stay in the tree without a parent, so nothing of them is drawn.
      let message = Text(verbatim: missingBackground).font(.footnote)
        .multilineTextAlignment(.center).padding(view.margins)
        .frame(width: view.size.width, height: view.size.height)
      id = context.child(1).single(message)
    }
    if let background = report.background {
      id = context.wrap(
        id, with: [background], in: SecondaryRule(Alignment.center.guides), .reversed)
    }
    return _Nodes([id])
  }
}

private struct WidgetReportKey: EnvironmentKey {
  static var defaultValue: WidgetReport? { nil }
}

extension EnvironmentValues {
  /// The report of the surrounding widget, or nil outside of widgets.
  fileprivate var widgetReport: WidgetReport? {
    get { self[WidgetReportKey.self] }
    set { self[WidgetReportKey.self] = newValue }
  }
}

/// A kind of container whose background a view sets.
public struct ContainerBackgroundPlacement: Hashable, Sendable {
  private let name: String
  /// The surrounding widget.
  public static let widget = ContainerBackgroundPlacement(name: "widget")
  /// The surrounding navigation stack.
  public static let navigation = ContainerBackgroundPlacement(name: "navigation")
  /// The surrounding split view.
  public static let navigationSplitView = ContainerBackgroundPlacement(name: "navigationSplitView")
}

/// A modifier that sets the background of a container.
public struct _ContainerBackgroundModifier<Background: View>: PrimitiveModifier {
  let background: Background
  let placement: ContainerBackgroundPlacement

  /// Returns the layout nodes of the content, and reports the background to the widget.
  package func nodes(
    of content: @MainActor (_ViewContext) -> _Nodes, in context: _ViewContext
  ) -> _Nodes {
    if placement == .widget, let report = context.environment.widgetReport,
      !report.hasContainerBackground
    {
      report.hasContainerBackground = true
      if context.environment.showsWidgetContainerBackground {
        let inner = context.child(1).inside(nil)
        report.background = inner.single(
          background.ignoresSafeArea(), LayerRule(Alignment.center.guides))
      }
    }
    return content(context)
  }
}

/// A modifier that sets the address that opens with a widget.
public struct _WidgetURLModifier: PrimitiveModifier {
  let url: URL?

  /// Returns the layout nodes of the content, and reports the address to the widget.
  package func nodes(
    of content: @MainActor (_ViewContext) -> _Nodes, in context: _ViewContext
  ) -> _Nodes {
    if let report = context.environment.widgetReport, report.url == nil { report.url = url }
    return content(context)
  }
}

extension View {
  /// Returns the view with a style as the background of its container.
  public func containerBackground<S: ShapeStyle>(
    _ style: S, for container: ContainerBackgroundPlacement
  ) -> ModifiedContent<Self, _ContainerBackgroundModifier<_StyleFill<S>>> {
    modifier(
      _ContainerBackgroundModifier(background: _StyleFill(style: style), placement: container))
  }

  /// Returns the view with another one as the background of its container.
  public func containerBackground<V: View>(
    for container: ContainerBackgroundPlacement, alignment: Alignment = .center,
    @ViewBuilder content: () -> V
  ) -> ModifiedContent<Self, _ContainerBackgroundModifier<V>> {
    modifier(_ContainerBackgroundModifier(background: content(), placement: container))
  }

  /// Returns the view with an address that opens with the surrounding widget.
  public func widgetURL(_ url: URL?) -> ModifiedContent<Self, _WidgetURLModifier> {
    modifier(_WidgetURLModifier(url: url))
  }
}
