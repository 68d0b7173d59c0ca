import Vitrine
import VitrineBase
import VitrineImages

/// The files that `vitrine render` writes.
struct PictureOutput {
  /// The value of `--output`.
  ///
  /// Nil if the names derive from the input.
  private let output: String?
  private let count: Int
  private let isQuiet: Bool
  private let files: Files
  private let start = ContinuousClock().now

  /// Throws if the output has the suffix of another kind of picture than PNG.
  init(_ arguments: Arguments, count: Int) throws(CommandError) {
    output = arguments[RenderOptions.output]
    isQuiet = arguments[CommonOptions.quiet]
    files = arguments.files
    self.count = count
    let others = ["jpg", "jpeg", "gif", "webp", "heic", "tif", "tiff", "bmp", "pdf", "svg"]
    if let output, others.contains(FilePath.suffix(of: output).lowercased()), !isFolder {
      throw .usage("pictures are PNG files, so '\(output)' has the wrong suffix; use .png")
    }
  }

  /// A Boolean value that indicates whether the output is a folder.
  ///
  /// It may not exist yet.
  private var isFolder: Bool {
    output.map { files.isFolder($0) || $0.hasSuffix("/") } ?? false
  }

  /// Writes the picture of a variant and prints its name.
  func write(_ png: PicturePNG, named stem: String, _ variant: Variant) throws(CommandError) {
    let target = try name(of: variant, stem)
    try writingFiles { () throws(Disk.Failure) in
      // Only a name that ends in a slash is meant to be a new folder.
      if let output, output.hasSuffix("/") { try Disk.makeFolder(output) }
      // A link is followed if its name was typed, and replaced otherwise.
      if output == target {
        try Disk.deliver(png.bytes, to: target)
      } else {
        try Disk.write(png.bytes, to: target)
      }
    }
    if !isQuiet, !Disk.isStandardOutput(target) {
      Console.print("\(target)  \(png.width)×\(png.height)")
    }
  }

  /// Returns the name of a variant's file.
  ///
  /// With one variant, `-o` is the name. With several, it is a folder or a stem that each variant
  /// is added to:
  ///
  ///     -o out/      out/weather-iphone-7-compact.png
  ///     -o a.png     a-iphone-7-compact.png
  private func name(of variant: Variant, _ stem: String) throws(CommandError) -> String {
    if count == 1, let output, !isFolder { return output }
    guard output != Disk.standardOutput else {
      throw .usage("-o - takes one picture; choose one variant, or name a folder")
    }
    let name = "\(stem)-\(variant.name).png"
    // The names of targets, devices and states come from files and may be anything.
    if let problem = FileRoot.problem(with: name) {
      throw .input(
        "error: the picture's name \(problem); name the file with -o, one variant at a time")
    }
    guard let output else { return name }
    if isFolder { return FilePath.join(output, name) }
    return FilePath.join(
      FilePath.folder(of: output), "\(FilePath.stem(of: output))-\(variant.name).png")
  }

  /// Prints the number of several pictures, the time and the folder.
  ///
  /// The line goes to standard error, because programs read the names of the files from standard
  /// output.
  func printSummary() {
    guard count > 1, !isQuiet else { return }
    let seconds = (ContinuousClock().now - start) / .seconds(1)
    let folder = output.map { isFolder ? $0 : FilePath.folder(of: $0) } ?? "."
    Console.error("\(countText(count, "picture")) in \(durationText(seconds)), in \(folder)")
  }
}
