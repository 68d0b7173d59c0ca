public import CoreGraphics

/// A controller of UIKit in SwiftUI, whose view is drawn.
@preconcurrency @MainActor
public protocol UIViewControllerRepresentable: View where Body == Never {
  /// The type of the controller.
  associatedtype UIViewControllerType: UIViewController
  /// The type of the object that handles events.
  associatedtype Coordinator = Void
  /// The surroundings of the controller.
  typealias Context = UIViewControllerRepresentableContext<Self>

  /// Returns the controller.
  func makeUIViewController(context: Context) -> UIViewControllerType
  /// Updates the controller.
  func updateUIViewController(_ controller: UIViewControllerType, context: Context)
  /// Returns the object that handles events.
  func makeCoordinator() -> Coordinator
  /// Returns the size for a proposal, or nil for that of the controller's view.
  func sizeThatFits(
    _ proposal: ProposedViewSize, uiViewController: UIViewControllerType, context: Context
  ) -> CGSize?
}

extension UIViewControllerRepresentable where Coordinator == Void {
  /// Returns nothing.
  public func makeCoordinator() {}
}

extension UIViewControllerRepresentable {
  /// The body, which is never evaluated.
  public var body: Never { fatalError("\(Self.self) has no body") }

  /// Returns nil, so that the own size of the controller's view applies.
  public func sizeThatFits(
    _ proposal: ProposedViewSize, uiViewController: UIViewControllerType, context: Context
  ) -> CGSize? { nil }
}

/// The surroundings of a controller of UIKit.
@preconcurrency @MainActor
public struct UIViewControllerRepresentableContext<Representable: UIViewControllerRepresentable> {
  /// The object that handles events.
  public let coordinator: Representable.Coordinator
  /// The environment.
  public let environment: EnvironmentValues
}
