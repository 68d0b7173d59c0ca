// The pixel inspector: the colors of both pictures at a pixel, its neighbors enlarged, and the difference.
let isInspecting = false, spot = null, isPinned = false;
const reach = 5;
function pointIn(e) {
  const p = panes.find(p => { const b = p.pane.getBoundingClientRect(); return e.clientX >= b.left && e.clientX < b.right && e.clientY >= b.top && e.clientY < b.bottom; });
  if (!p) return null;
  const box = p.pane.getBoundingClientRect();
  return { pane: p, x: (e.clientX - box.left - Math.round(eye.x)) / eye.zoom, y: (e.clientY - box.top - Math.round(eye.y)) / eye.zoom };
}
function setInspecting(on) { isInspecting = on; isPinned = false; $('inspect').setAttribute('aria-pressed', on); $('stage').classList.toggle('inspects', on); if (on && !spot && panes[0]) spot = { x: panes[0].width >> 1, y: panes[0].height >> 1 }; drawLoupe(); }
$('inspect').onclick = () => setInspecting(!isInspecting);
async function inspectAt(e, picks) {
  if (!isInspecting || isPinned) return;
  const at = pointIn(e);
  if (!at) return;
  spot = { x: Math.floor(at.x), y: Math.floor(at.y) };
  await drawLoupe();
  if (picks) pickColor();
}
function moveSpot(dx, dy) { if (!spot) return; spot.x += dx; spot.y += dy; isPinned = true; drawLoupe(); writeHash(); }
const hex = c => '#' + [...c].slice(0, c[3] === 255 ? 3 : 4).map(v => v.toString(16).padStart(2, '0')).join('').toUpperCase();
async function drawLoupe() {
  $('loupe').hidden = !isInspecting; markSpot();
  if (!isInspecting || !pair || !spot) return;
  const requested = spot, shots = [pair.was, pair.now].filter(s => s);
  const pixels = await Promise.all(shots.map(s => pixelsOf(s.entry, s.side)));
  if (requested !== spot && !(requested.x === spot.x && requested.y === spot.y)) return;
  const scale = detail?.scale || 1, { x, y } = spot;
  const head = make('p', 'x ' + x + '  y ' + y + ' px' + (detail ? '  ·  ' + (x / scale).toFixed(1) + ', ' + (y / scale).toFixed(1) + ' pt' : '') + (isPinned ? '  ·  pinned' : ''));
  if (pixels.some(p => !p)) { $('loupe').replaceChildren(head, make('p', report.hasPixels ? 'the pixels are missing' : 'the report was made with --no-pixels')); return; }
  const sides = make('div', '', 'sides'), colors = [];
  pixels.forEach((image, i) => {
    const side = make('div'), canvas = make('canvas'), n = 2 * reach + 1; canvas.width = canvas.height = n * 11;
    const context = canvas.getContext('2d');
    for (let dy = -reach; dy <= reach; dy++) for (let dx = -reach; dx <= reach; dx++) {
      const px = x + dx, py = y + dy; if (px < 0 || py < 0 || px >= image.width || py >= image.height) continue;
      const o = (py * image.width + px) * 4; context.fillStyle = 'rgba(' + image.data[o] + ',' + image.data[o + 1] + ',' + image.data[o + 2] + ',' + image.data[o + 3] / 255 + ')';
      context.fillRect((dx + reach) * 11, (dy + reach) * 11, 11, 11);
    }
    context.strokeStyle = '#000'; context.strokeRect(reach * 11 - .5, reach * 11 - .5, 12, 12); context.strokeStyle = '#fff'; context.strokeRect(reach * 11 + .5, reach * 11 + .5, 10, 10);
    const isIn = x >= 0 && y >= 0 && x < image.width && y < image.height, o = (y * image.width + x) * 4, color = isIn ? image.data.slice(o, o + 4) : null;
    colors.push(color);
    const line = make('div', '', 'color'), swatch = make('span', '', 'swatch'); if (color) swatch.style.background = hex(color);
    line.append(swatch, make('code', color ? hex(color) : 'outside')); side.append(make('div', shots[i].caption, 'soft'), canvas, line);
    if (color) side.append(make('div', 'rgb ' + [...color].slice(0, 3).join(' ') + (color[3] < 255 ? ' α ' + color[3] : ''), 'soft'));
    sides.append(side);
  });
  const parts = [head, sides];
  if (colors.length === 2 && colors[0] && colors[1]) { const d = [...colors[1]].map((v, c) => v - colors[0][c]); parts.push(make('p', d.some(v => v) ? 'difference ' + d.slice(0, 3).map(v => (v > 0 ? '+' : '') + v).join('  ') + (d[3] ? '  α ' + d[3] : '') : 'no difference')); }
  const contrast = contrastBox(); if (contrast) parts.push(contrast);
  pickable = colors.at(-1); $('loupe').replaceChildren(...parts); markSpot();
}
// Marks the inspected pixel in every picture, and moves the inspector to a corner without a mark.
function markSpot() {
  const middle = $('stage').parentElement.getBoundingClientRect(), marks = [];
  for (const p of panes) {
    if (!isInspecting || !spot || !eye) { p.cross?.remove(); p.cross = null; continue; }
    p.cross ??= p.pane.appendChild(make('span', '', 'cross'));
    const size = Math.max(13, eye.zoom + 4), x = Math.round(eye.x) + (spot.x + .5) * eye.zoom, y = Math.round(eye.y) + (spot.y + .5) * eye.zoom, box = p.pane.getBoundingClientRect();
    Object.assign(p.cross.style, { left: x - size / 2 + 'px', top: y - size / 2 + 'px', width: size + 'px', height: size + 'px' });
    marks.push([box.left - middle.left + x, box.top - middle.top + y]);
  }
  const loupe = $('loupe'), { offsetWidth: width, offsetHeight: height } = loupe, stage = $('stage').getBoundingClientRect(), margin = 12;
  const lefts = [margin, stage.width - width - margin], tops = [margin, stage.height - height - margin];
  const corners = tops.flatMap(top => lefts.map(left => [left, top]));
  const isFree = ([left, top]) => marks.every(([x, y]) => x < left - margin || x > left + width + margin || y < top - margin || y > top + height + margin);
  const [left, top] = corners.find(isFree) || corners[0];
  loupe.style.left = Math.max(margin, left) + 'px'; loupe.style.top = Math.max(margin, top) + 'px';
}
