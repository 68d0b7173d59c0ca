import VitrineGraphics
import VitrineImages
import VitrineReport

/// The file of the part of a picture that differs from the earlier one.
struct PatchPNG {
  var patch: ReportPatch
  var png: [UInt8]

  /// Encodes the part, or returns nil if the sizes differ.
  init?(from before: Bitmap, to now: Bitmap) {
    guard let patch = ReportPatch(from: before, to: now),
      let png = try? PNG.encode(patch.bitmap, effort: .fast)
    else { return nil }
    self.patch = patch
    self.png = png
  }
}
