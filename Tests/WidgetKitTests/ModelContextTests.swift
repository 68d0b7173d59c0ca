import Foundation
import Observation
import SwiftData
import SwiftUI
import Testing
import VitrineGraphics
import VitrineLayout
import VitrinePlacement

/// A model as the adapter leaves it.
private final class Note: PersistentModel {
  let title: String
  let rank: Int

  init(_ title: String, rank: Int) {
    self.title = title
    self.rank = rank
  }
}

/// Tests the database in memory.
@Suite struct ModelContextTests {
  private func context() throws -> ModelContext {
    let context = try ModelContainer(for: Note.self).mainContext
    for (title, rank) in [("b", 2), ("a", 1), ("c", 3)] { context.insert(Note(title, rank: rank)) }
    return context
  }

  @Test func `objects are fetched by condition, order and limit`() throws {
    var descriptor = FetchDescriptor<Note>(
      predicate: #Predicate { $0.rank > 1 }, sortBy: [SortDescriptor(\.title, order: .reverse)])
    #expect(try context().fetch(descriptor).map(\.title) == ["c", "b"])
    descriptor.fetchLimit = 1
    descriptor.fetchOffset = 1
    #expect(try context().fetch(descriptor).map(\.title) == ["b"])
  }

  @Test func `an object is inserted once and deleted`() throws {
    let context = try context()
    let note = Note("d", rank: 4)
    context.insert(note)
    context.insert(note)
    #expect(try context.fetchCount(FetchDescriptor<Note>()) == 4)
    context.delete(note)
    #expect(try context.fetchCount(FetchDescriptor<Note>()) == 3)
  }

  @Test func `contexts of other databases are empty`() throws {
    _ = try context()
    #expect(try ModelContainer().mainContext.fetch(FetchDescriptor<Note>()).isEmpty)
  }

  @Test @MainActor
  func `a query without arguments fetches the elements of its property's type`() throws {
    struct Row: SwiftUI.View {
      @Query private var notes: [Note]
      @Query(sort: \Note.rank, order: .reverse) private var sorted: [Note]
      var body: some SwiftUI.View {
        SwiftUI.Color.red.frame(
          width: CGFloat(notes.count) * 10, height: CGFloat(sorted.first?.rank ?? 0))
      }
    }
    let view = Row().modelContext(try context())
    let picture = ViewGraph(view).picture(in: Proposal(width: nil, height: nil))
    let frame = try #require(picture.tree.views.first?.frame)
    #expect([frame.width, frame.height] == [30, 3])
  }
}
