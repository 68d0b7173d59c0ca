import CoreGraphics

/// The measures of the accessory gauges (docs/PLATFORM.md, "Controls of SwiftUI").
private enum GaugeMetrics {
  /// The outer diameter of circular gauges.
  static let diameter: CGFloat = 58
  /// The width of rings.
  static let line: CGFloat = 5.67
  /// The part of the circle that an open ring has, and with labels of its bounds.
  static let sweep: (plain: Double, withBounds: Double) = (270, 240)
  /// The diameter of the gap around the marker.
  static let gap: CGFloat = 10
  /// The side of the square for the label in an open ring and in a closed one.
  static let label: (open: CGFloat, closed: CGFloat) = (40, 29)
  /// The width of the labels of both bounds.
  static let boundsWidth: CGFloat = 35
  /// The height of accessory gauges' bars.
  static let bar: CGFloat = 6
  /// The height of the bar between labels, and its distance from the label above it.
  static let linearBar: CGFloat = 16
  static let linearGap: CGFloat = 11
}

/// An open ring with a marker at the value.
public struct AccessoryCircularGaugeStyle: GaugeStyle {
  /// Creates the style.
  public nonisolated init() {}

  /// Returns the ring around the label of the value.
  public func makeBody(configuration: Configuration) -> some View {
    let hasBounds =
      configuration.minimumValueLabel != nil || configuration.maximumValueLabel != nil
    let sweep = hasBounds ? GaugeMetrics.sweep.withBounds : GaugeMetrics.sweep.plain
    ZStack {
      _OpenRing(value: configuration.value, sweep: sweep)
      if let current = configuration.currentValueLabel {
        current.font(.system(size: 21, design: .rounded)).minimumScaleFactor(0.4).lineLimit(1)
          .frame(maxWidth: GaugeMetrics.label.open, maxHeight: GaugeMetrics.label.open)
      }
      VStack(spacing: 0) {
        Spacer(minLength: 0)
        if hasBounds {
          HStack(spacing: 0) {
            configuration.minimumValueLabel
            Spacer(minLength: 0)
            configuration.maximumValueLabel
          }
        } else {
          configuration.label
        }
      }
      .font(.system(size: 11, weight: .medium))
      .minimumScaleFactor(0.4).lineLimit(1)
      .frame(width: GaugeMetrics.boundsWidth)
      .padding(.bottom, 3)
    }
    .frame(width: GaugeMetrics.diameter, height: GaugeMetrics.diameter)
  }
}

/// The tint of a gauge, of which a gradient follows the ring or the bar.
struct _GaugeTint: ShapeStyle {
  /// The degrees of a ring, or nil for a bar.
  let sweep: Double?

  func _resolved(in environment: EnvironmentValues) -> _ResolvedStyle {
    let tint = TintShapeStyle()._resolved(in: environment)
    guard let gradient = environment.tint else { return tint }
    guard case .linear(let stops, _, _) = gradient._resolved(in: environment).kind else {
      return tint
    }
    guard let sweep else {
      return _ResolvedStyle(.linear(stops, start: .leading, end: .trailing))
    }
    return _ResolvedStyle(
      .angular(
        stops, center: .center, start: Angle(degrees: 270 - sweep / 2).radians,
        end: Angle(degrees: 270 + sweep / 2).radians))
  }
}

/// The ring of an open gauge, whose ends are at equal heights.
struct _OpenRing: View {
  let value: Double
  let sweep: Double

  var body: some View {
    let line = GaugeMetrics.line
    let style = StrokeStyle(lineWidth: line, lineCap: .round)
    let start = 270 - sweep / 2
    let tint = _GaugeTint(sweep: sweep)
    ZStack {
      Circle().trim(from: 0, to: CGFloat(sweep / 360)).rotation(.degrees(start))
        .stroke(tint, style: style)
      Circle().fill(Color.black).frame(width: GaugeMetrics.gap, height: GaugeMetrics.gap)
        .blendMode(.destinationOut)
        .overlay { Circle().fill(.tint).frame(width: line, height: line) }
        .offset(x: (GaugeMetrics.diameter - line) / 2)
        .rotationEffect(.degrees(start + sweep * value))
    }
    .compositingGroup()
    .padding(line / 2)
  }
}

/// A closed ring that is filled up to the value.
public struct AccessoryCircularCapacityGaugeStyle: GaugeStyle {
  /// Creates the style.
  public nonisolated init() {}

  /// Returns the ring around the label of the value.
  public func makeBody(configuration: Configuration) -> some View {
    ZStack {
      _ClosedRing(value: CGFloat(configuration.value), line: GaugeMetrics.line)
      Group {
        if let current = configuration.currentValueLabel {
          current
        } else {
          configuration.label
        }
      }
      .font(.system(size: 21, design: .rounded)).minimumScaleFactor(0.4).lineLimit(1)
      .frame(maxWidth: GaugeMetrics.label.closed, maxHeight: GaugeMetrics.label.closed)
    }
    .frame(width: GaugeMetrics.diameter, height: GaugeMetrics.diameter)
  }
}

