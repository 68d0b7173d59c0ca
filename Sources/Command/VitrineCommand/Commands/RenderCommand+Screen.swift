import Vitrine
import VitrineBase
import VitrineGraphics
import VitrineImages
import VitrineImport

/// Several widgets in one picture.
extension Command {
  static func runScreen(_ arguments: Arguments) throws(CommandError) {
    try refuseOptionsOfOneInput(arguments)
    var items: [ScreenItem] = []
    for word in arguments.positional { items.append(try screenItem(word, arguments)) }
    var variants = try VariantOptions.variants(
      arguments, items[0].widget, among: items.dropFirst().map(\.widget))
    // A card shows one widget, so several are shown on a screen.
    for index in variants.indices where arguments[.chrome].isEmpty {
      variants[index].chrome = .screen
    }
    let output = try PictureOutput(arguments, count: variants.count)
    let workshop = Workshop(
      try InputOptions.resources(arguments), cache: arguments[RenderOptions.cache],
      threads: arguments[RenderOptions.jobs], pictures: variants.count == 1 ? .one : .many)
    // The picture notes a digest of the inputs' digests, in the order of the screen.
    let digests = items.map(\.widget.inputDigest).joined()
    let digest = Digest.hex(of: Array(digests.utf8))
    for variant in variants {
      let screen = try readingInput { () throws(RenderError) in
        try Vitrine.listScreen(items, as: variant, in: workshop)
      }
      Notices.print(screen.diagnostics, isQuiet: arguments[CommonOptions.quiet])
      let png = try encoding { () throws(ImageError) in
        let notes = PictureNotes(variant, inputDigest: digest, codeFailure: screen.codeFailure)
        return try workshop.png(screen.list, notes, effort: arguments[RenderOptions.effort])
      }
      try output.write(png, named: "screen", variant)
      if arguments[RenderOptions.strict], screen.codeFailure != nil {
        throw .input("error: the code of a widget didn't run to its end")
      }
    }
    output.printSummary()
  }

  /// Throws if an option is about one document, because the inputs are several.
  private static func refuseOptionsOfOneInput(_ arguments: Arguments) throws(CommandError) {
    let options: [any CommandOption] = [
      InputOptions.widget, InputOptions.scene, InputOptions.set, InputOptions.strings,
      VariantOptions.option(for: .overlays),
    ]
    if let option = options.first(where: arguments.has) {
      throw .usage("\(option.name) is for one input; there are \(arguments.positional.count)")
    }
  }

  /// Reads `FILE`, `FILE#2`, `FILE:expanded` or `FILE#2:expanded`.
  private static func screenItem(
    _ word: String, _ arguments: Arguments
  ) throws(CommandError) -> ScreenItem {
    var path = word
    var mode: DisplayMode?
    // If a file has a colon or a number sign in its name, the word is the name of the file.
    if let colon = path.lastIndex(of: ":"), !arguments.files.exists(path) {
      mode = try namedCase(
        String(path[path.index(after: colon)...]), for: word, of: DisplayMode.self)
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
    let folders = try InputOptions.assetFolders(arguments)
    return try readingInput { () throws(RenderError) in
      var widget = try Widget.read(
        path, widget: index, from: arguments.files, runner: arguments.runner)
      widget.edits.assetFolders = folders
      return ScreenItem(widget, mode: mode)
    }
  }
}
