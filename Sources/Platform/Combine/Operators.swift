public import Foundation

extension Publisher {
  private func changed<T, E: Error>(
    _ change: @escaping (_Receiver<T, E>) -> _Receiver<Output, Failure>
  ) -> AnyPublisher<T, E> { AnyPublisher { _subscribe(change($0)) } }

  /// Returns a publisher of changed values.
  public func map<T>(_ transform: @escaping (Output) -> T) -> AnyPublisher<T, Failure> {
    changed { receiver in
      _Receiver(value: { receiver.value(transform($0)) }, completion: receiver.completion)
    }
  }

  /// Returns a publisher of a property of the values.
  public func map<T>(_ keyPath: KeyPath<Output, T>) -> AnyPublisher<T, Failure> {
    map { $0[keyPath: keyPath] }
  }

  /// Returns a publisher of changed values, which an error of the change ends.
  public func tryMap<T>(
    _ transform: @escaping (Output) throws -> T
  ) -> AnyPublisher<T, any Error> {
    AnyPublisher { receiver in
      var hasFailed = false
      return _subscribe(
        _Receiver(
          value: { value in
            guard !hasFailed else { return }
            do {
              receiver.value(try transform(value))
            } catch {
              hasFailed = true
              receiver.completion(.failure(error))
            }
          },
          completion: { completion in
            guard !hasFailed else { return }
            switch completion {
            case .finished: receiver.completion(.finished)
            case .failure(let error): receiver.completion(.failure(error))
            }
          }))
    }
  }

  /// Returns a publisher of the changed values that aren't nil.
  public func compactMap<T>(_ transform: @escaping (Output) -> T?) -> AnyPublisher<T, Failure> {
    changed { receiver in
      _Receiver(
        value: { if let value = transform($0) { receiver.value(value) } },
        completion: receiver.completion)
    }
  }

  /// Returns a publisher of the values that satisfy a condition.
  public func filter(_ isIncluded: @escaping (Output) -> Bool) -> AnyPublisher<Output, Failure> {
    compactMap { isIncluded($0) ? $0 : nil }
  }

  /// Returns a publisher without repeated values.
  public func removeDuplicates() -> AnyPublisher<Output, Failure> where Output: Equatable {
    AnyPublisher { receiver in
      var last: Output?
      return _subscribe(
        _Receiver(
          value: { value in
            guard value != last else { return }
            last = value
            receiver.value(value)
          }, completion: receiver.completion))
    }
  }

  /// Returns a publisher without the first values.
  public func dropFirst(_ count: Int = 1) -> AnyPublisher<Output, Failure> {
    AnyPublisher { receiver in
      var rest = count
      return _subscribe(
        _Receiver(
          value: { value in if rest > 0 { rest -= 1 } else { receiver.value(value) } },
          completion: receiver.completion))
    }
  }

  /// Returns a publisher with another error.
  public func mapError<E: Error>(
    _ transform: @escaping (Failure) -> E
  ) -> AnyPublisher<Output, E> {
    changed { receiver in
      _Receiver(
        value: receiver.value,
        completion: { completion in
          switch completion {
          case .finished: receiver.completion(.finished)
          case .failure(let error): receiver.completion(.failure(transform(error)))
          }
        })
    }
  }

  /// Returns a publisher that sends a value in place of an error.
  public func replaceError(with output: Output) -> AnyPublisher<Output, Never> {
    changed { receiver in
      _Receiver(
        value: receiver.value,
        completion: { completion in
          if case .failure = completion { receiver.value(output) }
          receiver.completion(.finished)
        })
    }
  }

  /// Returns a publisher that continues with another one after an error.
  public func `catch`<P: Publisher>(
    _ handler: @escaping (Failure) -> P
  ) -> AnyPublisher<Output, P.Failure> where P.Output == Output {
    AnyPublisher { receiver in
      var rest: [AnyCancellable] = []
      let first = _subscribe(
        _Receiver(
          value: receiver.value,
          completion: { completion in
            switch completion {
            case .finished: receiver.completion(.finished)
            case .failure(let error): rest.append(handler(error)._subscribe(receiver))
            }
          }))
      return AnyCancellable {
        first.cancel()
        rest = []
      }
    }
  }

  /// Returns a publisher of all values of the publishers that values are changed to.
  public func flatMap<P: Publisher>(
    maxPublishers: Subscribers.Demand = .unlimited, _ transform: @escaping (Output) -> P
  ) -> AnyPublisher<P.Output, Failure> where P.Failure == Failure {
    AnyPublisher { receiver in
      var inner: [AnyCancellable] = []
      let outer = _subscribe(
        _Receiver(
          value: { value in
            inner.append(
              transform(value)._subscribe(
                _Receiver(
                  value: receiver.value,
                  completion: { if case .failure = $0 { receiver.completion($0) } })))
          }, completion: receiver.completion))
      return AnyCancellable {
        outer.cancel()
        inner = []
      }
    }
  }

  /// Returns a publisher of decoded values.
  public func decode<Item: Decodable>(
    type: Item.Type, decoder: JSONDecoder
  ) -> AnyPublisher<Item, any Error> where Output == Data {
    tryMap { try decoder.decode(type, from: $0) }
  }

  /// Returns a publisher that calls functions with each value and the end.
  public func handleEvents(
    receiveSubscription: ((any Subscription) -> Void)? = nil,
    receiveOutput: ((Output) -> Void)? = nil,
    receiveCompletion: ((Subscribers.Completion<Failure>) -> Void)? = nil,
    receiveCancel: (() -> Void)? = nil,
    receiveRequest: ((Subscribers.Demand) -> Void)? = nil
  ) -> AnyPublisher<Output, Failure> {
    changed { receiver in
      _Receiver(
        value: {
          receiveOutput?($0)
          receiver.value($0)
        },
        completion: {
          receiveCompletion?($0)
          receiver.completion($0)
        })
    }
  }
}
