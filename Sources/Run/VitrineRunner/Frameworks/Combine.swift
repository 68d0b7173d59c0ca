// The names are the platform's.
// swift-format-ignore-file: AlwaysUseLowerCamelCase

import Foundation

// The core of Combine: published properties and their subscriptions.

/// A subscription, which ends with its owner.
public final class AnyCancellable: Hashable {
  private var end: (() -> Void)?

  /// Creates a subscription from its end.
  public init(_ cancel: @escaping () -> Void) { end = cancel }

  deinit { cancel() }

  /// Ends the subscription.
  public func cancel() {
    end?()
    end = nil
  }

  /// Keeps the subscription in a set.
  public func store(in set: inout Set<AnyCancellable>) { set.insert(self) }

  /// Returns whether two subscriptions are the same.
  public static func == (a: AnyCancellable, b: AnyCancellable) -> Bool { a === b }

  /// Adds the identity to a hasher.
  public func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}

/// A sequence of values over time that never fails.
public protocol Publisher<Output> {
  /// The values.
  associatedtype Output

  /// Calls a closure for each value.
  func sink(receiveValue: @escaping (Output) -> Void) -> AnyCancellable
}

/// A sequence of values of any kind.
public struct AnyPublisher<Output>: Publisher {
  private let subscribe: (@escaping (Output) -> Void) -> AnyCancellable

  init(_ subscribe: @escaping (@escaping (Output) -> Void) -> AnyCancellable) {
    self.subscribe = subscribe
  }

  /// Calls a closure for each value.
  public func sink(receiveValue: @escaping (Output) -> Void) -> AnyCancellable {
    subscribe(receiveValue)
  }
}

extension Publisher {
  /// Returns the sequence without its type.
  public func eraseToAnyPublisher() -> AnyPublisher<Output> { AnyPublisher(sink) }

  /// Returns the values changed by a closure.
  public func map<Result>(_ transform: @escaping (Output) -> Result) -> AnyPublisher<Result> {
    AnyPublisher { receive in sink { receive(transform($0)) } }
  }

  /// Returns the values that fulfill a condition.
  public func filter(_ isIncluded: @escaping (Output) -> Bool) -> AnyPublisher<Output> {
    AnyPublisher { receive in sink { if isIncluded($0) { receive($0) } } }
  }

  /// Returns the values that a closure doesn't map to nil.
  public func compactMap<Result>(
    _ transform: @escaping (Output) -> Result?
  ) -> AnyPublisher<Result> {
    AnyPublisher { receive in sink { if let value = transform($0) { receive(value) } } }
  }

  /// Returns the values without the first ones.
  public func dropFirst(_ count: Int = 1) -> AnyPublisher<Output> {
    AnyPublisher { receive in
      var seen = 0
      return sink { value in
        seen += 1
        if seen > count { receive(value) }
      }
    }
  }

  /// Returns the values on the same queue, because delays don't affect a picture.
  public func receive(on scheduler: Any) -> AnyPublisher<Output> { eraseToAnyPublisher() }

  /// Returns all values, because delays don't affect a picture.
  public func debounce(for interval: Any, scheduler: Any) -> AnyPublisher<Output> {
    eraseToAnyPublisher()
  }

  /// Sets a property to each value.
  public func assign<Root: AnyObject>(
    to keyPath: ReferenceWritableKeyPath<Root, Output>, on object: Root
  ) -> AnyCancellable { sink { object[keyPath: keyPath] = $0 } }
}

extension Publisher where Output: Equatable {
  /// Returns the values that differ from the one before.
  public func removeDuplicates() -> AnyPublisher<Output> {
    AnyPublisher { receive in
      var last: Output?
      return sink { value in
        guard value != last else { return }
        last = value
        receive(value)
      }
    }
  }
}

/// The subscribers of a value.
private final class Subscribers<Output> {
  private var closures: [Int: (Output) -> Void] = [:]
  private var next = 0

  func add(_ closure: @escaping (Output) -> Void) -> AnyCancellable {
    let number = next
    next += 1
    closures[number] = closure
    return AnyCancellable { [weak self] in self?.closures[number] = nil }
  }

  func send(_ value: Output) {
    for (_, closure) in closures.sorted(by: { $0.key < $1.key }) { closure(value) }
  }
}

/// A sequence of values that code sends.
public final class PassthroughSubject<Output, Failure>: Publisher {
  private let subscribers = Subscribers<Output>()

  /// Creates a sequence.
  public init() {}

  /// Sends a value.
  public func send(_ value: Output) { subscribers.send(value) }

  /// Calls a closure for each value.
  public func sink(receiveValue: @escaping (Output) -> Void) -> AnyCancellable {
    subscribers.add(receiveValue)
  }
}

extension PassthroughSubject where Output == Void {
  /// Sends an event.
  public func send() { send(()) }
}

/// A value that code changes.
public final class CurrentValueSubject<Output, Failure>: Publisher {
  private let subscribers = Subscribers<Output>()
  /// The value.
  public var value: Output { didSet { subscribers.send(value) } }

  /// Creates a value.
  public init(_ value: Output) { self.value = value }

  /// Sets the value.
  public func send(_ value: Output) { self.value = value }

  /// Calls a closure with the value and each later one.
  public func sink(receiveValue: @escaping (Output) -> Void) -> AnyCancellable {
    receiveValue(value)
    return subscribers.add(receiveValue)
  }
}

/// An object whose published properties are observed.
public protocol ObservableObject: AnyObject {}

/// A property whose values are observed.
@propertyWrapper
public struct Published<Value> {
  private let subject: CurrentValueSubject<Value, Never>

  /// Creates a property.
  public init(wrappedValue: Value) { subject = CurrentValueSubject(wrappedValue) }

  /// The value.
  public var wrappedValue: Value {
    get { subject.value }
    nonmutating set { subject.value = newValue }
  }

  /// The values.
  public var projectedValue: AnyPublisher<Value> { subject.eraseToAnyPublisher() }
}
