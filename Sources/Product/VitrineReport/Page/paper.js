// The shown pictures on paper, with their decisions, notes and findings.
// Resolves once every picture is there.
function layPaper() {
  const pictures = [];
  const paper = $('paper'), parts = [make('h2', report.title), make('p', shown.length + ' of ' + report.total + ' pictures' + (decisions.size ? ', ' + decisions.size + ' decided' : '') + [...facets].flatMap(f => [...chosen.get(f.key)].map(id => ', ' + f.title.toLowerCase() + ' ' + f.options[id].word)).join(''))];
  for (const group of groupsOf(shown)) {
    if (group.title) parts.push(rich('h3', group.title + ' (' + group.members.length + ')'));
    const plates = make('div', '', 'plates');
    for (const i of group.members) {
      const e = entries[i], plate = make('div', '', 'plate' + (e.status === 'changed' ? ' pairs' : '')), images = make('div', '', 'images');
      for (const side of e.status === 'failed' ? [] : e.status === 'changed' ? ['was', 'now'] : [ownSide(e)]) { const image = make('img'); image.alt = side === 'was' ? 'before' : 'now'; images.append(image); pictures.push({ entry: e, side, image }); }
      plate.append(images, make('b', e.name)); const state = [e.status === 'alone' ? '' : e.status, stateOf(e.name)].filter(x => x).join(', ');
      if (state) plate.append(make('p', state, e.status)); for (const w of e.why) plate.append(rich('p', w)); if (notes.get(e.name)) plate.append(make('p', 'Note: ' + notes.get(e.name)));
      if (e.rules.length) plate.append(make('p', 'Findings: ' + e.rules.map(r => report.rules[r].id).join(', '))); plates.append(plate);
    }
    parts.push(plates);
  }
  paper.replaceChildren(...parts);
  return forEachInParallel(pictures, async ({ entry, side, image }) => {
    const source = await paperImage(entry, side).catch(() => null) || pathOf(entry, side);
    await loaded(image, source).catch(() => null);
  });
}
// A picture in the size of paper, because thousands of full ones exhaust a browser that prints them.
const paperWidth = 420;
async function paperImage(entry, side) {
  if (entry.width <= paperWidth) return null;
  const picture = await scriptedPicture(sideOf(entry, side) + '/' + entry.name);
  if (!picture) return null;
  const canvas = make('canvas');
  canvas.width = paperWidth; canvas.height = Math.max(1, Math.round(picture.height * paperWidth / picture.width));
  const context = canvas.getContext('2d');
  context.imageSmoothingQuality = 'high';
  context.drawImage(picture, 0, 0, canvas.width, canvas.height);
  return canvas.toDataURL('image/jpeg', .85);
}
$('print').onclick = async () => {
  toast('Preparing ' + shown.length + ' pictures…');
  await layPaper();
  toast(''); print();
};
addEventListener('beforeprint', () => { if (!$('paper').firstChild) layPaper(); });
addEventListener('afterprint', () => $('paper').replaceChildren());
