import CoreGraphics
import Foundation
import Testing
import UIKit

/// Tests of sections' headers and footers.
@MainActor
@Suite struct TableBandTests {
  /// A table of two sections with a row each and configurable headers and footers.
  private final class Banded: UITableViewDataSource, UITableViewDelegate {
    var titles: (header: String?, footer: String?) = (nil, nil)
    var heights: (header: CGFloat, footer: CGFloat) = (
      UITableView.automaticDimension, UITableView.automaticDimension
    )
    var header: (UITableView) -> UIView? = { _ in nil }

    func numberOfSections(in tableView: UITableView) -> Int { 2 }

    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 1 }

    func tableView(
      _ tableView: UITableView, cellForRowAt indexPath: IndexPath
    ) -> UITableViewCell { UITableViewCell(style: .default, reuseIdentifier: nil) }

    func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? {
      titles.header
    }

    func tableView(_ tableView: UITableView, titleForFooterInSection section: Int) -> String? {
      titles.footer
    }

    func tableView(
      _ tableView: UITableView, heightForHeaderInSection section: Int
    ) -> CGFloat { heights.header }

    func tableView(
      _ tableView: UITableView, heightForFooterInSection section: Int
    ) -> CGFloat { heights.footer }

    func tableView(_ tableView: UITableView, viewForHeaderInSection section: Int) -> UIView? {
      header(tableView)
    }
  }

  private func rows(_ banded: Banded) -> [CGFloat] {
    let table = UITableView(frame: CGRect(x: 0, y: 0, width: 300, height: 300))
    table.dataSource = banded
    table.delegate = banded
    return table.visibleCells.map(\.frame.minY)
  }

  @Test func `a section's footer is between its rows and the next section's header`() {
    let banded = Banded()
    banded.titles.footer = "Footer"
    banded.heights.footer = 10
    #expect(rows(banded) == [0, 54])
  }

  @Test func `a header of height 0 is invisible, with or without a title`() {
    let banded = Banded()
    banded.titles = ("Header", "Footer")
    banded.heights = (0, 0)
    #expect(rows(banded) == [0, 44])
    banded.heights = (20, 0)
    #expect(rows(banded) == [20, 84])
  }

  /// A header that counts its preparations for reuse.
  private final class Counted: UITableViewHeaderFooterView {
    var count = 0

    override func prepareForReuse() {
      super.prepareForReuse()
      count += 1
    }
  }

  @Test func `a header prepares itself before each reuse`() {
    let banded = Banded()
    var shown: [Counted] = []
    banded.header = { table in
      let view = table.dequeueReusableHeaderFooterView(withIdentifier: "head") as? Counted
      if let view { shown.append(view) }
      return view
    }
    let table = UITableView(frame: CGRect(x: 0, y: 0, width: 300, height: 300))
    table.register(Counted.self, forHeaderFooterViewReuseIdentifier: "head")
    table.dataSource = banded
    table.delegate = banded
    table.layoutIfNeeded()
    #expect(shown.map(\.count) == [0, 0])
    table.reloadData()
    table.layoutIfNeeded()
    #expect(shown.suffix(2).map(\.count) == [1, 1])
  }
}
