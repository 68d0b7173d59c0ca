import Vitrine
import VitrineBase
import VitrineGolden
import VitrineGraphics
import VitrineImages
import VitrineReport

/// The files of `vitrine report --summary`: Markdown and JSON for a pull request, with a crop of
/// each cause.
enum SummaryFiles {
  /// The margin around the changed part in a crop, in pixels.
  private static let margin = 12

  /// Writes the Markdown to `path` and the JSON beside it.
  ///
  /// `address` is the address that the page is published at. If it is nil, links are relative to
  /// the folder of the page.
  static func write(
    _ page: ReportPage, to path: String, address: String?, _ folders: ReportFolders
  ) throws(Disk.Failure) {
    let base = address.map { $0.hasSuffix("/") ? String($0.dropLast()) : $0 } ?? folders.out
    var summary = ReportSummary(page)
    for index in summary.causes.indices.prefix(ReportSummary.rowLimit) {
      let (before, now) = try folders.bitmaps(summary.causes[index].example)
      let box = changedBox(before, now)
      for (side, bitmap) in [("before", before), ("now", now)] {
        // The crops have the numbers of the causes, so that the Markdown and the page agree.
        let file = "summary/\(index + 1)-\(side).png"
        try ReportFolders.write(
          encode(cropped(bitmap, to: box)), to: file, in: folders.out)
        if side == "before" {
          summary.causes[index].before = "\(base)/\(file)"
        } else {
          summary.causes[index].now = "\(base)/\(file)"
        }
      }
    }
    let stem = path.hasSuffix(".md") ? String(path.dropLast(3)) : path
    try Disk.makeFolder(FilePath.folder(of: path))
    try Disk.deliver(Array(summary.markdown(page: "\(base)/index.html").utf8), to: path)
    try Disk.deliver(Array(summary.json.utf8), to: stem + ".json")
  }

  /// Returns the box around all differing pixels.
  ///
  /// Returns nil if the sizes differ, so that the crop is the entire picture.
  private static func changedBox(_ before: Bitmap, _ now: Bitmap) -> Rect? {
    let boxes = clusters(before, now)
    return boxes.first.map { first in boxes.dropFirst().reduce(first) { $0.union($1) } }
  }

  private static func cropped(_ bitmap: Bitmap, to box: Rect?) -> Bitmap {
    guard let box else { return bitmap }
    let left = max(0, Int(clamping: box.minX) - margin)
    let top = max(0, Int(clamping: box.minY) - margin)
    let right = min(bitmap.width, Int(clamping: box.maxX) + margin)
    let bottom = min(bitmap.height, Int(clamping: box.maxY) + margin)
    return bitmap.cropped(x: left, y: top, width: right - left, height: bottom - top)
  }

  private static func encode(_ bitmap: Bitmap) throws(Disk.Failure) -> [UInt8] {
    do {
      return try PNG.encode(bitmap)
    } catch {
      throw Disk.Failure(path: "summary", reason: "\(error)")
    }
  }
}
