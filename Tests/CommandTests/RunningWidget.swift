import Foundation
import Synchronization
import TestSupport

/// A widget of the fixtures whose code runs, and the texts of its labels.
struct RunningWidget {
  /// The folders whose code was compiled.
  private static let compiled = Mutex<Set<String>>([])

  /// The folder of the widget.
  let folder: String

  init(_ name: String) { folder = PackageRoot.file("Tests/Fixtures/Run/\(name)") }

  /// Runs the code, and returns the values of labels such as `name=value` by their names.
  func values(_ options: [String] = []) throws -> [String: String] {
    let outcome = try run("layout", options + ["--json"])
    let object = try JSONSerialization.jsonObject(with: Data(outcome.output.utf8))
    let views = (object as? [String: Any])?["views"] as? [[String: Any]] ?? []
    let texts = views.compactMap { $0["text"] as? String }
    return texts.reduce(into: [:]) { values, text in
      let parts = text.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
      if parts.count == 2 { values[String(parts[0])] = String(parts[1]) }
    }
  }

  /// Runs a command with the widget's code.
  ///
  /// The first command of a widget runs alone, because it compiles the code for the others.
  func run(_ command: String, _ options: [String] = []) throws -> Program.Outcome {
    let first = try Self.compiled.withLock { folders in
      folders.insert(folder).inserted ? try start(command, options) : nil
    }
    return try first ?? start(command, options)
  }

  private func start(_ command: String, _ options: [String]) throws -> Program.Outcome {
    // Programs that tests compile are kept beside the build, not in the user's cache.
    try Program.run(
      [command, folder, "--run"] + options,
      environment: ["VITRINE_CACHE": PackageRoot.file(".build/test-cache")])
  }
}
