import MapKit
import NotificationCenter
import UIKit

class Pin: NSObject, MKAnnotation {
  let coordinate: CLLocationCoordinate2D
  let title: String?
  var subtitle: String?

  init(coordinate: CLLocationCoordinate2D, title: String) {
    self.coordinate = coordinate
    self.title = title
    super.init()
  }
}

class TodayViewController: UIViewController, NCWidgetProviding, MKMapViewDelegate {
  var mapView: MKMapView!
  var addressLabel: UILabel!
  var effectView: UIVisualEffectView!
  let destination = CLLocationCoordinate2D(latitude: 59.9139, longitude: 10.7522)

  override func viewDidLoad() {
    super.viewDidLoad()
    if #available(iOSApplicationExtension 10.0, *) {
      extensionContext?.widgetLargestAvailableDisplayMode = .expanded
    }

    mapView = MKMapView(frame: CGRect(x: 0, y: 0, width: 320, height: 110))
    mapView.mapType = .standard
    mapView.isZoomEnabled = false
    mapView.isScrollEnabled = false
    mapView.showsUserLocation = true
    mapView.delegate = self
    mapView.layer.cornerRadius = 8
    mapView.layer.maskedCorners = [.layerMinXMinYCorner, .layerMaxXMaxYCorner]
    mapView.translatesAutoresizingMaskIntoConstraints = false
    view.addSubview(mapView)
    let region = MKCoordinateRegion(
      center: destination, latitudinalMeters: 1000, longitudinalMeters: 1000)
    mapView.setRegion(mapView.regionThatFits(region), animated: false)
    mapView.addAnnotation(Pin(coordinate: destination, title: "Opera"))
    let line = MKPolyline(
      coordinates: [destination, CLLocationCoordinate2DMake(59.91, 10.75)], count: 2)
    mapView.addOverlay(line)

    effectView = UIVisualEffectView(effect: UIBlurEffect(style: .light))
    effectView.translatesAutoresizingMaskIntoConstraints = false
    view.addSubview(effectView)
    addressLabel = UILabel()
    addressLabel.translatesAutoresizingMaskIntoConstraints = false
    addressLabel.font = UIFont.preferredFont(forTextStyle: .footnote)
    addressLabel.numberOfLines = 2
    effectView.contentView.addSubview(addressLabel)

    view.addConstraints([
      NSLayoutConstraint(
        item: mapView!, attribute: .leading, relatedBy: .equal, toItem: view, attribute: .leading,
        multiplier: 1, constant: 8),
      NSLayoutConstraint(
        item: mapView!, attribute: .trailing, relatedBy: .equal, toItem: view, attribute: .trailing,
        multiplier: 1, constant: -8),
      NSLayoutConstraint(
        item: mapView!, attribute: .top, relatedBy: .equal, toItem: view, attribute: .top,
        multiplier: 1, constant: 8),
      NSLayoutConstraint(
        item: mapView!, attribute: .bottom, relatedBy: .equal, toItem: view, attribute: .bottom,
        multiplier: 1, constant: -8),
      NSLayoutConstraint(
        item: effectView!, attribute: .bottom, relatedBy: .equal, toItem: mapView,
        attribute: .bottom, multiplier: 1, constant: 0),
      NSLayoutConstraint(
        item: effectView!, attribute: .left, relatedBy: .equal, toItem: mapView, attribute: .left,
        multiplier: 1, constant: 0),
      NSLayoutConstraint(
        item: effectView!, attribute: .right, relatedBy: .equal, toItem: mapView, attribute: .right,
        multiplier: 1, constant: 0),
      NSLayoutConstraint(
        item: effectView!, attribute: .height, relatedBy: .equal, toItem: nil,
        attribute: .notAnAttribute, multiplier: 1, constant: 30),
    ])
    addressLabel.centerYAnchor.constraint(equalTo: effectView.centerYAnchor).isActive = true
    addressLabel.leadingAnchor.constraint(equalTo: effectView.leadingAnchor, constant: 10)
      .isActive = true

    addressLabel.text = String(format: "%.4f, %.4f", destination.latitude, destination.longitude)
    let meters = CLLocation(latitude: destination.latitude, longitude: destination.longitude)
      .distance(from: CLLocation(latitude: 59.91, longitude: 10.75))
    let formatter = MKDistanceFormatter()
    formatter.unitStyle = .abbreviated
    addressLabel.text! += " · " + formatter.string(fromDistance: meters)
  }

  func snapshot() {
    let options = MKMapSnapshotter.Options()
    options.region = MKCoordinateRegion(
      center: destination, span: MKCoordinateSpan(latitudeDelta: 0.01, longitudeDelta: 0.01))
    options.size = CGSize(width: 320, height: 110)
    options.scale = UIScreen.main.scale
    MKMapSnapshotter(options: options).start { snapshot, error in
      guard let snapshot = snapshot else { return }
      let imageView = UIImageView(image: snapshot.image)
      self.view.insertSubview(imageView, aboveSubview: self.mapView)
    }
  }

  func mapView(_ mapView: MKMapView, viewFor annotation: MKAnnotation) -> MKAnnotationView? {
    guard annotation is Pin else { return nil }
    let pin =
      mapView.dequeueReusableAnnotationView(withIdentifier: "pin")
      ?? MKPinAnnotationView(annotation: annotation, reuseIdentifier: "pin")
    pin.canShowCallout = true
    pin.rightCalloutAccessoryView = UIButton(type: .detailDisclosure)
    return pin
  }

  func mapView(_ mapView: MKMapView, rendererFor overlay: MKOverlay) -> MKOverlayRenderer {
    let renderer = MKPolylineRenderer(overlay: overlay)
    renderer.strokeColor = .blue
    renderer.lineWidth = 3
    return renderer
  }

  @available(iOSApplicationExtension 10.0, *)
  func widgetActiveDisplayModeDidChange(
    _ activeDisplayMode: NCWidgetDisplayMode, withMaximumSize maxSize: CGSize
  ) {
    preferredContentSize =
      (activeDisplayMode == .compact) ? maxSize : CGSize(width: maxSize.width, height: 220)
  }

  func widgetPerformUpdate(completionHandler: (@escaping (NCUpdateResult) -> Void)) {
    snapshot()
    completionHandler(NCUpdateResult.newData)
  }
}
