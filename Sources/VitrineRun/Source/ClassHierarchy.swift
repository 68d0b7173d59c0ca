/// Which classes of an extension's files are views, controllers and other responders.
struct ClassHierarchy {
  private var bases: [String: String] = [:]
  /// What the files' extensions add to classes, by name.
  private(set) var extended: [String: [(file: String, part: SwiftClass)]] = [:]

  init(_ files: [SourceFile]) {
    for file in files {
      for known in file.classes {
        if known.end != nil {
          if let base = known.base { bases[known.name] = base }
        } else {
          extended[known.name, default: []].append((file.path, known))
        }
      }
    }
  }

  /// Whether a class is one of UIKit's responders.
  func isResponder(_ name: String) -> Bool {
    var name = name
    for _ in 0..<16 {
      guard let base = bases[name] else { return Self.isPlatform(name) }
      name = base
    }
    return false
  }

  private static func isPlatform(_ name: String) -> Bool {
    let others = [
      "UIGestureRecognizer", "UIColor", "UIFont", "UIImage", "UIBezierPath", "UIScreen",
    ]
    return name.hasPrefix("UI") && !others.contains(name) && !name.hasSuffix("Layout")
      && !name.hasSuffix("Recognizer")
  }

  /// Whether a class is a controller.
  func isController(_ name: String) -> Bool {
    var name = name
    for _ in 0..<16 {
      guard let base = bases[name] else { return name.hasSuffix("ViewController") }
      name = base
    }
    return false
  }
}
