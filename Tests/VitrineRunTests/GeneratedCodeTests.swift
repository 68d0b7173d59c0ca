import Testing
import VitrineBase
import VitrineImport
import VitrineRun

/// Tests the code that Xcode generates from resources.
@Suite struct GeneratedCodeTests {
  private func file(_ source: String) -> SourceFile { SourceFile("A.swift", Array(source.utf8)) }

  @Test(arguments: [
    ("brand", "brand"), ("Brand", "brand"), ("brand-blue", "brandBlue"),
    ("Brand Blue", "brandBlue"), ("BrandColor", "brand"), ("URLColor", "url"),
    ("URLField", "urlField"), ("2nd", "_2nd"), ("Color", "color"),
  ])
  func `a color has the name that Xcode gives it`(_ asset: String, _ symbol: String) throws {
    let symbols = AssetSymbols(
      ["A.xcassets/\(asset).colorset"], usedBy: [file("let a = Color.\(symbol)")])
    let code = try #require(symbols.code)
    #expect(code.contains("static var `\(symbol)`: SwiftUI.Color { SwiftUI.Color(\"\(asset)\") }"))
  }

  @Test func `names that the code doesn't use aren't generated`() {
    let paths = ["A.xcassets/brand.colorset", "A.xcassets/boat.imageset", "brand.colorset"]
    #expect(AssetSymbols(paths, usedBy: [file("let a = 1")]).code == nil)
  }

