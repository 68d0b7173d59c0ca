extension Subscribers {
  /// A number of requested values.
  public struct Demand: Hashable, Comparable, Sendable, CustomStringConvertible {
    /// The number, or nil without a limit.
    public let max: Int?

    private init(max: Int?) { self.max = max }

    /// All values.
    public static let unlimited = Demand(max: nil)
    /// No values.
    public static let none = Demand(max: 0)
    /// A number of values.
    public static func max(_ value: Int) -> Demand { Demand(max: Swift.max(0, value)) }

    /// The number in words.
    public var description: String { max.map { "max(\($0))" } ?? "unlimited" }

    /// Returns whether a request is smaller than another one.
    public static func < (a: Demand, b: Demand) -> Bool { (a.max ?? .max) < (b.max ?? .max) }

    /// Returns the sum of two requests.
    public static func + (a: Demand, b: Demand) -> Demand {
      guard let first = a.max, let second = b.max else { return .unlimited }
      let sum = first.addingReportingOverflow(second)
      return sum.overflow ? .unlimited : .max(sum.partialValue)
    }
    /// Adds a request.
    public static func += (a: inout Demand, b: Demand) { a = a + b }
    /// Returns a request for more values.
    public static func + (a: Demand, b: Int) -> Demand { a + .max(b) }
    /// Adds a number of values.
    public static func += (a: inout Demand, b: Int) { a = a + b }
    /// Returns a request for fewer values.
    public static func - (a: Demand, b: Int) -> Demand {
      a.max.map { .max($0 > b ? $0 - b : 0) } ?? .unlimited
    }
    /// Subtracts a number of values.
    public static func -= (a: inout Demand, b: Int) { a = a - b }
  }

  /// A subscriber that calls functions with all values and the end.
  public final class Sink<Input, Failure: Error>: Subscriber, Cancellable {
    /// The function for values.
    public var receiveValue: (Input) -> Void
    /// The function for the end.
    public var receiveCompletion: (Completion<Failure>) -> Void
    private var subscription: (any Subscription)?
    private var isDone = false

    /// Creates a subscriber.
    public init(
      receiveCompletion: @escaping (Completion<Failure>) -> Void,
      receiveValue: @escaping (Input) -> Void
    ) {
      self.receiveCompletion = receiveCompletion
      self.receiveValue = receiveValue
    }

    /// Requests all values.
    public func receive(subscription: any Subscription) {
      guard self.subscription == nil, !isDone else { return subscription.cancel() }
      self.subscription = subscription
      subscription.request(.unlimited)
    }
    /// Passes a value on.
    public func receive(_ value: Input) -> Demand {
      if !isDone { receiveValue(value) }
      return .none
    }
    /// Passes the end on.
    public func receive(completion: Completion<Failure>) {
      guard !isDone else { return }
      isDone = true
      subscription = nil
      receiveCompletion(completion)
    }
    /// Ends the connection.
    public func cancel() {
      isDone = true
      let subscription = subscription
      self.subscription = nil
      subscription?.cancel()
    }
  }

  /// A subscriber that sets a property to each value.
  public final class Assign<Root, Input>: Subscriber, Cancellable {
    /// The subscriber never fails.
    public typealias Failure = Never
    private let sink: Sink<Input, Never>

    /// Creates a subscriber.
    public init(object: Root, keyPath: ReferenceWritableKeyPath<Root, Input>) {
      sink = Sink(receiveCompletion: { _ in }, receiveValue: { object[keyPath: keyPath] = $0 })
    }

    /// Requests all values.
    public func receive(subscription: any Subscription) { sink.receive(subscription: subscription) }
    /// Sets the property.
    public func receive(_ value: Input) -> Demand { sink.receive(value) }
    /// Receives the end of the values.
    public func receive(completion: Completion<Never>) { sink.receive(completion: completion) }
    /// Ends the connection.
    public func cancel() { sink.cancel() }
  }
}

/// A subscriber whose type is hidden.
public struct AnySubscriber<Input, Failure: Error>: Subscriber {
  /// The identity of the subscriber.
  public let combineIdentifier: CombineIdentifier
  private let subscription: (any Subscription) -> Void
  private let value: (Input) -> Subscribers.Demand
  private let completion: (Subscribers.Completion<Failure>) -> Void

  /// Creates a subscriber.
  public init<S: Subscriber>(_ subscriber: S) where S.Input == Input, S.Failure == Failure {
    combineIdentifier = subscriber.combineIdentifier
    subscription = subscriber.receive(subscription:)
    value = subscriber.receive(_:)
    completion = subscriber.receive(completion:)
  }

  /// Creates a subscriber of closures.
  public init(
    receiveSubscription: ((any Subscription) -> Void)? = nil,
    receiveValue: ((Input) -> Subscribers.Demand)? = nil,
    receiveCompletion: ((Subscribers.Completion<Failure>) -> Void)? = nil
  ) {
    combineIdentifier = CombineIdentifier()
    subscription = receiveSubscription ?? { _ in }
    value = receiveValue ?? { _ in .none }
    completion = receiveCompletion ?? { _ in }
  }

  /// Receives the connection.
  public func receive(subscription: any Subscription) { self.subscription(subscription) }
  /// Receives a value.
  public func receive(_ input: Input) -> Subscribers.Demand { value(input) }
  /// Receives the end.
  public func receive(completion: Subscribers.Completion<Failure>) { self.completion(completion) }
}
