import TestSupport
import Testing

/// Tests of predicates and orders in running code.
///
/// The expected objects follow from Apple's "Predicate Programming Guide".
struct RunningPredicateTests {
  private static let widget = RunningWidget("Predicates")

  @Test func `objects fulfill predicates by their properties`() throws {
    let values = try Self.widget.values()
    let expected = [
      "equal": "Oslo", "key": "lima", "range": "lima", "either": "Oslo,lima",
      "precedence": "Oslo", "brackets": "lima", "nil": "élan,lima", "not nil": "Oslo",
      "case": "Oslo", "marks": "élan", "ends": "lima", "like": "lima", "matches": "Oslo",
      "in": "lima", "list": "Oslo,élan", "between": "élan,lima", "dates": "Oslo", "any": "Oslo",
      "element": "élan", "number": "lima", "path": "lima", "self": "élan,lima",
      "constant": "Oslo,élan,lima", "unread": "", "rows": "1",
    ]
    for (name, objects) in expected { #expect(values[name] == objects, "\(name)") }
  }

  @Test func `a predicate that isn't read is named`() throws {
    let outcome = try Self.widget.run("layout")
    #expect(outcome.errors.contains("the predicate “FUNCTION(name, 'length') > 1” isn't evaluated"))
  }

  @Test func `objects are ordered by the values of their keys`() throws {
    let values = try Self.widget.values()
    let expected = [
      "by name": "Oslo,élan,lima", "by count": "élan,lima,Oslo", "by parent": "élan,Oslo,lima",
      "by note": "Oslo,lima,élan", "folded": "élan,lima,Oslo", "numbers": "1,2,3",
    ]
    for (name, objects) in expected { #expect(values[name] == objects, "\(name)") }
  }
}
