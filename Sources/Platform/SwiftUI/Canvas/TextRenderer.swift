public import CoreGraphics

/// A drawing of texts by an author's code; it isn't called: texts look as without it.
@preconcurrency @MainActor
public protocol TextRenderer {
  /// Draws a text.
  func draw(layout: Text.Layout, in ctx: inout GraphicsContext)
  /// Returns the distances that the drawing needs around the text.
  var displayPadding: EdgeInsets { get }
  /// Returns the size of a text.
  func sizeThatFits(proposal: ProposedViewSize, text: TextProxy) -> CGSize
}

extension TextRenderer {
  /// No distances.
  public var displayPadding: EdgeInsets { EdgeInsets() }
  /// Returns the size of the text.
  public func sizeThatFits(proposal: ProposedViewSize, text: TextProxy) -> CGSize {
    text.sizeThatFits(proposal)
  }
}

/// A text for an author's drawing.
public struct TextProxy: Sendable {
  /// Returns the size of the text; it is that of the proposal.
  public func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize {
    proposal.replacingUnspecifiedDimensions(by: .zero)
  }
}

/// A mark of parts of a text for an author's drawing.
public protocol TextAttribute: Sendable {}

extension Text {
  /// Returns the text with a mark; it has no effect.
  public func customAttribute<T: TextAttribute>(_ value: T) -> Text { self }

  /// The lines of a text for an author's drawing.
  public struct Layout: RandomAccessCollection, Sendable {
    /// The bounds of a part.
    public struct TypographicBounds: Hashable, Sendable {
      /// The origin.
      public var origin: CGPoint
      /// The width.
      public var width: CGFloat
      /// The distance above the baseline.
      public var ascent: CGFloat
      /// The distance below the baseline.
      public var descent: CGFloat
      /// The distance between lines.
      public var leading: CGFloat
      /// The rectangle.
      public var rect: CGRect {
        CGRect(x: origin.x, y: origin.y - ascent, width: width, height: ascent + descent)
      }
    }

    /// A line.
    public struct Line: RandomAccessCollection, Sendable {
      private let runs: [Run]
      /// The origin.
      public var origin: CGPoint
      /// The bounds.
      public let typographicBounds: TypographicBounds
      /// The index of the first run.
      public var startIndex: Int { runs.startIndex }
      /// The index after the last run.
      public var endIndex: Int { runs.endIndex }
      /// Returns a run.
      public subscript(index: Int) -> Run { runs[index] }
    }

    /// A part of a line with the same attributes.
    public struct Run: RandomAccessCollection, Sendable {
      private let slices: [RunSlice]
      /// The bounds.
      public let typographicBounds: TypographicBounds
      /// The index of the first glyph.
      public var startIndex: Int { slices.startIndex }
      /// The index after the last glyph.
      public var endIndex: Int { slices.endIndex }
      /// Returns a glyph.
      public subscript(index: Int) -> RunSlice { slices[index] }
      /// Returns the mark of a type, or nil.
      public subscript<T: TextAttribute>(key: T.Type) -> T? { nil }
    }

    /// Glyphs of a run.
    public struct RunSlice: Sendable {
      /// The bounds.
      public let typographicBounds: TypographicBounds
      /// Returns the mark of a type, or nil.
      public subscript<T: TextAttribute>(key: T.Type) -> T? { nil }
    }

    private let lines: [Line]
    /// The index of the first line.
    public var startIndex: Int { lines.startIndex }
    /// The index after the last line.
    public var endIndex: Int { lines.endIndex }
    /// Returns a line.
    public subscript(index: Int) -> Line { lines[index] }
  }
}

extension GraphicsContext {
  /// The options of a text's drawing.
  public struct TextDrawingOptions: OptionSet, Sendable {
    /// The bits of the set.
    public let rawValue: UInt32
    /// Creates a set from its bits.
    public init(rawValue: UInt32) { self.rawValue = rawValue }
    /// Glyphs between pixels.
    public static let disablesSubpixelQuantization = TextDrawingOptions(rawValue: 1)
  }

  /// Draws a line of a text.
  public func draw(_ line: Text.Layout.Line, options: TextDrawingOptions = []) {}
  /// Draws a run of a text.
  public func draw(_ run: Text.Layout.Run, options: TextDrawingOptions = []) {}
  /// Draws glyphs of a text.
  public func draw(_ slice: Text.Layout.RunSlice, options: TextDrawingOptions = []) {}
}

extension View {
  /// Returns the view with a drawing of its texts; it isn't called.
  public func textRenderer<T: TextRenderer>(
    _ renderer: T, file: StaticString = #fileID, line: Int = #line
  ) -> ModifiedContent<Self, _UndrawnModifier> { undrawn("textRenderer(_:)", file, line) }
}
