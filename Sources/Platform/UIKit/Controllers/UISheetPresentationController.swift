public import Foundation

/// The controller of a sheet; a picture doesn't present it.
@preconcurrency @MainActor
open class UISheetPresentationController: UIPresentationController {
  /// A height of a sheet.
  @preconcurrency @MainActor
  open class Detent: NSObject {
    /// The identifier of a height.
    public struct Identifier: RawRepresentable, Hashable, Sendable {
      /// The name.
      public let rawValue: String

      /// Creates an identifier from its name.
      public init(rawValue: String) { self.rawValue = rawValue }

      /// Creates an identifier from its name.
      public init(_ rawValue: String) { self.rawValue = rawValue }

      /// About half of the screen.
      public static let medium = Identifier("com.apple.UIKit.medium")
      /// The whole screen.
      public static let large = Identifier("com.apple.UIKit.large")
    }

    /// Returns about half of the screen.
    public static func medium() -> Detent { Detent() }
    /// Returns the whole screen.
    public static func large() -> Detent { Detent() }
    /// Returns a height that a closure computes.
    public static func custom(
      identifier: Identifier? = nil, resolver: @escaping (Any) -> CGFloat?
    ) -> Detent { Detent() }
  }

  /// The heights.
  open var detents: [Detent] = []
  /// The height at first.
  open var selectedDetentIdentifier: Detent.Identifier?
  /// The largest height that leaves the content bright.
  open var largestUndimmedDetentIdentifier: Detent.Identifier?
  /// A Boolean value that indicates whether the sheet has a handle.
  open var prefersGrabberVisible = false
  /// A Boolean value that indicates whether scrolling enlarges the sheet.
  open var prefersScrollingExpandsWhenScrolledToEdge = true
  /// A Boolean value that indicates whether the sheet has the edges of low screens.
  open var prefersEdgeAttachedInCompactHeight = false
  /// The radius of the corners.
  open var preferredCornerRadius: CGFloat?

  /// Calls a closure.
  open func animateChanges(_ changes: () -> Void) { changes() }
}

extension UIViewController {
  /// The controller of a sheet; a picture doesn't have it.
  public var sheetPresentationController: UISheetPresentationController? { nil }
}
