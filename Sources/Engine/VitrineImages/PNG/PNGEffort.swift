/// How much time an encoder may take for a smaller file.
public enum PNGEffort: String, Hashable, Sendable, CaseIterable {
  case fast, `default`, small
}
