import VitrineImages
import VitrineProject

/// The code of a file on which the other files of its module depend: everything but the bodies of
/// functions and computed properties.
///
/// The compiler reads bodies of other files for two purposes only: to inline functions that are
/// marked `@_transparent`, and to find the type behind `some`. The first keeps such a file whole, and
/// the second is done for a module that is compiled as a unit, not for one that is compiled file by
/// file.
package enum FileInterface {
  /// Returns the digest of a file's interface without comments and extra space.
  package static func digest(of bytes: [UInt8]) -> String {
    let tokens = SwiftTokenizer.tokens(of: bytes)
    let bodies = tokens.contains { $0.text == "_transparent" } ? [] : bodies(tokens, bytes)
    var text: [UInt8] = []
    var next = 0
    var end = 0
    for token in tokens {
      while next < bodies.count, bodies[next].upperBound <= token.range.lowerBound { next += 1 }
      if next < bodies.count, bodies[next].contains(token.range.lowerBound) {
        // The braces remain, because a protocol's requirement has none.
        if token.range.lowerBound == bodies[next].lowerBound { text += [UInt8(ascii: "{")] }
        end = token.range.upperBound
        continue
      }
      // An operator's meaning depends on the space around it.
      if token.startsLine {
        text.append(UInt8(ascii: "\n"))
      } else if token.range.lowerBound > end {
        text.append(UInt8(ascii: " "))
      }
      text += bytes[token.range]
      end = token.range.upperBound
    }
    return Digest.hex(of: text)
  }

  /// Returns the ranges of the outermost bodies, in order.
  ///
  /// A closure after `=` is no body, because the type of a property may depend on it.
  private static func bodies(_ tokens: [SwiftToken], _ bytes: [UInt8]) -> [Range<Int>] {
    let pieces = PieceFinder.pieces(tokens, in: bytes)
    let equals = tokens.filter { $0.isSymbol("=") }.map(\.range.lowerBound)
    var next = 0
    var ranges: [Range<Int>] = []
    for piece in pieces where piece.kind == .body {
      guard let parent = piece.parent.map({ pieces[$0] }) else { continue }
      if parent.kind == .property {
        // Pieces are in the order of their starts.
        while next < equals.count, equals[next] < parent.range.lowerBound { next += 1 }
        if next < equals.count, equals[next] < piece.range.lowerBound { continue }
      } else if parent.kind != .function {
        continue
      }
      if ranges.last.map({ piece.range.lowerBound >= $0.upperBound }) ?? true {
        ranges.append(piece.range)
      }
    }
    return ranges
  }
}
