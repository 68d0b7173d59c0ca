import VitrineBase

/// The names that Xcode generates for the colors and images of asset catalogs.
///
/// Only names that the code uses and doesn't declare itself are generated, because projects that
/// began before Xcode 15 declare their own.
package struct AssetSymbols {
  private var colors: [(symbol: String, name: String)] = []
  private var images: [(symbol: String, name: String)] = []

  /// Finds the assets among paths, and their names in files.
  package init(_ paths: [String], usedBy files: [SourceFile]) {
    var used: Set<String> = []
    var declared: Set<String> = []
    for file in files {
      for (first, second) in zip(file.tokens, file.tokens.dropFirst()) where second.kind == .word {
        if first.isSymbol(".") { used.insert(second.text) }
        if first.isWord("let") || first.isWord("var") { declared.insert(second.text) }
      }
    }
    for path in paths where path.contains(".xcassets/") {
      let name = FilePath.stem(of: path)
      switch FilePath.suffix(of: path) {
      case "colorset":
        let symbol = Self.symbol(name, dropping: "Color")
        if used.contains(symbol), !declared.contains(symbol),
          !colors.contains(where: { $0.symbol == symbol })
        {
          colors.append((symbol, name))
        }
      case "imageset", "symbolset":
        let symbol = Self.symbol(name, dropping: "Image")
        if used.contains(symbol), !declared.contains(symbol),
          !images.contains(where: { $0.symbol == symbol })
        {
          images.append((symbol, name))
        }
      default: break
      }
    }
  }

  /// Returns the name of an asset in code: `brandBlue` for `brand-blue` and `Brand Blue Color`.
  static func symbol(_ name: String, dropping suffix: String) -> String {
    var name = name
    if name.hasSuffix(suffix), name.count > suffix.count { name.removeLast(suffix.count) }
    let words = name.split { !$0.isLetter && !$0.isNumber && $0 != "_" }
    guard let first = words.first else { return "" }
    let capitals = first.prefix { $0.isUppercase }.count
    // An acronym at the start is in lower case as a whole.
    let lowered = capitals == first.count ? capitals : max(1, capitals > 1 ? capitals - 1 : 1)
    let head = first.prefix(lowered).lowercased() + first.dropFirst(lowered)
    let rest = words.dropFirst().map { $0.prefix(1).uppercased() + $0.dropFirst() }
    let symbol = head + rest.joined()
    return symbol.first?.isNumber ?? true ? "_" + symbol : symbol
  }

  /// The code, or nil if the code uses no asset's name.
  package var code: String? {
    guard !colors.isEmpty || !images.isEmpty else { return nil }
    func quoted(_ name: String) -> String {
      "\"" + name.replacing("\\", with: "\\\\").replacing("\"", with: "\\\"") + "\""
    }
    var lines = ["import SwiftUI", "import VitrineRunner"]
    for (symbol, name) in colors {
      let name = quoted(name)
      lines += [
        "extension ColorResource { static var `\(symbol)`: ColorResource { ColorResource(\(name)) } }",
        "extension SwiftUI.Color { static var `\(symbol)`: SwiftUI.Color { SwiftUI.Color(\(name)) } }",
        "extension SwiftUI.ShapeStyle where Self == SwiftUI.Color "
          + "{ @_disfavoredOverload static var `\(symbol)`: SwiftUI.Color { SwiftUI.Color(\(name)) } }",
        // `Color(.brand)` is the resource.
        "extension UIColor { @_disfavoredOverload static var `\(symbol)`: UIColor "
          + "{ UIColor(named: \(name)) ?? .clear } }",
      ]
    }
    for (symbol, name) in images {
      let name = quoted(name)
      lines += [
        "extension ImageResource { static var `\(symbol)`: ImageResource { ImageResource(\(name)) } }",
        "extension UIImage { static var `\(symbol)`: UIImage { UIImage(named: \(name)) ?? UIImage() } }",
      ]
    }
    return lines.joined(separator: "\n") + "\n"
  }
}
