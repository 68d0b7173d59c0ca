// Decisions and notes. The browser keeps them until they are exported. Each decision is bound to the
// digests of the pictures that were reviewed, so it never applies to other pictures.
const decisions = new Map(), signatures = new Map(), conflicts = new Map(), notes = new Map(), actions = [];
const storageKey = 'vitrine:' + report.key;
const today = () => new Date().toISOString().slice(0, 10);
const reviewerName = () => $('reviewer').value.trim();
function exported(name) {
  const { before, now } = byName.get(name), signature = signatures.get(name) || {}, note = notes.get(name);
  const decision = { name, decision: decisions.get(name), before, now, reviewer: signature.reviewer || '', date: signature.date || '' };
  return note ? { ...decision, note } : decision;
}
const loneNotes = () => [...notes].sort().filter(([name]) => !decisions.has(name)).map(([name, note]) => ({ name, note }));
function verdicts() {
  return JSON.stringify({ schema: 2, decisions: [...decisions.keys()].sort().map(exported), notes: loneNotes(), pins: exportedPins() }, null, 1);
}
function keep() {
  // Until all pictures are there, what is stored hasn't been read and must not be replaced.
  if (!isLoaded) return;
  try { localStorage.setItem(storageKey, verdicts()); localStorage.setItem('vitrine:reviewer', reviewerName()); } catch { /* storage can be disabled */ }
}
function setDecision(name, decision, signature) {
  conflicts.delete(name);
  if (decision) { decisions.set(name, decision); signatures.set(name, signature || { reviewer: reviewerName(), date: today() }); }
  else { decisions.delete(name); signatures.delete(name); }
}

// Adds a file of verdicts. A decision on other pictures is dropped; one that contradicts an earlier
// decision leaves the picture undecided, with both decisions shown.
function addVerdicts(text) {
  const result = { added: 0, same: 0, stale: 0, unknown: 0, conflicting: 0 };
  const file = JSON.parse(text);
  if (file.schema !== 2) throw new Error('the verdicts have schema ' + file.schema + ', expected 2');
  for (const d of file.decisions || []) {
    const entry = byName.get(d.name);
    if (!entry || !wantsDecision(entry) || !['accept', 'reject'].includes(d.decision)) { result.unknown++; continue; }
    if (d.before !== entry.before || d.now !== entry.now) { result.stale++; continue; }
    addNote(entry, d.note);
    const mine = decisions.get(d.name), signature = { reviewer: String(d.reviewer || ''), date: String(d.date || '') };
    if (conflicts.has(d.name)) { conflicts.get(d.name).push({ decision: d.decision, ...signature }); result.conflicting++; }
    else if (!mine) { setDecision(d.name, d.decision, signature); result.added++; }
    else if (mine === d.decision) result.same++;
    else {
      const both = [{ decision: mine, ...signatures.get(d.name) }, { decision: d.decision, ...signature }];
      setDecision(d.name); conflicts.set(d.name, both); result.conflicting++;
    }
  }
  for (const n of file.notes || []) if (byName.has(n.name)) addNote(byName.get(n.name), n.note);
  result.pins = addPins(file.pins || []);
  return result;
}
function addNote(entry, note) {
  const known = notes.get(entry.name);
  if (note && known !== note) { notes.set(entry.name, known ? known + ' · ' + note : String(note)); entry.text = null; }
}
const signed = d => (d.decision === 'accept' ? 'accepted' : 'rejected') + (d.reviewer ? ' by ' + d.reviewer : '') + (d.date ? ' on ' + d.date : '');
const stateOf = name => conflicts.has(name) ? 'conflict' : { accept: 'accepted', reject: 'rejected' }[decisions.get(name)] || '';
function readKept() {
  try {
    const kept = localStorage.getItem(storageKey), stale = kept ? addVerdicts(kept).stale : 0;
    if (stale) toast(stale + (stale === 1 ? ' earlier decision was' : ' earlier decisions were') + ' dropped, because the pictures have changed');
  } catch { /* nothing is stored, or it is of an older version */ }
}
try { $('reviewer').value = localStorage.getItem('vitrine:reviewer') || ''; } catch { /* storage can be disabled */ }
$('reviewer').oninput = keep;

