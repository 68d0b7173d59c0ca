// Frames, baselines, margins, tap targets and findings, drawn over the newer picture.
const overlayKinds = [['frames', 'Frames', 'f'], ['baselines', 'Baselines', 'b'], ['margins', 'Margins', 'm'], ['targets', 'Tap targets', 't'], ['findings', 'Findings', 'g']];
const overlaysOn = new Set();
let detail = null, chosenView = -1, hintView = -1, chosenFinding = -1;
for (const [key, title, letter] of overlayKinds) { const b = press(title, '', () => toggleOverlay(key)); b.dataset.overlay = key; b.title = title + ' (' + letter.toUpperCase() + ')'; b.setAttribute('aria-pressed', 'false'); $('overlays').append(b); }
function toggleOverlay(key) { if (!detail) return; overlaysOn.has(key) ? overlaysOn.delete(key) : overlaysOn.add(key); drawOverlays(); writeHash(); }
const shape = (tag, className, attributes) => { const e = document.createElementNS('http://www.w3.org/2000/svg', tag); e.setAttribute('class', className); for (const [k, v] of Object.entries(attributes)) e.setAttribute(k, v); return e; };
const rectOf = v => ({ x: v.x, y: v.y, width: Math.max(0, v.width), height: Math.max(0, v.height) });
const isSeen = v => !v.isHidden && (v.parent < 0 || isSeen(detail.views[v.parent]));
function drawOverlays() {
  for (const b of $('overlays').children) { b.setAttribute('aria-pressed', overlaysOn.has(b.dataset.overlay)); b.disabled = !detail; }
  for (const p of panes) { p.leaf.querySelectorAll('svg, .mark-number').forEach(e => e.remove()); p.overlay = null; p.numbers = []; }
  if (!detail || !panes.length) return;
  const p = panes.find(p => p.shots.some(s => s.entry === pair.now.entry && s.side === pair.now.side)) || panes[0];
  const svg = shape('svg', '', { 'aria-hidden': 'true' }); p.overlay = svg; p.numbers = [];
  const seen = detail.views.filter(isSeen);
  if (overlaysOn.has('targets')) for (const v of seen) if (v.isTarget) svg.append(shape('rect', 'over-target' + (Math.min(v.width, v.height) < 43.75 ? ' small' : ''), rectOf(v)));
  if (overlaysOn.has('margins')) for (const v of seen) if (v.margins) { const [t, l, b, r] = v.margins; svg.append(shape('rect', 'over-margin', rectOf({ x: v.x + l, y: v.y + t, width: v.width - l - r, height: v.height - t - b }))); }
  if (overlaysOn.has('frames')) for (const v of seen) svg.append(shape('rect', 'over-frame' + (v.isOpen ? ' over-open' : ''), rectOf(v)));
  if (overlaysOn.has('baselines')) for (const v of seen) for (const y of v.baselines) svg.append(shape('line', 'over-baseline', { x1: v.x, x2: v.x + v.width, y1: y, y2: y }));
  for (const [i, className] of [[chosenView, 'over-chosen'], [hintView, 'over-hint']]) if (detail.views[i]) svg.append(shape('rect', className, rectOf(detail.views[i])));
  for (const f of detail.findings) {
    if (!f.box || !(overlaysOn.has('findings') || f.index === chosenFinding)) continue;
    const [x, y, width, height] = f.box; svg.append(shape('rect', 'over-finding' + (f.index === chosenFinding ? ' is-chosen' : ''), { x, y, width, height, rx: 2 }));
    const number = press(String(f.index + 1), 'mark-number' + (f.index === chosenFinding ? ' is-chosen' : ''), () => chooseFinding(f.index)); number.title = f.message; number.setAttribute('aria-label', 'Finding ' + (f.index + 1) + ': ' + f.message);
    p.numbers.push({ number, x: x + width, y }); p.leaf.append(number);
  }
  p.leaf.insertBefore(svg, p.leaf.querySelector('.mark-number')); placeOverlay(p);
}
function placeOverlay(p) {
  if (!p.overlay) return;
  const width = pair.now.entry.width, height = pair.now.entry.height, scale = detail.scale;
  p.overlay.setAttribute('viewBox', '0 0 ' + width / scale + ' ' + height / scale); p.overlay.style.width = width * eye.zoom + 'px'; p.overlay.style.height = height * eye.zoom + 'px';
  for (const n of p.numbers) { n.number.style.left = n.x * scale * eye.zoom + 'px'; n.number.style.top = n.y * scale * eye.zoom + 'px'; }
}
function clickStage(e) {
  if (isInspecting) { isPinned = false; inspectAt(e); isPinned = true; drawLoupe(); return; }
  const at = detail && pointIn(e);
  if (!at) return;
  const x = at.x / detail.scale, y = at.y / detail.scale;
  const hit = detail.views.filter(v => isSeen(v) && x >= v.x && x < v.x + v.width && y >= v.y && y < v.y + v.height).sort((a, b) => a.width * a.height - b.width * b.height || b.index - a.index)[0];
  if (hit) { showTab('layout'); chooseView(hit.index); }
}
