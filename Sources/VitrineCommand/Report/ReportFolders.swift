import Vitrine
import VitrineGraphics
import VitrineReport

/// Where a report's pictures come from and go to.
struct ReportFolders {
  enum Side: String { case now, was }

  var now: String
  var was: String?
  var out: String

  private func source(_ side: Side) -> String { side == .now ? now : was ?? now }

  /// Copies a picture to the page, and once more as what its inspector reads.
  func copy(_ name: String, _ side: Side, _ hasPixels: Bool) throws(Disk.Failure) {
    let png = try Disk.read(FilePath.join(source(side), name + ".png"))
    try Self.write(png, to: FilePath.join(out, "\(side.rawValue)/\(name).png"))
    guard hasPixels else { return }
    try Self.write(
      ReportPixels.script(side: side.rawValue, name: name, png: png),
      to: FilePath.join(out, "pixels/\(side.rawValue)/\(name).js"))
  }

  /// A page whose making was cut off is made again.
  static func write(_ bytes: [UInt8], to path: String) throws(Disk.Failure) {
    try Disk.makeFolder(FilePath.folder(of: path))
    try Disk.write(bytes, to: path, isDurable: false)
  }

  /// What changed in a picture, in sentences.
  func changes(
    _ new: BatchManifest.Picture, _ old: BatchManifest.Picture
  ) throws(Disk.Failure) -> [String] {
    var sentences: [String] = []
    if new.width != old.width || new.height != old.height {
      sentences.append("the size was \(old.width)×\(old.height), now \(new.width)×\(new.height)")
    }
    let before = try Disk.read(FilePath.join(source(.was), old.name + ".layout.json"))
    let after = try Disk.read(FilePath.join(now, new.name + ".layout.json"))
    guard let moved = layoutChanges(from: before, to: after) else { return sentences }
    return sentences + (moved.isEmpty ? ["no view moved: only colours or images changed"] : moved)
  }
}
