import Foundation

/// Whether proofs that take minutes are wanted, too: `VITRINE_SLOW` is set.
public enum Slow {
  public static let isOn = ProcessInfo.processInfo.environment["VITRINE_SLOW"] != nil
}
