/// The options of the commands that draw portions of a plan.
enum PortionOptions {
  static let out = Option.text("--out", "DIR", help: "the folder of all portions")

  static let world = Option.text(
    "--world", "DIGEST",
    help: "draw nothing unless this is the world, as vitrine plan --portions names it")

  static let all: [any CommandOption] =
    [out, world] + CacheOptions.all
    + MatrixOptions.all.filter { $0.name != CommonOptions.only.name }

  static let notes =
    MatrixOptions.notes
    + " Exit code 75 means a temporary failure: try again. Exit code 78 means that the program, "
    + "the fonts or the wallpapers differ from the plan's, so this machine can't draw a portion."
}
