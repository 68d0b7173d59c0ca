import Foundation
import TestSupport
import Testing

/// Tests that code that runs finds the same world under other conditions.
///
/// `Scripts/checks/check-world` has more conditions.
@Suite struct ProbeTests {
  /// Returns the answers of the probes in a folder.
  private func answers(
    _ folder: String, in workingFolder: String? = nil, environment: [String: String] = [:]
  ) throws -> [String] {
    let outcome = try Program.run(
      ["layout", folder, "--run"], in: workingFolder, environment: environment)
    #expect(outcome.code == 0, "\(outcome.errors)")
    return outcome.output.split(separator: "\n").compactMap { line in
      guard let quote = line.firstIndex(of: "“"), line.contains("=") else { return nil }
      return String(line[line.index(after: quote)...].dropLast())
    }
  }

  @Test func `the user, the place and the variables change no answer`() throws {
    let probes = PackageRoot.file("Tests/Fixtures/Probes")
    let folder = try TemporaryFolder()
    let cache = ["VITRINE_CACHE": folder.path + "/cache"]
    let expected = try answers(probes, environment: cache)
    #expect(expected.count >= 190)
    for answer in ["clock.uptime=100000.0", "identity.user=mobile", "file.user homes=false"] {
      #expect(expected.contains(answer))
    }
    let copy = folder.path + "/another/place"
    let files = FileManager.default
    try files.createDirectory(atPath: folder.path + "/another", withIntermediateDirectories: true)
    try files.copyItem(atPath: probes, toPath: copy)
    let other = try answers(
      "./place/", in: folder.path + "/another",
      environment: cache.merging(["TZ": "Asia/Tokyo", "LC_ALL": "de_DE.UTF-8", "USER": "x"]) { $1 })
    #expect(other == expected)
  }
}
