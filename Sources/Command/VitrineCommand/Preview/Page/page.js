'use strict';
const $ = id => document.getElementById(id);
const make = (tag, props = {}, ...children) => { const e = Object.assign(document.createElement(tag), props); e.append(...children); return e; };
const panes = [];
let about = null, known = null, sequence = 0, isGone = false, version = 'now', rest = [];
// Without choices of the user, an extension of WidgetKit is shown in all of its families.
let isFresh = false;
// The number of pictures that are shown at first, because a config may have thousands.
const pageLength = 12;
// The milliseconds after which a picture that isn't finished says so.
const patience = 300;

const stored = () => {
  let kept = null;
  try { kept = JSON.parse(sessionStorage.getItem('variants')); } catch { /* private window */ }
  // Other options on the command line replace the stored choices.
  const presets = JSON.stringify(about.presets);
  isFresh = !(kept && kept.presets === presets && kept.panes.length);
  return isFresh ? about.presets : kept.panes;
};
const store = () => {
  try {
    sessionStorage.setItem('variants', JSON.stringify(
      { presets: JSON.stringify(about.presets), panes: [...panes.map(p => p.values), ...rest] }));
  } catch { /* private window */ }
};
const overlays = () => [...document.querySelectorAll('#overlays input:checked')].map(i => i.value).join(',');
const query = pane => {
  const words = new URLSearchParams(pane.values);
  if (overlays()) words.set('overlay', overlays());
  if (version !== 'now') words.set('version', version);
  return words;
};

// The waiting requests. The page sends as many at a time as the server draws: first visible pictures,
// then the other pictures, then the details.
const waiting = { picture: new Set(), details: new Set() };
let running = 0;
const isInSight = pane => {
  const box = pane.root.getBoundingClientRect();
  return box.bottom > 0 && box.top < innerHeight;
};
function next() {
  for (const kind of ['picture', 'details']) {
    const list = panes.filter(p => waiting[kind].has(p));
    const pane = list.find(isInSight) || list[0];
    if (pane) { waiting[kind].delete(pane); return [kind, pane]; }
  }
  return null;
}
function pump() {
  while (running < about.drawers) {
    const task = next();
    if (!task) return;
    running++;
    const [kind, pane] = task;
    (kind === 'picture' ? drawPicture(pane) : drawDetails(pane)).finally(() => { running--; pump(); });
  }
}
function draw(pane) {
  pane.latest = ++sequence;
  waiting.picture.add(pane);
  waiting.details.delete(pane);
  pump();
}

async function drawPicture(pane) {
  const mine = pane.latest;
  const timer = setTimeout(() => setText(pane.busy, 'running…'), patience);
  try {
    const answer = await fetch('picture?' + query(pane));
    if (pane.latest !== mine) return;
    if (answer.headers.get('Content-Type') === 'image/png') {
      await show(pane, mine, answer);
      pane.isFallback = false;
      pane.broken = '';
      waiting.details.add(pane);
    } else {
      const found = await answer.json();
      // Another picture follows.
      if (found.isObsolete || pane.latest !== mine) return;
      pane.broken = found.problem;
      // Without an earlier picture of the code, the widget's file is better than an empty pane.
      if (found.hasFallback && (!pane.image.src || pane.isFallback)) {
        const other = await fetch('picture?' + query(pane) + '&fallback=1');
        if (other.headers.get('Content-Type') === 'image/png') await show(pane, mine, other);
        pane.isFallback = true;
      }
    }
    showProblems();
    $('state').textContent = 'as of ' + new Date().toLocaleTimeString();
  } catch { lost(); } finally {
    clearTimeout(timer);
    if (pane.latest === mine) setText(pane.busy, '');
  }
}

async function show(pane, mine, answer) {
  const url = URL.createObjectURL(await answer.blob());
  if (pane.latest !== mine) return URL.revokeObjectURL(url);
  if (pane.image.src) URL.revokeObjectURL(pane.image.src);
  pane.image.src = url;
}

async function drawDetails(pane) {
  const mine = pane.latest;
  try {
    const found = await (await fetch('details?' + query(pane))).json();
    if (pane.latest === mine && !found.problem) showDetails(pane, found);
  } catch { lost(); }
}

