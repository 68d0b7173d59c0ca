public import VitrineGraphics

/// Why a file could not be read at all.
public struct ImportError: Error, Hashable, Sendable {
  /// What is wrong, where, and what to do.
  public var diagnostic: Diagnostic

  public init(_ diagnostic: Diagnostic) { self.diagnostic = diagnostic }
}
