import CoreGraphics
import Foundation
import NotificationCenter
import QuartzCore
import UIKit

/// A controller with configured buttons, symbols, masked corners, rotated layers and a collection
/// with headers.
final class CatalogController: UIViewController, NCWidgetProviding, UICollectionViewDataSource {
  override func viewDidLoad() {
    super.viewDidLoad()
    extensionContext?.widgetLargestAvailableDisplayMode = .expanded
    addButtons()
    addLayers()
    addCollection()
  }

  func widgetActiveDisplayModeDidChange(
    _ activeDisplayMode: NCWidgetDisplayMode, withMaximumSize maxSize: CGSize
  ) {
    preferredContentSize = CGSize(
      width: 0, height: activeDisplayMode == .expanded ? 290 : maxSize.height)
  }

  private static let picture = UIGraphicsImageRenderer(size: CGSize(width: 14, height: 14))
    .image { _ in UIBezierPath(ovalIn: CGRect(x: 1, y: 1, width: 12, height: 12)).fill() }

  private func add(_ configuration: UIButton.Configuration, _ x: CGFloat, _ y: CGFloat) {
    let button = UIButton(configuration: configuration)
    button.frame.origin = CGPoint(x: x, y: y)
    button.sizeToFit()
    view.addSubview(button)
  }

  private func addButtons() {
    let styles: [(UIButton.Configuration, CGFloat)] = [
      (.plain(), 8), (.gray(), 84), (.tinted(), 160), (.filled(), 242),
    ]
    for (style, x) in styles {
      var configuration = style
      configuration.title = "Style"
      configuration.cornerStyle = .capsule
      add(configuration, x, 8)
    }
    for (index, edge) in [NSDirectionalRectEdge.leading, .trailing, .top, .bottom].enumerated() {
      var configuration = UIButton.Configuration.gray()
      configuration.title = "Go"
      configuration.buttonSize = .small
      configuration.image = Self.picture.withRenderingMode(.alwaysTemplate)
      configuration.imagePlacement = edge
      configuration.imagePadding = 4
      add(configuration, 8 + CGFloat(index) * 68, 50)
    }
    var long = UIButton.Configuration.filled()
    long.title = "Refresh"
    long.subtitle = "every hour"
    long.image = UIImage(systemName: "arrow.clockwise")
    long.imagePadding = 8
    long.baseBackgroundColor = .systemPurple
    long.background.strokeWidth = 2
    long.background.strokeColor = .systemYellow
    add(long, 8, 104)
  }

  private func addLayers() {
    let tab = UIView(frame: CGRect(x: 160, y: 108, width: 44, height: 36))
    tab.backgroundColor = .systemTeal
    tab.layer.cornerRadius = 12
    tab.layer.borderWidth = 2
    tab.layer.maskedCorners = [.layerMinXMinYCorner, .layerMaxXMinYCorner]
    view.addSubview(tab)
    let turned = UILabel(frame: CGRect(x: 216, y: 108, width: 44, height: 36))
    turned.text = "Turn"
    turned.backgroundColor = .systemOrange
    turned.layer.transform = CATransform3DMakeRotation(.pi, 1, 0, 0)
    view.addSubview(turned)
    let star = UIImageView(image: UIImage(systemName: "star.fill"))
    star.preferredSymbolConfiguration = UIImage.SymbolConfiguration(pointSize: 40)
    star.frame = CGRect(x: 272, y: 104, width: 48, height: 48)
    view.addSubview(star)
  }

  // MARK: The collection

  private func addCollection() {
    let layout = UICollectionViewFlowLayout()
    layout.itemSize = CGSize(width: 60, height: 24)
    layout.headerReferenceSize = CGSize(width: 0, height: 20)
    layout.sectionInset = UIEdgeInsets(top: 4, left: 8, bottom: 4, right: 8)
    layout.minimumLineSpacing = 6
    let collection = UICollectionView(
      frame: CGRect(x: 0, y: 158, width: 320, height: 128), collectionViewLayout: layout)
    collection.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "item")
    collection.register(
      HeadingView.self,
      forSupplementaryViewOfKind: UICollectionView.elementKindSectionHeader,
      withReuseIdentifier: "heading")
    collection.dataSource = self
    view.addSubview(collection)
  }

  func numberOfSections(in collectionView: UICollectionView) -> Int { 2 }

  func collectionView(
    _ collectionView: UICollectionView, numberOfItemsInSection section: Int
  ) -> Int { section == 0 ? 6 : 2 }

  func collectionView(
    _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell {
    let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "item", for: indexPath)
    cell.contentView.backgroundColor = indexPath.section == 0 ? .systemGreen : .systemPink
    cell.contentView.layer.cornerRadius = 6
    return cell
  }

  func collectionView(
    _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String,
    at indexPath: IndexPath
  ) -> UICollectionReusableView {
    let view = collectionView.dequeueReusableSupplementaryView(
      ofKind: kind, withReuseIdentifier: "heading", for: indexPath)
    (view as? HeadingView)?.label.text = indexPath.section == 0 ? "Today" : "Tomorrow"
    return view
  }
}

private final class HeadingView: UICollectionReusableView {
  let label = UILabel()

  override init(frame: CGRect) {
    super.init(frame: frame)
    label.font = .systemFont(ofSize: 13, weight: .semibold)
    label.frame = CGRect(x: 8, y: 0, width: 200, height: 20)
    addSubview(label)
  }

  required init?(coder: NSCoder) { nil }
}
