import ActivityKit
import AppIntents
import CloudKit
import Contacts
import CoreLocation
import CoreMotion
import CryptoKit
import EventKit
import HealthKit
import Intents
import MapKit
import MediaPlayer
import Photos
import Security
import StoreKit
import UserNotifications
import WatchConnectivity
import WeatherKit
import os

// The services of an app, of which a widget's files see the types.

final class Health {
  private let store = HKHealthStore()

  func week() async throws -> [Double] {
    let steps = HKQuantityType(.stepCount)
    try await store.requestAuthorization(
      toShare: [], read: [steps, HKCategoryType(.sleepAnalysis)])
    let query = HKStatisticsCollectionQueryDescriptor(
      predicate: .quantitySample(type: steps), options: .cumulativeSum, anchorDate: .now,
      intervalComponents: DateComponents(day: 1))
    return try await query.result(for: store).statistics().compactMap {
      $0.sumQuantity()?.doubleValue(for: .count())
    }
  }

  func watch() {
    let type = HKQuantityType(.heartRate)
    store.execute(HKObserverQuery(sampleType: type, predicate: nil) { _, done, _ in done() })
    store.execute(HKActivitySummaryQuery(predicate: nil) { _, days, _ in _ = days?.count })
    store.enableBackgroundDelivery(for: type, frequency: .hourly) { _, _ in }
  }
}

final class Shop: ObservableObject {
  @Published var owned: Set<String> = []

  func refresh() async throws {
    for await result in Transaction.currentEntitlements {
      guard case .verified(let transaction) = result else { continue }
      owned.insert(transaction.productID)
      await transaction.finish()
    }
    guard let product = try await Product.products(for: ["pro"]).first else { return }
    switch try await product.purchase(options: [.quantity(1)]) {
    case .success(let result): owned.insert(try result.payloadValue.productID)
    case .userCancelled, .pending: break
    @unknown default: break
    }
    _ = product.subscription?.subscriptionPeriod.unit == .month
    _ = try await product.subscription?.status.first?.state == .subscribed
  }
}

func remind(in store: EKEventStore) throws {
  let event = EKEvent(eventStore: store)
  event.url = URL(string: "https://example.com")
  event.addAlarm(EKAlarm(relativeOffset: -600))
  event.addRecurrenceRule(EKRecurrenceRule(recurrenceWith: .weekly, interval: 1, end: nil))
  try store.save(event, span: .thisEvent)

  let content = UNMutableNotificationContent()
  content.interruptionLevel = .timeSensitive
  content.threadIdentifier = "events"
  let center = UNUserNotificationCenter.current()
  center.setNotificationCategories([
    UNNotificationCategory(
      identifier: "event",
      actions: [UNNotificationAction(identifier: "done", title: "Done", options: .foreground)],
      intentIdentifiers: [])
  ])
  let trigger = UNTimeIntervalNotificationTrigger(timeInterval: 60, repeats: false)
  _ = trigger.nextTriggerDate()
  center.add(UNNotificationRequest(identifier: "event", content: content, trigger: trigger))
}

func place(_ location: CLLocation) async throws -> String? {
  let manager = CLLocationManager()
  manager.startMonitoring(
    for: CLCircularRegion(center: location.coordinate, radius: 100, identifier: "home"))
  _ = manager.accuracyAuthorization == .fullAccuracy
  let places = try await CLGeocoder().reverseGeocodeLocation(location)
  let weather = try await WeatherService.shared.weather(for: location)
  _ = weather.dailyForecast.first?.highTemperature.formatted()
  let search = MKLocalSearch(request: MKLocalSearch.Request())
  return try await search.start().mapItems.first?.name ?? places.first?.locality
}

func sign(_ data: Data, secret: String) -> String {
  let key = SymmetricKey(data: Data(secret.utf8))
  let code = HMAC<SHA256>.authenticationCode(for: data, using: key)
  return code.map { String(format: "%02x", $0) }.joined() + SHA512.hash(data: data).description
}

func password(of account: String) -> String? {
  let query: [String: Any] = [
    kSecClass as String: kSecClassGenericPassword, kSecAttrAccount as String: account,
    kSecAttrSynchronizable as String: kSecAttrSynchronizableAny,
    kSecReturnData as String: kCFBooleanTrue!,
  ]
  var item: CFTypeRef?
  let status = SecItemCopyMatching(query as CFDictionary, &item)
  guard status == errSecSuccess, let data = item as? Data else {
    return SecCopyErrorMessageString(status, nil) as String?
  }
  return String(data: data, encoding: .utf8)
}

func card(of contact: CNContact) -> String? {
  let number = contact.phoneNumbers.first?.value.stringValue
  return CNContactFormatter.string(from: contact, style: .fullName) ?? number
}

