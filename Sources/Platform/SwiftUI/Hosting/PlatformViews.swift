import VitrineGraphics
import VitrinePlacement

/// The views of UIKit in a view of SwiftUI, with the object that handles their events.
///
/// They belong to a position in the structure of the views, because they are created only once.
@MainActor
private final class PlatformViews<Owner, Coordinator> {
  let owner: Owner
  let coordinator: Coordinator

  init(_ owner: Owner, _ coordinator: Coordinator) {
    self.owner = owner
    self.coordinator = coordinator
  }
}

extension UIViewRepresentable {
  /// Returns a node with the view, which is created on first use and then updated.
  public static func _nodes(of view: Self, in context: _ViewContext) -> _Nodes {
    typealias Kept = PlatformViews<UIViewType, Coordinator>
    let known = context.identity.storage["platform"] as? Kept
    let coordinator = known?.coordinator ?? view.makeCoordinator()
    let surroundings = Context(coordinator: coordinator, environment: context.environment)
    let kept = known ?? Kept(view.makeUIView(context: surroundings), coordinator)
    context.identity.storage["platform"] = kept
    view.updateUIView(kept.owner, context: surroundings)
    return context.nodes(of: kept.owner, named: "\(Self.self)") {
      view.sizeThatFits(ProposedViewSize($0), uiView: kept.owner, context: surroundings)
    }
  }
}

extension UIViewControllerRepresentable {
  /// Returns a node with the controller's view.
  ///
  /// The controller is created on first use, appears once, and is then updated.
  public static func _nodes(of view: Self, in context: _ViewContext) -> _Nodes {
    typealias Kept = PlatformViews<UIViewControllerType, Coordinator>
    let known = context.identity.storage["platform"] as? Kept
    let coordinator = known?.coordinator ?? view.makeCoordinator()
    let surroundings = Context(coordinator: coordinator, environment: context.environment)
    let kept = known ?? Kept(view.makeUIViewController(context: surroundings), coordinator)
    context.identity.storage["platform"] = kept
    let controller = kept.owner
    view.updateUIViewController(controller, context: surroundings)
    controller.loadViewIfNeeded()
    if known == nil {
      controller.tell { $0.viewWillAppear(false) }
      context.builder.appearances.append { controller.tell { $0.viewDidAppear(false) } }
    }
    return context.nodes(of: controller.view, named: "\(Self.self)") {
      view.sizeThatFits(
        ProposedViewSize($0), uiViewController: controller, context: surroundings)
    }
  }
}

extension _ViewContext {
  /// Returns a leaf with a view of UIKit, whose size the author chooses or the view's own limits.
  fileprivate func nodes(
    of view: UIView, named name: String,
    choosing size: @escaping @MainActor (Proposal) -> CGSize?
  ) -> _Nodes {
    let leaf = MeasuredLeaf("platform view") { proposal in
      MainActor.assumeIsolated {
        MeasuredLeaf.Measure(size: size(proposal)?.size ?? view.size(for: proposal))
      }
    }
    return _Nodes([add(leaf, [], .platform(view, name))])
  }
}

extension UIView {
  /// Returns the size for a proposal.
  ///
  /// Along each axis the intrinsic length is the ideal one. It is the minimum if the view resists
  /// compression, and the maximum if it hugs its content, both at high priorities.
  fileprivate func size(for proposal: Proposal) -> VitrineGraphics.Size {
    let own = intrinsicContentSize
    let high = UILayoutPriority.defaultHigh.rawValue
    func length(_ own: CGFloat, _ proposed: Double?, _ axis: NSLayoutConstraint.Axis) -> Double {
      guard own != UIView.noIntrinsicMetric else { return proposed ?? 0 }
      let own = Double(own)
      guard let proposed else { return own }
      let resists = contentCompressionResistancePriority(for: axis).rawValue >= high
      let hugs = contentHuggingPriority(for: axis).rawValue >= high
      return min(max(proposed, resists ? own : 0), hugs ? own : .infinity)
    }
    return VitrineGraphics.Size(
      width: length(own.width, proposal.width, .horizontal),
      height: length(own.height, proposal.height, .vertical))
  }
}
