import Vitrine
import VitrineBase
import VitrineGraphics
import VitrineMatrix

extension Command {
  /// The command that lists what `--device` accepts.
  static let devices = Command(
    name: "devices", abstract: "list the devices",
    discussion: """
      Lists the devices: name, screen in points, pixels per point, width of a widget, models.
      """,
    usage: ["[--device-file FILE]"],
    options: [
      CommandOption("--device-file", "FILE", "more devices (docs/devices.md)")
    ],
    run: runDevices)

  /// The command that identifies this build, for people by its version and for schedulers by its
  /// digests.
  static let version = Command(
    name: "version", abstract: "print the version",
    discussion: """
      Prints the version. --world also prints digests of the program and its fonts as JSON: builds that call
      themselves the same, and may draw other pictures, differ in them.
      """,
    usage: ["[--world]"],
    options: [
      CommandOption("--world", nil, "print digests of the program and its fonts, as JSON"),
      CommandOption("--fonts", "DIR", "fonts besides the bundled ones (also VITRINE_FONTS)"),
    ], run: runVersion)

  private static func runDevices(_ arguments: Arguments) throws(CommandError) {
    guard arguments.positional.isEmpty else { throw .usage("vitrine devices takes no arguments") }
    let devices = Device.known + (try VariantArguments.ownDevices(arguments))
    let width = devices.map(\.name.count).max() ?? 0
    let lines = devices.map { device in
      let gap = String(repeating: " ", count: width - device.name.count + 2)
      let screen = "\(Int(device.screen.width))×\(Int(device.screen.height))"
      var variant = Variant()
      variant.device = device
      // A Mac has no iOS, so the width of its panel is measured on its own system.
      if device.idiom == .desktop { variant.move(to: .macos) }
      return
        "\(device.name)\(gap)\(screen)  @\(Int(device.scale))x  widget \(Int(variant.metrics.width))  \(device.models)"
    }
    Console.print(lines.joined(separator: "\n"))
  }

  /// Prints the version, or with `--world` what two machines must have in common.
  ///
  /// The digests let a scheduler reject a wrong machine before any picture is drawn there.
  private static func runVersion(_ arguments: Arguments) throws(CommandError) {
    guard arguments.positional.isEmpty else { throw .usage("vitrine version takes no arguments") }
    guard arguments.has("--world") else { return Console.print(Version.current) }
    let resources = try VariantArguments.resources(arguments)
    var json = JSONWriter()
    json.object { json in
      for (name, value) in [
        ("version", Version.current), ("program", World.programDigest),
        ("fonts", World.digest(ofFonts: resources)),
      ] {
        json.key(name)
        json.string(value)
      }
    }
    Console.print(json.text)
  }
}
