extension Publisher {
  /// Returns a publisher of the values after the first ones that satisfy a condition.
  public func drop(
    while predicate: @escaping (Output) -> Bool
  ) -> AnyPublisher<Output, Failure> {
    AnyPublisher { receiver in
      var drops = true
      return _subscribe(
        _Receiver(
          value: { value in
            drops = drops && predicate(value)
            if !drops { receiver.value(value) }
          }, completion: receiver.completion))
    }
  }

  /// Returns a publisher of the values after the first one of another publisher.
  public func drop<P: Publisher>(
    untilOutputFrom publisher: P
  ) -> AnyPublisher<Output, Failure> where P.Failure == Failure {
    AnyPublisher { receiver in
      var isOpen = false
      let gate = publisher._subscribe(
        _Receiver(value: { _ in isOpen = true }, completion: { _ in }))
      let values = _subscribe(
        _Receiver(
          value: { if isOpen { receiver.value($0) } }, completion: receiver.completion))
      return AnyCancellable {
        gate.cancel()
        values.cancel()
      }
    }
  }

  /// Returns a publisher of the first values that satisfy a condition.
  public func prefix(
    while predicate: @escaping (Output) -> Bool
  ) -> AnyPublisher<Output, Failure> {
    AnyPublisher { receiver in
      var isOpen = true
      return _subscribe(
        _Receiver(
          value: { value in
            guard isOpen else { return }
            isOpen = predicate(value)
            if isOpen { receiver.value(value) } else { receiver.completion(.finished) }
          }, completion: { if isOpen { receiver.completion($0) } }))
    }
  }

  /// Returns a publisher of the values before the first one of another publisher.
  public func prefix<P: Publisher>(
    untilOutputFrom publisher: P
  ) -> AnyPublisher<Output, Failure> {
    AnyPublisher { receiver in
      var isOpen = true
      let gate = publisher._subscribe(
        _Receiver(
          value: { _ in
            if isOpen { receiver.completion(.finished) }
            isOpen = false
          }, completion: { _ in }))
      let values = _subscribe(
        _Receiver(
          value: { if isOpen { receiver.value($0) } },
          completion: { if isOpen { receiver.completion($0) } }))
      return AnyCancellable {
        gate.cancel()
        values.cancel()
      }
    }
  }

  /// Returns a publisher of the value with a number.
  public func output(at index: Int) -> AnyPublisher<Output, Failure> {
    dropFirst(index).prefix(1)
  }

  /// Returns a publisher of the values with numbers in a range.
  public func output(in range: Range<Int>) -> AnyPublisher<Output, Failure> {
    dropFirst(range.lowerBound).prefix(range.count)
  }

  /// Returns a publisher of the largest value, by an order.
  public func max(
    by areInIncreasingOrder: @escaping (Output, Output) -> Bool
  ) -> AnyPublisher<Output, Failure> {
    collect().compactMap { $0.max(by: areInIncreasingOrder) }.eraseToAnyPublisher()
  }

  /// Returns a publisher of the least value, by an order.
  public func min(
    by areInIncreasingOrder: @escaping (Output, Output) -> Bool
  ) -> AnyPublisher<Output, Failure> {
    collect().compactMap { $0.min(by: areInIncreasingOrder) }.eraseToAnyPublisher()
  }

  /// Returns a publisher of the largest value.
  public func max() -> AnyPublisher<Output, Failure> where Output: Comparable { max(by: <) }

  /// Returns a publisher of the least value.
  public func min() -> AnyPublisher<Output, Failure> where Output: Comparable { min(by: <) }

  /// Returns a publisher of whether a value is among the values.
  public func contains(_ output: Output) -> AnyPublisher<Bool, Failure> where Output: Equatable {
    collect().map { $0.contains(output) }
  }

  /// Returns a publisher of whether a value satisfies a condition.
  public func contains(
    where predicate: @escaping (Output) -> Bool
  ) -> AnyPublisher<Bool, Failure> { collect().map { $0.contains(where: predicate) } }

  /// Returns a publisher of whether all values satisfy a condition.
  public func allSatisfy(
    _ predicate: @escaping (Output) -> Bool
  ) -> AnyPublisher<Bool, Failure> { collect().map { $0.allSatisfy(predicate) } }

  /// Returns a publisher of lists of a number of values.
  public func collect(_ count: Int) -> AnyPublisher<[Output], Failure> {
    AnyPublisher { receiver in
      var values: [Output] = []
      return _subscribe(
        _Receiver(
          value: { value in
            values.append(value)
            guard values.count >= count else { return }
            receiver.value(values)
            values = []
          },
          completion: { completion in
            if case .finished = completion, !values.isEmpty { receiver.value(values) }
            receiver.completion(completion)
          }))
    }
  }

  /// Returns the publisher, because values are sent at once.
  public func buffer(
    size: Int, prefetch: Publishers.PrefetchStrategy,
    whenFull: Publishers.BufferingStrategy<Failure>
  ) -> AnyPublisher<Output, Failure> { eraseToAnyPublisher() }

  /// Returns the publisher, in which a debugger doesn't stop.
  public func breakpoint(
    receiveSubscription: ((any Subscription) -> Bool)? = nil,
    receiveOutput: ((Output) -> Bool)? = nil,
    receiveCompletion: ((Subscribers.Completion<Failure>) -> Bool)? = nil
  ) -> AnyPublisher<Output, Failure> { eraseToAnyPublisher() }

  /// Returns the publisher, in which a debugger doesn't stop.
  public func breakpointOnError() -> AnyPublisher<Output, Failure> { eraseToAnyPublisher() }
}

extension Publishers {
  /// The time at which values are requested.
  public enum PrefetchStrategy: Hashable, Sendable {
    case keepFull, byRequest
  }

  /// The treatment of a full buffer.
  public enum BufferingStrategy<Failure: Error> {
    case dropNewest, dropOldest
    case customError(() -> Failure)
  }
}
