import Foundation
import TestResources
import Testing
import VitrineBase
import VitrineGraphics
import VitrineRaster
import VitrineTesting

/// Sixty small faults of a widget or of the engine: each fails its golden, and the failure says
/// which view it was, or that only pixels changed.
@Suite struct MutationProofTests {
  private static let document = """
    {"app": "Proof", "content": {"hstack": [
      {"gradient": ["#FFD84D", "#FF9F0A"], "id": "sun", "width": 40, "height": 40, "cornerRadius": 20},
      {"vstack": [
        {"label": "Partly cloudy", "id": "title", "font": "17", "color": "black"},
        {"label": "until the evening", "id": "detail", "font": "13", "color": "#444444"}
      ], "id": "texts", "spacing": 2},
      {"view": [], "id": "badge", "background": "#D02020", "width": 24, "height": 24}
    ], "id": "row", "spacing": 8, "alignment": "center"}, "margins": [10, 16, 10, 16]}
    """

  /// A fault of the document: the replaced text, its replacement, and the view that the failure
  /// must name.
  struct Fault: CustomTestStringConvertible, Sendable {
    var from: String
    var to: String
    var view: String
    var testDescription: String { "\(from) → \(to)" }
  }

  private static let faults = [
    Fault(from: "\"font\": \"17\"", to: "\"font\": \"18\"", view: "title"),
    Fault(from: "\"font\": \"17\"", to: "\"font\": \"17 medium\"", view: "title"),
    Fault(from: "\"font\": \"17\"", to: "\"font\": \"16.5\"", view: "title"),
    Fault(from: "\"font\": \"13\"", to: "\"font\": \"13 light\"", view: "detail"),
    Fault(from: "\"font\": \"13\"", to: "\"font\": \"12\"", view: "detail"),
    Fault(from: "Partly cloudy", to: "Partly Cloudy", view: "title"),
    Fault(from: "Partly cloudy", to: "Partly…", view: "title"),
    Fault(from: "until the evening", to: "until the evening.", view: "detail"),
    Fault(from: "until the evening", to: "until…", view: "detail"),
    Fault(from: "\"color\": \"black\"", to: "\"color\": \"#000001\"", view: "title"),
    Fault(from: "\"color\": \"black\"", to: "\"color\": \"black 0.99\"", view: "title"),
    Fault(from: "#444444", to: "#454444", view: "detail"),
    Fault(from: "#D02020", to: "#D02120", view: "badge"),
    Fault(from: "#FF9F0A", to: "#FF9F0E", view: "sun"),
    Fault(from: "\"width\": 40", to: "\"width\": 41", view: "sun"),
    Fault(from: "\"width\": 24", to: "\"width\": 23.5", view: "badge"),
    Fault(from: "\"height\": 24", to: "\"height\": 25", view: "badge"),
    Fault(from: "\"cornerRadius\": 20", to: "\"cornerRadius\": 19", view: "sun"),
    Fault(from: "\"spacing\": 2", to: "\"spacing\": 3", view: "detail"),
    Fault(from: "\"spacing\": 8", to: "\"spacing\": 9", view: "title"),
    Fault(from: "[10, 16, 10, 16]", to: "[11, 16, 10, 16]", view: "row"),
    Fault(from: "[10, 16, 10, 16]", to: "[10, 17, 10, 16]", view: "row"),
    Fault(from: "\"alignment\": \"center\"", to: "\"alignment\": \"top\"", view: "badge"),
    Fault(from: "\"id\": \"badge\"", to: "\"id\": \"badge\", \"alpha\": 0.99", view: "badge"),
    Fault(from: "\"id\": \"badge\"", to: "\"id\": \"badge\", \"hidden\": true", view: "badge"),
    Fault(from: "\"id\": \"detail\"", to: "\"id\": \"detail\", \"hidden\": true", view: "detail"),
  ]

  private let folder = FileManager.default.temporaryDirectory
    .appendingPathComponent("vitrine-\(UUID().uuidString)").path

  private func drawn(_ document: String, _ workshop: Workshop) throws -> Rendering {
    let path = folder + "/\(UUID().uuidString).json"
    try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
    try Data(document.utf8).write(to: URL(fileURLWithPath: path))
    var variant = Variant()
    // Small pictures are enough, because the proof doesn't depend on their size.
    variant.scaleOverride = 1
    return try render(try Widget.read(path), as: variant, in: workshop)
  }

