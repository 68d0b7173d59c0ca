/// What a view is, with what only that kind has.
public enum ViewKind: Sendable {
  case plain
  case label(Label)
  case button(Button)
  case image(ImageView)
  case stack(StackView)
  case grid(GridView)
  /// A blurred or vibrant backing; content is in its child.
  case effect(VisualEffect)
  case toggle(Toggle)
  case slider(Slider)
  case stepper
  case segments(Segments)
  case progress(ProgressBar)
  case activity(ActivityIndicator)
  case pages(PageControl)
  case textField(TextField)
  case searchBar(SearchBar)
  case textView(TextView)
  case picker(Picker)
  case scroll(ScrollView)
  case table(Table)
  case tableCell(TableCell)
  case collection(Collection)
  case collectionCell
  case gradient(Gradient)
  case chart(Chart)
  /// Something that isn't drawn: shown as a box with this name.
  case placeholder(String)
}
