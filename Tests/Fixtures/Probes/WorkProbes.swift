import UIKit

/// Work on several threads, whose order and times must not depend on the machine.
final class WorkProbes: @unchecked Sendable {
  private let lock = NSLock()
  private var notes: [String] = []
  private var kept: [NumberedObject] = []
  private let show: @MainActor (String, Any) -> Void

  init(show: @escaping @MainActor (String, Any) -> Void) { self.show = show }

  private func note(_ text: String) {
    lock.lock()
    notes.append(text)
    lock.unlock()
  }

  private var noted: String {
    lock.lock()
    defer { lock.unlock() }
    return notes.joined(separator: " ")
  }

  /// Begins all of it, and shows what happened in which order.
  @MainActor func start() {
    delays()
    queues()
    sleepers()
    operations()
    handovers()
    tasks()
    ticks()
    applications()
    objects()
    DispatchQueue.main.asyncAfter(deadline: .now() + 0.7) { self.show("work.order", self.noted) }
  }

  @MainActor private func delays() {
    for index in 0..<10 {
      DispatchQueue.main.asyncAfter(deadline: .now() + 0.010 + Double(index) * 0.001) {
        self.show("work.delay \(index)", ProcessInfo.processInfo.systemUptime)
      }
    }
  }

  private func queues() {
    for index in 0..<12 {
      DispatchQueue.global(qos: index % 2 == 0 ? .utility : .userInitiated).async {
        self.note("begin\(index)")
        DispatchQueue.main.async { self.note("main\(index)") }
        self.note("end\(index)")
      }
    }
    let group = DispatchGroup()
    for index in 0..<4 { DispatchQueue.global().async(group: group) { self.note("group\(index)") } }
    group.notify(queue: .main) { self.note("notified") }
  }

  private func sleepers() {
    for index in 0..<8 {
      DispatchQueue.global().async {
        Thread.sleep(forTimeInterval: 0.02 + Double((7 - index) / 2) * 0.0005)
        self.note("slept\(index)")
      }
    }
  }

  private func operations() {
    let queue = OperationQueue()
    queue.maxConcurrentOperationCount = 4
    for index in 0..<6 {
      queue.addOperation {
        self.note("operation\(index)")
        Thread.sleep(forTimeInterval: 0.01)
        self.note("operated\(index)")
      }
    }
  }

  private func handovers() {
    let semaphore = DispatchSemaphore(value: 0)
    DispatchQueue.global().async {
      semaphore.wait()
      self.note("woken")
    }
    DispatchQueue.global().async {
      semaphore.signal()
      self.note("signaled")
    }
    let condition = NSCondition()
    Thread.detachNewThread {
      condition.lock()
      condition.wait()
      self.note("condition")
      condition.unlock()
    }
    DispatchQueue.global().asyncAfter(deadline: .now() + 0.005) {
      condition.lock()
      condition.broadcast()
      condition.unlock()
      self.note("broadcast")
    }
  }

  @MainActor private func tasks() {
    Task { @MainActor in
      try? await Task.sleep(nanoseconds: 5_000_000)
      self.show("work.task", ProcessInfo.processInfo.systemUptime)
      await withTaskGroup(of: Void.self) { group in
        for index in 0..<6 {
          group.addTask {
            try? await Task.sleep(nanoseconds: UInt64(1000 * (index % 3)))
            self.note("task\(index)")
          }
        }
      }
    }
  }

  @MainActor private func ticks() {
    var count = 0
    Timer.scheduledTimer(withTimeInterval: 0.03, repeats: true) { timer in
      MainActor.assumeIsolated {
        count += 1
        guard count == 5 else { return }
        timer.invalidate()
        self.show("work.ticks", ProcessInfo.processInfo.systemUptime)
      }
    }
  }

  /// A set's order follows the addresses of its objects.
  @MainActor private func objects() {
    for index in 0..<8 {
      DispatchQueue.global().async {
        self.keep(index)
        if index % 3 == 1 { Thread.sleep(forTimeInterval: 0.001) }
        self.keep(index + 100)
      }
      Thread.detachNewThread { self.keep(index + 200) }
    }
    DispatchQueue.main.asyncAfter(deadline: .now() + 0.7) {
      self.show("work.set", Set(self.kept).map(\.number))
      let sorted = self.kept.sorted { ObjectIdentifier($0) < ObjectIdentifier($1) }
      self.show("work.sorted", sorted.map(\.number))
    }
  }

  private func keep(_ number: Int) {
    lock.lock()
    kept.append(NumberedObject(number))
    lock.unlock()
  }

  private func applications() {
    DispatchQueue.concurrentPerform(iterations: 6) { index in self.note("applied\(index)") }
  }
}

/// An object without an order of its own.
final class NumberedObject: NSObject {
  let number: Int

  init(_ number: Int) { self.number = number }
}
