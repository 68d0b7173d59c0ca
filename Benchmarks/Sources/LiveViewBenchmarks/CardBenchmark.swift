import BenchmarkRunning
import UIKit

extension LiveViewBenchmark {
  func measure() -> BenchmarkRunning.Measurement {
    switch self {
    case .card60:
      let times = MainActor.assumeIsolated {
        Stopwatch.times(301) { CardBenchmark.card().layoutIfNeeded() }
      }
      return BenchmarkRunning.Measurement(name: rawValue, unit: "ms", times: times)
    }
  }
}

/// A card of sixty live views, built in code and laid out: a stack of rows with labels, as a widget's
/// controller makes them in `viewDidLoad`.
enum CardBenchmark {
  /// The root, a column and ten rows, each with an icon, a stack of two labels and a value; the last
  /// rows have one label less, so that there are sixty views.
  @MainActor
  static func card() -> UIView {
    let root = UIView(frame: CGRect(x: 0, y: 0, width: 359, height: 440))
    let column = UIStackView()
    column.axis = .vertical
    column.spacing = 4
    column.translatesAutoresizingMaskIntoConstraints = false
    root.addSubview(column)
    let margins = root.layoutMarginsGuide
    NSLayoutConstraint.activate([
      column.topAnchor.constraint(equalTo: margins.topAnchor),
      column.leadingAnchor.constraint(equalTo: margins.leadingAnchor),
      column.trailingAnchor.constraint(equalTo: margins.trailingAnchor),
    ])
    for index in 0..<10 {
      let icon = UIView()
      NSLayoutConstraint.activate([
        icon.widthAnchor.constraint(equalToConstant: 24),
        icon.heightAnchor.constraint(equalToConstant: 24),
      ])
      let title = label("A title of row \(index)", 17)
      let texts = UIStackView(
        arrangedSubviews: index < 8 ? [title, label("and what it says below", 13)] : [title])
      texts.axis = .vertical
      let value = label("\(index * 37)", 17)
      value.setContentHuggingPriority(.defaultHigh, for: .horizontal)
      value.setContentCompressionResistancePriority(.required, for: .horizontal)
      let row = UIStackView(arrangedSubviews: [icon, texts, value])
      row.spacing = 8
      row.alignment = .center
      column.addArrangedSubview(row)
    }
    return root
  }

  @MainActor
  private static func label(_ text: String, _ size: CGFloat) -> UILabel {
    let label = UILabel()
    label.text = text
    label.font = .systemFont(ofSize: size)
    return label
  }
}
