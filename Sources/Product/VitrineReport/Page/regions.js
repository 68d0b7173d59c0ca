// Regions: how a pin is drawn on a picture, and its comment edited in the panel.
let isPinning = false, region = null;
function setPinning(on) {
  isPinning = on;
  $('pin').setAttribute('aria-pressed', on);
  $('stage').classList.toggle('inspects', on || isInspecting);
  if (on) toast('Drag a region of a picture. Enter pins the chosen view, or the whole picture.');
}
$('pin').onclick = () => setPinning(!isPinning);
// The digest of what a shot shows.
const digestOf = shot => shot.side === 'was' && shot.entry.before ? shot.entry.before : shot.entry.now || shot.entry.before;
const shotFor = p => p.shots.findLast(s => s.entry === pair.now.entry);

function startRegion(e) {
  const at = isPinning && pointIn(e);
  if (!at || !shotFor(at.pane)) return false;
  region = { pane: at.pane, x: at.x, y: at.y, box: shape('rect', 'over-pin is-chosen', {}) };
  at.pane.overlay.append(region.box);
  $('stage').setPointerCapture(e.pointerId);
  return true;
}
function growRegion(e) {
  if (!region) return false;
  const box = region.pane.pane.getBoundingClientRect();
  region.toX = (e.clientX - box.left - Math.round(eye.x)) / eye.zoom;
  region.toY = (e.clientY - box.top - Math.round(eye.y)) / eye.zoom;
  const scale = scaleHere(), { x, y, width, height } = regionRect();
  for (const [key, value] of Object.entries({ x, y, width, height })) region.box.setAttribute(key, value / scale);
  return true;
}
// The region in whole pixels within the picture.
function regionRect() {
  const { width, height } = sizeOf(shotFor(region.pane)), within = (v, most) => Math.max(0, Math.min(most, v));
  const [left, right] = [region.x, region.toX ?? region.x].map(v => within(Math.round(v), width)).sort((a, b) => a - b);
  const [top, bottom] = [region.y, region.toY ?? region.y].map(v => within(Math.round(v), height)).sort((a, b) => a - b);
  return { x: left, y: top, width: right - left, height: bottom - top };
}
function endRegion(isDone) {
  if (!region) return false;
  const rect = regionRect(), shot = shotFor(region.pane);
  region.box.remove(); region = null;
  if (isDone && rect.width > 2 && rect.height > 2) addPin(shot, rect);
  return true;
}
// By key: around the chosen view, or the whole picture.
function pinChosen() {
  const view = detail?.views[chosenView], scale = scaleHere(), { width, height } = sizeOf(pair.now);
  const whole = { x: 0, y: 0, width, height };
  const start = point => Math.max(0, Math.floor(point * scale)), size = length => Math.ceil(length * scale);
  const around = view && { x: start(view.x), y: start(view.y), width: size(view.width), height: size(view.height) };
  addPin(pair.now, around?.width > 0 && around.height > 0 ? around : whole);
}
function addPin(shot, rect) {
  const pin = { name: shot.entry.name, picture: digestOf(shot), ...rect, text: '', reviewer: reviewerName(), date: today() };
  pins.push(pin);
  setPinning(false); toast(''); showTab('changes'); drawChanges(here()); drawOverlays();
  $('panel-changes').querySelector('.pin:last-of-type input')?.focus();
}
function removePin(pin) {
  pins.splice(pins.indexOf(pin), 1);
  byName.get(pin.name).text = null;
  keep(); drawChanges(here()); drawOverlays();
}
// Pins that were left without a comment are dropped.
function dropEmptyPins() { for (const p of pins.filter(p => !p.text)) pins.splice(pins.indexOf(p), 1); }

function drawPins(p) {
  const shot = shotFor(p), scale = scaleHere();
  if (!shot) return;
  pinsOn(shot.entry).forEach((pin, i) => {
    if (!p.shots.some(s => s.entry === shot.entry && digestOf(s) === pin.picture)) return;
    const box = Object.fromEntries(['x', 'y', 'width', 'height'].map(key => [key, pin[key] / scale]));
    p.overlay.append(shape('rect', 'over-pin', box));
    const mark = press(String(i + 1), 'mark-number is-pin', () => { showTab('changes'); $('panel-changes').querySelectorAll('.pin input')[i]?.focus(); });
    mark.title = pinText(pin); mark.setAttribute('aria-label', 'Pin ' + (i + 1) + ': ' + pinText(pin));
    p.marks.push({ element: mark, x: pin.x / scale, y: pin.y / scale });
  });
}
function pinList(entry) {
  const list = pinsOn(entry);
  if (!list.length) return [];
  return [make('h3', list.length === 1 ? '1 pin' : list.length + ' pins'), ...list.map((pin, i) => {
    const item = make('section', '', 'pin'), comment = make('input'), number = make('span', String(i + 1), 'mark-number is-pin');
    comment.type = 'text'; comment.value = pin.text; comment.placeholder = 'Comment'; comment.setAttribute('aria-label', 'Comment of pin ' + (i + 1));
    comment.oninput = () => { pin.text = comment.value.trim(); entry.text = null; keep(); };
    comment.onchange = () => { drawOverlays(); layOut(true); };
    const remove = press('✕', 'quiet', () => removePin(pin));
    remove.setAttribute('aria-label', 'Remove pin ' + (i + 1));
    const isCurrent = pin.picture === entry.now || pin.picture === entry.before;
    const place = pin.x + ', ' + pin.y + '  ' + pin.width + '×' + pin.height + (isCurrent ? pin.picture === entry.now ? '' : ', before' : ', on another version');
    item.append(number, comment, remove, make('small', [pin.reviewer, pin.date, place].filter(t => t).join(' · ')));
    return item;
  })];
}
