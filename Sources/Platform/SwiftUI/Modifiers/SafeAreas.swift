public import CoreGraphics
import VitrinePlacement

/// A modifier with a second view at an edge, which reduces the space of the content.
public struct _EdgeInsetModifier<Secondary: View>: PrimitiveModifier {
  let edge: Edges
  let alignment: Guide
  let spacing: Double
  let secondary: Secondary

  /// Returns the layout nodes of the modified content.
  package func nodes(
    of content: @MainActor (_ViewContext) -> _Nodes, in context: _ViewContext
  ) -> _Nodes {
    let rule = EdgeInsetRule(edge, alignment: alignment, spacing: spacing)
    return _Nodes(
      content(context).ids.enumerated().map { index, id in
        let second = context.child(index + 1).inside(nil).single(secondary)
        return context.wrap(id, with: [second], in: rule)
      })
  }
}

extension View {
  /// Returns the view with another one at the top or the bottom of its space.
  public func safeAreaInset<V: View>(
    edge: VerticalEdge, alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil,
    @ViewBuilder content: () -> V
  ) -> ModifiedContent<Self, _EdgeInsetModifier<V>> {
    modifier(
      _EdgeInsetModifier(
        edge: edge == .top ? .top : .bottom, alignment: alignment.guide,
        spacing: Double(spacing ?? 0), secondary: content()))
  }

  /// Returns the view with another one at the leading or the trailing side of its space.
  public func safeAreaInset<V: View>(
    edge: HorizontalEdge, alignment: VerticalAlignment = .center, spacing: CGFloat? = nil,
    @ViewBuilder content: () -> V
  ) -> ModifiedContent<Self, _EdgeInsetModifier<V>> {
    modifier(
      _EdgeInsetModifier(
        edge: edge == .leading ? .leading : .trailing, alignment: alignment.guide,
        spacing: Double(spacing ?? 0), secondary: content()))
  }

  /// Returns the view with a bar at the top or the bottom of its space.
  public func safeAreaBar<V: View>(
    edge: VerticalEdge, alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil,
    @ViewBuilder content: () -> V
  ) -> ModifiedContent<Self, _EdgeInsetModifier<V>> {
    safeAreaInset(edge: edge, alignment: alignment, spacing: spacing, content: content)
  }

  /// Returns the view with space at some edges.
  public func safeAreaPadding(
    _ edges: Edge.Set = .all, _ length: CGFloat? = nil
  ) -> ModifiedContent<Self, _WrappingModifier> { padding(edges, length) }

  /// Returns the view with space around it.
  public func safeAreaPadding(
    _ insets: EdgeInsets
  ) -> ModifiedContent<Self, _WrappingModifier> { padding(insets) }

  /// Returns the view with space around it.
  public func safeAreaPadding(
    _ length: CGFloat
  ) -> ModifiedContent<Self, _WrappingModifier> { padding(length) }

  /// Returns the view with margins around its content.
  public func contentMargins(
    _ edges: Edge.Set = .all, _ length: CGFloat?, for placement: ContentMarginPlacement = .automatic
  ) -> ModifiedContent<Self, _WrappingModifier> { padding(edges, length ?? 0) }

  /// Returns the view with margins around its content.
  public func contentMargins(
    _ edges: Edge.Set = .all, _ insets: EdgeInsets,
    for placement: ContentMarginPlacement = .automatic
  ) -> ModifiedContent<Self, _WrappingModifier> {
    padding(
      EdgeInsets(
        top: edges.contains(.top) ? insets.top : 0,
        leading: edges.contains(.leading) ? insets.leading : 0,
        bottom: edges.contains(.bottom) ? insets.bottom : 0,
        trailing: edges.contains(.trailing) ? insets.trailing : 0))
  }

  /// Returns the view with margins around its content.
  public func contentMargins(
    _ length: CGFloat, for placement: ContentMarginPlacement = .automatic
  ) -> ModifiedContent<Self, _WrappingModifier> { padding(length) }

  /// Returns the view in a frame of the length of its container.
  public func containerRelativeFrame(
    _ axes: Axis.Set, alignment: Alignment = .center
  ) -> ModifiedContent<Self, _WrappingModifier> {
    containerRelativeFrame(axes, alignment: alignment) { length, _ in length }
  }

  /// Returns the view in a frame of a part of the length of its container.
  public func containerRelativeFrame(
    _ axes: Axis.Set, count: Int, span: Int = 1, spacing: CGFloat,
    alignment: Alignment = .center
  ) -> ModifiedContent<Self, _WrappingModifier> {
    containerRelativeFrame(axes, alignment: alignment) { length, _ in
      let one = (length - spacing * CGFloat(count - 1)) / CGFloat(max(1, count))
      return one * CGFloat(span) + spacing * CGFloat(max(0, span - 1))
    }
  }

  /// Returns the view in a frame of a length that is computed from that of its container.
  public func containerRelativeFrame(
    _ axes: Axis.Set, alignment: Alignment = .center,
    _ length: @escaping (CGFloat, Axis) -> CGFloat
  ) -> ModifiedContent<Self, _WrappingModifier> {
    modifier(
      _WrappingModifier { id, context in
        let size = context.environment.containerSize
        let rule = FrameRule(
          width: axes.contains(.horizontal)
            ? size.map { max(0, Double(length($0.width, .horizontal))) } : nil,
          height: axes.contains(.vertical)
            ? size.map { max(0, Double(length($0.height, .vertical))) } : nil,
          alignment: alignment.guides)
        return context.wrap(id, in: rule)
      })
  }
}

/// The part of a view that margins apply to.
public struct ContentMarginPlacement: Hashable, Sendable {
  private let name: String
  /// The standard part.
  public static let automatic = ContentMarginPlacement(name: "automatic")
  /// The content of scroll views.
  public static let scrollContent = ContentMarginPlacement(name: "scrollContent")
  /// The indicators of scroll views.
  public static let scrollIndicators = ContentMarginPlacement(name: "scrollIndicators")
}

private struct ContainerSizeKey: EnvironmentKey {
  static var defaultValue: CGSize? { nil }
}

extension EnvironmentValues {
  /// The size of the root, which is the container of relative frames, or nil for its own size.
  package var containerSize: CGSize? {
    get { self[ContainerSizeKey.self] }
    set { self[ContainerSizeKey.self] = newValue }
  }
}
