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
    usage: ["[--device-file FILE] [--json]"],
    options: [VariantOptions.deviceFiles, CommonOptions.json],
    run: runDevices)

  /// The command that identifies this build, by its version or by its digests for schedulers.
  static let version = Command(
    name: "version", abstract: "print the version",
    discussion: """
      Prints the version and the commit of this build. --world prints it as JSON with digests of the program and its fonts. Builds of
      the same version that may draw different pictures have different digests.
      """,
    usage: ["[--world] [--json]"],
    options: [printsWorld, CommonOptions.json, CommonOptions.fonts],
    run: runVersion)

  private static let printsWorld = Option.flag(
    "--world", help: "print digests of the program and its fonts, as JSON")

  private static func runDevices(_ arguments: Arguments) throws(CommandError) {
    guard arguments.positional.isEmpty else { throw .usage("vitrine devices takes no arguments") }
    let devices = Device.known + (try VariantOptions.definedDevices(arguments))
    if arguments[CommonOptions.json] { return Console.print(json(devices)) }
    let width = devices.map(\.name.count).max() ?? 0
    let lines = devices.map { device in
      let gap = String(repeating: " ", count: width - device.name.count + 2)
      let screen = "\(Int(device.screen.width))×\(Int(device.screen.height))"
      return
        "\(device.name)\(gap)\(screen)  @\(Int(device.scale))x  widget \(Int(widgetWidth(on: device)))  \(device.models)"
    }
    Console.print(lines.joined(separator: "\n"))
  }

  private static func json(_ devices: [Device]) -> String {
    ListingJSON.text { json in
      json.list("devices", devices) { json, device in
        json.object { json in
          json.pair("name", device.name)
          json.pair("models", device.models)
          json.pair("idiom", device.idiom.rawValue)
          json.key("screen")
          json.array { json in
            json.number(device.screen.width)
            json.number(device.screen.height)
          }
          json.key("scale")
          json.number(device.scale)
          json.key("widgetWidth")
          json.number(widgetWidth(on: device))
        }
      }
    }
  }

  /// Returns the width of a widget on a device.
  private static func widgetWidth(on device: Device) -> Double {
    var variant = Variant()
    variant.device = device
    // A Mac has no iOS, so its panel is measured on macOS.
    if device.idiom == .desktop { variant.move(to: .macos) }
    return variant.metrics.width
  }

  /// Prints the version, or with `--world` the digests that machines must have in common.
  ///
  /// A scheduler can reject a wrong machine by its digests before any picture is drawn there.
  private static func runVersion(_ arguments: Arguments) throws(CommandError) {
    guard arguments.positional.isEmpty else { throw .usage("vitrine version takes no arguments") }
    guard arguments[printsWorld] else {
      return Console.print(
        arguments[CommonOptions.json] ? ListingJSON.text(Release.write) : Release.name)
    }
    let resources = try InputOptions.resources(arguments)
    var json = JSONWriter()
    json.object { json in
      json.pair("version", Version.current)
      json.pair("program", World.programDigest)
      json.pair("fonts", World.digest(ofFonts: resources))
    }
    Console.print(json.text)
  }
}
