import CSandbox
import Foundation
import Glibc
public import UIKit
import VitrineBase
import VitrineWire

/// Runs the process of a widget extension.
///
/// `vitrine` compiles a main function that calls it.
///
/// A request is read from standard input after its length, and the answer is written to descriptor 3, because the
/// widget's code may print. `list` returns the classes that interface files name, and creates the
/// controllers without a file.
public func runExtension(_ list: @MainActor () -> ExtensionClasses) -> Never {
  MainActor.assumeIsolated {
    RunnerChannel.send(answer(list()))
    // Static objects aren't destroyed, because the widget's threads may still be running.
    _exit(0)
  }
}

/// The classes of a widget's code.
public struct ExtensionClasses {
  let types: [(name: String, type: AnyClass)]
  let make: [String: @MainActor () -> UIViewController?]
  /// Registers the widgets and previews of a WidgetKit extension.
  let widgets: (@MainActor () -> Void)?

  /// Creates a list of classes by name, of functions that create controllers, and of a function
  /// that registers widgets.
  public init(
    _ types: [(name: String, type: AnyClass)], make: [String: @MainActor () -> UIViewController?],
    widgets: (@MainActor () -> Void)? = nil
  ) {
    self.types = types
    self.make = make
    self.widgets = widgets
  }
}

@MainActor
private func answer(_ classes: ExtensionClasses) -> RunAnswer {
  do {
    let request = try WireDecoder.value(RunRequest.self, from: RunnerChannel.request())
    try RunningWorld(request).prepare()
    for known in classes.types { InterfaceLoading.register(known.type, as: known.name) }
    classes.widgets?()
    return RunningWidget(request, classes.make).answer()
  } catch {
    return .failure(Diagnostic(.error, "run", "\(error)"))
  }
}

/// Returns diagnostics of the kernel's features that the cage lacks.
func cageNotes() -> [Diagnostic] {
  let features = Int(vitrine_features())
  func has(_ feature: some BinaryInteger) -> Bool { features & Int(feature) != 0 }
  var notes: [Diagnostic] = []
  if !has(VITRINE_HAS_OBSERVER) {
    notes.append(
      Diagnostic(
        .note, "no-observer",
        "the kernel doesn't show the threads of a process, so the machine decides the order of the widget's "
          + "work on several queues"))
  }
  guard !has(VITRINE_HAS_LANDLOCK) else { return notes }
  let rest =
    has(VITRINE_CAN_WRITE)
    ? "the widget's code can read your files if it asks the kernel for them"
    : "the widget's code can write no file, not even in its home, and can read your files if it asks "
      + "the kernel for them"
  return notes
    + [Diagnostic(.note, "no-landlock", "the kernel has no Landlock, so \(rest)")]
}