/// A ring that is filled clockwise from the top.
struct _ClosedRing: View {
  let value: CGFloat
  let line: CGFloat

  var body: some View {
    ZStack {
      Circle().stroke(TintShapeStyle().opacity(0.3), lineWidth: line)
      Circle().trim(from: 0, to: value).rotation(.degrees(-90))
        .stroke(.tint, style: StrokeStyle(lineWidth: line, lineCap: .round))
    }
    .padding(line / 2)
  }
}

/// A bar with a marker at the value.
public struct AccessoryLinearGaugeStyle: GaugeStyle {
  /// Creates the style.
  public nonisolated init() {}

  /// Returns the bar between the labels of the bounds.
  public func makeBody(configuration: Configuration) -> some View {
    HStack(spacing: 4) {
      configuration.minimumValueLabel
      GeometryReader { proxy in
        let side = GaugeMetrics.bar
        ZStack(alignment: .leading) {
          Capsule().fill(_GaugeTint(sweep: nil))
          Circle().fill(.foreground).frame(width: side, height: side)
            .offset(x: (proxy.size.width - side) * CGFloat(configuration.value))
        }
      }
      .frame(height: GaugeMetrics.bar)
      configuration.maximumValueLabel
    }
  }
}

/// A bar that is filled up to the value.
public struct AccessoryLinearCapacityGaugeStyle: GaugeStyle {
  /// Creates the style.
  public nonisolated init() {}

  /// Returns the label above the bar, and the label of the value below it.
  public func makeBody(configuration: Configuration) -> some View {
    VStack(alignment: .leading, spacing: 2) {
      configuration.label
      HStack(spacing: 4) {
        configuration.minimumValueLabel
        _FilledBar(value: CGFloat(configuration.value), height: GaugeMetrics.bar)
        configuration.maximumValueLabel
      }
      configuration.currentValueLabel
    }
  }
}

/// A bar that is filled up to the value, below its label.
public struct LinearCapacityGaugeStyle: GaugeStyle {
  /// Creates the style.
  public nonisolated init() {}

  /// Returns the bar between the labels.
  public func makeBody(configuration: Configuration) -> some View {
    VStack(spacing: GaugeMetrics.linearGap) {
      configuration.label
      HStack(spacing: 8) {
        configuration.minimumValueLabel
        _FilledBar(
          value: CGFloat(configuration.value), height: GaugeMetrics.linearBar,
          rest: Color(uiColor: .tertiarySystemFill))
        configuration.maximumValueLabel
      }
      configuration.currentValueLabel
    }
  }
}

/// The standard style, a filled bar.
public struct DefaultGaugeStyle: GaugeStyle {
  /// Creates the style.
  public nonisolated init() {}

  /// Returns the bar between the labels.
  public func makeBody(configuration: Configuration) -> some View {
    LinearCapacityGaugeStyle().makeBody(configuration: configuration)
  }
}

/// A capsule that is filled from the leading edge.
struct _FilledBar: View {
  let value: CGFloat
  let height: CGFloat
  var rest = Color(uiColor: .systemFill)

  var body: some View {
    GeometryReader { proxy in
      ZStack(alignment: .leading) {
        Capsule().fill(rest)
        Capsule().fill(.tint).frame(width: max(0, proxy.size.width * value))
      }
    }
    .frame(height: height)
  }
}

extension GaugeStyle where Self == DefaultGaugeStyle {
  /// The standard style.
  public static var automatic: DefaultGaugeStyle { .init() }
}

extension GaugeStyle where Self == AccessoryCircularGaugeStyle {
  /// An open ring with a marker at the value.
  public static var accessoryCircular: AccessoryCircularGaugeStyle { .init() }
}

extension GaugeStyle where Self == AccessoryCircularCapacityGaugeStyle {
  /// A closed ring that is filled up to the value.
  public static var accessoryCircularCapacity: AccessoryCircularCapacityGaugeStyle { .init() }
}

extension GaugeStyle where Self == AccessoryLinearGaugeStyle {
  /// A bar with a marker at the value.
  public static var accessoryLinear: AccessoryLinearGaugeStyle { .init() }
}

extension GaugeStyle where Self == AccessoryLinearCapacityGaugeStyle {
  /// A bar that is filled up to the value.
  public static var accessoryLinearCapacity: AccessoryLinearCapacityGaugeStyle { .init() }
}

extension GaugeStyle where Self == LinearCapacityGaugeStyle {
  /// A bar that is filled up to the value, below its label.
  public static var linearCapacity: LinearCapacityGaugeStyle { .init() }
}
