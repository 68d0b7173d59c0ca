package import VitrineBase
import VitrineGraphics
package import VitrineLayout

extension DocumentWriter {
  /// A text that a view shows, and the key that says it in a document; nil for one that has none.
  private struct Spot {
    var view: ViewID
    var key: String?
    var text: String
    var isPlain: Bool
  }

  /// A document's `strings` out of the same tree in other languages.
  ///
  /// A text of several views is translated once, by itself; where views translate it
  /// differently, each has its own, under `ID.KEY`.
  package mutating func strings(
    _ translations: [(language: String, tree: ViewTree)]
  ) -> (strings: WrittenObject, losses: [Diagnostic]) {
    var result = WrittenObject()
    var losses: [Diagnostic] = []
    for (language, other) in translations {
      let pairs = zip(Self.spots(tree), Self.spots(other))
      var all: [String: Set<String>] = [:]
      for (own, foreign) in pairs { all[own.text, default: []].insert(foreign.text) }
      var table = WrittenObject()
      var seen: Set<String> = []
      for (own, foreign) in pairs where own.text != foreign.text {
        if all[own.text]?.count == 1, own.isPlain {
          guard seen.insert(own.text).inserted else { continue }
          table.put(text(own.text), text(foreign.text))
        } else if let key = own.key {
          table.put("\(names[own.view.index]).\(key)", text(foreign.text))
        } else {
          losses.append(
            Diagnostic(
              .warning, "not-kept", "“\(own.text)” is “\(foreign.text)” in \(language) here alone",
              at: tree[own.view].location))
        }
      }
      if !table.isEmpty { result.put(language, table.value) }
    }
    return (result, losses)
  }

  /// Every text of a tree, in one order.
  private static func spots(_ tree: ViewTree) -> [Spot] {
    var spots: [Spot] = []
    for (index, view) in tree.views.enumerated() {
      func add(_ text: String?, _ key: String?, isPlain: Bool = true) {
        spots.append(
          Spot(view: ViewID(index), key: key, text: text ?? "", isPlain: isPlain))
      }
      func add(_ text: AttributedText?, _ key: String?) {
        add(text?.string, key, isPlain: (text?.runs.count ?? 0) <= 1)
      }
      switch view.kind {
      case .label(let label): add(label.text, "label")
      case .button(let button):
        for state in Button.State.allCases {
          add(button.faces[state]?.title, state == .normal ? "button" : nil)
        }
      case .textField(let field):
        add(field.text.string, "textField")
        add(field.placeholder, "placeholder")
      case .searchBar(let bar):
        add(bar.text, "searchBar")
        add(bar.placeholder, "placeholder")
      case .textView(let text): add(text.text, "textView")
      case .segments(let segments): for title in segments.titles { add(title, nil) }
      default: break
      }
    }
    return spots
  }
}
