public import Foundation
import VitrineGolden

extension Snapshotting where Value == String, Format == String {
  /// The comparison of texts line by line.
  public static var lines: Snapshotting { Snapshotting(pathExtension: "txt", diffing: .lines) }
}

extension Diffing where Value == String {
  /// The comparison of texts line by line.
  public static var lines: Diffing {
    Diffing(
      toData: { Data($0.utf8) }, fromData: { String(decoding: $0, as: UTF8.self) },
      diff: { old, new in
        guard old != new else { return nil }
        let lines =
          LineDifference(expected: old, actual: new)?.lines ?? [
            "only line breaks at the end differ"
          ]
        let text = lines.joined(separator: "\n")
        let attachment = XCTAttachment(
          data: Data((text + "\n").utf8), uniformTypeIdentifier: "public.patch-file")
        attachment.name = "difference"
        return (text, [attachment])
      })
  }
}

extension Snapshotting where Format == String {
  /// The description of a value.
  public static var description: Snapshotting {
    SimplySnapshotting<String>.lines.pullback { String(describing: $0) }
  }

  /// The parts of a value as an indented list.
  public static var dump: Snapshotting {
    SimplySnapshotting<String>.lines.pullback { ValueDump().text(of: $0) }
  }

  /// A value of dictionaries, arrays, texts and numbers as JSON.
  public static var json: Snapshotting {
    json { value in
      try JSONSerialization.data(withJSONObject: value, options: [.prettyPrinted, .sortedKeys])
    }
  }

  /// Returns a strategy for encoded values, whose error is the text if one can't be encoded.
  fileprivate static func json(_ encode: @escaping (Value) throws -> Data) -> Snapshotting {
    encoded("json", encode)
  }

  fileprivate static func encoded(
    _ suffix: String, _ encode: @escaping (Value) throws -> Data
  ) -> Snapshotting {
    var strategy = SimplySnapshotting<String>.lines.pullback { (value: Value) in
      do {
        return String(decoding: try encode(value), as: UTF8.self)
      } catch {
        return "\(error)"
      }
    }
    strategy.pathExtension = suffix
    return strategy
  }
}

extension Snapshotting where Value: Encodable, Format == String {
  /// A value as JSON with sorted keys.
  public static var json: Snapshotting {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.prettyPrinted, .sortedKeys]
    return json(encoder)
  }

  /// Returns a strategy that encodes values as JSON.
  public static func json(_ encoder: JSONEncoder) -> Snapshotting {
    encoded("json") { try encoder.encode($0) }
  }

  /// A value as a property list in XML.
  public static var plist: Snapshotting {
    let encoder = PropertyListEncoder()
    encoder.outputFormat = .xml
    return plist(encoder)
  }

  /// Returns a strategy that encodes values as property lists.
  public static func plist(_ encoder: PropertyListEncoder) -> Snapshotting {
    encoded("plist") { try encoder.encode($0) }
  }
}

extension Snapshotting where Value == Data, Format == Data {
  /// The exact comparison of bytes.
  public static var data: Snapshotting {
    Snapshotting(
      pathExtension: nil,
      diffing: Diffing(toData: { $0 }, fromData: { $0 }) { old, new in
        guard old != new else { return nil }
        return ("The bytes differ: expected \(old.count), found \(new.count).", [])
      })
  }
}

extension Snapshotting where Value: CaseIterable, Format == String {
  /// Returns a strategy that lists the results of a function for all cases.
  public static func `func`<A>(
    into witness: Snapshotting<A, String>
  ) -> Snapshotting<(Value) -> A, String> {
    var strategy = SimplySnapshotting<String>.lines.asyncPullback { (function: (Value) -> A) in
      let results = Value.allCases.map { ("\($0)", function($0)) }
      return Async { callback in
        var rows: [String] = []
        func add(_ index: Int) {
          guard index < results.count else { return callback(rows.joined(separator: "\n")) }
          witness.snapshot(results[index].1).run { text in
            rows.append("\"\(results[index].0)\",\"\(text)\"")
            add(index + 1)
          }
        }
        add(0)
      }
    }
    strategy.pathExtension = "csv"
    return strategy
  }
}
