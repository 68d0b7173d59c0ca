import CoreGraphics
import Foundation
import Testing
import UIKit
import Vitrine
import VitrineGraphics
import VitrineUIKit

/// A data source with rows of texts.
private final class Rows: UIViewController, UITableViewDataSource, UITableViewDelegate {
  let table = UITableView()
  var sections: [[String]] = []
  var titles: [String?] = []
  var asked: [IndexPath] = []

  init(_ sections: [[String]], titles: [String?] = []) {
    self.sections = sections
    self.titles = titles
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) { nil }

  override func loadView() {
    table.dataSource = self
    table.delegate = self
    table.register(UITableViewCell.self, forCellReuseIdentifier: "row")
    table.frame = CGRect(x: 0, y: 0, width: 300, height: 200)
    view = table
  }

  func numberOfSections(in tableView: UITableView) -> Int { sections.count }

  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    sections[section].count
  }

  func tableView(
    _ tableView: UITableView, cellForRowAt indexPath: IndexPath
  ) -> UITableViewCell {
    asked.append(indexPath)
    let cell = tableView.dequeueReusableCell(withIdentifier: "row", for: indexPath)
    cell.textLabel?.text = sections[indexPath.section][indexPath.row]
    return cell
  }

  func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? {
    titles.indices.contains(section) ? titles[section] : nil
  }
}

/// A reusable header of 40 points for each section.
private final class Headed: UITableViewDelegate {
  private(set) var made: [UITableViewHeaderFooterView] = []

  func tableView(_ tableView: UITableView, viewForHeaderInSection section: Int) -> UIView? {
    let view = tableView.dequeueReusableHeaderFooterView(withIdentifier: "head")
    view?.textLabel?.text = "Section \(section)"
    if let view { made.append(view) }
    return view
  }

  func tableView(_ tableView: UITableView, heightForHeaderInSection section: Int) -> CGFloat { 40 }
}

/// A row as high as its wrapping text.
private final class TextCell: UITableViewCell {
  let label = UILabel()

  override init(style: CellStyle, reuseIdentifier: String?) {
    super.init(style: style, reuseIdentifier: reuseIdentifier)
    label.numberOfLines = 0
    contentView.holding(label)
    NSLayoutConstraint.activate([
      label.topAnchor.constraint(equalTo: contentView.topAnchor, constant: 4),
      label.bottomAnchor.constraint(equalTo: contentView.bottomAnchor, constant: -4),
      label.leadingAnchor.constraint(equalTo: contentView.leadingAnchor, constant: 10),
      label.trailingAnchor.constraint(equalTo: contentView.trailingAnchor, constant: -10),
    ])
  }

  required init?(coder: NSCoder) { nil }
}

@MainActor
@Suite struct TableTests {
  @Test func `rows are stacked and 44 points high`() {
    let rows = Rows([["a", "b", "c"]])
    rows.view.layoutIfNeeded()
    #expect(rows.table.visibleCells.map(\.frame.minY) == [0, 44, 88])
    #expect(rows.table.visibleCells.map(\.frame.width) == [300, 300, 300])
    #expect(rows.table.visibleCells.map { $0.textLabel?.text } == ["a", "b", "c"])
  }

  @Test func `a table of a thousand rows creates only the visible cells`() {
    let rows = Rows([(0..<1000).map { "\($0)" }])
    rows.view.layoutIfNeeded()
    #expect(rows.asked.count == 5)
    #expect(rows.table.indexPathsForVisibleRows?.last == IndexPath(row: 4, section: 0))
  }

  @Test func `the table's row height applies to every row`() {
    let rows = Rows([["a", "b"]])
    rows.table.rowHeight = 60
    rows.view.layoutIfNeeded()
    #expect(rows.table.visibleCells.map(\.frame.height) == [60, 60])
  }

  @Test func `reloading queries the data source and reuses cells`() {
    let rows = Rows([["a", "b"]])
    rows.view.layoutIfNeeded()
    let known = Set(rows.table.visibleCells)
    rows.sections = [["c"]]
    rows.table.reloadData()
    rows.view.layoutIfNeeded()
    #expect(rows.table.visibleCells.map { $0.textLabel?.text } == ["c"])
    #expect(known.isSuperset(of: rows.table.visibleCells))
  }

