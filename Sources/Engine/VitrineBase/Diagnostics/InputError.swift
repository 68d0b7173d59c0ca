/// An error that stops the reading of an input file.
public struct InputError: Error, Hashable, Sendable {
  /// The problem, its location, and a hint.
  public var diagnostic: Diagnostic

  /// Creates an error from a diagnostic.
  public init(_ diagnostic: Diagnostic) { self.diagnostic = diagnostic }
}
