import Vitrine
import VitrineGraphics
import VitrineImport

extension Matrix.Picture {
  /// Microseconds on one core, about: what a picture takes whatever its size, and what its pixels
  /// take.
  ///
  /// Both are measured (docs/benchmarks.md, the scenes with backdrops kept).
  public var cost: Int {
    let metrics = variant.metrics
    let screen = variant.device.screen
    // How high an expanded widget gets is known when it is laid out; on average two compact ones.
    let card = metrics.hostWidth * metrics.compactHeight * (variant.mode == .expanded ? 2 : 1)
    let points = variant.chrome == .screen ? screen.width * screen.height : card
    let pixels = points * variant.scale * variant.scale
    return 1000 + Int(min(1e9, max(0, pixels)) * 0.005)
  }
}
