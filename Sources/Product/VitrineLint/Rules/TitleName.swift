import Vitrine
import VitrineGraphics
import VitrineImport

extension Rule {
  static let titleName = Rule(
    "title-name", .warning, .widgets,
    title: "the widget's name is the app's name, or starts with it",
    why: "people look for the app's name in the Today view and when they add widgets",
    check: { subject in
      guard let (document, spec) = subject.document, let name = spec.name,
        let scene = subject.scenes.first
      else { return [] }
      let app = document.appName.lowercased()
      guard !app.isEmpty, !name.lowercased().hasPrefix(app) else { return [] }
      return [
        scene.finding(
          "the widget is named “\(name)”, but the app is named “\(document.appName)”",
          remedy: "name it “\(document.appName)”, or “\(document.appName) \(name)” if the app has "
            + "several widgets", key: "name")
      ]
    })
}
