import SwiftUI

struct Card: View {
  let title: String

  var body: some View {
    HStack {
      Text(title)
      Badge(count: 3)
    }
  }
}

#Preview("Screen") { Card(title: "Inbox") }
#Preview("Fitting", traits: .sizeThatFitsLayout) {
  Card(title: "Inbox").frame(width: 120, height: 50)
}
#Preview("Fixed", traits: .fixedLayout(width: 200, height: 80)) { Card(title: "Inbox") }
#Preview("Wide", traits: .landscapeLeft) { Card(title: "Inbox") }
