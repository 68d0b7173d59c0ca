/// A file without imports.
enum Helper {
  static var system: String {
    if #available(iOS 14, macOS 11, *) { return "14" }
    if #available(iOS 10, *) { return "10" }
    return "older"
  }
}
