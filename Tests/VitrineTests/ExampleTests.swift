import TestResources
import TestSupport
import Testing
import Vitrine
import VitrineGraphics
import VitrineImport
import VitrineLayout
import VitrineText

/// One widget of one example in one mode.
struct ExampleCase: Sendable, CustomTestStringConvertible {
  var file: String
  var index: Int
  var mode: DisplayMode

  var testDescription: String { name }

  var name: String {
    let stem = String(file.dropLast(5))
    return "\(stem)\(index > 0 ? "-\(index + 1)" : "")-\(mode.rawValue)"
  }

  static let all: [ExampleCase] =
    (PackageRoot.entries("Examples")
    + PackageRoot.entries("Examples/designer").map { "designer/" + $0 })
    .filter { $0.hasSuffix(".json") }
    .flatMap { file -> [ExampleCase] in
      guard let widget = try? Widget.read(PackageRoot.file("Examples/" + file)) else {
        return [ExampleCase(file: file, index: 0, mode: .compact)]
      }
      guard case .document(let document, _) = widget.source else { return [] }
      return document.widgets.enumerated().flatMap { index, spec in
        DisplayMode.allCases
          .filter { $0 == .compact || spec.largestMode == .expanded }
          .map { ExampleCase(file: file, index: index, mode: $0) }
      }
    }

  func widget() throws -> Widget {
    try Widget.read(PackageRoot.file("Examples/" + file), widget: index)
  }
}

@Suite struct ExampleTests {
  static let devices = ["iphone-se", "iphone-7", "iphone-7-plus", "iphone-x", "ipad-9.7"]

  @Test(arguments: ExampleCase.all)
  func `an example looks as its golden`(example: ExampleCase) throws {
    let workshop = Workshop(try TestResources.shared.get())
    var variant = Variant()
    variant.mode = example.mode
    let rendering = try render(try example.widget(), as: variant, in: workshop)
    let problem = try Golden.problem(with: rendering.bitmap, named: "examples/\(example.name)")
    #expect(problem == nil)
  }

  @Test(arguments: ExampleCase.all, devices)
  func `nothing in an example is truncated, clipped, overlapping or open`(
    example: ExampleCase, device: String
  ) throws {
    let workshop = Workshop(try TestResources.shared.get())
    var variant = Variant()
    variant.mode = example.mode
    variant.device = try #require(Device.named(device))
    let (scene, solved) = try layout(try example.widget(), as: variant, in: workshop)
    #expect(solved.conflicts.isEmpty)
    #expect(!solved.isAmbiguous.contains(true))
    let typesetter = workshop.typesetter(for: variant)
    for (index, view) in scene.tree.views.enumerated() where !isHidden(ViewID(index), scene.tree) {
      let frame = solved.frames[index]
      if let parent = view.parent {
        // Sums of thirds of points have an error of about 1e-13.
        let bounds = Rect(origin: .zero, size: solved[parent].size).inset(by: Insets(all: -1e-6))
        #expect(bounds.contains(frame), "\(view.name) leaves its parent")
        for sibling in scene.tree[parent].subviews
        where sibling.index < index && isArranged(parent, scene.tree)
          && !scene.tree[sibling].isHidden
        {
          let shared = solved[sibling].intersection(frame)
          #expect(
            min(shared.width, shared.height) < 1e-6,
            "\(view.name) overlaps \(scene.tree[sibling].name)")
        }
      }
      guard case .label(let label) = view.kind else { continue }
      let text = typesetter.layout(
        label.text, numberOfLines: label.numberOfLines, width: frame.width,
        height: frame.height, minimumScaleFactor: label.minimumScaleFactor)
      #expect(!text.isTruncated, "“\(label.text.string)” is truncated at \(frame.width)")
    }
  }

  private func isHidden(_ view: ViewID, _ tree: ViewTree) -> Bool {
    var at: ViewID? = view
    while let known = at {
      if tree[known].isHidden { return true }
      at = tree[known].parent
    }
    return false
  }

  private func isArranged(_ view: ViewID, _ tree: ViewTree) -> Bool {
    if case .stack = tree[view].kind { return true }
    return false
  }

  @Test func `a fresh workshop and a used one produce the same picture`() throws {
    let resources = try TestResources.shared.get()
    let widget = try ExampleCase(file: "weather.json", index: 0, mode: .compact).widget()
    let used = Workshop(resources)
    let first = try render(widget, as: Variant(), in: used)
    var other = Variant()
    other.textSize = .xxl
    _ = try render(widget, as: other, in: used)
    let again = try render(widget, as: Variant(), in: used)
    #expect(first.bitmap == again.bitmap)
    let fresh = try render(widget, as: Variant(), in: Workshop(resources))
    #expect(first.bitmap == fresh.bitmap)
  }

  @Test func `a mirrored interface moves the title to the right`() throws {
    let workshop = Workshop(try TestResources.shared.get())
    let widget = try ExampleCase(file: "weather.json", index: 0, mode: .compact).widget()
    var variant = Variant()
    let (scene, plain) = try layout(widget, as: variant, in: workshop)
    variant.direction = .rtl
    let (_, mirrored) = try layout(widget, as: variant, in: workshop)
    let sky = try #require(scene.tree.view(named: "sky"))
    #expect(plain[sky].minX < 20)
    #expect(mirrored[sky].minX > 200)
  }
}
