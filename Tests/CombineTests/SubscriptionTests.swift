import Combine
import Foundation
import Testing

@Suite struct SubscriptionTests {
  /// Returns the values and the end of a publisher as text: `1 2 finished`.
  private func trace<P: Publisher>(_ publisher: P, then act: () -> Void = {}) -> String {
    var words: [String] = []
    let connection = publisher.sink(
      receiveCompletion: { completion in
        if case .failure = completion { words.append("failed") } else { words.append("finished") }
      }, receiveValue: { words.append("\($0)") })
    act()
    connection.cancel()
    return words.joined(separator: " ")
  }

  /// A publisher of a program, which counts down from a number as long as values are requested.
  private struct Countdown: Publisher {
    typealias Output = Int
    typealias Failure = Never
    let start: Int

    func receive<S: Subscriber>(subscriber: S) where S.Input == Int, S.Failure == Never {
      subscriber.receive(subscription: Connection(start, subscriber))
    }

    private final class Connection<S: Subscriber>: Subscription where S.Input == Int {
      private var rest: Int
      private var subscriber: S?

      init(_ start: Int, _ subscriber: S) {
        rest = start
        self.subscriber = subscriber
      }

      func request(_ demand: Subscribers.Demand) {
        var demand = demand
        while rest > 0, demand > .none, let subscriber {
          demand -= 1
          demand += subscriber.receive(rest)
          rest -= 1
        }
        if rest == 0 { subscriber?.receive(completion: .finished) }
      }

      func cancel() { subscriber = nil }
    }
  }

  /// A subscriber of a program, which requests one more value for each even one.
  private final class Evens: Subscriber {
    var values: [Int] = []
    var hasEnded = false

    func receive(subscription: any Subscription) { subscription.request(.max(1)) }
    func receive(_ input: Int) -> Subscribers.Demand {
      values.append(input)
      return input.isMultiple(of: 2) ? .max(1) : .none
    }
    func receive(completion: Subscribers.Completion<Never>) { hasEnded = true }
  }

  @Test func `a program's publisher sends through operators`() {
    #expect(trace(Countdown(start: 3)) == "3 2 1 finished")
    #expect(trace(Countdown(start: 3).map { $0 * 2 }.prefix(2)) == "6 4 finished")
    #expect(trace(Countdown(start: 2).eraseToAnyPublisher()) == "2 1 finished")
  }

  @Test func `a program's subscriber gets as many values as it requests`() {
    let evens = Evens()
    [2, 4, 5, 6].publisher.subscribe(evens)
    #expect(evens.values == [2, 4, 5])
    #expect(evens.hasEnded)
    let own = Evens()
    Countdown(start: 4).receive(subscriber: own)
    #expect(own.values == [4, 3])
    let hidden = Evens()
    Just(8).subscribe(AnySubscriber(hidden))
    #expect(hidden.values == [8])
  }

  @Test func `a subject passes on a publisher's values`() {
    let subject = PassthroughSubject<Int, Never>()
    #expect(
      trace(subject) { _ = [1, 2].publisher.subscribe(subject) } == "1 2 finished")
  }

  @Test func `demands are added and subtracted up to all values`() {
    #expect(Subscribers.Demand.max(2) + 3 == .max(5))
    #expect(Subscribers.Demand.max(2) - 3 == .none)
    #expect(Subscribers.Demand.unlimited - 3 == .unlimited)
    #expect(Subscribers.Demand.max(.max) + 1 == .unlimited)
    #expect(Subscribers.Demand.max(9) < .unlimited)
  }

  @Test func `values of several publishers are combined`() {
    let a = CurrentValueSubject<Int, Never>(1)
    let b = PassthroughSubject<String, Never>()
    #expect(
      trace(a.combineLatest(b) { "\($0)\($1)" }) {
        b.send("x")
        a.send(2)
        b.send("y")
      } == "1x 2x 2y")
    #expect(
      trace([1, 2, 3].publisher.zip(["a", "b"].publisher) { "\($0)\($1)" }) == "1a 2b finished")
    #expect(trace([1, 2].publisher.merge(with: Just(3))) == "1 2 3 finished")
    #expect(trace(Publishers.MergeMany([Just(1), Just(2)])) == "1 2 finished")
    #expect(
      trace(Publishers.CombineLatest(Just(1), Just(2)).map { $0 + $1 }) == "3 finished")
    #expect(trace(Just(3).prepend(1, 2).append(4)) == "1 2 3 4 finished")
    #expect(trace([Just(1), Just(2)].publisher.switchToLatest()) == "1 2 finished")
  }

  @Test func `an error of one publisher ends the others`() {
    struct Problem: Error {}
    let failing = Fail<Int, any Error>(error: Problem())
    let working = Just(1).setFailureType(to: (any Error).self)
    #expect(trace(working.zip(failing)) == "failed")
    #expect(trace(working.merge(with: failing)) == "1 failed")
    var count = 0
    let flaky = Deferred {
      count += 1
      return count < 3 ? failing.eraseToAnyPublisher() : working
    }
    #expect(trace(flaky.retry(1)) == "failed")
    count = 0
    #expect(trace(flaky.retry(2)) == "1 finished")
  }

  @Test func `values are collected, counted and chosen`() {
    let numbers = [1, 1, 2, 3].publisher
    #expect(trace(numbers.collect()) == "[1, 1, 2, 3] finished")
    #expect(trace(numbers.reduce(0, +)) == "7 finished")
    #expect(trace(numbers.scan(0, +)) == "1 2 4 7 finished")
    #expect(trace(numbers.count()) == "4 finished")
    #expect(trace(numbers.first { $0 > 1 }) == "2 finished")
    #expect(trace(numbers.last()) == "3 finished")
    #expect(trace(numbers.removeDuplicates(by: ==)) == "1 2 3 finished")
    #expect(trace(numbers.ignoreOutput()) == "finished")
    #expect(trace([Int]().publisher.replaceEmpty(with: 5)) == "5 finished")
    #expect(trace([1, nil].publisher.replaceNil(with: 7)) == "1 7 finished")
  }

  @Test func `schedulers change nothing, because values are sent at once`() {
    let one = Just(1).receive(on: RunLoop.main).debounce(for: 0.5, scheduler: DispatchQueue.main)
      .throttle(for: .seconds(2), scheduler: RunLoop.main, latest: true)
      .delay(for: .milliseconds(5), scheduler: OperationQueue.main)
    #expect(trace(one) == "1 finished")
  }

  @Test func `values can be waited for`() async {
    var sum = 0
    for await value in [1, 2, 3].publisher.values { sum += value }
    #expect(sum == 6)
  }
}
