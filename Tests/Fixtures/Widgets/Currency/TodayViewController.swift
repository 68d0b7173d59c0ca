import NotificationCenter
import UIKit

class TodayViewController: UIViewController, NCWidgetProviding, UITextFieldDelegate {
  let amountField = UITextField()
  let fromControl = UISegmentedControl(items: ["EUR", "USD", "GBP"])
  let stepper = UIStepper()
  let picker = UIPickerView()
  let resultLabel = UILabel()
  let updatedLabel = UILabel()
  let rates: [String: Double] = ["EUR": 1, "USD": 1.1279, "GBP": 0.8751, "NOK": 9.4838]
  let defaults = UserDefaults(suiteName: "group.example.currency") ?? .standard

  override func viewDidLoad() {
    super.viewDidLoad()
    amountField.borderStyle = .roundedRect
    amountField.placeholder = "Amount"
    amountField.text = "100"
    amountField.keyboardType = .decimalPad
    amountField.returnKeyType = .done
    amountField.autocorrectionType = .no
    amountField.autocapitalizationType = .none
    amountField.clearButtonMode = .whileEditing
    amountField.textAlignment = .right
    amountField.delegate = self
    amountField.leftViewMode = .always
    amountField.addTarget(self, action: #selector(amountChanged(_:)), for: .editingChanged)
    amountField.inputAccessoryView = toolbar()
    let attributes = [NSAttributedString.Key.font: UIFont.systemFont(ofSize: 13)]
    fromControl.setTitleTextAttributes(attributes, for: .normal)
    fromControl.apportionsSegmentWidthsByContent = true
    fromControl.selectedSegmentIndex = defaults.object(forKey: "index") as? Int ?? 0
    fromControl.addTarget(self, action: #selector(currencyChanged), for: .valueChanged)
    stepper.minimumValue = 0
    stepper.maximumValue = 1000
    stepper.stepValue = 10
    stepper.value = 100
    stepper.wraps = true
    stepper.autorepeat = true
    stepper.addTarget(self, action: #selector(stepped(_:)), for: .valueChanged)
    resultLabel.font = UIFont.monospacedDigitSystemFont(ofSize: 28, weight: UIFont.Weight.light)
    resultLabel.minimumScaleFactor = 0.5
    resultLabel.adjustsFontSizeToFitWidth = true
    updatedLabel.font = UIFont.italicSystemFont(ofSize: 11)
    updatedLabel.textColor = UIColor.gray
    picker.dataSource = self
    picker.delegate = self

    let row = UIStackView(arrangedSubviews: [amountField, stepper])
    row.spacing = 8
    let column = UIStackView(arrangedSubviews: [row, fromControl, resultLabel, updatedLabel])
    column.axis = NSLayoutConstraint.Axis.vertical
    column.spacing = 6
    column.setCustomSpacing(2, after: resultLabel)
    column.translatesAutoresizingMaskIntoConstraints = false
    view.addSubview(column)
    NSLayoutConstraint.activate([
      column.topAnchor.constraint(equalTo: view.topAnchor, constant: 8),
      column.leadingAnchor.constraint(equalTo: view.leadingAnchor, constant: 16),
      view.trailingAnchor.constraint(equalTo: column.trailingAnchor, constant: 16),
    ])
    extensionContext?.widgetLargestAvailableDisplayMode = .expanded

    NotificationCenter.default.addObserver(
      self, selector: #selector(keyboardWillShow(_:)),
      name: UIResponder.keyboardWillShowNotification, object: nil)
    NotificationCenter.default.addObserver(
      self, selector: #selector(keyboardWillHide), name: UIResponder.keyboardWillHideNotification,
      object: nil)
    convert()
  }

  func toolbar() -> UIToolbar {
    let bar = UIToolbar(frame: CGRect(x: 0, y: 0, width: 320, height: 44))
    bar.items = [
      UIBarButtonItem(barButtonSystemItem: .flexibleSpace, target: nil, action: nil),
      UIBarButtonItem(title: "Done", style: .done, target: self, action: #selector(done)),
    ]
    bar.sizeToFit()
    return bar
  }

  @objc func done() {
    amountField.resignFirstResponder()
    view.endEditing(true)
  }

  @objc func amountChanged(_ sender: UITextField) { convert() }

  @objc func currencyChanged() {
    defaults.set(fromControl.selectedSegmentIndex, forKey: "index")
    defaults.synchronize()
    convert()
  }

  @objc func stepped(_ sender: UIStepper) {
    amountField.text = String(Int(sender.value))
    convert()
  }

  @objc func keyboardWillShow(_ notification: Notification) {
    guard
      let frame = (notification.userInfo?[UIResponder.keyboardFrameEndUserInfoKey] as? NSValue)?
        .cgRectValue
    else { return }
    preferredContentSize.height += frame.height
  }

  @objc func keyboardWillHide() { preferredContentSize = .zero }

  func convert() {
    let formatter = NumberFormatter()
    formatter.numberStyle = .currency
    formatter.currencyCode = "NOK"
    formatter.locale = Locale(identifier: "nb_NO")
    let amount = Double(amountField.text ?? "") ?? 0
    guard let name = fromControl.titleForSegment(at: max(0, fromControl.selectedSegmentIndex)),
      let rate = rates[name], let target = rates["NOK"]
    else { return }
    resultLabel.text = formatter.string(from: NSNumber(value: amount / rate * target))
    let time = DateFormatter()
    time.dateStyle = .medium
    time.timeStyle = .short
    time.locale = Locale(identifier: "en_GB")
    updatedLabel.text = "Updated " + time.string(from: Date())
  }

  func textFieldShouldReturn(_ textField: UITextField) -> Bool {
    textField.resignFirstResponder()
    return true
  }

  func textField(
    _ textField: UITextField, shouldChangeCharactersIn range: NSRange,
    replacementString string: String
  ) -> Bool {
    let allowed = CharacterSet(charactersIn: "0123456789.,")
    return string.rangeOfCharacter(from: allowed.inverted) == nil
  }

  func textFieldDidBeginEditing(_ textField: UITextField) {
    textField.selectAll(nil)
  }

  func widgetActiveDisplayModeDidChange(
    _ activeDisplayMode: NCWidgetDisplayMode, withMaximumSize maxSize: CGSize
  ) {
    preferredContentSize =
      activeDisplayMode == .compact ? maxSize : CGSize(width: maxSize.width, height: 150)
  }

  func widgetPerformUpdate(completionHandler: (@escaping (NCUpdateResult) -> Void)) {
    let url = URL(string: "https://www.ecb.europa.eu/stats/eurofxref/eurofxref-daily.xml")!
    let task = URLSession.shared.dataTask(with: url) { [weak self] data, response, error in
      guard let data = data, error == nil else {
        completionHandler(.failed)
        return
      }
      let parser = XMLParser(data: data)
      parser.delegate = self
      completionHandler(parser.parse() ? .newData : .noData)
    }
    task.resume()
  }
}

extension TodayViewController: UIPickerViewDataSource, UIPickerViewDelegate {
  func numberOfComponents(in pickerView: UIPickerView) -> Int { 1 }
  func pickerView(_ pickerView: UIPickerView, numberOfRowsInComponent component: Int) -> Int {
    rates.count
  }
  func pickerView(_ pickerView: UIPickerView, titleForRow row: Int, forComponent component: Int)
    -> String?
  { rates.keys.sorted()[row] }
  func pickerView(_ pickerView: UIPickerView, didSelectRow row: Int, inComponent component: Int) {
    convert()
  }
}

extension TodayViewController: XMLParserDelegate {
  func parser(
    _ parser: XMLParser, didStartElement elementName: String, namespaceURI: String?,
    qualifiedName qName: String?, attributes attributeDict: [String: String] = [:]
  ) {
    if elementName == "Cube", let name = attributeDict["currency"] { print(name) }
  }
}