  @Test func `a declared color or image is generated as a resource only`() throws {
    let paths = ["A.xcassets/brand.colorset", "A.xcassets/boat.imageset"]
    let code = """
      extension Color { static let brand = Color(.brand) }
      extension Image { static let boat = Image(.boat) }
      """
    let lines = try #require(AssetSymbols(paths, usedBy: [file(code)]).code).split(separator: "\n")
    #expect(
      lines == [
        "import SwiftUI",
        "extension ColorResource { static var `brand`: ColorResource "
          + "{ ColorResource(name: \"brand\", bundle: .main) } }",
        "extension ImageResource { static var `boat`: ImageResource "
          + "{ ImageResource(name: \"boat\", bundle: .main) } }",
      ])
  }

  @Test func `declared resources aren't generated`() {
    let code = "extension ColorResource { static let brand = other }; let a = Color(.brand)"
    #expect(AssetSymbols(["A.xcassets/brand.colorset"], usedBy: [file(code)]).code == nil)
  }

  @Test func `an image has a name`() throws {
    let symbols = AssetSymbols(["A.xcassets/boat.imageset"], usedBy: [file("Image(.boat)")])
    #expect(try #require(symbols.code).contains("ImageResource(name: \"boat\""))
  }

  @Test func `a color of the name alone is the resource`() throws {
    let symbols = AssetSymbols(["A.xcassets/brand.colorset"], usedBy: [file("Color(.brand)")])
    #expect(
      try #require(symbols.code).contains(
        "extension UIColor { @_disfavoredOverload static var `brand`")
    )
  }

  @Test func `a symbol of a catalog has a name`() throws {
    let symbols = AssetSymbols(
      ["A.xcassets/sun.chart.symbolset"], usedBy: [file("Image(.sunChart)")])
    #expect(try #require(symbols.code).contains("ImageResource(name: \"sun.chart\""))
  }

  /// Returns the classes of a definition in XML.
  private func classes(_ members: String) throws -> String? {
    let text = "<plist><dict>\(members)</dict></plist>"
    return IntentClasses(try PropertyList.read(Array(text.utf8), file: "A.intentdefinition")).code
  }

  @Test func `an intent is a class with its parameters and their defaults`() throws {
    let code = try #require(
      try classes(
        """
        <key>INEnums</key><array><dict><key>INEnumName</key><string>Tone</string>
        <key>INEnumValues</key><array>
        <dict><key>INEnumValueName</key><string>unknown</string></dict>
        <dict><key>INEnumValueName</key><string>dark</string>
        <key>INEnumValueIndex</key><integer>3</integer></dict></array></dict></array>
        <key>INIntents</key><array><dict><key>INIntentName</key><string>Select</string>
        <key>INIntentParameters</key><array>
        <dict><key>INIntentParameterName</key><string>tone</string>
        <key>INIntentParameterType</key><string>Integer</string>
        <key>INIntentParameterEnumType</key><string>Tone</string>
        <key>INIntentParameterMetadata</key><dict>
        <key>INIntentParameterMetadataDefaultValue</key><string>dark</string></dict></dict>
        <dict><key>INIntentParameterName</key><string>isOn</string>
        <key>INIntentParameterType</key><string>Boolean</string>
        <key>INIntentParameterMetadata</key><dict>
        <key>INIntentParameterMetadataDefaultValue</key><true/></dict></dict>
        </array></dict></array>
        """))
    #expect(
      code.contains("public enum Tone: Int, Sendable { case `unknown` = 0; case `dark` = 3 }"))
    #expect(code.contains("public class SelectIntent: INIntent"))
    #expect(code.contains("public var `tone`: Tone = .`dark`"))
    #expect(code.contains("public var `isOn`: NSNumber? = NSNumber(value: true)"))
  }

  @Test func `types and enumerations have the names of their classes, and parameters use them`()
    throws
  {
    let code = try #require(
      try classes(
        """
        <key>INEnums</key><array><dict><key>INEnumName</key><string>Kind</string>
        <key>INEnumClassName</key><string>FilterKind</string>
        <key>INEnumValues</key><array><dict><key>INEnumValueName</key><string>unknown</string>
        </dict></array></dict></array>
        <key>INTypes</key><array><dict><key>INTypeName</key><string>Tag</string>
        <key>INTypeClassName</key><string>WidgetTag</string></dict></array>
        <key>INIntents</key><array><dict><key>INIntentName</key><string>List</string>
        <key>INIntentParameters</key><array>
        <dict><key>INIntentParameterName</key><string>tag</string>
        <key>INIntentParameterType</key><string>Object</string>
        <key>INIntentParameterObjectType</key><string>Tag</string></dict>
        <dict><key>INIntentParameterName</key><string>kind</string>
        <key>INIntentParameterType</key><string>Integer</string>
        <key>INIntentParameterEnumType</key><string>Kind</string></dict></array>
        </dict></array>
        """))
    #expect(code.contains("public class WidgetTag: INObject"))
    #expect(code.contains("public var `tag`: WidgetTag?"))
    #expect(code.contains("public var `kind`: FilterKind = .`unknown`"))
    #expect(!code.contains("class Tag"))
  }

  @Test func `intents of the system have no class, and its types are known ones`() throws {
    func parameter(_ name: String, _ kind: String, _ type: String) -> String {
      """
      <dict><key>INIntentParameterName</key><string>\(name)</string>
      <key>INIntentParameterType</key><string>\(kind == "Enum" ? "Integer" : kind)</string>
      <key>INIntentParameter\(kind)Type</key><string>\(type)</string>
      <key>INIntentParameter\(kind)TypeNamespace</key><string>System</string></dict>
      """
    }
    let code = try #require(
      try classes(
        """
        <key>INIntents</key><array><dict><key>INIntentName</key><string>PlayMedia</string>
        <key>INIntentType</key><string>System</string></dict>
        <dict><key>INIntentName</key><string>Call</string>
        <key>INIntentType</key><string>Custom</string><key>INIntentParameters</key><array>
        \(parameter("who", "Object", "Person"))\(parameter("song", "Object", "MediaItem"))
        \(parameter("mode", "Enum", "PlaybackRepeatMode"))</array></dict></array>
        """))
    #expect(!code.contains("PlayMedia"))
    #expect(code.contains("public var `who`: INPerson?"))
    #expect(code.contains("public var `song`: INObject?"))
    #expect(code.contains("public var `mode`: NSNumber?"))
  }

  @Test func `an intent has a response with codes, and its types have resolutions`() throws {
    let code = try #require(
      try classes(
        """
        <key>INTypes</key><array><dict><key>INTypeName</key><string>Tag</string></dict></array>
        <key>INIntents</key><array><dict><key>INIntentName</key><string>List</string>
        <key>INIntentResponse</key><dict><key>INIntentResponseCodes</key><array>
        <dict><key>INIntentResponseCodeName</key><string>success</string></dict>
        <dict><key>INIntentResponseCodeName</key><string>noTags</string></dict></array>
        <key>INIntentResponseParameters</key><array>
        <dict><key>INIntentResponseParameterName</key><string>count</string>
        <key>INIntentResponseParameterType</key><string>Integer</string></dict></array></dict>
        </dict></array>
        """))
    #expect(code.contains("public class ListIntentResponse: INIntentResponse"))
    #expect(code.contains("case `failureRequiringAppLaunch`; case `noTags` }"))
    #expect(code.ranges(of: "case `success`").count == 1)
    #expect(code.contains("public var `count`: NSNumber?"))
    #expect(code.contains("public class TagResolutionResult: INIntentResolutionResult"))
  }

  @Test func `a definition can't bring code of its own`() throws {
    let code = try classes(
      """
      <key>INIntents</key><array><dict><key>INIntentName</key><string>A { } ; fatalError()</string>
      </dict></array>
      """)
    #expect(code == nil)
  }
}
