/// AppIntents brings SwiftUI with it, because its controls take intents.
@_exported public import SwiftUI
