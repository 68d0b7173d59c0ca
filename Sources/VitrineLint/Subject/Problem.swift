import Vitrine
import VitrineGraphics
import VitrineImport
import VitrineLayout

/// Something that went wrong with a text or the room for it in one variant.
///
/// The same problem may come from the design itself, or only from large text, from another
/// direction or from longer words; rules ask for those of one cause.
struct Problem: Sendable {
  enum Kind: Hashable, Sendable { case truncated, clipped, overlapping, overflow }

  var kind: Kind
  var view: ViewID
  /// The other of two texts that overlap.
  var other: ViewID?
  var message: String
  var mend: String
  var box: Rect
  /// How bad it is.
  var weight: Double
}

extension Subject {
  /// The problems of some kinds that come from one cause; nil is the design itself.
  ///
  /// A problem that shows in a plain variant is the design's, wherever else it shows.
  func findings(_ kinds: [Problem.Kind], dueTo cause: Strain?) -> [Finding] {
    var findings: [Finding] = []
    for (key, shown) in problems where kinds.contains(key.kind) {
      guard causes(of: shown.map(\.look)).contains(cause) else { continue }
      for entry in shown {
        let strains = looks[entry.look].variant.strains
        // What another cause brought about is that rule's to tell.
        if let cause, !strains.contains(cause) { continue }
        let problem = entry.problem
        let name: String? = cause == nil ? nil : looks[entry.look].circumstance
        findings.append(
          looks[entry.look].finding(
            problem.view, (name.map { "\($0) " } ?? "") + problem.message, mend: problem.mend,
            box: problem.box, weight: problem.weight,
            apart: "\(key.kind) \(problem.other.map { "\($0.index)" } ?? "")"))
      }
    }
    return findings
  }

  private struct Key: Hashable {
    var kind: Problem.Kind
    var view: ViewID
    var other: ViewID?
  }

  /// Every problem with the looks it shows in, in the order of the first of them.
  private var problems: [(key: Key, shown: [(look: Int, problem: Problem)])] {
    var list: [(key: Key, shown: [(look: Int, problem: Problem)])] = []
    var places: [Key: Int] = [:]
    for (index, look) in looks.enumerated() {
      for problem in look.problems {
        let key = Key(kind: problem.kind, view: problem.view, other: problem.other)
        if let place = places[key] {
          list[place].shown.append((index, problem))
        } else {
          places[key] = list.count
          list.append((key, [(index, problem)]))
        }
      }
    }
    return list
  }

  /// Why a problem shows: nothing but the design, or what all but one of the variants share.
  private func causes(of places: [Int]) -> [Strain?] {
    let strains = places.map { looks[$0].variant.strains }
    if strains.contains([]) { return [nil] }
    let single = Strain.allCases.filter { strains.contains([$0]) }
    return single.isEmpty ? [strains.first?.first] : single
  }
}

extension Look {
  /// What is special about the variant, as the start of a sentence.
  fileprivate var circumstance: String {
    switch variant.strains.first {
    case .largeText: "in text size \(variant.textSize.rawValue)"
    case .rightToLeft: "from right to left"
    case .longText: "with longer words"
    case nil: ""
    }
  }
}
