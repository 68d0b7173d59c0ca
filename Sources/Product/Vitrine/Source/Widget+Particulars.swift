package import VitrineBase
import VitrineGraphics
import VitrineImport
import VitrineLayout

extension Widget {
  /// The names of the widget's states, followed by the app's states.
  package var stateNames: [String] {
    switch source {
    case .document(let document, let index): document.stateNames(of: index)
    case .interface(_, _, let found):
      ((try? found.content.get()) ?? StandInContent()).states.map(\.name)
    case .program: []
    }
  }

  /// Returns a description of the input for `--verbose`, one line per fact.
  package func particulars(from files: Files) -> [String] {
    var lines: [String] = []
    switch source {
    case .document(let document, let index):
      lines.append(
        "\(path): a widget document, widget \(index + 1) of \(document.widgets.count)")
      let languages = document.strings.map(\.language)
      if !languages.isEmpty { lines.append("languages: \(languages.joined(separator: ", "))") }
    case .interface(let document, let scene, let found):
      let name = document.sceneNames.indices.contains(scene) ? document.sceneNames[scene] : ""
      lines.append(
        "\(path): Interface Builder, scene \(scene + 1) of \(document.sceneCount) (\(name))")
      let languages = found.languages(from: files)
      if !languages.isEmpty { lines.append("languages: \(languages.joined(separator: ", "))") }
      lines.append("icon: \(found.icon ?? "none")")
      if let folder = found.assetFolder { lines.append("assets: those of \(folder)") }
    case .program:
      lines.append("\(path): a widget whose views are made in code")
    }
    if !stateNames.isEmpty { lines.append("states: \(stateNames.joined(separator: ", "))") }
    lines.insert("title: \(title)", at: 1)
    if !edits.assetFolders.isEmpty {
      lines.append("assets: \(edits.assetFolders.joined(separator: ", ")) first")
    }
    if !edits.texts.isEmpty {
      lines.append("texts given: \(edits.texts.count)")
    }
    return lines
  }
}
