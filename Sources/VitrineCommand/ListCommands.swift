import Vitrine
import VitrineGraphics

extension Command {
  static let devices = Command(
    name: "devices", abstract: "list the devices",
    help: """
      Lists the devices: name, screen in points, pixels per point, width of a widget, models.

      usage: vitrine devices [--device-file FILE]
      """,
    run: { words throws(CommandError) in try runDevices(words) })

  static let version = Command(
    name: "version", abstract: "print the version",
    help: """
      Prints the version.

      usage: vitrine version
      """,
    run: { words throws(CommandError) in try runVersion(words) })

  private static func runDevices(_ words: [String]) throws(CommandError) {
    let arguments = try Arguments(words, options: ["--device-file"], switches: [])
    guard arguments.positional.isEmpty else { throw .usage("vitrine devices takes no arguments") }
    let devices = Device.known + (try VariantArguments.ownDevices(arguments))
    let width = devices.map(\.name.count).max() ?? 0
    let lines = devices.map { device in
      let gap = String(repeating: " ", count: width - device.name.count + 2)
      let screen = "\(Int(device.screen.width))×\(Int(device.screen.height))"
      var variant = Variant()
      variant.device = device
      if device.idiom == .desktop { variant.move(to: .macos) }
      return
        "\(device.name)\(gap)\(screen)  @\(Int(device.scale))x  widget \(Int(variant.metrics.width))  \(device.models)"
    }
    Console.print(lines.joined(separator: "\n"))
  }

  private static func runVersion(_ words: [String]) throws(CommandError) {
    _ = try Arguments(words, options: [], switches: [])
    Console.print(Version.current)
  }
}
