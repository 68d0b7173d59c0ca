import Vitrine
import VitrineBase
import VitrineGraphics
import VitrineImport
import VitrineMatrix

/// A change of each property of a variant, by the property's name.
let variantChanges: [String: @Sendable (inout Variant) -> Void] = [
  "kind": { $0.kind = "tide" },
  "family": { $0.family = .large },
  "entry": { $0.entry = .timeline(2) },
  "rendering": { $0.rendering = .accented }, "moment": { $0.moment = Moment("2026-03-01T09:00") },
  "preview": { $0.preview = "Rainy day" },
  "device": { $0.device = .mac },
  "host": { $0.host = .lock },
  "column": { $0.column = .right },
  "orientation": { $0.orientation = .landscape },
  "mode": { $0.mode = .expanded },
  "textSize": { $0.textSize = .xxl },
  "locale": { $0.locale = "ar" },
  "direction": { $0.direction = .ltr },
  "wallpaper": { $0.wallpaper = .named("dark") },
  "system": { $0.system = .ios12 },
  "chrome": { $0.chrome = .screen },
  "canvas": { $0.canvas = .file },
  "scaleOverride": { $0.scaleOverride = 1 },
  "reducesTransparency": { $0.reducesTransparency = true },
  "increasesContrast": { $0.increasesContrast = true },
  "usesBoldText": { $0.usesBoldText = true },
  "clock": { $0.clock = "10:00" },
  "date": { $0.date = "today" },
  "isAdded": { $0.isAdded = false },
  "isEditing": { $0.isEditing = true },
  "state": { $0.state = "empty" },
  "data": {
    $0.data = DataFile("d.json", JSONValue(.object([]), at: SourceLocation(file: "d.json")))
  },
  "appearance": { $0.appearance = .dark },
  "scroll": { $0.scroll = 40 },
  "newWidgets": { $0.newWidgets = 3 },
  "overlay": { $0.overlay = .frames },
]
