import VitrineBase
import VitrineImport
import VitrineProject

/// Views that code adds with literal frames, as objects of the file.
extension InterfaceDocument {
  /// The elements of files by the classes of views.
  private static let elements = [
    "UIView": "view", "UILabel": "label", "UIImageView": "imageView", "UIButton": "button",
  ]

  /// Returns the document with a scene's views from code, each with its variable as its outlet.
  ///
  /// A variable with the name of an outlet is left out, because the code could mean either.
  func adding(
    _ views: [CodeFacts.Finding<CodeFacts.CodeView>], toScene scene: Int
  ) -> InterfaceDocument {
    var document = self
    for view in views {
      guard let frame = view.value.frame, let element = Self.elements[view.value.name],
        document.view(named: view.value.variable, in: scene) == nil,
        let parent = document.view(named: view.value.container, in: scene)
      else { continue }
      document = document.adding(
        element, id: Self.codeID(view.value), outlet: view.value.variable,
        at: frame, to: parent, ofScene: scene, from: view.location)
    }
    return document
  }

  /// Returns whether a view from code is an object of a scene.
  func contains(_ view: CodeFacts.CodeView, inScene scene: Int) -> Bool {
    view.frame != nil && self.view(named: view.variable, in: scene) == Self.codeID(view)
  }

  private static func codeID(_ view: CodeFacts.CodeView) -> String { "code-" + view.variable }
}
