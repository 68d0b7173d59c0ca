public import VitrineGraphics

/// A line in a node with which parents align it.
public enum Guide: Hashable, Sendable {
  /// The leading or top edge.
  case start(Axis)
  case center(Axis)
  /// The trailing or bottom edge.
  case end(Axis)
  case firstBaseline
  case lastBaseline
  /// A guide of a client.
  case custom(CustomGuide)

  /// The axis of the guide's values.
  public var axis: Axis {
    switch self {
    case .start(let axis), .center(let axis), .end(let axis): axis
    case .firstBaseline, .lastBaseline: .vertical
    case .custom(let guide): guide.axis
    }
  }

  /// Returns the position of the guide in a node that doesn't define it.
  public func standard(in dimensions: Dimensions) -> Double {
    switch self {
    case .start: 0
    case .center(let axis): dimensions.size[axis] / 2
    case .end(let axis): dimensions.size[axis]
    case .firstBaseline, .lastBaseline: dimensions.size.height
    case .custom(let guide): guide.standard(dimensions)
    }
  }

  /// Returns the guide of a container whose children define these positions, or nil for none.
  ///
  /// The first baseline is that of the topmost line and the last one that of the lowest. Other
  /// guides are averages.
  public func combined(_ positions: [Double]) -> Double? {
    guard !positions.isEmpty else { return nil }
    return switch self {
    case .firstBaseline: positions.min()
    case .lastBaseline: positions.max()
    default: positions.reduce(0, +) / Double(positions.count)
    }
  }
}

/// A guide that a client defines by a name and a standard position.
public struct CustomGuide: Hashable, Sendable {
  /// The identity of the guide.
  public let name: String
  /// The axis of the guide's values.
  public let axis: Axis
  /// The position in a node that doesn't define the guide.
  public let standard: @Sendable (Dimensions) -> Double

  /// Creates a guide.
  public init(_ name: String, axis: Axis, standard: @escaping @Sendable (Dimensions) -> Double) {
    self.name = name
    self.axis = axis
    self.standard = standard
  }

  /// Returns whether two guides have the same name and axis.
  public static func == (a: CustomGuide, b: CustomGuide) -> Bool {
    a.name == b.name && a.axis == b.axis
  }

  /// Adds the name and the axis to a hasher.
  public func hash(into hasher: inout Hasher) {
    hasher.combine(name)
    hasher.combine(axis)
  }
}

/// A pair of guides, one for each axis.
public struct GuidePair: Hashable, Sendable {
  /// The guide along the horizontal axis.
  public var horizontal: Guide
  /// The guide along the vertical axis.
  public var vertical: Guide

  /// Creates a pair.
  public init(_ horizontal: Guide, _ vertical: Guide) {
    self.horizontal = horizontal
    self.vertical = vertical
  }

  /// The centers of both axes.
  public static let center = GuidePair(.center(.horizontal), .center(.vertical))
  /// The leading edge and the top edge.
  public static let topLeading = GuidePair(.start(.horizontal), .start(.vertical))

  /// Returns the point where the guides of some dimensions meet.
  public func point(in dimensions: Dimensions) -> Point {
    Point(x: dimensions[horizontal], y: dimensions[vertical])
  }
}

/// The size of a node for a proposal, with its guides.
public struct Dimensions {
  /// The size.
  public let size: Size
  private let explicitGuide: (Guide) -> Double?

  /// Creates dimensions, of which `explicit` returns the guides that the node defines.
  public init(_ size: Size, explicit: @escaping (Guide) -> Double? = { _ in nil }) {
    self.size = size
    explicitGuide = explicit
  }

  /// The position of a guide.
  public subscript(guide: Guide) -> Double { explicitGuide(guide) ?? guide.standard(in: self) }

  /// Returns the position of a guide, or nil if the node doesn't define it.
  public func explicit(_ guide: Guide) -> Double? { explicitGuide(guide) }
}