// An action is the list of earlier states of the pictures it changes.
const stateBefore = name => ({ name, decision: decisions.get(name), signature: signatures.get(name), conflict: conflicts.get(name) });
function decide(index, decision) {
  const { name } = entries[index], current = decisions.get(name);
  if (!wantsDecision(entries[index])) return;
  actions.push([stateBefore(name)]);
  setDecision(name, current === decision ? null : decision);
  decided();
}
// Bulk decisions never change pictures that were decided one by one, or that reviewers disagree about.
const isOpen = index => wantsDecision(entries[index]) && !decisions.has(entries[index].name) && !conflicts.has(entries[index].name);
function decideAll(indices, decision) {
  const names = indices.filter(isOpen).map(i => entries[i].name);
  if (!names.length) return;
  const action = names.map(stateBefore);
  actions.push(action);
  for (const name of names) setDecision(name, decision);
  decided();
  toast((decision === 'accept' ? 'Accepted ' : 'Rejected ') + names.length + (names.length === 1 ? ' picture' : ' pictures'), 'Undo', () => undo(action));
}
// Buttons that decide all open pictures of a list; null if all are decided.
function pairFor(indices, label) {
  const count = indices.filter(isOpen).length, pair = make('span', '', 'pair');
  if (!count) return null;
  pair.setAttribute('role', 'group'); pair.setAttribute('aria-label', label);
  pair.append(press('Accept ' + count, '', () => decideAll(indices, 'accept')), press('Reject ' + count, '', () => decideAll(indices, 'reject')));
  return pair;
}
// Undoes one action, by default the last one.
function undo(action = actions.at(-1)) {
  const place = actions.indexOf(action);
  if (place < 0) return;
  actions.splice(place, 1);
  for (const { name, decision, signature, conflict } of action) { setDecision(name, decision, signature); if (conflict) conflicts.set(name, conflict); }
  toast(''); decided();
}
function decided() { keep(); filterAll(true); if ($('view').open) drawDecision(); }
function noteOn(entry, text) { text ? notes.set(entry.name, text) : notes.delete(entry.name); entry.text = null; keep(); }

function download(url, name) { const a = make('a'); a.href = url; a.download = name; a.click(); }
$('export').onclick = () => {
  download('data:application/json;charset=utf-8,' + encodeURIComponent(verdicts()), 'verdicts.json');
  toast(decisions.size + ' decisions' + (pins.length ? ' and ' + pins.length + ' pins' : '') + ' in verdicts.json, for vitrine approve --verdicts' + (conflicts.size ? '; ' + conflicts.size + ' conflicts are left out' : ''));
};
$('import').onclick = () => $('import-file').click();
$('import-file').onchange = async () => {
  const total = { added: 0, same: 0, stale: 0, unknown: 0, conflicting: 0, pins: 0 };
  try {
    for (const file of $('import-file').files) for (const [key, count] of Object.entries(addVerdicts(await file.text()))) total[key] += count;
    toast('Imported ' + total.added + ' decisions; ' + [[total.pins, 'pins'], [total.same, 'the same'], [total.conflicting, 'conflicting'], [total.stale, 'on other pictures'], [total.unknown, 'unknown']].filter(([n]) => n).map(([n, what]) => n + ' ' + what).join(', '));
  } catch (error) { toast('Can’t import the file: ' + error.message); }
  $('import-file').value = ''; decided();
};

let toastTimer = 0;
function toast(text, action, run) {
  clearTimeout(toastTimer);
  $('toast').replaceChildren(...(text ? [make('span', text)] : []), ...(action ? [press(action, '', run)] : []));
  // A modal dialog makes the rest of the page inert, so the message is shown inside the open dialog.
  (document.querySelector('dialog[open]') || document.body).append($('toast'));
  if (text) toastTimer = setTimeout(() => $('toast').replaceChildren(), 6000);
}