  @Test func `a registered header view is as wide as the table, and reused`() throws {
    let rows = Rows([["a"], ["b"]])
    let headed = Headed()
    rows.table.register(
      UITableViewHeaderFooterView.self, forHeaderFooterViewReuseIdentifier: "head")
    _ = rows.view
    rows.table.delegate = headed
    rows.view.layoutIfNeeded()
    #expect(rows.table.visibleCells.map(\.frame.minY) == [40, 124])
    #expect(headed.made.map(\.frame.width) == [300, 300])
    let label = try #require(headed.made.first?.textLabel)
    #expect(label.text == "Section 0")
    #expect(label.frame == CGRect(x: 15, y: 0, width: 270, height: 40))
    rows.table.reloadData()
    rows.view.layoutIfNeeded()
    #expect(headed.made.count == 4 && Set(headed.made).count == 2)
    #expect(rows.table.dequeueReusableHeaderFooterView(withIdentifier: "other") == nil)
  }

  @Test func `a section's title is above its rows`() {
    let rows = Rows([["a"], ["b"]], titles: ["First", "Second"])
    rows.view.layoutIfNeeded()
    #expect(rows.table.visibleCells.map(\.frame.minY) == [28, 100])
  }

  @Test func `tableHeaderView and tableFooterView: they surround all sections`() {
    let rows = Rows([["a", "b"]])
    rows.table.tableHeaderView = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 30))
    rows.table.tableFooterView = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 20))
    rows.view.layoutIfNeeded()
    #expect(rows.table.visibleCells.map(\.frame.minY) == [30, 74])
    #expect(
      rows.table.tableHeaderView?.frame == CGRect(x: 0, y: 0, width: 300, height: 30))
    #expect(
      rows.table.tableFooterView?.frame == CGRect(x: 0, y: 118, width: 300, height: 20))
    #expect(rows.table.contentSize.height == 138)
  }

  @Test func `insertRows and deleteRows: the data source's new rows are visible`() {
    let rows = Rows([["a", "b"]])
    rows.view.layoutIfNeeded()
    rows.sections = [["a", "new", "b"]]
    rows.table.insertRows(at: [IndexPath(row: 1, section: 0)], with: .automatic)
    rows.view.layoutIfNeeded()
    #expect(rows.table.visibleCells.map { $0.textLabel?.text } == ["a", "new", "b"])
    rows.sections = [["b"]]
    rows.table.beginUpdates()
    rows.table.deleteRows(
      at: [IndexPath(row: 0, section: 0), IndexPath(row: 1, section: 0)], with: .fade)
    rows.table.endUpdates()
    rows.view.layoutIfNeeded()
    #expect(rows.table.visibleCells.map { $0.textLabel?.text } == ["b"])
  }

  @Test func `cellForRow(at:): invisible rows have no cell`() {
    let rows = Rows([(0..<1000).map { "\($0)" }])
    rows.view.layoutIfNeeded()
    #expect(rows.table.cellForRow(at: IndexPath(row: 0, section: 0)) != nil)
    #expect(rows.table.cellForRow(at: IndexPath(row: 500, section: 0)) == nil)
    #expect(rows.table.numberOfRows(inSection: 0) == 1000)
  }

  @Test func `selectRow and deselectRow: at most one row is selected`() {
    let rows = Rows([["a", "b"]])
    rows.view.layoutIfNeeded()
    for row in 0..<2 {
      rows.table.selectRow(at: IndexPath(row: row, section: 0), animated: false)
    }
    #expect(rows.table.visibleCells.map(\.isSelected) == [false, true])
    rows.table.deselectRow(at: IndexPath(row: 1, section: 0), animated: false)
    #expect(rows.table.visibleCells.map(\.isSelected) == [false, false])
  }

  @Test func `a registered class is created by its own initializer`() {
    let table = UITableView()
    table.register(TextCell.self, forCellReuseIdentifier: "text")
    let cell = table.dequeueReusableCell(
      withIdentifier: "text", for: IndexPath(row: 0, section: 0))
    #expect(cell is TextCell)
    #expect(cell.reuseIdentifier == "text")
    #expect(cell.contentView.subviews.count == 1)
  }

  @Test func `an unknown identifier returns no cell`() {
    #expect(UITableView().dequeueReusableCell(withIdentifier: "none") == nil)
  }

  @Test func `constraints determine a row's height`() {
    let cell = TextCell(style: .default, reuseIdentifier: nil)
    cell.label.text = Array(repeating: "word", count: 40).joined(separator: " ")
    let size = cell.systemLayoutSizeFitting(
      CGSize(width: 200, height: 0), withHorizontalFittingPriority: .required,
      verticalFittingPriority: .fittingSizeLevel)
    #expect(size.width == 200)
    #expect(size.height > 80)
  }

  @Test(arguments: [
    (UITableViewCell.CellStyle.default, false), (.subtitle, true), (.value1, true),
    (.value2, true),
  ])
  func `cell styles have the platform's labels`(
    _ style: UITableViewCell.CellStyle, _ hasDetail: Bool
  ) {
    let cell = UITableViewCell(style: style, reuseIdentifier: nil)
    #expect(cell.textLabel != nil)
    #expect((cell.detailTextLabel != nil) == hasDetail)
  }

  @Test func `accessoryView: it is at the trailing edge, and the content ends before it`() {
    let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
    cell.accessoryType = .disclosureIndicator
    let toggle = UISwitch()
    cell.accessoryView = toggle
    cell.layoutIfNeeded()
    #expect(toggle.superview === cell)
    #expect(toggle.frame == CGRect(x: 254, y: 6.5, width: 51, height: 31))
    #expect(cell.contentView.frame.width == 244)
    let label = UILabel(frame: CGRect(x: 0, y: 0, width: 30, height: 20))
    cell.accessoryView = label
    cell.layoutIfNeeded()
    #expect(toggle.superview == nil)
    #expect(label.frame == CGRect(x: 275, y: 12, width: 30, height: 20))
    cell.accessoryView = nil
    cell.layoutIfNeeded()
    #expect(label.superview == nil)
    #expect(cell.contentView.frame.width == 287)
  }

  @Test func `accessoryView: it replaces the accessory type's drawing`() throws {
    func row(_ type: UITableViewCell.AccessoryType) throws -> Bitmap {
      try Stage.picture { controller in
        let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
        cell.accessoryView = UIView(frame: CGRect(x: 0, y: 0, width: 30, height: 20))
        cell.accessoryType = type
        controller.view.addSubview(cell)
      }
    }
    #expect(try Stage.areEqual(row(.none), row(.checkmark)))
  }

  @Test func `accessoryView: it is at the left edge of a right-to-left row`() {
    let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
    cell.semanticContentAttribute = .forceRightToLeft
    let label = UILabel(frame: CGRect(x: 0, y: 0, width: 30, height: 20))
    cell.accessoryView = label
    cell.layoutIfNeeded()
    #expect(label.frame.minX == 15)
    #expect(cell.contentView.frame.minX == 55)
  }

  @Test func `a table in code looks like a document's`() throws {
    var variant = Variant()
    variant.chrome = .none
    let document = try Stage.document(
      #"{"app": "T", "content": {"table": [{"row": "One"}, {"row": "Two"}]}, "margins": [0, 0, 0, 0]}"#
    )
    let code = Widget(title: "T") {
      let rows = Rows([["One", "Two"]])
      return rows
    }
    let pictures = try [Stage.picture(document, variant), Stage.picture(code, variant)]
    #expect(Stage.areEqual(pictures[0], pictures[1]))
  }
}

