import CoreGraphics
import Foundation
import Testing
import UIKit

private final class Heading: UICollectionReusableView {
  let label = UILabel()
  private(set) var reuses = 0

  override init(frame: CGRect) {
    super.init(frame: frame)
    addSubview(label)
  }

  required init?(coder: NSCoder) { nil }

  override func prepareForReuse() { reuses += 1 }
}

/// A collection of boxes in sections with headers and footers.
private final class Sections: UIViewController, UICollectionViewDataSource {
  let layout = UICollectionViewFlowLayout()
  lazy var collection = UICollectionView(
    frame: CGRect(x: 0, y: 0, width: 200, height: 300), collectionViewLayout: layout)
  var counts = [2, 3]
  private(set) var asked: [String] = []

  override func loadView() {
    collection.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "box")
    for kind in Self.kinds {
      collection.register(
        Heading.self, forSupplementaryViewOfKind: kind, withReuseIdentifier: "heading")
    }
    collection.dataSource = self
    layout.itemSize = CGSize(width: 60, height: 20)
    view = collection
  }

  static let kinds = [
    UICollectionView.elementKindSectionHeader, UICollectionView.elementKindSectionFooter,
  ]

  func numberOfSections(in collectionView: UICollectionView) -> Int { counts.count }

  func collectionView(
    _ collectionView: UICollectionView, numberOfItemsInSection section: Int
  ) -> Int { counts[section] }

  func collectionView(
    _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell {
    collectionView.dequeueReusableCell(withReuseIdentifier: "box", for: indexPath)
  }

  func collectionView(
    _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String,
    at indexPath: IndexPath
  ) -> UICollectionReusableView {
    let isHeader = kind == UICollectionView.elementKindSectionHeader
    asked.append("\(isHeader ? "header" : "footer") \(indexPath.section)")
    return collectionView.dequeueReusableSupplementaryView(
      ofKind: kind, withReuseIdentifier: "heading", for: indexPath)
  }

  func frames(_ kind: String) -> [CGRect] {
    collection.visibleSupplementaryViews(ofKind: kind).map(\.frame)
  }
}

/// A flow delegate with other sizes and distances for the second section.
private final class SecondSection: UICollectionViewDelegateFlowLayout {
  private(set) var selected: [IndexPath] = []

  func collectionView(
    _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
    sizeForItemAt indexPath: IndexPath
  ) -> CGSize { CGSize(width: 60, height: indexPath.section == 0 ? 20 : 50) }

  func collectionView(
    _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
    insetForSectionAt section: Int
  ) -> UIEdgeInsets { UIEdgeInsets(top: 0, left: section == 0 ? 0 : 80, bottom: 0, right: 0) }

  func collectionView(
    _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
    minimumLineSpacingForSectionAt section: Int
  ) -> CGFloat { 7 }

  func collectionView(
    _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
    referenceSizeForHeaderInSection section: Int
  ) -> CGSize { section == 0 ? .zero : CGSize(width: 0, height: 12) }

  func collectionView(_ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath) {
    selected.append(indexPath)
  }
}

/// A cell as large as its label.
private final class TextCell: UICollectionViewCell {
  let label = UILabel()

  override init(frame: CGRect) {
    super.init(frame: frame)
    contentView.holding(label)
    NSLayoutConstraint.activate([
      label.topAnchor.constraint(equalTo: contentView.topAnchor, constant: 4),
      label.leadingAnchor.constraint(equalTo: contentView.leadingAnchor, constant: 6),
      contentView.bottomAnchor.constraint(equalTo: label.bottomAnchor, constant: 4),
      contentView.trailingAnchor.constraint(equalTo: label.trailingAnchor, constant: 6),
    ])
  }

  required init?(coder: NSCoder) { nil }
}

private final class Words: UICollectionViewDataSource {
  let words = ["A", "A longer one", "B", "The last of the words"]

  func collectionView(
    _ collectionView: UICollectionView, numberOfItemsInSection section: Int
  ) -> Int { words.count }

  func collectionView(
    _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell {
    let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "word", for: indexPath)
    (cell as? TextCell)?.label.text = words[indexPath.item]
    return cell
  }
}

