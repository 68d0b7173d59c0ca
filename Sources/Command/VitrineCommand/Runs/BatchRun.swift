import Synchronization
import Vitrine
import VitrineBase
import VitrineGraphics
import VitrineImages
import VitrineImport
import VitrineMatrix

/// A run that writes pictures into one folder, fed by several threads.
final class BatchRun: Sendable {
  /// The state that the drawing threads change under the lock.
  private struct State {
    var manifest: BatchManifest
    var journal: BatchJournal
    var writeFailure: String?
  }

  private let matrix: Matrix
  private let out: String
  /// The lock that excludes other runs.
  ///
  /// Nil if no other process can know the folder.
  private let lock: FolderLock?
  let isResumed: Bool
  /// The digests of the inputs' files.
  private let inputs: [String]
  private let state: Mutex<State>
  /// The folders of pictures that exist and are inside `out`.
  private let folders = Mutex<Set<String>>([])

  /// Creates a run into a folder.
  ///
  /// `portion` is the part of the plan that is drawn. It is nil if everything is drawn. With
  /// `resumes`, the pictures of an earlier run of the same plan are kept, and another plan in the
  /// folder is an error.
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

  /// Creates a run of a portion into a new folder that no other process can know.
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

  /// Prepares the folder for the run.
  ///
  /// The pictures of `present` are already in the folder with the contents that would be written.
  func begin(
    _ plan: BatchPlan, keeping present: [Int: PresentPicture] = [:]
  ) throws(CommandError) {
    do throws(Disk.Failure) {
      if lock != nil { try clear(keeping: present) }
      // The journal lists the files of kept pictures before it confirms the pictures.
      let answers = present.sorted { $0.key < $1.key }.map(\.value.answers)
      try state.withLock { state throws(Disk.Failure) in
        try state.journal.start(plan, with: answers)
      }
    } catch {
      throw CommandError(writing: error)
    }
  }

  /// Adds a picture that is already in the folder to the list.
  func keep(_ index: Int, _ picture: PresentPicture) {
    add(
      index, digest: picture.summary.digest, width: picture.summary.width,
      height: picture.summary.height)
  }

  /// Removes the leftovers of an earlier run.
  ///
  /// These are files that were being written when the run was killed. If this run doesn't resume
  /// the earlier one, all files that mark a picture as done are removed as well.
  private func clear(keeping present: [Int: PresentPicture]) throws(Disk.Failure) {
    let folders = matrix.pictures.map { FilePath.folder(of: FilePath.join(out, $0.name)) }
    // Folders that don't exist have no leftovers.
    let existing = Set([out] + folders).filter(Files.disk.isFolder)
    for folder in existing where FileRoot(out).contains(folder) {
      Disk.removeUnfinished(in: folder)
    }
    guard !isResumed else { return }
    // The manifest is removed first, so that a half-cleared folder is never a batch.
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

  /// Returns the path of a picture's files without their suffixes.
  ///
  /// The folder is checked and created with the first of its pictures, because resolving links
  /// takes longer than writing a small file.
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

  /// Returns whether an interrupted run drew this picture completely, and lists it.
  ///
  /// The layout is written last. The files must be whole, and their notes must name this picture.
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
    add(
      index, digest: digest, width: bitmap.width, height: bitmap.height,
      codeFailure: notes.first { $0.key == PictureNotes.codeFailureKey }?.value)
    return true
  }

  private func add(
    _ index: Int, digest: String, width: Int, height: Int, codeFailure: String? = nil
  ) {
    let drawn = matrix.pictures[index]
    var picture = BatchManifest.Picture(
      name: drawn.name, digest: digest, width: width, height: height,
      words: matrix.words(of: drawn))
    picture.codeFailure = codeFailure
    let listed = picture
    state.withLock { $0.manifest.pictures.append(listed) }
  }

  /// Writes a picture or notes its failure.
  ///
  /// Returns the message of an error, or nil.
  func take(_ index: Int, _ result: Result<PictureFiles, RenderError>) -> String? {
    let name = matrix.pictures[index].name
    // The list contains failures with their words, so that a report can file them beside pictures.
    let files: PictureFiles
    switch result {
    case .success(let written): files = written
    case .failure(let error):
      var failure = BatchManifest.Failure(
        name: name, message: CommandError(error).message,
        words: matrix.words(of: matrix.pictures[index]))
      if case .notRun = error { failure.isCodeFailure = true }
      let listed = failure
      state.withLock { $0.manifest.failures.append(listed) }
      return listed.message
    }
    do throws(Disk.Failure) {
      // Pictures aren't synchronized to the disk, because a run is repeated after a loss of power.
      let path = try preparedPath(index)
      // The journal lists the files of a picture first. Otherwise `--resume` would trust the
      // picture after its files have changed.
      let answers = files.answers
      try state.withLock { state throws(Disk.Failure) in try state.journal.add(answers) }
      try write(files.png, to: path + ".png")
      try write(files.layout, to: path + ".layout.json")
    } catch {
      let message = "\(error.path): error: cannot be written: \(error.reason)"
      state.withLock { $0.writeFailure = message }
      return message
    }
    add(
      index, digest: files.digest, width: files.width, height: files.height,
      codeFailure: files.codeFailure)
    return nil
  }

  private func write(_ bytes: ArraySlice<UInt8>, to path: String) throws(Disk.Failure) {
    guard lock == nil else { return try Disk.write(bytes, to: path, isDurable: false) }
    try Disk.writeUnseen(bytes, to: path)
  }

  /// The message of the last file that could not be written.
  ///
  /// Nil if there is none.
  var writeFailure: String? { state.withLock { $0.writeFailure } }
  var cannotWrite: Bool { writeFailure != nil }

  /// The number of pictures, drawn now or by the run that is resumed.
  var drawnCount: Int { state.withLock { $0.manifest.pictures.count } }

  /// Writes the list of all pictures after the pictures are synchronized to the disk.
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
