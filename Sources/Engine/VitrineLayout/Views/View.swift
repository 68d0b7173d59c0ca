public import VitrineBase
public import VitrineGraphics
public import VitrineSolver

/// A view with its kind, its layout properties and its style.
public struct View: Equatable, Codable, Sendable {
  /// The object id in an Interface Builder file, or the name in a widget document.
  public var name: String
  /// The kind of the view.
  public var kind: ViewKind
  /// The parent, or nil for the root.
  public var parent: ViewID?
  /// The children in drawing order, back to front.
  public var subviews: [ViewID] = []
  /// The location of the view in its file.
  public var location: SourceLocation?
  /// The label from the editor (`userLabel`), for messages.
  public var userLabel: String?
  /// The index of the tree's step that determined the frame, or nil for other layouts.
  public var step: Int?

  // Layout.

  /// The stored or initial frame, relative to the parent.
  ///
  /// Autoresizing starts from it.
  public var frame: Rect?
  /// The dimensions that change when the parent's size differs from its stored size.
  public var autoresizingMask: AutoresizingMask = []
  /// A Boolean value that indicates whether the autoresizing mask places the view.
  public var translatesAutoresizingMask = false
  /// The priorities against a size larger than the intrinsic size.
  public var hugging = AxisPriorities(horizontal: .low, vertical: .low)
  /// The priorities against a size smaller than the intrinsic size.
  public var compressionResistance = AxisPriorities(horizontal: .high, vertical: .high)
  /// The source of the intrinsic width, which can replace the measured one.
  public var intrinsicWidth: IntrinsicDimension = .measured
  /// The source of the intrinsic height, which can replace the measured one.
  public var intrinsicHeight: IntrinsicDimension = .measured
  /// The sources of fixed intrinsic sizes.
  public var fixedSizeSources = SizeSources(width: .stored, height: .stored)
  /// The insets from the frame to the alignment rectangle, or nil for those of the view's kind.
  public var alignmentInsets: Insets?
  /// The distance from the bottom of the alignment rectangle up to the baseline, or nil to measure
  /// the text.
  public var baselineOffset: Double?
  /// The layout margins, or nil for UIKit's default.
  public var layoutMargins: Insets?
  /// A Boolean value that indicates whether the margins are at least those of the parent.
  public var preservesSuperviewLayoutMargins = false
  /// A Boolean value that indicates whether the margins include the safe area.
  public var insetsLayoutMarginsFromSafeArea = true
  /// The insets that a controller adds to the safe area of its view, as for its bars.
  ///
  /// They have no effect on the root view, whose insets are the context's.
  public var additionalSafeArea = Insets.zero
  /// The direction of the view's content.
  public var semanticDirection: SemanticDirection = .unspecified
  /// A Boolean value that indicates whether the view is hidden.
  ///
  /// In a stack view, it then takes no space.
  public var isHidden = false
  /// A Boolean value that indicates whether a child of a table or collection keeps its frame.
  ///
  /// Tables and collections arrange all other children.
  package var isFloating = false

  // Look.

  /// The appearance of the view.
  public var style = ViewStyle()

  /// Creates a view of a kind.
  public init(_ name: String, _ kind: ViewKind = .plain) {
    self.name = name
    self.kind = kind
  }
}

/// One priority for each axis.
public struct AxisPriorities: Hashable, Codable, Sendable {
  /// The priority along the horizontal axis.
  public var horizontal: Priority
  /// The priority along the vertical axis.
  public var vertical: Priority

  /// Creates priorities for both axes.
  public init(horizontal: Priority, vertical: Priority) {
    self.horizontal = horizontal
    self.vertical = vertical
  }
}

/// The source of one dimension of a view's intrinsic size.
public enum IntrinsicDimension: Hashable, Codable, Sendable {
  /// The dimension of the content.
  case measured
  /// A number of points, regardless of the content.
  case fixed(Double)
  /// No intrinsic dimension.
  case none
}

/// The direction of a view's content, which can differ from the interface's direction.
public enum SemanticDirection: String, Hashable, Codable, Sendable, CaseIterable {
  case unspecified, playback, spatial, forceLeftToRight, forceRightToLeft
}

/// The dimensions that change with the size of the parent.
public struct AutoresizingMask: OptionSet, Hashable, Codable, Sendable {
  /// The bits of the mask.
  public let rawValue: Int

  /// Creates a mask from its bits.
  public init(rawValue: Int) { self.rawValue = rawValue }

  /// The left margin changes.
  public static let flexibleMinX = AutoresizingMask(rawValue: 1)
  /// The width changes.
  public static let flexibleWidth = AutoresizingMask(rawValue: 2)
  /// The right margin changes.
  public static let flexibleMaxX = AutoresizingMask(rawValue: 4)
  /// The top margin changes.
  public static let flexibleMinY = AutoresizingMask(rawValue: 8)
  /// The height changes.
  public static let flexibleHeight = AutoresizingMask(rawValue: 16)
  /// The bottom margin changes.
  public static let flexibleMaxY = AutoresizingMask(rawValue: 32)
}
