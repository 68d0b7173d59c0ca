/// The names of publishers.
public enum Publishers {
  /// The publisher of changed values.
  public typealias Map<Upstream: Publisher, Output> = AnyPublisher<Output, Upstream.Failure>
  /// The publisher of changed values, which an error of the change ends.
  public typealias TryMap<Upstream: Publisher, Output> = AnyPublisher<Output, any Error>
  /// The publisher of the changed values that aren't nil.
  public typealias CompactMap<Upstream: Publisher, Output> = AnyPublisher<Output, Upstream.Failure>
  /// The publisher of the values that satisfy a condition.
  public typealias Filter<Upstream: Publisher> = AnyPublisher<Upstream.Output, Upstream.Failure>
  /// The publisher of values on a scheduler.
  public typealias ReceiveOn<Upstream: Publisher, Context: Scheduler> = AnyPublisher<
    Upstream.Output, Upstream.Failure
  >

  /// A publisher of the elements of a sequence.
  public struct Sequence<Elements: Swift.Sequence, Failure: Error>: _SynchronousPublisher {
    /// The type of the values.
    public typealias Output = Elements.Element
    /// The elements.
    public let sequence: Elements

    /// Creates a publisher.
    public init(sequence: Elements) { self.sequence = sequence }

    /// Sends all elements and the end.
    public func _subscribe(_ receiver: _Receiver<Output, Failure>) -> AnyCancellable {
      for element in sequence { receiver.value(element) }
      receiver.completion(.finished)
      return AnyCancellable {}
    }
  }

  /// A publisher of the values of several publishers.
  public struct MergeMany<Upstream: Publisher>: _SynchronousPublisher {
    /// The type of the values.
    public typealias Output = Upstream.Output
    /// The type of the error.
    public typealias Failure = Upstream.Failure
    /// The publishers.
    public let publishers: [Upstream]

    /// Creates a publisher.
    public init<S: Swift.Sequence>(_ upstream: S) where S.Element == Upstream {
      publishers = Array(upstream)
    }
    /// Creates a publisher.
    public init(_ upstream: Upstream...) { publishers = upstream }

    /// Sends the values of all publishers, and the end when all have ended.
    public func _subscribe(_ receiver: _Receiver<Output, Failure>) -> AnyCancellable {
      guard !publishers.isEmpty else {
        receiver.completion(.finished)
        return AnyCancellable {}
      }
      var rest = publishers.count
      var isDone = false
      let connections = publishers.map { publisher in
        publisher._subscribe(
          _Receiver(
            value: { if !isDone { receiver.value($0) } },
            completion: { completion in
              guard !isDone else { return }
              rest -= 1
              if case .finished = completion, rest > 0 { return }
              isDone = true
              receiver.completion(completion)
            }))
      }
      return AnyCancellable { for connection in connections { connection.cancel() } }
    }
  }

  /// A publisher of the values of two publishers.
  public struct Merge<A: Publisher, B: Publisher>: _SynchronousPublisher
  where A.Output == B.Output, A.Failure == B.Failure {
    /// The type of the values.
    public typealias Output = A.Output
    /// The type of the error.
    public typealias Failure = A.Failure
    private let all: MergeMany<AnyPublisher<Output, Failure>>

    /// Creates a publisher.
    public init(_ a: A, _ b: B) { all = MergeMany(AnyPublisher(a), AnyPublisher(b)) }

    /// Sends the values of both publishers, and the end when both have ended.
    public func _subscribe(_ receiver: _Receiver<Output, Failure>) -> AnyCancellable {
      all._subscribe(receiver)
    }
  }

