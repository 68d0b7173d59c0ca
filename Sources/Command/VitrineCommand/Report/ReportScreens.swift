import Vitrine
import VitrineGraphics
import VitrineReport

/// The screens of the devices in a report.
enum ReportScreens {
  /// Returns the screens of known devices, in the order of the device table.
  ///
  /// The screens of devices from a device file are unknown.
  static func of(_ entries: [ReportEntry]) -> [ReportScreen] {
    let shown = Set(entries.flatMap(\.words).filter { $0.axis == "device" }.map(\.word))
    return Device.known.filter { shown.contains($0.name) }.map {
      ReportScreen(
        device: $0.name, width: $0.screen.width, height: $0.screen.height,
        scale: $0.scale, isRound: $0.portraitSafeArea.bottom > 0)
    }
  }
}
