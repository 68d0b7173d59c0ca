import Vitrine
import VitrineBase

/// Files with many views, the whole way from their bytes to frames.
enum GrowthDocuments {
  private static let labels = [1, 10, 100, 1000, 2000, 5000]

  static let all = [
    series("document/json", "/many.json", labels, json),
    series("document/storyboard", "/many.storyboard", labels, storyboard),
    series("document/json-nested", "/deep.json", [4, 16, 64, 120], nested),
    GrowthSeries(
      name: "document/painted", unit: "labels", sizes: labels,
      prepare: { size in
        let files = VitrineBase.Files(["/many.json": Array(json(size).utf8)])
        let resources = try Resources()
        return {
          let workshop = Workshop(resources, files: files)
          _ = try render(
            Widget.read("/many.json", from: files), as: Variant(), in: workshop)
        }
      }),
  ]

  private static func series(
    _ name: String, _ path: String, _ sizes: [Int], _ text: @escaping @Sendable (Int) -> String
  ) -> GrowthSeries {
    GrowthSeries(
      name: name, unit: name.hasSuffix("nested") ? "levels" : "labels", sizes: sizes,
      prepare: { size in
        let files = VitrineBase.Files([path: Array(text(size).utf8)])
        let resources = try Resources()
        return {
          let workshop = Workshop(resources, files: files)
          _ = try layout(Widget.read(path, from: files), as: Variant(), in: workshop)
        }
      })
  }

  private static func json(_ count: Int) -> String {
    let labels = (0..<count).map { "{\"label\": \"Row \($0)\"}" }
    return "{\"app\": \"Many\", \"content\": {\"vstack\": [\(labels.joined(separator: ", "))]}}"
  }

  /// Stacks in stacks, each with a label.
  private static func nested(_ depth: Int) -> String {
    var text = "{\"label\": \"inside\"}"
    for level in 0..<depth {
      text = "{\"\(level % 2 == 0 ? "v" : "h")stack\": [{\"label\": \"\(level)\"}, \(text)]}"
    }
    return "{\"app\": \"Deep\", \"content\": \(text)}"
  }

  private static func storyboard(_ count: Int) -> String {
    let labels = (0..<count).map { index in
      """
      <label opaque="NO" userInteractionEnabled="NO" contentMode="left" text="Row \(index)" \
      textAlignment="natural" lineBreakMode="tailTruncation" \
      translatesAutoresizingMaskIntoConstraints="NO" id="l\(index)">
      <rect key="frame" x="0" y="\(21 * index)" width="320" height="21"/>
      <fontDescription key="fontDescription" type="system" pointSize="17"/>
      <nil key="highlightedColor"/>
      </label>
      """
    }
    let edges = ["top", "leading", "trailing"].map {
      "<constraint firstItem=\"stack\" firstAttribute=\"\($0)\" secondItem=\"root\" "
        + "secondAttribute=\"\($0)\" id=\"c-\($0)\"/>"
    }
    return """
      <?xml version="1.0" encoding="UTF-8"?>
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" \
      toolsVersion="13196" targetRuntime="iOS.CocoaTouch" propertyAccessControl="none" \
      useAutolayout="YES" useTraitCollections="YES" useSafeAreas="YES" initialViewController="vc">
      <scenes><scene sceneID="scene"><objects>
      <viewController id="vc" customClass="TodayViewController" sceneMemberID="viewController">
      <view key="view" contentMode="scaleToFill" id="root">
      <rect key="frame" x="0.0" y="0.0" width="320" height="110"/>
      <autoresizingMask key="autoresizingMask" widthSizable="YES" heightSizable="YES"/>
      <subviews>
      <stackView opaque="NO" contentMode="scaleToFill" axis="vertical" id="stack" \
      translatesAutoresizingMaskIntoConstraints="NO">
      <rect key="frame" x="0" y="0" width="320" height="110"/>
      <subviews>
      \(labels.joined(separator: "\n"))
      </subviews>
      </stackView>
      </subviews>
      <constraints>
      \(edges.joined(separator: "\n"))
      </constraints>
      <viewLayoutGuide key="safeArea" id="safe"/>
      </view>
      </viewController>
      <placeholder placeholderIdentifier="IBFirstResponder" id="fr" \
      userLabel="First Responder" sceneMemberID="firstResponder"/>
      </objects></scene></scenes>
      </document>
      """
  }
}
