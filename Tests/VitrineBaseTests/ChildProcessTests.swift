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
}
