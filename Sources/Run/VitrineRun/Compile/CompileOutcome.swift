import VitrineBase
import VitrineWire

/// The result of compiling a program, as the cache keeps it: a program with the code that is left
/// out, or a failure.
struct CompileOutcome: Codable, Sendable {
  /// The reason of a failure; nil if there is a program.
  var reason: String?
  var errors: [Diagnostic] = []
  var omissions: [Diagnostic] = []

  /// The failure, or nil if there is a program.
  var failure: CompileFailure? { reason.map { CompileFailure(reason: $0, errors: errors) } }

  /// The outcome as bytes, or nil if it can't be written.
  var bytes: [UInt8]? { try? WireEncoder.bytes(of: self) }

  init() {}

  /// Reads an outcome, or returns nil if the bytes are damaged.
  init?(_ bytes: [UInt8]) {
    guard let outcome = try? WireDecoder.value(CompileOutcome.self, from: bytes) else {
      return nil
    }
    self = outcome
  }
}
