// All shown pictures in one PNG, and on paper.
$('sheet').onclick = async () => {
  const list = shown.map(i => entries[i]).filter(e => e.status !== 'failed').slice(0, 300);
  if (!list.length) return;
  $('sheet').disabled = true; toast('Drawing ' + list.length + ' pictures…');
  const across = Math.min(6, list.length), wide = 300, high = 200, caption = 34, margin = 16;
  const canvas = make('canvas'), down = Math.ceil(list.length / across);
  canvas.width = across * (wide + margin) + margin; canvas.height = down * (high + caption + margin) + margin;
  const context = canvas.getContext('2d'); context.fillStyle = '#f3f4f6'; context.fillRect(0, 0, canvas.width, canvas.height); context.font = '12px system-ui, sans-serif'; context.imageSmoothingQuality = 'high';
  let missing = 0;
  for (const [i, e] of list.entries()) {
    const x = margin + i % across * (wide + margin), y = margin + Math.floor(i / across) * (high + caption + margin), pixels = await pixelsOf(e, ownSide(e));
    if (pixels) { const scale = Math.min(wide / pixels.width, high / pixels.height, 1), w = pixels.width * scale, h = pixels.height * scale; context.drawImage(await createImageBitmap(pixels), x + (wide - w) / 2, y + (high - h) / 2, w, h); } else missing++;
    context.fillStyle = '#14171c'; context.fillText(e.input + (e.status === 'alone' ? '' : ' · ' + e.status) + (decisions.has(e.name) ? ' · ' + stateOf(e.name) : ''), x, y + high + 15, wide); context.fillStyle = '#545c68'; context.fillText(e.rest, x, y + high + 31, wide);
  }
  $('sheet').disabled = false;
  if (missing === list.length) { toast('The pictures can’t be read, because the report was made with --no-pixels'); return; }
  const blob = await new Promise(done => canvas.toBlob(done)); const url = URL.createObjectURL(blob); download(url, 'contact-sheet.png'); setTimeout(() => URL.revokeObjectURL(url), 10000);
  window.lastSheet = [canvas.width, canvas.height, blob.size];
  toast(shown.length > list.length ? 'The first ' + list.length + ' of ' + shown.length + ' pictures are in contact-sheet.png' : 'contact-sheet.png has ' + list.length + ' pictures');
};
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
