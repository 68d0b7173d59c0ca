// The report's data. Texts are always inserted as text, never as markup.
const $ = id => document.getElementById(id);
const make = (tag, text, className) => { const e = document.createElement(tag); if (text) e.textContent = text; if (className) e.className = className; return e; };
// A sentence with `names` as code elements.
const rich = (tag, text, className) => { const e = make(tag, '', className); text.split('`').forEach((part, i) => { if (part) e.append(i % 2 ? make('code', part) : part); }); return e; };
const press = (text, className, action) => { const b = make('button', text, className); b.type = 'button'; b.onclick = action; return b; };
const report = JSON.parse($('data').textContent);
const statuses = ['alone', 'same', 'changed', 'added', 'removed', 'failed'];
// Entries are added in pages; a page has a table of its own texts.
const entries = [], byName = new Map();
function addEntries(page) {
  for (const [name, status, width, height, words, cause, why, texts, rules, hasDetail, before, now, newRules, goneRules, edit] of page.entries) {
    const entry = {
      index: entries.length, name, status: statuses[status], width, height, words, cause: cause < 0 ? '' : page.words[cause], edit: edit < 0 ? '' : page.words[edit],
      why: why.map(i => page.words[i]), texts: texts.map(i => page.words[i]), rules, hasDetail: !!hasDetail, before, now, newRules, goneRules,
      input: name.split('/')[0], rest: name.split('/').slice(1).join('/') || name, text: null,
    };
    entries.push(entry); byName.set(name, entry);
  }
}
addEntries(report);
const countOf = status => report.counts[statuses.indexOf(status)];
const wantsDecision = e => !report.isHistory && (e.status === 'changed' || e.status === 'added' || e.status === 'removed');
const decidable = report.isHistory ? 0 : countOf('changed') + countOf('added') + countOf('removed');
const wordOf = (entry, axis) => entry.words[axis] < 0 ? '' : report.axes[axis].words[entry.words[axis]];
const titleOf = name => report.axes.find(axis => axis.name === name)?.title ?? name;

// The files of an entry. Unchanged pictures are stored once.
const safe = name => name.split('/').map(encodeURIComponent).join('/');
const sideOf = (entry, side) => side === 'was' && entry.status === 'same' ? 'now' : side;
const pathOf = (entry, side) => sideOf(entry, side) + '/' + safe(entry.name) + '.png';
const ownSide = entry => entry.status === 'removed' ? 'was' : 'now';

