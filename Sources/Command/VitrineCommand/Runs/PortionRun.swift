import Vitrine
import VitrineBase
import VitrineMatrix

/// A run that draws portions of a plan and publishes each as a folder, whole or not at all.
///
/// A portion is drawn into a folder with an unknown name, which is then renamed. A rename onto a
/// folder that isn't empty fails, so exactly one of several runs publishes a portion. A run that is
/// killed leaves no incomplete portion.
struct PortionRun {
  let plan: BatchPlan
  let runner: BatchRunner
  let cache: PictureCache?
  /// The folder of all portions.
  let out: String
  private let divisions = DivisionMemo()

  init(plan: BatchPlan, runner: BatchRunner, cache: PictureCache?, out: String) {
    (self.plan, self.runner, self.cache, self.out) = (plan, runner, cache, out)
  }

  struct Outcome {
    var portion: Portion
    var pictures: Int
    var failures: Int
    var cached = 0
    /// A Boolean value that indicates whether the portion was published before.
    var isKept = false
  }

  /// Draws and publishes a portion, unless it is published already.
  func draw(_ portion: Portion, _ messages: RunMessages) throws(CommandError) -> Outcome {
    let target = FilePath.join(out, portion.folderName)
    if let kept = try published(portion, in: target) { return kept }
    let folder: UnpublishedFolder
    do throws(Disk.Failure) {
      folder = try UnpublishedFolder(in: out)
    } catch {
      throw Self.tryAgain(error)
    }
    do throws(CommandError) {
      let drawn = try draw(portion, into: folder, messages)
      if try publish(folder, as: target) { return drawn }
      // Another process has published the portion in the meantime.
      guard let kept = try published(portion, in: target) else {
        throw CommandError(
          code: .tryAgain, message: "\(target): error: was there and is gone; try again")
      }
      return kept
    } catch {
      // A write to a shared disk can fail temporarily, so the scheduler has to try again.
      folder.remove()
      throw error.code == .cannotWrite
        ? CommandError(code: .tryAgain, message: error.message) : error
    }
  }

  /// Returns the portion that a folder contains.
  ///
  /// Returns nil if there is none. A damaged portion is moved away.
  private func published(_ portion: Portion, in target: String) throws(CommandError) -> Outcome? {
    let files = plan.matrix.files
    guard files.isFolder(target) else { return nil }
    guard let manifest = try? BatchManifest.read(target, from: files), let world = manifest.world
    else {
      do throws(Disk.Failure) {
        let damaged = try UnpublishedFolder(in: out)
        try Disk.rename(target, to: FilePath.join(damaged.path, portion.folderName))
        damaged.remove()
      } catch {
        throw Self.tryAgain(error)
      }
      return nil
    }
    if let difference = world.difference(from: plan.world) {
      throw Self.anotherWorld(
        "\(target): error: is of another world: it was drawn with \(difference)")
    }
    guard manifest.plan == plan.digest, manifest.portion == portion else {
      throw Self.anotherWorld("\(target): error: is a portion of another plan")
    }
    return Outcome(
      portion: portion, pictures: manifest.pictures.count, failures: manifest.failures.count,
      isKept: true)
  }

  /// Draws the pictures of a portion into an unpublished folder.
  ///
  /// A picture that cannot be drawn is part of the result. A file that cannot be written is a
  /// temporary error, so the portion is tried again.
  private func draw(
    _ portion: Portion, into folder: UnpublishedFolder, _ messages: RunMessages
  ) throws(CommandError) -> Outcome {
    let matrix = plan.matrix
    let places = divisions.division(of: matrix, into: portion.count).places(of: portion.index)
    let run = try BatchRun(plan, unpublished: folder, portion)
    try run.begin(plan)
    let counts = PictureCounts()
    runner.files(places, cache: cache) { index, result in
      let message = run.take(index, result)
      let files = try? result.get()
      if files?.isCached == true { counts.addCached() }
      messages.warn(index, files?.diagnostics ?? [])
      if let message, !run.cannotWrite {
        counts.addFailed()
        messages.fail(index, message)
      }
      return !Interrupt.isAsked && !run.cannotWrite
    }
    if let failure = run.writeFailure { throw CommandError(code: .tryAgain, message: failure) }
    if Interrupt.isAsked {
      throw CommandError(
        code: Interrupt.code,
        message: "error: \(Interrupt.word); portion \(portion.text) was not published")
    }
    try run.finish()
    return Outcome(
      portion: portion, pictures: run.drawnCount, failures: counts.failed, cached: counts.cached)
  }

  /// Renames the folder to its final name.
  ///
  /// Returns false if another process has published the portion in the meantime.
  private func publish(
    _ folder: UnpublishedFolder, as target: String
  ) throws(CommandError) -> Bool {
    do throws(Disk.Failure) {
      return try folder.become(target)
    } catch {
      throw Self.tryAgain(error)
    }
  }

  /// Throws if the digest of the world isn't the expected one.
  ///
  /// Nil expects no world.
  func check(_ expected: String?) throws(CommandError) {
    guard let expected, expected != plan.world.digest else { return }
    throw Self.anotherWorld(
      "error: this is another world than \(expected): it is \(plan.world.digest), of "
        + plan.world.parts.map { "\($0.name) \($0.digest.prefix(12))" }.joined(separator: ", "))
  }

  private static func anotherWorld(_ message: String) -> CommandError {
    CommandError(code: .anotherWorld, message: message + "; take no part, or name another folder")
  }

  private static func tryAgain(_ error: Disk.Failure) -> CommandError {
    CommandError(code: .tryAgain, message: CommandError(writing: error).message + "; try again")
  }
}