function lost() {
  isGone = true;
  $('state').textContent = 'the preview has ended; start it again and this page continues';
}

// A problem of several panes comes from the file, so it is shown once.
function showProblems() {
  const counts = new Map();
  for (const pane of panes) if (pane.broken) counts.set(pane.broken, (counts.get(pane.broken) || 0) + 1);
  const shared = [...counts].filter(([, count]) => count > 1).map(([text]) => text);
  setText($('problem'), shared.join('\n'));
  for (const pane of panes) {
    pane.root.classList.toggle('broken', !!pane.broken);
    setText(pane.problem, shared.includes(pane.broken) ? '' : pane.broken);
  }
}
// Sets a changed text only, because a screen reader reads an alert whenever its text is set.
function setText(element, text) { if (element.textContent !== text) element.textContent = text; }

function showDetails(pane, found) {
  pane.found = found;
  if (found.gallery && showGallery(pane, found)) return;
  showStates(pane);
  scale(pane);
  pane.warnings.replaceChildren(...found.warnings.map(text => make('li', { textContent: text })));
  pane.findings.replaceChildren(...found.findings.map(finding =>
    make('li', { className: finding.severity, textContent: finding.text }, make('small', { textContent: 'fix: ' + finding.fix }))));
  pane.findingCount.textContent = 'Findings: ' + found.findings.length;
  const chosen = pane.views.value;
  pane.views.replaceChildren(...found.views.map((view, index) => make('option', { value: index, textContent: view.name })));
  if (chosen && found.views[chosen]) pane.views.value = chosen;
  showReasons(pane);
}

// The axes of the code. Their words are known when it has run.
const codeAxes = ['kinds', 'families', 'entries', 'moments', 'previews'];

// Takes over the widgets and previews of the code. Returns true if a pane without a choice became one for each family.
function showGallery(pane, { gallery, usual }) {
  const subject = subjectOf(pane), isNew = !subject.gallery;
  subject.gallery = gallery;
  subject.words = usual;
  if (isNew) panes.filter(p => subjectOf(p) === subject).forEach(showMenus);
  if (!isFresh || codeAxes.some(axis => pane.values[axis])) return false;
  const all = gallery.kinds.flatMap(({ kind, families }) => families.map(family => ({ ...pane.values, kinds: kind, families: family })));
  if (all.length < 2) return false;
  panes.splice(panes.indexOf(pane), 1);
  pane.root.remove();
  rest.unshift(...all);
  showMore();
  return true;
}

function showReasons(pane) {
  const view = pane.found && pane.found.views[pane.views.value];
  pane.reasons.replaceChildren(...(view ? view.reasons.map(reason =>
    make('li', {}, make('b', { textContent: reason.edge + ' ' + reason.value }), ' ' + reason.because)) : []));
}

// Chooses the smallest view at the place of a click.
function choose(pane, event) {
  if (!pane.found || !pane.image.naturalWidth) return;
  const box = pane.image.getBoundingClientRect();
  const ratio = pane.image.naturalWidth / box.width / pane.found.scale;
  const x = (event.clientX - box.left) * ratio, y = (event.clientY - box.top) * ratio;
  let best = -1, area = Infinity;
  pane.found.views.forEach(({ box: [left, top, width, height] }, index) => {
    const isHit = x >= left && y >= top && x < left + width && y < top + height;
    if (isHit && width * height <= area) { best = index; area = width * height; }
  });
  if (best < 0) return;
  pane.views.value = best;
  pane.layout.open = true;
  showReasons(pane);
}

// The width of a picture of the medium family in points, with the wallpaper beside it.
const mediumWidth = 370;

function scale(pane) {
  const zoom = $('zoom').value, ratio = devicePixelRatio;
  document.body.classList.toggle('zoomed', zoom !== 'fit');
  pane.image.style.width = zoom === 'fit' ? '' : pane.image.naturalWidth * zoom / ratio + 'px';
  // The families of an extension keep their proportions: a picture of a medium one fills the pane.
  const points = pane.found?.gallery ? pane.image.naturalWidth / pane.found.scale : Infinity;
  pane.image.style.maxWidth = zoom === 'fit' && points < mediumWidth ? points / mediumWidth * 100 + '%' : '';
}

