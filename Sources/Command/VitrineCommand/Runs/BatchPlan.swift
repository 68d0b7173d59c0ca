import Vitrine
import VitrineMatrix

/// The pictures to draw and their world.
struct BatchPlan {
  let matrix: Matrix
  let resources: Resources
  /// The digest of the config, its inputs and this version.
  ///
  /// Runs with equal digests draw the same names.
  let digest: String
  /// The other dependencies of pixels: the program, the fonts, the wallpapers.
  let world: World

  init(
    _ matrix: Matrix, _ resources: Resources, preparation: World.Preparation? = nil
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

  /// Returns the list of a run that hasn't drawn any picture yet.
  func manifest(_ portion: Portion?) -> BatchManifest {
    BatchManifest(plan: digest, total: matrix.pictures.count, world: world, portion: portion)
  }
}
