import BenchmarkRunning
import Synchronization
import Vitrine
import VitrineMatrix

/// Plans of one label on many devices, in many sizes and languages, over five wallpapers: listed, laid out,
/// drawn and compressed by one thread.
enum GrowthPictures {
  static let all = [
    GrowthSeries(
      name: "batch/pictures", unit: "pictures", sizes: [10, 100, 1000, 10_000],
      prepare: { size in
        let folder = try TemporaryFolder()
        let config = folder.path + "/vitrine.json"
        try Files.write(
          Array(#"{"app": "Label", "content": {"label": "Hello"}}"#.utf8),
          to: folder.path + "/label.json")
        try Files.write(Array(plan.utf8), to: config)
        let resources = try Resources()
        return {
          let matrix = try Matrix(try MatrixConfig.read(config))
          // Evenly out of all, so that a few have as many kinds of screens as many have.
          let all = matrix.pictures.count
          let chosen = (0..<size).map { $0 * all / size }
          let failure = Mutex<(any Error)?>(nil)
          BatchRunner(matrix, resources, jobs: 1).files(chosen) { _, result in
            if case .failure(let error) = result { failure.withLock { $0 = error } }
            return true
          }
          if let failure = failure.withLock(\.self) { throw failure }
          _ = folder
        }
      })
  ]

  private static let plan = """
    {"inputs": ["label.json"],
     "axes": {
      "chrome": ["none"],
      "devices": ["iphone-4s", "iphone-se", "iphone-7", "iphone-7-plus", "iphone-x", "iphone-xr",
        "iphone-xs-max", "iphone-12-mini", "iphone-12", "iphone-12-pro-max", "iphone-7-zoomed",
        "iphone-7-plus-zoomed", "iphone-xr-zoomed", "iphone-xs-max-zoomed"],
      "orientations": ["portrait", "landscape"],
      "textSizes": ["xs", "s", "m", "l", "xl", "xxl", "xxxl", "ax1", "ax2", "ax3", "ax4", "ax5"],
      "locales": ["en", "de", "es", "ja", "ar", "th"],
      "wallpapers": ["photo", "dark", "light", "busy", "leaves"]}}
    """
}
