import Foundation
import TestSupport
import Testing
import VitrineRun

/// Tests the list of Apple's frameworks of which inert parts exist.
@Suite struct StandInTests {
  /// Other names of modules that exist as a whole.
  private static let aliases: Set<String> = [
    "CoreFoundation", "Darwin", "FoundationXML", "SwiftUICore",
  ]

  @Test func `the guide names each framework`() throws {
    let guide = try String(contentsOfFile: PackageRoot.file("docs/run.md"), encoding: .utf8)
    for name in Toolchain.standIns.subtracting(Self.aliases) {
      #expect(guide.contains("`\(name)`"), "\(name)")
    }
  }
}
