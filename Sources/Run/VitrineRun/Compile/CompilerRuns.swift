import VitrineBase

/// The runs of the compiler for one program, in its work folder and within its limit of time.
///
/// The compiler gets relative names, so that its results don't depend on the folder.
struct CompilerRuns: Sendable {
  /// The result of a run.
  struct Result: Codable, Sendable {
    var code: Int32
    var output: String
    /// The reason why the code isn't to blame for the result, or nil.
    var failure: CompileFailure?

    private enum CodingKeys: CodingKey { case code, output }

    init(code: Int32, output: String, failure: CompileFailure? = nil) {
      self.code = code
      self.output = output
      self.failure = failure
    }

    /// Creates the result of several runs, in their order.
    init(joining runs: [Result]) {
      self.init(
        code: runs.first { $0.code != 0 }?.code ?? 0, output: runs.map(\.output).joined(),
        failure: runs.compactMap(\.failure).first)
    }
  }

  let toolchain: Toolchain
  let folder: String
  let deadline: ContinuousClock.Instant
  /// The limit in seconds, for its message.
  let limit: Int

  /// Runs the compiler.
  func run(_ arguments: [String]) -> Result {
    let left = deadline - ContinuousClock().now
    var process = ChildProcess(path: toolchain.compiler, arguments: arguments)
    process.environment = ["TMPDIR": folder]
    process.folder = folder
    process.seconds = max(1, Int(left.components.seconds))
    do throws(ChildProcess.Failure) {
      let outcome = try process.run()
      var run = Result(code: outcome.code, output: outcome.errors + outcome.output)
      if outcome.wasEnded { run.failure = .tooLong(after: limit) }
      if run.output.contains("compiled with Swift"), run.output.contains("cannot be imported") {
        run.failure = CompileFailure(reason: toolchain.wrongVersion, isFinal: true)
      }
      return run
    } catch {
      let failure = CompileFailure(
        reason: "\(toolchain.compiler) can't be started: \(error.reason)", isFinal: true)
      return Result(code: 1, output: "", failure: failure)
    }
  }

  /// Runs the compiler several times at once, and returns the results in order.
  func run(each parts: [[String]]) -> [Result] {
    ThreadPool(Environment.processorCount).map(parts.count) { run(parts[$0]) }
  }
}
