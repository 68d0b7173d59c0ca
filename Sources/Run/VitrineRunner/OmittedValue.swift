import Foundation
import UIKit

/// Returns an empty value in place of one whose code doesn't compile: nil, zero, an empty text or
/// collection, a view without content.
///
/// A type without an empty value ends the run with the name of the omitted code.
public func omittedValue<Value>(
  _ name: String, file: StaticString = #file, line: UInt = #line
) -> Value {
  if let value = EmptyValue.of(Value.self) { return value }
  fatalError(
    "\(name) is left out, because its code doesn't compile, and \(Value.self) has no empty value",
    file: file, line: line)
}

/// The empty values of types.
private enum EmptyValue {
  static func of<Value>(_ type: Value.Type) -> Value? {
    if let type = type as? any ExpressibleByNilLiteral.Type { return none(type) as? Value }
    for value in plain { if let value = value as? Value { return value } }
    if let type = type as? any AdditiveArithmetic.Type { return zero(type) as? Value }
    if let type = type as? any RangeReplaceableCollection.Type { return empty(type) as? Value }
    if let type = type as? any SetAlgebra.Type { return empty(type) as? Value }
    if let type = type as? any ExpressibleByDictionaryLiteral.Type { return empty(type) as? Value }
    return MainActor.assumeIsolated { Views(value: views(type) as? Value) }.value
  }

  /// A view that leaves the main actor, on which the code of a widget runs.
  private struct Views<Value>: @unchecked Sendable { let value: Value? }

  private static var plain: [Any] {
    [
      (), false, CGPoint.zero, CGSize.zero, CGRect.zero, UIEdgeInsets.zero,
      CGAffineTransform.identity, UIColor.clear, NSAttributedString(string: ""),
    ]
  }

  private static func none<Type: ExpressibleByNilLiteral>(_: Type.Type) -> Any {
    Type(nilLiteral: ())
  }

  private static func zero<Type: AdditiveArithmetic>(_: Type.Type) -> Any { Type.zero }

  private static func empty<Type: RangeReplaceableCollection>(_: Type.Type) -> Any { Type() }

  private static func empty<Type: SetAlgebra>(_: Type.Type) -> Any { Type() }

  private static func empty<Type: ExpressibleByDictionaryLiteral>(_: Type.Type) -> Any {
    let value: Type = [:]
    return value
  }

  /// Returns a view of a type, whose class the code's own classes may derive from.
  @MainActor
  private static func views(_ type: Any.Type) -> Any? {
    let made: [@MainActor () -> UIView] = [
      { UIView() }, { UILabel() }, { UIButton() }, { UIImageView() }, { UIStackView() },
      { UITableViewCell(style: .default, reuseIdentifier: nil) },
      { UICollectionViewCell(frame: .zero) }, { UICollectionReusableView(frame: .zero) },
    ]
    return made.lazy.map { $0() }.first { Swift.type(of: $0) == type }
  }
}
