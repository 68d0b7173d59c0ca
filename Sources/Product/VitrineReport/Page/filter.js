// Facets: every axis, status, decision, cause and finding, with the number of pictures each value would leave.
const facets = [];
const chosen = new Map();
let shown = [], words = [];
function facet(key, title, options, idsOf, extra) { facets.push({ key, title, options, idsOf, ...extra }); }
if (report.hasBase || countOf('failed')) {
  facet('status', 'Status', statuses.map(s => ({ word: s, className: s })), e => [statuses.indexOf(e.status)], { isOpen: true });
}
const decisionWords = ['undecided', 'accepted', 'rejected', 'conflict'];
if (decidable) {
  facet('decision', 'Decision', decisionWords.map(word => ({ word })), e => !wantsDecision(e) ? [] : [Math.max(0, decisionWords.indexOf(stateOf(e.name)))], { isOpen: true });
}
const causes = report.causes, editIds = new Map(report.edits.map((c, i) => [c, i]));
if (report.edits.length) facet('edit', 'Edit', report.edits.map(word => ({ word, isFull: true })), e => e.edit ? [editIds.get(e.edit)] : [], { isOpen: true, byCount: true });
const causeIds = new Map(causes.map((c, i) => [c, i]));
if (causes.length) facet('cause', report.edits.length ? 'Effect' : 'Cause', causes.map(word => ({ word, isFull: true })), e => e.cause ? [causeIds.get(e.cause)] : [], { isOpen: !report.edits.length, byCount: true });
if (report.rules.length) {
  facet('finding', 'Findings', [...report.rules.map(r => ({ word: r.id, className: r.severity, title: r.title })), { word: 'none', className: 'same' }],
    e => !e.hasDetail ? [] : e.rules.length ? e.rules : [report.rules.length], { isOpen: true, byCount: true });
}
if (report.hasEarlierFindings) {
  // The new ones of all rules first, then the gone ones.
  const count = report.rules.length;
  const options = [...report.rules.map(r => ({ word: 'new ' + r.id, className: r.severity })), ...report.rules.map(r => ({ word: 'gone ' + r.id, className: 'same' }))];
  facet('since', 'New and gone findings', options, e => [...e.newRules, ...e.goneRules.map(r => r + count)], { isOpen: true, byCount: true });
}
report.axes.forEach((axis, a) => {
  // A picture without a state shows the plain widget, which is a choice like the states.
  const hasPlain = axis.name === 'states' && entries.some(e => e.words[a] < 0 && e.status !== 'failed'), words = [...axis.words, ...(hasPlain ? ['plain'] : [])];
  if (words.length > 1) facet(axis.name, titleOf(axis.name), words.map(word => ({ word })), e => e.words[a] >= 0 ? [e.words[a]] : hasPlain && e.status !== 'failed' ? [axis.words.length] : [], { isOpen: words.length <= 12 });
});
for (const f of facets) { chosen.set(f.key, new Set()); f.ids = entries.map(f.idsOf); }

function textOf(e) { return e.text ??= [e.name, notes.get(e.name) || '', ...pinsOn(e).map(pinText), e.edit, ...e.why, ...e.texts, ...e.rules.map(r => report.rules[r].id)].join('\n').toLowerCase(); }

// `keepsPlace`: only decisions changed, so the scroll position is kept.
function filterAll(keepsPlace) {
  words = $('text').value.toLowerCase().split(/\s+/).filter(w => w);
  const decision = facets.find(f => f.key === 'decision');
  if (decision) decision.ids = entries.map(decision.idsOf);
  const active = facets.filter(f => chosen.get(f.key).size);
  for (const f of facets) f.counts = new Uint32Array(f.options.length);
  const matches = [];
  for (const e of entries) {
    if (words.length && !words.every(w => textOf(e).includes(w))) continue;
    let misses = 0, missed = null;
    for (const f of active) if (!f.ids[e.index].some(id => chosen.get(f.key).has(id))) { misses++; missed = f; if (misses > 1) break; }
    if (misses > 1) continue;
    if (!misses) matches.push(e.index);
    for (const f of misses ? [missed] : facets) for (const id of f.ids[e.index]) f.counts[id]++;
  }
  // A picture that was just decided stays in a list of undecided ones until the filter changes, so that
  // the next picture doesn't move under the pointer.
  if (!(keepsPlace && chosen.get('decision')?.size)) shown = matches;
  drawFacets(); drawSummary(); layOut(keepsPlace); if (!keepsPlace) writeHash();
}

