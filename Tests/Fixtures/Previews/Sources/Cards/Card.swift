import SwiftUI
import UIKit

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

#Preview("Controller") {
  let controller = UIViewController()
  controller.title = "Harbors"
  let box = UIView()
  box.accessibilityIdentifier = "box"
  box.translatesAutoresizingMaskIntoConstraints = false
  controller.view.addSubview(box)
  let safe = controller.view.safeAreaLayoutGuide
  NSLayoutConstraint.activate([
    box.topAnchor.constraint(equalTo: safe.topAnchor),
    box.bottomAnchor.constraint(equalTo: safe.bottomAnchor),
    box.leadingAnchor.constraint(equalTo: safe.leadingAnchor),
    box.widthAnchor.constraint(equalToConstant: 50),
  ])
  return UINavigationController(rootViewController: controller)
}

#Preview("Label", traits: .sizeThatFitsLayout) {
  let view = UIView()
  view.widthAnchor.constraint(equalToConstant: 70).isActive = true
  view.heightAnchor.constraint(equalToConstant: 30).isActive = true
  return view
}
