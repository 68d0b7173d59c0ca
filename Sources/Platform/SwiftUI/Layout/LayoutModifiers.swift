public import CoreGraphics
import VitrineGraphics
import VitrinePlacement

extension View {
  /// Returns the view in a frame with a fixed width, height or both.
  public func frame(
    width: CGFloat? = nil, height: CGFloat? = nil, alignment: Alignment = .center
  ) -> ModifiedContent<Self, _WrappingModifier> {
    wrapped(
      in: FrameRule(
        width: width.map { max(0, Double($0)) }, height: height.map { max(0, Double($0)) },
        alignment: alignment.guides))
  }

  /// Returns the view in a frame with limits of its size.
  public func frame(
    minWidth: CGFloat? = nil, idealWidth: CGFloat? = nil, maxWidth: CGFloat? = nil,
    minHeight: CGFloat? = nil, idealHeight: CGFloat? = nil, maxHeight: CGFloat? = nil,
    alignment: Alignment = .center
  ) -> ModifiedContent<Self, _WrappingModifier> {
    func limits(
      _ minimum: CGFloat?, _ ideal: CGFloat?, maximum: CGFloat?
    ) -> FlexibleFrameRule.Limits {
      FlexibleFrameRule.Limits(
        minimum: minimum.map { Double($0) }, ideal: ideal.map { Double($0) },
        maximum: maximum.map { Double($0) })
    }
    return wrapped(
      in: FlexibleFrameRule(
        width: limits(minWidth, idealWidth, maximum: maxWidth),
        height: limits(minHeight, idealHeight, maximum: maxHeight),
        alignment: alignment.guides))
  }

  /// Returns the view with space around it.
  public func padding(_ insets: EdgeInsets) -> ModifiedContent<Self, _WrappingModifier> {
    wrapped(in: PaddingRule(insets.engine))
  }

  /// Returns the view with space at some edges, 16 points unless it is specified.
  public func padding(
    _ edges: Edge.Set = .all, _ length: CGFloat? = nil
  ) -> ModifiedContent<Self, _WrappingModifier> {
    let length = length ?? 16
    return padding(
      EdgeInsets(
        top: edges.contains(.top) ? length : 0, leading: edges.contains(.leading) ? length : 0,
        bottom: edges.contains(.bottom) ? length : 0,
        trailing: edges.contains(.trailing) ? length : 0))
  }

  /// Returns the view with space around it.
  public func padding(_ length: CGFloat) -> ModifiedContent<Self, _WrappingModifier> {
    padding(.all, length)
  }

  /// Returns the view with the space of a scene around it.
  public func scenePadding(
    _ edges: Edge.Set = .all
  ) -> ModifiedContent<Self, _WrappingModifier> { padding(edges, 16) }

  /// Returns the view at a distance from its place.
  public func offset(
    x: CGFloat = 0, y: CGFloat = 0
  ) -> ModifiedContent<Self, _WrappingModifier> {
    wrapped(in: OffsetRule(Point(x: Double(x), y: Double(y))))
  }

  /// Returns the view at a distance from its place.
  public func offset(_ offset: CGSize) -> ModifiedContent<Self, _WrappingModifier> {
    self.offset(x: offset.width, y: offset.height)
  }

  /// Returns the view with its center at a point.
  public func position(
    x: CGFloat = 0, y: CGFloat = 0
  ) -> ModifiedContent<Self, _WrappingModifier> {
    wrapped(in: PositionRule(Point(x: Double(x), y: Double(y))))
  }

  /// Returns the view with its center at a point.
  public func position(_ position: CGPoint) -> ModifiedContent<Self, _WrappingModifier> {
    self.position(x: position.x, y: position.y)
  }

  /// Returns the view with its ideal size along some axes.
  public func fixedSize(
    horizontal: Bool, vertical: Bool
  ) -> ModifiedContent<Self, _WrappingModifier> {
    wrapped(in: FixedSizeRule(horizontal: horizontal, vertical: vertical))
  }

  /// Returns the view with its ideal size.
  public func fixedSize() -> ModifiedContent<Self, _WrappingModifier> {
    fixedSize(horizontal: true, vertical: true)
  }

  /// Returns the view with a ratio of width to height, or with its own for nil.
  public func aspectRatio(
    _ ratio: CGFloat? = nil, contentMode: ContentMode
  ) -> ModifiedContent<Self, _WrappingModifier> {
    wrapped(
      in: AspectRatioRule(ratio: ratio.map { Double($0) }, fills: contentMode == .fill))
  }

  /// Returns the view with the ratio of a size.
  public func aspectRatio(
    _ ratio: CGSize, contentMode: ContentMode
  ) -> ModifiedContent<Self, _WrappingModifier> {
    aspectRatio(ratio.height == 0 ? nil : ratio.width / ratio.height, contentMode: contentMode)
  }

  /// Returns the view with its ratio, in its container.
  public func scaledToFit() -> ModifiedContent<Self, _WrappingModifier> {
    aspectRatio(contentMode: .fit)
  }

  /// Returns the view with its ratio, around its container.
  public func scaledToFill() -> ModifiedContent<Self, _WrappingModifier> {
    aspectRatio(contentMode: .fill)
  }

  /// Returns the view with a priority in its stack.
  public func layoutPriority(_ value: Double) -> ModifiedContent<Self, _WrappingModifier> {
    modifier(
      _WrappingModifier { id, context in
        context.builder.tree[id].priority = value
        return id
      })
  }

  /// Returns the view with a position in drawing order.
  public func zIndex(_ value: Double) -> ModifiedContent<Self, _WrappingModifier> {
    trait { $0.zIndex = value }
  }

  /// Returns the view with a horizontal guide at a computed position.
  public func alignmentGuide(
    _ guide: HorizontalAlignment, computeValue: @escaping (ViewDimensions) -> CGFloat
  ) -> ModifiedContent<Self, _WrappingModifier> {
    wrapped(
      in: AlignmentGuideRule(guide.guide) { Double(computeValue(ViewDimensions($0))) })
  }

  /// Returns the view with a vertical guide at a computed position.
  public func alignmentGuide(
    _ guide: VerticalAlignment, computeValue: @escaping (ViewDimensions) -> CGFloat
  ) -> ModifiedContent<Self, _WrappingModifier> {
    wrapped(
      in: AlignmentGuideRule(guide.guide) { Double(computeValue(ViewDimensions($0))) })
  }

  /// Returns the view beyond the safe area where it touches its edges.
  public func ignoresSafeArea(
    _ regions: SafeAreaRegions = .all, edges: Edge.Set = .all
  ) -> ModifiedContent<Self, _WrappingModifier> {
    wrapped(in: IgnoredSafeAreaRule(edges.engine))
  }

  /// Returns the view beyond the safe area where it touches its edges.
  public func edgesIgnoringSafeArea(
    _ edges: Edge.Set
  ) -> ModifiedContent<Self, _WrappingModifier> { ignoresSafeArea(edges: edges) }
}

/// The placement of content with another ratio.
public enum ContentMode: Hashable, CaseIterable, Sendable {
  case fit, fill
}

/// Regions outside of the safe area.
public struct SafeAreaRegions: OptionSet, Sendable {
  /// The bits of the set.
  public let rawValue: UInt

  /// Creates a set from its bits.
  public init(rawValue: UInt) { self.rawValue = rawValue }

  /// All regions.
  public static let all = SafeAreaRegions(rawValue: .max)
  /// The regions of the device and of bars.
  public static let container = SafeAreaRegions(rawValue: 1)
  /// The region of the keyboard.
  public static let keyboard = SafeAreaRegions(rawValue: 2)
}
