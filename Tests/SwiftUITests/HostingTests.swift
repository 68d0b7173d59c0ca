import Combine
import SwiftUI
import Testing
import UIKit
import VitrineGraphics
import VitrineLayout
import VitrinePlacement

/// Views of SwiftUI in UIKit and of UIKit in SwiftUI.
@Suite @MainActor struct HostingTests {
  private struct Badge: SwiftUI.View {
    @State private var title = "waiting"

    var body: some SwiftUI.View {
      Text(title).onAppear { title = "ready" }
    }
  }

  private struct Tag: UIViewRepresentable {
    var title: String
    var isHugged = true

    func makeUIView(context: Context) -> UILabel {
      let label = UILabel()
      label.numberOfLines = 1
      if isHugged { label.setContentHuggingPriority(.required, for: .horizontal) }
      return label
    }

    func updateUIView(_ label: UILabel, context: Context) { label.text = title }
  }

  private struct Square: UIViewRepresentable {
    func makeUIView(context: Context) -> UIView {
      let view = UIView()
      view.backgroundColor = .red
      return view
    }

    func updateUIView(_ view: UIView, context: Context) {}

    func sizeThatFits(
      _ proposal: ProposedViewSize, uiView: UIView, context: Context
    ) -> CGSize? { CGSize(width: 30, height: 20) }
  }

  private final class PanelController: UIViewController {
    private(set) var steps: [String] = []

    override func viewDidLoad() {
      steps.append("load")
      let stack = UIStackView()
      stack.axis = .vertical
      stack.distribution = .fillEqually
      stack.translatesAutoresizingMaskIntoConstraints = false
      for color in [UIColor.red, .blue] {
        let part = UIView()
        part.backgroundColor = color
        stack.addArrangedSubview(part)
      }
      view.addSubview(stack)
      NSLayoutConstraint.activate([
        stack.leadingAnchor.constraint(equalTo: view.leadingAnchor),
        stack.trailingAnchor.constraint(equalTo: view.trailingAnchor),
        stack.topAnchor.constraint(equalTo: view.topAnchor),
        stack.bottomAnchor.constraint(equalTo: view.bottomAnchor),
      ])
    }

    override func viewDidAppear(_ animated: Bool) { steps.append("appear") }
  }

  private struct Panel: UIViewControllerRepresentable {
    let controller: PanelController

    func makeUIViewController(context: Context) -> PanelController { controller }
    func updateUIViewController(_ controller: PanelController, context: Context) {}
  }

  private func picture(
    _ view: some SwiftUI.View, _ width: Double? = nil, _ height: Double? = nil
  ) -> ViewGraph.Picture {
    ViewGraph(view).picture(in: Proposal(width: width, height: height))
  }

  private func labels(_ tree: ViewTree) -> [String] {
    tree.views.compactMap { view in
      if case .label(let label) = view.kind { label.text.string } else { nil as String? }
    }
  }

  private func frames(_ tree: ViewTree, of color: UIColor) -> [VitrineGraphics.Rect] {
    tree.views.filter { $0.style.backgroundColor == color.color }.compactMap(\.frame)
  }

  @Test func `a hosting controller shows its view after it appeared`() {
    let controller = UIHostingController(rootView: Badge())
    controller.view.frame = CGRect(x: 0, y: 0, width: 200, height: 100)
    controller.view.layoutIfNeeded()
    #expect(labels(LiveTree(controller.view, names: [:]).tree) == ["ready"])
  }

