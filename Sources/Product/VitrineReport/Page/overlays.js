// Frames, baselines, margins, tap targets, findings, redlines and pins, drawn over the pictures.
const overlayKinds = [
  ['frames', 'Frames', 'f'], ['baselines', 'Baselines', 'b'], ['margins', 'Margins', 'm'], ['targets', 'Tap targets', 't'],
  ['findings', 'Findings', 'g'], ['redlines', 'Redlines', 'l'],
];
const overlaysOn = new Set();
let detail = null, chosenView = -1, hintView = -1, chosenFinding = -1;
for (const [key, title, letter] of overlayKinds) {
  const button = press(title, '', () => toggleOverlay(key));
  button.dataset.overlay = key; button.title = title + ' (' + letter.toUpperCase() + ')'; button.setAttribute('aria-pressed', 'false');
  $('overlays').append(button);
}
function toggleOverlay(key) {
  if (!detail) return;
  overlaysOn.has(key) ? overlaysOn.delete(key) : overlaysOn.add(key);
  drawOverlays(); writeHash();
}
function shape(tag, className, attributes) {
  const element = document.createElementNS('http://www.w3.org/2000/svg', tag);
  element.setAttribute('class', className);
  for (const [key, value] of Object.entries(attributes)) element.setAttribute(key, value);
  return element;
}
const rectOf = v => ({ x: v.x, y: v.y, width: Math.max(0, v.width), height: Math.max(0, v.height) });
const isShot = (p, entry, side) => p.shots.some(s => s.entry === entry && s.side === side);
const isNowPane = p => isShot(p, pair.now.entry, pair.now.side);
const isWasPane = p => !isNowPane(p) && isShot(p, pair.now.entry, 'was');
// The views of the picture in a pane; those of other pictures are unknown.
const viewsIn = p => !detail ? [] : isNowPane(p) ? detail.views : isWasPane(p) ? detail.earlierViews : [];
// The view of a list that has the id of the chosen one.
const chosenIn = views => views === detail?.views ? views[chosenView] : views.find(v => v.id === detail?.views[chosenView]?.id);

function drawOverlays() {
  for (const b of $('overlays').children) { b.setAttribute('aria-pressed', overlaysOn.has(b.dataset.overlay)); b.disabled = !detail; }
  for (const p of panes) {
    p.leaf.querySelectorAll('svg, .mark-number, .measure').forEach(e => e.remove());
    p.overlay = shape('svg', '', { 'aria-hidden': 'true' }); p.marks = [];
    drawViews(p, viewsIn(p));
    if (detail && isNowPane(p)) drawFindingMarks(p);
    drawPins(p);
    drawRedlines(p);
    p.leaf.append(p.overlay, ...p.marks.map(m => m.element));
    placeOverlay(p);
  }
}
function drawViews(p, views) {
  const add = (...shapeWords) => p.overlay.append(shape(...shapeWords)), seen = views.filter(v => v.isSeen);
  if (overlaysOn.has('targets')) for (const v of seen) if (v.isTarget) add('rect', 'over-target' + (Math.min(v.width, v.height) < 43.75 ? ' small' : ''), rectOf(v));
  if (overlaysOn.has('margins')) for (const v of seen) if (v.margins) {
    const [top, left, bottom, right] = v.margins;
    add('rect', 'over-margin', rectOf({ x: v.x + left, y: v.y + top, width: v.width - left - right, height: v.height - top - bottom }));
  }
  if (overlaysOn.has('frames')) for (const v of seen) add('rect', 'over-frame' + (v.isOpen ? ' over-open' : ''), rectOf(v));
  if (overlaysOn.has('baselines')) for (const v of seen) for (const y of v.baselines) add('line', 'over-baseline', { x1: v.x, x2: v.x + v.width, y1: y, y2: y });
  const chosen = chosenIn(views);
  if (chosen) add('rect', 'over-chosen', rectOf(chosen));
  if (views === detail?.views && views[hintView]) add('rect', 'over-hint', rectOf(views[hintView]));
}
function drawFindingMarks(p) {
  for (const f of detail.findings) {
    if (!f.box || !(overlaysOn.has('findings') || f.index === chosenFinding)) continue;
    const [x, y, width, height] = f.box, chosen = f.index === chosenFinding ? ' is-chosen' : '';
    p.overlay.append(shape('rect', 'over-finding' + chosen, { x, y, width, height, rx: 2 }));
    const number = press(String(f.index + 1), 'mark-number' + chosen, () => chooseFinding(f.index));
    number.title = f.message; number.setAttribute('aria-label', 'Finding ' + (f.index + 1) + ': ' + f.message);
    p.marks.push({ element: number, x: x + width, y });
  }
}
// The overlay has the coordinates of points, so that lines and marks stay in place at every zoom.
function placeOverlay(p) {
  if (!p.overlay) return;
  const { width, height } = sizeOf(p.shots.at(-1)), scale = scaleHere();
  p.overlay.setAttribute('viewBox', '0 0 ' + width / scale + ' ' + height / scale);
  p.overlay.style.width = width * eye.zoom + 'px'; p.overlay.style.height = height * eye.zoom + 'px';
  for (const m of p.marks) { m.element.style.left = m.x * scale * eye.zoom + 'px'; m.element.style.top = m.y * scale * eye.zoom + 'px'; }
}
const scaleHere = () => detail?.scale || 1;

// The smallest visible view at the pointer, with the point and the pane; null outside of pictures.
function viewAt(e) {
  const at = detail && pointIn(e);
  if (!at) return null;
  const x = at.x / detail.scale, y = at.y / detail.scale, views = viewsIn(at.pane);
  const isHit = v => v.isSeen && x >= v.x && x < v.x + v.width && y >= v.y && y < v.y + v.height;
  const view = views.filter(isHit).sort((a, b) => a.width * a.height - b.width * b.height || b.index - a.index)[0];
  return { view, views, x, y, pane: at.pane };
}
function clickStage(e) {
  if (isInspecting) { isPinned = false; inspectAt(e, true); isPinned = true; return; }
  const hit = viewAt(e);
  if (!hit?.view) return;
  showTab('layout');
  const index = detail.views.findIndex(v => v.id === hit.view.id);
  if (index >= 0) chooseView(index); else toast(hit.view.label + ' is only in the earlier layout');
}
