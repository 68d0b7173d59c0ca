import NotificationCenter
import UIKit

struct Quote {
  var symbol: String
  var name: String
  var price: Double
  var history: [CGFloat]

  var change: Double {
    guard let first = history.first, let last = history.last, first != 0 else { return 0 }
    return Double((last - first) / first)
  }
}

final class SparklineView: UIView {
  var values: [CGFloat] = [] { didSet { setNeedsDisplay() } }
  var lineColor = UIColor.green { didSet { setNeedsDisplay() } }

  override class var layerClass: AnyClass { CAShapeLayer.self }

  override func layoutSublayers(of layer: CALayer) {
    super.layoutSublayers(of: layer)
    guard let shape = layer as? CAShapeLayer, values.count > 1 else { return }
    let low = values.min()!
    let high = values.max()!
    let path = CGMutablePath()
    for (index, value) in values.enumerated() {
      let x = bounds.width * CGFloat(index) / CGFloat(values.count - 1)
      let y = bounds.height * (1 - (value - low) / max(high - low, 0.0001))
      index == 0 ? path.move(to: CGPoint(x: x, y: y)) : path.addLine(to: CGPoint(x: x, y: y))
    }
    shape.path = path
    shape.strokeColor = lineColor.cgColor
    shape.fillColor = nil
    shape.lineWidth = 1.5
    shape.lineJoin = CAShapeLayerLineJoin.round
  }
}

class QuoteCell: UITableViewCell {
  @IBOutlet weak var symbolLabel: UILabel!
  let sparkline = SparklineView()
  let priceButton = UIButton(type: .custom)

  override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
    super.init(style: .subtitle, reuseIdentifier: reuseIdentifier)
    setUp()
  }

  required init?(coder aDecoder: NSCoder) {
    super.init(coder: aDecoder)
    setUp()
  }

  private func setUp() {
    backgroundColor = .clear
    selectionStyle = .none
    separatorInset = UIEdgeInsets(top: 0, left: 16, bottom: 0, right: 16)
    layoutMargins = .zero
    preservesSuperviewLayoutMargins = false
    textLabel?.font = UIFont.boldSystemFont(ofSize: 16)
    detailTextLabel?.textColor = UIColor.darkGray
    priceButton.titleLabel?.font = UIFont.monospacedDigitSystemFont(
      ofSize: 14, weight: UIFont.Weight.medium)
    priceButton.layer.cornerRadius = 5
    priceButton.clipsToBounds = true
    priceButton.contentEdgeInsets = UIEdgeInsets(top: 4, left: 8, bottom: 4, right: 8)
    priceButton.adjustsImageWhenHighlighted = false
    priceButton.showsTouchWhenHighlighted = true
    priceButton.imageView?.contentMode = .scaleAspectFit
    contentView.addSubview(sparkline)
    contentView.addSubview(priceButton)
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    let size = priceButton.sizeThatFits(bounds.size)
    priceButton.frame = CGRect(
      x: contentView.bounds.width - size.width - 16,
      y: (contentView.bounds.height - size.height) / 2, width: size.width, height: size.height)
    sparkline.frame = CGRect(
      x: priceButton.frame.minX - 90, y: 10, width: 76, height: contentView.bounds.height - 20)
  }

  override func setSelected(_ selected: Bool, animated: Bool) {
    super.setSelected(selected, animated: animated)
  }

  override func setHighlighted(_ highlighted: Bool, animated: Bool) {
    super.setHighlighted(highlighted, animated: animated)
    priceButton.alpha = highlighted ? 0.6 : 1
  }

  override func setEditing(_ editing: Bool, animated: Bool) {
    super.setEditing(editing, animated: animated)
  }
}

class TodayViewController: UITableViewController, NCWidgetProviding {
  var quotes: [Quote] = [
    Quote(
      symbol: "AAPL", name: "Apple Inc.", price: 155.45, history: [150, 151, 149, 153, 152, 155.45]),
    Quote(
      symbol: "GOOG", name: "Alphabet", price: 975.6, history: [985, 980, 982, 970, 978, 975.6]),
    Quote(
      symbol: "TSLA", name: "Tesla", price: 339.85, history: [320, 322, 330, 328, 335, 339.85]),
  ]

