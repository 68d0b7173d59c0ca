import Vitrine
import VitrineBase
import VitrineGraphics
import VitrineImages
import VitrineImport

/// Several widgets in one picture.
extension Command {
  static func runScreen(_ arguments: Arguments) throws(CommandError) {
    // These name a part of one document, and with several it would be a guess which.
    for option in ["--widget", "--scene", "--set", "--strings", "--overlay"]
    where !arguments.all(option).isEmpty {
      throw .usage("\(option) is for one input; there are \(arguments.positional.count)")
    }
    var items: [ScreenItem] = []
    for word in arguments.positional { items.append(try screenItem(word, arguments)) }
    var variants = try VariantArguments.variants(
      arguments, items[0].widget, among: items.dropFirst().map(\.widget))
    // A card has place for one widget; several need the screen around them.
    for index in variants.indices where arguments.all("--chrome").isEmpty {
      variants[index].chrome = .screen
    }
    let effort = try arguments.one("--png-effort").map { word throws(CommandError) in
      try choice(word, "--png-effort", PNGEffort.self)
    }
    let output = try output(arguments)
    let workshop = Workshop(
      try VariantArguments.resources(arguments), cache: try arguments.one("--cache"),
      threads: try arguments.jobs(), pictures: variants.count == 1 ? .one : .many)
    // The picture's note of its input is a digest of the inputs' digests, in the order of the
    // screen.
    let digests = items.map(\.widget.inputDigest).joined()
    let digest = Digest.hex(of: Array(digests.utf8))
    let start = ContinuousClock().now
    for variant in variants {
      let screen: ListedScreen
      do throws(RenderError) {
        screen = try Vitrine.listScreen(items, as: variant, in: workshop)
      } catch {
        throw CommandError(error)
      }
      for diagnostic in screen.diagnostics { Console.error(diagnostic.description) }
      let png: PicturePNG
      do throws(ImageError) {
        png = try workshop.png(
          screen.list, variant, effort: effort ?? .default, inputDigest: digest)
      } catch {
        throw CommandError(error)
      }
      try finish(
        png,
        as: try pictureName(
          "screen", variant, output, isOnly: variants.count == 1, arguments.files), arguments)
    }
    if variants.count > 1 { finishSeveral(variants.count, since: start, output, arguments) }
  }

  /// `FILE`, `FILE#2`, `FILE:expanded` or `FILE#2:expanded`.
  private static func screenItem(
    _ word: String, _ arguments: Arguments
  ) throws(CommandError) -> ScreenItem {
    var path = word
    var mode: DisplayMode?
    // A file whose own name contains a colon or a number sign is taken by that name.
    if let colon = path.lastIndex(of: ":"), !arguments.files.exists(path) {
      mode = try choice(String(path[path.index(after: colon)...]), word, DisplayMode.self)
      path = String(path[..<colon])
    }
    var index: Int?
    if let mark = path.lastIndex(of: "#"), !arguments.files.exists(path) {
      guard let number = Int(path[path.index(after: mark)...]), number >= 1 else {
        throw .usage("'\(word)' names no widget; expected FILE#1 or more")
      }
      index = number - 1
      path = String(path[..<mark])
    }
    arguments.files.allow(input: path)
    let folders = try VariantArguments.assetFolders(arguments)
    do throws(RenderError) {
      var widget = try Widget.read(path, widget: index, from: arguments.files)
      widget.assetFolders = folders
      return ScreenItem(widget, mode: mode)
    } catch {
      throw CommandError(error)
    }
  }
}
