extension ReportSummary {
  /// The addresses in the Markdown of a summary.
  public struct Addresses: Sendable {
    /// The address of the folder of the page, or nil if readers can't open the page by an address.
    public var page: String?
    /// The address of the folder that contains `summary`, or nil to leave pictures out.
    public var images: String?

    /// Creates addresses of a page and its pictures.
    public init(page: String?, images: String?) {
      self.page = page
      self.images = images
    }

    func filter(_ filter: String) -> String? { page.map { "\($0)/index.html#\(filter)" } }
  }

  /// Returns Markdown for a comment.
  public func markdown(_ addresses: Addresses) -> String {
    var text = "## \(Self.escaped(title))\n\n"
    let words = counts.map { "\($0.count) \($0.status.rawValue)" }.joined(separator: ", ")
    let total = "\(pictures) pictures"
    text += Self.link(total, to: addresses.page.map { "\($0)/index.html" }) + ": \(words)\n"
    if !causes.isEmpty {
      text += Self.table(causes.prefix(Self.rowLimit), addresses)
      let rest = causes.dropFirst(Self.rowLimit)
      if !rest.isEmpty {
        let count = rest.reduce(0) { $0 + $1.count }
        text += "\n<details><summary>\(rest.count) more, \(count) pictures</summary>\n"
        text += Self.table(rest, addresses) + "\n</details>\n"
      }
    }
    if !failures.isEmpty {
      text += "\nFailed: \(failures.map(Self.escaped).joined(separator: ", "))\n"
    }
    if let newAndGone {
      text += Self.line("New findings", newAndGone.new, change: "new", addresses)
      text += Self.line("Gone findings", newAndGone.gone, change: "gone", addresses)
    }
    if !rules.isEmpty {
      text += Self.line(
        newAndGone == nil ? "Findings" : "All findings", rules, change: nil, addresses)
    }
    return text
  }

  /// The number of rows that a reader sees at once, which are the rows with pictures.
  package static let rowLimit = 20

  private static func table(
    _ causes: ArraySlice<Cause>, _ addresses: Addresses
  ) -> String {
    let hasImages = addresses.images != nil
    var text = "\n| # | pictures | change |\(hasImages ? " before | now |" : "")\n"
    text += "|---|---|---|\(hasImages ? "---|---|" : "")\n"
    for cause in causes {
      text += "| \(cause.row) | \(link("\(cause.count)", to: addresses.filter(cause.filter)))"
      text += " | \(rich(cause.name))"
      text += cause.effect.isEmpty ? " |" : "<br>\(rich(cause.effect)) |"
      if let images = addresses.images {
        text += " \(image(cause.before, "before", images)) |"
        text += " \(image(cause.now, "now", images)) |"
      }
      text += "\n"
    }
    return text
  }

  /// Returns a line with the number of pictures for each rule.
  ///
  /// `change` is the page's filter for new or resolved findings.
  private static func line(
    _ title: String, _ rules: RuleCounts, change: String?, _ addresses: Addresses
  ) -> String {
    guard !rules.isEmpty else { return "\n\(title): none\n" }
    let findings = rules.map { rule in
      let words = "\(rule.id) in \(rule.count)"
      guard let change else { return words }
      return link(words, to: addresses.filter("since=\(change)+\(encoded(rule.id))"))
    }
    return "\n\(title): \(findings.joined(separator: ", ")) pictures\n"
  }

  /// Returns a Markdown image, or an empty string if the cause has no picture.
  private static func image(_ file: String?, _ label: String, _ folder: String) -> String {
    file.map { "![\(label)](\(folder)/\($0))" } ?? ""
  }

  /// Returns a Markdown link, or only the text if the address is nil.
  private static func link(_ text: String, to address: String?) -> String {
    address.map { "[\(text)](\($0))" } ?? text
  }

  /// Returns text with its `names` as code and the rest escaped.
  ///
  /// In a code span of a table, only the vertical bar needs an escape.
  package static func rich(_ text: String) -> String {
    let parts = text.split(separator: "`", omittingEmptySubsequences: false)
    guard !parts.count.isMultiple(of: 2) else { return escaped(text) }
    return parts.enumerated().map { index, part in
      guard !index.isMultiple(of: 2) else { return escaped(String(part)) }
      let code = part.map { character in
        character.isNewline ? " " : character == "|" ? "\\|" : String(character)
      }.joined()
      return code.allSatisfy { $0 == " " } ? code : "`\(code)`"
    }.joined()
  }

  /// Returns text with Markdown's characters escaped and without line breaks, which would end the
  /// table's row.
  package static func escaped(_ text: String) -> String {
    var result = ""
    for character in text {
      switch character {
      case "\\", "`", "*", "_", "[", "]", "<", ">", "|", "#", "~", "&", "!", "@":
        result += "\\" + String(character)
      case "\n", "\r", "\r\n": result += " "
      default: result.append(character)
      }
    }
    return result
  }

  /// Returns a percent-encoded value for the page's URL.
  static func encoded(_ text: String) -> String {
    text.utf8.map { byte -> String in
      switch byte {
      case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
        UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "-"), UInt8(ascii: "_"),
        UInt8(ascii: "."):
        return String(decoding: [byte], as: UTF8.self)
      default:
        let digits = String(byte, radix: 16, uppercase: true)
        return digits.count < 2 ? "%0\(digits)" : "%\(digits)"
      }
    }.joined()
  }
}
