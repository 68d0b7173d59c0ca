import CoreLocation
import NotificationCenter
import UIKit

struct Forecast: Codable {
  let hour: String
  let temperature: Double
  let symbol: String
}

class HourCell: UICollectionViewCell {
  static let reuseIdentifier = String(describing: HourCell.self)

  let hourLabel = UILabel()
  let iconView = UIImageView()
  let temperatureLabel = UILabel()

  override init(frame: CGRect) {
    super.init(frame: frame)
    hourLabel.font = .systemFont(ofSize: 12)
    hourLabel.textAlignment = .center
    temperatureLabel.font = UIFont.systemFont(ofSize: 15, weight: UIFont.Weight.medium)
    temperatureLabel.textAlignment = .center
    iconView.contentMode = .center
    iconView.tintColor = .orange

    let stack = UIStackView(arrangedSubviews: [hourLabel, iconView, temperatureLabel])
    stack.axis = .vertical
    stack.distribution = .fillEqually
    stack.frame = contentView.bounds
    stack.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    contentView.addSubview(stack)

    let selected = UIView()
    selected.backgroundColor = UIColor.white.withAlphaComponent(0.4)
    selected.layer.cornerRadius = 8
    selectedBackgroundView = selected
    isAccessibilityElement = true
    accessibilityTraits = .button
  }

  required init?(coder: NSCoder) {
    fatalError("init(coder:) has not been implemented")
  }

  override var isHighlighted: Bool {
    didSet { contentView.alpha = isHighlighted ? 0.5 : 1 }
  }

  override func prepareForReuse() {
    super.prepareForReuse()
    iconView.image = nil
  }

  override func preferredLayoutAttributesFitting(
    _ layoutAttributes: UICollectionViewLayoutAttributes
  ) -> UICollectionViewLayoutAttributes {
    layoutAttributes
  }

  func configure(with forecast: Forecast) {
    hourLabel.text = forecast.hour
    temperatureLabel.text = String(format: "%.0f°", forecast.temperature)
    iconView.image = HourCell.icon(named: forecast.symbol)
    accessibilityLabel = forecast.hour
    accessibilityValue = "\(Int(forecast.temperature)) degrees"
    accessibilityHint = "Opens the hour"
  }

  static func icon(named name: String) -> UIImage? {
    let size = CGSize(width: 24, height: 24)
    UIGraphicsBeginImageContext(size)
    defer { UIGraphicsEndImageContext() }
    let context = UIGraphicsGetCurrentContext()!
    context.setShouldAntialias(true)
    switch name {
    case "sun":
      UIColor.orange.setFill()
      context.fillEllipse(in: CGRect(x: 5, y: 5, width: 14, height: 14))
    case "rain":
      UIColor.blue.setStroke()
      for x in stride(from: 4, through: 20, by: 8) {
        context.move(to: CGPoint(x: x + 2, y: 4))
        context.addLine(to: CGPoint(x: x - 2, y: 20))
      }
      context.setLineWidth(2)
      context.strokePath()
    default:
      UIColor.gray.setFill()
      UIBezierPath(roundedRect: CGRect(x: 2, y: 8, width: 20, height: 10), cornerRadius: 5).fill()
    }
    return UIGraphicsGetImageFromCurrentImageContext()
  }
}

class TodayViewController: UIViewController, NCWidgetProviding {
  fileprivate var forecasts: [Forecast] = []
  fileprivate var collectionView: UICollectionView!
  fileprivate let cityLabel = UILabel()
  fileprivate let refreshControl = UIRefreshControl()
  fileprivate let spinner = UIActivityIndicatorView(style: .gray)
  lazy var locationManager: CLLocationManager = {
    let manager = CLLocationManager()
    manager.delegate = self
    manager.desiredAccuracy = kCLLocationAccuracyKilometer
    manager.activityType = .other
    return manager
  }()

