import NotificationCenter
import UIKit

struct Report: Codable {
  let city: String
  let degrees: Double
}

class TodayViewController: UIViewController, NCWidgetProviding {
  @IBOutlet weak var label: UILabel!

  func widgetPerformUpdate(completionHandler: (@escaping (NCUpdateResult) -> Void)) {
    let url = URL(string: "https://api.example.com/weather?city=Oslo")!
    let task = URLSession.shared.dataTask(with: url) { data, response, error in
      guard let data = data, let report = try? JSONDecoder().decode(Report.self, from: data) else {
        DispatchQueue.main.async {
          self.label.text = "Offline"
          completionHandler(.failed)
        }
        return
      }
      DispatchQueue.main.async {
        self.label.text = "\(report.city): \(Int(report.degrees))°"
        completionHandler(.newData)
      }
    }
    task.resume()
  }
}
