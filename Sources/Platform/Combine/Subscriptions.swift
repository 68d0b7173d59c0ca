/// A receiver of a publisher's values and end.
public protocol Subscriber<Input, Failure>: CustomCombineIdentifierConvertible {
  /// The type of the values.
  associatedtype Input
  /// The type of the error.
  associatedtype Failure: Error

  /// Receives the connection, which sends the requested number of values.
  func receive(subscription: any Subscription)
  /// Receives a value and returns how many more are requested.
  func receive(_ input: Input) -> Subscribers.Demand
  /// Receives the end.
  func receive(completion: Subscribers.Completion<Failure>)
}

extension Subscriber where Input == Void {
  /// Receives a value and returns how many more are requested.
  public func receive() -> Subscribers.Demand { receive(()) }
}

/// A connection of a subscriber with a publisher.
public protocol Subscription: Cancellable, CustomCombineIdentifierConvertible {
  /// Requests values.
  func request(_ demand: Subscribers.Demand)
}

/// The identity of a subscriber or a connection.
public struct CombineIdentifier: Hashable, Sendable {
  /// An object whose identity nothing else has while it lives.
  private final class Mark: Sendable {}

  private let identifier: ObjectIdentifier
  private let mark: Mark?

  /// Creates a new identity.
  public init() {
    let mark = Mark()
    self.mark = mark
    identifier = ObjectIdentifier(mark)
  }

  /// Creates the identity of an object.
  public init(_ object: AnyObject) {
    mark = nil
    identifier = ObjectIdentifier(object)
  }

  /// Returns whether two identities are the same.
  public static func == (a: CombineIdentifier, b: CombineIdentifier) -> Bool {
    a.identifier == b.identifier
  }

  /// Adds the identity to a hasher.
  public func hash(into hasher: inout Hasher) { hasher.combine(identifier) }
}

/// A part that has an identity.
public protocol CustomCombineIdentifierConvertible {
  /// The identity.
  var combineIdentifier: CombineIdentifier { get }
}

extension CustomCombineIdentifierConvertible where Self: AnyObject {
  /// The identity of the object.
  public var combineIdentifier: CombineIdentifier { CombineIdentifier(self) }
}

/// The names of connections.
public enum Subscriptions {
  /// A connection that sends nothing.
  public static var empty: any Subscription { EmptySubscription() }
}

private final class EmptySubscription: Subscription {
  func request(_ demand: Subscribers.Demand) {}
  func cancel() {}
}

/// A publisher that sends its values by functions, like every publisher of this module.
public protocol _SynchronousPublisher<Output, Failure>: Publisher {}

extension _SynchronousPublisher {
  /// Sends all values and the end to a subscriber as soon as it requests them.
  public func receive<S: Subscriber>(subscriber: S)
  where S.Input == Output, S.Failure == Failure {
    subscriber.receive(subscription: RequestedValues(subscriber) { _subscribe($0) })
  }
}

/// A connection that sends values to a subscriber while it requests them.
private final class RequestedValues<S: Subscriber>: Subscription {
  private var subscriber: S?
  private var demand = Subscribers.Demand.none
  private var start: ((_Receiver<S.Input, S.Failure>) -> AnyCancellable)?
  private var connection: AnyCancellable?

  init(_ subscriber: S, start: @escaping (_Receiver<S.Input, S.Failure>) -> AnyCancellable) {
    self.subscriber = subscriber
    self.start = start
  }

  func request(_ demand: Subscribers.Demand) {
    self.demand += demand
    guard self.demand > .none, let start else { return }
    self.start = nil
    let connection = start(_Receiver(value: send, completion: end))
    if subscriber != nil { self.connection = connection }
  }

  func cancel() {
    subscriber = nil
    start = nil
    connection = nil
  }

  private func send(_ value: S.Input) {
    guard let subscriber, demand > .none else { return }
    demand -= 1
    demand += subscriber.receive(value)
  }

  private func end(_ completion: Subscribers.Completion<S.Failure>) {
    let subscriber = subscriber
    cancel()
    subscriber?.receive(completion: completion)
  }
}
