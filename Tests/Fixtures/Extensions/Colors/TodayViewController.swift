import NotificationCenter
import UIKit

final class SwatchCell: UICollectionViewCell {
  static let identifier = "SwatchCell"

  override init(frame: CGRect) {
    super.init(frame: frame)
    contentView.layer.cornerRadius = 8
  }

  required init?(coder aDecoder: NSCoder) {
    fatalError("init(coder:) has not been implemented")
  }
}

class TodayViewController: UIViewController, NCWidgetProviding {
  private let colors: [UIColor] = [.red, .orange, .yellow, .green, .blue, .purple]
  private var collectionView: UICollectionView!

  override func viewDidLoad() {
    super.viewDidLoad()
    let layout = UICollectionViewFlowLayout()
    layout.itemSize = CGSize(width: 44, height: 44)
    layout.minimumInteritemSpacing = 8
    layout.sectionInset = UIEdgeInsets(top: 8, left: 16, bottom: 8, right: 16)
    collectionView = UICollectionView(frame: view.bounds, collectionViewLayout: layout)
    collectionView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    collectionView.backgroundColor = .clear
    collectionView.dataSource = self
    collectionView.register(SwatchCell.self, forCellWithReuseIdentifier: SwatchCell.identifier)
    view.addSubview(collectionView)
  }
}

extension TodayViewController: UICollectionViewDataSource {
  func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int)
    -> Int
  {
    colors.count
  }

  func collectionView(_ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath)
    -> UICollectionViewCell
  {
    let cell = collectionView.dequeueReusableCell(
      withReuseIdentifier: SwatchCell.identifier, for: indexPath)
    cell.contentView.backgroundColor = colors[indexPath.item]
    return cell
  }
}
