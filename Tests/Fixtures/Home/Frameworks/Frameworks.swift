import AVFAudio
import AVKit
import Accelerate
import AuthenticationServices
import CoreBluetooth
import CoreImage
import CoreImage.CIFilterBuiltins
import CoreMedia
import CoreSpotlight
import CoreText
import CoreTransferable
import HealthKit
import ImageIO
import IntentsUI
import LinkPresentation
import NaturalLanguage
import Network
import ObjectiveC
import PassKit
import PhotosUI
import QuickLook
import SQLite3
import SwiftUI
import SystemConfiguration
import TipKit
import WidgetKit

// Code that an app shares with its widget, and uses of frameworks with a result.

enum Player {
  @MainActor
  static func controller(_ url: URL) -> AVPlayerViewController {
    let controller = AVPlayerViewController()
    controller.player = AVQueuePlayer(items: [AVPlayerItem(url: url)])
    controller.player?.seek(to: CMTime(seconds: 2, preferredTimescale: 600))
    return controller
  }

  static func activate() throws { try AVAudioSession.sharedInstance().setCategory(.playback) }
}

final class SignIn: NSObject, ASAuthorizationControllerDelegate,
  ASWebAuthenticationPresentationContextProviding
{
  @MainActor
  func start() {
    let request = ASAuthorizationAppleIDProvider().createRequest()
    request.requestedScopes = [.fullName, .email]
    let controller = ASAuthorizationController(authorizationRequests: [request])
    controller.delegate = self
    controller.performRequests()
  }

  func authorizationController(
    controller: ASAuthorizationController,
    didCompleteWithAuthorization authorization: ASAuthorization
  ) {
    guard let credential = authorization.credential as? ASAuthorizationAppleIDCredential else {
      return
    }
    print(credential.user)
  }

  func authorizationController(
    controller: ASAuthorizationController, didCompleteWithError error: Error
  ) {
    if let error = error as? ASAuthorizationError, error.code == .canceled { return }
  }

  func presentationAnchor(for session: ASWebAuthenticationSession) -> ASPresentationAnchor {
    ASPresentationAnchor()
  }
}

final class Radio: NSObject, CBCentralManagerDelegate, CBPeripheralDelegate {
  private lazy var manager = CBCentralManager(delegate: self, queue: nil)

  func centralManagerDidUpdateState(_ central: CBCentralManager) {
    guard central.state == .poweredOn else { return }
    central.scanForPeripherals(withServices: [CBUUID(string: "180D")], options: nil)
  }
}

enum Search {
  static func index(_ title: String) {
    let attributes = CSSearchableItemAttributeSet(contentType: .text)
    attributes.title = title
    let item = CSSearchableItem(
      uniqueIdentifier: title, domainIdentifier: nil, attributeSet: attributes)
    CSSearchableIndex.default().indexSearchableItems([item]) { _ in }
  }
}

enum Pictures {
  static func code(_ text: String) -> UIImage? {
    let filter = CIFilter.qrCodeGenerator()
    filter.message = Data(text.utf8)
    guard let output = filter.outputImage?.transformed(by: CGAffineTransform(scaleX: 4, y: 4)),
      let image = CIContext().createCGImage(output, from: output.extent)
    else { return nil }
    return UIImage(cgImage: image)
  }

  static func size(_ data: Data) -> String {
    guard let source = CGImageSourceCreateWithData(data as CFData, nil) else { return "none" }
    let options = [kCGImageSourceThumbnailMaxPixelSize: 100] as CFDictionary
    guard let image = CGImageSourceCreateThumbnailAtIndex(source, 0, options) else {
      return "unknown"
    }
    return "\(image.width)×\(image.height)"
  }

  static func link(_ text: String) -> String {
    let detector = try? NSDataDetector(types: NSTextCheckingResult.CheckingType.link.rawValue)
    let range = NSRange(text.startIndex..., in: text)
    guard let match = detector?.firstMatch(in: text, options: [], range: range) else {
      return "none"
    }
    return match.url?.host ?? (text as NSString).substring(with: match.range)
  }
}

private var nameKey: UInt8 = 0

extension NSObject {
  var givenName: String? {
    get { objc_getAssociatedObject(self, &nameKey) as? String }
    set { objc_setAssociatedObject(self, &nameKey, newValue, .OBJC_ASSOCIATION_RETAIN_NONATOMIC) }
  }
}

struct Card: Codable, Transferable {
  var name: String

  static var transferRepresentation: some TransferRepresentation {
    CodableRepresentation(contentType: .json)
    ProxyRepresentation(exporting: \.name)
  }
}

struct SailTip: Tip {
  var title: Text { Text("Sail") }
  var message: Text? { Text("Wait for the wind") }
  var options: [any TipOption] { Tips.MaxDisplayCount(1) }
}

struct CardKey: FocusedValueKey { typealias Value = Card }

extension FocusedValues {
  var card: Card? {
    get { self[CardKey.self] }
    set { self[CardKey.self] = newValue }
  }
}

