public import Foundation

/// The meaning of the look of a part of a text.
///
/// Foundation lacks it on Linux.
public struct InlinePresentationIntent: OptionSet, Hashable, Codable, Sendable {
  /// The bits of the meanings.
  public let rawValue: UInt

  /// Creates a set from bits.
  public init(rawValue: UInt) { self.rawValue = rawValue }

  /// Emphasized text, which is italic.
  public static let emphasized = InlinePresentationIntent(rawValue: 1)
  /// Strongly emphasized text, which is bold.
  public static let stronglyEmphasized = InlinePresentationIntent(rawValue: 2)
  /// Code, which has a monospaced font.
  public static let code = InlinePresentationIntent(rawValue: 4)
  /// Text that is struck through.
  public static let strikethrough = InlinePresentationIntent(rawValue: 32)
  /// A line break that may be a space.
  public static let softBreak = InlinePresentationIntent(rawValue: 64)
  /// A line break.
  public static let lineBreak = InlinePresentationIntent(rawValue: 128)
}

extension AttributedString {
  /// The options for reading Markdown.
  public struct MarkdownParsingOptions: Sendable {
    /// The extent of the syntax.
    public enum InterpretedSyntax: Sendable {
      case full, inlineOnly, inlineOnlyPreservingWhitespace
    }

    /// The reaction to text that can't be read.
    public enum FailurePolicy: Sendable {
      case throwError, returnPartiallyParsedIfPossible
    }

    /// A Boolean value that indicates whether `^[text](attribute: value)` is read.
    public var allowsExtendedAttributes: Bool
    /// The extent of the syntax.
    public var interpretedSyntax: InterpretedSyntax
    /// The reaction to text that can't be read, which doesn't occur.
    public var failurePolicy: FailurePolicy
    /// The code of the text's language.
    public var languageCode: String?

    /// Creates options.
    public init(
      allowsExtendedAttributes: Bool = false, interpretedSyntax: InterpretedSyntax = .full,
      failurePolicy: FailurePolicy = .throwError, languageCode: String? = nil
    ) {
      self.allowsExtendedAttributes = allowsExtendedAttributes
      self.interpretedSyntax = interpretedSyntax
      self.failurePolicy = failurePolicy
      self.languageCode = languageCode
    }
  }

  /// Creates a string from Markdown.
  ///
  /// As in a text, blocks follow each other without a break, and their marks aren't shown.
  public init(
    markdown: String, options: MarkdownParsingOptions = MarkdownParsingOptions(),
    baseURL: URL? = nil
  ) throws {
    self.init()
    for block in Self.blocks(of: markdown, options.interpretedSyntax) {
      for piece in MarkdownPieces.of(block) {
        var part = AttributedString(piece.text)
        if !piece.intent.isEmpty { part.inlinePresentationIntent = piece.intent }
        if let target = piece.target { part.link = URL(string: target, relativeTo: baseURL) }
        append(part)
      }
    }
  }

  /// Creates a string from Markdown in UTF-8.
  public init(
    markdown: Data, options: MarkdownParsingOptions = MarkdownParsingOptions(),
    baseURL: URL? = nil
  ) throws {
    try self.init(
      markdown: String(decoding: markdown, as: UTF8.self), options: options, baseURL: baseURL)
  }

  /// Creates the localized string of a resource, which may have Markdown.
  public init(localized resource: LocalizedStringResource) {
    self.init(inline: String(localized: resource))
  }

  /// Creates a localized string whose key is the string of the source language, which may have
  /// Markdown.
  public init(
    localized keyAndValue: String.LocalizationValue, table: String? = nil, bundle: Bundle? = nil,
    locale: Locale = .current, comment: StaticString? = nil
  ) {
    self.init(
      inline: String(
        localized: keyAndValue, table: table, bundle: bundle, locale: locale, comment: comment))
  }

  /// Creates a string from Markdown without blocks.
  private init(inline markdown: String) {
    let options = MarkdownParsingOptions(interpretedSyntax: .inlineOnlyPreservingWhitespace)
    self =
      (try? AttributedString(markdown: markdown, options: options)) ?? AttributedString(markdown)
  }

  /// Returns the blocks of a text without their marks, each in one line.
  private static func blocks(
    of markdown: String, _ syntax: MarkdownParsingOptions.InterpretedSyntax
  ) -> [String] {
    guard syntax != .inlineOnlyPreservingWhitespace else { return [markdown] }
    let lines = markdown.split(separator: "\n", omittingEmptySubsequences: false)
    guard syntax == .full else { return [lines.joined(separator: " ")] }
    var blocks: [String] = []
    var continues = false
    for line in lines {
      let text = line.drop(while: \.isWhitespace)
      guard !text.isEmpty else {
        continues = false
        continue
      }
      let (mark, content) = marked(text)
      if continues, mark == nil, let last = blocks.last {
        blocks[blocks.count - 1] = last + " " + content
      } else {
        blocks.append(String(content))
      }
      // A heading is a block of one line.
      continues = mark != "#"
    }
    return blocks
  }

  /// Returns the first character of the mark of a heading, a quotation or an item of a list, and the
  /// text after it.
  private static func marked(_ line: Substring) -> (mark: Character?, content: Substring) {
    let heading = line.prefix { $0 == "#" }
    let digits = line.prefix { $0.isASCII && $0.isNumber }
    let rest: Substring
    if (1...6).contains(heading.count) {
      rest = line.dropFirst(heading.count)
    } else if !digits.isEmpty, let end = line.dropFirst(digits.count).first, ".)".contains(end) {
      rest = line.dropFirst(digits.count + 1)
    } else if let first = line.first, "-*+>".contains(first) {
      rest = line.dropFirst()
    } else {
      return (nil, line)
    }
    guard rest.first?.isWhitespace ?? true else { return (nil, line) }
    return (line.first, rest.drop(while: \.isWhitespace))
  }
}
