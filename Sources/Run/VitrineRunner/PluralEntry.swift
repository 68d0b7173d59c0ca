import CSandbox

/// An entry of a .stringsdict file: a format whose variables have a text for each plural category.
struct PluralEntry {
  /// A variable, which takes one argument.
  struct Variable {
    /// The conversion of the argument, such as `d` or `ld`.
    let conversion: String
    /// The texts by plural category, such as `few`.
    let texts: [String: String]
  }

  /// The format, in which `%#@name@` represents a variable.
  let format: String
  let variables: [String: Variable]
  /// The language of the texts.
  let language: String

  /// Creates an entry, or returns nil if it has no format.
  init?(_ entry: [String: Any], language: String) {
    guard let format = entry["NSStringLocalizedFormatKey"] as? String else { return nil }
    self.format = format
    self.language = language
    variables = entry.compactMapValues { value in
      guard let rules = value as? [String: Any],
        rules["NSStringFormatSpecTypeKey"] as? String == "NSStringPluralRuleType"
      else { return nil }
      return Variable(
        conversion: rules["NSStringFormatValueTypeKey"] as? String ?? "d",
        texts: rules.compactMapValues { $0 as? String })
    }
  }

  /// Returns the kinds of the arguments by position.
  func kinds() -> [Int: FormatConversion.Kind] {
    var kinds: [Int: FormatConversion.Kind] = [:]
    collect(format, from: 0, depth: 0, &kinds)
    return kinds
  }

  /// The variables in texts of variables are followed to this depth.
  private static let depth = 4

  private func collect(
    _ text: String, from first: Int, depth: Int, _ kinds: inout [Int: FormatConversion.Kind]
  ) {
    guard depth < Self.depth else { return }
    var next = first
    for piece in FormatPiece.pieces(of: text) {
      guard let position = piece.position(&next) else { continue }
      switch piece {
      case .literal: break
      case .conversion(let conversion, _): kinds[position] = conversion.kind
      case .variable(let name, _):
        guard let variable = variables[name] else { continue }
        kinds[position] = FormatConversion(variable.conversion).kind
        for text in variable.texts.values {
          collect(text, from: position, depth: depth + 1, &kinds)
        }
      }
    }
  }

  /// Returns the format for arguments, with the text of each variable and with explicit positions.
  func resolved(_ value: (Int, FormatConversion) -> Double) -> [FormatPiece] {
    resolved(format, from: 0, depth: 0, conversion: FormatConversion("d"), value)
  }

  private func resolved(
    _ text: String, from first: Int, depth: Int, conversion: FormatConversion,
    _ value: (Int, FormatConversion) -> Double
  ) -> [FormatPiece] {
    guard depth < Self.depth else { return [] }
    var next = first
    // `%arg` represents the variable's argument.
    let text = text.replacing("%arg", with: "%\(first + 1)$\(conversion.text)")
    return FormatPiece.pieces(of: text).flatMap { piece -> [FormatPiece] in
      guard let position = piece.position(&next) else { return [piece] }
      switch piece {
      case .literal: return [piece]
      case .conversion(let conversion, _): return [.conversion(conversion, position)]
      case .variable(let name, _):
        guard let variable = variables[name] else { return [] }
        let conversion = FormatConversion(variable.conversion)
        return resolved(
          self.text(of: variable, for: value(position, conversion)), from: position,
          depth: depth + 1, conversion: conversion, value)
      }
    }
  }

  /// Returns the text of a variable for a number.
  ///
  /// `zero` is the text for 0 in every language.
  private func text(of variable: Variable, for number: Double) -> String {
    if number == 0, let text = variable.texts["zero"] { return text }
    var keyword = [CChar](repeating: 0, count: 16)
    let isKnown = unsafe vitrine_plural_category(language, number, &keyword)
    let category = String(decoding: keyword.prefix { $0 != 0 }.map(UInt8.init), as: UTF8.self)
    return (isKnown ? variable.texts[category] : nil) ?? variable.texts["other"] ?? ""
  }
}
