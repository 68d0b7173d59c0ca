import Testing
import VitrineBase
import VitrineRun

/// Tests the classes that Xcode generates from a Core Data model.
@Suite struct DataModelTests {
  private func code(_ entities: String, usedBy source: String) -> String? {
    let texts = [
      "/p/M.xcdatamodeld/A.xcdatamodel/contents": "<model>\(entities)</model>",
      "/p/M.xcdatamodeld/B.xcdatamodel/contents": "<model></model>",
      "/p/M.xcdatamodeld/.xccurrentversion":
        "<plist><dict><key>_XCCurrentVersionName</key><string>A.xcdatamodel</string></dict></plist>",
    ]
    let files = Files(texts.mapValues { Array($0.utf8) })
    return DataModelClasses(
      ["/p/M.xcdatamodeld"], usedBy: [SourceFile("A.swift", Array(source.utf8))], from: files
    ).code
  }

  private let item = """
    <entity name="Item" representedClassName="Item" codeGenerationType="class">
    <attribute name="count" attributeType="Integer 32" usesScalarValueType="YES"/>
    <attribute name="title" attributeType="String"/>
    <relationship name="tags" toMany="YES" destinationEntity="Item"/></entity>
    """

  @Test func `the current version's class has its properties`() throws {
    let code = try #require(self.code(item, usedBy: "let a: Item"))
    #expect(code.contains("public class Item: NSManagedObject"))
    #expect(code.contains("public var `count`: Int32 {"))
    #expect(code.contains("public var `title`: String? {"))
    #expect(code.contains("public var `tags`: NSSet? {"))
    #expect(code.contains("public func addToTags(_ value: Item)"))
  }

  @Test(arguments: ["let a: Other", "class Item: NSManagedObject {}"])
  func `a class that isn't used or that the code declares isn't generated`(_ source: String) {
    #expect(code(item, usedBy: source) == nil)
  }

  @Test func `names that are no names in code are skipped`() {
    let hostile = item.replacing("\"Item\" code", with: "\"Item { }\" code")
    #expect(code(hostile, usedBy: "let a: Item") == nil)
  }

  @Test func `a damaged model has no classes`() {
    #expect(code("<entity", usedBy: "let a: Item") == nil)
  }
}
