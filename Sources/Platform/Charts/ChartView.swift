import SwiftUI

/// A view at a mark: its symbol or an annotation.
struct ChartView {
  enum Place {
    /// In the middle of the mark.
    case symbol
    case annotation(AnnotationPosition, Alignment, CGFloat, AnnotationOverflowResolution)
  }

  /// The distance of an annotation from its mark, if the code doesn't give it.
  static let spacing: CGFloat = 4

  var view: AnyView
  var place: Place

  /// Returns the frame of the view beside a mark, within the bounds of a chart.
  func frame(_ size: CGSize, at mark: CGRect, in bounds: CGRect) -> CGRect {
    guard case .annotation(let position, let alignment, let spacing, let resolution) = place else {
      return CGRect(
        x: mark.midX - size.width / 2, y: mark.midY - size.height / 2, width: size.width,
        height: size.height)
    }
    let along = alignment.share
    var x = mark.minX + (mark.width - size.width) * along.x
    var y = mark.minY + (mark.height - size.height) * along.y
    switch position.across {
    case -1: x = mark.minX - spacing - size.width
    case 1: x = mark.maxX + spacing
    default: break
    }
    switch position.down {
    case -1: y = mark.minY - spacing - size.height
    case 1: y = mark.maxY + spacing
    default: break
    }
    if resolution.x.isFitting { x = max(bounds.minX, min(x, bounds.maxX - size.width)) }
    if resolution.y.isFitting { y = max(bounds.minY, min(y, bounds.maxY - size.height)) }
    return CGRect(x: x, y: y, width: size.width, height: size.height)
  }
}

extension Alignment {
  /// The part of the room that is before and above a view.
  fileprivate var share: CGPoint {
    let x: CGFloat = horizontal == .leading ? 0 : horizontal == .trailing ? 1 : 0.5
    let y: CGFloat = vertical == .top ? 0 : vertical == .bottom ? 1 : 0.5
    return CGPoint(x: x, y: y)
  }
}

/// The layout of the views in front of a chart, each at its mark.
struct ChartViewLayout: Layout {
  let views: [ChartView]
  /// Returns the frames of the marks in a size, one for each view.
  let marks: (CGSize) -> [CGRect]

  func sizeThatFits(
    proposal: ProposedViewSize, subviews: Subviews, cache: inout Void
  ) -> CGSize { proposal.replacingUnspecifiedDimensions() }

  func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void
  ) {
    let all = CGRect(origin: .zero, size: bounds.size)
    for ((view, mark), subview) in zip(zip(views, marks(bounds.size)), subviews) {
      let frame = view.frame(subview.sizeThatFits(.unspecified), at: mark, in: all)
      subview.place(
        at: CGPoint(x: bounds.minX + frame.minX, y: bounds.minY + frame.minY),
        proposal: .unspecified)
    }
  }
}
