import Analytics
import SwiftUI

@main
struct ShopApp: App {
  init() { Analytics.start() }
  var body: some Scene { WindowGroup { Text("Shop") } }
}
