public import Foundation
import VitrineBase
import VitrineGraphics
import VitrineLayout
import VitrinePlacement

/// A controller that shows a view of SwiftUI.
open class UIHostingController<Content: View>: UIViewController {
  /// The shown view.
  public var rootView: Content {
    didSet { if isViewLoaded { view.setNeedsLayout() } }
  }

  /// Creates a controller.
  public init(rootView: Content) {
    self.rootView = rootView
    super.init(nibName: nil, bundle: nil)
  }

  /// Returns nil, because a storyboard has no view of SwiftUI.
  public required init?(coder: NSCoder) { nil }

  /// The preferred size, which is that of the root view if it follows it.
  open override var preferredContentSize: CGSize {
    get {
      sizingOptions.contains(.preferredContentSize)
        ? sizeThatFits(in: .zero) : super.preferredContentSize
    }
    set { super.preferredContentSize = newValue }
  }

  /// Sets the view to one that shows the root view on the system's background.
  open override func loadView() {
    view = HostingView(ViewGraph(root: { [unowned self] in rootView }))
    view.backgroundColor = .systemBackground
  }

  /// The sizes that the controller takes from the root view.
  public var sizingOptions: UIHostingControllerSizingOptions = []

  /// Returns the size that the root view chooses for a proposed one.
  public func sizeThatFits(in size: CGSize) -> CGSize { view.sizeThatFits(size) }
}

/// The sizes that a controller takes from its root view.
public struct UIHostingControllerSizingOptions: OptionSet, Sendable {
  /// The bits of the set.
  public let rawValue: Int

  /// Creates a set from its bits.
  public init(rawValue: Int) { self.rawValue = rawValue }

  /// The intrinsic size of the view, which follows in any case.
  public static let intrinsicContentSize = UIHostingControllerSizingOptions(rawValue: 1)
  /// The preferred size of the controller.
  public static let preferredContentSize = UIHostingControllerSizingOptions(rawValue: 2)
}

/// A view of UIKit with a view of SwiftUI, which is laid out in its size.
final class HostingView: UIView, ViewsHost {
  private let graph: ViewGraph

  init(_ graph: ViewGraph) {
    self.graph = graph
    super.init(frame: .zero)
  }

  required init?(coder: NSCoder) { nil }

  /// The values of the variant, with the appearance that the views around this one chose.
  private var environment: EnvironmentValues {
    var values = EnvironmentValues.ofVariant
    switch traitCollection.userInterfaceStyle {
    case .dark: values.colorScheme = .dark
    case .light: values.colorScheme = .light
    default: break
    }
    return values
  }

  override var intrinsicContentSize: CGSize { chosenSize(.unspecified) }

  override func sizeThatFits(_ size: CGSize) -> CGSize {
    /// Lengths of 0 and without a limit leave the choice to the view.
    func length(_ value: CGFloat) -> Double? {
      value > 0 && value < Self.unlimited ? Double(value) : nil
    }
    return chosenSize(Proposal(width: length(size.width), height: length(size.height)))
  }

  private static let unlimited: CGFloat = 1e6

  private func chosenSize(_ proposal: Proposal) -> CGSize {
    CGSize(graph.picture(in: proposal, environment: environment).chosenSize)
  }

  func hostedViews() -> HostedViews {
    let size = bounds.size
    let insets = safeAreaInsets
    let picture = graph.picture(
      in: Proposal(width: Double(size.width), height: Double(size.height)),
      safeArea: Insets(
        top: Double(insets.top), left: Double(insets.left), bottom: Double(insets.bottom),
        right: Double(insets.right)),
      environment: environment)
    for note in picture.notes {
      PlatformNotes.add(
        note.location.map { "\($0.file):\($0.line): " + note.message } ?? note.message)
    }
    return HostedViews(tree: picture.tree, drawings: picture.drawings)
  }
}
