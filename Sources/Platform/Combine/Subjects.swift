/// A publisher to which a program sends values.
public protocol Subject<Output, Failure>: AnyObject, Publisher {
  /// Sends a value.
  func send(_ value: Output)
  /// Sends the end.
  func send(completion: Subscribers.Completion<Failure>)
}

extension Subject where Output == Void {
  /// Sends a value.
  public func send() { send(()) }
}

/// The receivers of a subject.
private struct Receivers<Output, Failure: Error> {
  private var entries: [(id: Int, receiver: _Receiver<Output, Failure>)] = []
  private var next = 0

  mutating func add(_ receiver: _Receiver<Output, Failure>) -> Int {
    next += 1
    entries.append((next, receiver))
    return next
  }

  mutating func remove(_ id: Int) { entries.removeAll { $0.id == id } }

  mutating func removeAll() { entries = [] }

  var all: [_Receiver<Output, Failure>] { entries.map(\.receiver) }
}

/// A subject without a current value.
public final class PassthroughSubject<Output, Failure: Error>: Subject, _SynchronousPublisher,
  @unchecked Sendable
{
  // A program sends values in one isolation domain.
  private var receivers = Receivers<Output, Failure>()

  /// Creates a subject.
  public init() {}

  /// Sends a value.
  public func send(_ value: Output) { for receiver in receivers.all { receiver.value(value) } }

  /// Sends the end.
  public func send(completion: Subscribers.Completion<Failure>) {
    let all = receivers.all
    receivers.removeAll()
    for receiver in all { receiver.completion(completion) }
  }

  /// Sends all later values.
  public func _subscribe(_ receiver: _Receiver<Output, Failure>) -> AnyCancellable {
    let id = receivers.add(receiver)
    return AnyCancellable { [weak self] in self?.receivers.remove(id) }
  }
}

/// A subject with a current value.
public final class CurrentValueSubject<Output, Failure: Error>: Subject, _SynchronousPublisher,
  @unchecked Sendable
{
  // A program sends values in one isolation domain.
  private var receivers = Receivers<Output, Failure>()
  private var current: Output
  /// The connections to publishers whose values the subject takes.
  var connections: [AnyCancellable] = []

  /// The current value.
  public var value: Output {
    get { current }
    set { send(newValue) }
  }

  /// Creates a subject.
  public init(_ value: Output) { current = value }

  /// Sends a value.
  public func send(_ value: Output) {
    current = value
    for receiver in receivers.all { receiver.value(value) }
  }

  /// Sends the end.
  public func send(completion: Subscribers.Completion<Failure>) {
    let all = receivers.all
    receivers.removeAll()
    for receiver in all { receiver.completion(completion) }
  }

  /// Sends the current value and all later ones.
  public func _subscribe(_ receiver: _Receiver<Output, Failure>) -> AnyCancellable {
    receiver.value(current)
    let id = receivers.add(receiver)
    return AnyCancellable { [weak self] in self?.receivers.remove(id) }
  }
}
