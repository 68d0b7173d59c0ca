import VitrineCompare
import VitrineReport

extension PictureChange.Layout {
  /// Compares two layout files.
  ///
  /// Returns nil if either is unreadable.
  init?(from old: [UInt8], to new: [UInt8]) {
    guard let difference = LayoutDifference(from: old, to: new) else { return nil }
    self.init(
      effects: difference.effects.map { effect in
        ReportEffect(
          view: effect.view, name: effect.name,
          kinds: Set(effect.kinds.compactMap { ReportEffect.Kind(rawValue: $0.rawValue) }),
          words: effect.words)
      }, names: difference.names)
  }
}
