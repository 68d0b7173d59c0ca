import Glibc

/// Ending this program.
enum Process {
  static func exit(_ code: Int32) -> Never { Glibc.exit(code) }
}
