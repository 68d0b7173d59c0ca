/// Returns a count with its noun, such as `1 picture` or `2 pictures`.
func countText(_ count: Int, _ noun: String) -> String {
  "\(count) \(noun)\(count == 1 ? "" : "s")"
}

/// Returns a duration as `0.4 s`, `12 s` or `3 min 5 s`.
///
/// Tenths are shown below ten seconds only. Minutes begin at 100 seconds, because `90 s` is easy to
/// read.
func durationText(_ seconds: Double) -> String {
  if seconds < 9.95 {
    let tenths = Int((seconds * 10).rounded())
    return "\(tenths / 10).\(tenths % 10) s"
  }
  let whole = Int(seconds.rounded())
  return whole < 100 ? "\(whole) s" : "\(whole / 60) min \(whole % 60) s"
}
