import Foundation

private func formatted(_ style: NumberFormatter.Style) -> Any {
  let formatter = NumberFormatter()
  formatter.numberStyle = style
  return formatter.string(from: 1234.5) ?? "none"
}

private func formatted(_ date: DateFormatter.Style, _ time: DateFormatter.Style) -> Any {
  let formatter = DateFormatter()
  formatter.dateStyle = date
  formatter.timeStyle = time
  return formatter.string(from: Date())
}

let localeProbes = [
  Probe("locale.current", { Locale.current.identifier }),
  Probe("locale.preferred", { Locale.preferredLanguages }),
  Probe("locale.decimal", { Locale.current.decimalSeparator ?? "none" }),
  Probe(
    "locale.hours",
    { DateFormatter.dateFormat(fromTemplate: "j", options: 0, locale: .current) ?? "none" }),
  Probe("locale.number", { formatted(.decimal) }),
  Probe("locale.currency", { formatted(.currency) }),
  Probe("locale.percent", { formatted(.percent) }),
  Probe("locale.spelled", { formatted(.spellOut) }),
  Probe("locale.full date", { formatted(.full, .full) }),
  Probe("locale.short date", { formatted(.short, .short) }),
  Probe("locale.first weekday", { Calendar.current.firstWeekday }),
  Probe("locale.calendar", { Calendar.current.identifier }),
  Probe("locale.setlocale", { String(cString: setlocale(LC_ALL, nil)) }),
  Probe("locale.bytes", { ByteCountFormatter.string(fromByteCount: 1_234_567, countStyle: .file) }),
]