// The axes that are always visible. The others are shown on request, so that pictures have more space.
const common = ['devices', 'modes', 'systems', 'textSizes', 'locales', 'wallpapers'];
const commonAtHome = ['kinds', 'families', 'entries', 'appearances', 'renderings', 'devices', 'textSizes', 'locales'];
// The modes, hosts and texts of the Today view don't exist at home.
const todayOnly = ['modes', 'columns', 'hosts'];

const subjectOf = pane => about.subjects.find(s => s.name === pane.values.subject) || about.subjects[0];
const usual = (pane, axis) => subjectOf(pane).words[axis] ?? about.defaults[axis] ?? '';

function setWord(pane, axis, word) {
  if (word === null) delete pane.values[axis]; else pane.values[axis] = word;
  summarize(pane); store(); draw(pane);
}

// Creates a menu whose first entry is the default, which is named.
function menu(pane, axis, title, words) {
  const own = pane.values[axis];
  const all = own && !words.includes(own) ? [...words, own] : words;
  const select = make('select', {}, make('option', { value: '', textContent: (usual(pane, axis) || '–') + ' (default)' }),
    ...all.map(w => make('option', { value: w, textContent: w })));
  select.value = own || '';
  select.addEventListener('change', () => setWord(pane, axis, select.value || null));
  return make('label', {}, title, select);
}

// Returns the words of an axis, of which the code knows its widgets and previews.
function wordsOf(pane, axis, words) {
  const gallery = subjectOf(pane).gallery;
  if (!gallery) return words;
  if (axis === 'kinds') return gallery.kinds.map(k => k.kind);
  if (axis === 'previews') return [...new Set(gallery.previews)];
  if (axis !== 'families') return words;
  const kind = gallery.kinds.find(k => k.kind === pane.values.kinds) || gallery.kinds[0];
  return kind ? kind.families : words;
}

function showMenus(pane) {
  const menus = axisMenus(pane);
  menus.open = pane.menus.open;
  pane.menus.replaceWith(menus);
  pane.menus = menus;
}

function axisMenus(pane) {
  const isHome = !!subjectOf(pane).gallery;
  const axes = make('div', { className: 'axes' }), others = make('div', { className: 'axes' });
  const more = make('details', { className: 'more' }, make('summary', { textContent: 'More' }), others);
  const first = isHome ? commonAtHome : common;
  const rank = ({ axis }) => (first.indexOf(axis) + first.length + 1) % (first.length + 1);
  for (const { axis, title, words } of [...about.choices].sort((a, b) => rank(a) - rank(b))) {
    if (isHome ? todayOnly.includes(axis) : codeAxes.includes(axis)) continue;
    const isCommon = first.includes(axis);
    if (pane.values[axis] && !isCommon) more.open = true;
    (isCommon ? axes : others).append(menu(pane, axis, title, wordsOf(pane, axis, words)));
  }
  pane.states = make('label', { hidden: true }, 'state', make('select'));
  axes.append(pane.states);
  pane.variant = make('summary');
  summarize(pane);
  return make('details', { className: 'variant' }, pane.variant, axes, more);
}

// The states are those of the file as it is now. The plain state has an empty word.
function showStates(pane) {
  const words = ['', ...pane.found.states], select = pane.states.querySelector('select');
  pane.states.hidden = words.length < 2;
  select.replaceChildren(make('option', { textContent: (usual(pane, 'states') || 'plain') + ' (default)' }),
    ...words.map(w => make('option', { textContent: w || 'plain' })));
  select.selectedIndex = 1 + words.indexOf(pane.values.states ?? null);
  select.onchange = () => setWord(pane, 'states', select.selectedIndex ? words[select.selectedIndex - 1] : null);
}

// The line above a picture: its device and mode, or its kind and family, and each word that isn't the usual one.
function summarize(pane) {
  const word = axis => pane.values[axis] ?? usual(pane, axis);
  const { gallery, words } = subjectOf(pane);
  const first = gallery ? ['kinds', 'families', 'devices'] : ['devices', 'modes'];
  const known = gallery ? words : about.defaults;
  const shown = [...first, ...Object.keys(about.defaults).filter(axis => !first.includes(axis) && word(axis) !== known[axis])];
  pane.variant.textContent = shown.map(word).filter(Boolean).join(' · ');
}

