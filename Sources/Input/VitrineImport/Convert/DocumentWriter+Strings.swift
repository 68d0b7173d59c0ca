package import VitrineBase
import VitrineGraphics
package import VitrineLayout

extension DocumentWriter {
  /// Returns a document's `strings`, made from the same tree in several languages.
  ///
  /// A text that several views share is translated once. If they translate it differently, each
  /// view has an entry `ID.KEY`.
  package mutating func strings(
    _ translations: [(language: String, tree: ViewTree)]
  ) -> (strings: WrittenObject, losses: [Diagnostic]) {
    var result = WrittenObject()
    var losses: [Diagnostic] = []
    for (language, other) in translations {
      let translations = Self.translations(from: tree, to: other)
      var all: [String: Set<String>] = [:]
      for text in translations { all[text.own, default: []].insert(text.foreign) }
      var table = WrittenObject()
      var seen: Set<String> = []
      for entry in translations where entry.own != entry.foreign {
        if all[entry.own]?.count == 1, entry.isPlain {
          guard seen.insert(entry.own).inserted else { continue }
          table.put(text(entry.own), text(entry.foreign))
        } else if let key = ViewKey(tree[entry.view].kind).key(of: entry.role) {
          table.put("\(names[entry.view.index]).\(key)", text(entry.foreign))
        } else {
          losses.append(
            Diagnostic(
              .warning, "not-kept",
              "“\(entry.own)” is “\(entry.foreign)” in \(language) here alone",
              at: tree[entry.view].location))
        }
      }
      if !table.isEmpty { result.put(language, table.value) }
    }
    return (result, losses)
  }

  /// A view's text in two languages.
  ///
  /// It is empty if the view has no text in that language.
  private struct Translation {
    var view: ViewID
    var role: TextRole
    var own: String
    var foreign: String
    /// A Boolean value that indicates whether the text has a single style.
    var isPlain: Bool
  }

  /// Returns every text of a tree paired with its translation in `other`.
  private static func translations(from tree: ViewTree, to other: ViewTree) -> [Translation] {
    var translations: [Translation] = []
    for (index, pair) in zip(tree.views, other.views).enumerated() {
      let (own, foreign) = (pair.0.kind.texts, pair.1.kind.texts)
      let added = foreign.filter { text in !own.contains { $0.role == text.role } }
      for text in own {
        let match = foreign.first { $0.role == text.role }
        translations.append(
          Translation(
            view: ViewID(index), role: text.role, own: text.text.string,
            foreign: match?.text.string ?? "", isPlain: text.text.runs.count <= 1))
      }
      for text in added {
        translations.append(
          Translation(
            view: ViewID(index), role: text.role, own: "", foreign: text.text.string,
            isPlain: true))
      }
    }
    return translations
  }
}

extension ViewKey {
  /// Returns the document key for a view's text, or nil if there isn't one.
  fileprivate func key(of role: TextRole) -> String? {
    switch role {
    case .content, .title(.normal): rawValue
    case .placeholder: TextFieldKeys.shape.keys.placeholder.name
    case .title, .segment, .pickerRow: nil
    }
  }
}