  /// A publisher of the latest values of three publishers.
  public struct CombineLatest3<A: Publisher, B: Publisher, C: Publisher>: _SynchronousPublisher
  where A.Failure == B.Failure, B.Failure == C.Failure {
    /// The type of the values.
    public typealias Output = (A.Output, B.Output, C.Output)
    /// The type of the error.
    public typealias Failure = A.Failure
    private let joined: AnyPublisher<Output, Failure>

    /// Creates a publisher.
    public init(_ a: A, _ b: B, _ c: C) { joined = a.combineLatest(b, c) }

    /// Sends three values whenever there is a new one, once all publishers have one.
    public func _subscribe(_ receiver: _Receiver<Output, Failure>) -> AnyCancellable {
      joined._subscribe(receiver)
    }
  }

  /// A publisher of the latest values of two publishers.
  public struct CombineLatest<A: Publisher, B: Publisher>: _SynchronousPublisher
  where A.Failure == B.Failure {
    /// The type of the values.
    public typealias Output = (A.Output, B.Output)
    /// The type of the error.
    public typealias Failure = A.Failure
    private let a: A
    private let b: B

    /// Creates a publisher.
    public init(_ a: A, _ b: B) {
      self.a = a
      self.b = b
    }

    /// Sends a pair whenever there is a new value, once both publishers have one.
    public func _subscribe(_ receiver: _Receiver<Output, Failure>) -> AnyCancellable {
      var (first, second): (A.Output?, B.Output?)
      let end = PairEnd(receiver.completion)
      let send = { if let first, let second { receiver.value((first, second)) } }
      return end.connect(
        a._subscribe(
          _Receiver(
            value: {
              first = $0
              send()
            }, completion: { end.receive($0, isLast: first == nil) })),
        b._subscribe(
          _Receiver(
            value: {
              second = $0
              send()
            }, completion: { end.receive($0, isLast: second == nil) })))
    }
  }

  /// A publisher of pairs of the values of two publishers.
  public struct Zip<A: Publisher, B: Publisher>: _SynchronousPublisher
  where A.Failure == B.Failure {
    /// The type of the values.
    public typealias Output = (A.Output, B.Output)
    /// The type of the error.
    public typealias Failure = A.Failure
    private let a: A
    private let b: B

    /// Creates a publisher.
    public init(_ a: A, _ b: B) {
      self.a = a
      self.b = b
    }

    /// Sends the values in pairs, and the end when a publisher ends whose values are all used.
    public func _subscribe(_ receiver: _Receiver<Output, Failure>) -> AnyCancellable {
      var (first, second): ([A.Output], [B.Output]) = ([], [])
      var (hasFirstEnded, hasSecondEnded) = (false, false)
      let end = PairEnd(receiver.completion)
      let send = {
        if !first.isEmpty, !second.isEmpty {
          receiver.value((first.removeFirst(), second.removeFirst()))
        }
        if hasFirstEnded && first.isEmpty || hasSecondEnded && second.isEmpty {
          end.receive(.finished, isLast: true)
        }
      }
      return end.connect(
        a._subscribe(
          _Receiver(
            value: {
              first.append($0)
              send()
            },
            completion: {
              hasFirstEnded = true
              end.receive($0, isLast: first.isEmpty)
            })),
        b._subscribe(
          _Receiver(
            value: {
              second.append($0)
              send()
            },
            completion: {
              hasSecondEnded = true
              end.receive($0, isLast: second.isEmpty)
            })))
    }
  }
}

/// The common end of two publishers, which is sent once.
private final class PairEnd<Failure: Error> {
  private let send: (Subscribers.Completion<Failure>) -> Void
  private var count = 0
  private var isDone = false

  init(_ send: @escaping (Subscribers.Completion<Failure>) -> Void) { self.send = send }

  /// Receives the end of one publisher, after which there are no more pairs if it is the last one.
  func receive(_ completion: Subscribers.Completion<Failure>, isLast: Bool) {
    guard !isDone else { return }
    count += 1
    if case .finished = completion, count < 2, !isLast { return }
    isDone = true
    send(completion)
  }

  func connect(_ a: AnyCancellable, _ b: AnyCancellable) -> AnyCancellable {
    AnyCancellable {
      a.cancel()
      b.cancel()
    }
  }
}
