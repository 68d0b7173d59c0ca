import Combine
import CoreData
import CoreLocation
import Network
import StoreKit
import SwiftUI
import WidgetKit

#if canImport(WatchKit)
  import WatchKit
#endif

#if os(macOS)
  import AppKit
#elseif os(watchOS)
  import ClockKit
#endif

// Code that an app shares with its widget: a store, its publishers and the settings of its bars.

final class Boat: NSManagedObject {
  @NSManaged var name: String?
  @NSManaged var built: Date?
  @NSManaged var id: UUID?
  @NSManaged var ports: NSOrderedSet?
  @NSManaged var crew: NSSet?
}

extension Boat {
  @objc(addPortsObject:) @NSManaged func addToPorts(_ value: Boat)
  @objc(insertObject:inPortsAtIndex:) @NSManaged func insertIntoPorts(_ value: Boat, at idx: Int)
  @objc(addCrew:) @NSManaged func addToCrew(_ values: NSSet)
  @objc(removeCrewObject:) @NSManaged func removeFromCrew(_ value: Boat)

  /// The names of ports in order, and the number of the crew.
  func lists(_ first: Boat, _ second: Boat) -> String {
    addToPorts(first)
    insertIntoPorts(second, at: 0)
    addToCrew(NSSet(array: [first, second]))
    removeFromCrew(second)
    let names = (ports?.array as? [Boat])?.compactMap(\.name).joined(separator: " ") ?? "none"
    return "\(names) \(crew?.count ?? 0)"
  }
}

final class NewNames: NSEntityMigrationPolicy {
  override func createDestinationInstances(
    forSource sInstance: NSManagedObject, in mapping: NSEntityMapping, manager: NSMigrationManager
  ) throws {
    let names = sInstance.managedObjectContext.map { _ in mapping.destinationEntityName ?? "" }
    sInstance.setPrimitiveValue(names, forKey: "name")
  }
}

struct Store {
  let container: NSPersistentContainer

  init() {
    container = NSPersistentContainer(name: "Harbor")
    container.loadPersistentStores { _, error in
      if let error = error as NSError? { print(String(format: "no store: %@", error)) }
    }
  }

  func boat(_ name: String, _ year: Double, in context: NSManagedObjectContext) -> Boat {
    let boat: Boat = inserted(in: context)
    boat.name = name
    boat.built = Date(timeIntervalSinceReferenceDate: year)
    boat.id = UUID()
    return boat
  }

  private func inserted<Object: NSManagedObject>(in context: NSManagedObjectContext) -> Object {
    Object(context: context)
  }

  func count() async throws -> Int {
    try await container.performBackgroundTask { context in
      try context.fetch(Boat.fetchRequest()).count
    }
  }

  func names(_ predicate: NSPredicate? = nil, limit: Int = 0) -> String {
    let request = NSFetchRequest<Boat>(entityName: "Boat")
    request.predicate = predicate
    request.fetchLimit = limit
    request.sortDescriptors = [NSSortDescriptor(keyPath: \Boat.built, ascending: true)]
    let boats = (try? container.viewContext.fetch(request)) ?? []
    return boats.compactMap(\.name).joined(separator: " ")
  }

  func controller() -> NSFetchedResultsController<any NSFetchRequestResult> {
    NSFetchedResultsController(
      fetchRequest: NSFetchRequest<any NSFetchRequestResult>(entityName: "Boat"),
      managedObjectContext: container.viewContext, sectionNameKeyPath: nil, cacheName: nil)
  }

  func merge() throws {
    let request = NSPersistentHistoryChangeRequest.fetchHistory(after: Date.distantPast)
    let result = try container.viewContext.execute(request) as? NSPersistentHistoryResult
    let changes = result?.result as? [NSPersistentHistoryTransaction] ?? []
    print("merge \(changes.count)")
  }
}

/// A publisher of an app.
struct Boats: Publisher {
  typealias Output = String
  typealias Failure = Never
  let store: Store

  func receive<S: Subscriber>(subscriber: S) where S.Input == String, S.Failure == Never {
    subscriber.receive(subscription: Connection(store.names(), subscriber))
  }

  private final class Connection<S: Subscriber>: Subscription where S.Input == String {
    private let names: String
    private var subscriber: S?

    init(_ names: String, _ subscriber: S) {
      self.names = names
      self.subscriber = subscriber
    }

    func request(_ demand: Subscribers.Demand) {
      _ = subscriber?.receive(names)
      subscriber?.receive(completion: .finished)
    }
    func cancel() { subscriber = nil }
  }
}

extension Publisher {
  func mapWords() -> Publishers.Map<Self, [String]> where Output == String {
    map { $0.components(separatedBy: " ") }
  }
}

@MainActor enum Bars {
  static func style() {
    let look = UINavigationBarAppearance()
    look.configureWithOpaqueBackground()
    look.backgroundColor = .clear
    look.titleTextAttributes = [.foregroundColor: UIColor.white]
    UINavigationBar.appearance().standardAppearance = look
    UINavigationBar.appearance().scrollEdgeAppearance = look
    UITabBar.appearance().standardAppearance = UITabBarAppearance()
  }

