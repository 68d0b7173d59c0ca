import VitrineBase
import VitrineMatrix

/// Options and steps that the commands over portions share.
enum PortionArguments {
  static let options =
    [
      CommandOption("--out", "DIR", "the folder of all portions"),
      CommandOption(
        "--world", "DIGEST",
        "draw nothing unless this is the world, as vitrine plan --portions names it"),
    ] + CacheArguments.options + MatrixArguments.options.filter { $0.name != "--only" }

  static let notes =
    MatrixArguments.notes
    + " Exit code 75 means a fault that may pass: try again. Exit code 78 means "
    + "another world: this machine can take no part."

  /// Prepares a run: reads the plan, checks the world, removes what killed runs left.
  ///
  /// A wrong world ends here, before anything is drawn.
  static func run(_ arguments: Arguments) throws(CommandError) -> PortionRun {
    guard let out = try arguments.one("--out") else { throw .usage("--out DIR is missing") }
    let resources = try VariantArguments.resources(arguments)
    let preparation = World.Preparation(resources)
    let loading = CacheArguments.loading(arguments)
    defer { loading?.wait() }
    let matrix = try MatrixArguments.matrix(arguments, brokenInputs: .reported)
    let runner = BatchRunner(matrix, resources, jobs: try arguments.jobs())
    let plan = try BatchPlan(matrix, resources, preparation)
    let run = PortionRun(
      plan: plan, runner: runner,
      cache: try CacheArguments.cache(arguments, resources, in: plan.world), out: out)
    try run.check(try arguments.one("--world"))
    UnpublishedFolder.removeLeftovers(in: out)
    return run
  }
}
