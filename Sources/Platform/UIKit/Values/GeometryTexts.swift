// The names are the platform's.
// swift-format-ignore-file: AlwaysUseLowerCamelCase

public import Foundation

// Texts of points, sizes and rectangles, such as `{1, 2}`.

/// Returns a number without needless digits.
private func text(_ value: CGFloat) -> String {
  value == value.rounded() && abs(value) < 1e15 ? "\(Int(value))" : "\(Double(value))"
}

/// Returns the text of a point.
public func NSStringFromCGPoint(_ point: CGPoint) -> String {
  "{\(text(point.x)), \(text(point.y))}"
}

/// Returns the text of a size.
public func NSStringFromCGSize(_ size: CGSize) -> String {
  "{\(text(size.width)), \(text(size.height))}"
}

/// Returns the text of a rectangle.
public func NSStringFromCGRect(_ rect: CGRect) -> String {
  "{\(NSStringFromCGPoint(rect.origin)), \(NSStringFromCGSize(rect.size))}"
}

/// Returns the numbers of a text, of which missing ones are 0.
private func numbers(_ text: String, _ count: Int) -> [CGFloat] {
  let found = text.split { !"0123456789.+-eE".contains($0) }.compactMap { Double($0) }
  return (found + Array(repeating: 0, count: count)).prefix(count).map { CGFloat($0) }
}

/// Returns the point of a text.
public func CGPointFromString(_ string: String) -> CGPoint {
  let values = numbers(string, 2)
  return CGPoint(x: values[0], y: values[1])
}

/// Returns the size of a text.
public func CGSizeFromString(_ string: String) -> CGSize {
  let values = numbers(string, 2)
  return CGSize(width: values[0], height: values[1])
}

/// Returns the rectangle of a text.
public func CGRectFromString(_ string: String) -> CGRect {
  let values = numbers(string, 4)
  return CGRect(x: values[0], y: values[1], width: values[2], height: values[3])
}
