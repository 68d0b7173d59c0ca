/// A publisher of one value.
public struct Just<Output>: _SynchronousPublisher {
  /// The publisher never fails.
  public typealias Failure = Never
  /// The value.
  public let output: Output

  /// Creates a publisher.
  public init(_ output: Output) { self.output = output }

  /// Sends the value and the end.
  public func _subscribe(_ receiver: _Receiver<Output, Never>) -> AnyCancellable {
    receiver.value(output)
    receiver.completion(.finished)
    return AnyCancellable {}
  }
}

/// A publisher that only fails.
public struct Fail<Output, Failure: Error>: _SynchronousPublisher {
  /// The error.
  public let error: Failure

  /// Creates a publisher.
  public init(error: Failure) { self.error = error }

  /// Creates a publisher.
  public init(outputType: Output.Type, failure: Failure) { error = failure }

  /// Sends the error.
  public func _subscribe(_ receiver: _Receiver<Output, Failure>) -> AnyCancellable {
    receiver.completion(.failure(error))
    return AnyCancellable {}
  }
}

/// A publisher without values.
public struct Empty<Output, Failure: Error>: _SynchronousPublisher {
  private let completesImmediately: Bool

  /// Creates a publisher.
  public init(completeImmediately: Bool = true) { completesImmediately = completeImmediately }

  /// Sends the end.
  public func _subscribe(_ receiver: _Receiver<Output, Failure>) -> AnyCancellable {
    if completesImmediately { receiver.completion(.finished) }
    return AnyCancellable {}
  }
}

/// A publisher of the one result of a function.
public final class Future<Output, Failure: Error>: _SynchronousPublisher {
  /// A function that receives the result.
  public typealias Promise = (Result<Output, Failure>) -> Void
  private var result: Result<Output, Failure>?
  private var receivers: [_Receiver<Output, Failure>] = []

  /// Creates a publisher and starts the function.
  public init(_ attemptToFulfill: @escaping (@escaping Promise) -> Void) {
    attemptToFulfill { [self] result in
      guard self.result == nil else { return }
      self.result = result
      for receiver in receivers { Self.send(result, to: receiver) }
      receivers = []
    }
  }

  /// Sends the result, at once or when it is there.
  public func _subscribe(_ receiver: _Receiver<Output, Failure>) -> AnyCancellable {
    if let result { Self.send(result, to: receiver) } else { receivers.append(receiver) }
    return AnyCancellable {}
  }

  private static func send(
    _ result: Result<Output, Failure>, to receiver: _Receiver<Output, Failure>
  ) {
    switch result {
    case .success(let value):
      receiver.value(value)
      receiver.completion(.finished)
    case .failure(let error): receiver.completion(.failure(error))
    }
  }
}
