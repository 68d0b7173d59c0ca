public import Foundation

/// The address of a coordinate.
open class CLPlacemark: NSObject {
  /// The position of the address.
  public let location: CLLocation?
  open var name: String? { nil }
  open var locality: String? { nil }
  open var subLocality: String? { nil }
  open var thoroughfare: String? { nil }
  open var subThoroughfare: String? { nil }
  open var postalCode: String? { nil }
  open var subAdministrativeArea: String? { nil }
  open var inlandWater: String? { nil }
  open var ocean: String? { nil }
  open var areasOfInterest: [String]? { nil }
  open var timeZone: TimeZone? { nil }
  open var administrativeArea: String? { nil }
  open var country: String? { nil }
  open var isoCountryCode: String? { nil }

  package init(location: CLLocation) { self.location = location }
}

/// A function that receives the addresses, or nil and an error.
public typealias CLGeocodeCompletionHandler = ([CLPlacemark]?, (any Error)?) -> Void

/// A geocoder without a network: every request fails with `CLError.network`, as on a device without
/// a connection.
open class CLGeocoder: NSObject {
  open func reverseGeocodeLocation(
    _ location: CLLocation, completionHandler: @escaping CLGeocodeCompletionHandler
  ) { fail(completionHandler) }

  open func geocodeAddressString(
    _ addressString: String, completionHandler: @escaping CLGeocodeCompletionHandler
  ) { fail(completionHandler) }

  open var isGeocoding: Bool { false }

  open func cancelGeocode() {}

  private func fail(_ handler: @escaping CLGeocodeCompletionHandler) {
    nonisolated(unsafe) let handler = handler
    DispatchQueue.main.async { unsafe handler(nil, CLError(.network)) }
  }
}
