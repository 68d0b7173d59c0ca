import Combine
import Foundation
import Testing

@Suite struct PublisherTests {
  enum Problem: Error, Equatable { case broken, mended }

  /// Returns the values and the end of a publisher as text: `1 2 finished`.
  func trace<P: Publisher>(_ publisher: P) -> String {
    var words: [String] = []
    let connection = publisher.sink(
      receiveCompletion: { completion in
        if case .failure(let error) = completion {
          words.append("\(error)")
        } else {
          words.append("finished")
        }
      }, receiveValue: { words.append("\($0)") })
    connection.cancel()
    return words.joined(separator: " ")
  }

  @Test func `a chain of operators changes values in order`() {
    #expect(trace(Just(3).map { $0 + 1 }.filter { $0 > 3 }) == "4 finished")
    #expect(trace(Just("7").compactMap { Int($0) }) == "7 finished")
    #expect(trace(Just("x").compactMap { Int($0) }) == "finished")
    #expect(trace(Just(2).flatMap { Just($0 * 10) }) == "20 finished")
  }

  @Test func `values are chosen by conditions, numbers and order`() {
    let numbers = [1, 5, 2, 9, 3].publisher
    #expect(all(numbers.drop { $0 < 5 }) == [5, 2, 9, 3])
    #expect(all(numbers.prefix { $0 < 9 }) == [1, 5, 2])
    #expect(all(numbers.output(at: 3)) == [9])
    #expect(all(numbers.output(in: 1..<3)) == [5, 2])
    #expect(all(numbers.max()) == [9])
    #expect(all(numbers.min()) == [1])
    #expect(all(numbers.contains(9)) == [true] && all(numbers.contains(4)) == [false])
    #expect(all(numbers.allSatisfy { $0 > 0 }) == [true])
    #expect(all(numbers.collect(2)) == [[1, 5], [2, 9], [3]])
  }

  @Test func `another publisher opens or ends the values`() {
    let (values, gate) = (PassthroughSubject<Int, Never>(), PassthroughSubject<Void, Never>())
    var (after, before): ([Int], [Int]) = ([], [])
    let connections = [
      values.drop(untilOutputFrom: gate).sink { after.append($0) },
      values.prefix(untilOutputFrom: gate).sink { before.append($0) },
    ]
    values.send(1)
    gate.send(())
    values.send(2)
    #expect(after == [2] && before == [1])
    for connection in connections { connection.cancel() }
  }

  /// All values of a publisher that sends at once.
  private func all<P: Publisher<T, Never>, T>(_ publisher: P) -> [T] {
    var values: [T] = []
    _ = publisher.sink { values.append($0) }
    return values
  }

  @Test func `an error ends a chain and can be replaced`() {
    let failing = Just(1).tryMap { _ -> Int in throw Problem.broken }
    #expect(trace(failing) == "broken")
    #expect(trace(failing.replaceError(with: 9)) == "9 finished")
    #expect(trace(failing.catch { _ in Just(8) }) == "8 finished")
    #expect(trace(Fail<Int, Problem>(error: .broken).mapError { _ in Problem.mended }) == "mended")
  }

  @Test func `a subject sends later values until its connection ends`() {
    let subject = PassthroughSubject<Int, Never>()
    var values: [Int] = []
    subject.send(1)
    var connections: Set<AnyCancellable> = []
    subject.removeDuplicates().dropFirst().sink { values.append($0) }.store(in: &connections)
    for value in [2, 3, 3, 4] { subject.send(value) }
    connections = []
    subject.send(5)
    #expect(values == [3, 4])
  }

  @Test func `a current value is sent at once`() {
    let subject = CurrentValueSubject<Int, Never>(1)
    var values: [Int] = []
    let connection = subject.sink { values.append($0) }
    subject.value = 2
    #expect(values == [1, 2] && subject.value == 2)
    connection.cancel()
  }

  @Test func `a future sends its result to receivers before and after it`() {
    var promise: Future<Int, Never>.Promise?
    let future = Future<Int, Never> { promise = $0 }
    var values: [Int] = []
    let first = future.sink { values.append($0) }
    promise?(.success(5))
    promise?(.success(6))
    let second = future.sink { values.append($0 * 10) }
    #expect(values == [5, 50])
    first.cancel()
    second.cancel()
  }

  @Test func `a published property publishes its values`() {
    final class Model: ObservableObject {
      @Published var count = 1
      @Published var copy = 0
    }
    let model = Model()
    var values: [Int] = []
    let connection = model.$count.sink { values.append($0) }
    model.$count.map { $0 * 2 }.assign(to: &model.$copy)
    model.count = 4
    #expect(values == [1, 4] && model.copy == 8)
    connection.cancel()
  }

  @Test func `notifications are published until the connection ends`() {
    let name = Notification.Name("PublisherTests")
    var count = 0
    let connection = NotificationCenter.default.publisher(for: name).sink { _ in count += 1 }
    NotificationCenter.default.post(name: name, object: nil)
    connection.cancel()
    NotificationCenter.default.post(name: name, object: nil)
    #expect(count == 1)
  }
}
