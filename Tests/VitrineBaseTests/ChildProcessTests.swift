import Dispatch
import Testing
import VitrineBase

/// Tests of child processes: outputs, exit codes, and the limit of time.
@Suite struct ChildProcessTests {
  private func shell(_ script: String, seconds: Int? = nil) throws -> ChildProcess.Outcome {
    var process = ChildProcess(path: "/bin/sh", arguments: ["-c", script])
    process.seconds = seconds
    return try process.run()
  }

  @Test func `outputs and the exit code are read`() throws {
    let outcome = try shell("echo text; echo error >&2; echo answer >&3; exit 7", seconds: 60)
    #expect(outcome.output == "text\n")
    #expect(outcome.errors == "error\n")
    #expect(String(decoding: outcome.answer, as: UTF8.self) == "answer\n")
    #expect(outcome.code == 7 && !outcome.wasEnded)
  }

  @Test func `a signal's number is added to 128`() throws {
    #expect(try shell("kill -9 $$", seconds: 60).code == 137)
  }

  @Test func `a child that is too slow is ended`() throws {
    #expect(try shell("sleep 600", seconds: 1).wasEnded)
  }

  @Test func `a child that closed its outputs is ended, too`() throws {
    let outcome = try shell("exec 1>&- 2>&- 3>&-; exec sleep 600", seconds: 1)
    #expect(outcome.wasEnded)
    #expect(outcome.code == 137)
  }

  @Test func `processes that a child started in another group are ended with it`() throws {
    let outcome = try shell("setsid sleep 600 & echo $!; wait", seconds: 1)
    #expect(outcome.wasEnded)
    let process = try #require(Int32(outcome.output.dropLast()))
    // A process that has ended may wait for its new parent to read its status.
    let state = try shell("cut -d' ' -f3 /proc/\(process)/stat 2>/dev/null || echo gone").output
    #expect(["gone\n", "Z\n", ""].contains(state), "\(state)")
  }

  @Test func `cancelled work ends its child before the limit of time`() throws {
    let cancellation = Cancellation()
    // Other tests may block all threads of tasks for longer than the limit.
    DispatchQueue.global().asyncAfter(deadline: .now() + 0.2) { cancellation.cancel() }
    var process = ChildProcess(path: "/bin/sleep", arguments: ["600"])
    process.seconds = 300
    process.cancellation = cancellation
    let outcome = try process.run()
    #expect(outcome.wasEnded && outcome.wasCancelled)
    #expect(outcome.code == 137)
  }
}
