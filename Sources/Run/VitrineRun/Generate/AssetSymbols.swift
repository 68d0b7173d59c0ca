import VitrineBase
import VitrineProject

/// The names that Xcode generates for the colors and images of asset catalogs.
///
/// Only names that the code uses are generated. Projects that began before Xcode 15 declare their
/// own colors and images, so a declared name is that of a resource alone.
package struct AssetSymbols {
  private struct Symbol {
    var symbol: String
    /// The asset's name.
    var name: String
    /// A Boolean value that indicates whether the code declares a color or an image of this name.
    var isDeclared: Bool
  }

  private var colors: [Symbol] = []
  private var images: [Symbol] = []

  /// Finds the assets among paths, and their names in files.
  package init(_ paths: [String], usedBy files: [SourceFile]) {
    var used: Set<String> = []
    var declared: Set<String> = []
    var resources: Set<String> = []
    for file in files {
      var names: Set<String> = []
      var extendsResource = false
      for (first, second) in zip(file.tokens, file.tokens.dropFirst()) where second.kind == .word {
        if first.isSymbol(".") { used.insert(second.text) }
        if first.isWord("let") || first.isWord("var") { names.insert(second.text) }
        if first.isWord("extension"), ["ColorResource", "ImageResource"].contains(second.text) {
          extendsResource = true
        }
      }
      declared.formUnion(names)
      if extendsResource { resources.formUnion(names) }
    }
    func add(_ symbol: String, of name: String, to list: inout [Symbol]) {
      guard used.contains(symbol), !resources.contains(symbol),
        !list.contains(where: { $0.symbol == symbol })
      else { return }
      list.append(Symbol(symbol: symbol, name: name, isDeclared: declared.contains(symbol)))
    }
    for path in paths where path.contains(".xcassets/") {
      let name = FilePath.stem(of: path)
      switch FilePath.suffix(of: path) {
      case "colorset": add(Self.symbol(name, dropping: "Color"), of: name, to: &colors)
      case "imageset", "symbolset": add(Self.symbol(name, dropping: "Image"), of: name, to: &images)
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
    var lines = ["import SwiftUI"]
    for color in colors {
      let symbol = color.symbol
      let name = quoted(color.name)
      lines.append(
        "extension ColorResource { static var `\(symbol)`: ColorResource "
          + "{ ColorResource(name: \(name), bundle: .main) } }")
      guard !color.isDeclared else { continue }
      lines += [
        "extension SwiftUI.Color { static var `\(symbol)`: SwiftUI.Color { SwiftUI.Color(\(name)) } }",
        "extension SwiftUI.ShapeStyle where Self == SwiftUI.Color "
          + "{ @_disfavoredOverload static var `\(symbol)`: SwiftUI.Color { SwiftUI.Color(\(name)) } }",
        // `Color(.brand)` is the resource.
        "extension UIColor { @_disfavoredOverload static var `\(symbol)`: UIColor "
          + "{ UIColor(named: \(name)) ?? .clear } }",
      ]
    }
    for image in images {
      let symbol = image.symbol
      let name = quoted(image.name)
      lines.append(
        "extension ImageResource { static var `\(symbol)`: ImageResource "
          + "{ ImageResource(name: \(name), bundle: .main) } }")
      guard !image.isDeclared else { continue }
      lines.append(
        "extension UIImage { static var `\(symbol)`: UIImage { UIImage(named: \(name)) ?? UIImage() } }"
      )
    }
    return lines.joined(separator: "\n") + "\n"
  }
}
