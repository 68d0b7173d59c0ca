/// The line break opportunity after a scalar.
package enum LineBreak: Sendable {
  case never, allowed, mandatory
}

/// Returns the line break opportunities by UAX #14 of Unicode 15.0, with numbers tailored as in
/// example 7 of section 8.2, which the standard's test also uses.
///
/// The result has one entry per scalar: the opportunity after it. Runs of South East Asian letters
/// (class SA) are passed to `words`, which finds word boundaries.
package func lineBreaks(of scalars: [Unicode.Scalar], words: some WordBreaking) -> [LineBreak] {
  guard !scalars.isEmpty else { return [] }
  let raw = scalars.map(LineBreakClass.init)
  var breaks = [LineBreak](repeating: .never, count: scalars.count)
  var state = LineBreakState(raw)
  for index in 0..<scalars.count - 1 { breaks[index] = state.step(index) }
  breaks[scalars.count - 1] = .mandatory
  var start = 0
  while start < raw.count {
    guard raw[start] == .sa else {
      start += 1
      continue
    }
    var end = start
    while end < raw.count, raw[end] == .sa || raw[end] == .cm { end += 1 }
    for place in words.ends(in: scalars[start..<end]) where place < end {
      breaks[place - 1] = .allowed
    }
    start = end
  }
  return breaks
}

/// A finder of word boundaries in scripts without spaces.
package protocol WordBreaking: Sendable {
  /// Returns the indexes in the slice at which a word starts, except for the slice's start.
  func ends(in text: ArraySlice<Unicode.Scalar>) -> [Int]
}

/// The state of the rules while they process a text.
struct LineBreakState {
  private let classes: [LineBreakClass]
  /// LB9 and LB10: the effective class.
  ///
  /// A combining mark has the class of its base.
  private var effective: [LineBreakClass]
  /// Flags for marks that are attached to the preceding base.
  private var isAttached: [Bool]
  private var regionalIndicators = 0
  /// LB25: whether the position is in a number, and whether a closing bracket has ended it.
  private var isInNumber = false
  private var numberIsClosed = false

  init(_ raw: [LineBreakClass]) {
    classes = raw.map { $0 == .sa ? .al : $0 }
    effective = classes
    isAttached = [Bool](repeating: false, count: raw.count)
    for index in classes.indices where classes[index] == .cm || classes[index] == .zwj {
      let before = index > 0 ? effective[index - 1] : .sp
      if index > 0, !before.isHardBreak, before != .sp, before != .zw {
        effective[index] = before
        isAttached[index] = true
      } else {
        effective[index] = .al
      }
    }
  }

  /// Returns the opportunity between `index` and the next scalar.
  mutating func step(_ index: Int) -> LineBreak {
    if !isAttached[index] { remember(effective[index]) }
    return decide(index)
  }

  private mutating func remember(_ current: LineBreakClass) {
    regionalIndicators = current == .ri ? regionalIndicators + 1 : 0
    switch current {
    case .nu:
      isInNumber = true
      numberIsClosed = false
    case .sy, .infix: if numberIsClosed { isInNumber = false }
    case .cl, .cp, .cpw:
      if numberIsClosed { isInNumber = false }
      numberIsClosed = isInNumber
    default: isInNumber = false
    }
  }

  private func decide(_ index: Int) -> LineBreak {
    let next = index + 1
    let here = classes[index]
    let after = classes[next]
    // LB4, LB5
    if here == .cr && after == .lf { return .never }
    if here.isHardBreak { return .mandatory }
    // LB6, LB7
    if after.isHardBreak || after == .sp || after == .zw { return .never }
    // LB8
    let base = lastBase(index)
    if base.map({ effective[$0] }) == .zw { return .allowed }
    // LB8a, LB9
    if here == .zwj || isAttached[next] { return .never }
    let a = effective[index]
    let b = effective[next]
    let spaced = a == .sp
    let before = base.map { effective[$0] } ?? .sp
    if let answer = decideAroundSpaces(a, b, before: before) { return answer }
    // LB18
    if spaced { return .allowed }
    return keepsTogether(a, b, at: index) ? .never : .allowed
  }

