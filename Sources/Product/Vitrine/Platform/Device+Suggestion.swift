import VitrineBase

extension Device {
  /// Returns the hint for an unknown device: a device with the same screen as the intended model, a
  /// similar name of the same family, or the names of the family.
  package static func expectation(for word: String, _ known: [Device]) -> String {
    let name = word.lowercased().replacing(" ", with: "-")
    if let device = known.first(where: { $0.modelNames.contains(name) }) {
      return "did you mean '\(device.name)' (\(device.models))?"
    }
    let relatives = known.filter { $0.family == family(of: name) }
    // The name of a family isn't a similar name of any member.
    let isFamily = relatives.contains { $0.family == name }
    if !isFamily,
      let nearest = nearestName(to: name, in: (relatives.isEmpty ? known : relatives).map(\.name))
    {
      return "did you mean '\(nearest)'?"
    }
    // A message can't list all devices.
    guard !relatives.isEmpty else { return "expected a name that vitrine devices lists" }
    return "expected \(listText(relatives.map(\.name), "or"))"
  }

  private static func family(of name: String) -> Substring { name.prefix { $0 != "-" } }

  /// The family: `iphone`, `ipad` or `mac`.
  private var family: Substring { Self.family(of: name) }

  /// Each model spelled as a device: `iPhone 6, 6s` are `iphone-6` and `iphone-6s`.
  private var modelNames: [String] {
    let brand = models.prefix { $0 != " " }
    return models.split(separator: ", ").map { model in
      let full = model.hasPrefix(brand) ? String(model) : "\(brand) \(model)"
      return full.lowercased().replacing(" ", with: "-")
    }
  }
}
