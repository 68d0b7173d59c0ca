public import UIKit

/// A title and a number in a capsule.
public final class BadgeView: UIView {
  public let title = UILabel()
  public let number = UILabel()

  public init(_ text: String, count: Int) {
    super.init(frame: .zero)
    backgroundColor = .systemBackground
    title.text = text
    title.font = .preferredFont(forTextStyle: .headline)
    number.text = "\(count)"
    number.font = .preferredFont(forTextStyle: .footnote)
    number.textColor = .white
    number.backgroundColor = count > 9 ? .systemRed : .systemBlue
    number.textAlignment = .center
    number.layer.cornerRadius = 8
    number.clipsToBounds = true
    for label in [title, number] {
      label.translatesAutoresizingMaskIntoConstraints = false
      addSubview(label)
    }
    NSLayoutConstraint.activate([
      title.leadingAnchor.constraint(equalTo: leadingAnchor, constant: 8),
      title.topAnchor.constraint(equalTo: topAnchor, constant: 8),
      bottomAnchor.constraint(equalTo: title.bottomAnchor, constant: 8),
      number.leadingAnchor.constraint(equalTo: title.trailingAnchor, constant: 8),
      number.centerYAnchor.constraint(equalTo: title.centerYAnchor),
      number.widthAnchor.constraint(equalToConstant: 32),
      number.heightAnchor.constraint(equalToConstant: 16),
      trailingAnchor.constraint(equalTo: number.trailingAnchor, constant: 8),
    ])
  }

  public required init?(coder: NSCoder) { nil }
}
