import VitrineBase
import VitrineGraphics

extension InterfaceLowering {
  /// Warns once about each color name that is neither in the file nor in a catalog.
  mutating func checkColorNames() {
    var reported: Set<String> = []
    func check(_ element: XMLElement) {
      if element.name == "color", let name = element["name"], colors[name] == nil,
        InterfaceColor.read(element, colors) == nil, reported.insert(name).inserted
      {
        let hint = nearestName(to: name, in: colors.keys.sorted())
        diagnostics.append(
          Diagnostic(
            .warning, "unknown-color",
            "neither the file nor an asset catalog has a color named '\(name)'; the default color is drawn",
            at: element.location, hint: hint.map { "did you mean '\($0)'?" }))
      }
      element.children.forEach(check)
    }
    check(root.view)
  }
}
