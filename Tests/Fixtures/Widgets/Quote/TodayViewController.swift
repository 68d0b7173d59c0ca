import NotificationCenter
import UIKit

class InsetLabel: UILabel {
  var insets = UIEdgeInsets(top: 4, left: 8, bottom: 4, right: 8)

  override func drawText(in rect: CGRect) {
    super.drawText(in: rect.inset(by: insets))
  }

  override func textRect(forBounds bounds: CGRect, limitedToNumberOfLines numberOfLines: Int)
    -> CGRect
  {
    let rect = super.textRect(
      forBounds: bounds.inset(by: insets), limitedToNumberOfLines: numberOfLines)
    return rect.inset(
      by: UIEdgeInsets(
        top: -insets.top, left: -insets.left, bottom: -insets.bottom, right: -insets.right))
  }

  override var intrinsicContentSize: CGSize {
    let size = super.intrinsicContentSize
    return CGSize(
      width: size.width + insets.left + insets.right,
      height: size.height + insets.top + insets.bottom)
  }
}

class TodayViewController: UIViewController, NCWidgetProviding {
  struct Quote {
    let text: String
    let author: String
  }

  let quotes = [
    Quote(text: "Simplicity is prerequisite for reliability.", author: "Edsger W. Dijkstra"),
    Quote(text: "Premature optimization is the root of all evil.", author: "Donald Knuth"),
  ]

  private let textView = UITextView()
  private let tagLabel = InsetLabel()
  private let shareButton = UIButton(type: .system)
  private var index = 0

  override func viewDidLoad() {
    super.viewDidLoad()
    textView.isEditable = false
    textView.isSelectable = false
    textView.isScrollEnabled = false
    textView.backgroundColor = .clear
    textView.textContainerInset = .zero
    textView.textContainer.lineFragmentPadding = 0
    textView.textContainer.maximumNumberOfLines = 3
    textView.dataDetectorTypes = []
    textView.linkTextAttributes = [.foregroundColor: UIColor.blue]
    textView.adjustsFontForContentSizeCategory = true

    tagLabel.text = "QUOTE OF THE DAY"
    tagLabel.font = .systemFont(ofSize: 10, weight: .heavy)
    tagLabel.textColor = .white
    tagLabel.backgroundColor = UIColor(patternImage: TodayViewController.stripes())
    tagLabel.layer.cornerRadius = 4
    tagLabel.layer.masksToBounds = true

    shareButton.setTitle("Next", for: .normal)
    shareButton.addTarget(self, action: #selector(next(_:)), for: [.touchUpInside])
    shareButton.setContentHuggingPriority(UILayoutPriority(rawValue: 252), for: .horizontal)
    shareButton.titleEdgeInsets = UIEdgeInsets.zero
    shareButton.accessibilityLabel = "Next quote"
    shareButton.isExclusiveTouch = true

    let header = UIStackView(arrangedSubviews: [tagLabel, UIView(), shareButton])
    header.alignment = .center
    let stack = UIStackView(arrangedSubviews: [header, textView])
    stack.axis = .vertical
    stack.spacing = 6
    stack.isLayoutMarginsRelativeArrangement = true
    stack.layoutMargins = UIEdgeInsets(top: 8, left: 16, bottom: 8, right: 16)
    view.addSubview(stack)
    stack.translatesAutoresizingMaskIntoConstraints = false
    stack.topAnchor.constraint(equalTo: topLayoutGuide.bottomAnchor).isActive = true
    stack.leadingAnchor.constraint(equalTo: view.leadingAnchor).isActive = true
    stack.trailingAnchor.constraint(equalTo: view.trailingAnchor).isActive = true
    stack.bottomAnchor.constraint(lessThanOrEqualTo: bottomLayoutGuide.topAnchor).isActive = true
    show(quotes[index])
  }

  private static func stripes() -> UIImage {
    let renderer = UIGraphicsImageRenderer(size: CGSize(width: 8, height: 8))
    return renderer.image { context in
      UIColor.darkGray.setFill()
      context.fill(CGRect(x: 0, y: 0, width: 8, height: 8))
      UIColor.gray.setFill()
      context.cgContext.fill(CGRect(x: 0, y: 0, width: 8, height: 4))
    }
  }

  private func show(_ quote: Quote) {
    let paragraph = NSMutableParagraphStyle()
    paragraph.lineSpacing = 2
    paragraph.hyphenationFactor = 0.5
    paragraph.lineBreakMode = .byWordWrapping

    let text = NSMutableAttributedString()
    text.append(
      NSAttributedString(
        string: "“",
        attributes: [
          .font: UIFont(name: "Georgia-Bold", size: 24)!, .foregroundColor: UIColor.red,
          .baselineOffset: -4,
        ]))
    let body = NSMutableAttributedString(
      string: quote.text,
      attributes: [
        .font: UIFont(
          descriptor: UIFontDescriptor.preferredFontDescriptor(withTextStyle: .body)
            .withSymbolicTraits(.traitItalic)!, size: 0),
        .paragraphStyle: paragraph,
        .kern: 0.2,
      ])
    let range = (quote.text as NSString).range(of: "root")
    if range.location != NSNotFound {
      body.addAttributes(
        [
          .underlineStyle: NSUnderlineStyle.single.rawValue, .underlineColor: UIColor.red,
          .strokeWidth: -2, .strokeColor: UIColor.black, .obliqueness: 0.1, .expansion: 0,
        ], range: range)
    }
    text.append(body)
    text.append(
      NSAttributedString(
        string: "\n— \(quote.author)",
        attributes: [
          .font: UIFont.preferredFont(forTextStyle: .footnote), .foregroundColor: UIColor.gray,
          .strikethroughColor: UIColor.red, .ligature: 1,
        ]))
    textView.attributedText = text
    let height = text.boundingRect(
      with: CGSize(width: 300, height: CGFloat.greatestFiniteMagnitude),
      options: [.usesLineFragmentOrigin, .usesFontLeading], context: nil
    ).height
    preferredContentSize = CGSize(width: 0, height: ceil(height) + 50)
  }

  @objc private func next(_ sender: Any?) {
    index = (index + 1) % quotes.count
    UIView.transition(
      with: textView, duration: 0.25, options: .transitionCrossDissolve,
      animations: {
        self.show(self.quotes[self.index])
      }, completion: nil)
  }

  override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    super.traitCollectionDidChange(previousTraitCollection)
    if previousTraitCollection?.preferredContentSizeCategory
      != traitCollection.preferredContentSizeCategory
    {
      show(quotes[index])
    }
  }

  func widgetPerformUpdate(completionHandler: @escaping (NCUpdateResult) -> Void) {
    let day = Calendar.current.ordinality(of: .day, in: .year, for: Date()) ?? 0
    index = day % quotes.count
    show(quotes[index])
    completionHandler(.newData)
  }
}