  private func failure(of rendering: Rendering, _ mode: RecordMode = .never) -> GoldenFailure? {
    var settings = GoldenSettings(record: mode, folder: folder + "/Goldens")
    settings.environment = Environment([:])
    return GoldenCheck(settings: settings, file: #filePath)
      .failure(rendering, of: "proof.json", named: "proof")
  }

  @Test func `each of 26 faults of a widget is caught and names its view`() throws {
    defer { try? FileManager.default.removeItem(atPath: folder) }
    let workshop = Workshop(try TestResources.shared.get())
    #expect(failure(of: try drawn(Self.document, workshop), .missing) == nil)
    #expect(failure(of: try drawn(Self.document, workshop)) == nil)
    for fault in Self.faults {
      let mutated = Self.document.replacingOccurrences(of: fault.from, with: fault.to)
      #expect(mutated != Self.document)
      let message = failure(of: try drawn(mutated, workshop))?.message
      #expect(
        message?.contains("`\(fault.view)`") == true, "\(fault.testDescription): \(message ?? "")")
    }
  }

  /// A fault of the engine that no layout knows of.
  private func pixelFaults(_ picture: Bitmap, _ layout: SolvedPlaces) -> [(String, Bitmap, String?)]
  {
    var faults: [(String, Bitmap, String?)] = []
    // One level of one channel of one pixel: in each view, in the card and in the header.
    for (name, place) in layout.places {
      for shift in [0, 8, 16] as [UInt32] {
        var other = picture
        other.pixels[place.y * picture.width + place.x] ^= 1 << shift
        faults.append(("one level in \(name ?? "the chrome")", other, name))
      }
      var other = picture
      other.pixels[place.y * picture.width + place.x] ^= 0x00ff_ffff
      faults.append(("one pixel in \(name ?? "the chrome")", other, name))
    }
    // A part that is softer, or shifted by a pixel.
    let part = (x: 20, y: 70, width: 60, height: 40)
    let crop = picture.cropped(x: part.x, y: part.y, width: part.width, height: part.height)
    for sigma in [0.5, 1, 1.5] {
      let soft = gaussianBlur(crop, sigma: sigma)
      var other = picture
      for y in 0..<part.height {
        for x in 0..<part.width { other[part.x + x, part.y + y] = soft[x, y] }
      }
      faults.append(("blurred by \(sigma)", other, nil))
    }
    for (x, y) in [(1, 0), (0, 1), (1, 1)] {
      var other = picture
      for row in y..<part.height {
        for column in x..<part.width {
          other[part.x + column, part.y + row] = crop[column - x, row - y]
        }
      }
      faults.append(("shifted by \(x), \(y)", other, nil))
    }
    // One column, one row, and one picture narrower by a pixel.
    var column = picture
    for y in 0..<picture.height { column[picture.width / 2, y] = column[0, y] }
    faults.append(("one column", column, nil))
    var row = picture
    for x in 0..<picture.width { row[x, picture.height / 2] = row[x, 0] }
    faults.append(("one row", row, nil))
    faults.append(
      (
        "narrower by a pixel",
        picture.cropped(x: 0, y: 0, width: picture.width - 1, height: picture.height), nil
      ))
    faults.append(
      (
        "lower by a pixel",
        picture.cropped(x: 0, y: 0, width: picture.width, height: picture.height - 1), nil
      ))
    return faults
  }

  /// A pixel well inside each view, and two outside of all.
  private struct SolvedPlaces {
    var places: [(String?, (x: Int, y: Int))]
  }

  @Test func `each of 34 faults of the engine is caught and told from a widget's`() throws {
    defer { try? FileManager.default.removeItem(atPath: folder) }
    let drawn = try drawn(Self.document, Workshop(try TestResources.shared.get()))
    #expect(failure(of: drawn, .missing) == nil)
    let places = SolvedPlaces(places: [
      ("sun", (36, 100)), ("title", (75, 85)), ("badge", (345, 95)), ("detail", (85, 115)),
      (nil, (150, 15)), (nil, (350, 150)),
    ])
    let faults = pixelFaults(drawn.bitmap, places)
    #expect(faults.count == 34)
    for (what, bitmap, view) in faults {
      var mutated = drawn
      mutated.bitmap = bitmap
      let message = failure(of: mutated)?.message ?? "passed"
      if let view {
        #expect(message.contains("within `\(view)`"), "\(what): \(message)")
      } else {
        #expect(
          message.contains("pixels only") || message.contains("within `")
            || message.contains("sizes differ"), "\(what): \(message)")
      }
    }
  }
}
