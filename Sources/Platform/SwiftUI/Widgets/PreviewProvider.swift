/// A type with views for previews.
@preconcurrency @MainActor
public protocol PreviewProvider {
  /// The type of the previews.
  associatedtype Previews: View

  /// The views: one preview for each.
  @ViewBuilder static var previews: Previews { get }

  /// The platform of the previews.
  static var platform: PreviewPlatform? { get }
}

extension PreviewProvider {
  /// No platform.
  public static var platform: PreviewPlatform? { nil }
}

/// A platform of previews.
public enum PreviewPlatform: Hashable, Sendable {
  case iOS, macOS, tvOS, watchOS
}

/// A context of a preview, such as a widget.
public protocol PreviewContext {
  /// The family of a widget, or nil for another context.
  var _family: WidgetFamily? { get }
}

extension PreviewContext {
  /// No family.
  public var _family: WidgetFamily? { nil }
}

/// A size of a preview.
public enum PreviewLayout: Hashable, Sendable {
  case device
  case sizeThatFits
  case fixed(width: CGFloat, height: CGFloat)
}

/// A device of a preview.
public struct PreviewDevice: Hashable, Sendable, RawRepresentable, ExpressibleByStringLiteral {
  /// The name of the device.
  public let rawValue: String

  /// Creates a device from its name.
  public init(rawValue: String) { self.rawValue = rawValue }
  /// Creates a device from its name.
  public init(stringLiteral value: String) { rawValue = value }
}

/// An orientation of a preview.
public struct InterfaceOrientation: Hashable, Sendable {
  private let name: String
  fileprivate var isLandscape: Bool { name.hasPrefix("landscape") }
  /// Portrait.
  public static let portrait = InterfaceOrientation(name: "portrait")
  /// Portrait with the top at the bottom.
  public static let portraitUpsideDown = InterfaceOrientation(name: "portraitUpsideDown")
  /// Landscape with the top at the left.
  public static let landscapeLeft = InterfaceOrientation(name: "landscapeLeft")
  /// Landscape with the top at the right.
  public static let landscapeRight = InterfaceOrientation(name: "landscapeRight")
}

/// The properties of a preview, of which inner modifiers take precedence.
package struct PreviewTraits: Sendable {
  package var family: WidgetFamily?
  package var displayName: String?
  package var layout: PreviewLayout?
  package var device: String?
  package var isLandscape: Bool?

  package init() {}

  package func inside(_ outer: PreviewTraits) -> PreviewTraits {
    var traits = self
    traits.family = family ?? outer.family
    traits.displayName = displayName ?? outer.displayName
    traits.layout = layout ?? outer.layout
    traits.device = device ?? outer.device
    traits.isLandscape = isLandscape ?? outer.isLandscape
    return traits
  }
}

/// A modifier that sets properties of a preview and doesn't change the view.
public struct _PreviewModifier: PrimitiveModifier {
  let traits: PreviewTraits

  /// Returns the layout nodes of the modified content.
  package func nodes(
    of content: @MainActor (_ViewContext) -> _Nodes, in context: _ViewContext
  ) -> _Nodes { content(context) }
}

extension View {
  private func preview(
    _ change: (inout PreviewTraits) -> Void
  ) -> ModifiedContent<Self, _PreviewModifier> {
    var traits = PreviewTraits()
    change(&traits)
    return modifier(_PreviewModifier(traits: traits))
  }

  /// Returns the view with a context of its preview.
  public func previewContext<C: PreviewContext>(
    _ value: C
  ) -> ModifiedContent<Self, _PreviewModifier> { preview { $0.family = value._family } }

  /// Returns the view with a name of its preview.
  public func previewDisplayName(
    _ value: String?
  ) -> ModifiedContent<Self, _PreviewModifier> { preview { $0.displayName = value } }

  /// Returns the view with a size of its preview.
  public func previewLayout(
    _ value: PreviewLayout
  ) -> ModifiedContent<Self, _PreviewModifier> { preview { $0.layout = value } }

  /// Returns the view with a device of its preview.
  public func previewDevice(
    _ value: PreviewDevice?
  ) -> ModifiedContent<Self, _PreviewModifier> { preview { $0.device = value?.rawValue } }

  /// Returns the view with an orientation of its preview, which doesn't change a widget.
  public func previewInterfaceOrientation(
    _ value: InterfaceOrientation
  ) -> ModifiedContent<Self, _PreviewModifier> { preview { $0.isLandscape = value.isLandscape } }
}
