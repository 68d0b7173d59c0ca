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
  /// The folder of the earlier batch.
  ///
  /// Nil if there is none.
  var was: String?
  var out: String
  let files: Files

  private func source(_ side: Side) -> String { side == .now ? now : was ?? now }

  /// Copies a picture to the page, and optionally the script that the pixel inspector reads.
  ///
  /// On the same file system the copy is a hard link. A script contains only the part of a picture
  /// that differs from the earlier one, if that is smaller.
  func copy(
    _ name: String, _ side: Side, hasPixels: Bool, part: PatchPNG? = nil
  ) throws(Disk.Failure) {
    let source = try FileRoot(source(side)).readablePath(of: name + ".png")
    let target = try FileRoot(out).path(of: "\(side.rawValue)/\(name).png")
    try Disk.makeFolder(FilePath.folder(of: target))
    if try !Disk.hardLink(source, as: target) {
      try Disk.write(try files.read(source), to: target, isDurable: false)
    }
    guard hasPixels else { return }
    try Self.writePixels(
      of: try files.read(source), to: side.rawValue, name, in: out, part: part)
  }

  /// Writes the script that the pixel inspector reads.
  static func writePixels(
    of png: [UInt8], to side: String, _ name: String, in out: String, part: PatchPNG?
  ) throws(Disk.Failure) {
    let part = part.flatMap { $0.png.count < png.count ? $0 : nil }
    try write(
      ReportPixels.script(side: side, name: name, png: part?.png ?? png, patch: part?.patch),
      to: "pixels/\(side)/\(name).js", in: out)
  }

  /// Writes a file of the report.
  ///
  /// The file isn't synchronized to the disk, because an interrupted report is created again.
  static func write(
    _ bytes: [UInt8], to name: String, in folder: String
  ) throws(Disk.Failure) {
    let path = try FileRoot(folder).path(of: name)
    try Disk.makeFolder(FilePath.folder(of: path))
    try Disk.write(bytes, to: path, isDurable: false)
  }

  /// Writes the page after the files that it loads.
  static func write(_ page: ReportPage, in folder: String) throws(Disk.Failure) {
    for file in page.dataFiles {
      try write(Array(file.script.utf8), to: file.name, in: folder)
    }
    try Disk.write(Array(page.html.utf8), to: FilePath.join(folder, "index.html"))
  }

  /// Removes the files of an earlier report, and writes a page that says that the report isn't
  /// finished.
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
  func change(
    _ name: String, _ pictures: (before: Bitmap, now: Bitmap)
  ) throws(Disk.Failure) -> PictureChange {
    let before = try read(.was, name + ".layout.json")
    let after = try read(.now, name + ".layout.json")
    return PictureChange(
      pictures.before, pictures.now, beforeLayout: before, nowLayout: after,
      layout: PictureChange.Layout(from: before, to: after))
  }

  /// Returns the pictures of a name in both batches.
  func bitmaps(_ name: String) throws(Disk.Failure) -> (before: Bitmap, now: Bitmap) {
    (try bitmap(.was, name), try bitmap(.now, name))
  }

  /// Returns the picture of a name in one batch.
  func bitmap(_ side: Side, _ name: String) throws(Disk.Failure) -> Bitmap {
    let path = FilePath.join(source(side), name + ".png")
    let bytes = try read(side, name + ".png")
    do throws(ImageError) {
      return try PNG.decode(bytes)
    } catch {
      throw Disk.Failure(path: path, reason: "not a valid PNG: \(error.description)")
    }
  }
}