  /// Returns the last scalar at or before an index that isn't a space.
  private func lastBase(_ index: Int) -> Int? {
    var at = index
    while at >= 0, classes[at] == .sp { at -= 1 }
    return at >= 0 ? at : nil
  }

  /// Applies LB11 to LB17, the rules that ignore spaces.
  private func decideAroundSpaces(
    _ a: LineBreakClass, _ b: LineBreakClass, before: LineBreakClass
  ) -> LineBreak? {
    if b == .wj || a == .wj || a == .gl { return .never }
    if b == .gl, a != .sp, a != .ba, a != .hy { return .never }
    if b == .cl || b.isClosing || b == .ex || b == .infix || b == .sy { return .never }
    if before.isOpening { return .never }
    if before == .qu, b.isOpening { return .never }
    if before == .cl || before.isClosing, b == .ns { return .never }
    if before == .b2, b == .b2 { return .never }
    return nil
  }

  /// Applies LB19 to LB30b, the rules for pairs without spaces between them.
  private func keepsTogether(_ a: LineBreakClass, _ b: LineBreakClass, at index: Int) -> Bool {
    if a == .qu || b == .qu { return true }
    if a == .cb || b == .cb { return false }
    if b == .ba || b == .hy || b == .ns || a == .bb { return true }
    if a == .hy || a == .ba, isAfterHebrew(index) { return true }
    if a == .sy && b == .hl { return true }
    if b == .ind { return true }
    if a.isAlphabetic && b == .nu || a == .nu && b.isAlphabetic { return true }
    if a == .pr && b.isIdeographic || a.isIdeographic && b == .po { return true }
    if a == .pr || a == .po, b.isAlphabetic { return true }
    if a.isAlphabetic, b == .pr || b == .po { return true }
    if keepsNumber(a, b, at: index) { return true }
    if keepsHangul(a, b) { return true }
    if a.isAlphabetic && b.isAlphabetic || a == .infix && b.isAlphabetic { return true }
    if a.isAlphabetic || a == .nu, b == .op { return true }
    if a == .cp, b.isAlphabetic || b == .nu { return true }
    if a == .ri && b == .ri { return regionalIndicators % 2 == 1 }
    return b == .em && (a == .eb || a == .xp)
  }

  /// Applies LB21a: Hebrew, then a hyphen.
  private func isAfterHebrew(_ index: Int) -> Bool {
    var at = index
    while at > 0, isAttached[at] { at -= 1 }
    return at > 0 && effective[at - 1] == .hl
  }

  /// Applies LB25, the rule for numbers.
  ///
  /// Its regular expression is `(PR | PO)? (OP | HY)? NU (NU | SY | IS)* (CL | CP)? (PR | PO)?`.
  private func keepsNumber(_ a: LineBreakClass, _ b: LineBreakClass, at index: Int) -> Bool {
    if a == .pr || a == .po {
      if b == .nu { return true }
      if b.isOpening || b == .hy { return numberFollows(index + 1) }
    }
    if a.isOpening || a == .hy, b == .nu { return true }
    guard isInNumber else { return false }
    if b == .pr || b == .po { return a == .nu || a == .sy || a == .infix || numberIsClosed }
    return !numberIsClosed && b == .nu && (a == .nu || a == .sy || a == .infix)
  }

  private func numberFollows(_ index: Int) -> Bool {
    var at = index + 1
    while at < classes.count, isAttached[at] { at += 1 }
    return at < classes.count && effective[at] == .nu
  }

  /// Applies LB26 and LB27.
  private func keepsHangul(_ a: LineBreakClass, _ b: LineBreakClass) -> Bool {
    if a == .jl { return b == .jl || b == .jv || b == .h2 || b == .h3 || b == .po }
    if a == .jv || a == .h2 { return b == .jv || b == .jt || b == .po }
    if a == .jt || a == .h3 { return b == .jt || b == .po }
    return a == .pr && b.isHangul
  }
}
