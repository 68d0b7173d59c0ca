import BenchmarkRunning
import VitrineGraphics
import VitrineImages
import VitrineText

/// The files that benchmarks read.
enum Inputs {
  /// The package's folder, from where this file was compiled.
  static let package: String = {
    let parts = #filePath.split(separator: "/").dropLast(5)
    return "/" + parts.joined(separator: "/")
  }()

  static func fonts() throws -> FontCatalog {
    try FontCatalog(directories: [package + "/Fonts"])
  }

  /// `wall_2x.png` or `wall_3x.png` of the folder that `--wallpapers` names, else one of ours.
  static func wallpaper(_ kind: SceneKind) throws -> Bitmap {
    let words = CommandLine.arguments
    guard let at = words.firstIndex(of: "--wallpapers"), at + 1 < words.count else {
      return SceneWallpaper.made(width: kind.screen.width, height: kind.screen.height)
    }
    return try decodeImage(Files.read("\(words[at + 1])/\(kind.wallpaper)"))
  }

  /// The same as a file.
  static func wallpaperFile(_ kind: SceneKind) throws -> [UInt8] {
    let words = CommandLine.arguments
    guard let at = words.firstIndex(of: "--wallpapers"), at + 1 < words.count else {
      return try PNG.encode(wallpaper(kind), effort: .fast)
    }
    return try Files.read("\(words[at + 1])/\(kind.wallpaper)")
  }
}
