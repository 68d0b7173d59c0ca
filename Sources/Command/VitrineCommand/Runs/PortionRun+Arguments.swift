import VitrineBase
import VitrineMatrix

extension PortionRun {
  /// Prepares a run: reads the plan, checks the world, and removes the leftovers of killed runs.
  ///
  /// Throws if the world is another one, before anything is drawn.
  init(_ arguments: Arguments) throws(CommandError) {
    let out = try arguments.required(PortionOptions.out)
    let resources = try InputOptions.resources(arguments)
    let preparation = World.Preparation(resources)
    let loading = CacheOptions.loading(arguments)
    defer { loading?.wait() }
    let matrix = try MatrixOptions.matrix(arguments, brokenInputs: .reported)
    let runner = BatchRunner(matrix, resources, jobs: arguments[CommonOptions.jobs])
    let plan = try BatchPlan(matrix, resources, preparation: preparation)
    self.init(
      plan: plan, runner: runner,
      cache: try CacheOptions.open(arguments, resources, in: plan.world), out: out)
    try check(arguments[PortionOptions.world])
    UnpublishedFolder.removeLeftovers(in: out)
  }
}
