public import Foundation
import VitrinePlacement

/// A controller that shows a view of SwiftUI.
///
/// Its view is empty, because a picture of UIKit doesn't lay out SwiftUI.
open class UIHostingController<Content: View>: UIViewController {
  /// The shown view.
  public var rootView: Content

  /// Creates a controller.
  public init(rootView: Content) {
    self.rootView = rootView
    super.init(nibName: nil, bundle: nil)
  }

  /// Returns nil, because a storyboard has no view of SwiftUI.
  public required init?(coder: NSCoder) { nil }
}

/// A view of UIKit in SwiftUI, in whose place a box is drawn.
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
}

extension UIViewRepresentable where Coordinator == Void {
  /// Returns nothing.
  public func makeCoordinator() {}
}

extension UIViewRepresentable {
  /// The body, which is never evaluated.
  public var body: Never { fatalError("\(Self.self) has no body") }

  /// Returns a box in place of the view.
  public static func _nodes(of view: Self, in context: _ViewContext) -> _Nodes {
    context.undrawnNodes(of: "the UIViewRepresentable \(Self.self)", named: "\(Self.self)")
  }
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

/// A controller of UIKit in SwiftUI, in whose place a box is drawn.
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
}

extension UIViewControllerRepresentable where Coordinator == Void {
  /// Returns nothing.
  public func makeCoordinator() {}
}

extension UIViewControllerRepresentable {
  /// The body, which is never evaluated.
  public var body: Never { fatalError("\(Self.self) has no body") }

  /// Returns a box in place of the controller's view.
  public static func _nodes(of view: Self, in context: _ViewContext) -> _Nodes {
    context.undrawnNodes(
      of: "the UIViewControllerRepresentable \(Self.self)", named: "\(Self.self)")
  }
}

/// The surroundings of a controller of UIKit.
@preconcurrency @MainActor
public struct UIViewControllerRepresentableContext<Representable: UIViewControllerRepresentable> {
  /// The object that handles events.
  public let coordinator: Representable.Coordinator
  /// The environment.
  public let environment: EnvironmentValues
}

extension _ViewContext {
  /// Returns a box that fills its space in place of a view that isn't drawn.
  func undrawnNodes(of part: String, named name: String) -> _Nodes {
    builder.note("\(part) isn't drawn", .unknown)
    return _Nodes([add(FillLeaf(), [], .placeholder(name))])
  }
}
