import Foundation
import SwiftUI
import Testing
import Vitrine
import VitrineBase
import VitrineGraphics
import VitrineLayout
import VitrinePlacement
import VitrineSwiftUI

/// Tests of controls that choose a value.
@MainActor @Suite struct PickerTests {
  private func texts(_ view: some SwiftUI.View) -> [String] {
    ViewGraph(view).picture(in: Proposal(width: 300, height: 300)).tree.views.compactMap { view in
      if case .label(let label) = view.kind { label.text.string } else { nil }
    }
  }

  private func size(_ view: some SwiftUI.View, _ width: Double? = nil) -> VitrineGraphics.Size {
    ViewGraph(view).picture(in: Proposal(width: width, height: nil)).size
  }

  private enum Fruit: String, CaseIterable, Identifiable {
    case apple, pear, plum
    var id: Fruit { self }
  }

  private var tagged: some SwiftUI.View {
    Picker("Number", selection: .constant(2)) {
      Text("one").tag(1)
      Text("two").bold().tag(2).padding(1)
      Text("three").tag(3)
    }
  }

  private var fruits: some SwiftUI.View {
    Picker("Fruit", selection: .constant(Fruit.plum)) {
      ForEach(Fruit.allCases) { Text($0.rawValue) }
    }
  }

  @Test func `a menu shows the chosen option, in a form with the title`() {
    #expect(texts(tagged) == ["two"])
    #expect(texts(Form { tagged }) == ["Number", "two"])
    #expect(texts(Form { tagged.labelsHidden() }) == ["two"])
  }

  @Test func `an identifier is the tag of an option without one`() {
    #expect(texts(fruits) == ["plum"])
    let optional = Picker("Fruit", selection: .constant(Fruit?.some(.pear))) {
      ForEach(Fruit.allCases) { Text($0.rawValue).tag(Optional($0)) }
    }
    #expect(texts(optional) == ["pear"])
  }

  @Test func `a selection without an option shows nothing`() {
    let view = Picker("Number", selection: .constant(9)) { Text("one").tag(1) }
    #expect(texts(view) == [])
  }

  @Test func `segments show all options in 32 points`() {
    let view = tagged.pickerStyle(.segmented)
    #expect(texts(view) == ["one", "two", "three"])
    #expect(size(view, 200) == VitrineGraphics.Size(width: 200, height: 32))
  }

  @Test func `the rows of an inline picker have a mark at the chosen option`() {
    let view = Form { tagged.pickerStyle(.inline) }
    #expect(texts(view) == ["one", "two", "three"])
    let picture = ViewGraph(view).picture(in: Proposal(width: 300, height: 300))
    let images = picture.tree.views.count { if case .image = $0.kind { true } else { false } }
    #expect(images == 1)
  }

  @Test func `a wheel has 216 points and the neighbors of the chosen option`() {
    let view = fruits.pickerStyle(.wheel)
    #expect(texts(view) == ["apple", "pear", "plum"])
    #expect(size(view, 200).height == 216)
  }

  @Test func `a stepper has its buttons at the trailing edge`() {
    let view = Stepper("Count", value: .constant(3), in: 0...9)
    let picture = ViewGraph(view).picture(in: Proposal(width: 300, height: nil))
    let stepper = picture.tree.views.first { if case .stepper = $0.kind { true } else { false } }
    #expect(stepper?.frame?.size == VitrineGraphics.Size(width: 94, height: 29))
    #expect(texts(view) == ["Count"])
    #expect(texts(view.labelsHidden()) == [])
  }

  @Test func `a date picker shows the parts that a person chooses`() {
    let date = Date(timeIntervalSince1970: 0)
    let view = DatePicker("Day", selection: .constant(date), displayedComponents: .date)
    #expect(texts(view).count == 2)
    #expect(texts(DatePicker("Day", selection: .constant(date))).count == 3)
    func notes(_ view: some SwiftUI.View) -> [String] {
      ViewGraph(view).picture(in: .unspecified).notes.map(\.message)
    }
    #expect(notes(view).isEmpty)
    #expect(
      notes(view.datePickerStyle(.graphical)) == ["a DatePicker that isn't compact isn't drawn"])
  }

  @Test func `a slider has its labels at the ends`() {
    let view = Slider(value: .constant(0.5)) {
      Text("label")
    } minimumValueLabel: {
      Text("0")
    } maximumValueLabel: {
      Text("1")
    }
    #expect(texts(view) == ["0", "1"])
  }

  @Test func `views of the elements of a binding write to the collection`() {
    final class Store { var values = [3, 4] }
    let store = Store()
    let binding = Binding(get: { store.values }, set: { store.values = $0 })
    let view = ForEach(binding, id: \.self) { $value in
      Text(verbatim: "\(value)").onAppear { value += 1 }
    }
    #expect(texts(view) == ["3", "4"])
    #expect(store.values == [4, 5])
  }
}
