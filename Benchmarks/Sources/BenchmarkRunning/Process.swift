import Glibc

/// Ending this program.
package enum Process {
  package static func exit(_ code: Int32) -> Never { Glibc.exit(code) }
}
