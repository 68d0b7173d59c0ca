extension Publisher {
  /// Returns a publisher of the latest values of two publishers.
  public func combineLatest<P: Publisher>(_ other: P) -> Publishers.CombineLatest<Self, P>
  where P.Failure == Failure { Publishers.CombineLatest(self, other) }

  /// Returns a publisher of a result of the latest values of two publishers.
  public func combineLatest<P: Publisher, T>(
    _ other: P, _ transform: @escaping (Output, P.Output) -> T
  ) -> AnyPublisher<T, Failure> where P.Failure == Failure { combineLatest(other).map(transform) }

  /// Returns a publisher of the latest values of three publishers.
  public func combineLatest<P: Publisher, Q: Publisher>(
    _ second: P, _ third: Q
  ) -> AnyPublisher<(Output, P.Output, Q.Output), Failure>
  where P.Failure == Failure, Q.Failure == Failure {
    combineLatest(second).combineLatest(third).map { ($0.0.0, $0.0.1, $0.1) }
  }

  /// Returns a publisher of the latest values of four publishers.
  public func combineLatest<P: Publisher, Q: Publisher, R: Publisher>(
    _ second: P, _ third: Q, _ fourth: R
  ) -> AnyPublisher<(Output, P.Output, Q.Output, R.Output), Failure>
  where P.Failure == Failure, Q.Failure == Failure, R.Failure == Failure {
    combineLatest(second, third).combineLatest(fourth).map { ($0.0.0, $0.0.1, $0.0.2, $0.1) }
  }

  /// Returns a publisher of the values of two publishers.
  public func merge<P: Publisher>(with other: P) -> Publishers.Merge<Self, P>
  where P.Output == Output, P.Failure == Failure { Publishers.Merge(self, other) }

  /// Returns a publisher of pairs of the values of two publishers.
  public func zip<P: Publisher>(_ other: P) -> Publishers.Zip<Self, P>
  where P.Failure == Failure { Publishers.Zip(self, other) }

  /// Returns a publisher of results of pairs of the values of two publishers.
  public func zip<P: Publisher, T>(
    _ other: P, _ transform: @escaping (Output, P.Output) -> T
  ) -> AnyPublisher<T, Failure> where P.Failure == Failure { zip(other).map(transform) }

  /// Returns a publisher of the values of the latest publisher.
  public func switchToLatest<T>() -> AnyPublisher<T, Failure>
  where Output: Publisher<T, Failure> {
    AnyPublisher { receiver in
      var inner: AnyCancellable?
      let outer = _subscribe(
        _Receiver(
          value: { publisher in
            inner?.cancel()
            inner = publisher._subscribe(
              _Receiver(
                value: receiver.value,
                completion: { if case .failure = $0 { receiver.completion($0) } }))
          }, completion: receiver.completion))
      return AnyCancellable {
        outer.cancel()
        inner?.cancel()
      }
    }
  }

  /// Returns a publisher that begins with values.
  public func prepend(_ elements: Output...) -> AnyPublisher<Output, Failure> {
    prepend(Publishers.Sequence(sequence: elements))
  }

  /// Returns a publisher that begins with another one's values.
  public func prepend<P: Publisher>(_ publisher: P) -> AnyPublisher<Output, Failure>
  where P.Output == Output, P.Failure == Failure { publisher.append(self) }

  /// Returns a publisher that ends with values.
  public func append(_ elements: Output...) -> AnyPublisher<Output, Failure> {
    append(Publishers.Sequence(sequence: elements))
  }

  /// Returns a publisher that ends with another one's values.
  public func append<P: Publisher>(_ publisher: P) -> AnyPublisher<Output, Failure>
  where P.Output == Output, P.Failure == Failure {
    AnyPublisher { receiver in
      var second: AnyCancellable?
      let first = _subscribe(
        _Receiver(
          value: receiver.value,
          completion: { completion in
            switch completion {
            case .finished: second = publisher._subscribe(receiver)
            case .failure: receiver.completion(completion)
            }
          }))
      return AnyCancellable {
        first.cancel()
        second?.cancel()
      }
    }
  }

  /// Returns a publisher that starts again after an error.
  public func retry(_ retries: Int) -> AnyPublisher<Output, Failure> {
    guard retries > 0 else { return eraseToAnyPublisher() }
    return self.catch { _ in retry(retries - 1) }.eraseToAnyPublisher()
  }

  /// Returns the publisher, to which each subscriber connects by itself.
  public func share() -> AnyPublisher<Output, Failure> { eraseToAnyPublisher() }
}

extension Sequence {
  /// A publisher of the elements.
  public var publisher: Publishers.Sequence<Self, Never> { Publishers.Sequence(sequence: self) }
}

extension Optional {
  /// A publisher of the value, or of no value.
  public var publisher: Publishers.Sequence<[Wrapped], Never> {
    Publishers.Sequence(sequence: map { [$0] } ?? [])
  }
}

extension Result {
  /// A publisher of the value or the error.
  public var publisher: AnyPublisher<Success, Failure> {
    switch self {
    case .success(let value): Just(value).setFailureType(to: Failure.self)
    case .failure(let error): Fail(error: error).eraseToAnyPublisher()
    }
  }
}

/// A publisher that is made for each subscriber.
public struct Deferred<DeferredPublisher: Publisher>: _SynchronousPublisher {
  /// The type of the values.
  public typealias Output = DeferredPublisher.Output
  /// The type of the error.
  public typealias Failure = DeferredPublisher.Failure
  /// The function that makes the publisher.
  public let createPublisher: () -> DeferredPublisher

  /// Creates a publisher.
  public init(createPublisher: @escaping () -> DeferredPublisher) {
    self.createPublisher = createPublisher
  }

  /// Makes the publisher and sends its values.
  public func _subscribe(_ receiver: _Receiver<Output, Failure>) -> AnyCancellable {
    createPublisher()._subscribe(receiver)
  }
}
