import Glibc
import VitrineBase
import VitrineMatrix

extension Command {
  /// The command for a scheduler that hands out parts one at a time.
  ///
  /// The process starts once and draws the second part with the backdrops and layouts of the first.
  /// The protocol consists of lines, so that a shell or any language can use it:
  ///
  ///     → 3/24
  ///     ← {"event": "done", "portion": "3/24", "pictures": 40, "failures": 0, …}
  static let work = Command(
    name: "work", abstract: "draw portions of a plan, one after another, as they are named",
    discussion: """
      Reads the parts to draw from standard input, one K/N per line, and draws and publishes each like
      vitrine portion. Fonts, wallpapers, backdrops and layouts stay in memory. It first prints a line of
      JSON with the plan and the world, then a line for each part, and ends with its input.
      """,
    usage: ["[CONFIG] --out DIR [--world DIGEST]"],
    options: PortionOptions.all,
    notes: PortionOptions.notes,
    examples: [
      Command.Example(
        "work --out parts --quiet < list-of-parts",
        "Draw the parts of a list.")
    ],
    run: runWork)

  /// Answers line by line until the input ends.
  ///
  /// A part that fails doesn't end the process.
  private static func runWork(_ arguments: Arguments) throws(CommandError) {
    let run = try PortionRun(arguments)
    let messages = RunMessages(run.plan.matrix, isQuiet: arguments[CommonOptions.quiet])
    Console.print(
      answer("ready") { json in
        json.key("plan")
        json.string(run.plan.digest)
        json.key("world")
        json.string(run.plan.world.digest)
        json.key("pictures")
        json.integer(run.plan.matrix.pictures.count)
      })
    while !Interrupt.isAsked, let line = readLine() {
      if line.isEmpty { continue }
      // While the process draws, a signal ends it after the picture, otherwise at once.
      Interrupt.watch()
      Console.print(reply(to: line, run, messages))
      Interrupt.unwatch()
    }
    messages.end()
    guard !Interrupt.isAsked else {
      throw CommandError(code: Interrupt.code, message: "error: \(Interrupt.word)")
    }
  }

  /// Draws the portion that a line names and returns the result as JSON.
  private static func reply(
    to line: String, _ run: PortionRun, _ messages: RunMessages
  ) -> String {
    let (start, used) = (ContinuousClock().now, processorSeconds)
    do throws(CommandError) {
      guard let portion = Portion(line) else {
        throw .usage("invalid part '\(line)': expected K/N, such as 3/24")
      }
      let outcome = try run.draw(portion, messages)
      for warning in run.cache?.takeWarnings() ?? [] { Console.error(warning) }
      return answer(
        outcome, seconds: (ContinuousClock().now - start) / .seconds(1),
        processorSeconds: processorSeconds - used)
    } catch {
      return answer("failed") { json in
        json.key("portion")
        json.string(line)
        json.key("code")
        json.integer(Int(error.code.rawValue))
        json.key("message")
        json.string(error.message)
      }
    }
  }

  /// Returns the answer for a portion that is published.
  private static func answer(
    _ outcome: PortionRun.Outcome, seconds: Double, processorSeconds: Double
  ) -> String {
    answer(outcome.isKept ? "kept" : "done") { json in
      json.key("portion")
      json.string(outcome.portion.text)
      json.key("pictures")
      json.integer(outcome.pictures)
      json.key("failures")
      json.integer(outcome.failures)
      json.key("cached")
      json.integer(outcome.cached)
      json.key("seconds")
      json.number(rounded(seconds))
      json.key("processorSeconds")
      json.number(rounded(processorSeconds))
    }
  }

  /// Returns a JSON object with the name of an event and its members.
  private static func answer(_ event: String, _ members: (inout JSONWriter) -> Void) -> String {
    var json = JSONWriter()
    json.object { json in
      json.key("event")
      json.string(event)
      members(&json)
    }
    return json.text
  }

  /// Rounds seconds to a thousandth, because further digits are noise.
  private static func rounded(_ seconds: Double) -> Double {
    (seconds * 1000).rounded() / 1000
  }

  /// The processor time that this process has used, in seconds.
  private static var processorSeconds: Double {
    var now = timespec()
    guard unsafe clock_gettime(CLOCK_PROCESS_CPUTIME_ID, &now) == 0 else { return 0 }
    return Double(now.tv_sec) + Double(now.tv_nsec) / 1e9
  }
}
