import Testing
import Vitrine
import VitrineBase
import VitrineLayout

/// Tests of widgets whose code shows one of several states.
@Suite struct CodeStatesTests {
  private static func label(_ id: String, _ text: String, _ y: Int) -> String {
    "<label text=\"\(text)\" id=\"\(id)\"><rect key=\"frame\" x=\"16\" y=\"\(y)\" "
      + "width=\"200\" height=\"21\"/></label>"
  }

  /// A list of two labels under the text that there is nothing.
  private var folder: CodeFolder {
    let content =
      "<view id=\"content\"><rect key=\"frame\" x=\"0\" y=\"0\" width=\"320\" height=\"110\"/>"
      + "<subviews>\(Self.label("a", "Milk", 8))\(Self.label("b", "Bread", 40))</subviews></view>"
    return CodeFolder(
      views: Self.label("empty", "Nothing to buy", 8) + content,
      outlets: ["emptyLabel": "empty", "contentView": "content"])
  }

  private func controller(_ body: String) -> String { CodeFolder.controller(body) }

  @Test(arguments: [
    "if items.isEmpty {\nemptyLabel.isHidden = false\ncontentView.isHidden = true\n} else {\n"
      + "emptyLabel.isHidden = true\ncontentView.isHidden = false\n}",
    "if hasItems {\nemptyLabel.isHidden = true\ncontentView.isHidden = false\n} else if isNew {\n"
      + "emptyLabel.isHidden = false\ncontentView.isHidden = true\n}",
    "guard let items = store.items else {\nemptyLabel.isHidden = false\n"
      + "contentView.isHidden = true\nreturn\n}\nemptyLabel.isHidden = true\n"
      + "contentView.isHidden = false",
    "emptyLabel.isHidden = !items.isEmpty\ncontentView.isHidden = items.isEmpty",
    "switch state {\ncase .empty:\nemptyLabel.alpha = 1\ncontentView.alpha = 0\n"
      + "case .full:\nemptyLabel.alpha = 0\ncontentView.alpha = 1\n}",
  ])
  func `of two states that exclude each other, the one with the most views is drawn`(
    body: String
  ) throws {
    let scene = try folder.scene(controller(body))
    #expect(scene.shownTexts == ["Milk", "Bread"])
    #expect(
      scene.codeNotes == [
        "the code shows 'contentView' or 'emptyLabel' by a condition that isn't known; "
          + "the picture shows 'contentView'"
      ])
  }

  @Test(arguments: [
    "if items.isEmpty { emptyLabel.isHidden = true }",
    "show { emptyLabel.isHidden = !$0 }\nhide { contentView.isHidden = $0 }",
  ])
  func `views that no state excludes stay as they are in the file`(body: String) throws {
    let scene = try folder.scene(controller(body))
    #expect(scene.shownTexts == ["Nothing to buy", "Milk", "Bread"])
  }

  @Test func `a view that code hides at first isn't shown by a later state`() throws {
    let scene = try folder.scene(
      controller(
        "contentView.isHidden = true\nif hasItems {\nemptyLabel.isHidden = true\n"
          + "contentView.isHidden = false\n} else {\nemptyLabel.isHidden = false\n"
          + "contentView.isHidden = true\n}"))
    #expect(scene.shownTexts == ["Nothing to buy"])
  }

  @Test func `values of the user decide between states`() throws {
    var folder = folder
    folder.files["vitrine.json"] = #"{ "hidden": { "compact": ["contentView"] } }"#
    let scene = try folder.scene(
      controller("emptyLabel.isHidden = hasItems\ncontentView.isHidden = !hasItems"))
    #expect(scene.shownTexts == ["Nothing to buy"])
  }

  @Test func `views in a transparent view don't fill a picture`() throws {
    let scene = try folder.scene(controller("emptyLabel.alpha = 0\ncontentView.alpha = 0"))
    #expect(scene.shownTexts == ["Milk", "Bread"])
    #expect(
      scene.codeNotes == [
        "the code hides 'emptyLabel', 'contentView' at first, which leaves no view; "
          + "'contentView' is drawn"
      ])
  }
}
