import VitrineBase
import VitrineGraphics
import VitrineLayout

/// Values that depend on catalogs, data or the language.
// Such a value is stored as written, with its location, until the builder has the language and
// data.
extension JSONForm where Value == KeyedValue {
  static var color: JSONForm { .unread(.reference("color")) }
  /// A text with placeholders.
  static var text: JSONForm { JSONForm.unread(.string).fillingPlaceholders }
  /// A text with placeholders, or runs of it.
  static var richText: JSONForm {
    JSONForm.unread(.anyOf([.string, .array(of: .reference("run"))])).fillingPlaceholders
  }
  /// An image's name, or an object with its file.
  static var image: JSONForm { .unread(.anyOf([.string, ImageFileKeys.shape.schema])) }
}

extension JSONForm where Value == JSONValue {
  static var view: JSONForm { .written(.reference("view")) }
  static var constraints: JSONForm { .written(.reference("constraints")) }
  /// Values for `{name}` in texts and for bound keys.
  static var data: JSONForm { .written(.object) }
}

extension JSONForm where Value == [JSONValue] {
  static var views: JSONForm { .array(of: .view) }
}

extension JSONForm where Value == [JSONEntry<JSONValue>] {
  /// Keys to change, by view name.
  static var changes: JSONForm { .map(of: .view) }
}

extension JSONForm where Value == Point {
  static var point: JSONForm {
    let numbers = JSONForm<[Double]>.array(of: .number, count: 2...2)
    return JSONForm(numbers.schema) { value, key throws(InputError) in
      let point = try numbers.read(value, key)
      guard point.count == 2 else {
        throw InputError(
          Diagnostic(.error, "wrong-type", "\(key) needs two numbers", at: value.location))
      }
      return Point(x: point[0], y: point[1])
    }
  }
}

extension JSONForm where Value == Size {
  /// A width and a height in points.
  static var size: JSONForm {
    // No screen is wider, and the limit prevents overflow in later computations.
    let lengths = 0.0...10_000
    let numbers = JSONForm<[Double]>.array(of: .number, count: 2...2)
    let schema = JSONSchema.array(of: .number(in: lengths), count: 2...2)
    return JSONForm(schema) { value, key throws(InputError) in
      let size = try numbers.read(value, key)
      guard size.count == 2, size.allSatisfy(lengths.contains) else {
        throw InputError(
          Diagnostic(
            .error, "wrong-type", "\(key) needs a width and a height in points",
            at: value.location))
      }
      return Size(width: size[0], height: size[1])
    }
  }
}

extension JSONForm where Value == Rect {
  /// The x, y, width and height in the parent.
  static var frame: JSONForm {
    let numbers = JSONForm<[Double]>.array(of: .number, count: 4...4)
    return JSONForm(numbers.schema) { value, key throws(InputError) in
      let frame = try numbers.read(value, key)
      guard frame.count == 4, frame.allSatisfy({ $0.magnitude <= 100_000 }) else {
        throw InputError(
          Diagnostic(
            .error, "wrong-type", "\(key) needs x, y, width and height in points",
            at: value.location))
      }
      return Rect(x: frame[0], y: frame[1], width: frame[2], height: frame[3])
    }
  }
}

extension JSONForm where Value == IntrinsicDimension {
  /// Points, or `none`, in place of the intrinsic size.
  static var intrinsic: JSONForm {
    let range = 0.0...10_000
    return JSONForm(.anyOf([.number(in: range), .constant("none")])) {
      value, key throws(InputError) in
      if value.kind == .string("none") { return .none }
      guard case .number(let points) = value.kind, range.contains(points) else {
        throw wrongType(value, key, expected: "points, or \"none\"")
      }
      return .fixed(points)
    }
  }
}

extension JSONForm where Value == PreferredHeight {
  /// Points, or `from constraints`.
  ///
  /// 0 has the same meaning, like a `preferredContentSize` of 0.
  static var preferredHeight: JSONForm {
    let range = 0.0...10_000
    return JSONForm(.anyOf([.number(in: range), .constant("from constraints")])) {
      value, key throws(InputError) in
      switch value.kind {
      case .number(let points) where range.contains(points):
        return points == 0 ? .fromConstraints : .points(points)
      case .string("from constraints"): return .fromConstraints
      case .number(let points):
        throw InputError(
          Diagnostic(
            .error, "out-of-range", "\(key) is \(points), expected 0 to 10000 points",
            at: value.location))
      default: throw wrongType(value, key, expected: "a number or \"from constraints\"")
      }
    }
  }
}

extension JSONForm where Value == StackView.Alignment {
  /// The alignments of both axes.
  static var stackAlignment: JSONForm {
    .word(
      [("top", .leading), ("bottom", .trailing)]
        + StackView.Alignment.allCases.map { ($0.rawValue, $0) })
  }
}

extension JSONForm where Value == Vibrancy {
  static var vibrancy: JSONForm { .word(DocumentBuilder.vibrancies) }
}
