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

  /// Returns the addresses that the options name.
  ///
  /// Without any, links are relative to the folder of the page. With one of them, which may be empty,
  /// the summary is for a place where a relative link leads nowhere.
  static func addresses(_ arguments: Arguments, page: String) -> ReportSummary.Addresses {
    let given = [ReportOptions.pageURL, ReportOptions.imageURL].map { arguments[$0] }
    if given == [nil, nil] { return ReportSummary.Addresses(page: page, images: page) }
    let addresses = given.map { text -> String? in
      guard let text, !text.isEmpty else { return nil }
      return text.hasSuffix("/") ? String(text.dropLast()) : text
    }
    return ReportSummary.Addresses(page: addresses[0], images: addresses[1] ?? addresses[0])
  }

  /// Reads the row numbers of an earlier summary.
  static func rows(_ arguments: Arguments) throws(CommandError) -> SummaryRows {
    guard let path = arguments[ReportOptions.summaryRows] else { return SummaryRows() }
    do throws(RenderError) {
      return try readJSONFile(path, from: arguments.files, subject: "the rows") {
        object throws(InputError) in
        try SummaryRows(object)
      }
    } catch {
      throw CommandError(code: .invalidInput, message: error.description)
    }
  }

  /// Writes the Markdown to `path` and the JSON beside it.
  static func write(
    _ given: ReportSummary, to path: String, _ addresses: ReportSummary.Addresses,
    _ folders: ReportFolders
  ) throws(Disk.Failure) {
    var summary = given
    for index in summary.causes.indices.prefix(ReportSummary.rowLimit) {
      let cause = summary.causes[index]
      let before = try cause.status == .added ? nil : folders.bitmap(.was, cause.example)
      let now = try cause.status == .removed ? nil : folders.bitmap(.now, cause.example)
      let box = changedBox(before, now)
      for (side, bitmap) in [(ReportFolders.Side.was, before), (.now, now)] {
        guard let bitmap else { continue }
        // Browsers and services keep a picture by its address, so other pixels need another name.
        let crop = cropped(bitmap, to: box)
        let file = "summary/\(Digest.hex(of: crop).prefix(20)).png"
        try ReportFolders.write(encode(crop), to: file, in: folders.out)
        if side == .was {
          summary.causes[index].before = file
        } else {
          summary.causes[index].now = file
        }
      }
    }
    let stem = path.hasSuffix(".md") ? String(path.dropLast(3)) : path
    try Disk.makeFolder(FilePath.folder(of: path))
    try Disk.deliver(Array(summary.markdown(addresses).utf8), to: path)
    try Disk.deliver(Array(summary.json.utf8), to: stem + ".json")
  }

  /// Returns the box around all differing pixels.
  ///
  /// Returns nil if the sizes differ or a picture is missing, so that the crop is the entire picture.
  private static func changedBox(_ before: Bitmap?, _ now: Bitmap?) -> Rect? {
    guard let before, let now else { return nil }
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
