import Vitrine
import VitrineGraphics
import VitrineImport

extension Rule {
  static let titleName = Rule(
    "title-name", .warning, .widgets,
    title: "the widget is named as its app, or starts with the app's name",
    why: "people look for the app's name in the Today view and when they add widgets",
    check: { subject in
      guard let (document, spec) = subject.document, let name = spec.name,
        let look = subject.looks.first
      else { return [] }
      let app = document.appName.lowercased()
      guard !app.isEmpty, !name.lowercased().hasPrefix(app) else { return [] }
      return [
        look.finding(
          "the widget is named “\(name)”, but its app “\(document.appName)”",
          mend: "name it “\(document.appName)”, or “\(document.appName) \(name)” where the app has "
            + "several", key: "name")
      ]
    })
}
