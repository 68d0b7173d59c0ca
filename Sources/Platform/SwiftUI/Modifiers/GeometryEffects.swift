public import CoreGraphics
import VitrineGraphics
import VitrinePlacement

/// A change of a view's geometry that depends on its size.
@preconcurrency @MainActor
public protocol GeometryEffect: ViewModifier, Animatable where Body == Never {
  /// Returns the change of a view of a size.
  func effectValue(size: CGSize) -> ProjectionTransform
}

extension GeometryEffect {
  /// Returns the layout nodes of the content with the change.
  ///
  /// The size is known when the view is drawn, so that the change is a drawing's transform about its top left.
  public static func _nodes(
    of modifier: Self, in context: _ViewContext,
    content: @escaping @MainActor (_ViewContext) -> _Nodes
  ) -> _Nodes {
    _Nodes(
      content(context).ids.map { id in
        context.wrap(
          id, in: PassRule("geometry effect"),
          .effect(.sized { modifier.effectValue(size: CGSize($0)).affine }))
      })
  }
}

/// A matrix that changes points, also in perspective.
public struct ProjectionTransform: Equatable, Sendable {
  /// The elements of the first row.
  public var m11: CGFloat = 1
  /// The second element of the first row.
  public var m12: CGFloat = 0
  /// The third element of the first row.
  public var m13: CGFloat = 0
  /// The first element of the second row.
  public var m21: CGFloat = 0
  /// The second element of the second row.
  public var m22: CGFloat = 1
  /// The third element of the second row.
  public var m23: CGFloat = 0
  /// The first element of the third row.
  public var m31: CGFloat = 0
  /// The second element of the third row.
  public var m32: CGFloat = 0
  /// The third element of the third row.
  public var m33: CGFloat = 1

  /// Creates a matrix without a change.
  public init() {}

  /// Creates a matrix of a transform in the plane.
  public init(_ m: CGAffineTransform) {
    (m11, m12, m21, m22, m31, m32) = (m.a, m.b, m.c, m.d, m.tx, m.ty)
  }

  /// A Boolean value that indicates whether the matrix keeps every point.
  public var isIdentity: Bool { self == ProjectionTransform() }

  /// The transform in the plane without the perspective.
  var affine: Affine {
    Affine(
      a: Double(m11), b: Double(m12), c: Double(m21), d: Double(m22), tx: Double(m31),
      ty: Double(m32))
  }
}

extension View {
  /// Returns the view, drawn with a change of its points in the plane.
  public func projectionEffect(
    _ transform: ProjectionTransform
  ) -> ModifiedContent<Self, _WrappingModifier> {
    effect(.transform(transform.affine, anchor: .zero))
  }
}

/// A modifier whose values are animated, of older programs.
public protocol AnimatableModifier: Animatable, ViewModifier {}
