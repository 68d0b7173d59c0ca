import SwiftUI
import UIKit
import UniformTypeIdentifiers
import WebKit

// The interface of an app, of which a widget's files see the types.

extension ContainerValues {
  @Entry var isMain = false
}

extension EnvironmentValues {
  @Entry var account: String?
}

final class SceneDelegate: UIResponder, UIWindowSceneDelegate {
  var window: UIWindow?

  func scene(
    _ scene: UIScene, willConnectTo session: UISceneSession,
    options connectionOptions: UIScene.ConnectionOptions
  ) {
    guard let scene = scene as? UIWindowScene else { return }
    window = UIWindow(windowScene: scene)
    window?.makeKeyAndVisible()
    _ = connectionOptions.urlContexts.first?.url
  }
}

final class AppDelegate: NSObject, UIApplicationDelegate {
  func application(
    _ application: UIApplication,
    didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool {
    let task = application.beginBackgroundTask(withName: "sync") {}
    application.endBackgroundTask(task)
    application.registerForRemoteNotifications()
    return launchOptions?[.url] == nil
  }
}

extension UIApplication {
  var frontWindow: UIWindow? {
    connectedScenes.compactMap { $0 as? UIWindowScene }.flatMap(\.windows).first(
      where: \.isKeyWindow)
  }
}

final class CardView: UIView, UIContextMenuInteractionDelegate {
  override init(frame: CGRect) {
    super.init(frame: frame)
    addInteraction(UIContextMenuInteraction(delegate: self))
    registerForTraitChanges([UITraitUserInterfaceStyle.self]) { (view: CardView, _) in
      view.setNeedsDisplay()
    }
    backgroundColor = .systemMint
    maximumContentSizeCategory = .accessibilityLarge
  }

  required init?(coder: NSCoder) { super.init(coder: coder) }

  func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction, configurationForMenuAtLocation location: CGPoint
  ) -> UIContextMenuConfiguration? {
    UIContextMenuConfiguration(actionProvider: { _ in
      UIMenu(children: [
        UIAction(title: "Delete", image: UIImage(systemName: "trash"), attributes: .destructive) {
          _ in
        }
      ])
    })
  }
}

extension UIImage {
  var average: UIColor? {
    guard let image = cgImage, let space = CGColorSpace(name: CGColorSpace.sRGB),
      let context = CGContext(
        data: nil, width: 1, height: 1, bitsPerComponent: 8, bytesPerRow: 0, space: space,
        bitmapInfo: CGImageAlphaInfo.premultipliedLast.rawValue)
    else { return nil }
    context.draw(image, in: CGRect(x: 0, y: 0, width: 1, height: 1))
    guard let data = context.makeImage()?.dataProvider?.data as Data? else { return nil }
    return UIColor(red: CGFloat(data[0]) / 255, green: 0, blue: 0, alpha: 1)
  }
}

struct Notes: FileDocument {
  static var readableContentTypes: [UTType] { [.plainText] }
  var text = ""

  init(configuration: ReadConfiguration) throws {
    text = String(decoding: configuration.file.regularFileContents ?? Data(), as: UTF8.self)
  }

  func fileWrapper(configuration: WriteConfiguration) throws -> FileWrapper {
    FileWrapper(regularFileWithContents: Data(text.utf8))
  }
}

struct Screen: View {
  @State private var isOpen = false
  @Environment(\.account) private var account

  var body: some View {
    NavigationSplitView {
      Table([Row(id: 1)]) {
        TableColumn("Number") { row in Text(row.id, format: .number) }
        TableColumn("Name") { _ in Text(account ?? "") }
      }
      .navigationSplitViewColumnWidth(200)
    } detail: {
      Text(.currentDate, format: .stopwatch(startingAt: .now))
        .containerValue(\.isMain, true)
        .clipShape(.rect(topLeadingRadius: 8, bottomTrailingRadius: 8))
        .animation(.snappy) { $0.opacity(isOpen ? 1 : 0.5) }
    }
    .fileImporter(isPresented: $isOpen, allowedContentTypes: [.plainText]) { _ in }
    .accessibilityZoomAction { _ in }
  }

  struct Row: Identifiable { let id: Int }
}

final class Page: WKWebView {
  init(zoom: CGFloat) {
    super.init(frame: .zero, configuration: WKWebViewConfiguration())
    scrollView.maximumZoomScale = zoom
  }

  @available(*, unavailable)
  required init?(coder: NSCoder) { fatalError("a page has no storyboard") }
}

extension String {
  var words: [String] {
    matches(of: /\w+/).map { String($0.output) }
  }
}

func load() async throws -> Int {
  let configuration = URLSessionConfiguration.background(withIdentifier: "sync")
  configuration.waitsForConnectivity = true
  configuration.sharedContainerIdentifier = "group.app"
  let session = URLSession(configuration: configuration)
  let (bytes, _) = try await session.bytes(from: URL.documentsDirectory)
  var count = 0
  for try await line in bytes.lines { count += line.count }
  let names = NSMapTable<NSString, NSNumber>.strongToWeakObjects()
  names.setObject(NSNumber(value: count), forKey: "count")
  let person = PersonNameComponentsFormatter()
  person.style = .abbreviated
  return names.count
}
