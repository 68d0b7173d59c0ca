import VitrineGraphics

extension InterfaceLowering {
  /// Names each colour that neither the file nor a catalog has, once.
  mutating func checkColorNames() {
    var said: Set<String> = []
    func check(_ element: XMLElement) {
      if element.name == "color", let name = element["name"], colors[name] == nil,
        InterfaceColor.read(element, colors) == nil, said.insert(name).inserted
      {
        let hint = nearestName(to: name, in: colors.keys.sorted())
        diagnostics.append(
          Diagnostic(
            .warning, "unknown-color",
            "no colour is named '\(name)' here or in an asset catalog; the standard one is drawn",
            at: element.location, hint: hint.map { "did you mean '\($0)'?" }))
      }
      element.children.forEach(check)
    }
    check(root.view)
  }
}
