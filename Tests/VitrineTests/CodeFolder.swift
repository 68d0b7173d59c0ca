import Vitrine
import VitrineBase
import VitrineGraphics
import VitrineLayout

/// A folder with a Today extension in memory: a storyboard, its controller and other files.
struct CodeFolder {
  var views: String
  var outlets: [String: String] = [:]
  var files: [String: String] = [:]
  var system: SystemGeneration?
  var locale: String?
  var toolsVersion = ""

  private static let plist = """
    <plist version="1.0"><dict><key>NSExtension</key><dict>
    <key>NSExtensionPointIdentifier</key><string>com.apple.widget-extension</string>
    <key>NSExtensionMainStoryboard</key><string>MainInterface</string>
    </dict></dict></plist>
    """

  private var storyboard: String {
    let connections = outlets.sorted { $0.key < $1.key }.map { name, id in
      "<outlet property=\"\(name)\" destination=\"\(id)\" id=\"o-\(name)\"/>"
    }
    return """
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" \
      \(toolsVersion) targetRuntime="iOS.CocoaTouch" initialViewController="vc"><scenes>
      <scene sceneID="sc"><objects>
      <viewController id="vc" customClass="Today" sceneMemberID="viewController">
      <view key="view" id="root"><rect key="frame" x="0" y="0" width="320" height="110"/>
      <subviews>\(views)</subviews></view><connections>\(connections.joined())</connections>
      </viewController></objects></scene></scenes></document>
      """
  }

  /// Returns the folder's files with the controller's file.
  private func all(_ code: String, in name: String) -> Files {
    var contents = [
      "/w/Info.plist": Array(Self.plist.utf8),
      "/w/MainInterface.storyboard": Array(storyboard.utf8),
      "/w/\(name)": Array(code.utf8),
    ]
    for (name, text) in files { contents["/w/\(name)"] = Array(text.utf8) }
    return Files(contents)
  }

  /// Returns the widget, with the controller's file.
  func widget(_ code: String, in name: String = "Today.swift") throws -> Widget {
    try Widget.read("/w", from: all(code, in: name))
  }

  /// Returns the first picture's scene, with the controller's file.
  func scene(_ code: String, in name: String = "Today.swift") throws -> Scene {
    let files = all(code, in: name)
    let widget = try Widget.read("/w", from: files)
    var variant = widget.defaultVariant
    if let system { variant.system = system }
    if let locale { variant.locale = locale }
    return try widget.scene(for: variant, from: files)
  }

  /// Returns a Swift controller with the body of `viewDidLoad`.
  static func controller(_ body: String, members: String = "") -> String {
    "class Today: UIViewController {\noverride func viewDidLoad() {\n\(body)\n}\n\(members)\n}"
  }
}

extension Scene {
  /// The texts of the views that are visible, including their parents.
  var shownTexts: [String] {
    var shown = tree.isShown
    for (index, view) in tree.views.enumerated() where view.style.alpha == 0 {
      shown[index] = false
    }
    for (index, view) in tree.views.enumerated() {
      if let parent = view.parent, !shown[parent.index] { shown[index] = false }
    }
    return tree.views.indices.filter { shown[$0] }.flatMap {
      tree.views[$0].kind.shownTexts.map(\.text.string)
    }
  }

  /// The notes about code.
  var codeNotes: [String] {
    diagnostics.filter { $0.code == "made-in-code" }.map(\.message)
  }
}