@MainActor
@Suite struct CollectionSectionTests {
  @Test func `sections follow each other with their insets`() {
    let sections = Sections()
    sections.layout.sectionInset = UIEdgeInsets(top: 5, left: 0, bottom: 6, right: 0)
    sections.view.layoutIfNeeded()
    let frames = sections.collection.visibleCells.map(\.frame)
    #expect(frames.map(\.minY) == [5, 5, 36, 36, 36])
    #expect(sections.collection.contentSize == CGSize(width: 200, height: 62))
    #expect(
      sections.collection.indexPathsForVisibleItems
        == [[0, 0], [0, 1], [1, 0], [1, 1], [1, 2]])
  }

  @Test func `headers and footers surround the items and have the collection's width`() {
    let sections = Sections()
    sections.layout.headerReferenceSize = CGSize(width: 1, height: 30)
    sections.layout.footerReferenceSize = CGSize(width: 1, height: 9)
    sections.layout.sectionInset = UIEdgeInsets(top: 2, left: 0, bottom: 3, right: 0)
    sections.view.layoutIfNeeded()
    #expect(
      sections.frames(UICollectionView.elementKindSectionHeader)
        == [
          CGRect(x: 0, y: 0, width: 200, height: 30), CGRect(x: 0, y: 64, width: 200, height: 30),
        ])
    #expect(
      sections.frames(UICollectionView.elementKindSectionFooter)
        == [
          CGRect(x: 0, y: 55, width: 200, height: 9), CGRect(x: 0, y: 119, width: 200, height: 9),
        ])
    #expect(sections.asked == ["header 0", "footer 0", "header 1", "footer 1"])
    #expect(
      sections.collection.supplementaryView(
        forElementKind: UICollectionView.elementKindSectionHeader, at: [1, 0])?.frame.minY == 64)
  }

  @Test func `a horizontal layout uses a header's width`() {
    let sections = Sections()
    sections.layout.scrollDirection = .horizontal
    sections.layout.headerReferenceSize = CGSize(width: 25, height: 1)
    sections.view.layoutIfNeeded()
    #expect(
      sections.frames(UICollectionView.elementKindSectionHeader).first
        == CGRect(x: 0, y: 0, width: 25, height: 300))
    #expect(sections.collection.visibleCells.map(\.frame.minX) == [25, 25, 110, 110, 110])
  }

  @Test func `only visible headers and items are created`() {
    let sections = Sections()
    sections.counts = [Int](repeating: 3, count: 400)
    sections.layout.headerReferenceSize = CGSize(width: 0, height: 80)
    sections.view.layoutIfNeeded()
    #expect(sections.asked == ["header 0", "header 1", "header 2"])
    #expect(sections.collection.visibleCells.count == 9)
  }

  @Test func `reloading the data reuses a header`() throws {
    let sections = Sections()
    sections.layout.headerReferenceSize = CGSize(width: 0, height: 20)
    sections.view.layoutIfNeeded()
    let kind = UICollectionView.elementKindSectionHeader
    let before = Set(sections.collection.visibleSupplementaryViews(ofKind: kind))
    sections.collection.reloadData()
    let after = sections.collection.visibleSupplementaryViews(ofKind: kind)
    #expect(Set(after) == before)
    #expect(try after.allSatisfy { try #require($0 as? Heading).reuses == 1 })
  }

  @Test func `a flow delegate overrides the layout per section`() {
    let sections = Sections()
    let delegate = SecondSection()
    sections.layout.footerReferenceSize = CGSize(width: 0, height: 10)
    sections.collection.delegate = delegate
    _ = sections.view
    sections.view.layoutIfNeeded()
    let cells = sections.collection.visibleCells.map(\.frame)
    #expect(cells.map(\.height) == [20, 20, 50, 50, 50])
    #expect(cells.map(\.minX) == [0, 70, 80, 80, 80])
    // The distance is the footer's 10 and the header's 12 between sections, and 7 between two
    // lines.
    #expect(cells.map(\.minY) == [0, 0, 42, 99, 156])
    #expect(sections.frames(UICollectionView.elementKindSectionHeader).map(\.height) == [12])
  }

  @Test func `a tap on an item reports its section`() throws {
    let sections = Sections()
    let delegate = SecondSection()
    _ = sections.view
    sections.collection.delegate = delegate
    sections.view.layoutIfNeeded()
    let cell = try #require(sections.collection.cellForItem(at: [1, 1]))
    sections.view.tap(at: cell.center)
    #expect(delegate.selected == [[1, 1]])
    #expect(sections.collection.indexPathsForSelectedItems == [[1, 1]])
  }

  @Test func `with an estimated item size, the cells' constraints determine sizes`() {
    let layout = UICollectionViewFlowLayout()
    layout.estimatedItemSize = UICollectionViewFlowLayout.automaticSize
    let collection = UICollectionView(
      frame: CGRect(x: 0, y: 0, width: 150, height: 200), collectionViewLayout: layout)
    let words = Words()
    collection.register(TextCell.self, forCellWithReuseIdentifier: "word")
    collection.dataSource = words
    collection.layoutIfNeeded()
    let label = UILabel()
    for (cell, word) in zip(collection.visibleCells, words.words) {
      label.text = word
      #expect(cell.frame.width == label.intrinsicContentSize.width + 12)
      #expect(cell.frame.height == label.intrinsicContentSize.height + 8)
    }
    let rows = collection.visibleCells.map(\.frame.minY)
    #expect(rows[0] == rows[1] && rows[2] > rows[1] && rows[3] > rows[2])
  }
}
