extension PreviewServer {
  /// Serves at a port, or at the address of the last time.
  ///
  /// If that address is taken, any other is used.
  static func start(
    for path: String, port: UInt16?, drawers: Int,
    _ answer: @escaping @Sendable (Request) -> Answer
  ) throws(CommandError) -> PreviewServer {
    guard isAvailable else {
      throw CommandError(
        code: .cannotWrite,
        message: "error: the preview needs libmicrohttpd; install the package libmicrohttpd12")
    }
    var kept = PreviewAddress.kept(for: path)
    if let port { kept.port = port }
    // Another preview of the same input may have the address. This one then gets a new address.
    let server =
      start(at: kept, drawers: drawers, answer)
      ?? (port == nil ? start(at: PreviewAddress(port: 0), drawers: drawers, answer) : nil)
    guard let server else {
      throw CommandError(
        code: .cannotWrite,
        message:
          "error: port \(kept.port) is not available; another preview may be running; choose "
          + "one with --port")
    }
    if server.address.secret == kept.secret { server.address.keep(for: path) }
    return server
  }
}
