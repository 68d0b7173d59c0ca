// The browser's storage: decisions, notes, pins and the actions that can be undone. Several tabs can have
// the report open, so a tab writes only the pictures that it changed and takes the others' changes over.
const storageKey = 'vitrine:' + report.key, actionsKey = storageKey + ':actions', actionLimit = 30;
const unkept = new Set();
function kept(name) {
  const { before, now } = byName.get(name), signature = signatures.get(name) || {}, note = notes.get(name);
  const decision = { name, decision: decisions.get(name), before, now, reviewer: signature.reviewer || '', date: signature.date || '' };
  return note ? { ...decision, note } : decision;
}
const loneNotes = () => [...notes].sort().filter(([name]) => !decisions.has(name)).map(([name, note]) => ({ name, note }));
const keptText = () => JSON.stringify({ schema: 2, decisions: [...decisions.keys()].sort().map(kept), notes: loneNotes(), pins: exportedPins() });
function keep() {
  // Until all pictures are there, the stored decisions haven't been read and must not be replaced.
  if (!isLoaded) return;
  try {
    adopt(localStorage.getItem(storageKey));
    localStorage.setItem(storageKey, keptText()); localStorage.setItem('vitrine:reviewer', reviewerName());
    unkept.clear();
  } catch (error) {
    // Storage can be disabled, which is known from the start, or full, which isn't.
    if (error.name === 'QuotaExceededError') setTimeout(() => toast('The browser can’t keep this many decisions: export them before you leave'));
  }
}
// Takes over the stored state of the pictures that this tab hasn't changed since it last wrote.
function adopt(text) {
  const file = text ? JSON.parse(text) : {}, stored = new Map();
  for (const d of file.decisions || []) { const entry = byName.get(d.name); if (entry && d.before === entry.before && d.now === entry.now) stored.set(d.name, d); }
  for (const n of file.notes || []) if (byName.has(n.name)) stored.set(n.name, n);
  let count = 0;
  for (const name of new Set([...decisions.keys(), ...notes.keys(), ...stored.keys()])) {
    if (unkept.has(name) || conflicts.has(name)) continue;
    const d = stored.get(name) || {}, note = d.note || '';
    if ((decisions.get(name) || '') === (d.decision || '') && (notes.get(name) || '') === note) continue;
    if (d.decision) { decisions.set(name, d.decision); signatures.set(name, { reviewer: String(d.reviewer || ''), date: String(d.date || '') }); }
    else { decisions.delete(name); signatures.delete(name); }
    note ? notes.set(name, note) : notes.delete(name); byName.get(name).text = null; count++;
  }
  return count;
}
function keepActions() {
  while (actions.length > actionLimit) actions.shift();
  try { localStorage.setItem(actionsKey, JSON.stringify(actions)); } catch { /* storage can be disabled or full */ }
}
function readActions() {
  try {
    const list = JSON.parse(localStorage.getItem(actionsKey) || '[]').filter(a => a.states.every(s => byName.has(s.name)));
    actions.splice(0, actions.length, ...list);
  } catch { /* nothing is stored */ }
}
function readKept() {
  try {
    const text = localStorage.getItem(storageKey), stale = text ? addVerdicts(text).stale : 0;
    unkept.clear(); readActions();
    if (stale) toast(stale + (stale === 1 ? ' earlier decision was' : ' earlier decisions were') + ' dropped, because the pictures have changed');
  } catch { /* nothing is stored, or it is of an older version */ }
}
// Another tab wrote.
addEventListener('storage', e => {
  if (!isLoaded) return;
  if (e.key === actionsKey) { readActions(); return; }
  if (e.key !== storageKey) return;
  try {
    const pinned = pins.length; pins.splice(0); addPins(JSON.parse(e.newValue || '{}').pins || []);
    if (!adopt(e.newValue) && pins.length === pinned) return;
  } catch { return; }
  filterAll(true); if ($('view').open) drawDecision();
});
try { $('reviewer').value = localStorage.getItem('vitrine:reviewer') || ''; } catch { /* storage can be disabled */ }
$('reviewer').oninput = keep;
