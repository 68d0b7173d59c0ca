import Foundation
import SwiftUI
import Testing
import WidgetKit

/// Views of two kinds in one type with previews.
private struct MixedPreviews: PreviewProvider {
  struct Badge: SwiftUI.View {
    var body: some SwiftUI.View { Color.red }
  }

  static var previews: some SwiftUI.View {
    Badge().previewContext(WidgetPreviewContext(family: .systemSmall))
    RainView(entry: RainEntry(date: Date(timeIntervalSince1970: 0), millimeters: 1))
      .padding()
      .previewContext(WidgetPreviewContext(family: .systemSmall))
    Color.blue
  }
}

extension SharedGalleryTests {
  @Suite @MainActor struct PreviewKindTests {
    init() {
      _WidgetGallery.removeAll()
      _WidgetGallery.register(bundle: RainBundle.self)
    }

    @Test func `a preview of a widget's own view has the widget's kind`() {
      _WidgetGallery.register(MixedPreviews.self, named: "Mixed", file: "A.swift", line: 1)
      #expect(_WidgetGallery.previews.map(\.kind) == [nil, "Rain", nil])
    }
  }
}
