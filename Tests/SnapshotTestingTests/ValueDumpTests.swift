import SnapshotTesting
import Testing

@Suite struct ValueDumpTests {
  private func dump<Value>(_ value: Value) -> String {
    var text = ""
    Snapshotting<Value, String>.dump.snapshot(value).run { text = $0 }
    return text
  }

  @Test func `parts are listed below their value`() {
    struct User {
      let name: String
      let id: Int
    }
    #expect(
      dump(User(name: "Blob", id: 1)) == """
        ▿ User
          - id: 1
          - name: "Blob"

        """)
  }

  @Test func `elements of sets and dictionaries have one order`() {
    #expect(
      dump(Set([3, 1, 2])) == "▿ 3 members\n  - 1\n  - 2\n  - 3\n")
    #expect(dump(["b": 1, "a": 2]).contains("- key: \"a\"\n    - value: 2\n"))
  }

  @Test func `an object inside of itself ends the list`() {
    final class Node { var next: Node? }
    let node = Node()
    node.next = node
    #expect(dump(node).contains("(circular reference detected)"))
    node.next = nil
  }

  @Test func `an optional without a value is named`() {
    #expect(dump(Int?.none) == "- Optional<Int>.none\n")
  }
}
