package import VitrineBase
package import VitrineGraphics

extension WrittenObject {
  /// Writes one number if all edges are equal, or four.
  package mutating func put(
    _ key: some JSONKeyName, _ insets: Insets, unless standard: Insets? = .zero
  ) {
    guard insets != standard else { return }
    if insets == Insets(all: insets.top) { return put(key, .number(insets.top)) }
    put(key, numbers: [insets.top, insets.left, insets.bottom, insets.right])
  }

  package mutating func put(_ key: some JSONKeyName, _ size: Size?) {
    guard let size else { return }
    put(key, numbers: [size.width, size.height].map { Self.within(0...10_000, $0) })
  }
}
