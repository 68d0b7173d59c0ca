import Synchronization
import Vitrine
import VitrineBase
import VitrineGraphics
import VitrineImages
import VitrineImport
import VitrineMatrix

/// One run into one folder, fed by several threads.
final class BatchRun: Sendable {
  /// What the threads that draw change, each under the lock.
  private struct State {
    var manifest: BatchManifest
    var journal: BatchJournal
    var writeFailure: String?
  }

  private let matrix: Matrix
  private let out: String
  /// Keeps other runs out of the folder; nil where nobody knows it yet.
  private let lock: FolderLock?
  let isResumed: Bool
  /// The digests of the inputs' files.
  private let inputs: [String]
  private let state: Mutex<State>
  /// The folders of pictures that are known to lie in this one, and exist.
  private let folders = Mutex<Set<String>>([])

  /// `portion` is the part of the plan that is drawn; nil for all of it.
  init(
    _ plan: BatchPlan, _ out: String, portion: Portion? = nil, resumes: Bool
  ) throws(CommandError) {
    matrix = plan.matrix
    self.out = out
    lock = try FolderLock.held(out)
    inputs = plan.matrix.inputDigests
    var journal = BatchJournal(out, plan)
    switch resumes ? journal.resume(out, plan) : .nothing {
    case .nothing: isResumed = false
    case .same: isResumed = true
    case .other(let difference):
      throw CommandError(
        code: .invalidInput,
        message: "\(out): error: holds a run \(difference); "
          + "name another folder or leave --resume out")
    }
    state = Mutex(State(manifest: plan.manifest(portion), journal: journal))
  }

  /// Draws into a new folder that another process cannot know, as a part of a plan.
  init(
    _ plan: BatchPlan, unpublished folder: UnpublishedFolder, _ portion: Portion
  ) throws(CommandError) {
    matrix = plan.matrix
    out = folder.path
    lock = nil
    inputs = plan.matrix.inputDigests
    isResumed = false
    state = Mutex(State(manifest: plan.manifest(portion), journal: BatchJournal(out, plan)))
  }

  /// Makes the folder this run's; these pictures are known to lie there as they would be written.
  func begin(
    _ plan: BatchPlan, keeping present: [Int: PresentPicture] = [:]
  ) throws(CommandError) {
    do throws(Disk.Failure) {
      if lock != nil { try clear(keeping: present) }
      // The journal has the files of pictures that are kept before it vouches for these.
      let answers = present.sorted { $0.key < $1.key }.map(\.value.answers)
      try state.withLock { state throws(Disk.Failure) in
        try state.journal.start(plan, with: answers)
      }
    } catch {
      throw CommandError(writing: error)
    }
  }

  /// Lists a picture that is there already.
  func keep(_ index: Int, _ picture: PresentPicture) {
    add(index, picture.summary.digest, picture.summary.width, picture.summary.height)
  }

  /// Removes what an earlier run left that isn't of this one: files that it was writing when it was
  /// killed, and, where this run starts anew, all that would tell a later one that a picture is
  /// done.
  private func clear(keeping present: [Int: PresentPicture]) throws(Disk.Failure) {
    let folders = matrix.pictures.map { FilePath.folder(of: FilePath.join(out, $0.name)) }
    // Those that don't exist have nothing to remove.
    let existing = Set([out] + folders).filter(Files.disk.isFolder)
    for folder in existing where FileRoot(out).contains(folder) {
      Disk.removeUnfinished(in: folder)
    }
    guard !isResumed else { return }
    // The manifest goes first, so that nothing vouches for a half-cleared folder.
    try Disk.remove(FilePath.join(out, BatchManifest.fileName))
    try Disk.remove(FilePath.join(out, BatchJournal.fileName))
    for (index, folder) in folders.enumerated()
    where existing.contains(folder) && present[index] == nil {
      try Disk.remove(try path(index, ".layout.json"))
    }
  }

  private func path(_ index: Int, _ suffix: String) throws(Disk.Failure) -> String {
    try FileRoot(out).path(of: matrix.pictures[index].name + suffix)
  }