// Pixels and details are loaded as scripts, because a page opened from disk can load nothing else.
const awaited = new Map();
window.vitrine = {
  detail: (key, value) => awaited.get('details/' + key)?.take(value),
  page: (number, page) => awaited.get('data/' + number)?.take(page),
  pixels: (key, bytes, on, x, y, isLayer) => awaited.get('pixels/' + key)?.take({ bytes, on, x, y, isLayer }),
};
function fetchScript(key) {
  const pending = awaited.get(key);
  if (pending) return pending.promise;
  const slot = {};
  slot.promise = new Promise(resolve => {
    const script = make('script');
    slot.take = value => { resolve(value); script.remove(); };
    script.onerror = () => { awaited.delete(key); resolve(null); };
    // In this encoding every byte of a picture is one character.
    script.charset = key.startsWith('pixels/') ? 'x-user-defined' : 'utf-8';
    script.src = key.split('/').map(encodeURIComponent).join('/') + '.js';
    document.head.append(script);
  });
  awaited.set(key, slot);
  // The oldest entries are dropped, so that a long review doesn't exhaust memory.
  if (awaited.size > 40) awaited.delete(awaited.keys().next().value);
  return slot.promise;
}
const earlierKinds = { earlierViews: unpackViews, goneFindings: unpackFindings, changes: raw => raw.map(([text, line, file]) => ({ text, line, file })) };
const detailOf = entry => entry.hasDetail ? fetchScript('details/' + entry.name).then(unpackDetail) : Promise.resolve(null);
function unpackDetail(raw) {
  if (!raw) return null;
  const detail = { scale: raw.scale, problems: raw.problems, views: unpackViews(raw.views), findings: unpackFindings(raw.findings) };
  for (const [key, unpack] of Object.entries(earlierKinds)) detail[key] = unpack(raw[key] || []);
  return detail;
}
function unpackViews(raw) {
  const views = raw.map(([id, label, kind, parent, x, y, width, height, flags, text, line, baselines, margins, why, file], index) => ({
    index, id, label, kind, parent, x, y, width, height, isHidden: !!(flags & 1), isOpen: !!(flags & 2), isTarget: !!(flags & 4),
    text, line, file, baselines, margins, why,
  }));
  for (const v of views) v.isSeen = !v.isHidden && (v.parent < 0 || views[v.parent].isSeen);
  return views;
}
function unpackFindings(raw) {
  return raw.map(([rule, severity, message, remedy, place, isNew, box], index) => ({ index, rule, severity, message, remedy, place, isNew: !!isNew, box }));
}
const placeOf = ({ line, file }) => !line ? '' : file ? ', ' + file + ':' + line : ', line ' + line;
const bitmaps = new Map();
function pixelsOf(entry, side) {
  const key = sideOf(entry, side) + '/' + entry.name;
  if (bitmaps.has(key)) return bitmaps.get(key);
  const decoding = decodePixels(entry, side);
  bitmaps.set(key, decoding);
  if (bitmaps.size > 8) bitmaps.delete(bitmaps.keys().next().value);
  return decoding;
}
async function decodePixels(entry, side) {
  const canvas = await readablePicture(entry, side);
  return canvas && canvas.getContext('2d').getImageData(0, 0, canvas.width, canvas.height);
}
// Each step starts in the event that ends the one before, so the page's load event, which a browser that
// prints without a window waits for, comes after the last one.
const loaded = (image, url) => new Promise((done, failed) => { image.onload = done; image.onerror = failed; image.src = url; });
// A new canvas with an image.
function canvasOf(image) {
  const canvas = make('canvas');
  canvas.width = image.naturalWidth; canvas.height = image.naturalHeight;
  canvas.getContext('2d', { willReadFrequently: true }).drawImage(image, 0, 0);
  return canvas;
}
// A picture from its script, which has the file, or the part that differs from another picture; null if the
// report has no pixels.
async function scriptedPicture(key) {
  const script = report.hasPixels ? await fetchScript('pixels/' + key) : null;
  if (!script) return null;
  const below = script.on ? await scriptedPicture(script.on) : null;
  if (script.on && !below) return null;
  const bytes = new Uint8Array(script.bytes.length);
  for (let i = 0; i < bytes.length; i++) bytes[i] = script.bytes.charCodeAt(i);
  const image = new Image(), url = URL.createObjectURL(new Blob([bytes], { type: 'image/png' }));
  try { await loaded(image, url); } finally { URL.revokeObjectURL(url); }
  if (!below) return canvasOf(image);
  const context = below.getContext('2d');
  if (!script.isLayer) context.clearRect(script.x, script.y, image.naturalWidth, image.naturalHeight);
  context.drawImage(image, script.x, script.y);
  return below;
}
// A picture as a canvas that can be read: a server allows reading the file itself, a disk only its script.
async function readablePicture(entry, side) {
  try {
    if (location.protocol === 'file:') return await scriptedPicture(sideOf(entry, side) + '/' + entry.name);
    const image = new Image();
    await loaded(image, pathOf(entry, side));
    return canvasOf(image);
  } catch { return null; }
}
// Runs an asynchronous function for every item, a few at a time.
function forEachInParallel(items, action, count = 8) {
  const rest = items.values(), worker = async () => { for (const item of rest) await action(item); };
  return Promise.all(Array.from({ length: count }, worker));
}
