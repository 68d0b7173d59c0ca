import VitrineGraphics

/// Frames of views that code creates: `UILabel(frame: CGRect(x: 16, y: 8, width: 200, height: 21))`,
/// `label.frame = CGRect(…)`, and the same in Objective-C.
extension CodeWalk {
  /// The classes with a look that is known without code.
  private static let plainClasses: Set<String> = ["UIView", "UILabel", "UIImageView", "UIButton"]

  /// Records the literal frames of variables.
  ///
  /// A variable with two different frames has none, since the code decides between them.
  mutating func noteFrames() {
    for index in tokens.indices.dropLast(2) {
      guard let name = framedVariable(at: index), let frame = frame(from: index + 2) else {
        continue
      }
      let earlier = frames[name]
      frames[name] = .some(earlier == nil || earlier == frame ? frame : nil)
    }
  }

  /// Returns the frame of a variable of a plain class, or nil if the code computes it.
  func frame(of variable: String, class type: String) -> Rect? {
    guard scope.isCertain, Self.plainClasses.contains(type) else { return nil }
    return frames[variable] ?? nil
  }

  /// Returns the variable whose frame follows the word at an index.
  private func framedVariable(at index: Int) -> String? {
    let place: Int
    if tokens[index].isWord("frame"), next(index, is: "=") {
      // `label.frame = CGRect(…)`
      guard index > 1, [".", "?."].contains(tokens[index - 1].text) else { return nil }
      place = index - 2
    } else if tokens[index].isWord("frame"), next(index, is: ":"), language == .swift {
      // `let label = UILabel(frame: CGRect(…))`, with or without the variable's type
      guard index > 5, tokens[index - 1].isSymbol("("), tokens[index - 3].isSymbol("=") else {
        return nil
      }
      place = tokens[index - 5].isSymbol(":") ? index - 6 : index - 4
    } else if tokens[index].isWord("initWithFrame"), next(index, is: ":") {
      // `UILabel *label = [[UILabel alloc] initWithFrame:CGRectMake(…)]`
      guard index > 6, tokens[index - 6].isSymbol("=") else { return nil }
      place = index - 7
    } else {
      return nil
    }
    guard place >= 0, tokens[place].kind == .word else { return nil }
    return Self.withoutUnderscore(tokens[place].text)
  }

  /// Returns a rectangle of four numbers, or nil for any other expression.
  private func frame(from start: Int) -> Rect? {
    guard start + 1 < tokens.count, ["CGRect", "CGRectMake"].contains(tokens[start].text),
      let end = closing(of: start + 1), end > start + 2
    else { return nil }
    let numbers = arguments(tokens[(start + 2)..<end]).compactMap(number)
    guard numbers.count == 4 else { return nil }
    return Rect(x: numbers[0], y: numbers[1], width: numbers[2], height: numbers[3])
  }
}
