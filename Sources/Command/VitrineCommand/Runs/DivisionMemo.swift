import Synchronization
import VitrineMatrix

/// A cache of the last division of a plan, which successive portions share.
final class DivisionMemo: Sendable {
  private let last = Mutex<(count: Int, division: Division)?>(nil)

  func division(of matrix: Matrix, into count: Int) -> Division {
    if let last = last.withLock({ $0 }), last.count == count { return last.division }
    // Dividing sorts the plan, which a worker would otherwise repeat for each of its portions.
    let division = Division(of: Array(matrix.pictures.indices), in: matrix, into: count)
    last.withLock { $0 = (count, division) }
    return division
  }
}
