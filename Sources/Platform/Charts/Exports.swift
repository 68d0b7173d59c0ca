/// Charts brings SwiftUI with it.
@_exported public import SwiftUI
