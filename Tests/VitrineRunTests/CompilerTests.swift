import TestSupport
import Testing
import VitrineRun

/// Tests of the compiler's arguments for an extension's code.
@Suite struct CompilerTests {
  @Test func `every C module of the package is known to it`() {
    // One that is missing is an error in each extension that is run.
    let modules = ["C", "System", "Run"].flatMap { PackageRoot.entries("Sources/\($0)") }
      .filter { $0.hasPrefix("C") }
    #expect(modules.count > 10)
    #expect(Set(Compiler.libraries) == Set(modules))
  }
}
