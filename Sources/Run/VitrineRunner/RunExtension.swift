import CSandbox
import Foundation
import Glibc
public import UIKit
import VitrineBase
import VitrineWire

/// Runs a Today extension's process.
///
/// `vitrine` compiles a main function that calls it.
///
/// A request is read from standard input, and the answer is written to descriptor 3, because the
/// widget's code may print. `list` returns the classes that interface files name, and creates the
/// controllers without a file.
public func runExtension(_ list: @MainActor () -> ExtensionClasses) -> Never {
  MainActor.assumeIsolated {
    send(answer(list()))
    // Static objects aren't destroyed, because the widget's threads may still be running.
    _exit(0)
  }
}

/// The classes of a widget's code.
public struct ExtensionClasses {
  let types: [(name: String, type: AnyClass)]
  let make: [String: @MainActor () -> UIViewController?]

  /// Creates a list of classes by name and of functions that create controllers.
  public init(
    _ types: [(name: String, type: AnyClass)], make: [String: @MainActor () -> UIViewController?]
  ) {
    self.types = types
    self.make = make
  }
}

@MainActor
private func answer(_ classes: ExtensionClasses) -> RunAnswer {
  do {
    let request = try WireDecoder.value(RunRequest.self, from: standardInput())
    try RunningWorld(request).prepare()
    for known in classes.types { InterfaceLoading.register(known.type, as: known.name) }
    let notes = try confine(request)
    return RunningWidget(request, classes.make, notes: notes).answer()
  } catch {
    return .failure(Diagnostic(.error, "run", "\(error)"))
  }
}

private func standardInput() -> [UInt8] {
  var bytes: [UInt8] = []
  var chunk = [UInt8](repeating: 0, count: 1 << 16)
  while true {
    let count = unsafe read(0, &chunk, chunk.count)
    if count > 0 {
      bytes += chunk[..<count]
    } else if count == 0 || errno != EINTR {
      return bytes
    }
  }
}

private func send(_ answer: RunAnswer) {
  guard let bytes = try? WireEncoder.bytes(of: answer) else { return }
  var sent = 0
  while sent < bytes.count {
    let count = unsafe bytes[sent...].withUnsafeBytes { unsafe write(3, $0.baseAddress, $0.count) }
    if count > 0 {
      sent += count
    } else if errno != EINTR {
      return
    }
  }
}

/// Confines the process.
///
/// Returns diagnostics if the kernel lacks a feature.
private func confine(_ request: RunRequest) throws(WireError) -> [Diagnostic] {
  let limits = vitrine_limits(
    memory: UInt64(request.limits.memory),
    processor_seconds: UInt64(request.limits.processorSeconds),
    file_size: UInt64(request.limits.fileSize), open_files: UInt64(request.limits.openFiles))
  switch unsafe vitrine_confine(request.scratch, limits) {
  case Int32(VITRINE_CONFINED): return []
  case Int32(VITRINE_CONFINED_READ_ONLY):
    return [
      Diagnostic(
        .note, "no-landlock",
        "the kernel has no Landlock, so the widget's code can write no file, not even in its home")
    ]
  default:
    throw WireError("the kernel offers no way to confine the widget's code, so it isn't run")
  }
}
