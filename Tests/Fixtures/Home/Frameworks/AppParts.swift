import Combine
import CryptoKit
import SwiftUI
import UniformTypeIdentifiers
import UserNotifications
import WidgetKit
import os

// More parts of an app, of which a widget's files see the types.

final class Clock {
  private let count = OSAllocatedUnfairLock(initialState: 1)
  private let gate = OSAllocatedUnfairLock()
  private var timer: Timer?

  func start() {
    timer = Timer(
      fireAt: Date(timeIntervalSince1970: 0), interval: 60, target: self,
      selector: #selector(tick), userInfo: nil, repeats: true)
  }

  @objc func tick() {}

  var next: Int {
    gate.withLock {}
    return count.withLock { value in
      value += 2
      return value
    }
  }
}

struct Board: View, DropDelegate {
  var body: some View {
    Text("board").onDrop(of: [UTType.image], delegate: self)
  }

  func performDrop(info: DropInfo) -> Bool {
    info.hasItemsConforming(to: [UTType.image]) && !info.itemProviders(for: [.image]).isEmpty
  }

  func dropUpdated(info: DropInfo) -> DropProposal? { DropProposal(operation: .move) }
}

struct Island {
  @DynamicIslandExpandedContentBuilder
  private var regions: DynamicIslandExpandedContent<some View> {
    DynamicIslandExpandedRegion(.leading) { Text("a") }
    DynamicIslandExpandedRegion(.bottom) { Text("b") }
  }

  var island: DynamicIsland {
    DynamicIsland {
      regions
    } compactLeading: {
      Text("c")
    } compactTrailing: {
      Text("d")
    } minimal: {
      Text("e")
    }
  }
}

enum Reminders {
  static func isAllowed() async -> Bool {
    let center = UNUserNotificationCenter.current()
    guard (try? await center.requestAuthorization(options: [.alert])) == true else { return false }
    return await center.notificationSettings().authorizationStatus == .authorized
  }
}

struct LabelState: View {
  @Environment(\.labelsVisibility) private var labels
  @Environment(\.appearsActive) private var isActive

  var body: some View { Text("labels \(labels == .hidden) \(isActive)") }
}

struct Glow: View {
  var body: some View {
    Canvas { context, size in
      let side = min(size.width, size.height)
      context.addFilter(
        .shadow(
          color: Color(white: 0, opacity: 0.5 * Double(tanh(side * 32))), radius: side / 2,
          x: -side / 2 * sin(CGFloat.pi * side) * side, options: .shadowOnly))
    }
  }
}

@MainActor
enum AppParts {
  static var facts: [String] {
    let digest = Insecure.MD5.hash(data: Data("abc".utf8))
    let url = URL(fileURLWithPath: "/tmp")
    defer { url.stopAccessingSecurityScopedResource() }
    var latest = ""
    let joined = Publishers.CombineLatest3(Just(1), Just("b"), Just(2.5))
    let connection = joined.sink { latest = "\($0)\($1)\($2)" }
    connection.cancel()
    return [
      "md5 \(digest.prefix(3).map { String($0) }.joined(separator: " "))", "lock \(Clock().next)",
      "number \(CGFloat(truncating: NSNumber(value: 2.5)))", "latest \(latest)",
      "scoped \(url.startAccessingSecurityScopedResource())",
      "family \(access(\.widgetFamily)) \(access(\.widgetRenderingMode))",
    ]
  }
}

// An app's previews set values of the environment that have the names of the system's.
private func access<Value>(_: WritableKeyPath<EnvironmentValues, Value>) -> String { "set" }
private func access<Value>(_: KeyPath<EnvironmentValues, Value>) -> String { "read" }
