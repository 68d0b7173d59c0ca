import Vitrine
import VitrineBase
import VitrineCompare
import VitrineGraphics
import VitrineImages
import VitrineMatrix
import VitrineReport

/// The folders that a report's pictures are copied from and to.
struct ReportFolders {
  enum Side: String { case now, was }

  /// The folder of the batch under review.
  var now: String
  /// The folder of the earlier batch; nil if there is none.
  var was: String?
  var out: String
  let files: Files

  private func source(_ side: Side) -> String { side == .now ? now : was ?? now }

  /// Adds a picture to the page, and once more as the script that the pixel inspector reads.
  ///
  /// On one file system the picture is stored once, with a name in the batch and one in the report.
  func copy(_ name: String, _ side: Side, _ hasPixels: Bool) throws(Disk.Failure) {
    let source = try FileRoot(source(side)).readablePath(of: name + ".png")
    let target = try FileRoot(out).path(of: "\(side.rawValue)/\(name).png")
    try Disk.makeFolder(FilePath.folder(of: target))
    if try !Disk.hardLink(source, as: target) {
      try Disk.write(try files.read(source), to: target, isDurable: false)
    }
    guard hasPixels else { return }
    try Self.write(
      ReportPixels.script(side: side.rawValue, name: name, png: try files.read(source)),
      to: "pixels/\(side.rawValue)/\(name).js", in: out)
  }

  /// The files needn't survive a loss of power, because an interrupted report is made again.
  static func write(
    _ bytes: [UInt8], to name: String, in folder: String
  ) throws(Disk.Failure) {
    let path = try FileRoot(folder).path(of: name)
    try Disk.makeFolder(FilePath.folder(of: path))
    try Disk.write(bytes, to: path, isDurable: false)
  }

  /// Writes the page, last, after the files that it loads.
  static func write(_ page: ReportPage, in folder: String) throws(Disk.Failure) {
    for file in page.dataFiles {
      try write(Array(file.script.utf8), to: file.name, in: folder)
    }
    try Disk.write(Array(page.html.utf8), to: FilePath.join(folder, "index.html"))
  }

  /// Removes what an earlier report left in the folder, and leaves a page that says that a report is
  /// being made, in case it isn't finished.
  ///
  /// A folder without a page of this program has no earlier report.
  static func prepare(_ folder: String, _ files: Files) throws(Disk.Failure) {
    files.allow(folder)
    let page = FilePath.join(folder, "index.html")
    if let bytes = try? files.read(page),
      String(decoding: bytes.prefix(2000), as: UTF8.self).contains(ReportPage.generator)
    {
      for (name, suffix) in [
        ("now", ".png"), ("was", ".png"), ("summary", ".png"), ("pixels", ".js"),
        ("details", ".js"), ("data", ".js"),
      ] {
        try Disk.removeFiles(below: FilePath.join(folder, name), ending: [suffix])
      }
    }
    try Disk.makeFolder(folder)
    try Disk.write(Array(ReportPage.unfinished.utf8), to: page)
  }

  private func read(_ side: Side, _ name: String) throws(Disk.Failure) -> [UInt8] {
    try files.read(try FileRoot(source(side)).readablePath(of: name))
  }

  /// Compares the pictures and layouts of a name in both batches.
  func change(_ name: String) throws(Disk.Failure) -> PictureChange {
    let before = try read(.was, name + ".layout.json")
    let after = try read(.now, name + ".layout.json")
    let pictures = try bitmaps(name)
    return PictureChange(
      pictures.before, pictures.now, beforeLayout: before, nowLayout: after,
      layoutChanges: layoutChanges(from: before, to: after))
  }

  /// The pictures of a name in both batches.
  func bitmaps(_ name: String) throws(Disk.Failure) -> (before: Bitmap, now: Bitmap) {
    (try bitmap(.was, name), try bitmap(.now, name))
  }

  private func bitmap(_ side: Side, _ name: String) throws(Disk.Failure) -> Bitmap {
    let path = FilePath.join(source(side), name + ".png")
    let bytes = try read(side, name + ".png")
    do throws(ImageError) {
      return try PNG.decode(bytes)
    } catch {
      throw Disk.Failure(path: path, reason: "not a valid PNG: \(error.description)")
    }
  }
}