const facetBoxes = new Map();
function drawFacets() {
  for (const f of facets) {
    let box = facetBoxes.get(f.key);
    if (!box) {
      box = make('details'); box.open = f.isOpen;
      const summary = make('summary', f.title); const number = make('b'); summary.append(number);
      box.append(summary); box.number = number; box.lines = [];
      f.options.forEach((option, id) => {
        const line = make('label', '', 'facet'), check = make('input'), word = rich('span', option.word, 'word' + (option.isFull ? ' full' : '')), count = make('span', '', 'number');
        check.type = 'checkbox'; check.dataset.facet = f.key; check.dataset.word = option.word; line.title = option.title || option.word;
        check.onchange = () => { const set = chosen.get(f.key); check.checked ? set.add(id) : set.delete(id); filterAll(); };
        line.append(check); if (option.className) line.append(make('span', '', 'dot ' + option.className)); line.append(word, count);
        box.lines.push({ line, check, count, id });
      });
      facetBoxes.set(f.key, box); $('facets').append(box);
      for (const l of box.lines) box.append(l.line);
    }
    const set = chosen.get(f.key);
    box.number.textContent = set.size ? set.size : '';
    for (const l of box.lines) {
      const n = f.counts[l.id];
      l.check.checked = set.has(l.id); l.count.textContent = n; l.line.classList.toggle('none', n === 0);
      // Values that no picture has are hidden.
      l.line.hidden = n === 0 && !set.has(l.id) && !f.ids.some(ids => ids.includes(l.id));
    }
    if (f.byCount && !box.isSorted) { box.isSorted = true; for (const l of [...box.lines].sort((a, b) => f.counts[b.id] - f.counts[a.id] || a.id - b.id)) box.append(l.line); }
  }
}
// The filter in words, for buttons and questions.
function filterText() {
  const parts = facets.flatMap(f => [...chosen.get(f.key)].map(id => f.title.toLowerCase() + ' ' + f.options[id].word.replaceAll('`', '')));
  return [...($('text').value.trim() ? ['“' + $('text').value.trim() + '”'] : []), ...parts].join(', ');
}
function drawSummary() {
  const pair = pairFor(shown, filterText() || 'all pictures', true);
  $('count').replaceChildren(make('b', shown.length === report.total ? String(report.total) : shown.length + ' of ' + report.total), ' pictures' + (decidable ? ', ' + decisions.size + ' of ' + decidable + ' decided' : '') + (isLoaded ? '' : '; loading…'));
  $('chips').replaceChildren(...facets.flatMap(f => [...chosen.get(f.key)].map(id => {
    const b = press(f.options[id].word, '', () => { chosen.get(f.key).delete(id); filterAll(); });
    b.setAttribute('aria-label', 'Remove filter ' + f.title + ' ' + f.options[id].word); return b;
  })));
  $('import').disabled = !isLoaded; $('export').disabled = !isLoaded || decisions.size + notes.size + pins.length === 0; $('export').hidden = report.isHistory;
  $('export').textContent = 'Export ' + (decisions.size || '') + ' decision' + (decisions.size === 1 ? '' : 's');
  $('shown-actions').replaceChildren(...(pair ? [pair] : [])); $('empty').hidden = shown.length > 0;
}
function choose(key, word, isOnly) {
  const f = facets.find(f => f.key === key), id = f?.options.findIndex(o => o.word === word);
  if (!f || id < 0) return;
  if (isOnly) chosen.get(key).clear();
  chosen.get(key).add(id); filterAll();
}
$('clear').onclick = () => { for (const set of chosen.values()) set.clear(); $('text').value = ''; filterAll(); };
let typing = 0;
$('text').addEventListener('input', () => { clearTimeout(typing); typing = setTimeout(filterAll, report.total > 2000 ? 80 : 0); });
