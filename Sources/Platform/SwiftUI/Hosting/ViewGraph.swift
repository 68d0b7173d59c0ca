import Combine
import Vitrine
package import VitrineBase
package import VitrineGraphics
package import VitrineLayout
package import VitrinePlacement
package import VitrineRaster

/// A root view with its state, which is evaluated and laid out for pictures.
///
/// Evaluation repeats until actions of appearing views change no more state, but at most a few
/// times.
@MainActor
package final class ViewGraph {
  /// The finished views of a root view.
  package struct Picture {
    /// The views with their frames.
    package var tree: ViewTree
    /// The drawings of shapes, in pixels from the views' top left.
    package var drawings: [ViewID: [DisplayItem]]
    /// The size of the root in points.
    package var size: VitrineGraphics.Size
    /// The parts that aren't drawn, with the author's lines.
    package var notes: [Diagnostic]
    /// The layout of the nodes, for explanations.
    package var placement: Placement

    /// The size that the root view chose, in whole pixels.
    ///
    /// The edges of the frame are rounded separately, so their distance can differ by a pixel.
    package var chosenSize: VitrineGraphics.Size {
      guard let frame = placement[placement.root]?.frame else { return size }
      let grid = PixelGrid(scale: placement.scale)
      return VitrineGraphics.Size(
        width: grid.round(frame.width), height: grid.round(frame.height))
    }
  }

  /// The largest number of evaluations.
  private static let rounds = 8

  private let identity = ViewIdentity()
  private let make: @MainActor (_ViewContext) -> _Nodes
  /// The work that is done after views appeared, such as that of the main queue.
  package var settle: @MainActor () -> Void = {}

  /// Creates a graph of a root view.
  package convenience init<Root: View>(_ root: Root) { self.init(root: { root }) }

  /// Creates a graph of a root view that can change between pictures.
  package init<Root: View>(root: @escaping @MainActor () -> Root) {
    make = { context in Root._nodes(of: root(), in: context) }
  }

  /// Returns the finished views in a size, of which lengths that are nil are the root's own.
  package func picture(
    in proposal: Proposal, safeArea: Insets = .zero,
    environment: EnvironmentValues = .ofVariant
  ) -> Picture {
    var picture = evaluate(proposal, safeArea, environment)
    var round = 1
    while picture.changes != StateChanges.count, round < Self.rounds {
      picture = evaluate(proposal, safeArea, environment)
      round += 1
    }
    return picture.result
  }

  private func evaluate(
    _ proposal: Proposal, _ safeArea: Insets, _ environment: EnvironmentValues
  ) -> (result: Picture, changes: Int) {
    let builder = TreeBuilder()
    let changes = StateChanges.count
    var context = _ViewContext(builder, environment, identity).inside(.vertical)
    if let width = proposal.width, let height = proposal.height {
      context.environment.containerSize = CGSize(width: CGFloat(width), height: CGFloat(height))
    }
    let root = withObservationTracking {
      context.join(make(context), StackRule(.vertical))
    } onChange: {
      StateChanges.add()
    }
    let scale = LiveEnvironment.current.variant.scale
    let pass = PlacementPass(builder.tree, scale: scale)
    let placement = pass.place(root, in: proposal, safeArea: safeArea)
    for action in builder.appearances { action() }
    settle()
    let emitter = TreeEmitter(placement, builder.contents, builder.sites)
    let picture = Picture(
      tree: emitter.tree, drawings: emitter.drawings, size: placement.bounds.size,
      notes: builder.notes, placement: placement)
    return (picture, changes)
  }
}

extension EnvironmentValues {
  /// The values of the current variant.
  @MainActor
  package static var ofVariant: EnvironmentValues {
    var values = EnvironmentValues()
    let variant = LiveEnvironment.current.variant
    values.colorScheme = variant.isDark ? .dark : .light
    if variant.layoutDirection == .rightToLeft { values.layoutDirection = .rightToLeft }
    return values
  }
}