  /// The path of a picture's files without their endings; its folder is checked and made when the
  /// first of its pictures comes, since resolving links takes longer than writing a small file.
  private func preparedPath(_ index: Int) throws(Disk.Failure) -> String {
    let name = matrix.pictures[index].name
    let path = FilePath.join(out, name)
    let folder = FilePath.folder(of: path)
    if FileRoot.problem(with: name) == nil, folders.withLock({ $0.contains(folder) }) {
      return path
    }
    try Disk.makeFolder(FilePath.folder(of: try self.path(index, "")))
    folders.withLock { _ = $0.insert(folder) }
    return path
  }

  /// Whether an interrupted run drew this picture already; its layout is written last.
  ///
  /// The files must be whole, and say of themselves that they are this picture.
  func isDone(_ index: Int) -> Bool {
    guard isResumed, let layoutPath = try? path(index, ".layout.json"),
      let layout = try? matrix.files.read(layoutPath),
      (try? JSON.parse(layout, file: layoutPath)) != nil,
      let bytes = try? matrix.files.read(try path(index, ".png")),
      let bitmap = try? PNG.decode(bytes)
    else { return false }
    let digest = Digest.hex(of: bitmap)
    let picture = matrix.pictures[index]
    let notes = PNG.text(in: bytes)
    guard notes.contains(PNG.Text("vitrine:pixels", digest)),
      notes.contains(PNG.Text("vitrine:variant", picture.variant.name)),
      notes.contains(PNG.Text("vitrine:input", inputs[picture.input]))
    else { return false }
    add(index, digest, bitmap.width, bitmap.height)
    return true
  }

  private func add(_ index: Int, _ digest: String, _ width: Int, _ height: Int) {
    let drawn = matrix.pictures[index]
    let picture = BatchManifest.Picture(
      name: drawn.name, digest: digest, width: width, height: height,
      words: matrix.words(of: drawn))
    state.withLock { $0.manifest.pictures.append(picture) }
  }

  /// Writes a picture; what went wrong, if something did.
  func take(_ index: Int, _ result: Result<PictureFiles, RenderError>) -> String? {
    let name = matrix.pictures[index].name
    // A failure is an entry of the list with its words, so that a report can file it beside
    // pictures.
    let files: PictureFiles
    switch result {
    case .success(let written): files = written
    case .failure(let error):
      state.withLock {
        $0.manifest.failures.append(
          BatchManifest.Failure(
            name: name, message: CommandError(error).message,
            words: matrix.words(of: matrix.pictures[index]))
        )
      }
      return CommandError(error).message
    }
    do throws(Disk.Failure) {
      // A run that a loss of power ends is run again: only the list of all must outlast it.
      let path = try preparedPath(index)
      // The journal has the files before the picture has its name: a picture without its files
      // would be trusted by `--resume` whatever they are by then.
      let answers = files.answers
      try state.withLock { state throws(Disk.Failure) in try state.journal.add(answers) }
      try write(files.png, to: path + ".png")
      try write(files.layout, to: path + ".layout.json")
    } catch {
      let message = "\(error.path): error: cannot be written: \(error.reason)"
      state.withLock { $0.writeFailure = message }
      return message
    }
    add(index, files.digest, files.width, files.height)
    return nil
  }

  private func write(_ bytes: ArraySlice<UInt8>, to path: String) throws(Disk.Failure) {
    guard lock == nil else { return try Disk.write(bytes, to: path, isDurable: false) }
    try Disk.writeUnseen(bytes, to: path)
  }

  /// The message of the last file that could not be written; nil while all could.
  var writeFailure: String? { state.withLock { $0.writeFailure } }
  var cannotWrite: Bool { writeFailure != nil }

  /// How many pictures there are, drawn now or by the run that is resumed.
  var drawnCount: Int { state.withLock { $0.manifest.pictures.count } }

  /// Writes the list of all, once the pictures are on the disk.
  func finish() throws(CommandError) {
    let (listed, journal) = state.withLock { ($0.manifest, $0.journal) }
    var manifest = listed
    manifest.files = journal.files
    do throws(Disk.Failure) {
      try Disk.sync(out)
      try Disk.write(
        Array(manifest.json.utf8), to: FilePath.join(out, BatchManifest.fileName))
      try journal.remove()
    } catch {
      throw CommandError(writing: error)
    }
  }
}
