import SwiftUI
import WidgetKit

/// The widgets of the app.
@main
struct HarborWidgets: WidgetBundle {
  var body: some Widget {
    TideWidget()
    FerryWidget()
    WindWidget()
  }
}
