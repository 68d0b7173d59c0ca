import Synchronization
import VitrineMatrix

/// The last division of a plan: one portion after another is of the same.
final class DivisionMemo: Sendable {
  private let last = Mutex<(count: Int, division: Division)?>(nil)

  func division(of matrix: Matrix, into count: Int) -> Division {
    if let last = last.withLock({ $0 }), last.count == count { return last.division }
    // Dividing sorts the whole plan, which a worker would otherwise pay for with each of its
    // portions.
    let division = Division(of: Array(matrix.pictures.indices), in: matrix, into: count)
    last.withLock { $0 = (count, division) }
    return division
  }
}
