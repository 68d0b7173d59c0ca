import Foundation
import UIKit

private final class Item: Hashable {
  let number: Int
  init(_ number: Int) { self.number = number }
  static func == (left: Item, right: Item) -> Bool { left === right }
  func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}

private let items = (0..<24).map { Item($0) }
private let objects = (0..<24).map { _ in NSObject() }

private func views() -> Any {
  let views = (0..<24).map { index -> UIView in
    let view = UIView()
    view.tag = index
    return view
  }
  return Set(views).map(\.tag)
}

let orderProbes = [
  Probe("order.strings", { Set(["a", "b", "c", "d", "e", "f", "g"]).joined() }),
  Probe("order.numbers", { Array(Set(1...30)) }),
  Probe("order.dictionary", { ["x": 1, "y": 2, "z": 3, "w": 4, "v": 5].map(\.key) }),
  Probe("order.objects", { Set(items).map(\.number) }),
  Probe(
    "order.identifiers",
    {
      Dictionary(uniqueKeysWithValues: items.map { (ObjectIdentifier($0), $0.number) }).map(\.value)
    }),
  Probe("order.views", views),
  Probe("order.foundation objects", { Set(objects).map { objects.firstIndex(of: $0)! } }),
  Probe("order.NSSet", { NSSet(array: ["a", "b", "c", "d", "e"]).allObjects.map { "\($0)" } }),
  Probe(
    "order.NSDictionary",
    { NSDictionary(dictionary: ["a": 1, "b": 2, "c": 3]).allKeys.map { "\($0)" } }),
  Probe(
    "order.sorted by identity",
    { items.sorted { ObjectIdentifier($0) < ObjectIdentifier($1) }.map(\.number) }),
  Probe(
    "order.types",
    {
      Set([
        ObjectIdentifier(Int.self), ObjectIdentifier(String.self), ObjectIdentifier(UIView.self),
      ]).count
    }),
  Probe(
    "order.JSON",
    {
      String(
        decoding: try! JSONSerialization.data(withJSONObject: ["b": 1, "a": 2, "c": 3]),
        as: UTF8.self)
    }),
  Probe("order.grouped", { Dictionary(grouping: 0..<20) { $0 % 5 }.map(\.key) }),
  Probe("order.UUIDs", { Set((0..<8).map { _ in UUID() }).map { $0.uuidString.prefix(4) } }),
]
