// The shown pictures on paper, with their decisions, notes and findings.
function layPaper() {
  const paper = $('paper'), parts = [make('h2', report.title), make('p', shown.length + ' of ' + entries.length + ' pictures' + (decisions.size ? ', ' + decisions.size + ' decided' : '') + [...facets].flatMap(f => [...chosen.get(f.key)].map(id => ', ' + f.title.toLowerCase() + ' ' + f.options[id].word)).join(''))];
  for (const group of groupsOf(shown)) {
    if (group.title) parts.push(rich('h3', group.title + ' (' + group.members.length + ')'));
    const plates = make('div', '', 'plates');
    for (const i of group.members) {
      const e = entries[i], plate = make('div', '', 'plate' + (e.status === 'changed' ? ' pairs' : '')), images = make('div', '', 'images');
      for (const side of e.status === 'failed' ? [] : e.status === 'changed' ? ['was', 'now'] : [ownSide(e)]) { const image = make('img'); image.src = pathOf(e, side); image.alt = side === 'was' ? 'before' : 'now'; images.append(image); }
      plate.append(images, make('b', e.name)); const state = [e.status === 'alone' ? '' : e.status, stateOf(e.name)].filter(x => x).join(', ');
      if (state) plate.append(make('p', state, e.status)); for (const w of e.why) plate.append(rich('p', w)); if (notes.get(e.name)) plate.append(make('p', 'Note: ' + notes.get(e.name)));
      if (e.rules.length) plate.append(make('p', 'Findings: ' + e.rules.map(r => report.rules[r].id).join(', '))); plates.append(plate);
    }
    parts.push(plates);
  }
  paper.replaceChildren(...parts);
}
$('print').onclick = async () => { layPaper(); toast('Preparing ' + shown.length + ' pictures…'); await Promise.all([...$('paper').querySelectorAll('img')].map(i => i.decode().catch(() => 0))); toast(''); print(); };
addEventListener('beforeprint', () => { if (!$('paper').firstChild) layPaper(); });
addEventListener('afterprint', () => $('paper').replaceChildren());
