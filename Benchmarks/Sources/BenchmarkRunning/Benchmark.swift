/// A named measurement.
package struct Benchmark: Sendable {
  package var name: String
  package var run: @Sendable () throws -> Measurement

  package init(name: String, run: @escaping @Sendable () throws -> Measurement) {
    self.name = name
    self.run = run
  }
}
