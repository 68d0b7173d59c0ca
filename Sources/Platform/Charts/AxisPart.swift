public import SwiftUI

/// A line or a label of an axis at a value.
struct AxisPart {
  enum Label {
    case automatic, undrawn
    case text(Text)
    case format((ChartPosition) -> String?)
  }

  enum Kind {
    case gridLine(StrokeStyle?)
    case tick(CGFloat, StrokeStyle?)
    case label(Label)
  }

  let kind: Kind
  var isCentered: Bool?
  var style: AnyShapeStyle?
  var font: Font?
  var offset = CGSize.zero
}

/// A line of an axis across a chart.
public struct AxisGridLine: AxisMark {
  /// The line.
  public let _axes: _AxisParts

  /// Creates a line.
  public init(centered: Bool? = nil, stroke: StrokeStyle? = nil) {
    _axes = _AxisParts(parts: [AxisPart(kind: .gridLine(stroke), isCentered: centered)])
  }
}

/// A short line of an axis.
public struct AxisTick: AxisMark {
  /// The line.
  public let _axes: _AxisParts

  /// Creates a line.
  public init(centered: Bool? = nil, length: Length, stroke: StrokeStyle? = nil) {
    self.init(centered: centered, length: length.points, stroke: stroke)
  }

  /// The length of a line.
  public struct Length: Sendable {
    fileprivate let points: CGFloat

    /// The standard length.
    public static let automatic = Length(points: 4)
    /// The length of the labels, which is drawn as 16 points.
    public static let label = Length(points: 16)
    /// The length of the longest label, which is drawn as 16 points.
    public static let longestLabel = Length(points: 16)
  }

  /// Creates a line.
  public init(centered: Bool? = nil, length: CGFloat = 4, stroke: StrokeStyle? = nil) {
    _axes = _AxisParts(parts: [AxisPart(kind: .tick(length, stroke), isCentered: centered)])
  }
}

/// A label of an axis.
public struct AxisValueLabel: AxisMark {
  /// The label.
  public let _axes: _AxisParts

  private init(_ label: AxisPart.Label, _ isCentered: Bool?) {
    _axes = _AxisParts(parts: [AxisPart(kind: .label(label), isCentered: isCentered)])
  }

  /// Creates a label.
  public init(
    centered: Bool? = nil, anchor: UnitPoint? = nil, multiLabelAlignment: Alignment? = nil,
    horizontalSpacing: CGFloat? = nil, verticalSpacing: CGFloat? = nil
  ) { self.init(.automatic, centered) }
  /// Creates a label with a text.
  public init(_ titleKey: LocalizedStringKey, centered: Bool? = nil, anchor: UnitPoint? = nil) {
    self.init(.text(Text(titleKey)), centered)
  }
  /// Creates a label with a text.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, centered: Bool? = nil, anchor: UnitPoint? = nil) {
    self.init(.text(Text(title)), centered)
  }
  /// Creates a label in a format.
  public init<F: FormatStyle>(
    format: F, centered: Bool? = nil, anchor: UnitPoint? = nil,
    horizontalSpacing: CGFloat? = nil, verticalSpacing: CGFloat? = nil
  ) { self.init(.format { $0.text(in: format) }, centered) }
  /// Creates a label with a view, of which only a text is drawn.
  public init<V: View>(
    centered: Bool? = nil, anchor: UnitPoint? = nil, horizontalSpacing: CGFloat? = nil,
    verticalSpacing: CGFloat? = nil, @ViewBuilder content: () -> V
  ) {
    let content = content() as Any
    let text = content as? Text ?? (content as? Text?).flatMap(\.self)
    self.init(text.map { .text($0) } ?? .undrawn, centered)
  }
}

/// Modifiers of an axis's parts.
extension AxisMark {
  private func changed(_ change: (inout AxisPart) -> Void) -> _AxisParts {
    var all = _axes
    for index in all.parts.indices { change(&all.parts[index]) }
    return all
  }

  /// Returns the part in a style.
  public func foregroundStyle<S: ShapeStyle>(_ style: S) -> _AxisParts {
    changed { $0.style = $0.style ?? AnyShapeStyle(style) }
  }
  /// Returns the part in a font.
  public func font(_ font: Font?) -> _AxisParts { changed { $0.font = $0.font ?? font } }
  /// Returns the part at a distance.
  public func offset(x: CGFloat = 0, y: CGFloat = 0) -> _AxisParts {
    changed {
      $0.offset.width += x
      $0.offset.height += y
    }
  }
}
