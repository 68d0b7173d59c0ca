// Decisions and notes. The browser keeps them (storage.js) until they are exported. Each decision is bound to the
// digests of the pictures that were reviewed, so it never applies to other pictures.
const decisions = new Map(), signatures = new Map(), conflicts = new Map(), notes = new Map(), actions = [];
const today = () => new Date().toISOString().slice(0, 10);
const reviewerName = () => $('reviewer').value.trim();
function setDecision(name, decision, signature) {
  conflicts.delete(name); unkept.add(name);
  if (decision) { decisions.set(name, decision); signatures.set(name, signature || { reviewer: reviewerName(), date: today() }); }
  else { decisions.delete(name); signatures.delete(name); }
}

// Adds a file of verdicts. A decision on other pictures is dropped; one that contradicts an earlier
// decision leaves the picture undecided, with both decisions shown.
function addVerdicts(text) {
  const result = { added: 0, same: 0, stale: 0, unknown: 0, conflicting: 0 };
  const file = JSON.parse(text);
  if (file.schema !== 2 && file.schema !== 3) throw new Error('the verdicts have schema ' + file.schema + ', expected 3');
  const groups = unpacked(file.groups || []);
  result.stale += groups.missing;
  for (const d of [...file.decisions || [], ...groups.list]) {
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
  if (note && known !== note) { notes.set(entry.name, known ? known + ' · ' + note : String(note)); entry.text = null; unkept.add(entry.name); }
}
const signed = d => (d.decision === 'accept' ? 'accepted' : 'rejected') + (d.reviewer ? ' by ' + d.reviewer : '') + (d.date ? ' on ' + d.date : '');
const stateOf = name => conflicts.has(name) ? 'conflict' : { accept: 'accepted', reject: 'rejected' }[decisions.get(name)] || '';
// An action is its description, the decision and the earlier states of the pictures that it changes. The
// browser keeps the last ones, so that they can be undone after a reload.
const stateBefore = name => ({ name, decision: decisions.get(name), signature: signatures.get(name), conflict: conflicts.get(name) });
const pastOf = decision => decision === 'accept' ? 'Accepted ' : decision === 'reject' ? 'Rejected ' : 'Cleared ';
const picturesText = count => count === 1 ? '1 picture' : count.toLocaleString('en') + ' pictures';
function act(names, decision, title) {
  const action = { text: pastOf(decision) + (title ? picturesText(names.length) + ' of ' + title : names[0]), decision: decision || null, title: title || '', states: names.map(stateBefore) };
  actions.push(action); keepActions();
  for (const name of names) setDecision(name, decision);
  decided();
  return action;
}
function decide(index, decision) {
  const { name } = entries[index];
  if (wantsDecision(entries[index])) act([name], decisions.get(name) === decision ? null : decision);
}
// Bulk decisions never change pictures that were decided one by one, or that reviewers disagree about.
const isOpen = index => wantsDecision(entries[index]) && !decisions.has(entries[index].name) && !conflicts.has(entries[index].name);
function decideAll(indices, decision, title) {
  const plain = title.replaceAll('`', ''), names = indices.filter(decision ? isOpen : i => decisions.has(entries[i].name)).map(i => entries[i].name);
  if (!names.length) return;
  const verb = decision === 'accept' ? 'Accept' : decision === 'reject' ? 'Reject' : 'Clear';
  confirmed(names.length, verb + ' ' + picturesText(names.length) + ' of ' + plain + '?', verb, () => {
    const action = act(names, decision, plain);
    toast(action.text, 'Undo', () => undo(action));
  });
}
// Runs a bulk action, after a question if it changes many pictures.
const manyPictures = 50;
function confirmed(count, question, verb, run) {
  if (count < manyPictures) { run(); return; }
  const dialog = $('ask'), back = document.activeElement, yes = press(verb + ' ' + count, 'primary', () => { dialog.close(); run(); });
  dialog.replaceChildren(rich('p', question), press('Cancel', '', () => dialog.close()), yes);
  dialog.onclose = () => { if (document.activeElement === document.body) back?.focus?.(); };
  dialog.showModal(); yes.focus();
}
// Buttons that decide all open pictures of a list, or clear the decisions if none is open; null if there
// is nothing to decide. `isNamed`: the buttons contain the title.
function pairFor(indices, title, isNamed) {
  const count = indices.filter(isOpen).length, done = count ? 0 : indices.filter(i => decisions.has(entries[i].name)).length, pair = make('span', '', 'pair'), plain = title.replaceAll('`', '');
  if (!count && !done) return null;
  pair.setAttribute('role', 'group'); pair.setAttribute('aria-label', plain);
  const button = (verb, number, decision) => {
    const b = press(verb + ' ' + number, decision === 'accept' ? 'good' : '', () => decideAll(indices, decision, title));
    if (isNamed) b.append(make('span', ' of ' + plain, 'named'));
    b.setAttribute('aria-label', verb + ' ' + number + ' of ' + plain); return b;
  };
  pair.append(...(count ? [button('Reject', count, 'reject'), button('Accept', count, 'accept')] : [button('Clear', done, null)]));
  return pair;
}
// Undoes one action, by default the last one, says which it was and shows its pictures. Decisions that
// were made about them since stay.
function undo(action = actions.at(-1)) {
  const place = actions.indexOf(action);
  if (place < 0) { toast('There is nothing to undo'); return; }
  actions.splice(place, 1); keepActions();
  for (const { name, decision, signature, conflict } of action.states) {
    if ((decisions.get(name) || null) !== action.decision) continue;
    setDecision(name, decision, signature); if (conflict) conflicts.set(name, conflict);
  }
  decided(); showUndone(action);
  toast('Undone: ' + action.text[0].toLowerCase() + action.text.slice(1));
}
function showUndone(action) {
  const entry = byName.get(action.states[0].name);
  if ($('present').open) { const place = shown.indexOf(entry.index); if (place >= 0) present(place); }
  else if ($('view').open) goTo(entry);
  else if (action.states.length > 1 && focusLead(groupAt(shown.indexOf(entry.index))?.title)) return;
  else { const place = shown.indexOf(entry.index); if (place >= 0) focusCard(place); }
}
function decided() { keep(); filterAll(true); if ($('view').open) drawDecision(); }
function noteOn(entry, text) { text ? notes.set(entry.name, text) : notes.delete(entry.name); entry.text = null; unkept.add(entry.name); keep(); }

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
