import TestResources
import TestSupport
import Testing
import Vitrine
import VitrineGraphics
import VitrineImport
import VitrineLayout
import VitrineText

/// Tests of every example in a longer language and mirrored.
@Suite struct PseudoLocaleExampleTests {
  /// Every document in its largest mode, and the extension's folder.
  static let inputs: [(name: String, widget: Widget)] = {
    let cases = ExampleCase.all.filter { example in
      example.mode == .expanded
        || !ExampleCase.all.contains {
          $0.file == example.file && $0.index == example.index
            && $0.mode == .expanded
        }
    }
    var inputs = cases.compactMap { example in
      (try? example.widget()).map { (name: example.name, widget: $0) }
    }
    if let widget = try? Widget.read(PackageRoot.file("Examples/TodayExtension")) {
      inputs.append(("today-extension", widget))
    }
    return inputs
  }()

  @Test(arguments: inputs.indices, PseudoLocale.allCases)
  func `an example tolerates longer texts and mirroring`(
    index: Int, locale: PseudoLocale
  ) throws {
    let (name, widget) = Self.inputs[index]
    let workshop = Workshop(try TestResources.shared.get())
    var variant = Variant()
    variant.mode = widget.largestMode
    variant.locale = locale.rawValue
    // A low scale is enough to show moved, wrapped and truncated text in many pictures.
    variant.scaleOverride = 1
    let rendering = try render(widget, as: variant, in: workshop)
    #expect(rendering.layout.conflicts.isEmpty)
    for view in rendering.scene.tree.views {
      guard case .label(let label) = view.kind else { continue }
      let text = label.text.string
      #expect(text.contains("[") == text.contains(where: \.isLetter), "“\(text)” was forgotten")
    }
    let problem = try Golden.problem(
      with: rendering.bitmap, named: "pseudo/\(name)-\(locale.rawValue)")
    #expect(problem == nil)
  }

  @Test func `the list includes every example`() {
    #expect(Self.inputs.count == 12)
  }

  @Test func `pseudo-localization changes controls, tables, pickers and fields, too`() throws {
    let widget = try Widget.read(PackageRoot.file("Examples/elements/gallery.json"))
    var variant = Variant()
    variant.mode = .expanded
    variant.locale = "pseudo"
    var texts: [String] = []
    for view in try widget.scene(for: variant).tree.views {
      switch view.kind {
      case .button(let button): texts += button.face.title.map { [$0.string] } ?? []
      case .segments(let segments): texts += segments.titles
      case .textField(let field): texts += [field.text.string, field.placeholder ?? ""]
      case .searchBar(let bar): texts += [bar.text ?? "", bar.placeholder ?? ""]
      case .textView(let view): texts.append(view.text.string)
      case .picker(let picker): texts += picker.columns.joined()
      default: break
      }
    }
    texts.removeAll { !$0.contains(where: \.isLetter) }
    #expect(texts.count >= 10)
    #expect(texts.allSatisfy { $0.hasPrefix("[") && $0.hasSuffix("]") })
  }
}
