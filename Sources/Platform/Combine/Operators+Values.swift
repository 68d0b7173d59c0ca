public import Foundation

extension Publisher {
  /// Returns the publisher with a type of error.
  public func setFailureType<E: Error>(to type: E.Type) -> AnyPublisher<Output, E>
  where Failure == Never {
    AnyPublisher { receiver in
      _subscribe(
        _Receiver(value: receiver.value, completion: { _ in receiver.completion(.finished) }))
    }
  }

  /// Returns a publisher of the first values.
  public func prefix(_ maxLength: Int) -> AnyPublisher<Output, Failure> {
    AnyPublisher { receiver in
      var rest = maxLength
      guard rest > 0 else {
        receiver.completion(.finished)
        return AnyCancellable {}
      }
      return _subscribe(
        _Receiver(
          value: { value in
            guard rest > 0 else { return }
            rest -= 1
            receiver.value(value)
            if rest == 0 { receiver.completion(.finished) }
          }, completion: { if rest > 0 { receiver.completion($0) } }))
    }
  }

  /// Returns a publisher of the first value.
  public func first() -> AnyPublisher<Output, Failure> { prefix(1) }

  /// Returns a publisher of the first value that satisfies a condition.
  public func first(
    where predicate: @escaping (Output) -> Bool
  ) -> AnyPublisher<Output, Failure> { filter(predicate).prefix(1) }

  /// Returns a publisher of the results of a change of the last result and each value.
  public func scan<T>(
    _ initialResult: T, _ nextPartialResult: @escaping (T, Output) -> T
  ) -> AnyPublisher<T, Failure> {
    AnyPublisher { receiver in
      var result = initialResult
      return _subscribe(
        _Receiver(
          value: {
            result = nextPartialResult(result, $0)
            receiver.value(result)
          }, completion: receiver.completion))
    }
  }

  /// Returns a publisher of the last result of a change of the last result and each value.
  public func reduce<T>(
    _ initialResult: T, _ nextPartialResult: @escaping (T, Output) -> T
  ) -> AnyPublisher<T, Failure> {
    AnyPublisher { receiver in
      var result = initialResult
      return _subscribe(
        _Receiver(
          value: { result = nextPartialResult(result, $0) },
          completion: { completion in
            if case .finished = completion { receiver.value(result) }
            receiver.completion(completion)
          }))
    }
  }

  /// Returns a publisher of all values at the end.
  public func collect() -> AnyPublisher<[Output], Failure> { reduce([]) { $0 + [$1] } }

  /// Returns a publisher of the last value.
  public func last() -> AnyPublisher<Output, Failure> {
    reduce(nil) { $1 }.compactMap { (last: Output?) in last }
  }

  /// Returns a publisher of the number of values.
  public func count() -> AnyPublisher<Int, Failure> { reduce(0) { count, _ in count + 1 } }

  /// Returns a publisher of the end alone.
  public func ignoreOutput() -> AnyPublisher<Never, Failure> { compactMap { _ in nil } }

  /// Returns a publisher without values that equal the one before them.
  public func removeDuplicates(
    by predicate: @escaping (Output, Output) -> Bool
  ) -> AnyPublisher<Output, Failure> {
    scan((Output?.none, Output?.none)) { ($0.1, $1) }
      .compactMap { before, value in
        if let before, let value, predicate(before, value) { nil } else { value }
      }
  }

  /// Returns a publisher with a value in place of nil.
  public func replaceNil<T>(with output: T) -> AnyPublisher<T, Failure> where Output == T? {
    map { $0 ?? output }
  }

  /// Returns a publisher of a value if there are no others.
  public func replaceEmpty(with output: Output) -> AnyPublisher<Output, Failure> {
    AnyPublisher { receiver in
      var isEmpty = true
      return _subscribe(
        _Receiver(
          value: {
            isEmpty = false
            receiver.value($0)
          },
          completion: { completion in
            if isEmpty, case .finished = completion { receiver.value(output) }
            receiver.completion(completion)
          }))
    }
  }

  /// Returns a publisher of the values that satisfy a condition, which an error of it ends.
  public func tryFilter(
    _ isIncluded: @escaping (Output) throws -> Bool
  ) -> AnyPublisher<Output, any Error> { tryCompactMap { try isIncluded($0) ? $0 : nil } }

  /// Returns a publisher of the changed values that aren't nil, which an error of the change ends.
  public func tryCompactMap<T>(
    _ transform: @escaping (Output) throws -> T?
  ) -> AnyPublisher<T, any Error> { tryMap(transform).compactMap { $0 } }

  /// Returns a publisher that continues with another one after an error.
  public func tryCatch<P: Publisher>(
    _ handler: @escaping (Failure) throws -> P
  ) -> AnyPublisher<Output, any Error> where P.Output == Output {
    mapError { $0 as any Error }.catch { error -> AnyPublisher<Output, any Error> in
      guard let failure = error as? Failure else { return Fail(error: error).eraseToAnyPublisher() }
      do {
        return try handler(failure).mapError { $0 as any Error }.eraseToAnyPublisher()
      } catch { return Fail(error: error).eraseToAnyPublisher() }
    }
  }

  /// Returns a publisher that never fails, because an error ends the program.
  public func assertNoFailure(_ prefix: String = "") -> AnyPublisher<Output, Never> {
    self.catch { error -> Empty<Output, Never> in preconditionFailure("\(prefix)\(error)") }
  }

  /// Returns a publisher of encoded values.
  public func encode(encoder: JSONEncoder) -> AnyPublisher<Data, any Error>
  where Output: Encodable { tryMap { try encoder.encode($0) } }

  /// Returns the publisher, which prints nothing.
  public func print(_ prefix: String = "") -> AnyPublisher<Output, Failure> {
    eraseToAnyPublisher()
  }
}

extension Publisher where Failure == Never {
  /// The values as a sequence that is waited for.
  public var values: AsyncStream<Output> {
    AsyncStream { continuation in
      let connection = UncheckedConnection(
        sink(
          receiveCompletion: { _ in continuation.finish() },
          receiveValue: { _ = continuation.yield(unsafeSendable($0)) }))
      continuation.onTermination = { _ in connection.cancel() }
    }
  }
}

/// Returns a value that is used in the isolation domain of its subscription.
private func unsafeSendable<Value>(_ value: Value) -> sending Value {
  nonisolated(unsafe) let value = value
  return unsafe value
}

/// A connection that a sequence ends.
private struct UncheckedConnection: @unchecked Sendable {
  private let connection: AnyCancellable

  init(_ connection: AnyCancellable) { self.connection = connection }

  func cancel() { connection.cancel() }
}