@MainActor func play() {
  MPNowPlayingInfoCenter.default().nowPlayingInfo = [MPMediaItemPropertyTitle: "Song"]
  MPRemoteCommandCenter.shared().playCommand.addTarget { _ in .success }
  WCSession.default.transferUserInfo(["state": "playing"])
}

func newest() async throws -> UIImage? {
  let assets = PHAsset.fetchAssets(with: .image, options: PHFetchOptions())
  let records = try await CKContainer.default().privateCloudDatabase.records(
    matching: CKQuery(recordType: "Photo", predicate: NSPredicate(value: true)))
  _ = records.matchResults.count
  return await withCheckedContinuation { continuation in
    guard let asset = assets.firstObject else { return continuation.resume(returning: nil) }
    PHImageManager.default().requestImage(
      for: asset, targetSize: CGSize(width: 100, height: 100), contentMode: .aspectFill,
      options: PHImageRequestOptions()
    ) { image, _ in continuation.resume(returning: image) }
  }
}

func notify() {
  let center = CFNotificationCenterGetDarwinNotifyCenter()
  CFNotificationCenterPostNotification(
    center, CFNotificationName("app.changed" as CFString), nil, nil, true)
  let poster = OSSignposter(subsystem: "app", category: "load")
  let state = poster.beginInterval("load")
  defer { poster.endInterval("load", state) }
  Logger().info("took \(1.25, format: .fixed(precision: 1)) seconds")
  let activity = NSUserActivity(activityType: "app.open")
  activity.isEligibleForPrediction = true
  activity.becomeCurrent()
}

enum Room: String, AppEnum {
  case kitchen, bath
  static var typeDisplayRepresentation: TypeDisplayRepresentation { "Room" }
  static var caseDisplayRepresentations: [Room: DisplayRepresentation] {
    [.kitchen: "Kitchen", .bath: "Bath"]
  }
}

struct RoomIntent: AppIntent {
  static var title: LocalizedStringResource { "Room" }
  @Parameter(title: "Room") var room: Room
  @Parameter(title: "Light") var light: Bool

  static var parameterSummary: some ParameterSummary {
    Switch(\.$room) {
      Case(.kitchen) { Summary("Show \(\.$room)") { \.$light } }
      DefaultCase { Summary("Show \(\.$room)") }
    }
  }

  func perform() async throws -> some IntentResult & OpensIntent {
    .result(opensIntent: OpenURLIntent(URL(fileURLWithPath: "/")))
  }
}

struct Trip: ActivityAttributes {
  struct ContentState: Codable, Hashable { var minutes: Int }

  static func follow() async {
    for await token in Activity<Trip>.pushToStartTokenUpdates { _ = token.count }
    for activity in Activity<Trip>.activities {
      for await state in activity.activityStateUpdates where state == .ended { return }
    }
  }
}

/// Results of services, of which the test knows the values.
func serviceFacts() -> [String] {
  var name = PersonNameComponents()
  (name.givenName, name.familyName) = ("Ada", "Lovelace")
  let code = sign(Data("what do ya want for nothing?".utf8), secret: "Jefe").prefix(16)
  let long = SHA512.hash(data: Data("abc".utf8)).description.dropFirst(15).prefix(16)
  let weak = NSHashTable<NSNumber>(options: .strongMemory)
  weak.add(7)
  weak.add(7)
  let harbor = CLCircularRegion(
    center: CLLocationCoordinate2D(latitude: 54, longitude: 10), radius: 2000,
    identifier: "harbor")
  let isNear = harbor.contains(CLLocationCoordinate2D(latitude: 54.01, longitude: 10))
  let isFar = harbor.contains(CLLocationCoordinate2D(latitude: 54.1, longitude: 10))
  return [
    "hmac \(code)", "sha512 \(long)",
    "person \(name.formatted()) \(name.formatted(.name(style: .abbreviated)))",
    "table \(weak.count)", "region \(isNear) \(isFar)",
    "password \(password(of: "ada") ?? "none")",
  ]
}

final class Walks {
  private let manager = CMMotionActivityManager()
  private let pedometer = CMPedometer()
  private let altimeter = CMAltimeter()

  func start(_ update: @escaping @Sendable (Bool) -> Void) {
    guard CMMotionActivityManager.authorizationStatus() == .authorized else { return }
    manager.startActivityUpdates(to: .main) { update($0?.walking == true) }
    manager.queryActivityStarting(from: .distantPast, to: .now, to: .main) { all, _ in
      update(all?.last?.confidence == .high)
    }
    pedometer.startUpdates(from: .now) { data, _ in update(data?.currentPace != nil) }
    altimeter.startRelativeAltitudeUpdates(to: .main) { data, _ in update(data != nil) }
  }
}
