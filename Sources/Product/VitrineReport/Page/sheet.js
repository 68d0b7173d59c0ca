// Contact sheets: all shown pictures, changed ones in pairs, on pages of a fixed number of cells.
const sheetLayout = { across: 6, down: 20, wide: 300, high: 200, caption: 34, margin: 16 };
// The pictures as cells; a pair takes two, which are never on different rows.
function sheetPages(list) {
  const { across, down } = sheetLayout, pages = [];
  let cell = across * down;
  for (const entry of list) {
    const size = entry.status === 'changed' ? 2 : 1;
    if (cell % across + size > across) cell += across - cell % across;
    if (cell + size > across * down) { pages.push([]); cell = 0; }
    pages.at(-1).push({ entry, cell, size });
    cell += size;
  }
  return pages;
}
async function drawSheet(cells, title) {
  const { across, wide, high, caption, margin } = sheetLayout, canvas = make('canvas');
  const rowCount = Math.ceil((cells.at(-1).cell + cells.at(-1).size) / across), columnCount = Math.min(across, cells.at(-1).cell + cells.at(-1).size);
  canvas.width = columnCount * (wide + margin) + margin; canvas.height = rowCount * (high + caption + margin) + margin + caption;
  const context = canvas.getContext('2d');
  context.fillStyle = '#f3f4f6'; context.fillRect(0, 0, canvas.width, canvas.height);
  context.font = '12px system-ui, sans-serif'; context.imageSmoothingQuality = 'high';
  context.fillStyle = '#545c68'; context.fillText(title, margin, margin + 15);
  let missing = 0;
  await forEachInParallel(cells, async ({ entry, cell, size }) => {
    const x = margin + cell % across * (wide + margin), y = margin + caption + Math.floor(cell / across) * (high + caption + margin);
    const sides = size === 2 ? ['was', 'now'] : [ownSide(entry)];
    for (const [i, side] of sides.entries()) missing += await drawCell(context, entry, side, x + i * (wide + margin), y) ? 0 : 1;
    const room = size * (wide + margin) - margin, words = [entry.input, entry.status === 'alone' ? '' : entry.status, stateOf(entry.name), size === 2 ? 'before, now' : ''];
    context.fillStyle = '#14171c'; context.fillText(words.filter(w => w).join(' · '), x, y + high + 15, room);
    context.fillStyle = '#545c68'; context.fillText([entry.rest, notes.get(entry.name)].filter(w => w).join(' · '), x, y + high + 31, room);
  });
  return { blob: await new Promise(done => canvas.toBlob(done)), missing, size: [canvas.width, canvas.height] };
}
async function drawCell(context, entry, side, x, y) {
  const { wide, high } = sheetLayout, image = await readablePicture(entry, side);
  if (!image) return false;
  const scale = Math.min(wide / image.width, high / image.height, 1), width = image.width * scale, height = image.height * scale;
  context.drawImage(image, x + (wide - width) / 2, y + (high - height) / 2, width, height);
  image.width = 0;
  return true;
}
$('sheet').onclick = async () => {
  const list = shown.map(i => entries[i]).filter(e => e.status !== 'failed'), pages = sheetPages(list), files = [];
  if (!list.length) return;
  $('sheet').disabled = true;
  let missing = 0;
  for (const [i, cells] of pages.entries()) {
    toast('Drawing page ' + (i + 1) + ' of ' + pages.length + '…');
    const page = await drawSheet(cells, report.title + (pages.length > 1 ? ', page ' + (i + 1) + ' of ' + pages.length : ''));
    missing += page.missing; window.lastSheet = page.size;
    files.push({ name: 'contact-sheet-' + String(i + 1).padStart(3, '0') + '.png', blob: page.blob });
    // Nothing can be read without the scripts, so further pages would be empty, too.
    if (missing && !report.hasPixels) break;
  }
  $('sheet').disabled = false;
  if (missing && !report.hasPixels) { toast('The pictures can’t be read, because the report was made with --no-pixels'); return; }
  const isOne = files.length === 1, name = isOne ? 'contact-sheet.png' : 'contact-sheets.zip';
  const whole = isOne ? files[0].blob : zip(await Promise.all(files.map(async f => ({ name: f.name, bytes: new Uint8Array(await f.blob.arrayBuffer()) }))));
  const url = URL.createObjectURL(whole);
  download(url, name); setTimeout(() => URL.revokeObjectURL(url), 10000);
  toast(name + ' has ' + list.length + ' pictures' + (isOne ? '' : ' on ' + files.length + ' pages') + (missing ? '; ' + missing + ' can’t be read' : ''));
};
