public import CoreGraphics
import VitrineGraphics
package import VitrinePlacement

/// A definition of an alignment by its default position.
public protocol AlignmentID: SendableMetatype {
  /// Returns the position of the guide in a view that doesn't set it.
  static func defaultValue(in context: ViewDimensions) -> CGFloat
}

/// The size of a view with its alignment guides.
public struct ViewDimensions {
  package let dimensions: Dimensions

  package init(_ dimensions: Dimensions) { self.dimensions = dimensions }

  /// The width.
  public var width: CGFloat { CGFloat(dimensions.size.width) }
  /// The height.
  public var height: CGFloat { CGFloat(dimensions.size.height) }
  /// The position of a horizontal guide.
  public subscript(guide: HorizontalAlignment) -> CGFloat { CGFloat(dimensions[guide.guide]) }
  /// The position of a vertical guide.
  public subscript(guide: VerticalAlignment) -> CGFloat { CGFloat(dimensions[guide.guide]) }
  /// The position of a horizontal guide that the view sets, or nil.
  public subscript(explicit guide: HorizontalAlignment) -> CGFloat? {
    dimensions.explicit(guide.guide).map { CGFloat($0) }
  }
  /// The position of a vertical guide that the view sets, or nil.
  public subscript(explicit guide: VerticalAlignment) -> CGFloat? {
    dimensions.explicit(guide.guide).map { CGFloat($0) }
  }
}

/// A guide along the horizontal axis.
public struct HorizontalAlignment: Hashable, Sendable {
  package let guide: Guide

  package init(_ guide: Guide) { self.guide = guide }

  /// Creates a guide of an author.
  public init(_ id: any AlignmentID.Type) {
    guide = .custom(id, .horizontal)
  }

  /// The leading edge.
  public static let leading = HorizontalAlignment(.start(.horizontal))
  /// The center.
  public static let center = HorizontalAlignment(.center(.horizontal))
  /// The trailing edge.
  public static let trailing = HorizontalAlignment(.end(.horizontal))
}

/// A guide along the vertical axis.
public struct VerticalAlignment: Hashable, Sendable {
  package let guide: Guide

  package init(_ guide: Guide) { self.guide = guide }

  /// Creates a guide of an author.
  public init(_ id: any AlignmentID.Type) {
    guide = .custom(id, .vertical)
  }

  /// The top edge.
  public static let top = VerticalAlignment(.start(.vertical))
  /// The center.
  public static let center = VerticalAlignment(.center(.vertical))
  /// The bottom edge.
  public static let bottom = VerticalAlignment(.end(.vertical))
  /// The baseline of the first line of text.
  public static let firstTextBaseline = VerticalAlignment(.firstBaseline)
  /// The baseline of the last line of text.
  public static let lastTextBaseline = VerticalAlignment(.lastBaseline)
}

extension Guide {
  fileprivate static func custom(
    _ id: any AlignmentID.Type, _ axis: VitrinePlacement.Axis
  ) -> Guide {
    .custom(
      CustomGuide(String(reflecting: id), axis: axis) {
        Double(id.defaultValue(in: ViewDimensions($0)))
      })
  }
}

/// A pair of guides, one for each axis.
public struct Alignment: Hashable, Sendable {
  /// The guide along the horizontal axis.
  public var horizontal: HorizontalAlignment
  /// The guide along the vertical axis.
  public var vertical: VerticalAlignment

  /// Creates an alignment.
  public init(horizontal: HorizontalAlignment, vertical: VerticalAlignment) {
    self.horizontal = horizontal
    self.vertical = vertical
  }

  package var guides: GuidePair { GuidePair(horizontal.guide, vertical.guide) }

  /// The centers of both axes.
  public static let center = Alignment(horizontal: .center, vertical: .center)
  /// The leading edge, vertically centered.
  public static let leading = Alignment(horizontal: .leading, vertical: .center)
  /// The trailing edge, vertically centered.
  public static let trailing = Alignment(horizontal: .trailing, vertical: .center)
  /// The top edge, horizontally centered.
  public static let top = Alignment(horizontal: .center, vertical: .top)
  /// The bottom edge, horizontally centered.
  public static let bottom = Alignment(horizontal: .center, vertical: .bottom)
  /// The top leading corner.
  public static let topLeading = Alignment(horizontal: .leading, vertical: .top)
  /// The top trailing corner.
  public static let topTrailing = Alignment(horizontal: .trailing, vertical: .top)
  /// The bottom leading corner.
  public static let bottomLeading = Alignment(horizontal: .leading, vertical: .bottom)
  /// The bottom trailing corner.
  public static let bottomTrailing = Alignment(horizontal: .trailing, vertical: .bottom)
  /// The center of the first line's baseline.
  public static let centerFirstTextBaseline = Alignment(
    horizontal: .center, vertical: .firstTextBaseline)
  /// The center of the last line's baseline.
  public static let centerLastTextBaseline = Alignment(
    horizontal: .center, vertical: .lastTextBaseline)
  /// The leading end of the first line's baseline.
  public static let leadingFirstTextBaseline = Alignment(
    horizontal: .leading, vertical: .firstTextBaseline)
  /// The leading end of the last line's baseline.
  public static let leadingLastTextBaseline = Alignment(
    horizontal: .leading, vertical: .lastTextBaseline)
  /// The trailing end of the first line's baseline.
  public static let trailingFirstTextBaseline = Alignment(
    horizontal: .trailing, vertical: .firstTextBaseline)
  /// The trailing end of the last line's baseline.
  public static let trailingLastTextBaseline = Alignment(
    horizontal: .trailing, vertical: .lastTextBaseline)
}
