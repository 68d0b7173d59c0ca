// The pictures of a large report come in pages: the first are shown at once, the others while they are looked at.
let isLoaded = report.files === 0;
async function loadPages() {
  const hash = new URLSearchParams(location.hash.slice(1)), needsAll = hash.has('print') || hash.has('open') && !byName.has(hash.get('open'));
  if (!needsAll) { readHash(); await new Promise(resolve => setTimeout(resolve)); }
  for (let page = 1; page <= report.files; page++) {
    const found = await fetchScript('data/' + page);
    if (!found) { failPages(); return; }
    awaited.delete('data/' + page);
    addEntries(found);
    for (const f of facets) for (const e of entries.slice(f.ids.length)) f.ids.push(f.idsOf(e));
    if (!needsAll && page % 10 === 0) refresh();
  }
  isLoaded = true;
  // What was decided meanwhile meets what was stored, as decisions of two reviewers would.
  readKept();
  if (needsAll) readHash(); else refresh();
  for (const name of [...decisions.keys(), ...notes.keys()]) unkept.add(name);
  if (decisions.size || notes.size || pins.length) keep();
}
// A picture that is shown, presented or focused stays so, wherever it is in the list now.
function refresh() {
  const kept = [shown[at], shown[presented], shown[focused]];
  filterAll(true);
  [at, presented, focused] = kept.map(index => index === undefined ? -1 : shown.indexOf(index));
  if ($('view').open && here()) { $('place').textContent = (at + 1) + ' of ' + shown.length; $('next').disabled = at === shown.length - 1; }
}
function failPages() { $('notes').append(make('p', 'Not all pictures are listed: files of the folder “data” are missing.')); }
