import Vitrine
import VitrineBase
import VitrineCompare
import VitrineGolden
import VitrineGraphics
import VitrineImages
import VitrineImport

extension Command {
  /// The command that compares two versions of one widget by meaning, not by text.
  ///
  /// Object ids, the order of elements and the line breaks of an Interface Builder file change
  /// without a visible effect, so a textual difference is of little use.
  static let diff = Command(
    name: "diff", abstract: "show what differs between two versions of a widget",
    discussion: """
      Compares two storyboards, xibs, documents or extension folders by content: views,
      texts, colors and constraints that are new, removed or changed; then the frames that moved and
      the pictures that look different, in each variant. For a pull request.
      """,
    usage: ["OLD NEW [OPTIONS] [--pictures DIR] [--json] [--exit-code]"],
    options: [
      CommandOption(
        "--pictures", "DIR",
        "write before, after and difference pictures of each variant that looks different"),
      CommandOption("--json", nil, "print JSON instead of text"),
      CommandOption("--exit-code", nil, "exit with 1 if anything differs"),
    ] + VariantArguments.options,
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

  private static func runDiff(_ arguments: Arguments) throws(CommandError) {
    guard arguments.positional.count == 2 else {
      throw .usage("diff takes the older and the newer file, not \(arguments.positional.count)")
    }
    let old = try VariantArguments.widget(arguments.positional[0], arguments)
    let new = try VariantArguments.widget(arguments.positional[1], arguments)
    var variants = try VariantArguments.variants(arguments, new)
    // Without a choice, the devices are one of each width class, since the width decides what
    // moves.
    if arguments.all("--device").isEmpty, !arguments.has("--all-devices"), !new.isForMac {
      variants = variants.flatMap(onUsualDevices)
    }
    if arguments.all("--mode").isEmpty, !arguments.has("--all-modes"),
      !new.isForMac, new.largestMode == .expanded, old.largestMode == .expanded
    {
      variants = variants.flatMap { variant in
        var expanded = variant
        expanded.mode = .expanded
        return [variant, expanded]
      }
    }
    let workshop = Workshop(try VariantArguments.resources(arguments))
    let difference: WidgetDifference
    do throws(RenderError) {
      difference = try WidgetDifference(from: old, to: new, variants, in: workshop)
    } catch {
      throw CommandError(error)
    }
    Console.print(arguments.has("--json") ? difference.json : difference.text)
    if let folder = try arguments.one("--pictures") {
      for picture in difference.pictures { try write(picture, to: folder) }
    }
    // The difference itself is the message; an error line after it would only repeat it.
    if arguments.has("--exit-code"), !difference.isEmpty {
      throw CommandError(code: .differs, message: "")
    }
  }

  /// The variant on each device that a difference is looked for by default.
  ///
  /// The three phones have the three point widths of their time, 320, 375 and 414; an iPad's cards
  /// are wider than any of them.
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
      do throws(Disk.Failure) {
        try Disk.makeFolder(folder)
        try Disk.write((try? PNG.encode(bitmap)) ?? [], to: path)
      } catch {
        throw CommandError(writing: error)
      }
    }
  }
}
