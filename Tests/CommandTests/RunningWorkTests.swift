import Foundation
import TestSupport
import Testing

/// Tests of the picture's system, asynchronous work and printed lines in running code.
struct RunningWorkTests {
  private static let widget = RunningWidget("Work")
  /// The options of a run without work that waits.
  private static let quick = ["--system", "ios12"]
  /// The messages of one run.
  private static let messages = Result { try widget.run("layout", quick).errors }

  @Test(arguments: [
    ("ios10", ["13": "no", "12": "no", "guard": "no", "other": "10", "process": "false"]),
    ("ios12", ["13": "no", "12": "yes", "guard": "yes", "other": "10", "process": "true"]),
    ("ios14", ["13": "yes", "12": "yes", "guard": "yes", "other": "14", "process": "true"]),
  ])
  func `conditions of the system follow the picture's`(
    _ system: String, _ expected: [String: String]
  ) throws {
    let values = try Self.widget.values(["--system", system])
    for (name, value) in expected { #expect(values[name] == value, "\(name)") }
  }

  @Test func `tasks, sleeps and requests are waited for`() throws {
    let values = try Self.widget.values()
    let expected = [
      "data": "first", "string": "first", "absent": "nil", "session": "first",
      "async let": "first second", "slept": "nanoseconds", "slept again": "duration",
      "group": "0123", "actor": "01234567", "continuation": "queue", "second": "over",
      "detached": "done",
    ]
    for (name, value) in expected { #expect(values[name] == value, "\(name)") }
  }

  @Test func `a request without a response is named`() throws {
    let errors = try Self.messages.get()
    #expect(errors.contains("the widget asked for https://example.com/absent"))
  }

  @Test func `printed lines are notes, without the time and process of NSLog`() throws {
    let errors = try Self.messages.get()
    for line in ["loaded", "logged 7", "written 8", "told 9"] {
      #expect(errors.contains("note: the code printed: \(line)\n"))
    }
  }

  @Test func `quiet pictures omit printed lines`() throws {
    let folder = try TemporaryFolder()
    let file = folder.path + "/a.png"
    let options = Self.quick + ["-o", file]
    #expect(try Self.widget.run("render", options).errors.contains("printed: loaded"))
    #expect(try !Self.widget.run("render", options + ["--quiet"]).errors.contains("printed"))
  }
}
