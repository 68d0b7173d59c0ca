import SwiftUI

struct Badge: View {
  let count: Int

  var body: some View {
    Text("\(count)").font(.caption).padding(6).background(Circle().fill(.orange))
  }
}

struct Badge_Previews: PreviewProvider {
  static var previews: some View {
    Badge(count: 3).previewLayout(.sizeThatFits)
    Badge(count: 42).previewDisplayName("Forty-two").previewLayout(.fixed(width: 60, height: 40))
      .previewDevice("iPhone SE (3rd generation)")
  }
}
