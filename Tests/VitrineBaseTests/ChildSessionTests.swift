import Testing
import VitrineBase

/// Tests of child processes that answer one input after the other.
@Suite struct ChildSessionTests {
  private func session(_ script: String) throws -> ChildSession {
    try ChildSession(
      ChildProcess(path: "/bin/sh", arguments: ["-c", script]), status: 6, statusSize: 4)
  }

  @Test func `each input has its own outputs and its status`() throws {
    let session = try session(
      "while read -r line; do echo out $line; echo err $line >&2; echo $line >&3; "
        + "printf done >&6; done; exit 5")
    for word in ["one", "two", "three"] {
      let exchange = session.exchange(Array("\(word)\n".utf8), seconds: 60)
      #expect(exchange.status == Array("done".utf8))
      #expect(exchange.outcome.output == "out \(word)\n")
      #expect(exchange.outcome.errors == "err \(word)\n")
      #expect(exchange.outcome.answer == Array("\(word)\n".utf8))
    }
    #expect(session.end() == 5)
    #expect(session.end() == 0)
  }

  @Test func `output that exceeds a pipe is read before the status`() throws {
    let session = try session(
      "while read -r line; do head -c 300000 /dev/zero >&3; printf done >&6; done")
    for _ in 0..<3 {
      let exchange = session.exchange([10], seconds: 60)
      #expect(exchange.outcome.answer.count == 300_000 && exchange.status != nil)
    }
  }

  @Test func `a child that ends without a status gives its exit code`() throws {
    let session = try session("read -r line; echo last; exit 9")
    let exchange = session.exchange([10], seconds: 60)
    #expect(exchange.status == nil)
    #expect(exchange.outcome.code == 9)
    #expect(exchange.outcome.output == "last\n")
    #expect(!exchange.outcome.wasEnded)
  }

  @Test func `a child without a status in time is ended`() throws {
    let session = try session("read -r line; exec sleep 600")
    let exchange = session.exchange([10], seconds: 1)
    #expect(exchange.outcome.wasEnded)
    #expect(exchange.outcome.code == 137)
  }

  @Test func `cancelled work ends its child`() throws {
    let session = try session("read -r line; exec sleep 600")
    let cancellation = Cancellation()
    cancellation.cancel()
    let exchange = session.exchange([10], seconds: 300, unless: cancellation)
    #expect(exchange.outcome.wasEnded && exchange.outcome.wasCancelled)
  }

  @Test func `an input to a child that has ended is answered by its end`() throws {
    let session = try session("exit 3")
    let exchange = session.exchange([UInt8](repeating: 1, count: 1 << 20), seconds: 60)
    #expect(exchange.status == nil && exchange.outcome.code == 3)
  }
}
