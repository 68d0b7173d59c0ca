import Glibc
import TestSupport
import Testing
import VitrineBase
import VitrineRun
import VitrineWire

/// Tests of the reason and the place of a widget's process that ends without an answer.
@Suite struct CrashTests {
  private func end(
    _ signal: Int32, _ errors: String = "", _ report: String = "", trap: String? = nil
  ) -> String {
    RunningEnd(
      code: signal + 128, errors: errors, RunLimits(),
      CrashReport(Array(report.utf8)) ?? CrashReport(), trap: trap
    ).description
  }

  @Test func `a report has frames, flags and the last missing part of the world`() throws {
    let text = "vitrine-crash b\noverflow\nmemory\nmissing default group.a team one\nframe 3b2d\n"
    let report = try #require(CrashReport(Array((text + "frame 3b2d\nframe ff\nfra").utf8)))
    #expect(report.frames == [0x3b2d, 0xff])
    #expect(report.isStackOverflow)
    #expect(report.isMemoryExhausted)
    #expect(report.missing?.kind == .default)
    #expect(report.missing?.name == "group.a team one")
  }

  @Test func `bytes that are no report, or a damaged one, give no frames`() {
    #expect(CrashReport([]) == nil)
    #expect(CrashReport(Array("frame 12\n".utf8)) == nil)
    var random = SeededGenerator(seed: 44)
    for _ in 0..<500 {
      let bytes = (0..<Int.random(in: 0...300, using: &random)).map { _ in
        UInt8.random(in: 0...255, using: &random)
      }
      let report = CrashReport(Array("vitrine-crash ".utf8) + bytes)
      #expect(report?.frames.count ?? 0 <= CrashReport.frameLimit)
    }
    let many = (0..<1000).map { "frame \(String($0, radix: 16))\n" }.joined()
    let report = CrashReport(Array("vitrine-crash b\n\(many)".utf8))
    #expect(report?.frames.count == CrashReport.frameLimit)
    #expect(CrashReport(Array("vitrine-crash b\nframe zz\nframe\n".utf8))?.frames == [])
  }

  @Test func `hints name the part of the world`() throws {
    func hint(_ missing: String) -> String? {
      CrashReport(Array("vitrine-crash b\nmissing \(missing)\n".utf8))?.hint
    }
    #expect(hint("default group.a team")?.contains("'team'") == true)
    #expect(hint("default group.a team")?.contains("'group.a'") == true)
    #expect(hint("default kCFPreferencesCurrentApplication x")?.contains("'standard'") == true)
    #expect(hint("file group.a/b.json")?.contains("'files' of 'world'") == true)
    #expect(hint("answer https://a.example/x")?.contains("'network' of 'world'") == true)
    #expect(hint("other x") == nil)
  }

  private let lines = CrashLines(
    symbolizer: "llvm-symbolizer", program: "p", names: ["Today/A.swift": "/nonexistent/A.swift"])

  private func frame(_ symbols: (function: String, file: String, line: Int)...) -> String {
    let list = symbols.map {
      #"{"FunctionName":"\#($0.function)","FileName":"\#($0.file)","Line":\#($0.line)}"#
    }
    return #"{"Address":"0x1","Symbol":[\#(list.joined(separator: ","))]}"#
  }

  private func place(_ frames: String...) -> CrashLines.Place {
    lines.place(Array("[\(frames.joined(separator: ","))]".utf8), in: .disk)
  }

  @Test func `the place is the innermost one in the author's files`() {
    let place = place(
      frame(("main", "Swift/ContiguousArrayBuffer.swift", 600)),
      frame(("generated", "Today/A.swift", 0), ("index", "Today/A.swift", 6)),
      frame(("main", "Today/A.swift", 20)))
    #expect(place.location?.line == 6)
    #expect(place.location?.file == "/nonexistent/A.swift")
    #expect(place.trap == nil)
  }

  @Test func `a trap without a message has the compiler's reason`() {
    let place = place(
      frame(
        ("Swift runtime failure: arithmetic overflow", "<compiler-generated>", 0),
        ("over", "Today/A.swift", 10)))
    #expect(place.trap == "arithmetic overflow")
    #expect(place.location?.line == 10)
    #expect(end(SIGILL, trap: place.trap) == "it crashed: arithmetic overflow (SIGILL)")
  }

  @Test func `output that isn't the symbolizer's gives no place`() {
    for text in ["", "[]", "{}", "[1]", #"[{"Symbol":1}]"#, #"[{"Symbol":[{"Line":-1}]}]"#, "[["] {
      let place = lines.place(Array(text.utf8), in: .disk)
      #expect(place.location == nil && place.trap == nil)
    }
  }

  @Test func `a crash has Swift's reason without its own file, and the signal`() {
    let errors = "Swift/ContiguousArrayBuffer.swift:600: Fatal error: Index out of range\n"
    #expect(end(SIGILL, errors) == "it crashed: Fatal error: Index out of range (SIGILL)")
    let cast = "Could not cast value of type 'A' (0x55f0) to 'B' (0x7fff).\n"
    #expect(end(SIGABRT, cast).hasPrefix("it crashed: Could not cast value of type 'A' to 'B'."))
    #expect(end(SIGSEGV) == "it crashed: it accessed memory that isn't there (SIGSEGV)")
    #expect(end(SIGABRT) == "it crashed: it called abort() (SIGABRT)")
    #expect(end(SIGTERM) == "it crashed: it ended itself (SIGTERM)")
  }

  @Test func `only exhausted memory is called so, and a full stack`() {
    #expect(end(SIGILL, "", "vitrine-crash 4\nmemory\n").contains("1024 MiB"))
    #expect(
      end(SIGABRT, "Fatal error: failed to allocate 1", "vitrine-crash 6\nmemory\n").contains("MiB")
    )
    #expect(!end(SIGILL, "Fatal error: nil", "vitrine-crash 4\nmemory\n").contains("MiB"))
    #expect(!end(SIGILL).contains("MiB"))
    #expect(end(SIGSEGV, "", "vitrine-crash b\noverflow\n").contains("the stack is full"))
  }

  @Test func `limits have sentences of their own`() {
    #expect(end(SIGXCPU).contains("processor time"))
    #expect(end(SIGALRM).contains("longer than 15 seconds"))
    #expect(end(SIGSYS).contains("system call"))
    #expect(end(SIGXFSZ).contains("files in all"))
    #expect(
      RunningEnd(code: 7, errors: "", RunLimits(), CrashReport()).description
        == "it ended itself with the code 7")
  }

  @Test func `the printed place is read from the message`() {
    let end = RunningEnd(
      code: 132, errors: "noise\nToday/A.swift:31: Fatal error: no data\n", RunLimits(),
      CrashReport())
    #expect(end.printedPlace?.file == "Today/A.swift")
    #expect(end.printedPlace?.line == 31)
    let other = RunningEnd(code: 132, errors: "Fatal error\n", RunLimits(), CrashReport())
    #expect(other.printedPlace == nil)
  }
}
