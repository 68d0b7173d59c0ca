import Vitrine
import VitrineBase
import VitrineGraphics
import VitrineMatrix

extension Command {
  /// The command that lists the values of `--device`.
  static let devices = Command(
    name: "devices", abstract: "list the devices",
    discussion: """
      Lists the devices: name, screen in points, pixels per point, width of a widget, models.
      """,
    usage: ["[--device-file FILE]"],
    options: [VariantOptions.deviceFiles],
    run: runDevices)

  /// The command that identifies this build, by its version or by its digests for schedulers.
  static let version = Command(
    name: "version", abstract: "print the version",
    discussion: """
      Prints the version, and the commit of a release. --world prints it as JSON with digests of the program and its fonts. Builds of
      the same version that may draw different pictures have different digests.
      """,
    usage: ["[--world]"],
    options: [printsWorld, CommonOptions.fonts],
    run: runVersion)

  private static let printsWorld = Option.flag(
    "--world", help: "print digests of the program and its fonts, as JSON")

  private static func runDevices(_ arguments: Arguments) throws(CommandError) {
    guard arguments.positional.isEmpty else { throw .usage("vitrine devices takes no arguments") }
    let devices = Device.known + (try VariantOptions.definedDevices(arguments))
    let width = devices.map(\.name.count).max() ?? 0
    let lines = devices.map { device in
      let gap = String(repeating: " ", count: width - device.name.count + 2)
      let screen = "\(Int(device.screen.width))×\(Int(device.screen.height))"
      var variant = Variant()
      variant.device = device
      // A Mac has no iOS, so its panel is measured on macOS.
      if device.idiom == .desktop { variant.move(to: .macos) }
      return
        "\(device.name)\(gap)\(screen)  @\(Int(device.scale))x  widget \(Int(variant.metrics.width))  \(device.models)"
    }
    Console.print(lines.joined(separator: "\n"))
  }

  /// Prints the version, or with `--world` the digests that machines must have in common.
  ///
  /// A scheduler can reject a wrong machine by its digests before any picture is drawn there.
  private static func runVersion(_ arguments: Arguments) throws(CommandError) {
    guard arguments.positional.isEmpty else { throw .usage("vitrine version takes no arguments") }
    guard arguments[printsWorld] else { return Console.print(Release.name) }
    let resources = try InputOptions.resources(arguments)
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
