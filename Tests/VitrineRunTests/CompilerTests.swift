import TestSupport
import Testing
import VitrineRun

/// What the compiler of an extension's code is told.
@Suite struct CompilerTests {
  @Test func `every C module of the package is known to it`() {
    // One that is missing is an error in each extension that is run.
    let modules = PackageRoot.entries("Sources").filter {
      !["CoreGraphics", "CoreLocation"].contains($0) && $0.hasPrefix("C")
    }
    #expect(modules.count > 10)
    #expect(Set(Compiler.libraries) == Set(modules))
  }
}
