import Glibc
import VitrineBase
import VitrineMatrix

extension Command {
  /// The command for a scheduler that hands out parts one at a time.
  ///
  /// A process costs its start and its caches; kept alive, it draws the second part with backdrops
  /// and layouts of the first. The protocol is lines, so that a shell or any language can speak it:
  ///
  ///     → 3/24
  ///     ← {"event": "done", "portion": "3/24", "pictures": 40, "failures": 0, …}
  static let work = Command(
    name: "work", abstract: "draw portions of a plan, one after another, as they are named",
    discussion: """
      Reads the parts to draw from standard input, one K/N per line, and draws and publishes each as
      vitrine portion does. Fonts, wallpapers, backdrops and layouts stay warm in between. It answers each
      line with a line of JSON, starts with one that names the plan and the world, and ends with its input.
      """,
    usage: ["[CONFIG] --out DIR [--world DIGEST]"],
    options: PortionArguments.options,
    notes: PortionArguments.notes,
    examples: [
      Command.Example(
        "work --out parts --quiet < list-of-parts",
        "Draw the parts of a list.")
    ],
    run: runWork)

  /// Answers line by line until the input ends; a part that fails is an answer and doesn't end the
  /// process.
  private static func runWork(_ arguments: Arguments) throws(CommandError) {
    let run = try PortionArguments.run(arguments)
    let messages = RunMessages(run.plan.matrix, isQuiet: arguments.has("--quiet"))
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
      // While it waits for a line a signal ends the process at once; while it draws, after the
      // picture.
      Interrupt.watch()
      Console.print(reply(to: line, run, messages))
      Interrupt.unwatch()
    }
    messages.end()
    guard !Interrupt.isAsked else {
      throw CommandError(code: Interrupt.code, message: "error: \(Interrupt.word)")
    }
  }

  /// Draws the portion that a line names; what came of it, as JSON.
  private static func reply(
    to line: String, _ run: PortionRun, _ messages: RunMessages
  ) -> String {
    let (start, used) = (ContinuousClock().now, processorSeconds)
    do throws(CommandError) {
      guard let portion = Portion(line) else {
        throw .usage("'\(line)' is no part, such as 3/24")
      }
      let outcome = try run.draw(portion, messages)
      for warning in run.cache?.takeWarnings() ?? [] { Console.error(warning) }
      return answer(outcome.isKept ? "kept" : "done") { json in
        json.key("portion")
        json.string(portion.text)
        json.key("pictures")
        json.integer(outcome.pictures)
        json.key("failures")
        json.integer(outcome.failures)
        json.key("cached")
        json.integer(outcome.cached)
        json.key("seconds")
        json.number(milliseconds((ContinuousClock().now - start) / .seconds(1)))
        json.key("processorSeconds")
        json.number(milliseconds(processorSeconds - used))
      }
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

  /// An object with the event's name and the members that belong to it.
  private static func answer(_ event: String, _ members: (inout JSONWriter) -> Void) -> String {
    var json = JSONWriter()
    json.object { json in
      json.key("event")
      json.string(event)
      members(&json)
    }
    return json.text
  }

  /// Seconds rounded to a thousandth; the clock's other digits mean nothing.
  private static func milliseconds(_ seconds: Double) -> Double {
    (seconds * 1000).rounded() / 1000
  }

  /// The processor time that this process has used so far.
  private static var processorSeconds: Double {
    var now = timespec()
    guard unsafe clock_gettime(CLOCK_PROCESS_CPUTIME_ID, &now) == 0 else { return 0 }
    return Double(now.tv_sec) + Double(now.tv_nsec) / 1e9
  }
}
