import SwiftUI
import Vitrine
import VitrineBase
import VitrineImport
import VitrineSwiftUI
import VitrineWire

/// The first inputs of a target if no file of the repository has its format.
///
/// `VitrineFuzz seeds FOLDER WIDGET…` creates the answers of processes that ran the widgets as code,
/// that showed views of SwiftUI, and that took snapshots, in a folder for each target.
enum FuzzSeeds {
  @MainActor
  static func write(into folder: String, from widgets: [String]) throws {
    for target in FuzzTarget.allCases { try Disk.makeFolder("\(folder)/\(target)") }
    let workshop = Workshop(try Resources())
    for path in widgets {
      let (scene, _) = try layout(try Vitrine.Widget.read(path), as: Variant(), in: workshop)
      var views = ProgramViews(SceneContent(tree: scene.tree))
      views.content.preferredHeight = .points(120)
      let answer = try WireEncoder.bytes(of: RunAnswer.views(views))
      try Disk.write(answer, to: "\(folder)/answer/\(FilePath.stem(of: path))")
    }
    for (index, widget) in swiftUIWidgets.enumerated() {
      let (scene, _) = try layout(widget, as: Variant(), in: workshop)
      let views = ProgramViews(SceneContent(tree: scene.tree))
      try Disk.write(
        try WireEncoder.bytes(of: RunAnswer.views(views)), to: "\(folder)/swiftUI/\(index)")
    }
    var snapshots = SnapshotAnswer()
    snapshots.taken = [
      SnapshotAnswer.Taken(path: "a/__Snapshots__/b.1.png", bytes: [1, 2, 3, 4, 5])
    ]
    snapshots.failures = ["expected 1"]
    try Disk.write(try WireEncoder.bytes(of: snapshots), to: "\(folder)/snapshots/one")
  }

  /// Views whose trees contain the parts that documents lack: symbols, gauges, filters and shapes.
  @MainActor private static var swiftUIWidgets: [Vitrine.Widget] {
    [
      Vitrine.Widget(title: "a") {
        VStack(spacing: 4) {
          Label("Rain", systemImage: "cloud.rain.fill").font(.headline)
          Gauge(value: 0.4) { Text("UV") }.gaugeStyle(.accessoryCircular)
          ProgressView(value: 0.7).tint(.green)
        }.padding().background(.thinMaterial)
      },
      Vitrine.Widget(title: "b") {
        ZStack {
          LinearGradient(colors: [.blue, .purple], startPoint: .top, endPoint: .bottom)
          Circle().stroke(.white, lineWidth: 3).blur(radius: 2).shadow(radius: 4)
          Text("21°").bold().rotationEffect(.degrees(10)).opacity(0.8).blendMode(.screen)
        }.clipShape(RoundedRectangle(cornerRadius: 12))
      },
    ]
  }
}
