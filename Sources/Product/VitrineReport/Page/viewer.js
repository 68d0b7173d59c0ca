// The viewer: one picture, the picture it is compared with, and the decision.
let at = -1, other = null, keptView = null;
const here = () => entries[shown[at]];
function open(place, keepsEye) {
  if (place < 0 || place >= shown.length) return;
  dropEmptyPins(); at = place; other = null; measured = null; chosenFinding = hintView = -1;
  // The chosen view stays chosen in the next picture of the same widget.
  const chosenId = detail?.views[chosenView]?.id; chosenView = -1; keptView = chosenId;
  // A new history entry, so that Back returns to the grid.
  if (!$('view').open) { if (!readsHash) try { history.pushState(null, '', location.href); } catch { /* some browsers forbid it from disk */ } $('view').showModal(); $('stage').focus({ preventScroll: true }); }
  drawEntry(keepsEye);
}
function drawEntry(keepsEye) {
  const entry = here();
  $('name').textContent = entry.name; $('status').textContent = entry.status === 'alone' ? '' : entry.status; $('status').className = 'tag ' + entry.status; $('status').hidden = entry.status === 'alone';
  $('place').textContent = (at + 1) + ' of ' + shown.length;
  $('previous').disabled = at === 0; $('next').disabled = at === shown.length - 1;
  detail = null; drawVariant(entry); drawWith(entry); drawChanges(entry); drawDecision(); drawLayout(); drawFindings();
  showShots(keepsEye);
  detailOf(entry).then(found => { if (here() !== entry || !$('view').open) return; detail = found; if (found && keptView) chosenView = found.views.findIndex(v => v.id === keptView); drawChanges(entry); drawLayout(); drawFindings(); drawOverlays(); if (isInspecting) drawLoupe(); });
  writeHash();
}
function showShots(keepsEye) {
  const entry = here(), now = { entry, side: ownSide(entry), caption: entry.status === 'removed' ? 'before' : other ? entry.name : entry.status === 'alone' ? '' : 'now' };
  const was = other ? { entry: other, side: ownSide(other), caption: other.name } : entry.status === 'changed' || entry.status === 'same' ? { entry, side: 'was', caption: 'before' } : null;
  showPair(was, now, keepsEye); drawLoupe();
}
// Tells whether two entries agree on an axis. The direction follows the language, so it isn't another difference.
function isAlike(one, two, axis) {
  const locale = axisNamed('locale');
  return one.words[axis] === two.words[axis] || (axis === axisNamed('direction') && locale >= 0 && one.words[locale] !== two.words[locale]);
}
// The entries that differ from this one in a single axis, by axis.
function siblings(entry) {
  const axes = report.axes.map(() => []);
  for (const e of entries) {
    if (e === entry || e.status === 'failed') continue;
    let miss = -1, count = 0;
    for (let a = 0; a < entry.words.length && count < 2; a++) if (!isAlike(e, entry, a)) { miss = a; count++; }
    if (count === 1) axes[miss].push(e);
  }
  return axes;
}
// The entry most similar to this one with another value on an axis; earlier axes have a larger weight.
function nearestWith(entry, axis, word) {
  let best = null, most = -1;
  for (const e of entries) {
    if (e.words[axis] !== word) continue;
    let like = 0; entry.words.forEach((w, a) => { if (a !== axis && e.words[a] === w) like += 32 - a + (a === 0 ? 100 : 0); });
    if (like > most) { most = like; best = e; }
  }
  return best;
}
function goTo(entry) {
  let place = shown.indexOf(entry.index);
  if (place < 0) { shown = [...shown.slice(0, at + 1), entry.index, ...shown.slice(at + 1)]; place = at + 1; layOut(true); place = shown.indexOf(entry.index); toast('This picture is outside the filter'); }
  open(place, true);
}
function drawVariant(entry) {
  $('variant').replaceChildren(...report.axes.flatMap((axis, a) => {
    if (axis.words.length < 2) return [];
    const select = make('select'); select.dataset.axis = axis.name;
    axis.words.forEach((word, w) => { const o = make('option', word); o.value = w; o.selected = w === entry.words[a]; select.append(o); });
    if (entry.words[a] < 0) { const o = make('option', '–'); o.selected = true; select.prepend(o); }
    select.onchange = () => { const target = nearestWith(entry, a, Number(select.value)); if (target) goTo(target); };
    const chip = make('label', titleOf(axis.name)); chip.append(select); return [chip];
  }));
}
function drawWith(entry) {
  const select = $('with'), base = make('option', entry.status === 'changed' || entry.status === 'same' ? 'before' : 'nothing'); base.value = '';
  const groups = siblings(entry).flatMap((list, a) => {
    if (!list.length) return [];
    const group = make('optgroup'); group.label = titleOf(report.axes[a].name);
    list.slice(0, 60).forEach(e => { const o = make('option', wordOf(e, a)); o.value = e.name; o.selected = e === other; group.append(o); }); return [group];
  });
  const any = make('option', 'any other picture…'); any.value = '\u0000'; select.replaceChildren(base, ...groups);
  if (other && ![...select.options].some(o => o.selected && o.value)) { const o = make('option', other.name); o.value = other.name; o.selected = true; select.append(o); }
  select.append(any);
}
$('with').onchange = () => { if ($('with').value === '\u0000') { drawWith(here()); pick(); } else compareWith(byName.get($('with').value) || null); };
function compareWith(entry) { other = entry === here() ? null : entry; drawWith(here()); showShots(true); writeHash(); }
function pick() { $('picker').showModal(); $('picker-text').value = ''; listPicks(); }
function listPicks() {
  const wanted = $('picker-text').value.toLowerCase().split(/\s+/).filter(w => w);
  const found = []; for (const e of entries) { if (e.status !== 'failed' && wanted.every(w => e.name.toLowerCase().includes(w))) found.push(e); if (found.length === 60) break; }
  $('picker-list').replaceChildren(...found.map(e => press(e.name, '', () => { $('picker').close(); compareWith(e); })));
}
$('picker-text').oninput = listPicks;
$('picker-text').onkeydown = e => { if (e.key === 'Enter') { e.preventDefault(); $('picker-list').querySelector('button')?.click(); } };
function drawDecision() {
  const entry = here(), what = decisions.get(entry.name);
  drawChanges(entry);
  $('accept').hidden = $('reject').hidden = !wantsDecision(entry); $('note').value = notes.get(entry.name) || '';
  $('accept').setAttribute('aria-pressed', what === 'accept'); $('reject').setAttribute('aria-pressed', what === 'reject');
  $('accept').firstChild.textContent = what === 'accept' ? 'Accepted ' : 'Accept '; $('reject').firstChild.textContent = what === 'reject' ? 'Rejected ' : 'Reject ';
}
function decideHere(what) {
  const isNew = decisions.get(here().name) !== what;
  decide(shown[at], what);
  // A rejection needs a reason, so its picture stays until the note is written.
  if (isNew && what === 'reject') { rejected = here().name; $('note').focus(); }
  else if (isNew && at + 1 < shown.length) open(at + 1, true);
}
// Enter ends a note: after a rejection the next picture follows.
let rejected = '';
function noteDone(field) {
  const isReason = field === $('note') && here()?.name === rejected;
  rejected = '';
  if (isReason && at + 1 < shown.length) open(at + 1, true);
  $('stage').focus();
}
$('accept').onclick = () => decideHere('accept'); $('reject').onclick = () => decideHere('reject');
$('note').oninput = () => noteOn(here(), $('note').value.trim());
$('note').onchange = () => layOut(true);
$('previous').onclick = () => open(at - 1, true); $('next').onclick = () => open(at + 1, true); $('close').onclick = () => $('view').close();
// The browser tells of the closing later; by then a followed link may have opened the next picture.
$('view').addEventListener('close', () => { if ($('view').open) return; clearInterval(blinkTimer); const place = at, group = groupAt(place); at = -1; writeHash(); if (group && !leadRow(group.title).isOpen) focusLead(group.title); else focusCard(place); });
