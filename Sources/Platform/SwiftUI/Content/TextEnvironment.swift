public import CoreGraphics
import VitrineGraphics

/// The alignment of a text's lines.
public enum TextAlignment: Hashable, CaseIterable, Sendable {
  case leading, center, trailing
}

private struct LineLimitKey: EnvironmentKey {
  static var defaultValue: Int? { nil }
}

private struct ReservesLinesKey: EnvironmentKey {
  static var defaultValue: Int { 0 }
}

private struct TextAlignmentKey: EnvironmentKey {
  static var defaultValue: TextAlignment { .leading }
}

private struct ScaleFactorKey: EnvironmentKey {
  static var defaultValue: CGFloat { 1 }
}

private struct TruncationKey: EnvironmentKey {
  static var defaultValue: Text.TruncationMode { .tail }
}

private struct LineSpacingKey: EnvironmentKey {
  static var defaultValue: CGFloat { 0 }
}

private struct TighteningKey: EnvironmentKey {
  static var defaultValue: Bool { false }
}

private struct TextCaseKey: EnvironmentKey {
  static var defaultValue: Text.Case? { nil }
}

private struct TextLinesKey: EnvironmentKey {
  static var defaultValue: TextLines { TextLines() }
}

/// The lines and spaces that views around a text add.
package struct TextLines: Hashable, Sendable {
  package var isUnderlined = false
  package var isStruckThrough = false
  package var spacing = 0.0
  package var baselineOffset = 0.0
}

extension EnvironmentValues {
  /// The maximum number of lines, or nil for no limit.
  public var lineLimit: Int? {
    get { self[LineLimitKey.self] }
    set { self[LineLimitKey.self] = newValue }
  }

  /// The number of lines whose space a text always takes.
  package var reservedLines: Int {
    get { self[ReservesLinesKey.self] }
    set { self[ReservesLinesKey.self] = newValue }
  }

  /// The alignment of lines.
  public var multilineTextAlignment: TextAlignment {
    get { self[TextAlignmentKey.self] }
    set { self[TextAlignmentKey.self] = newValue }
  }

  /// The scale down to which text may shrink.
  public var minimumScaleFactor: CGFloat {
    get { self[ScaleFactorKey.self] }
    set { self[ScaleFactorKey.self] = newValue }
  }

  /// The part of a long text that is removed.
  public var truncationMode: Text.TruncationMode {
    get { self[TruncationKey.self] }
    set { self[TruncationKey.self] = newValue }
  }

  /// The space between lines in points.
  public var lineSpacing: CGFloat {
    get { self[LineSpacingKey.self] }
    set { self[LineSpacingKey.self] = newValue }
  }

  /// A Boolean value that indicates whether letters may come closer before text is truncated.
  public var allowsTightening: Bool {
    get { self[TighteningKey.self] }
    set { self[TighteningKey.self] = newValue }
  }

  /// The case of letters, or nil for that of the string.
  public var textCase: Text.Case? {
    get { self[TextCaseKey.self] }
    set { self[TextCaseKey.self] = newValue }
  }

  /// The lines and spaces of texts.
  package var textLines: TextLines {
    get { self[TextLinesKey.self] }
    set { self[TextLinesKey.self] = newValue }
  }
}

extension View {
  /// Returns the view with a maximum number of lines.
  public func lineLimit(_ number: Int?) -> ModifiedContent<Self, _EnvironmentModifier> {
    environmentChange { $0.lineLimit = number }
  }

  /// Returns the view with a number of lines in a range.
  public func lineLimit(_ range: ClosedRange<Int>) -> ModifiedContent<Self, _EnvironmentModifier> {
    environmentChange {
      $0.lineLimit = range.upperBound
      $0.reservedLines = range.lowerBound
    }
  }

  /// Returns the view with a number of lines up to a maximum.
  public func lineLimit(
    _ range: PartialRangeThrough<Int>
  ) -> ModifiedContent<Self, _EnvironmentModifier> { lineLimit(range.upperBound) }

