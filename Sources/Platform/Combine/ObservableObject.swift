/// An object whose changes update views.
public protocol ObservableObject: AnyObject {
  /// The type of the publisher.
  associatedtype ObjectWillChangePublisher: Publisher = ObservableObjectPublisher
  where ObjectWillChangePublisher.Failure == Never

  /// A publisher to which the object sends its changes.
  var objectWillChange: ObjectWillChangePublisher { get }
}

extension ObservableObject where ObjectWillChangePublisher == ObservableObjectPublisher {
  /// A publisher whose values update all views.
  public var objectWillChange: ObservableObjectPublisher { ObservableObjectPublisher() }
}

/// A publisher of an object's changes.
public final class ObservableObjectPublisher: _SynchronousPublisher, Sendable {
  /// The publisher sends no content.
  public typealias Output = Void
  /// The publisher never fails.
  public typealias Failure = Never

  /// Creates a publisher.
  public init() {}

  /// Updates all views.
  public func send() { StateChanges.add() }

  /// Sends no value, because a picture shows one state.
  public func _subscribe(_ receiver: _Receiver<Void, Never>) -> AnyCancellable {
    AnyCancellable {}
  }
}

/// A property of an observable object.
@propertyWrapper
public struct Published<Value> {
  private let subject: CurrentValueSubject<Value, Never>

  /// Creates a property with an initial value.
  public init(wrappedValue: Value) { subject = CurrentValueSubject(wrappedValue) }

  /// Creates a property with an initial value.
  public init(initialValue: Value) { self.init(wrappedValue: initialValue) }

  /// The value.
  public var wrappedValue: Value {
    get { subject.value }
    nonmutating set {
      subject.value = newValue
      StateChanges.add()
    }
  }

  /// A publisher of the current value and all later ones.
  public var projectedValue: Publisher {
    get { Publisher(subject: subject) }
    set {}
  }

  /// A publisher of a property's values.
  public struct Publisher: _SynchronousPublisher {
    /// The type of the values.
    public typealias Output = Value
    /// The publisher never fails.
    public typealias Failure = Never
    fileprivate let subject: CurrentValueSubject<Value, Never>

    /// Sends the current value and all later ones.
    public func _subscribe(_ receiver: _Receiver<Value, Never>) -> AnyCancellable {
      subject._subscribe(receiver)
    }
  }
}

extension Publisher where Failure == Never {
  /// Sets a property of an observable object to each value, as long as the object exists.
  public func assign(to published: inout Published<Output>.Publisher) {
    let subject = published.subject
    subject.connections.append(sink { [weak subject] in subject?.value = $0 })
  }
}
