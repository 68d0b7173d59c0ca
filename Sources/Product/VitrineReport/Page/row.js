// The row: the widget with every value of one axis, at one zoom.
let rowAxis = '';
function rowOf(entry, axis) {
  const isInRow = e => e.status !== 'failed' && e.words.every((_, a) => a === axis || isAlike(e, entry, a));
  return entries.filter(isInRow).sort((one, two) => one.words[axis] - two.words[axis]);
}
// The axes with more than one picture in the entry's row.
const rowAxes = entry => report.axes.map((_, a) => a).filter(a => entry.words[a] >= 0 && report.axes[a].words.length > 1 && rowOf(entry, a).length > 1);
function drawRowAxes(entry) {
  const axes = rowAxes(entry);
  const names = axes.map(a => report.axes[a].name);
  $('row-axis').replaceChildren(...names.map(name => { const o = make('option', titleOf(name)); o.value = name; return o; }));
  if (!names.includes(rowAxis)) rowAxis = ['device', ...names.filter(name => name !== 'input'), ...names].find(name => names.includes(name)) || '';
  $('row-axis').value = rowAxis;
  return axes.length > 0;
}
$('row-axis').onchange = () => { rowAxis = $('row-axis').value; eye = null; drawStage(); writeHash(); };