  /// Returns the view with a maximum number of lines, whose space it may always take.
  public func lineLimit(
    _ limit: Int, reservesSpace: Bool
  ) -> ModifiedContent<Self, _EnvironmentModifier> {
    environmentChange {
      $0.lineLimit = limit
      $0.reservedLines = reservesSpace ? limit : 0
    }
  }

  /// Returns the view with an alignment of lines.
  public func multilineTextAlignment(
    _ alignment: TextAlignment
  ) -> ModifiedContent<Self, _EnvironmentModifier> {
    environmentChange { $0.multilineTextAlignment = alignment }
  }

  /// Returns the view with a scale down to which text may shrink.
  public func minimumScaleFactor(
    _ factor: CGFloat
  ) -> ModifiedContent<Self, _EnvironmentModifier> {
    environmentChange { $0.minimumScaleFactor = factor }
  }

  /// Returns the view with a part of long texts that is removed.
  public func truncationMode(
    _ mode: Text.TruncationMode
  ) -> ModifiedContent<Self, _EnvironmentModifier> {
    environmentChange { $0.truncationMode = mode }
  }

  /// Returns the view with a space between lines.
  public func lineSpacing(_ spacing: CGFloat) -> ModifiedContent<Self, _EnvironmentModifier> {
    environmentChange { $0.lineSpacing = spacing }
  }

  /// Returns the view with letters that may come closer, which isn't drawn.
  public func allowsTightening(_ flag: Bool) -> ModifiedContent<Self, _EnvironmentModifier> {
    environmentChange { $0.allowsTightening = flag }
  }

  /// Returns the view with a case of letters.
  public func textCase(_ textCase: Text.Case?) -> ModifiedContent<Self, _EnvironmentModifier> {
    environmentChange { $0.textCase = textCase }
  }

  /// Returns the view with lines below texts.
  public func underline(
    _ isActive: Bool = true, color: Color? = nil
  ) -> ModifiedContent<Self, _EnvironmentModifier> {
    environmentChange { $0.textLines.isUnderlined = isActive }
  }

  /// Returns the view with lines through texts.
  public func strikethrough(
    _ isActive: Bool = true, color: Color? = nil
  ) -> ModifiedContent<Self, _EnvironmentModifier> {
    environmentChange { $0.textLines.isStruckThrough = isActive }
  }

  /// Returns the view with lines below texts, which are always solid.
  public func underline(
    _ isActive: Bool = true, pattern: Text.LineStyle.Pattern, color: Color? = nil,
    file: StaticString = #fileID, line: Int = #line
  ) -> ModifiedContent<ModifiedContent<Self, _EnvironmentModifier>, _UndrawnModifier> {
    underline(isActive, color: color)
      .undrawn(pattern == .solid ? nil : "the pattern of underline", file, line)
  }

  /// Returns the view with lines through texts, which are always solid.
  public func strikethrough(
    _ isActive: Bool = true, pattern: Text.LineStyle.Pattern, color: Color? = nil,
    file: StaticString = #fileID, line: Int = #line
  ) -> ModifiedContent<ModifiedContent<Self, _EnvironmentModifier>, _UndrawnModifier> {
    strikethrough(isActive, color: color)
      .undrawn(pattern == .solid ? nil : "the pattern of strikethrough", file, line)
  }

  /// Returns the view with a space after each letter.
  public func kerning(_ kerning: CGFloat) -> ModifiedContent<Self, _EnvironmentModifier> {
    environmentChange { $0.textLines.spacing = Double(kerning) }
  }

  /// Returns the view with a space after each letter.
  public func tracking(_ tracking: CGFloat) -> ModifiedContent<Self, _EnvironmentModifier> {
    environmentChange { $0.textLines.spacing = Double(tracking) }
  }

  /// Returns the view with texts at a distance above their baselines.
  public func baselineOffset(
    _ offset: CGFloat
  ) -> ModifiedContent<Self, _EnvironmentModifier> {
    environmentChange { $0.textLines.baselineOffset = Double(offset) }
  }
}
