import SwiftUI

/// A view whose parts other files declare: a type, a function with an opaque type, and values.
struct PiecesView: View {
  var body: some View {
    VStack {
      Badge(level: start).card()
      Text("size \(MemoryLayout<Badge>.size), \(limit)")
    }
  }
}
