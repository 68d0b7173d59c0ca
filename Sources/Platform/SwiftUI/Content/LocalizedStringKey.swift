public import Foundation

/// A key of a localized string, with the values that replace its placeholders.
public struct LocalizedStringKey: ExpressibleByStringInterpolation, Equatable, Sendable {
  /// A piece of the key: characters, or a value with its placeholder.
  package enum Piece: Equatable, Sendable {
    case literal(String)
    case argument(String, Text)
  }

  package let pieces: [Piece]

  /// Creates a key of a string.
  public init(_ value: String) { pieces = [.literal(value)] }

  /// Creates a key of a literal.
  public init(stringLiteral value: String) { self.init(value) }

  /// Creates a key of a literal with interpolations.
  public init(stringInterpolation: StringInterpolation) { pieces = stringInterpolation.pieces }

  /// The key by which tables of strings are searched.
  package var key: String {
    pieces.map { piece in
      switch piece {
      case .literal(let string): string.replacing("%", with: "%%")
      case .argument(let placeholder, _): placeholder
      }
    }.joined()
  }

  /// A collector of the pieces of a literal.
  public struct StringInterpolation: StringInterpolationProtocol, Sendable {
    var pieces: [Piece] = []

    /// Creates an empty collector.
    public init(literalCapacity: Int, interpolationCount: Int) {}

    /// Adds characters.
    public mutating func appendLiteral(_ literal: String) {
      if !literal.isEmpty { pieces.append(.literal(literal)) }
    }

    /// Adds a string.
    public mutating func appendInterpolation(_ string: String) {
      pieces.append(.argument("%@", Text(verbatim: string)))
    }

    /// Adds an object with a formatter.
    public mutating func appendInterpolation<Subject>(_ subject: Subject, formatter: Formatter) {
      pieces.append(.argument("%@", Text(verbatim: formatter.string(for: subject) ?? "")))
    }

    /// Adds a formatted value.
    public mutating func appendInterpolation<F: FormatStyle>(
      _ input: F.FormatInput, format: F
    ) where F.FormatOutput == String {
      pieces.append(.argument("%@", Text(verbatim: format.format(input))))
    }

    /// Adds a number with the placeholder of its type.
    public mutating func appendInterpolation<T: _FormatSpecifiable>(_ value: T) {
      appendInterpolation(value, specifier: T._specifier)
    }

    /// Adds a number with a placeholder.
    public mutating func appendInterpolation<T: _FormatSpecifiable>(
      _ value: T, specifier: String
    ) {
      pieces.append(
        .argument(specifier, Text(verbatim: String(format: specifier, value._argument))))
    }

    /// Adds a text.
    public mutating func appendInterpolation(_ text: Text) {
      pieces.append(.argument("%@", text))
    }

    /// Adds an image.
    public mutating func appendInterpolation(_ image: Image) {
      pieces.append(.argument("%@", Text(image)))
    }

    /// Adds a text with attributes.
    @_disfavoredOverload
    public mutating func appendInterpolation(_ text: AttributedString) {
      pieces.append(.argument("%@", Text(text)))
    }

    /// Adds a date.
    public mutating func appendInterpolation(_ date: Date, style: Text.DateStyle) {
      pieces.append(.argument("%@", Text(date, style: style)))
    }

    /// Adds a range of dates.
    public mutating func appendInterpolation(_ dates: ClosedRange<Date>) {
      pieces.append(.argument("%@", Text(dates)))
    }

    /// Adds a timer.
    public mutating func appendInterpolation(
      timerInterval: ClosedRange<Date>, pauseTime: Date? = nil, countsDown: Bool = true,
      showsHours: Bool = true
    ) {
      pieces.append(
        .argument(
          "%@",
          Text(
            timerInterval: timerInterval, pauseTime: pauseTime, countsDown: countsDown,
            showsHours: showsHours)))
    }

    /// Adds the description of another value.
    @_disfavoredOverload
    public mutating func appendInterpolation<T>(_ value: T) {
      pieces.append(.argument("%@", Text(verbatim: "\(value)")))
    }
  }
}

/// A number that a placeholder of a format can represent.
public protocol _FormatSpecifiable: Equatable {
  /// The number as an argument of a format.
  var _argument: any CVarArg { get }
  /// The placeholder of the type.
  static var _specifier: String { get }
}

extension Int: _FormatSpecifiable {
  /// The number as an argument of a format.
  public var _argument: any CVarArg { Int64(self) }
  /// The placeholder of the type.
  public static var _specifier: String { "%lld" }
}

extension Int32: _FormatSpecifiable {
  /// The number as an argument of a format.
  public var _argument: any CVarArg { self }
  /// The placeholder of the type.
  public static var _specifier: String { "%d" }
}

extension Int64: _FormatSpecifiable {
  /// The number as an argument of a format.
  public var _argument: any CVarArg { self }
  /// The placeholder of the type.
  public static var _specifier: String { "%lld" }
}

extension UInt: _FormatSpecifiable {
  /// The number as an argument of a format.
  public var _argument: any CVarArg { UInt64(self) }
  /// The placeholder of the type.
  public static var _specifier: String { "%llu" }
}

extension Double: _FormatSpecifiable {
  /// The number as an argument of a format.
  public var _argument: any CVarArg { self }
  /// The placeholder of the type.
  public static var _specifier: String { "%lf" }
}

extension Float: _FormatSpecifiable {
  /// The number as an argument of a format.
  public var _argument: any CVarArg { Double(self) }
  /// The placeholder of the type.
  public static var _specifier: String { "%f" }
}

extension CGFloat: _FormatSpecifiable {
  /// The number as an argument of a format.
  public var _argument: any CVarArg { Double(self) }
  /// The placeholder of the type.
  public static var _specifier: String { "%lf" }
}
