import NotificationCenter
import UIKit
import os

/// A widget that shows the results of asynchronous work, a label each.
final class TodayViewController: UIViewController, NCWidgetProviding {
  private var last: UILabel?
  private var order = ""

  private func show(_ name: String, _ text: String) {
    let label = UILabel()
    label.text = name + "=" + text
    label.font = .systemFont(ofSize: 2)
    label.translatesAutoresizingMaskIntoConstraints = false
    view.addSubview(label)
    label.leadingAnchor.constraint(equalTo: view.leadingAnchor).isActive = true
    label.topAnchor.constraint(equalTo: last?.bottomAnchor ?? view.topAnchor).isActive = true
    last = label
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    print("loaded")
    NSLog("logged %d", 7)
    os_log("%{public}@ %d", "written" as NSString, 8)
    Logger(subsystem: "a", category: "b").info("told \(9, privacy: .public)")
    showSystem()
    showRequests()
    if #unavailable(iOS 12) { Task { await work() } }
    // Work without an end takes the whole time that a widget has.
    if #available(iOS 14, *) { Task { await tick() } }
  }

  /// Ticks for ever, like a clock.
  private func tick() async {
    while !Task.isCancelled { try? await Task.sleep(for: .seconds(1)) }
  }

  private func showSystem() {
    if #available(iOS 13, *) { show("13", "yes") } else { show("13", "no") }
    if #unavailable(iOS 12) { show("12", "no") } else { show("12", "yes") }
    show("guard", guarded())
    show("other", Helper.system)
    let version = OperatingSystemVersion(majorVersion: 11, minorVersion: 0, patchVersion: 0)
    show("process", "\(ProcessInfo.processInfo.isOperatingSystemAtLeast(version))")
  }

  private func guarded() -> String {
    guard #available(iOS 10, iOSApplicationExtension 11.0, *), view != nil else { return "no" }
    return "yes"
  }

  private func showRequests() {
    let url = URL(string: "https://example.com/a")!
    show("data", (try? Data(contentsOf: url)).map { String(decoding: $0, as: UTF8.self) } ?? "nil")
    show("string", (try? String(contentsOf: url, encoding: .utf8)) ?? "nil")
    let absent = URL(string: "https://example.com/absent")!
    show("absent", (try? Data(contentsOf: absent)) == nil ? "nil" : "data")
    URLSession(configuration: .ephemeral).dataTask(with: url) { data, _, _ in
      let text = String(decoding: data ?? Data(), as: UTF8.self)
      DispatchQueue.main.async { self.show("session", text) }
    }.resume()
  }

  private func text(_ name: String) async throws -> String {
    let (data, _) = try await URLSession.shared.data(
      from: URL(string: "https://example.com/" + name)!)
    return String(decoding: data, as: UTF8.self)
  }

  private func work() async {
    async let first = text("a")
    async let second = text("b")
    show("async let", ((try? await first) ?? "nil") + " " + ((try? await second) ?? "nil"))
    try? await Task.sleep(nanoseconds: 300_000_000)
    show("slept", "nanoseconds")
    try? await Task.sleep(for: .milliseconds(300))
    show("slept again", "duration")
    let names = await withTaskGroup(of: String.self) { group in
      for number in 0..<4 { group.addTask { "\(number)" } }
      return await group.reduce(into: "") { $0 += $1 }
    }
    show("group", names)
    let counter = Counter()
    await withTaskGroup(of: Void.self) { group in
      for number in 0..<8 { group.addTask { await counter.add(number) } }
    }
    show("actor", await counter.order)
    let continued = await withCheckedContinuation { continuation in
      DispatchQueue.global().async { continuation.resume(returning: "queue") }
    }
    show("continuation", continued)
    try? await Task.sleep(for: .seconds(1))
    show("second", "over")
    Task.detached { await self.finish() }
  }

  @MainActor private func finish() { show("detached", "done") }
}

actor Counter {
  var order = ""

  func add(_ number: Int) { order += "\(number)" }
}
