import Testing
import VitrineLayout
import VitrineSolver

@Suite struct VisualFormatTests {
  @Test func `a row of views becomes equations`() throws {
    let parsed = try VisualFormat.parse("H:|-[icon(20)]-8-[title(>=40@700)]|")
    #expect(parsed.count == 5)
    #expect(parsed[0].first == .init("icon", .width))
    #expect(parsed[0].constant == 20)
    #expect(parsed[1].second == .init("superview", .leadingMargin))
    #expect(parsed[2].priority.value == 700)
    #expect(parsed[3].constant == 8)
    #expect(parsed[4].first == .init("superview", .trailing))
  }

  @Test func `errors contain their column`() {
    #expect(throws: ConstraintTextError(column: 7, message: "found the end, expected ']'")) {
      try VisualFormat.parse("H:[abc")
    }
  }

  @Test func `an equation is parsed into its parts`() throws {
    let parsed = try ConstraintText.parse("title.leading >= 2 * icon.trailing + 8 @750")
    #expect(parsed.first == .init("title", .leading))
    #expect(parsed.second == .init("icon", .trailing))
    #expect(parsed.multiplier == 2)
    #expect(parsed.constant == 8)
    #expect(parsed.relation == .greaterOrEqual)
    #expect(parsed.priority.value == 750)
  }
}
