import Synchronization
import Vitrine
import VitrineBase
import VitrineImport
import VitrineLint
import VitrineProject
import VitrineRun
import VitrineWire

/// Readers of the files and the answers that belong to running code.
extension FuzzTarget {
  /// Reads an input of these targets.
  func runCodeReader(_ bytes: [UInt8]) {
    switch self {
    case .answer, .swiftUI: drawAnswer(bytes)
    case .snapshots:
      guard let answer = try? WireDecoder.value(SnapshotAnswer.self, from: bytes) else { return }
      for taken in answer.taken { precondition(taken.bytes.count <= bytes.count) }
    case .symbol:
      let names = String(decoding: bytes, as: UTF8.self).split(separator: "\n").prefix(4)
      Scratch.workshop.withLock { workshop in
        guard let workshop else { return }
        _ = try? SymbolSheet.png(names.map(String.init), in: workshop)
      }
    case .models:
      let files = Files(["/M.xcdatamodeld/M.xcdatamodel/contents": bytes])
      let user = SourceFile("a.swift", Array("let a: Item, b: Part".utf8))
      _ = DataModelClasses(["/M.xcdatamodeld"], usedBy: [user], from: files).code
    case .intents:
      _ = (try? PropertyList.read(bytes, file: "a.intentdefinition")).map(IntentClasses.init)?.code
    case .world: _ = try? RunWorld.read(bytes, file: "world.json")
    case .devices: _ = try? DeviceFile.read("/a.json", from: Files(["/a.json": bytes]))
    case .baseline: _ = try? Baseline.read("/a.json", from: Files(["/a.json": bytes]))
    case .crash:
      _ = CrashLines(
        symbolizer: "llvm-symbolizer", program: "widget",
        names: ["TodayViewController.swift": "/a/TodayViewController.swift"]
      ).place(bytes, in: Files(["/a/TodayViewController.swift": Array("a\nb\n".utf8)]))
    default: break
    }
  }

  /// Renders the answer of a running widget's process, like `render --run`.
  private func drawAnswer(_ bytes: [UInt8]) {
    guard let answer = try? WireDecoder.value(RunAnswer.self, from: bytes),
      case .views(let views) = answer, (try? views.check()) != nil
    else { return }
    let program = ViewProgram(title: "Fuzz") { _, _ in views }
    Scratch.workshop.withLock { workshop in
      guard let workshop else { return }
      _ = try? render(Widget(program, path: "input"), as: Variant(), in: workshop)
    }
  }
}
