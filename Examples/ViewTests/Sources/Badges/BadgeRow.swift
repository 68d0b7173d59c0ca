public import SwiftUI

/// A title and a number in a capsule, in SwiftUI.
public struct BadgeRow: View {
  let title: String
  let count: Int

  public init(_ title: String, count: Int) {
    self.title = title
    self.count = count
  }

  public var body: some View {
    HStack(spacing: 8) {
      Text(title).font(.headline)
      Text("\(count)").font(.footnote).foregroundColor(.white)
        .padding(.horizontal, 8)
        .background(Capsule().fill(count > 9 ? Color.red : Color.blue))
    }
    .padding(8)
    .background(Color(UIColor.systemBackground))
  }
}