  @Test func `a hosted shape keeps its drawing beside views of UIKit`() {
    let outer = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 50))
    let controller = UIHostingController(rootView: Circle().fill(SwiftUI.Color.red))
    controller.view.frame = CGRect(x: 50, y: 0, width: 50, height: 50)
    outer.addSubview(UIView())
    outer.addSubview(controller.view)
    let live = LiveTree(outer, names: [:])
    let drawn = live.drawings().keys.compactMap { live.tree[$0].frame }
    #expect(drawn == [Rect(x: 0, y: 0, width: 50, height: 50)])
    #expect(live.views.count == live.tree.views.count)
  }

  @Test func `a changed root view is shown`() {
    let controller = UIHostingController(rootView: Text("one"))
    controller.view.frame = CGRect(x: 0, y: 0, width: 100, height: 20)
    controller.rootView = Text("two")
    #expect(labels(LiveTree(controller.view, names: [:]).tree) == ["two"])
  }

  @Test func `a hosting view has the size of its content`() {
    let controller = UIHostingController(
      rootView: SwiftUI.Color.red.frame(width: 40, height: 30).padding(5))
    #expect(controller.view.intrinsicContentSize == CGSize(width: 50, height: 40))
    #expect(controller.sizeThatFits(in: CGSize(width: 10, height: 10)).width == 50)
  }

  @Test func `a view of UIKit is drawn in a stack`() {
    let row = HStack(spacing: 0) {
      Tag(title: "label")
      Text("text")
    }
    let picture = picture(row, 200, 40)
    #expect(labels(picture.tree) == ["label", "text"])
    #expect(picture.notes.isEmpty)
  }

  @Test func `a view of UIKit fills its space unless it hugs its content`() {
    let label = UILabel()
    label.text = "label"
    let own = Double(label.intrinsicContentSize.width)
    #expect(picture(Tag(title: "label"), 200, 40).chosenSize.width == own)
    #expect(picture(Tag(title: "label", isHugged: false), 200, 40).chosenSize.width == 200)
    #expect(picture(Tag(title: "label", isHugged: false)).chosenSize.width == own)
  }

  @Test func `an author chooses the size of a view of UIKit`() {
    let picture = picture(Square().padding(2), 200, 100)
    #expect(picture.chosenSize == Size(width: 34, height: 24))
    #expect(frames(picture.tree, of: .red) == [Rect(x: 0, y: 0, width: 30, height: 20)])
  }

  @Test func `a controller appears once and its constraints apply`() {
    let controller = PanelController()
    let graph = ViewGraph(Panel(controller: controller).frame(width: 40, height: 60))
    _ = graph.picture(in: .unspecified)
    let tree = graph.picture(in: .unspecified).tree
    #expect(controller.steps == ["load", "appear"])
    #expect(frames(tree, of: .red) == [Rect(x: 0, y: 0, width: 40, height: 30)])
    #expect(frames(tree, of: .blue) == [Rect(x: 0, y: 30, width: 40, height: 30)])
  }

  @Test func `a view of UIKit is created once and then updated`() {
    struct Changing: SwiftUI.View {
      @State private var title = "old"

      var body: some SwiftUI.View {
        Tag(title: title).onAppear { title = "new" }
      }
    }
    #expect(labels(picture(Changing(), 100, 20).tree) == ["new"])
  }

  @Test func `values of a publisher change the picture`() {
    struct Received: SwiftUI.View {
      @State private var number = 0
      let publisher: AnyPublisher<Int, Never>

      var body: some SwiftUI.View {
        Text(verbatim: "\(number)").onReceive(publisher) { number += $0 }
      }
    }
    let subject = CurrentValueSubject<Int, Never>(3)
    let graph = ViewGraph(Received(publisher: subject.eraseToAnyPublisher()))
    #expect(labels(graph.picture(in: .unspecified).tree) == ["3"])
    subject.send(4)
    #expect(labels(graph.picture(in: .unspecified).tree) == ["7"])
  }
}

@Suite @MainActor struct ImageRendererTests {
  @Test func `an image has the pixels of the view`() throws {
    let renderer = ImageRenderer(content: SwiftUI.Color.red.frame(width: 20, height: 10))
    renderer.scale = 2
    let image = try #require(renderer.uiImage)
    #expect(image.size == CGSize(width: 20, height: 10))
    let pixels = try #require(renderer.cgImage)
    #expect((pixels.width, pixels.height) == (40, 20))
    #expect(pixels.bitmap[20, 10].alpha == 255)
  }

  @Test func `a proposed size and the scale apply`() throws {
    let renderer = ImageRenderer(content: SwiftUI.Color.blue)
    renderer.proposedSize = ProposedViewSize(width: 30, height: 40)
    let pixels = try #require(renderer.cgImage)
    #expect((pixels.width, pixels.height) == (30, 40))
  }

  @Test func `an opaque image is black behind the view`() throws {
    let clear = ImageRenderer(content: SwiftUI.Color.clear.frame(width: 2, height: 2))
    #expect(try #require(clear.cgImage).bitmap[0, 0].alpha == 0)
    clear.isOpaque = true
    #expect(try #require(clear.cgImage).bitmap[0, 0].alpha == 255)
  }

  @Test func `a view without a size has no image`() {
    #expect(ImageRenderer(content: EmptyView()).uiImage == nil)
  }
}
