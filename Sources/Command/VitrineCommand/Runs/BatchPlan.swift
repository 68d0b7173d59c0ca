import Vitrine
import VitrineMatrix

/// What is to be drawn, and in which world.
struct BatchPlan {
  let matrix: Matrix
  let resources: Resources
  /// The digest of the config, its inputs and this version: two runs with the same one draw the
  /// same names.
  let digest: String
  /// Everything else that pixels depend on: the program, the fonts, the wallpapers.
  let world: World

  init(
    _ matrix: Matrix, _ resources: Resources, _ preparation: World.Preparation? = nil
  ) throws(CommandError) {
    self.matrix = matrix
    self.resources = resources
    do throws(RenderError) {
      digest = try matrix.digest()
      world = try World(of: matrix, resources, preparation)
    } catch {
      throw CommandError(error)
    }
  }

  /// The list of a run that has drawn nothing yet.
  func manifest(_ portion: Portion?) -> BatchManifest {
    BatchManifest(plan: digest, total: matrix.pictures.count, world: world, portion: portion)
  }
}
