import Vitrine
import VitrineBase
import VitrineCompare
import VitrineGolden
import VitrineGraphics
import VitrineImages
import VitrineImport

extension Command {
  /// The command that compares two versions of a widget by content.
  ///
  /// A textual difference of an Interface Builder file is of little use, because object ids, the
  /// order of elements and line breaks change without a visible effect.
  static let diff = Command(
    name: "diff", abstract: "show what differs between two versions of a widget",
    discussion: """
      Compares two storyboards, xibs, documents or extension folders by content: views,
      texts, colors and constraints that are new, removed or changed; then the frames that moved and
      the pictures that look different, in each variant. For a pull request.
      """,
    usage: ["OLD NEW [OPTIONS] [--pictures DIR] [--json] [--exit-code]"],
    options: [pictureFolder, CommonOptions.json, exitCode] + VariantOptions.all,
    notes: """
      Unless options choose variants: iphone-se, iphone-7, iphone-7-plus and ipad-9.7, compact and
      expanded; of a Mac's widget, its panel.
      """,
    examples: [
      Command.Example(
        "diff old/MainInterface.storyboard new/MainInterface.storyboard",
        "Tell what changed between two versions of a widget.")
    ],
    run: runDiff)

  private static let pictureFolder = Option.text(
    "--pictures", "DIR",
    help: "write before, after and difference pictures of each variant that looks different")

  private static let exitCode = Option.flag("--exit-code", help: "exit with 1 if anything differs")

  private static func runDiff(_ arguments: Arguments) throws(CommandError) {
    guard arguments.positional.count == 2 else {
      throw .usage("expected the older and the newer file, found \(arguments.positional.count)")
    }
    let old = try InputOptions.widget(arguments.positional[0], arguments)
    let new = try InputOptions.widget(arguments.positional[1], arguments)
    let variants = try variants(from: old, to: new, arguments)
    let workshop = Workshop(try InputOptions.resources(arguments))
    let difference = try readingInput { () throws(RenderError) in
      try WidgetDifference(from: old, to: new, variants, in: workshop)
    }
    Console.print(arguments[CommonOptions.json] ? difference.json : difference.text)
    if let folder = arguments[pictureFolder] {
      for picture in difference.pictures { try write(picture, to: folder) }
    }
    // The difference itself is the message, so no error line repeats it.
    if arguments[exitCode], !difference.isEmpty {
      throw CommandError(code: .differs, message: "")
    }
  }

  /// Returns the variants that the options choose, otherwise usual devices in both modes.
  private static func variants(
    from old: Widget, to new: Widget, _ arguments: Arguments
  ) throws(CommandError) -> [Variant] {
    var variants = try VariantOptions.variants(arguments, new)
    guard !new.isForMac else { return variants }
    // The default devices cover each width class, because the width decides which views move.
    if arguments[.devices].isEmpty, !arguments[VariantOptions.allDevices] {
      variants = variants.flatMap(onUsualDevices)
    }
    if arguments[.modes].isEmpty, !arguments[VariantOptions.allModes],
      new.largestMode == .expanded, old.largestMode == .expanded
    {
      variants = variants.flatMap { variant in
        var expanded = variant
        expanded.mode = .expanded
        return [variant, expanded]
      }
    }
    return variants
  }

  /// Returns the variant on each device that is compared by default.
  ///
  /// The three phones have the widths of their time: 320, 375 and 414 points. An iPad's cards are
  /// wider.
  private static func onUsualDevices(_ variant: Variant) -> [Variant] {
    ["iphone-se", "iphone-7", "iphone-7-plus", "ipad-9.7"].compactMap(Device.named).map { device in
      var other = variant
      other.device = device
      return other
    }
  }

  /// Writes three files for a picture: `VARIANT-before.png`, `-after.png` and `-difference.png`.
  private static func write(
    _ picture: WidgetDifference.Picture, to folder: String
  ) throws(CommandError) {
    let bitmaps = [
      ("before", picture.before), ("after", picture.after),
      ("difference", differencePicture(picture.before, picture.after)),
    ]
    for (name, bitmap) in bitmaps {
      let path = FilePath.join(folder, "\(picture.variant)-\(name).png")
      try writingFiles { () throws(Disk.Failure) in
        try Disk.makeFolder(folder)
        try Disk.write((try? PNG.encode(bitmap)) ?? [], to: path)
      }
    }
  }
}
