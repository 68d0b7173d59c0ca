/// Breaks the texts of help into lines that fit the terminal.
struct HelpText {
  /// The largest number of characters in a line, except for a word that is longer.
  let width: Int

  /// The widest line of help, because longer lines are hard to read.
  static let largestWidth = 100
  /// The narrowest line of help, because a column of single words is hard to read as well.
  private static let smallestWidth = 24

  /// Creates the layout of help for a terminal with a number of columns.
  ///
  /// Nil is an unknown number.
  init(columns: Int?) {
    width = max(Self.smallestWidth, min(columns ?? Self.largestWidth, Self.largestWidth))
  }

  /// Breaks paragraphs, which empty lines separate.
  ///
  /// A line of a paragraph continues the line before, unless it is indented: then it is the row of a
  /// table, and its further lines are indented like its second column.
  func paragraphs(_ text: String) -> String {
    var blocks: [(text: String, indent: Int)] = []
    var continues = false
    for line in text.split(separator: "\n", omittingEmptySubsequences: false) {
      if line.isEmpty || line.hasPrefix(" ") {
        blocks.append((String(line), Self.secondColumn(of: line)))
        continues = false
      } else if continues, let last = blocks.indices.last {
        blocks[last].text += " " + line
      } else {
        blocks.append((String(line), 0))
        continues = true
      }
    }
    return blocks.map { block in
      let head = block.text.prefix(block.indent)
      return column(
        String(block.text.dropFirst(block.indent)), after: String(head), at: block.indent)
    }.joined(separator: "\n")
  }

  /// Returns the column at which the second column of a table's row starts.
  private static func secondColumn(of line: Substring) -> Int {
    let word = line.drop { $0 == " " }
    guard let gap = word.firstRange(of: "  ") else { return line.count - word.count }
    return line.count - word[gap.lowerBound...].drop { $0 == " " }.count
  }

  /// Breaks a text that starts at a column, after `head`.
  ///
  /// A head that reaches into the column has a line of its own. In a narrow terminal, the column
  /// starts further left.
  func column(_ text: String, after head: String, at start: Int) -> String {
    let start = start > width / 2 ? min(start, 6) : start
    let indent = String(repeating: " ", count: start)
    let lines = Self.lines(text.split(separator: " ").map(String.init), width: width - start)
    guard let first = lines.first else { return head }
    let hasRoom = head.isEmpty || head.count + (head.hasSuffix(" ") ? 0 : 2) <= start
    guard hasRoom else { return ([head] + lines.map { indent + $0 }).joined(separator: "\n") }
    let gap = String(repeating: " ", count: start - head.count)
    return ([head + gap + first] + lines.dropFirst().map { indent + $0 }).joined(separator: "\n")
  }

  /// Breaks a call between its arguments.
  ///
  /// `continuation` ends each line that continues, such as a shell's backslash.
  func call(_ text: String, after head: String, continuation: String = "") -> String {
    let indent = String(repeating: " ", count: head.count + 4)
    // The first line starts further left than the others, but lines of one width look better.
    let lines = Self.lines(
      Self.arguments(text), width: width - indent.count - continuation.count)
    return head + lines.joined(separator: continuation + "\n" + indent)
  }

  /// Divides a call at the spaces outside of brackets and quotes.
  private static func arguments(_ text: String) -> [String] {
    var arguments = [""]
    var depth = 0
    var isQuoted = false
    for character in text {
      switch character {
      case "[": depth += 1
      case "]": depth -= 1
      case "\"", "'": isQuoted.toggle()
      default: break
      }
      if character == " ", depth <= 0, !isQuoted {
        arguments.append("")
      } else {
        arguments[arguments.count - 1].append(character)
      }
    }
    return arguments
  }

  /// Joins words to lines of at most `width` characters.
  private static func lines(_ words: [String], width: Int) -> [String] {
    var lines: [String] = []
    for word in words {
      if let last = lines.last, last.count + 1 + word.count <= width {
        lines[lines.count - 1] += " " + word
      } else {
        lines.append(word)
      }
    }
    return lines
  }
}