  override func viewDidLoad() {
    super.viewDidLoad()
    extensionContext?.widgetLargestAvailableDisplayMode = .expanded

    let layout = UICollectionViewFlowLayout()
    layout.scrollDirection = UICollectionView.ScrollDirection.horizontal
    layout.itemSize = CGSize(width: 54, height: 72)
    layout.minimumLineSpacing = 0
    layout.sectionInset = UIEdgeInsets(top: 0, left: 8, bottom: 0, right: 8)

    collectionView = UICollectionView(frame: .zero, collectionViewLayout: layout)
    collectionView.backgroundColor = .clear
    collectionView.backgroundView = nil
    collectionView.showsHorizontalScrollIndicator = false
    collectionView.alwaysBounceHorizontal = true
    collectionView.isPagingEnabled = false
    collectionView.bounces = true
    collectionView.decelerationRate = .fast
    collectionView.allowsMultipleSelection = false
    collectionView.dataSource = self
    collectionView.delegate = self
    collectionView.contentInsetAdjustmentBehavior = .never
    collectionView.register(HourCell.self, forCellWithReuseIdentifier: HourCell.reuseIdentifier)

    cityLabel.font = .boldSystemFont(ofSize: 15)
    cityLabel.text = NSLocalizedString("Loading…", comment: "")
    spinner.hidesWhenStopped = true
    spinner.startAnimating()

    [cityLabel, collectionView, spinner].forEach {
      $0.translatesAutoresizingMaskIntoConstraints = false
      view.addSubview($0)
    }

    let views: [String: Any] = ["city": cityLabel, "list": collectionView!, "spinner": spinner]
    NSLayoutConstraint.activate(
      NSLayoutConstraint.constraints(
        withVisualFormat: "H:|-16-[city]-(>=8)-[spinner]-16-|", options: [.alignAllCenterY],
        metrics: nil, views: views))
    NSLayoutConstraint.activate(
      NSLayoutConstraint.constraints(
        withVisualFormat: "H:|[list]|", options: [], metrics: nil, views: views))
    NSLayoutConstraint.activate(
      NSLayoutConstraint.constraints(
        withVisualFormat: "V:|-8-[city(20)]-4-[list(72)]", options: [], metrics: nil, views: views))
    refreshControl.addTarget(self, action: #selector(refresh), for: .valueChanged)
    collectionView.refreshControl = refreshControl
    locationManager.requestWhenInUseAuthorization()
    refresh()
  }

  @objc func refresh() {
    let json = """
      [{"hour":"Now","temperature":21.4,"symbol":"sun"},{"hour":"11","temperature":22,"symbol":"sun"},
       {"hour":"12","temperature":22.8,"symbol":"cloud"},{"hour":"13","temperature":19,"symbol":"rain"},
       {"hour":"14","temperature":18,"symbol":"rain"},{"hour":"15","temperature":20,"symbol":"cloud"}]
      """.data(using: .utf8)!
    DispatchQueue.global(qos: .userInitiated).async { [weak self] in
      let decoded = try? JSONDecoder().decode([Forecast].self, from: json)
      DispatchQueue.main.async {
        guard let self = self else { return }
        self.forecasts = decoded ?? []
        self.spinner.stopAnimating()
        self.cityLabel.text = "Oslo"
        self.refreshControl.endRefreshing()
        self.collectionView.performBatchUpdates(
          {
            self.collectionView.reloadSections(IndexSet(integer: 0))
          },
          completion: { _ in
            self.collectionView.selectItem(
              at: IndexPath(item: 0, section: 0), animated: false, scrollPosition: .left)
          })
      }
    }
  }

  func widgetActiveDisplayModeDidChange(
    _ activeDisplayMode: NCWidgetDisplayMode, withMaximumSize maxSize: CGSize
  ) {
    preferredContentSize =
      activeDisplayMode == .expanded ? CGSize(width: maxSize.width, height: 180) : maxSize
    collectionView.collectionViewLayout.invalidateLayout()
  }

  func widgetPerformUpdate(completionHandler: @escaping (NCUpdateResult) -> Void) {
    refresh()
    completionHandler(.newData)
  }
}

extension TodayViewController: UICollectionViewDataSource, UICollectionViewDelegateFlowLayout {
  func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int)
    -> Int
  {
    forecasts.count
  }

  func collectionView(_ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath)
    -> UICollectionViewCell
  {
    let cell =
      collectionView.dequeueReusableCell(
        withReuseIdentifier: HourCell.reuseIdentifier, for: indexPath) as! HourCell
    cell.configure(with: forecasts[indexPath.item])
    return cell
  }

  func collectionView(_ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath) {
    collectionView.scrollToItem(at: indexPath, at: .centeredHorizontally, animated: true)
  }

  func collectionView(
    _ collectionView: UICollectionView, shouldHighlightItemAt indexPath: IndexPath
  ) -> Bool {
    true
  }

  func collectionView(
    _ collectionView: UICollectionView, willDisplay cell: UICollectionViewCell,
    forItemAt indexPath: IndexPath
  ) {
    cell.alpha = 1
  }
}

extension TodayViewController: CLLocationManagerDelegate {
  func locationManager(_ manager: CLLocationManager, didUpdateLocations locations: [CLLocation]) {
    guard let location = locations.last else { return }
    CLGeocoder().reverseGeocodeLocation(location) { (placemarks, error) in
      if let placemark = placemarks?.first {
        self.cityLabel.text = placemark.locality ?? placemark.thoroughfare
      }
    }
  }

  func locationManager(_ manager: CLLocationManager, didFailWithError error: Error) {
    print("failed:", error.localizedDescription)
  }
}
