import Foundation
import SwiftUI
import Synchronization

/// The entries of a timeline without their types.
struct AnyTimeline {
  var entries: [any TimelineEntry]
  var policy: TimelineReloadPolicy

  init(entries: [any TimelineEntry], policy: TimelineReloadPolicy) {
    self.entries = entries
    self.policy = policy
  }

  init<Entry>(_ timeline: Timeline<Entry>) {
    entries = timeline.entries
    policy = timeline.policy
  }

  /// Returns the index of the entry that is shown at a date: the last one that isn't later.
  ///
  /// The first entry is also shown before its date.
  func index(at date: Date) -> Int? {
    guard !entries.isEmpty else { return nil }
    return entries.lastIndex { $0.date <= date } ?? 0
  }
}

/// The entries of a widget and their views.
@MainActor
protocol EntrySource: WidgetSource {
  /// The type of the widget's views.
  static var contentType: Any.Type { get }
  /// Returns the entry for placeholders.
  func placeholder(in context: TimelineProviderContext) -> any TimelineEntry
  /// Returns the entry for the gallery of widgets.
  func snapshot(in context: TimelineProviderContext) async -> any TimelineEntry
  /// Returns the timeline.
  func timeline(in context: TimelineProviderContext) async -> AnyTimeline
  /// Returns the view of an entry, or nil for an entry of another widget.
  func view(of entry: any TimelineEntry) -> AnyView?
}

/// A value of an author's code that moves between isolation domains.
///
/// A provider may call its completion on any queue. The value is read only after that.
struct Carried<Value>: @unchecked Sendable {
  let value: Value

  init(_ value: Value) { self.value = value }
}

/// Returns the first value that a function passes to its completion.
@MainActor
func completed<Value>(
  _ start: @MainActor (@escaping @Sendable (Value) -> Void) -> Void
) async -> Value {
  let carried: Carried<Value> = await withCheckedContinuation { continuation in
    let completion = Completion(continuation)
    start { value in completion.resume(with: Carried(value)) }
  }
  return carried.value
}

/// A continuation that is resumed once, although an author's code may complete twice.
private final class Completion<Value>: Sendable {
  private let continuation: Mutex<CheckedContinuation<Carried<Value>, Never>?>

  init(_ continuation: CheckedContinuation<Carried<Value>, Never>) {
    self.continuation = Mutex(continuation)
  }

  func resume(with value: Carried<Value>) {
    let pending = continuation.withLock { pending in
      defer { pending = nil }
      return pending
    }
    pending?.resume(returning: value)
  }
}
