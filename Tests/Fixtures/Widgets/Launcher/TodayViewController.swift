import NotificationCenter
import UIKit

class LauncherLayout: UICollectionViewFlowLayout {
  override func prepare() {
    super.prepare()
    guard let collectionView = collectionView else { return }
    let width = (collectionView.bounds.width - sectionInset.left - sectionInset.right) / 4
    itemSize = CGSize(width: floor(width), height: 84)
    minimumInteritemSpacing = 0
    minimumLineSpacing = 4
  }

  override func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]?
  {
    let attributes = super.layoutAttributesForElements(in: rect)
    attributes?.forEach { $0.zIndex = $0.indexPath.item }
    return attributes
  }

  override func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool {
    newBounds.size != collectionView?.bounds.size
  }
}

class AppButton: UIButton {
  override init(frame: CGRect) {
    super.init(frame: frame)
    titleLabel?.font = UIFont.systemFont(ofSize: 11)
    titleLabel?.textAlignment = .center
    imageView?.contentMode = .scaleAspectFit
    isUserInteractionEnabled = false
  }

  required init?(coder aDecoder: NSCoder) {
    super.init(coder: aDecoder)
  }

  override func imageRect(forContentRect contentRect: CGRect) -> CGRect {
    CGRect(x: contentRect.midX - 24, y: 8, width: 48, height: 48)
  }

  override func titleRect(forContentRect contentRect: CGRect) -> CGRect {
    CGRect(x: 0, y: 60, width: contentRect.width, height: 16)
  }
}

class AppCell: UICollectionViewCell {
  let button = AppButton(frame: .zero)

  override init(frame: CGRect) {
    super.init(frame: frame)
    button.frame = contentView.bounds
    button.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    contentView.addSubview(button)
  }

  required init?(coder aDecoder: NSCoder) {
    super.init(coder: aDecoder)
  }

  override var isSelected: Bool {
    didSet { button.alpha = isSelected ? 0.4 : 1 }
  }

  override func apply(_ layoutAttributes: UICollectionViewLayoutAttributes) {
    super.apply(layoutAttributes)
    layer.zPosition = CGFloat(layoutAttributes.zIndex)
  }
}

class TodayViewController: UICollectionViewController, NCWidgetProviding {
  let apps: [(name: String, color: UIColor, url: String)] = [
    ("Messages", .green, "sms:"), ("Maps", .orange, "maps:"), ("Mail", .blue, "mailto:"),
    ("Music", .red, "music:"), ("Notes", .yellow, "mobilenotes:"), ("Phone", .green, "tel:"),
    ("Safari", .cyan, "https:"), ("Photos", .purple, "photos-redirect:"),
  ]

  init() {
    super.init(collectionViewLayout: LauncherLayout())
  }

  required init?(coder aDecoder: NSCoder) {
    super.init(coder: aDecoder)
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    collectionView?.register(AppCell.self, forCellWithReuseIdentifier: "app")
    collectionView?.backgroundColor = .clear
    collectionView?.contentInset = UIEdgeInsets(top: 8, left: 0, bottom: 8, right: 0)
    collectionView?.delaysContentTouches = false
    installsStandardGestureForInteractiveMovement = false
    clearsSelectionOnViewWillAppear = true
    extensionContext?.widgetLargestAvailableDisplayMode = .expanded
    let press = UILongPressGestureRecognizer(target: self, action: #selector(pressed(_:)))
    press.minimumPressDuration = 0.3
    press.cancelsTouchesInView = false
    collectionView?.addGestureRecognizer(press)
  }

  @objc func pressed(_ gesture: UILongPressGestureRecognizer) {
    switch gesture.state {
    case .began:
      guard let path = collectionView?.indexPathForItem(at: gesture.location(in: collectionView))
      else { return }
      collectionView?.beginInteractiveMovementForItem(at: path)
    case .changed:
      collectionView?.updateInteractiveMovementTargetPosition(gesture.location(in: gesture.view!))
    case .ended:
      collectionView?.endInteractiveMovement()
    default:
      collectionView?.cancelInteractiveMovement()
    }
  }

  override func collectionView(
    _ collectionView: UICollectionView, numberOfItemsInSection section: Int
  ) -> Int {
    apps.count
  }

  override func collectionView(
    _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell {
    let cell =
      collectionView.dequeueReusableCell(withReuseIdentifier: "app", for: indexPath) as! AppCell
    let app = apps[indexPath.item]
    cell.button.setTitle(app.name, for: .normal)
    cell.button.setTitleColor(.black, for: .normal)
    cell.button.setImage(icon(app.color), for: .normal)
    return cell
  }

  override func collectionView(
    _ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath
  ) {
    guard let url = URL(string: apps[indexPath.item].url) else { return }
    extensionContext?.open(
      url,
      completionHandler: { success in
        if !success {
          let alert = UIAlertController(
            title: "Not installed", message: nil, preferredStyle: .alert)
          alert.addAction(UIAlertAction(title: "OK", style: .cancel, handler: nil))
          self.present(alert, animated: true, completion: nil)
        }
      })
  }

  override func collectionView(
    _ collectionView: UICollectionView, canMoveItemAt indexPath: IndexPath
  ) -> Bool {
    true
  }

  override func collectionView(
    _ collectionView: UICollectionView, moveItemAt sourceIndexPath: IndexPath,
    to destinationIndexPath: IndexPath
  ) {}

  private func icon(_ color: UIColor) -> UIImage? {
    UIGraphicsBeginImageContextWithOptions(CGSize(width: 48, height: 48), false, 0)
    defer { UIGraphicsEndImageContext() }
    let holder = CALayer()
    holder.frame = CGRect(x: 0, y: 0, width: 48, height: 48)
    holder.backgroundColor = color.cgColor
    holder.cornerRadius = 11
    holder.render(in: UIGraphicsGetCurrentContext()!)
    return UIGraphicsGetImageFromCurrentImageContext()?.withRenderingMode(.alwaysOriginal)
  }

  func widgetActiveDisplayModeDidChange(
    _ activeDisplayMode: NCWidgetDisplayMode, withMaximumSize maxSize: CGSize
  ) {
    let height: CGFloat = activeDisplayMode == .expanded ? 192 : maxSize.height
    preferredContentSize = CGSize(width: maxSize.width, height: height)
  }

  override func viewWillTransition(
    to size: CGSize, with coordinator: UIViewControllerTransitionCoordinator
  ) {
    super.viewWillTransition(to: size, with: coordinator)
    coordinator.animate(
      alongsideTransition: { _ in
        self.collectionViewLayout.invalidateLayout()
      }, completion: { _ in self.collectionView?.setContentOffset(.zero, animated: false) })
  }

  func widgetPerformUpdate(completionHandler: (@escaping (NCUpdateResult) -> Void)) {
    completionHandler(.noData)
  }
}
