// The names are the platform's.
// swift-format-ignore-file: AlwaysUseLowerCamelCase

public import Foundation

// Bluetooth, which the person denies.

/// An identifier of a service or a value.
open class CBUUID: NSObject, @unchecked Sendable {
  /// The identifier.
  public let uuidString: String

  /// Creates an identifier from its text.
  public init(string theString: String) { uuidString = theString.uppercased() }
  /// Creates an identifier.
  public init(nsuuid theUUID: UUID) { uuidString = theUUID.uuidString }

  /// Returns whether two identifiers are equal.
  override open func isEqual(_ object: Any?) -> Bool {
    (object as? CBUUID)?.uuidString == uuidString
  }
  /// The number for a hash.
  override open var hash: Int { uuidString.hashValue }
}

/// The state of the radio.
public enum CBManagerState: Int, Sendable {
  case unknown, resetting, unsupported, unauthorized, poweredOff, poweredOn
}

/// The permission to use the radio.
public enum CBManagerAuthorization: Int, Sendable {
  case notDetermined, restricted, denied, allowedAlways
}

/// A user of the radio.
open class CBManager: NSObject, @unchecked Sendable {
  /// The state, which is unauthorized.
  open var state: CBManagerState { .unauthorized }
  /// The permission, which is denied.
  open class var authorization: CBManagerAuthorization { .denied }
  /// The permission, which is denied.
  open var authorization: CBManagerAuthorization { .denied }
}

/// The receiver of a radio's events.
public protocol CBCentralManagerDelegate: AnyObject {
  /// Receives the state.
  func centralManagerDidUpdateState(_ central: CBCentralManager)
}

/// A search for devices, which finds none.
open class CBCentralManager: CBManager, @unchecked Sendable {
  /// The receiver of events.
  open weak var delegate: (any CBCentralManagerDelegate)?
  /// A Boolean value that indicates whether a search goes on.
  open var isScanning: Bool { false }

  /// Creates a search, whose state is reported once.
  public init(
    delegate: (any CBCentralManagerDelegate)? = nil, queue: DispatchQueue? = nil,
    options: [String: Any]? = nil
  ) {
    self.delegate = delegate
    super.init()
    (queue ?? .main).async { self.delegate?.centralManagerDidUpdateState(self) }
  }

  /// Begins a search.
  open func scanForPeripherals(withServices serviceUUIDs: [CBUUID]?, options: [String: Any]? = nil)
  {}
  /// Ends a search.
  open func stopScan() {}
  /// Opens no connection.
  open func connect(_ peripheral: CBPeripheral, options: [String: Any]? = nil) {}
  /// Closes a connection.
  open func cancelPeripheralConnection(_ peripheral: CBPeripheral) {}
  /// Returns no devices.
  open func retrievePeripherals(withIdentifiers identifiers: [UUID]) -> [CBPeripheral] { [] }
  /// Returns no devices.
  open func retrieveConnectedPeripherals(withServices serviceUUIDs: [CBUUID]) -> [CBPeripheral] {
    []
  }
}

/// The state of a device.
public enum CBPeripheralState: Int, Sendable {
  case disconnected, connecting, connected, disconnecting
}

/// The way of writing a value.
public enum CBCharacteristicWriteType: Int, Sendable {
  case withResponse, withoutResponse
}

/// The receiver of a device's events, of which there are none.
public protocol CBPeripheralDelegate: AnyObject {}

/// Something with an identifier.
open class CBAttribute: NSObject, @unchecked Sendable {
  /// The identifier.
  public let uuid: CBUUID

  init(_ uuid: CBUUID) { self.uuid = uuid }
}

/// A service of a device.
open class CBService: CBAttribute, @unchecked Sendable {
  /// The values.
  open var characteristics: [CBCharacteristic]? { nil }
}

/// The uses of a value.
public struct CBCharacteristicProperties: OptionSet, Sendable {
  /// The bits of the uses.
  public let rawValue: UInt

  /// Creates uses from their bits.
  public init(rawValue: UInt) { self.rawValue = rawValue }

  /// Reading.
  public static let read = CBCharacteristicProperties(rawValue: 2)
  /// Writing without an answer.
  public static let writeWithoutResponse = CBCharacteristicProperties(rawValue: 4)
  /// Writing.
  public static let write = CBCharacteristicProperties(rawValue: 8)
  /// Notifications.
  public static let notify = CBCharacteristicProperties(rawValue: 16)
}

/// A value of a device.
open class CBCharacteristic: CBAttribute, @unchecked Sendable {
  /// The bytes.
  open var value: Data? { nil }
  /// The uses.
  open var properties: CBCharacteristicProperties { [] }
  /// A Boolean value that indicates whether changes are notified.
  open var isNotifying: Bool { false }
}

/// A device, of which there is none.
open class CBPeripheral: NSObject, @unchecked Sendable {
  /// The receiver of events.
  open weak var delegate: (any CBPeripheralDelegate)?
  /// The name.
  open var name: String? { nil }
  /// The identifier.
  open var identifier: UUID { UUID(uuid: (0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0)) }
  /// The state.
  open var state: CBPeripheralState { .disconnected }
  /// The services.
  open var services: [CBService]? { nil }

  /// Finds no services.
  open func discoverServices(_ serviceUUIDs: [CBUUID]?) {}
  /// Finds no values.
  open func discoverCharacteristics(_ characteristicUUIDs: [CBUUID]?, for service: CBService) {}
  /// Reads no value.
  open func readValue(for characteristic: CBCharacteristic) {}
  /// Writes no value.
  open func writeValue(
    _ data: Data, for characteristic: CBCharacteristic, type: CBCharacteristicWriteType
  ) {}
  /// Begins no notifications.
  open func setNotifyValue(_ enabled: Bool, for characteristic: CBCharacteristic) {}
  /// Returns zero.
  open func maximumWriteValueLength(for type: CBCharacteristicWriteType) -> Int { 0 }
}

/// The key of a search's repetitions.
public let CBCentralManagerScanOptionAllowDuplicatesKey = "kCBScanOptionAllowDuplicates"
/// The key of a restored search's identifier.
public let CBCentralManagerOptionRestoreIdentifierKey = "kCBInitOptionRestoreIdentifier"
/// The key of a warning about the radio.
public let CBCentralManagerOptionShowPowerAlertKey = "kCBInitOptionShowPowerAlert"
/// The key of restored devices.
public let CBCentralManagerRestoredStatePeripheralsKey = "kCBRestoredPeripherals"
/// The key of a device's services.
public let CBAdvertisementDataServiceUUIDsKey = "kCBAdvDataServiceUUIDs"
/// The key of a device's name.
public let CBAdvertisementDataLocalNameKey = "kCBAdvDataLocalName"
/// The key of a maker's data.
public let CBAdvertisementDataManufacturerDataKey = "kCBAdvDataManufacturerData"
