import Testing
import VitrineGraphics
import VitrineLayout

/// Tests of the texts that views show.
@Suite struct ShownTextTests {
  private func shown(_ kind: ViewKind) -> [String] { kind.shownTexts.map(\.text.string) }

  @Test func `labels and text views show their content`() {
    #expect(shown(.label(Label(AttributedText("a", font: .system(17))))) == ["a"])
    #expect(shown(.textView(TextView(AttributedText("b", font: .system(17))))) == ["b"])
    #expect(shown(.label(Label(AttributedText("", font: .system(17))))) == [])
  }

  @Test func `a button shows the title of its state, or else the normal one`() {
    var button = Button(.system, font: .system(15))
    for state in [Button.State.normal, .disabled] {
      var face = Button.Face()
      face.title = AttributedText(state.rawValue, font: .system(15))
      button.faces[state] = face
    }
    #expect(shown(.button(button)) == ["normal"])
    button.state = .disabled
    #expect(shown(.button(button)) == ["disabled"])
    button.state = .selected
    #expect(shown(.button(button)) == ["normal"])
    #expect(ViewKind.button(button).texts.count == 2)
  }

  @Test func `fields show their text, or their placeholder if it is empty`() {
    var field = TextField(AttributedText("", font: .system(14)))
    field.placeholder = "Search"
    #expect(shown(.textField(field)) == ["Search"])
    field.text = AttributedText("x", font: .system(14))
    #expect(shown(.textField(field)) == ["x"])
    var bar = SearchBar()
    #expect(shown(.searchBar(bar)) == [])
    bar.placeholder = "Search"
    #expect(shown(.searchBar(bar)) == ["Search"])
    bar.text = "y"
    #expect(shown(.searchBar(bar)) == ["y"])
  }

  @Test func `segments and pickers show several texts with their indexes`() {
    let segments = ViewKind.segments(Segments(titles: ["a", "b"], selected: nil))
    #expect(segments.shownTexts.map(\.role) == [.segment(0), .segment(1)])
    var picker = Picker(.rows)
    picker.columns = [["1", "2"], ["x"]]
    #expect(
      ViewKind.picker(picker).shownTexts.map(\.role) == [
        .pickerRow(column: 0, row: 0), .pickerRow(column: 0, row: 1),
        .pickerRow(column: 1, row: 0),
      ])
  }
}