  let numberFormatter: NumberFormatter = {
    let formatter = NumberFormatter()
    formatter.numberStyle = .decimal
    formatter.minimumFractionDigits = 2
    formatter.maximumFractionDigits = 2
    formatter.positivePrefix = "+"
    return formatter
  }()

  override func viewDidLoad() {
    super.viewDidLoad()
    tableView.register(QuoteCell.self, forCellReuseIdentifier: "quote")
    tableView.separatorStyle = .singleLine
    tableView.separatorColor = UIColor(white: 0, alpha: 0.2)
    tableView.separatorEffect = UIVibrancyEffect.widgetSecondary()
    tableView.separatorInsetReference = .fromCellEdges
    tableView.rowHeight = 50
    tableView.estimatedRowHeight = 50
    tableView.sectionHeaderHeight = 0
    tableView.estimatedSectionHeaderHeight = 0
    tableView.tableFooterView = UIView(frame: .zero)
    tableView.allowsMultipleSelection = false
    tableView.allowsSelectionDuringEditing = false
    tableView.cellLayoutMarginsFollowReadableWidth = false
    tableView.alwaysBounceVertical = false
    tableView.keyboardDismissMode = .onDrag
    extensionContext?.widgetLargestAvailableDisplayMode = .expanded
    quotes.sort { $0.symbol < $1.symbol }
  }

  override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    tableView.flashScrollIndicators()
  }

  override func numberOfSections(in tableView: UITableView) -> Int {
    1
  }

  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    let expanded = extensionContext?.widgetActiveDisplayMode == NCWidgetDisplayMode.expanded
    return expanded ? quotes.count : min(2, quotes.count)
  }

  override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath)
    -> UITableViewCell
  {
    let cell = tableView.dequeueReusableCell(withIdentifier: "quote", for: indexPath) as! QuoteCell
    let quote = quotes[indexPath.row]
    cell.textLabel?.text = quote.symbol
    cell.detailTextLabel?.text = quote.name
    cell.sparkline.values = quote.history
    // swift-format-ignore: NoPlaygroundLiterals
    let color =
      quote.change >= 0
      ? #colorLiteral(red: 0.2980392157, green: 0.8509803922, blue: 0.3921568627, alpha: 1)
      : UIColor.red
    cell.sparkline.lineColor = color
    cell.priceButton.backgroundColor = color
    cell.priceButton.setTitle(
      numberFormatter.string(from: NSNumber(value: quote.price * quote.change)), for: .normal)
    cell.priceButton.setTitleColor(.white, for: UIControl.State.normal)
    cell.priceButton.tag = indexPath.row
    cell.priceButton.addTarget(
      self, action: #selector(TodayViewController.priceTapped(_:)), for: .touchUpInside)
    return cell
  }

  override func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat
  {
    50
  }

  override func tableView(_ tableView: UITableView, estimatedHeightForRowAt indexPath: IndexPath)
    -> CGFloat
  {
    50
  }

  override func tableView(_ tableView: UITableView, canEditRowAt indexPath: IndexPath) -> Bool {
    false
  }

  override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    tableView.deselectRow(at: indexPath, animated: true)
    let symbol = quotes[indexPath.row].symbol.addingPercentEncoding(
      withAllowedCharacters: .urlQueryAllowed)!
    extensionContext?.open(URL(string: "stocks://?symbol=\(symbol)")!)
  }

  @objc func priceTapped(_ sender: UIButton) {
    let point = sender.convert(CGPoint.zero, to: tableView)
    guard let indexPath = tableView.indexPathForRow(at: point) else { return }
    tableView.reloadRows(at: [indexPath], with: .fade)
  }

  func widgetActiveDisplayModeDidChange(
    _ activeDisplayMode: NCWidgetDisplayMode, withMaximumSize maxSize: CGSize
  ) {
    tableView.reloadData()
    tableView.layoutIfNeeded()
    switch activeDisplayMode {
    case .compact:
      preferredContentSize = maxSize
    case .expanded:
      preferredContentSize = CGSize(
        width: maxSize.width, height: min(maxSize.height, tableView.contentSize.height))
    @unknown default:
      break
    }
  }

  func widgetPerformUpdate(completionHandler: (@escaping (NCUpdateResult) -> Void)) {
    tableView.reloadData()
    completionHandler(.newData)
  }
}