final class Client {
  private let connection = NWConnection(host: "example.com", port: 443, using: .tls)
  func start() {
    connection.stateUpdateHandler = { if case .failed(let error) = $0 { print(error) } }
    connection.start(queue: .main)
  }
}

enum Others {
  static func language(_ text: String) -> String? {
    NLLanguageRecognizer.dominantLanguage(for: text)?.rawValue
  }

  static func register(_ url: URL) -> Bool {
    CTFontManagerRegisterFontsForURL(url as CFURL, .process, nil)
  }

  static func database(_ path: String) -> Bool {
    var handle: OpaquePointer?
    return sqlite3_open(path, &handle) == SQLITE_OK
  }

  static func canPay() -> Bool { PKPaymentAuthorizationController.canMakePayments() }

  @MainActor static func picker() -> PHPickerViewController {
    var configuration = PHPickerConfiguration()
    configuration.filter = .images
    return PHPickerViewController(configuration: configuration)
  }

  @MainActor static func preview() -> UIViewController { QLPreviewController() }
  @MainActor static func button() -> UIView { INUIAddVoiceShortcutButton(style: .black) }

  /// Returns whether the network can be reached, as code of apps often asks it.
  static func isReachable() -> Bool {
    var address = sockaddr()
    address.sa_len = UInt8(MemoryLayout<sockaddr>.size)
    address.sa_family = sa_family_t(AF_INET)
    guard let host = SCNetworkReachabilityCreateWithAddress(nil, &address) else { return false }
    var flags = SCNetworkReachabilityFlags()
    SCNetworkReachabilityGetFlags(host, &flags)
    return flags.contains(.reachable) && !flags.contains(.connectionOnDemand)
  }

  /// Returns blood sugar in other units.
  static func glucose(_ value: Double) -> String {
    let quantity = HKQuantity(unit: HKUnit(from: "mg/dL"), doubleValue: value)
    let unit = HKUnit.moleUnit(with: .milli, molarMass: HKUnitMolarMassBloodGlucose)
      .unitDivided(by: .liter())
    return String(format: "%.2f", quantity.doubleValue(for: unit))
  }

  static func temperature(_ celsius: Double) -> String {
    let quantity = HKQuantity(unit: .degreeCelsius(), doubleValue: celsius)
    return String(format: "%.1f", quantity.doubleValue(for: .degreeFahrenheit()))
  }

  static func title(_ url: URL) async throws -> String? {
    try await LPMetadataProvider().startFetchingMetadata(for: url).title
  }
}

// MARK: Widget

struct FrameEntry: TimelineEntry {
  var date: Date
}

struct FrameProvider: TimelineProvider {
  func placeholder(in context: Context) -> FrameEntry { FrameEntry(date: Date()) }

  func getSnapshot(in context: Context, completion: @escaping (FrameEntry) -> Void) {
    completion(FrameEntry(date: Date()))
  }

  func getTimeline(in context: Context, completion: @escaping (Timeline<FrameEntry>) -> Void) {
    completion(Timeline(entries: [FrameEntry(date: Date())], policy: .never))
  }
}

struct FrameView: View {
  @FocusedValue(\.card) private var card

  private var facts: [String] {
    let object = NSObject()
    object.givenName = "boat"
    let time = CMTime(value: 1, timescale: 2) + CMTime(seconds: 1, preferredTimescale: 4)
    let data =
      UIGraphicsImageRenderer(size: CGSize(width: 3, height: 2), format: .plain)
      .image { _ in }.pngData() ?? Data()
    return [
      "name \(object.givenName ?? "none") \(NSObject().givenName ?? "none")",
      "time \(time.seconds)", "mean \(vDSP.mean([1.0, 2, 6]))", "image \(Pictures.size(data))",
      "link \(Pictures.link("see www.example.com today"))",
      "code \(Pictures.code("a") == nil ? "none" : "some")", "card \(card?.name ?? "none")",
      "reachable \(Others.isReachable())", "sugar \(Others.glucose(100))",
      "warm \(Others.temperature(20))",
      "address \(IPv4Address("127.0.0.1")?.debugDescription ?? "none") "
        + "\(IPv4Address("127.0.0") == nil) \(IPv6Address("::1") == .loopback)",
    ]
  }

  var body: some View {
    VStack {
      ForEach(facts + AppParts.facts + serviceFacts(), id: \.self) { Text($0) }
      LabelState().labelsVisibility(.hidden)
      TipView(SailTip())
      PhotosPicker(selection: .constant(nil), matching: .images) { Text("choose") }
      Rectangle().fill(.red.blendMode(.hue))
    }
    .popoverTip(SailTip())
    .containerBackground(.white, for: .widget)
  }
}

extension UIGraphicsImageRendererFormat {
  fileprivate static var plain: UIGraphicsImageRendererFormat {
    let format = UIGraphicsImageRendererFormat()
    format.scale = 1
    return format
  }
}

@main
struct FrameWidget: Widget {
  var body: some WidgetConfiguration {
    StaticConfiguration(kind: "frames", provider: FrameProvider()) { _ in FrameView() }
  }
}
