/// A source of values over time, which sends them synchronously.
public protocol Publisher<Output, Failure> {
  /// The type of the values.
  associatedtype Output
  /// The type of the error.
  associatedtype Failure: Error

  /// Sends all values and the end to a subscriber.
  func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure

  /// Sends all values and the end to functions, until the result is canceled.
  func _subscribe(_ receiver: _Receiver<Output, Failure>) -> AnyCancellable
}

extension Publisher {
  /// Sends all values and the end to functions through a subscriber of a program's publisher.
  public func _subscribe(_ receiver: _Receiver<Output, Failure>) -> AnyCancellable {
    let sink = Subscribers.Sink<Output, Failure>(
      receiveCompletion: receiver.completion, receiveValue: receiver.value)
    receive(subscriber: sink)
    return AnyCancellable(sink)
  }

  /// Sends all values and the end to a subscriber.
  public func subscribe<S: Subscriber>(_ subscriber: S)
  where S.Input == Output, S.Failure == Failure { receive(subscriber: subscriber) }

  /// Sends all values and the end through a subject.
  public func subscribe<S: Subject>(_ subject: S) -> AnyCancellable
  where S.Output == Output, S.Failure == Failure {
    sink(receiveCompletion: subject.send(completion:), receiveValue: subject.send(_:))
  }
}

/// The functions that receive values and the end of a publisher.
public struct _Receiver<Input, Failure: Error> {
  let value: (Input) -> Void
  let completion: (Subscribers.Completion<Failure>) -> Void

  init(
    value: @escaping (Input) -> Void,
    completion: @escaping (Subscribers.Completion<Failure>) -> Void
  ) {
    self.value = value
    self.completion = completion
  }
}

/// The names of the parts of subscribers.
public enum Subscribers {
  /// The end of a publisher.
  public enum Completion<Failure: Error> {
    case finished
    case failure(Failure)
  }
}

extension Subscribers.Completion: Sendable {}
extension Subscribers.Completion: Equatable where Failure: Equatable {}

/// A connection that can be ended.
public protocol Cancellable {
  /// Ends the connection.
  func cancel()
}

/// A connection that ends when it is released.
public final class AnyCancellable: Cancellable, Hashable {
  private var action: (() -> Void)?

  /// Creates a connection with the action that ends it.
  public init(_ cancel: @escaping () -> Void) { action = cancel }

  /// Creates a connection that ends another one.
  public init<C: Cancellable>(_ canceller: C) { action = { canceller.cancel() } }

  deinit { action?() }

  /// Ends the connection.
  public func cancel() {
    action?()
    action = nil
  }

  /// Stores the connection in a set.
  public func store(in set: inout Set<AnyCancellable>) { set.insert(self) }

  /// Stores the connection in a collection.
  public func store<C: RangeReplaceableCollection>(
    in collection: inout C
  ) where C.Element == AnyCancellable { collection.append(self) }

  /// Returns whether two connections are the same one.
  public static func == (a: AnyCancellable, b: AnyCancellable) -> Bool { a === b }

  /// Hashes the identity.
  public func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}

extension Publisher {
  /// Passes values and the end to functions.
  public func sink(
    receiveCompletion: @escaping (Subscribers.Completion<Failure>) -> Void,
    receiveValue: @escaping (Output) -> Void
  ) -> AnyCancellable {
    _subscribe(_Receiver(value: receiveValue, completion: receiveCompletion))
  }

  /// Returns a publisher with the type hidden.
  public func eraseToAnyPublisher() -> AnyPublisher<Output, Failure> { AnyPublisher(self) }
}

extension Publisher where Failure == Never {
  /// Passes values to a function.
  public func sink(receiveValue: @escaping (Output) -> Void) -> AnyCancellable {
    _subscribe(_Receiver(value: receiveValue, completion: { _ in }))
  }

  /// Sets a property to each value.
  public func assign<Root>(
    to keyPath: ReferenceWritableKeyPath<Root, Output>, on object: Root
  ) -> AnyCancellable { sink { object[keyPath: keyPath] = $0 } }
}

/// A publisher whose type is hidden.
public struct AnyPublisher<Output, Failure: Error>: _SynchronousPublisher {
  private let subscribe: (_Receiver<Output, Failure>) -> AnyCancellable

  /// Creates a publisher.
  public init<P: Publisher>(_ publisher: P) where P.Output == Output, P.Failure == Failure {
    subscribe = { publisher._subscribe($0) }
  }

  init(_ subscribe: @escaping (_Receiver<Output, Failure>) -> AnyCancellable) {
    self.subscribe = subscribe
  }

  /// Sends all values and the end.
  public func _subscribe(_ receiver: _Receiver<Output, Failure>) -> AnyCancellable {
    subscribe(receiver)
  }
}
