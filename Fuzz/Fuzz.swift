import Glibc

/// `VitrineFuzz TARGET [libFuzzer's options] [FOLDER…]`, or `VitrineFuzz seeds FOLDER WIDGET…`.
@main enum Fuzz {
  /// Nil only before `main` has named it.
  nonisolated(unsafe) static var target: FuzzTarget?

  @MainActor static func main() {
    var words = CommandLine.arguments
    if words.count > 2, words[1] == "seeds" {
      do {
        try FuzzSeeds.write(into: words[2], from: Array(words[3...]))
      } catch {
        print("seeds: \(error)")
        exit(1)
      }
      return
    }
    guard words.count > 1, let target = FuzzTarget(rawValue: words.remove(at: 1)) else {
      let names = FuzzTarget.allCases.map(\.rawValue).joined(separator: " ")
      print("usage: VitrineFuzz TARGET [libFuzzer's options] [FOLDER…]\ntargets: \(names)")
      exit(2)
    }
    unsafe self.target = target
    var arguments = unsafe words.map { unsafe strdup($0) } + [nil]
    var count = CInt(words.count)
    let status = unsafe arguments.withUnsafeMutableBufferPointer { buffer in
      guard var start = buffer.baseAddress else { return 2 as CInt }
      return unsafe runDriver(&count, &start, read)
    }
    exit(status)
  }
}

/// Runs the target on an input of libFuzzer.
private func read(_ start: UnsafePointer<UInt8>?, _ count: Int) -> CInt {
  unsafe Fuzz.target?.run(unsafe Array(UnsafeBufferPointer(start: start, count: count)))
  return 0
}

/// libFuzzer's own `main`, but for the function that it calls.
@_silgen_name("LLVMFuzzerRunDriver")
private func runDriver(
  _ count: UnsafeMutablePointer<CInt>,
  _ arguments: UnsafeMutablePointer<UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>>,
  _ callback: @convention(c) (UnsafePointer<UInt8>?, Int) -> CInt
) -> CInt
