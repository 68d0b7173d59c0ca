import Testing
import VitrineBase
package import VitrineGolden
package import VitrineUIKit

/// The goldens of a view or controller without a host: its picture, its layout, or both.
///
/// Swift Testing and XCTest report the same failures with the same names.
@MainActor
package struct ViewGolden {
  /// A failure with the name of its golden.
  package struct Failure {
    package var name: String
    package var failure: GoldenFailure
  }

  let check: GoldenCheck
  let strategy: GoldenStrategy
  let tolerance: PictureTolerance?
  /// The place of the expectation, for Swift Testing.
  var sourceLocation = #_sourceLocation

  /// Creates a check of goldens.
  package init(
    _ strategy: GoldenStrategy, tolerance: PictureTolerance?, settings: GoldenSettings,
    file: String
  ) {
    check = GoldenCheck(settings: settings, file: file)
    self.strategy = strategy
    self.tolerance = tolerance
  }

  /// Checks a view in each variant, and returns the failures.
  package func failures(
    _ size: ViewSize, _ variants: [Variant]?, named name: String, resources: [String],
    draw: @MainActor (LiveStage) throws -> Rendering
  ) -> [Failure] {
    let folders = resources.isEmpty ? [FilePath.folder(of: check.file)] : resources
    return (variants ?? [.ofView]).flatMap { variant -> [Failure] in
      let full = "\(name)/\(variant.viewName)"
      let found: [Failure]
      do {
        let rendering = try draw(LiveStage(size, as: variant, folders: folders))
        found = failures(rendering, named: full)
      } catch {
        found = [Failure(name: full, failure: GoldenFailure(message: "\(full): \(error)"))]
      }
      if found.isEmpty { check.failureFolder.clear(full) }
      return found
    }
  }

  /// Checks the layout of a view against the literal of a call, and returns the failure.
  package func failure(
    of call: InlineCall, inline golden: String, _ variant: Variant, _ size: ViewSize,
    resources: [String], draw: @MainActor (LiveStage) throws -> Rendering
  ) -> Failure? {
    let folders = resources.isEmpty ? [FilePath.folder(of: check.file)] : resources
    let failure: GoldenFailure?
    do {
      let rendering = try draw(LiveStage(size, as: variant, folders: folders))
      failure = check.failure(
        text: Self.layout(rendering), inline: golden, at: call, named: call.name)
    } catch {
      failure = GoldenFailure(message: "\(call.name): \(error)")
    }
    guard let failure else {
      check.failureFolder.clear(call.name)
      return nil
    }
    return Failure(name: call.name, failure: failure)
  }

  /// Returns the frames and texts of a rendering's views.
  private static func layout(_ rendering: Rendering) -> String {
    layoutTable(rendering.scene.tree, rendering.layout)
  }

  private func failures(_ rendering: Rendering, named name: String) -> [Failure] {
    var failures: [Failure] = []
    if strategy != .layout, let failure = check.claimed(rendering, named: name, tolerance) {
      failures.append(Failure(name: name, failure: failure))
    }
    if strategy != .picture {
      if let failure = check.failure(text: Self.layout(rendering) + "\n", named: name) {
        failures.append(Failure(name: name + ".layout", failure: failure))
      }
    }
    return failures
  }

  /// Returns the message of a failure, after its files are written.
  package func message(_ failure: Failure) -> String {
    failure.failure.message(check.failureFolder, named: failure.name)
  }
}
