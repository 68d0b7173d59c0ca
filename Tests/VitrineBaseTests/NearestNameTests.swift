import Testing
import VitrineBase

/// Tests of suggestions for misspelled names.
@Suite struct NearestNameTests {
  @Test(arguments: [
    ("ios7", nil), ("ios71", nil), ("iphone-17", nil), ("iphone-12", nil), ("ios10.4", nil),
    ("ios103", "ios10.3"), ("iSO10", "ios10"), ("ios1O", nil), ("iphne-7", "iphone-7"),
    ("landscap", "landscape"), ("lanscape", "landscape"), ("x", nil),
  ])
  func `a name is suggested for a misspelling, but not for another number`(
    name: String, expected: String?
  ) {
    let known = [
      "ios8", "ios10", "ios10.3", "ios17", "ios18", "iphone-7", "iphone-se", "landscape",
    ]
    #expect(nearestName(to: name, in: known) == expected)
  }
}