function remove(pane) {
  if (panes.length === 1) return;
  panes.splice(panes.indexOf(pane), 1); pane.root.remove(); store(); showProblems();
}

function addPane(values) {
  const pane = { values: { ...values }, broken: '' };
  pane.image = make('img', { alt: 'the widget' });
  pane.image.addEventListener('load', () => scale(pane));
  pane.image.addEventListener('click', event => choose(pane, event));
  pane.problem = make('pre', { role: 'alert' });
  pane.warnings = make('ul', { className: 'warnings', role: 'status' });
  pane.findings = make('ul', { className: 'findings' });
  pane.findingCount = make('summary', { textContent: 'Findings' });
  pane.views = make('select', { ariaLabel: 'View' });
  pane.views.addEventListener('change', () => showReasons(pane));
  pane.reasons = make('ul', { className: 'reasons' });
  pane.layout = make('details', { className: 'layout' }, make('summary', { textContent: 'Layout' }), pane.views, pane.reasons);
  pane.busy = make('span', { className: 'busy', role: 'status' });
  const title = about.subjects.length > 1 ? [make('h2', { textContent: subjectOf(pane).name })] : [];
  const bar = make('div', { className: 'bar' }, ...title, pane.busy,
    make('button', { type: 'button', textContent: '×', title: 'Remove', ariaLabel: 'Remove this picture', onclick: () => remove(pane) }));
  pane.menus = axisMenus(pane);
  pane.root = make('section', { className: 'pane' }, bar, pane.menus, make('div', { className: 'stage' }, pane.image),
    pane.problem, pane.warnings, make('details', {}, pane.findingCount, pane.findings), pane.layout);
  panes.push(pane);
  $('panes').append(pane.root);
  draw(pane);
}

function showMore() {
  for (const values of rest.splice(0, pageLength)) addPane(values);
  showRest();
}
function showRest() {
  $('rest').hidden = !rest.length;
  $('more').textContent = `Show ${Math.min(pageLength, rest.length)} more of ${rest.length}`;
}

function offerSubjects() {
  $('search').hidden = about.subjects.length < 2;
  $('subjects').replaceChildren(...about.subjects.map(s => make('option', { value: s.name })));
  $('subject').addEventListener('change', () => {
    if (!about.subjects.some(s => s.name === $('subject').value)) return;
    addPane({ subject: $('subject').value });
    $('subject').value = '';
    store();
    panes[panes.length - 1].root.scrollIntoView({ block: 'nearest' });
  });
}

function offerVersions() {
  $('versions').hidden = !about.hasCommit;
  for (const [value, title] of [['now', 'Now'], ['head', 'Last commit'], ['difference', 'Difference']]) {
    const button = make('input', { type: 'radio', name: 'version', value, checked: value === version });
    button.addEventListener('change', () => { version = value; panes.forEach(draw); });
    $('versions').append(make('label', {}, button, title));
  }
}

async function follow() {
  for (;;) {
    try {
      const { state } = await (await fetch('state')).json();
      if (isGone || known !== null && state !== known) panes.forEach(draw);
      isGone = false;
      known = state;
    } catch { lost(); }
    await new Promise(done => setTimeout(done, 40));
  }
}

async function begin() {
  about = await (await fetch('about')).json();
  document.title = about.name + ' — Vitrine preview';
  $('name').textContent = about.name;
  for (const word of about.overlays) {
    const box = make('input', { type: 'checkbox', value: word });
    box.addEventListener('change', () => panes.forEach(draw));
    $('overlays').append(make('label', {}, box, ' ' + word));
  }
  offerVersions();
  offerSubjects();
  $('more').addEventListener('click', () => { showMore(); store(); });
  $('zoom').addEventListener('change', () => panes.forEach(scale));
  $('add').addEventListener('click', () => { addPane(panes.length ? panes[panes.length - 1].values : {}); panes[panes.length - 1].root.querySelector('.variant').open = true; store(); });
  document.addEventListener('keydown', e => {
    if (e.key === 'a' && !e.ctrlKey && !e.metaKey && !/^(SELECT|INPUT)$/.test(e.target.tagName)) $('add').click();
  });
  // Visible pictures are drawn next.
  document.addEventListener('scroll', pump, { passive: true });
  rest = [...stored()];
  showMore();
  follow();
}
begin();
