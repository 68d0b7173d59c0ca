import Foundation
@_spi(Reflection) import Swift
import SwiftUI
import UIKit

/// The empty values of types: nil, zero, an empty text, collection or view, the first case of an
/// enumeration without values, and a structure whose properties have empty values.
enum EmptyValue {
  /// The number of structures inside of each other that are created.
  private static let depthLimit = 8

  /// Returns the empty value of a type, or nil if it has none, as a class of the author's.
  static func of<Value>(_ type: Value.Type) -> Value? { of(type, depth: 0) }

  private static func of<Value>(_ type: Value.Type, depth: Int) -> Value? {
    if let type = type as? any ExpressibleByNilLiteral.Type { return none(type) as? Value }
    for value in plain { if let value = value as? Value { return value } }
    if let type = type as? any AdditiveArithmetic.Type { return zero(type) as? Value }
    if let type = type as? any RangeReplaceableCollection.Type { return empty(type) as? Value }
    if let type = type as? any SetAlgebra.Type { return empty(type) as? Value }
    if let type = type as? any ExpressibleByDictionaryLiteral.Type { return empty(type) as? Value }
    if type is AnyObject.Type {
      return MainActor.assumeIsolated { Views(value: views(type) as? Value) }.value
    }
    let shown = MainActor.assumeIsolated { Views(value: viewValues) }.value ?? []
    if let value = shown.lazy.compactMap({ $0 as? Value }).first { return value }
    return composed(type, depth: depth)
  }

  /// A view that leaves the main actor, on which the code of a widget runs.
  private struct Views<Value>: @unchecked Sendable { let value: Value? }

  private static var plain: [Any] {
    [
      (), false, CGPoint.zero, CGSize.zero, CGRect.zero, UIEdgeInsets.zero,
      CGAffineTransform.identity, UIColor.clear, UIImage(), UIFont.systemFont(ofSize: 17),
      NSAttributedString(string: ""), Date(), DateComponents(),
      DateInterval(start: Date(), duration: 0),
      URL(fileURLWithPath: "/"), UUID(uuid: (0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0)),
      Calendar.current, Locale.current, TimeZone.current, UserDefaults.standard, Bundle.main,
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

  /// The values of SwiftUI that show nothing.
  @MainActor
  private static var viewValues: [Any] {
    [
      Color.clear, Text(verbatim: ""), SwiftUI.Image(uiImage: UIImage()), Font.body,
      AnyView(EmptyView()), EmptyView(), OmittedView(), LocalizedStringKey(""), EdgeInsets(),
      AnyShapeStyle(Color.clear), Path(), Angle.zero,
    ]
  }

  // MARK: Types of the author

  /// Returns a structure, a tuple or an enumeration of the author's with an empty value in each
  /// place, or nil if a place has none.
  private static func composed<Value>(_ type: Value.Type, depth: Int) -> Value? {
    guard depth < depthLimit else { return nil }
    let memory = UnsafeMutablePointer<Value>.allocate(capacity: 1)
    defer { unsafe memory.deallocate() }
    let bytes = UnsafeMutableRawPointer(memory)
    unsafe bytes.initializeMemory(as: UInt8.self, repeating: 0, count: MemoryLayout<Value>.size)
    if let cases = PlainCases(type) {
      return cases.hasOnlyPlainCases ? unsafe memory.move() : nil
    }
    // Places that are filled before one that can't be stay filled, because the run ends then.
    let isWhole = unsafe _forEachField(of: type) { _, offset, field, _ in
      unsafe fill(bytes + offset, as: field, depth: depth + 1)
    }
    return isWhole ? unsafe memory.move() : nil
  }

  /// Stores the empty value of a type, and returns whether there is one.
  private static func fill(
    _ place: UnsafeMutableRawPointer, as type: Any.Type, depth: Int
  ) -> Bool {
    func store<Value>(_ type: Value.Type) -> Bool {
      guard let value = of(type, depth: depth) else { return false }
      unsafe place.initializeMemory(as: Value.self, to: value)
      return true
    }
    return _openExistential(type, do: store)
  }
}

/// The cases of an enumeration, as its metadata in the program describes them.
private struct PlainCases {
  /// A Boolean value that indicates whether there are cases and none has associated values.
  ///
  /// Memory of zeros is then the first case.
  let hasOnlyPlainCases: Bool

  /// The kind of the metadata of enumerations.
  private static let enumerationKind = 0x201
  /// The offset of the number of cases with associated values in a descriptor, before which are its
  /// flags, its parent, its name, its function and its fields.
  private static let payloadCasesOffset = 20

  /// Reads the cases of a type, or returns nil if it is no enumeration.
  init?(_ type: Any.Type) {
    let metadata = unsafe unsafeBitCast(type, to: UnsafeRawPointer.self)
    guard unsafe metadata.load(as: Int.self) == Self.enumerationKind else { return nil }
    let descriptor = unsafe metadata.load(
      fromByteOffset: MemoryLayout<Int>.size, as: UnsafeRawPointer.self)
    // The lower bits are the number, and the upper ones the place of a size.
    let payloadCases =
      unsafe descriptor.load(fromByteOffset: Self.payloadCasesOffset, as: UInt32.self) & 0xFF_FFFF
    let emptyCases = unsafe descriptor.load(
      fromByteOffset: Self.payloadCasesOffset + MemoryLayout<UInt32>.size, as: UInt32.self)
    hasOnlyPlainCases = payloadCases == 0 && emptyCases > 0
  }
}
