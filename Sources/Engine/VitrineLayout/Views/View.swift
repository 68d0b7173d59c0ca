public import VitrineBase
public import VitrineGraphics
public import VitrineSolver

/// One view: what it is, how it takes part in layout, and how it looks.
public struct View: Codable, Sendable {
  /// The object id of an Interface Builder file, or the name given in a widget document.
  public var name: String
  public var kind: ViewKind
  public var parent: ViewID?
  /// In drawing order, back to front.
  public var subviews: [ViewID] = []
  /// The place in the file where the view is written.
  public var location: SourceLocation?
  /// The name people gave it in the editor (`userLabel`), for messages.
  public var userLabel: String?

  // Layout.

  /// The stored or initial frame, relative to the parent; autoresizing starts from it.
  public var frame: Rect?
  /// The parent's size when `frame` was stored; nil means the parent's own stored size.
  public var autoresizingMask: AutoresizingMask = []
  public var translatesAutoresizingMask = false
  public var hugging = AxisPriorities(horizontal: .low, vertical: .low)
  public var compressionResistance = AxisPriorities(horizontal: .high, vertical: .high)
  /// Sizes that replace the measured intrinsic size, axis by axis.
  public var intrinsicWidth: IntrinsicDimension = .measured
  public var intrinsicHeight: IntrinsicDimension = .measured
  /// Where sizes that replace the measured ones come from.
  public var fixedSizeSources = SizeSources(width: .stored, height: .stored)
  /// From the frame to the rectangle that constraints hold; nil for that of the view's kind.
  public var alignmentInsets: Insets?
  /// From the alignment rectangle's bottom up to the text's baseline; nil where the text decides.
  public var baselineOffset: Double?
  /// Nil means UIKit's default for this view.
  public var layoutMargins: Insets?
  public var preservesSuperviewLayoutMargins = false
  public var insetsLayoutMarginsFromSafeArea = true
  public var semanticDirection: SemanticDirection = .unspecified
  /// In a stack view, a hidden view takes no room.
  public var isHidden = false
  /// Whether it keeps its own frame in a table or collection, which arranges all other children.
  package var isFloating = false

  // Look.

  public var style = ViewStyle()

  public init(_ name: String, _ kind: ViewKind = .plain) {
    self.name = name
    self.kind = kind
  }
}

/// One priority for each axis.
public struct AxisPriorities: Hashable, Codable, Sendable {
  public var horizontal: Priority
  public var vertical: Priority

  public init(horizontal: Priority, vertical: Priority) {
    self.horizontal = horizontal
    self.vertical = vertical
  }
}

/// Where one dimension of a view's intrinsic size comes from.
public enum IntrinsicDimension: Hashable, Codable, Sendable {
  /// From its content.
  case measured
  /// This many points, whatever the content.
  case fixed(Double)
  /// The view has none.
  case none
}

/// Which way a view's content runs, whatever the interface's direction.
public enum SemanticDirection: String, Hashable, Codable, Sendable, CaseIterable {
  case unspecified, playback, spatial, forceLeftToRight, forceRightToLeft
}

/// What gives way when the parent grows.
public struct AutoresizingMask: OptionSet, Hashable, Codable, Sendable {
  public let rawValue: Int

  public init(rawValue: Int) { self.rawValue = rawValue }

  public static let flexibleMinX = AutoresizingMask(rawValue: 1)
  public static let flexibleWidth = AutoresizingMask(rawValue: 2)
  public static let flexibleMaxX = AutoresizingMask(rawValue: 4)
  public static let flexibleMinY = AutoresizingMask(rawValue: 8)
  public static let flexibleHeight = AutoresizingMask(rawValue: 16)
  public static let flexibleMaxY = AutoresizingMask(rawValue: 32)
}