  static func heavy(_ font: UIFont) -> UIFont {
    var traits =
      font.fontDescriptor.fontAttributes[.traits] as? [UIFontDescriptor.TraitKey: Any] ?? [:]
    traits[.weight] = UIFont.Weight.heavy
    return UIFont(
      descriptor: font.fontDescriptor.addingAttributes([.traits: traits, .size: 20]), size: 0)
  }
}

final class Server {
  private func options() -> NWProtocolTLS.Options {
    let options = NWProtocolTLS.Options()
    sec_protocol_options_set_verify_block(
      options.securityProtocolOptions, { _, _, done in done(true) }, .main)
    return options
  }

  func connect(_ number: UInt16) -> NWConnection? {
    let tcp = NWProtocolTCP.Options()
    tcp.connectionTimeout = 5
    let parameters = NWParameters(tls: options(), tcp: tcp)
    parameters.prohibitExpensivePaths = true
    parameters.multipathServiceType = .handover
    (parameters.defaultProtocolStack.transportProtocol as? NWProtocolTCP.Options)?.noDelay = true
    guard let port = NWEndpoint.Port(rawValue: number) else { return nil }
    return NWConnection(host: "example.com", port: port, using: parameters)
  }
}

final class Shop: NSObject, SKProductsRequestDelegate, SKPaymentTransactionObserver {
  private var products: [SKProduct] = []

  func start() {
    SKPaymentQueue.default().add(self)
    let request = SKProductsRequest(productIdentifiers: ["mooring"])
    request.delegate = self
    request.start()
  }

  func productsRequest(_ request: SKProductsRequest, didReceive response: SKProductsResponse) {
    products = response.products
  }

  func paymentQueue(
    _ queue: SKPaymentQueue, updatedTransactions transactions: [SKPaymentTransaction]
  ) {
    for transaction in transactions where transaction.transactionState == .purchased {
      queue.finishTransaction(transaction)
    }
  }
}

// MARK: Widget

struct StoreEntry: TimelineEntry {
  var date: Date
  var facts: [String]
}

struct StoreProvider: TimelineProvider {
  func placeholder(in context: Context) -> StoreEntry { StoreEntry(date: Date(), facts: []) }

  func getSnapshot(in context: Context, completion: @escaping (StoreEntry) -> Void) {
    completion(StoreEntry(date: Date(), facts: facts()))
  }

  func getTimeline(in context: Context, completion: @escaping (Timeline<StoreEntry>) -> Void) {
    Task {
      for try await update in CLLocationUpdate.liveUpdates() where update.location == nil { break }
      completion(Timeline(entries: [placeholder(in: context)], policy: .never))
    }
  }

  private func facts() -> [String] {
    let store = Store()
    let context = store.container.viewContext
    let background = store.container.newBackgroundContext()
    let tern = store.boat("Tern", 20, in: context)
    _ = store.boat("Gull", 10, in: background)
    let lost = store.boat("Lost", 5, in: context)
    context.delete(lost)
    let byID = NSPredicate(format: "id == %@", tern.id! as CVarArg)
    let byName = NSPredicate(format: "name == %@", "Gull")
    let same = context.object(with: tern.objectID) as! Boat
    let controller = store.controller()
    try? controller.performFetch()
    var words: [String] = []
    let connection = Boats(store: store).mapWords().receive(on: DispatchQueue.main)
      .debounce(for: .milliseconds(300), scheduler: RunLoop.main).sink { words = $0.reversed() }
    connection.cancel()
    let data = try? NSKeyedArchiver.archivedData(
      withRootObject: UIColor(red: 0.5, green: 0.25, blue: 1, alpha: 1),
      requiringSecureCoding: false)
    var green: CGFloat = 0
    (try? NSKeyedUnarchiver.unarchivedObject(ofClass: UIColor.self, from: data ?? Data()))?
      .getRed(nil, green: &green, blue: nil, alpha: nil)
    let font = MainActor.assumeIsolated { Bars.heavy(.systemFont(ofSize: 12)) }
    return [
      "all \(store.names())", "first \(store.names(limit: 1))", "id \(store.names(byID))",
      "name \(store.names(byName))", "same \(same.name ?? "none")",
      "fetched \(controller.fetchedObjects?.count ?? 0)", "words \(words.joined(separator: " "))",
      "ports \(tern.lists(lost, tern))", "green \(green)", "font \(font.pointSize)",
      String(
        format: "id %@ %d", UUID(uuidString: "00000000-0000-0000-0000-00000000002A")! as CVarArg, 7),
    ]
  }
}

struct StoreView: View {
  @FetchRequest(sortDescriptors: [SortDescriptor(\Boat.name)]) private var boats:
    FetchedResults<Boat>
  let facts: [String]

  var body: some View {
    VStack {
      ForEach(facts, id: \.self) { Text($0) }
      Text("view \(boats.compactMap(\.name).joined(separator: " "))")
    }
    .containerBackground(.white, for: .widget)
  }
}

@main
struct StoreWidget: Widget {
  private let store = Store()

  var body: some WidgetConfiguration {
    StaticConfiguration(kind: "store", provider: StoreProvider()) { entry in
      _ = store.boat("Skua", 1, in: store.container.viewContext)
      _ = store.boat("Auk", 2, in: store.container.viewContext)
      return StoreView(facts: entry.facts)
        .environment(\.managedObjectContext, store.container.viewContext)
    }
  }
}
