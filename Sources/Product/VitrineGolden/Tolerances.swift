public import VitrineGraphics

/// A difference that is accepted in one region until a date, with a reason.
///
/// `until 2027-03-01 within 10,20 40x30 pixels 12 levels 3 total 40 NAME: REASON`
public struct Tolerance: Hashable, Sendable {
  /// The name of the golden.
  ///
  /// `*` matches any part of it.
  public var golden: String
  /// The region in pixels of the picture.
  public var region: Rect
  /// The largest number of differing pixels in one cluster.
  public var pixels: Int
  /// The largest difference of a channel, of 255.
  public var levels: Int
  /// The largest number of differing pixels in all clusters of a picture.
  ///
  /// The default is `pixels`.
  public var total: Int
  /// The last day on which the tolerance applies.
  public var expires: CivilDate
  /// The reason for the tolerance.
  public var reason: String

  /// The tolerance as a sentence.
  public var description: String {
    "\(golden): up to \(pixels) pixels\(total == pixels ? "" : " in a place, \(total) in all,") by "
      + "\(levels) of 255 within \(Int(region.width))×"
      + "\(Int(region.height)) at \(Int(region.minX)),\(Int(region.minY)), until \(expires): \(reason)"
  }

  /// Returns whether the tolerance applies to a golden.
  public func names(_ name: String) -> Bool {
    let parts = golden.split(separator: "*", omittingEmptySubsequences: false)
    guard parts.count > 1, let first = parts.first, let last = parts.last else {
      return golden == name
    }
    guard name.hasPrefix(first), name.hasSuffix(last), name.count >= first.count + last.count
    else { return false }
    var rest = name.dropFirst(first.count).dropLast(last.count)
    for part in parts.dropFirst().dropLast() where !part.isEmpty {
      guard let range = rest.firstRange(of: part) else { return false }
      rest = rest[range.upperBound...]
    }
    return true
  }

  /// Returns whether the tolerance covers a cluster of differing pixels.
  func covers(_ cluster: Cluster) -> Bool {
    region.contains(cluster.box) && cluster.pixels <= pixels && cluster.largest <= levels
  }
}

/// The tolerances of a folder of goldens, from its file `tolerances.txt`.
public struct Tolerances: Hashable, Sendable {
  /// The name of the file in the folder of goldens.
  public static let fileName = "tolerances.txt"
  private static let head = "vitrine tolerances 1"

  /// The tolerances in the order of the file.
  public private(set) var all: [Tolerance] = []
  /// The day that expiry dates are compared with.
  public let today: CivilDate

  /// Creates an empty list.
  public init(today: CivilDate) { self.today = today }

  /// Parses a list.
  ///
  /// `file` is its name in messages. Lines that begin with `#` are comments.
  public init(_ text: String, file: String, today: CivilDate) throws(GoldenError) {
    self.today = today
    let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
    guard lines.first.map(String.init) == Self.head else {
      throw .brokenManifest(file, 1, "the first line is not '\(Self.head)'")
    }
    for (index, line) in lines.enumerated().dropFirst() where !line.isEmpty && line.first != "#" {
      switch Self.tolerance(line) {
      case .success(let tolerance): all.append(tolerance)
      case .failure(let failure): throw .brokenManifest(file, index + 1, failure.reason)
      }
    }
  }

  /// The tolerances that haven't expired.
  public var active: [Tolerance] { all.filter { today <= $0.expires } }
  /// The tolerances that have expired.
  public var expired: [Tolerance] { all.filter { $0.expires < today } }

  /// Returns whether tolerances cover all differences between a picture and its golden.
  ///
  /// A cluster counts for the first tolerance that covers it and has enough pixels left of its
  /// total.
  public func allow(_ difference: Difference, of golden: String) -> Bool {
    guard case .differs = difference.verdict else { return false }
    let active = self.active.filter { $0.names(golden) }
    var left = active.map(\.total)
    return !active.isEmpty
      && difference.clusters.allSatisfy { cluster in
        let first = active.indices.first { index in
          active[index].covers(cluster) && cluster.pixels <= left[index]
        }
        guard let first else { return false }
        left[first] -= cluster.pixels
        return true
      }
  }

  private struct Failure: Error {
    var reason: String
  }

  private static func tolerance(_ line: Substring) -> Result<Tolerance, Failure> {
    func wrong(_ reason: String) -> Result<Tolerance, Failure> { .failure(Failure(reason: reason)) }
    guard let colon = line.firstRange(of: ": ") else {
      return wrong("expected ': ' and a reason at the end of the line")
    }
    let words = line[..<colon.lowerBound].split(separator: " ")
    let reason = line[colon.upperBound...]
    guard words.count >= 10, words[0] == "until", words[2] == "within", words[5] == "pixels",
      words[7] == "levels"
    else {
      return wrong("expected until DATE within X,Y WxH pixels N levels N [total N] NAME: REASON")
    }
    guard let expires = CivilDate(words[1]) else {
      return wrong("invalid date '\(words[1])': expected YYYY-MM-DD")
    }
    let place = words[3].split(separator: ",").compactMap { Int($0) }
    let size = words[4].split(separator: "x").compactMap { Int($0) }
    guard place.count == 2, size.count == 2, size.allSatisfy({ $0 > 0 }) else {
      return wrong("invalid region '\(words[3]) \(words[4])': expected X,Y WxH in pixels")
    }
    guard let pixels = Int(words[6]), pixels > 0 else {
      return wrong("invalid number of pixels '\(words[6])': expected 1 or more")
    }
    guard let levels = Int(words[8]), (1...255).contains(levels) else {
      return wrong("invalid number of levels '\(words[8])': expected 1 to 255")
    }
    var name = words[9...]
    var total = pixels
    if name.first == "total", name.count > 2 {
      guard let number = Int(name[name.startIndex + 1]), number >= pixels else {
        return wrong(
          "invalid total '\(name[name.startIndex + 1])': expected \(pixels) or more, the pixels of a place"
        )
      }
      total = number
      name = name.dropFirst(2)
    }
    guard reason.contains(where: \.isLetter) else { return wrong("the reason is missing") }
    return .success(
      Tolerance(
        golden: name.joined(separator: " "),
        region: Rect(
          x: Double(place[0]), y: Double(place[1]), width: Double(size[0]),
          height: Double(size[1])), pixels: pixels, levels: levels, total: total, expires: expires,
        reason: String(reason)))
  }
}
