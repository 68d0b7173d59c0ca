import Testing
import VitrineGraphics
import VitrineText

@Suite struct SanFranciscoPairsTests {
  @Test(.enabled(if: SharedFacts.lines("sf-pairs.csv") != nil))
  func `widths of real labels are met as often as the measured tables meet them`() throws {
    let lines = try #require(SharedFacts.lines("sf-pairs.csv"))
    let survey = WidthSurvey(lines, fonts: bundledFonts)
    #expect(survey.unreadable.isEmpty)
    let regular = survey.groups(.regular, isDisplay: false).flatMap(\.errors)
    #expect(regular.count > 500)
    #expect(WidthSurvey.share(of: regular, within: 0) >= 0.90)
    #expect(WidthSurvey.share(of: regular, within: 0.5) >= 0.96)
    #expect(WidthSurvey.share(of: regular, within: 1) >= 0.99)
    // Of the others there are few, and the tables' own makers met these shares of them.
    let others: [(FontDescription.Weight, Bool, exact: Double, near: Double)] = [
      (.medium, false, 0.5, 0.833), (.semibold, false, 0.519, 0.778), (.bold, false, 0.42, 0.72),
      (.regular, true, 0.432, 0.614), (.bold, true, 0.353, 0.471),
    ]
    for (weight, isDisplay, exact, near) in others {
      let errors = survey.groups(weight, isDisplay: isDisplay).flatMap(\.errors)
      #expect(WidthSurvey.share(of: errors, within: 0) >= exact, "\(weight) \(isDisplay)")
      #expect(WidthSurvey.share(of: errors, within: 0.5) >= near, "\(weight) \(isDisplay)")
    }
  }

  @Test func `a survey groups rows by weight and size and skips labels that may be stretched`() {
    let survey = WidthSurvey(
      [
        "text,size,weight,scale,width,kind,toolsVersion,tier",
        "Title,17,regular,2,33.500,label,11762,A",
        "\"Hello, \"\"World\"\"\",17,regular,2,0,label,11762,B",
        "Device name,17,regular,2,98.500,label,11762,C",
        "no row",
        "Filter Demo,21,bold,2,113,label,11762,A",
      ], fonts: bundledFonts)
    #expect(survey.groups.map(\.weight) == [.regular, .bold])
    #expect(survey.groups.map(\.size) == [17, 21])
    #expect(survey.groups[0].errors == [0, 0.5])
    #expect(survey.groups[1].isDisplay)
    #expect(survey.unreadable == [5])
    #expect(WidthSurvey.share(of: [0, 0.5, -1], within: 0.5) == 2.0 / 3)
  }

  @Test func `widths that were fitted without a label's repository are counted beside the fit`() {
    let survey = WidthSurvey(
      [
        "text,size,weight,scale,width,kind,toolsVersion,tier,repository,heldOut",
        "Title,17,regular,2,33.500,label,11762,A,owner/name,33.9",
        "Title,17,regular,2,33.500,label,11762,A,other/name,33.2",
        "Title,17,regular,2,33.500,label,11762,A,,",
      ], fonts: bundledFonts)
    #expect(survey.unreadable.isEmpty)
    #expect(survey.groups.map(\.errors.count) == [3])
    #expect(survey.groups.map(\.heldOutErrors) == [[0.5, 0]])
  }
}
