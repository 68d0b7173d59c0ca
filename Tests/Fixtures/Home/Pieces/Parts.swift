import SwiftUI

let limit = [1, 2].map { $0 + 1 }.last ?? 0
let start: Level = 2

struct Badge: View {
  var level: Level
  var body: some View { Text("level \(level)") }
}

extension View {
  func card() -> some View { padding(4) }
}
