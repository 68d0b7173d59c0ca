/// WidgetKit brings SwiftUI and Foundation with it, because a file may import only one of them.
@_exported public import SwiftUI
