/// The time that an encoder may spend on a smaller file.
public enum PNGEffort: String, Hashable, Sendable, CaseIterable {
  case fast, `default`, small
}
