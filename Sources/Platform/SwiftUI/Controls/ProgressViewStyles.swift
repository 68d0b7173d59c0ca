import CoreGraphics

/// A bar if the progress is known, and spokes otherwise.
public struct DefaultProgressViewStyle: ProgressViewStyle {
  /// Creates the style.
  public nonisolated init() {}

  /// Returns the bar or the spokes.
  public func makeBody(configuration: Configuration) -> some View {
    if configuration.fractionCompleted == nil {
      CircularProgressViewStyle().makeBody(configuration: configuration)
    } else {
      LinearProgressViewStyle().makeBody(configuration: configuration)
    }
  }
}

/// A bar that is filled up to the value.
public struct LinearProgressViewStyle: ProgressViewStyle {
  private let tint: Color?
  /// The height of the bar (docs/PLATFORM.md, "Controls of SwiftUI").
  private static let height: CGFloat = 4

  /// Creates the style.
  public nonisolated init() { tint = nil }

  /// Creates the style with a color of the bar.
  public nonisolated init(tint: Color) { self.tint = tint }

  /// Returns the bar between the label and that of the value.
  public func makeBody(configuration: Configuration) -> some View {
    VStack(alignment: .leading, spacing: 4) {
      configuration.label
      _TintedBar(
        value: CGFloat(configuration.fractionCompleted ?? 0), height: Self.height, tint: tint)
      configuration.currentValueLabel.font(.caption).foregroundStyle(.secondary)
    }
  }
}

/// A bar with a tint that surrounds replace.
struct _TintedBar: View {
  let value: CGFloat
  let height: CGFloat
  let tint: Color?

  var body: some View {
    if let tint {
      _FilledBar(value: value, height: height).tint(tint)
    } else {
      _FilledBar(value: value, height: height)
    }
  }
}

/// A ring if the progress is known, and spokes otherwise.
public struct CircularProgressViewStyle: ProgressViewStyle {
  private let tint: Color?

  /// Creates the style.
  public nonisolated init() { tint = nil }

  /// Creates the style with a color of the ring.
  public nonisolated init(tint: Color) { self.tint = tint }

  /// Returns the ring or the spokes above the label.
  public func makeBody(configuration: Configuration) -> some View {
    if let fraction = configuration.fractionCompleted {
      _TintedRing(value: CGFloat(fraction), tint: tint)
        .overlay {
          configuration.currentValueLabel.font(.system(size: 13, design: .rounded))
            .minimumScaleFactor(0.4).lineLimit(1).padding(8)
        }
    } else {
      VStack(spacing: 4) {
        _Spokes()
        configuration.label.foregroundStyle(.secondary)
      }
    }
  }
}

/// A ring with a tint that surrounds replace.
struct _TintedRing: View {
  let value: CGFloat
  let tint: Color?

  var body: some View {
    if let tint { ring.tint(tint) } else { ring }
  }

  private var ring: some View {
    _ClosedRing(value: value, line: 5.67)
      .frame(minWidth: 20, idealWidth: 58, maxWidth: 58, minHeight: 20, idealHeight: 58)
      .aspectRatio(1, contentMode: .fit)
  }
}

/// The spokes of an activity indicator, which a picture shows before their first turn.
///
/// Their number, size and opacities are defaults of this library.
struct _Spokes: View {
  private static let count = 8
  private static let side: CGFloat = 20

  var body: some View {
    ZStack {
      ForEach(0..<Self.count, id: \.self) { index in
        Capsule().fill(Color(uiColor: .secondaryLabel))
          .opacity(1 - 0.75 * Double((Self.count - index) % Self.count) / Double(Self.count))
          .frame(width: 2.5, height: 6)
          .offset(y: -Self.side / 2 + 3)
          .rotationEffect(.degrees(360 * Double(index) / Double(Self.count)))
      }
    }
    .frame(width: Self.side, height: Self.side)
  }
}

extension ProgressViewStyle where Self == DefaultProgressViewStyle {
  /// The standard style.
  public static var automatic: DefaultProgressViewStyle { .init() }
}

extension ProgressViewStyle where Self == LinearProgressViewStyle {
  /// A bar that is filled up to the value.
  public static var linear: LinearProgressViewStyle { .init() }
}

extension ProgressViewStyle where Self == CircularProgressViewStyle {
  /// A ring or spokes.
  public static var circular: CircularProgressViewStyle { .init() }
}
