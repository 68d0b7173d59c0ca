import NotificationCenter
import UIKit

/// A question whose answer must not depend on the machine, the user or the day.
struct Probe {
  let name: String
  let answer: () -> Any

  init(_ name: String, _ answer: @escaping () -> Any) {
    self.name = name
    self.answer = answer
  }
}

/// A widget with a label for each probe.
final class ProbeController: UIViewController, NCWidgetProviding {
  private var count = 0

  override func viewDidLoad() {
    super.viewDidLoad()
    let probes =
      randomProbes + clockProbes + orderProbes + identityProbes + fileProbes + environmentProbes
      + localeProbes + machineProbes
    for probe in probes { show(probe.name, probe.answer()) }
    startWork()
    work.start()
  }

  private lazy var work = WorkProbes { self.show($0, $1) }

  /// Adds a line below the others.
  func show(_ name: String, _ value: Any) {
    let label = UILabel(frame: CGRect(x: 0, y: count * 12, width: 2000, height: 12))
    label.font = .systemFont(ofSize: 9)
    label.text = "\(name)=\(value)".replacingOccurrences(of: "\n", with: "|")
    view.addSubview(label)
    count += 1
  }

  /// Shows what queues and timers find.
  private func startWork() {
    DispatchQueue.main.async { self.show("queue.random", Int.random(in: 0..<1_000_000)) }
    DispatchQueue.main.asyncAfter(deadline: .now() + 0.2) {
      self.show("queue.uptime after 0.2 s", ProcessInfo.processInfo.systemUptime)
    }
    for index in 0..<3 {
      DispatchQueue.global().async {
        let number = Int.random(in: 0..<1_000_000)
        DispatchQueue.main.async { self.results[index] = number }
      }
    }
    DispatchQueue.main.asyncAfter(deadline: .now() + 0.3) {
      self.show("queue.concurrent random", self.results.sorted { $0.key < $1.key }.map(\.value))
    }
    let start = ContinuousClock.now
    DispatchQueue.global().async {
      Thread.sleep(forTimeInterval: 0.1)
      let took = ContinuousClock.now - start
      DispatchQueue.main.asyncAfter(deadline: .now() + 0.3) { self.show("queue.sleep", took) }
    }
    URLSession.shared.dataTask(with: URL(string: "https://example.com/news")!) {
      data, response, _ in
      let text = String(decoding: data ?? Data(), as: UTF8.self)
      DispatchQueue.main.asyncAfter(deadline: .now() + 0.5) {
        self.show("network.text", text)
        self.show("network.status", (response as? HTTPURLResponse)?.statusCode ?? 0)
      }
    }.resume()
  }

  private var results: [Int: Int] = [:]
}
