import Vitrine
import VitrineBase
import VitrineImages
import VitrineMatrix

/// The parts of a batch that `vitrine merge` joins.
///
/// The lists are read one at a time, first to check that the parts belong together, then again to
/// join them, so that only one is in memory.
struct BatchParts {
  private let files: Files
  private var folders: [String] = []
  /// The list of the first part without its pictures, with the files of all parts.
  private var head: BatchManifest?
  /// `origins[name]`: the index in `folders` of the part with a picture.
  private var origins: [String: Int] = [:]
  /// The portion of each part.
  ///
  /// Nil if the part's list contains none.
  private var portions: [Portion?] = []

  init(_ files: Files) { self.files = files }

  /// Returns the folders of the portions in a folder, or the folder itself if it is a part.
  func folders(in folder: String) -> [String] {
    guard !files.exists(FilePath.join(folder, BatchManifest.fileName)) else { return [folder] }
    let portions = (files.entries(of: folder) ?? []).compactMap { Portion(folderName: $0) }
    guard !portions.isEmpty else { return [folder] }
    return portions.sorted { ($0.count, $0.index) < ($1.count, $1.index) }.map {
      FilePath.join(folder, $0.folderName)
    }
  }

  /// Adds a part.
  ///
  /// Throws if it doesn't belong to the others.
  mutating func add(_ folder: String) throws(CommandError) {
    var part = try read(folder)
    for name in part.pictures.map(\.name) + part.failures.map(\.name) {
      if let other = origins.updateValue(folders.count, forKey: name) {
        throw Self.invalid(folder, "has \(name), and so has \(folders[other])")
      }
    }
    portions.append(part.portion)
    // Only the head of a part is stored, because its lists may have tens of thousands of lines.
    part.pictures = []
    part.failures = []
    part.portion = nil
    try checkWorld(part, folder)
    if head == nil { head = part } else { head?.files.add(part.files) }
    folders.append(folder)
  }

  /// Throws unless a part has the version, world and plan of the first, and was drawn from the same
  /// files.
  ///
  /// The checks go from coarse to fine, so that the message names the cause and not a consequence.
  private func checkWorld(_ part: BatchManifest, _ folder: String) throws(CommandError) {
    guard let world = part.world else {
      throw Self.invalid(
        folder, "does not name the program and files that it was drawn with; draw it again")
    }
    guard let head, let expected = head.world, let first = folders.first else { return }
    if head.version != part.version {
      throw Self.invalid(
        folder, "was drawn by version \(part.version), the others by \(head.version)")
    }
    if let difference = world.difference(from: expected) {
      throw Self.invalid(
        folder, "is of another world than \(first): it was drawn with \(difference)")
    }
    if head.plan != part.plan {
      throw Self.invalid(folder, "is a part of another plan than \(first)")
    }
    if let file = head.files.conflict(with: part.files) {
      throw Self.invalid(folder, "was drawn from another \(file) than the parts before it")
    }
  }

  /// Throws unless every picture of the plan is in a part.
  func checkComplete() throws(CommandError) {
    guard let head, origins.count != head.total else { return }
    let hint =
      missingPortions.isEmpty
      ? "has every part been given?"
      : "\(missingPortions.count == 1 ? "portion" : "portions") "
        + listText(missingPortions.map(\.text), "and")
    throw CommandError(
      code: .invalidInput,
      message: "error: \(head.total - origins.count) of \(head.total) pictures are missing; \(hint)"
    )
  }

  /// The missing portions.
  ///
  /// Empty if the parts aren't portions of the same number.
  private var missingPortions: [Portion] {
    guard let count = portions.first??.count,
      portions.allSatisfy({ $0?.count == count })
    else { return [] }
    return (1...count).map { Portion($0, of: count) }.filter { !portions.contains($0) }
  }

  /// Copies and checks all pictures, and writes the combined list.
  ///
  /// Returns the number of pictures.
  func join(in out: String) throws(CommandError) -> Int {
    guard let head else { return 0 }
    do throws(Disk.Failure) {
      // The list is removed first, so that an incomplete folder is never a batch.
      try Disk.remove(FilePath.join(out, BatchManifest.fileName))
      Disk.removeUnfinished(in: out)
    } catch {
      throw CommandError(writing: error)
    }
    var pictures: [Line] = []
    var failures: [Line] = []
    for folder in folders {
      let part = try read(folder)
      let problems = ThreadPool(Environment.processorCount).map(part.pictures.count) { index in
        copy(part.pictures[index], from: folder, to: out)
      }
      if let first = problems.compactMap(\.self).first { throw first }
      pictures += part.pictures.map { Line(name: $0.name, text: $0.line) }
      failures += part.failures.map { Line(name: $0.name, text: $0.line) }
    }
    do throws(Disk.Failure) {
      try Disk.sync(out)
      var bytes = Array(head.head.utf8)
      Self.append(pictures, to: &bytes)
      bytes += BatchManifest.betweenLists.utf8
      Self.append(failures, to: &bytes)
      bytes += BatchManifest.end.utf8
      try Disk.write(bytes, to: FilePath.join(out, BatchManifest.fileName))
    } catch {
      throw CommandError(writing: error)
    }
    return pictures.count
  }

  /// An entry of the list of all pictures.
  private struct Line {
    var name: String
    var text: String
  }

  private static func append(_ lines: [Line], to bytes: inout [UInt8]) {
    for (index, line) in lines.sorted(by: { $0.name < $1.name }).enumerated() {
      bytes += (index == 0 ? "\n" : ",\n").utf8
      bytes += line.text.utf8
    }
  }

  /// Copies a picture and its layout.
  ///
  /// Returns an error if the picture isn't the one that the list contains.
  private func copy(
    _ picture: BatchManifest.Picture, from origin: String, to out: String
  ) -> CommandError? {
    for suffix in [".png", ".layout.json"] {
      let name = picture.name + suffix
      let bytes: [UInt8]
      do {
        bytes = try files.read(try FileRoot(origin).readablePath(of: name))
      } catch {
        return CommandError(reading: error)
      }
      if suffix == ".png" {
        let digest = (try? PNG.decode(bytes)).map { Digest.hex(of: $0) }
        guard digest == picture.digest else {
          return Self.invalid(
            FilePath.join(origin, name),
            "isn't the picture that \(BatchManifest.fileName) lists; draw the part again")
        }
      }
      do {
        let target = try FileRoot(out).path(of: name)
        try Disk.makeFolder(FilePath.folder(of: target))
        try Disk.write(bytes, to: target, isDurable: false)
      } catch {
        return CommandError(writing: error)
      }
    }
    return nil
  }

  private func read(_ folder: String) throws(CommandError) -> BatchManifest {
    do throws(RenderError) {
      return try BatchManifest.read(folder, from: files)
    } catch {
      throw CommandError(error)
    }
  }

  private static func invalid(_ folder: String, _ reason: String) -> CommandError {
    CommandError(code: .invalidInput, message: "\(folder): error: \(reason)")
  }
}