/// A grid of boxes.
private final class Boxes: UIViewController, UICollectionViewDataSource {
  let layout = UICollectionViewFlowLayout()
  lazy var collection = UICollectionView(
    frame: CGRect(x: 0, y: 0, width: 200, height: 100), collectionViewLayout: layout)
  var count = 5

  override func loadView() {
    collection.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "box")
    collection.dataSource = self
    view = collection
  }

  func collectionView(
    _ collectionView: UICollectionView, numberOfItemsInSection section: Int
  ) -> Int { count }

  func collectionView(
    _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell {
    collectionView.dequeueReusableCell(withReuseIdentifier: "box", for: indexPath)
  }
}

@MainActor
@Suite struct CollectionTests {
  @Test func `items fill lines, and a full line distributes its remaining space`() {
    let boxes = Boxes()
    boxes.layout.itemSize = CGSize(width: 50, height: 30)
    boxes.view.layoutIfNeeded()
    let frames = boxes.collection.visibleCells.map(\.frame)
    #expect(frames.map(\.minX) == [0, 75, 150, 0, 75])
    #expect(frames.map(\.minY) == [0, 0, 0, 40, 40])
  }

  @Test func `only visible items are created`() {
    let boxes = Boxes()
    boxes.count = 1000
    boxes.view.layoutIfNeeded()
    #expect(boxes.collection.visibleCells.count == 6)
  }

  @Test func `insets and spacing are respected`() {
    let boxes = Boxes()
    boxes.layout.itemSize = CGSize(width: 80, height: 20)
    boxes.layout.minimumLineSpacing = 4
    boxes.layout.sectionInset = UIEdgeInsets(top: 3, left: 10, bottom: 3, right: 10)
    boxes.view.layoutIfNeeded()
    let frames = boxes.collection.visibleCells.map(\.frame)
    #expect(frames.map(\.minX) == [10, 110, 10, 110, 10])
    #expect(frames.map(\.minY) == [3, 3, 27, 27, 51])
    #expect(boxes.collection.contentSize.height == 74)
  }
}
