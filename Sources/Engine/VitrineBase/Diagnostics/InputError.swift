/// The error that stops the reading of an input file.
public struct InputError: Error, Hashable, Sendable {
  /// What is wrong, where, and how to fix it.
  public var diagnostic: Diagnostic

  public init(_ diagnostic: Diagnostic) { self.diagnostic = diagnostic }
}
