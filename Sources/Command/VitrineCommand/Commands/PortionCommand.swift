import VitrineBase
import VitrineMatrix

extension Command {
  /// The command for a task of a scheduler, which publishes one part of a plan whole or not at all.
  ///
  /// Exit code 75 requests another attempt. Exit code 78 means that this machine can't take part.
  static let portion = Command(
    name: "portion", abstract: "draw one part of a plan and publish it whole",
    discussion: """
      Draws part K of N of a plan and publishes it as the folder K-of-N, whole or not at all. It is safe
      to run it twice, at the same time, on a folder that machines share, and to kill it at any moment;
      a part that is published already is not drawn again. vitrine merge joins the parts.
      """,
    usage: ["K/N|auto [CONFIG] --out DIR [--world DIGEST]"],
    options: PortionOptions.all,
    notes: PortionOptions.notes,
    examples: [
      Command.Example(
        "portion 3/24 --out parts",
        "Draw the third of 24 parts."),
      Command.Example(
        "portion auto --out /shared/parts",
        "Draw the part of this task of a job array."),
    ],
    run: runPortion)

  private static func runPortion(_ given: Arguments) throws(CommandError) {
    var arguments = given
    guard let word = arguments.takeFirst() else {
      throw .usage("expected the part, such as 3/24, or auto")
    }
    let portion = try JobArray.portion(word, for: "the part")
    let run = try PortionRun(arguments)
    let isQuiet = arguments[CommonOptions.quiet]
    let messages = RunMessages(run.plan.matrix, isQuiet: isQuiet)
    Interrupt.watch()
    // A part that is published already is a success, because a scheduler may start a task twice.
    let outcome = try run.draw(portion, messages)
    messages.end()
    for warning in run.cache?.takeWarnings() ?? [] { Console.error(warning) }
    if !isQuiet {
      let cached = outcome.cached > 0 ? ", \(outcome.cached) from the cache" : ""
      Console.error(
        "portion \(portion.text): \(countText(outcome.pictures, "picture"))\(cached)"
          + (outcome.isKept ? ", published already" : "")
          + ", in \(FilePath.join(run.out, portion.folderName))")
    }
    if outcome.failures > 0 {
      throw .input(
        "error: "
          + (messages.failureSummary
            ?? "\(countText(outcome.failures, "picture")) could not be drawn"))
    }
  }
}
