import CoreLocation
import NotificationCenter
import PlacesKit
import UIKit

/// Where the device is, by way of the app's own framework.
class TodayViewController: UIViewController, NCWidgetProviding, CLLocationManagerDelegate {
  private let manager = CLLocationManager()
  private let placeLabel = UILabel()
  private let captionLabel = CaptionLabel()
  private var clock: Clock?

  override func viewDidLoad() {
    super.viewDidLoad()
    let column = UIStackView(arrangedSubviews: [placeLabel, captionLabel])
    column.axis = .vertical
    column.spacing = 4
    column.translatesAutoresizingMaskIntoConstraints = false
    view.addSubview(column)
    column.leadingAnchor.constraint(equalTo: view.leadingAnchor, constant: 16).isActive = true
    column.trailingAnchor.constraint(equalTo: view.trailingAnchor, constant: -16).isActive = true
    column.centerYAnchor.constraint(equalTo: view.centerYAnchor).isActive = true
    placeLabel.text = "Locating…"
    manager.delegate = self
    manager.desiredAccuracy = kCLLocationAccuracyHundredMeters
    manager.requestWhenInUseAuthorization()
    manager.requestLocation()
    let start = Calendar.current.startOfDay(for: Date())
    clock = Clock(start: start) { [weak self] in self?.captionLabel.text = "\($0) into the day" }
  }

  func locationManager(_ manager: CLLocationManager, didUpdateLocations locations: [CLLocation]) {
    guard let location = locations.last else { return }
    let (place, kilometers) = Place.nearest(to: location)
    placeLabel.text = "\(kilometers) km to \(place.name)"
  }

  func locationManager(_ manager: CLLocationManager, didFailWithError error: Error) {
    if let error = error as? CLError, error.code == .denied { placeLabel.text = "Not allowed" }
  }

  func widgetPerformUpdate(completionHandler: @escaping (NCUpdateResult) -> Void) {
    completionHandler(.newData)
  }
}
