import Foundation

/// The mark of the main queue.
private let mainQueue: DispatchSpecificKey<Bool> = {
  let key = DispatchSpecificKey<Bool>()
  DispatchQueue.main.setSpecific(key: key, value: true)
  return key
}()

/// Returns a value that the main actor computes, for a caller on any queue.
///
/// On the platform texts can be measured and images drawn on any queue. Here the fonts and their
/// caches belong to the main actor, so another queue waits for it. The main queue isn't always
/// served by the main thread.
func onMain<Value>(_ compute: @MainActor () -> Value) -> Value {
  nonisolated(unsafe) var result: Value?
  withoutActuallyEscaping(compute) { compute in
    let run = { @Sendable in
      MainActor.assumeIsolated { unsafe result = compute() }
    }
    if Thread.isMainThread || DispatchQueue.getSpecific(key: mainQueue) == true {
      run()
    } else {
      DispatchQueue.main.sync(execute: run)
    }
  }
  guard let result = unsafe result else {
    preconditionFailure("the main actor computed no value")
  }
  return result
}
