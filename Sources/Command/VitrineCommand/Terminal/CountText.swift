/// `1 picture`, `2 pictures`.
func countText(_ count: Int, _ noun: String) -> String {
  "\(count) \(noun)\(count == 1 ? "" : "s")"
}

/// `0.4 s`, `12 s` or `3 min 5 s`.
///
/// Tenths count below ten seconds only; minutes begin at 100 seconds, as `90 s` reads well.
func durationText(_ seconds: Double) -> String {
  if seconds < 9.95 {
    let tenths = Int((seconds * 10).rounded())
    return "\(tenths / 10).\(tenths % 10) s"
  }
  let whole = Int(seconds.rounded())
  return whole < 100 ? "\(whole) s" : "\(whole / 60) min \(whole % 60) s"
}
