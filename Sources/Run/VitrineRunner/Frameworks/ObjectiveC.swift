// The names are the platform's.
// swift-format-ignore-file: AlwaysUseLowerCamelCase, TypeNamesShouldBeCapitalized

import CoreGraphics
import Synchronization
public import UIKit

// Functions of the runtime of Objective-C. Values of objects are kept, and there are no methods.

/// The way in which an object keeps a value.
public enum objc_AssociationPolicy: UInt, Sendable {
  case OBJC_ASSOCIATION_ASSIGN = 0
  case OBJC_ASSOCIATION_RETAIN_NONATOMIC = 1
  case OBJC_ASSOCIATION_COPY_NONATOMIC = 3
  case OBJC_ASSOCIATION_RETAIN = 0o1401
  case OBJC_ASSOCIATION_COPY = 0o1403
}

/// The values of objects by the addresses of their keys.
///
/// An object with values lives as long as the program, so that no other object has its address.
private struct AssociatedValues: @unchecked Sendable {
  private struct Key: Hashable {
    var object: ObjectIdentifier
    var address: UInt
  }

  private var objects: [Key: (object: AnyObject, value: Any?)] = [:]

  static let all = Mutex(AssociatedValues())

  subscript(object: AnyObject, address: UInt) -> Any? {
    get { objects[Key(object: ObjectIdentifier(object), address: address)]?.value }
    set { objects[Key(object: ObjectIdentifier(object), address: address)] = (object, newValue) }
  }
}

/// An object with a key and a value, which leave their caller's isolation.
private struct Association: @unchecked Sendable {
  var object: AnyObject
  var value: Any?
}

/// Sets a value of an object.
public func objc_setAssociatedObject(
  _ object: Any, _ key: UnsafeRawPointer, _ value: Any?, _ policy: objc_AssociationPolicy
) {
  let (address, change) = (
    UInt(bitPattern: key), Association(object: object as AnyObject, value: value)
  )
  AssociatedValues.all.withLock { $0[change.object, address] = change.value }
}

/// Returns a value of an object, or nil.
public func objc_getAssociatedObject(_ object: Any, _ key: UnsafeRawPointer) -> Any? {
  let (address, place) = (UInt(bitPattern: key), Association(object: object as AnyObject))
  return AssociatedValues.all.withLock {
    Association(object: place.object, value: $0[place.object, address])
  }.value
}

/// A method of a class, of which there are none.
public typealias Method = OpaquePointer
/// The code of a method.
public typealias IMP = OpaquePointer

/// Returns nil.
public func class_getInstanceMethod(_ cls: AnyClass?, _ name: Selector) -> Method? { nil }
/// Returns nil.
public func class_getClassMethod(_ cls: AnyClass?, _ name: Selector) -> Method? { nil }
/// Changes no methods.
public func method_exchangeImplementations(_ m1: Method, _ m2: Method) {
  PlatformNotes.add("methods aren't exchanged")
}
