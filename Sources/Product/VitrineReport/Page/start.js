// Keys, the theme, the address, and the start.
const keyList = [['/', 'filter'], ['← → or K J', 'previous and next picture'], ['↑ ↓ ← →, Enter', 'in the grid: move and open'], ['1 – 6', 'side by side, swipe, onion, blink, difference, row of an axis'], ['A  R', 'accept, reject a picture or a group; repeat to clear'], ['U', 'undo the last decision and show it'], ['N', 'note on the picture'], ['+ − 0', 'larger, smaller, fit'], ['I', 'pixel inspector; Shift and arrows move, a click or Enter picks a color for the contrast'], ['F B M T G', 'frames, baselines, margins, tap targets, findings'], ['L', 'redlines: choose a view, then point at or focus another'], ['P', 'pin a comment on a region; Enter pins the chosen view'], ['E', 'device frame'], ['V', 'color vision'], ['S', 'present on the whole screen; Space shows before'], ['C', 'compare with any other picture'], ['D', 'light, dark or system theme'], ['Esc', 'close']];
function showKeys() {
  const list = make('dl'), title = make('h2', 'Keys'); title.id = 'help-title';
  for (const [keys, what] of keyList) { const dt = make('dt'); for (const k of keys.split(/( or |, | – )/)) dt.append(/^( or |, | – )$/.test(k) ? k : make('kbd', k)); list.append(dt, make('dd', what)); }
  $('help').replaceChildren(title, list, press('Close', '', () => $('help').close())); $('help').showModal();
}
$('keys').onclick = showKeys;
const themes = ['auto', 'light', 'dark'];
let theme = 'auto';
function setTheme(next) { theme = next; if (next === 'auto') delete document.documentElement.dataset.theme; else document.documentElement.dataset.theme = next; $('theme').textContent = { auto: '◐', light: '☀', dark: '☾' }[next]; $('theme').title = { auto: 'System theme', light: 'Light', dark: 'Dark' }[next] + ' (D)'; $('theme').setAttribute('aria-label', 'Theme: ' + next); try { localStorage.setItem('vitrine:theme', next); } catch { /* storage can be disabled */ } }
$('theme').onclick = () => setTheme(themes[(themes.indexOf(theme) + 1) % 3]);
let held = '';
addEventListener('keydown', e => {
  const isTyping = e.target.matches?.('input[type=search], input[type=text], select, textarea'), key = e.key.toLowerCase();
  if (e.ctrlKey || e.metaKey || e.altKey) return;
  // A held key decides once, and doesn't go on in the note that a rejection focuses.
  if (!e.repeat) held = isTyping ? '' : key;
  else if (held === key && 'aru'.includes(key)) { e.preventDefault(); return; }
  if (e.key === 'Escape' && isPinning) { e.preventDefault(); setPinning(false); toast(''); return; }
  const isComment = e.target === $('note') || e.target.closest?.('.pin');
  if (e.key === 'Escape' && isComment) { e.preventDefault(); $('stage').focus(); return; }
  if (isTyping) { if (e.key === 'Enter' && isComment) noteDone(e.target); if (e.key === 'Escape' && e.target === $('text')) { $('text').value = ''; filterAll(); } return; }
  if ($('picker').open || $('help').open || $('ask').open) return;
  if ($('present').open) { presentKey(e, key); return; }
  if (e.key === '/' && !$('view').open) { e.preventDefault(); $('text').focus(); return; }
  if (e.key === '?') { showKeys(); return; }
  if (key === 'u') { undo(); return; }
  if (key === 's') { $('start-present').click(); return; }
  if (key === 'd') { setTheme(themes[(themes.indexOf(theme) + 1) % 3]); return; }
  if ($('view').open) viewKey(e, key); else gridKey(e, key);
});
function viewKey(e, key) {
  const arrows = { ArrowLeft: [-1, 0], ArrowRight: [1, 0], ArrowUp: [0, -1], ArrowDown: [0, 1] }[e.key];
  if (arrows && e.shiftKey && isInspecting) { e.preventDefault(); moveSpot(...arrows); return; }
  if (e.target.matches?.('input[type=range]') && arrows) return;
  const overlay = overlayKinds.find(k => k[2] === key);
  if (e.key === 'ArrowLeft' || key === 'k') open(at - 1, true);
  else if (e.key === 'ArrowRight' || key === 'j') open(at + 1, true);
  else if (key === 'a' && wantsDecision(here())) decideHere('accept');
  else if (key === 'r' && wantsDecision(here())) { e.preventDefault(); decideHere('reject'); }
  else if (key === 'n') { e.preventDefault(); $('note').focus(); }
  else if (key === 'i') setInspecting(!isInspecting);
  else if (key === 'p' && !report.isHistory) setPinning(!isPinning);
  else if (key === 'e') setDevice(!showsDevice);
  else if (key === 'v') setVision(nextVision());
  else if (e.key === 'Enter' && e.target === $('stage')) { e.preventDefault(); if (isPinning) pinChosen(); else if (isInspecting) pickColor(); }
  else if (key === 'c') { e.preventDefault(); pick(); }
  else if (key === '+' || key === '=') $('zoom-in').click(); else if (key === '-') $('zoom-out').click(); else if (key === '0') $('zoom-fit').click();
  else if (overlay) toggleOverlay(overlay[0]);
  else if (e.key >= '1' && e.key <= '6') setWay(ways[e.key - 1][0]);
}
function gridKey(e, key) {
  const step = { ArrowLeft: -1, ArrowRight: 1, k: -1, j: 1 }[e.key], place = focused < 0 ? 0 : focused;
  const isInGrid = $('grid').contains(document.activeElement) || document.activeElement === document.body;
  if (!isInGrid) return;
  const group = document.activeElement.closest?.('.lead')?.dataset.group;
  if (group !== undefined) { leadKey(e, key, group); return; }
  // The first arrow goes to the first group while it is closed.
  if (focused < 0 && (step || e.key === 'ArrowDown') && rows[0]?.isLead && !rows[0].isOpen) { e.preventDefault(); focusLead(rows[0].group.title); return; }
  if (step) { e.preventDefault(); focusCard(focused < 0 ? 0 : Math.max(0, Math.min(shown.length - 1, place + step))); }
  else if (e.key === 'ArrowDown' || e.key === 'ArrowUp') {
    const now = rows.findIndex(r => r.members && place >= r.first && place < r.first + r.members.length); if (now < 0) return; e.preventDefault();
    if (focused < 0) { focusCard(0); return; }
    const way = e.key === 'ArrowDown' ? 1 : -1; let row = now + way; while (rows[row] && !rows[row].members) row += way;
    if (rows[row]) focusCard(rows[row].first + Math.min(rows[row].members.length - 1, place - rows[now].first));
  } else if (e.key === 'Home') focusCard(0); else if (e.key === 'End') focusCard(shown.length - 1);
  else if ((key === 'a' || key === 'r') && focused >= 0) { const kept = focused; decide(shown[focused], key === 'a' ? 'accept' : 'reject'); focusCard(kept); }
}
// The address contains the state of the page, so that a link or a reload restores it.
let readsHash = false;
const hashKeys = new Set(['text', 'group', 'open', 'way', 'row', 'vision', 'device-frame', 'with', 'over', 'tab', 'inspect', 'theme', 'print']);
$('skip').onclick = e => { e.preventDefault(); if (!(rows[0]?.isLead && focusLead(rows[0].group.title))) $('grid').focus(); };
function writeHash() {
  if (readsHash) return;
  const parts = new URLSearchParams();
  if ($('text').value) parts.set('text', $('text').value);
  for (const f of facets) for (const id of chosen.get(f.key)) parts.append(f.key, f.options[id].word);
  if (groupKey !== usualGroup) parts.set('group', groupKey);
  if ($('view').open && here()) { parts.set('open', here().name); if (way !== 'side') parts.set('way', way); if (way === 'row' && rowAxis) parts.set('row', rowAxis); if (vision !== 'none') parts.set('vision', vision); if (showsDevice) parts.set('device-frame', 'on'); if (other) parts.set('with', other.name); if (overlaysOn.size) parts.set('over', [...overlaysOn].join(' ')); if (tab !== 'changes') parts.set('tab', tab); if (isInspecting && spot) parts.set('inspect', spot.x + ',' + spot.y); }
  try { history.replaceState(null, '', '#' + parts); } catch { /* some browsers forbid it from disk */ }
}
function readHash() {
  const parts = new URLSearchParams(location.hash.slice(1));
  // An address of something else, for example of an element, doesn't change the filter.
  if (location.hash.length > 1 && ![...parts.keys()].some(key => hashKeys.has(key) || chosen.has(key))) { filterAll(); return; }
  readsHash = true;
  $('text').value = parts.get('text') || '';
  for (const f of facets) { chosen.set(f.key, new Set(parts.getAll(f.key).map(w => f.options.findIndex(o => o.word === w)).filter(id => id >= 0))); }
  groupKey = groupings.some(g => g[0] === parts.get('group')) ? parts.get('group') : usualGroup; $('group').value = groupKey;
  if (ways.some(w => w[0] === parts.get('way'))) way = parts.get('way');
  if (parts.has('row')) rowAxis = parts.get('row');
  setVision(visions.some(([key]) => key === parts.get('vision')) ? parts.get('vision') : vision);
  if (parts.has('device-frame') && !$('device').hidden) setDevice(true);
  for (const word of (parts.get('over') || '').split(' ')) if (overlayKinds.some(k => k[0] === word)) overlaysOn.add(word);
  if (themes.includes(parts.get('theme'))) setTheme(parts.get('theme'));
  if (['changes', 'layout', 'findings'].includes(parts.get('tab'))) tab = parts.get('tab');
  filterAll();
  const wanted = byName.get(parts.get('open')), against = byName.get(parts.get('with'));
  if (wanted) { const place = shown.indexOf(wanted.index); if (place >= 0) { open(place); if (against) compareWith(against); } }
  if (parts.has('inspect') && wanted) { const [x, y] = parts.get('inspect').split(',').map(Number); if (y >= 0) spot = { x, y }; setInspecting(true); }
  if (parts.has('print')) layPaper();
  showTab(tab); readsHash = false;
}
// Back from a picture returns to the grid; a pasted link is followed.
addEventListener('hashchange', () => { const wantsView = new URLSearchParams(location.hash.slice(1)).has('open'); if (!wantsView && $('view').open) $('view').close(); else readHash(); });
$('filters').onclick = () => { const isOpen = $('facets').classList.toggle('is-open'); $('filters').setAttribute('aria-expanded', isOpen); };
for (const id of ['import', 'reviewer', 'decide', 'pin', 'overlays', 'tab-layout', 'tab-findings']) $(id).hidden = report.isHistory;
document.title = $('title').textContent = report.title;
$('notes').append(...report.notes.map(n => make('p', n)));
let keptTheme = 'auto'; try { keptTheme = localStorage.getItem('vitrine:theme') || 'auto'; } catch { /* storage can be disabled */ }
setTheme(themes.includes(keptTheme) ? keptTheme : 'auto');
if (isLoaded) { readKept(); readHash(); } else loadPages();
