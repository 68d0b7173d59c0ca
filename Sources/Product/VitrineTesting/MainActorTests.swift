public import XCTest

/// Lists the tests of a class for XCTest, which may be on the main actor.
///
/// SwiftPM's list of tests calls a function of this name for each class. XCTest's own function ends
/// the process for methods with `@MainActor` that aren't `async` (“Could not cast value”). This one
/// takes its place in a test target that has `@_exported import VitrineTesting` in one of its files.
public func testCase<T: XCTestCase, Body>(
  _ tests: [(String, (T) -> Body)]
) -> XCTestCaseEntry {
  let list = tests.map { name, method in
    // XCTest calls tests on the main thread.
    nonisolated(unsafe) let method = method
    let run: (XCTestCase) throws -> Void = { test in
      nonisolated(unsafe) let test = test
      try MainActor.assumeIsolated {
        guard let test = unsafe test as? T else { preconditionFailure("no test of \(T.self)") }
        try unsafe call(method(test))
      }
    }
    return (name, run)
  }
  return (T.self, list)
}

/// Calls a test method.
@MainActor private func call<Body>(_ body: Body) throws {
  if let body = body as? () throws -> Void { return try body() }
  let name = "\(Body.self)"
  precondition(
    ["@MainActor () -> ()", "@MainActor () throws -> ()"].contains(name),
    "a test has the type \(name)")
  // Swift 6 only names the type that is also `@Sendable`, which SwiftPM's list in Swift 5 doesn't
  // have. The type's name shows that nothing else differs.
  try unsafe unsafeBitCast(body, to: (@MainActor () throws -> Void).self)()
}
