// The report's data. Texts are always inserted as text, never as markup.
const $ = id => document.getElementById(id);
const make = (tag, text, className) => { const e = document.createElement(tag); if (text) e.textContent = text; if (className) e.className = className; return e; };
// A sentence with `names` as code elements.
const rich = (tag, text, className) => { const e = make(tag, '', className); text.split('`').forEach((part, i) => { if (part) e.append(i % 2 ? make('code', part) : part); }); return e; };
const press = (text, className, action) => { const b = make('button', text, className); b.type = 'button'; b.onclick = action; return b; };
const report = JSON.parse($('data').textContent);
const statuses = ['alone', 'same', 'changed', 'added', 'removed', 'failed'];
const entries = report.entries.map(([name, status, width, height, words, cause, why, texts, rules, hasDetail, before, now], index) => ({
  index, name, status: statuses[status], width, height, words, cause: cause < 0 ? '' : report.words[cause],
  why: why.map(i => report.words[i]), texts: texts.map(i => report.words[i]), rules, hasDetail: !!hasDetail, before, now,
  input: name.split('/')[0], rest: name.split('/').slice(1).join('/') || name, text: null,
}));
const byName = new Map(entries.map(e => [e.name, e]));
const wantsDecision = e => e.status === 'changed' || e.status === 'added' || e.status === 'removed';
const wordOf = (entry, axis) => entry.words[axis] < 0 ? '' : report.axes[axis].words[entry.words[axis]];
const titles = { input: 'Input', device: 'Device', orientation: 'Orientation', mode: 'Mode', system: 'System', host: 'Host', textSize: 'Text size', locale: 'Locale', direction: 'Direction', wallpaper: 'Wallpaper', chrome: 'Chrome', state: 'State' };
const titleOf = axis => titles[axis] || axis;

// The files of an entry. Unchanged pictures are stored once.
const safe = name => name.split('/').map(encodeURIComponent).join('/');
const sideOf = (entry, side) => side === 'was' && entry.status === 'same' ? 'now' : side;
const pathOf = (entry, side) => sideOf(entry, side) + '/' + safe(entry.name) + '.png';
const ownSide = entry => entry.status === 'removed' ? 'was' : 'now';

// Pixels and details are loaded as scripts, because a page opened from disk can load nothing else.
const awaited = new Map();
window.vitrine = {
  detail: (key, value) => awaited.get('details/' + key)?.take(value),
  pixels: (key, base64) => awaited.get('pixels/' + key)?.take('data:image/png;base64,' + base64),
};
function fetchScript(key) {
  const pending = awaited.get(key);
  if (pending) return pending.promise;
  const slot = {};
  slot.promise = new Promise(resolve => {
    const script = make('script');
    slot.take = value => { resolve(value); script.remove(); };
    script.onerror = () => { awaited.delete(key); resolve(null); };
    script.src = key.split('/').map(encodeURIComponent).join('/') + '.js';
    document.head.append(script);
  });
  awaited.set(key, slot);
  // The oldest entries are dropped, so that a long review doesn't exhaust memory.
  if (awaited.size > 40) awaited.delete(awaited.keys().next().value);
  return slot.promise;
}
const detailOf = entry => entry.hasDetail ? fetchScript('details/' + entry.name).then(unpackDetail) : Promise.resolve(null);
function unpackDetail(raw) {
  if (!raw) return null;
  return {
    scale: raw.scale, problems: raw.problems,
    views: raw.views.map(([id, label, kind, parent, x, y, width, height, flags, text, line, baselines, margins, why], index) => ({
      index, id, label, kind, parent, x, y, width, height, isHidden: !!(flags & 1), isOpen: !!(flags & 2), isTarget: !!(flags & 4), text, line, baselines, margins, why,
    })),
    findings: raw.findings.map(([rule, severity, message, remedy, place, view, box], index) => ({ index, rule, severity, message, remedy, place, view, box })),
  };
}
const bitmaps = new Map();
function pixelsOf(entry, side) {
  const key = sideOf(entry, side) + '/' + entry.name;
  if (bitmaps.has(key)) return bitmaps.get(key);
  const decoding = decodePixels(entry, side, key);
  bitmaps.set(key, decoding);
  if (bitmaps.size > 8) bitmaps.delete(bitmaps.keys().next().value);
  return decoding;
}
async function decodePixels(entry, side, key) {
  // A server allows reading the picture itself; from disk only scripts can be read.
  const url = report.hasPixels ? await fetchScript('pixels/' + key) : location.protocol === 'file:' ? null : pathOf(entry, side);
  if (!url) return null;
  const image = new Image();
  image.src = url;
  try {
    await image.decode();
    const canvas = make('canvas');
    canvas.width = image.naturalWidth; canvas.height = image.naturalHeight;
    const context = canvas.getContext('2d', { willReadFrequently: true });
    context.drawImage(image, 0, 0);
    return context.getImageData(0, 0, canvas.width, canvas.height);
  } catch { return null; }
}
