import SwiftUI

struct PriceTag: View {
  enum Style: CaseIterable { case plain, sale }
  let price: Int
  var style = Style.plain
  var body: some View {
    Text("\(price) €").padding(8).background(style == .sale ? Color.red : Color.yellow)
  }
}
