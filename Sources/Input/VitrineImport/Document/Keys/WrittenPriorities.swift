import VitrineBase
import VitrineGraphics
import VitrineLayout
import VitrineSolver

struct PriorityKeys: JSONKeys {
  let horizontal = JSONKey("horizontal", .number)
  let vertical = JSONKey("vertical", .number)

  static let shape = JSONShape(Self())
}

/// The priorities of a view for both axes, or for one of them.
struct WrittenPriorities {
  var horizontal: Priority?
  var vertical: Priority?

  /// Returns the priorities, completed by the default ones.
  func over(_ standard: AxisPriorities) -> AxisPriorities {
    AxisPriorities(
      horizontal: horizontal ?? standard.horizontal, vertical: vertical ?? standard.vertical)
  }
}

extension JSONForm where Value == WrittenPriorities {
  /// One number for both axes, or one for each.
  static var priorities: JSONForm {
    let range = 1.0...1000
    return JSONForm(.anyOf([.number(in: range), PriorityKeys.shape.schema])) {
      value, key throws(InputError) in
      func checked(_ number: Double) throws(InputError) -> Priority {
        guard range.contains(number) else {
          throw InputError(
            Diagnostic(
              .error, "out-of-range", "\(key) is \(number), expected 1 to 1000",
              at: value.location))
        }
        return Priority(number)
      }
      if case .number(let number) = value.kind {
        let both = try checked(number)
        return WrittenPriorities(horizontal: both, vertical: both)
      }
      let pair = try KeyedObject<PriorityKeys>(value, key)
      return WrittenPriorities(
        horizontal: try pair.horizontal.map(checked), vertical: try pair.vertical.map(checked))
    }
  }
}
