extension PreviewServer {
  /// Serves at a port, or at the address of the last time.
  ///
  /// If that address is taken, any other is used.
  static func start(
    for inputs: [String], port: UInt16?, servesNetwork: Bool, drawers: Int,
    _ answer: @escaping @Sendable (Request) -> Answer
  ) throws(CommandError) -> PreviewServer {
    guard isAvailable else {
      throw CommandError(
        code: .cannotWrite,
        message: "error: the preview needs libmicrohttpd; install the package libmicrohttpd12")
    }
    var kept = PreviewAddress.kept(for: inputs)
    if let port { kept.port = port }
    // Another preview of the same input may have the address. This one then gets a new address.
    func start(at address: PreviewAddress) -> PreviewServer? {
      Self.start(at: address, servesNetwork: servesNetwork, drawers: drawers, answer)
    }
    let server = start(at: kept) ?? (port == nil ? start(at: PreviewAddress(port: 0)) : nil)
    guard let server else {
      throw CommandError(
        code: .cannotWrite,
        message:
          "error: port \(kept.port) is not available; another preview may be running; choose "
          + "one with --port")
    }
    if server.address.secret == kept.secret { server.address.keep(for: inputs) }
    return server
  }
}
