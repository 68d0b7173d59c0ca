import Dispatch
import Synchronization
public import Vitrine
import VitrineBase
import VitrineImages

/// The environment of a run, as digests.
///
/// Pictures of different environments must not be mixed.
public struct World: Hashable, Sendable {
  /// The digest of the program and the libraries that it loads.
  public var program: String
  /// The digest of the fonts.
  public var fonts: String
  /// The digest of the wallpapers in the plan.
  public var wallpapers: String
  /// The digest of the config and of the devices and data that it names.
  public var config: String
  /// The digest of the files that were read to list the pictures.
  public var inputs: String

  /// The parts with their names, in the order in which differences are reported.
  public var parts: [(name: String, digest: String)] {
    [
      ("program", program), ("fonts", fonts), ("wallpapers", wallpapers), ("config", config),
      ("inputs", inputs),
    ]
  }

  /// The digest of all parts.
  public var digest: String {
    Self.sealed(parts.map { "\($0.name) \($0.digest)" })
  }

  /// Returns the parts that differ, for example `another program and other fonts`.
  ///
  /// Returns nil if the environments are equal.
  public func difference(from other: World) -> String? {
    let names = zip(parts, other.parts).filter { $0.digest != $1.digest }.map(\.0.name)
    let words = names.map { $0.hasSuffix("s") ? "other \($0)" : "another \($0)" }
    return words.isEmpty ? nil : listText(words, "and")
  }

  /// Computes the environment of a matrix on this machine.
  public init(
    of matrix: Matrix, _ resources: Resources, _ preparation: Preparation? = nil
  ) throws(RenderError) {
    program = Self.programDigest
    fonts = preparation?.fontDigest ?? Self.digest(ofFonts: resources)
    let names = FileNames(matrix.config, resources)
    var lines: Set<String> = []
    for wallpaper in Set(matrix.pictures.map(\.variant.wallpaper)) {
      // A missing wallpaper is reported by its pictures.
      for path in (try? resources.wallpaperPaths(wallpaper)) ?? [] {
        lines.insert("\(names.name(of: path)) \(resources.files.answer(.contents, path))")
      }
    }
    wallpapers = Self.sealed(lines.sorted())
    config = try matrix.configDigest()
    inputs = matrix.readDigest(names)
  }

  /// Creates an environment from the digests in a file.
  ///
  /// Returns nil if a digest is missing.
  init?(_ digest: (String) -> String?) {
    guard let program = digest("program"), let fonts = digest("fonts"),
      let wallpapers = digest("wallpapers"), let config = digest("config"),
      let inputs = digest("inputs")
    else { return nil }
    (self.program, self.fonts, self.wallpapers) = (program, fonts, wallpapers)
    (self.config, self.inputs) = (config, inputs)
  }

  /// The digest of the program, which distinguishes builds with the same version.
  public static let programDigest = sealed([
    Version.current,
    Disk.programPath.flatMap(Disk.programFingerprint) ?? "",
  ])

  /// The parts of an environment that don't depend on the plan.
  ///
  /// Other threads read the program and the fonts while the plan is listed.
  public final class Preparation: Sendable {
    private let fonts = Mutex("")
    private let group = DispatchGroup()

    /// Starts reading the program and the fonts.
    public init(_ resources: Resources) {
      DispatchQueue.global().async { _ = World.programDigest }
      DispatchQueue.global().async(group: group) { [self] in
        let digest = World.digest(ofFonts: resources)
        fonts.withLock { $0 = digest }
      }
    }

    var fontDigest: String {
      group.wait()
      return fonts.withLock(\.self)
    }
  }

  /// Returns the digest of the names and contents of all files in the folders of fonts.
  public static func digest(ofFonts resources: Resources) -> String {
    var lines: [String] = []
    let files = resources.files
    for folder in resources.fontFolders {
      for name in files.entries(of: folder) ?? [] {
        lines.append("\(name) \(files.answer(.contents, FilePath.join(folder, name)))")
      }
    }
    return sealed(lines)
  }

  static func sealed(_ lines: [String]) -> String {
    Digest.hex(of: Array(lines.joined(separator: "\n").utf8))
  }
}

extension Matrix {
  /// Returns the digest of the config and of the devices and data that it names.
  func configDigest() throws(RenderError) -> String {
    var lines: [String] = []
    for path in [config.file] + config.files {
      do {
        lines.append(FileTrace.fingerprint(try files.read(path)))
      } catch {
        throw .unreadable(path: path, reason: error.reason)
      }
    }
    return World.sealed(lines)
  }

  /// Returns the digest of the files that were read to list the pictures, and of the inputs'
  /// errors.
  func readDigest(_ names: FileNames) -> String {
    var lines: Set<String> = []
    for trace in traces {
      for answer in trace.answers where answer.question == .contents {
        lines.insert("\(names.name(of: answer.path)) \(answer.answer)")
      }
    }
    for (input, widget) in zip(config.inputs, widgets) {
      if case .failure = widget { lines.insert("\(input.path) cannot be read") }
    }
    return World.sealed(lines.sorted())
  }

  /// Returns the digest of the plan: its pictures, config, inputs and the program's version.
  public func digest() throws(RenderError) -> String {
    World.sealed(
      [Version.current, try configDigest(), readDigest(FileNames(config))] + codeSettings
        + pictures.map(\.name))
  }
}
