import VitrineGraphics
import VitrineSolver

/// Apple's visual format language, such as `H:|-[icon(20)]-8-[title(>=40@700)]-|`.
///
/// The grammar is in Apple's "Auto Layout Guide", appendix "Visual Format Language". Each
/// connection and each predicate becomes one constraint.
public enum VisualFormat {
  /// The item name of `|`.
  public static let superview = "superview"

  /// The spacing in points of a single `-` between two views.
  ///
  /// At the superview's edge it is the margin.
  static let standardSpacing = 8.0

  /// Parses a format, with values for its metrics.
  ///
  /// Throws a `ConstraintTextError` if it is invalid.
  public static func parse(
    _ text: String, metrics: [String: Double] = [:]
  ) throws(ConstraintTextError) -> [ConstraintText] {
    var parser = VisualFormatParser(text, metrics: metrics)
    return try parser.parse()
  }

  /// Returns whether a text is a visual format and not an equation.
  public static func recognizes(_ text: String) -> Bool {
    text.hasPrefix("H:") || text.hasPrefix("V:") || text.hasPrefix("|") || text.hasPrefix("[")
  }
}

/// A parser that reads the format once, from the leading or top end, and keeps the previous view.
struct VisualFormatParser {
  private var scanner: TextScanner
  private let metrics: [String: Double]
  private var isVertical = false
  private var constraints: [ConstraintText] = []

  /// A relation, a constant or a view of equal size, and a priority.
  private struct Predicate {
    var relation: Relation = .equal
    var constant = 0.0
    var view: String?
    var priority = Priority.required
  }

  /// The connection of two views: no space, a single `-`, or sizes between two hyphens.
  private enum Connection {
    case flush
    case standard
    case sized([Predicate])
  }

  init(_ text: String, metrics: [String: Double]) {
    scanner = TextScanner(text)
    self.metrics = metrics
  }

  /// Parses a format with an optional `H:` or `V:`.
  ///
  /// Any other name before a colon is an error.
  mutating func parse() throws(ConstraintTextError) -> [ConstraintText] {
    var probe = scanner
    if let word = probe.word(), word == "H" || word == "V", probe.take(":") {
      isVertical = word == "V"
      scanner = probe
    }
    var previous: String?
    if scanner.take("|") {
      previous = VisualFormat.superview
    } else {
      previous = try view()
    }
    while true {
      scanner.skipSpace()
      if scanner.isAtEnd { return constraints }
      let connection = try connection()
      if scanner.take("|") {
        try connect(previous, VisualFormat.superview, by: connection)
        try scanner.end()
        return constraints
      }
      let next = try view()
      try connect(previous, next, by: connection)
      previous = next
    }
  }

  /// Parses `[name(predicates)]`, adds constraints for the predicates and returns the name.
  private mutating func view() throws(ConstraintTextError) -> String {
    guard scanner.take("[") else { throw scanner.error("found \(scanner.found), expected '['") }
    let name = try scanner.need(scanner.word(), "a view's name")
    if scanner.take("(") {
      for predicate in try predicates() {
        let size: LayoutAttribute = isVertical ? .height : .width
        var constraint = ConstraintText(
          .init(name, size), predicate.relation, second: predicate.view.map { .init($0, size) })
        constraint.constant = predicate.constant
        constraint.priority = predicate.priority
        constraints.append(constraint)
      }
    }
    guard scanner.take("]") else { throw scanner.error("found \(scanner.found), expected ']'") }
    return name
  }

  /// Parses the connection before the next view.
  ///
  /// `-8-` needs no parentheses, but several predicates do.
  private mutating func connection() throws(ConstraintTextError) -> Connection {
    guard scanner.take("-") else { return .flush }
    if scanner.peek == "[" || scanner.peek == "|" { return .standard }
    let sizes = scanner.take("(") ? try predicates() : [try predicate(allowsView: false)]
    guard scanner.take("-") else { throw scanner.error("found \(scanner.found), expected '-'") }
    return .sized(sizes)
  }

  /// Parses the comma-separated predicates in parentheses.
  private mutating func predicates() throws(ConstraintTextError) -> [Predicate] {
    var list: [Predicate] = []
    repeat { list.append(try predicate(allowsView: true)) } while scanner.take(",")
    guard scanner.take(")") else { throw scanner.error("found \(scanner.found), expected ')'") }
    return list
  }

  /// Parses an optional relation, a number, metric or view, and an optional priority.
  ///
  /// If a metric and a view have the same name, the metric is used.
  private mutating func predicate(
    allowsView: Bool
  ) throws(ConstraintTextError) -> Predicate {
    var predicate = Predicate()
    scanner.skipSpace()
    if let next = scanner.peek, "=<>≤≥".contains(next) {
      predicate.relation = try scanner.relation()
    }
    let start = scanner.column
    if let value = try scanner.number() {
      predicate.constant = value
    } else {
      let word = try scanner.need(scanner.word(), "a number, a metric or a view")
      if let value = metrics[word] {
        predicate.constant = value
      } else if allowsView {
        predicate.view = word
      } else {
        throw ConstraintTextError(column: start, message: "there is no metric named '\(word)'")
      }
    }
    if scanner.take("@") { predicate.priority = try scanner.priority() }
    return predicate
  }

  /// Adds the constraints from the end of one item to the start of the next one.
  private mutating func connect(
    _ first: String?, _ second: String, by connection: Connection
  ) throws(ConstraintTextError) {
    guard let first else { return }
    let start: LayoutAttribute = isVertical ? .top : .leading
    let end: LayoutAttribute = isVertical ? .bottom : .trailing
    let isFromEdge = first == VisualFormat.superview
    let isToEdge = second == VisualFormat.superview
    var sizes: [Predicate]
    var usesMargin = false
    switch connection {
    case .flush: sizes = [Predicate()]
    case .standard:
      usesMargin = isFromEdge || isToEdge
      sizes = [Predicate(constant: usesMargin ? 0 : VisualFormat.standardSpacing)]
    case .sized(let given): sizes = given
    }
    for size in sizes {
      // second.start − first.end (relation) constant. At an edge, the superview's start or end is
      // used.
      let far = isFromEdge ? (usesMargin ? margin(start) : start) : end
      let near = isToEdge ? (usesMargin ? margin(end) : end) : start
      var constraint = ConstraintText(.init(second, near), size.relation, second: .init(first, far))
      constraint.constant = size.constant
      constraint.priority = size.priority
      constraints.append(constraint)
    }
  }

  /// Returns the margin attribute of an edge, because a single `-` at the superview's edge means
  /// its margin.
  private func margin(_ attribute: LayoutAttribute) -> LayoutAttribute {
    switch attribute {
    case .top: .topMargin
    case .bottom: .bottomMargin
    case .leading: .leadingMargin
    default: .trailingMargin
    }
  }
}
