public import CoreGraphics

/// A view of UIKit in SwiftUI.
@preconcurrency @MainActor
public protocol UIViewRepresentable: View where Body == Never {
  /// The type of the view.
  associatedtype UIViewType: UIView
  /// The type of the object that handles events.
  associatedtype Coordinator = Void
  /// The surroundings of the view.
  typealias Context = UIViewRepresentableContext<Self>

  /// Returns the view.
  func makeUIView(context: Context) -> UIViewType
  /// Updates the view.
  func updateUIView(_ uiView: UIViewType, context: Context)
  /// Returns the object that handles events.
  func makeCoordinator() -> Coordinator
  /// Returns the size for a proposal, or nil for that of the view.
  func sizeThatFits(
    _ proposal: ProposedViewSize, uiView: UIViewType, context: Context
  ) -> CGSize?
}

extension UIViewRepresentable where Coordinator == Void {
  /// Returns nothing.
  public func makeCoordinator() {}
}

extension UIViewRepresentable {
  /// The body, which is never evaluated.
  public var body: Never { fatalError("\(Self.self) has no body") }

  /// Returns nil, so that the view's own size applies.
  public func sizeThatFits(
    _ proposal: ProposedViewSize, uiView: UIViewType, context: Context
  ) -> CGSize? { nil }
}

/// The surroundings of a view of UIKit.
@preconcurrency @MainActor
public struct UIViewRepresentableContext<Representable: UIViewRepresentable> {
  /// The object that handles events.
  public let coordinator: Representable.Coordinator
  /// The environment.
  public let environment: EnvironmentValues
  /// The circumstances of the change.
  public var transaction: Transaction { Transaction() }
}
