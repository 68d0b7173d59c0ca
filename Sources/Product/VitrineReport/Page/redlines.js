// Redlines: distances, paddings and alignment between the chosen view and the one under the pointer or
// focus, or one of its edges, in points. Without a chosen view, a view is measured within its parent.
let measured = null;
const pointsText = number => String(Math.round(number * 100) / 100);
const edgesOf = v => ({ left: v.x, right: v.x + v.width, top: v.y, bottom: v.y + v.height, 'center x': v.x + v.width / 2, 'center y': v.y + v.height / 2 });
const isInside = (inner, outer) => inner.x >= outer.x - .01 && inner.y >= outer.y - .01
  && inner.x + inner.width <= outer.x + outer.width + .01 && inner.y + inner.height <= outer.y + outer.height + .01;
const isAcross = edge => edge === 'left' || edge === 'right' || edge === 'center x';

function measureAt(e) {
  if (!overlaysOn.has('redlines')) return;
  const hit = viewAt(e), near = 5 / (eye.zoom * scaleHere());
  let next = null;
  if (hit?.view) {
    const edges = edgesOf(hit.view), isNear = name => Math.abs((isAcross(name) ? hit.x : hit.y) - edges[name]) < near;
    next = { id: hit.view.id, edge: ['left', 'right', 'top', 'bottom'].find(isNear) || '' };
  }
  setMeasured(next);
}
function setMeasured(next) {
  if (next?.id === measured?.id && next?.edge === measured?.edge) return;
  measured = next; drawOverlays();
}
// The pair of views that is measured in one pane: the chosen one, else the parent, and the measured one.
function measuredPair(views) {
  const to = views.find(v => v.id === measured?.id), chosen = chosenIn(views);
  const from = chosen && chosen !== to ? chosen : to && views[to.parent];
  return from && to ? { from, to } : null;
}
function drawRedlines(p) {
  if (isNowPane(p)) $('measure').replaceChildren();
  const found = overlaysOn.has('redlines') && measuredPair(viewsIn(p));
  if (!found) return;
  const lines = measured.edge ? edgeLines(found.from, found.to, measured.edge) : isInside(found.to, found.from) ? insetLines(found.to, found.from)
    : isInside(found.from, found.to) ? insetLines(found.from, found.to) : gapLines(found.from, found.to);
  for (const v of [found.from, found.to]) p.overlay.append(shape('rect', 'over-measured', rectOf(v)));
  for (const { name, from, to, isFlat, at } of lines.filter(line => line.from !== line.to)) {
    const ends = isFlat ? { x1: from, x2: to, y1: at, y2: at } : { y1: from, y2: to, x1: at, x2: at };
    p.overlay.append(shape('line', 'over-red', ends));
    const label = make('span', pointsText(Math.abs(to - from)), 'measure');
    label.title = name;
    p.marks.push({ element: label, x: isFlat ? (from + to) / 2 : at, y: isFlat ? at : (from + to) / 2 });
  }
  const aligned = measured.edge ? [] : alignments(found.from, found.to);
  for (const { name, value } of aligned.filter(a => a.isExact)) {
    const all = [found.from, found.to].map(edgesOf), low = edge => Math.min(...all.map(e => e[edge])) - 6, high = edge => Math.max(...all.map(e => e[edge])) + 6;
    const ends = isAcross(name) ? { x1: value, x2: value, y1: low('top'), y2: high('bottom') } : { y1: value, y2: value, x1: low('left'), x2: high('right') };
    p.overlay.append(shape('line', 'over-aligned', ends));
  }
  if (isNowPane(p)) tellMeasure(found, lines, aligned);
}
// The paddings of a view inside of another.
function insetLines(inner, outer) {
  const a = edgesOf(inner), b = edgesOf(outer);
  const flat = { isFlat: true, at: a['center y'] }, upright = { isFlat: false, at: a['center x'] };
  return [
    { name: 'left', from: b.left, to: a.left, ...flat }, { name: 'right', from: a.right, to: b.right, ...flat },
    { name: 'top', from: b.top, to: a.top, ...upright }, { name: 'bottom', from: a.bottom, to: b.bottom, ...upright },
  ];
}
// The distances between two views that are beside or above each other.
function gapLines(one, two) {
  const a = edgesOf(one), b = edgesOf(two), lines = [];
  const middle = (low, high) => (Math.max(a[low], b[low]) + Math.min(a[high], b[high])) / 2;
  const add = (name, low, high, place) => {
    const from = Math.min(a[high], b[high]), to = Math.max(a[low], b[low]);
    if (from <= to) lines.push({ name: name + ' distance', from, to, ...place });
  };
  add('horizontal', 'left', 'right', { isFlat: true, at: middle('top', 'bottom') });
  add('vertical', 'top', 'bottom', { isFlat: false, at: middle('left', 'right') });
  return lines;
}
// The distances from the two parallel edges of a view to one edge of another.
function edgeLines(view, other, edge) {
  const a = edgesOf(view), value = edgesOf(other)[edge], names = isAcross(edge) ? ['left', 'right'] : ['top', 'bottom'];
  const at = a[isAcross(edge) ? 'center y' : 'center x'];
  return names.map((name, i) => ({ name: name + ' to ' + edge, from: a[name], to: value, isFlat: isAcross(edge), at: at + (i ? 4 : -4) }));
}
// Edges and centers that align exactly, or miss it by less than two points.
function alignments(one, two) {
  const a = edgesOf(one), b = edgesOf(two);
  const found = Object.keys(a).map(name => ({ name, value: a[name], off: b[name] - a[name] }));
  const bases = one.baselines.flatMap(y => two.baselines.map(z => ({ name: 'baseline', value: y, off: z - y })));
  return [...found, ...bases].filter(f => Math.abs(f.off) < 2).map(f => ({ ...f, isExact: Math.abs(f.off) < .01 }));
}
function tellMeasure({ from, to }, lines, aligned) {
  const parts = [make('b', from.label + ' → ' + to.label + (measured.edge ? ', ' + measured.edge + ' edge' : ''))];
  for (const line of lines) parts.push(make('span', line.name + ' ' + pointsText(line.to - line.from) + ' pt'));
  if (!lines.length) parts.push(make('span', 'they overlap'));
  const exact = aligned.filter(a => a.isExact).map(a => a.name), missed = aligned.filter(a => !a.isExact).map(a => a.name + ' by ' + pointsText(a.off));
  if (exact.length) parts.push(make('span', 'aligned: ' + exact.join(', ')));
  if (missed.length) parts.push(make('span', 'not quite: ' + missed.join(', '), 'warning'));
  $('measure').replaceChildren(...parts);
}
