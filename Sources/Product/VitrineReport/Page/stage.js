// The stage: one or two pictures with a shared zoom, and the ways to compare them.
const ways = [['side', 'Side by side'], ['swipe', 'Swipe'], ['onion', 'Onion'], ['blink', 'Blink'], ['difference', 'Difference'], ['row', 'Row']];
let way = 'side', eye = null, panes = [], pair = null, blinkTimer = 0, amounts = { swipe: 50, onion: 50, difference: 4 };
ways.forEach(([key, label], i) => { const b = press(label, '', () => setWay(key)); b.dataset.way = key; b.title = label + ' (' + (i + 1) + ')'; $('ways').append(b); });
// With reduced motion blink doesn't run by itself; choosing it again switches the picture.
const reducesMotion = matchMedia('(prefers-reduced-motion: reduce)');
let blink = null;
function setWay(key) { if (!pair || (key !== 'row' && !pair.was && way !== 'row')) return; if (key === 'blink' && way === 'blink' && reducesMotion.matches) { blink?.(); return; } way = key; drawStage(); writeHash(); }

// `was` is null for a single picture; each is {entry, side, caption}.
function showPair(was, now, keepsEye) { pair = { was, now }; if (!keepsEye) eye = null; drawStage(); }
const sizeOf = shot => ({ width: shot.entry.width || 1, height: shot.entry.height || 1 });
function pictureOf(shot) {
  const image = make('img'); image.draggable = false; image.alt = shot.caption + ' of ' + shot.entry.name; image.src = pathOf(shot.entry, shot.side); return image;
}
function drawStage() {
  clearInterval(blinkTimer);
  const { was, now } = pair, stage = $('stage');
  const hasRow = drawRowAxes(now.entry), mode = way === 'row' && hasRow ? 'row' : !was ? 'alone' : way === 'row' ? 'side' : way;
  for (const b of $('ways').children) {
    b.setAttribute('aria-pressed', b.dataset.way === mode || (mode === 'alone' && b.dataset.way === 'side'));
    b.disabled = b.dataset.way === 'row' ? !hasRow : !was && b.dataset.way !== 'side';
  }
  $('ways').hidden = !was && !hasRow; $('row-field').hidden = mode !== 'row';
  $('amount-field').hidden = !['swipe', 'onion', 'difference'].includes(mode);
  $('amount-name').textContent = { swipe: 'Position', onion: 'Opacity', difference: 'Times' }[mode] || '';
  $('amount').min = mode === 'difference' ? 1 : 0; $('amount').max = mode === 'difference' ? 32 : 100; $('amount').value = amounts[mode] ?? 50;
  stage.replaceChildren(); stage.style.gridTemplateColumns = ''; panes = [];
  if (now.entry.status === 'failed' && !was) { const p = make('div', '', 'pane'); p.append(make('span', now.entry.why.join(' '), 'caption error')); stage.append(p); return; }
  const add = (shots, caption) => {
    const pane = make('div', '', 'pane'), leaf = make('div', '', 'leaf');
    leaf.append(...shots.map(pictureOf)); pane.append(leaf); if (caption) pane.append(make('span', caption, 'caption'));
    stage.append(pane);
    const sizes = shots.map(sizeOf);
    const added = { pane, leaf, shots, width: Math.max(...sizes.map(s => s.width)), height: Math.max(...sizes.map(s => s.height)) };
    addDevice(added); panes.push(added); return added;
  };
  if (mode === 'alone') add([now], now.caption);
  else if (mode === 'side') { add([was], was.caption); add([now], now.caption); }
  else if (mode === 'row') {
    const axis = axisNamed(rowAxis);
    for (const entry of rowOf(now.entry, axis)) add([{ entry, side: ownSide(entry), caption: wordOf(entry, axis) }], wordOf(entry, axis)).pane.classList.toggle('is-here', entry === now.entry);
  } else {
    const pane = add([was, now], mode === 'difference' ? was.caption + ' − ' + now.caption : was.caption + ' / ' + now.caption);
    if (mode === 'swipe') { pane.divider = make('div', '', 'divider'); pane.pane.append(pane.divider); dragDivider(pane); }
    if (mode === 'blink') { const caption = pane.pane.querySelector('.caption'); let isNow = true; const turn = () => { isNow = !isNow; imagesOf(pane)[1].style.visibility = isNow ? '' : 'hidden'; caption.textContent = (isNow ? now : was).caption; }; blink = turn; if (!reducesMotion.matches) blinkTimer = setInterval(turn, 600); }
    if (mode === 'difference') { pane.leaf.classList.add('blend'); drawDifference(pane); }
  }
  arrange(); applyEye(); drawOverlays();
}
const imagesOf = p => [...p.leaf.querySelectorAll(':scope > img')];
// Panes are side by side, unless fewer columns make the pictures larger.
function arrange() {
  const box = $('stage').getBoundingClientRect(), m = deviceMargins();
  const width = Math.max(...panes.map(p => p.width)) + m.left + m.right, height = Math.max(...panes.map(p => p.height)) + m.top + m.bottom;
  let columns = panes.length, best = 0;
  for (let count = panes.length; count > 0; count--) {
    const zoom = Math.min(1, (box.width / count - 48) / width, (box.height / Math.ceil(panes.length / count) - 64) / height);
    if (zoom > best * 1.1) { best = zoom; columns = count; }
  }
  $('stage').style.gridTemplateColumns = 'repeat(' + columns + ', minmax(0, 1fr))';
}
function fitted() {
  const box = panes[0].pane.getBoundingClientRect(), m = deviceMargins();
  const width = Math.max(...panes.map(p => p.width)), height = Math.max(...panes.map(p => p.height));
  const zoom = Math.max(.02, Math.min(1, (box.width - 48) / (width + m.left + m.right), (box.height - 64) / (height + m.top + m.bottom)));
  const x = (box.width - (width + m.left + m.right) * zoom) / 2 + m.left * zoom;
  return { zoom, x, y: Math.max(16, (box.height - 32 - (height + m.top + m.bottom) * zoom) / 2) + m.top * zoom, isFit: true };
}
function applyEye() {
  if (!panes.length) return;
  if (!eye || eye.isFit) eye = fitted();
  for (const p of panes) {
    p.leaf.style.transform = 'translate(' + Math.round(eye.x) + 'px,' + Math.round(eye.y) + 'px)';
    p.leaf.style.width = p.width * eye.zoom + 'px'; p.leaf.style.height = p.height * eye.zoom + 'px';
    p.leaf.classList.toggle('fine', eye.zoom >= 1.5);
    placeDevice(p);
    imagesOf(p).forEach((image, i) => { const s = sizeOf(p.shots[i]); image.style.width = s.width * eye.zoom + 'px'; image.style.height = s.height * eye.zoom + 'px'; });
    const canvas = p.leaf.querySelector(':scope > canvas'); if (canvas) { canvas.style.width = canvas.width * eye.zoom + 'px'; canvas.style.height = canvas.height * eye.zoom + 'px'; }
    placeOverlay(p);
  }
  $('zoom-fit').textContent = Math.round(eye.zoom * 100) + ' %';
  applyAmount(); markSpot();
}
function applyAmount() {
  const p = panes[0], now = p && imagesOf(p)[1];
  if (!now || !pair.was) return;
  if (way === 'swipe') {
    now.style.clipPath = 'inset(0 0 0 ' + amounts.swipe + '%)';
    if (p.divider) p.divider.style.left = Math.round(eye.x) + sizeOf(p.shots[1]).width * eye.zoom * amounts.swipe / 100 + 'px';
  } else if (way === 'onion') now.style.opacity = amounts.onion / 100;
}
$('amount').oninput = () => { amounts[way] = Number($('amount').value); if (way === 'difference') drawDifference(panes[0]); applyAmount(); };
function dragDivider(p) {
  p.divider.onpointerdown = e => { e.stopPropagation(); e.preventDefault(); p.divider.setPointerCapture(e.pointerId); p.divider.onpointermove = move => {
    const x = (move.clientX - p.pane.getBoundingClientRect().left - eye.x) / (sizeOf(p.shots[1]).width * eye.zoom);
    amounts.swipe = Math.max(0, Math.min(100, x * 100)); $('amount').value = amounts.swipe; applyAmount();
  }; };
  p.divider.onpointerup = () => { p.divider.onpointermove = null; };
}
async function drawDifference(p) {
  const [was, now] = await Promise.all(p.shots.map(s => pixelsOf(s.entry, s.side)));
  if (!was || !now || panes[0] !== p) return;
  const width = p.width, height = p.height, canvas = p.leaf.querySelector('canvas') || make('canvas');
  canvas.width = width; canvas.height = height;
  const context = canvas.getContext('2d'), out = context.createImageData(width, height), data = out.data, times = amounts.difference;
  let count = 0, largest = 0, left = width, top = height, right = -1, bottom = -1;
  for (let y = 0; y < height; y++) for (let x = 0; x < width; x++) {
    const o = (y * width + x) * 4, inWas = x < was.width && y < was.height, inNow = x < now.width && y < now.height;
    const a = (y * was.width + x) * 4, b = (y * now.width + x) * 4;
    let d = 0;
    if (inWas && inNow) for (let c = 0; c < 4; c++) d = Math.max(d, Math.abs(was.data[a + c] - now.data[b + c]));
    else if (inWas !== inNow) d = 255;
    if (d) {
      count++; largest = Math.max(largest, d);
      if (x < left) left = x; if (x > right) right = x; if (y < top) top = y; if (y > bottom) bottom = y;
      const v = Math.min(255, 40 + d * times); data[o] = v; data[o + 1] = Math.max(0, v - 150); data[o + 2] = v * .7;
    } else if (inNow) {
      const gray = 28 + (now.data[b] * .3 + now.data[b + 1] * .59 + now.data[b + 2] * .11) * .22; data[o] = data[o + 1] = data[o + 2] = gray;
    }
    data[o + 3] = 255;
  }
  context.putImageData(out, 0, 0);
  p.leaf.classList.remove('blend'); for (const i of p.leaf.querySelectorAll('img')) i.style.visibility = 'hidden';
  if (!canvas.parentNode) p.leaf.insertBefore(canvas, p.leaf.querySelector('svg'));
  p.pane.querySelector('.caption').textContent = count ? (count === 1 ? '1 pixel differs' : count.toLocaleString('en') + ' pixels differ') + ', by up to ' + largest + ' of 255, within ' + (right - left + 1) + '×' + (bottom - top + 1) + ' at ' + left + ', ' + top : 'no pixel differs';
  applyEye();
}
// Zoom and move.
function zoomBy(factor, at) {
  if (!panes.length) return;
  const box = panes[0].pane.getBoundingClientRect(), point = at || { x: box.width / 2, y: box.height / 2 };
  const zoom = Math.max(.05, Math.min(32, eye.zoom * factor)), real = zoom / eye.zoom;
  eye = { zoom, x: point.x - (point.x - eye.x) * real, y: point.y - (point.y - eye.y) * real }; applyEye();
}
const nextStep = direction => { const steps = [.1, .25, .5, 1, 2, 4, 8, 16, 32]; return (direction > 0 ? steps.find(s => s > eye.zoom * 1.01) : steps.findLast(s => s < eye.zoom * .99)) || eye.zoom; };
$('zoom-in').onclick = () => eye && zoomBy(nextStep(1) / eye.zoom); $('zoom-out').onclick = () => eye && zoomBy(nextStep(-1) / eye.zoom); $('zoom-fit').onclick = () => { eye = null; applyEye(); };
const paneAt = e => panes.find(p => p.pane.contains(e.target)) || panes[0];
$('stage').addEventListener('wheel', e => { e.preventDefault(); const box = paneAt(e).pane.getBoundingClientRect(); const turn = e.deltaY * (e.ctrlKey ? .01 : .0022); zoomBy(turn < 0 ? 1 - turn : 1 / (1 + turn), { x: e.clientX - box.left, y: e.clientY - box.top }); }, { passive: false });
// One pointer moves the pictures, two zoom them.
let grip = null;
const touches = new Map();
const spread = () => { const [a, b] = [...touches.values()]; return { length: Math.hypot(a.x - b.x, a.y - b.y), x: (a.x + b.x) / 2, y: (a.y + b.y) / 2 }; };
$('stage').addEventListener('pointerdown', e => { if (e.button || !panes.length || e.target.closest('button')) return; touches.set(e.pointerId, { x: e.clientX, y: e.clientY }); if (startRegion(e)) return; grip = { x: e.clientX, y: e.clientY, from: { ...eye }, hasMoved: false }; $('stage').setPointerCapture(e.pointerId); });
$('stage').addEventListener('pointermove', e => {
  if (growRegion(e)) return;
  if (touches.size === 2 && touches.has(e.pointerId)) {
    const before = spread(); touches.set(e.pointerId, { x: e.clientX, y: e.clientY });
    const after = spread(), box = paneAt(e).pane.getBoundingClientRect();
    if (grip) grip.hasMoved = true;
    if (before.length > 0) zoomBy(after.length / before.length, { x: after.x - box.left, y: after.y - box.top });
    if (grip) grip = { ...grip, x: e.clientX, y: e.clientY, from: { ...eye } };
    return;
  }
  if (grip && Math.hypot(e.clientX - grip.x, e.clientY - grip.y) > 3) { grip.hasMoved = true; $('stage').classList.add('moves'); eye = { zoom: grip.from.zoom, x: grip.from.x + e.clientX - grip.x, y: grip.from.y + e.clientY - grip.y }; applyEye(); }
  else if (!grip) { inspectAt(e); measureAt(e); }
});
$('stage').addEventListener('pointercancel', e => { endRegion(false); touches.delete(e.pointerId); grip = null; });
$('stage').addEventListener('pointerup', e => { touches.delete(e.pointerId); if (endRegion(true)) return; if (touches.size) { grip = null; return; } const wasClick = grip && !grip.hasMoved; grip = null; $('stage').classList.remove('moves'); if (wasClick) clickStage(e); });
new ResizeObserver(() => { if ($('view').open && eye?.isFit) { arrange(); applyEye(); } }).observe($('stage'));
