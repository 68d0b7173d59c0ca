// The grid: only visible rows exist, so that ten thousand pictures open as fast as ten.
const gap = 14, headHeight = 46, labelHeight = 56;
let rows = [], alive = new Map(), columns = 1, focused = -1;
// Changes with one edit or one cause are one decision, so they are grouped by default.
const usualGroup = report.edits.length ? 'edit' : causes.length ? 'cause' : 'none';
let groupKey = usualGroup;
const groupings = [['none', 'Nothing'], ...(report.edits.length ? [['edit', 'Edit']] : []), ...(causes.length ? [['cause', report.edits.length ? 'Effect' : 'Cause']] : []), ...(report.hasBase ? [['status', 'Status']] : []), ...report.axes.filter(a => a.words.length > 1).map(a => [a.name, titleOf(a.name)])];
for (const [key, title] of groupings) { const o = make('option', title); o.value = key; $('group').append(o); }
function groupsOf(indices) {
  if (groupKey === 'none') return [{ title: '', members: indices }];
  const axis = report.axes.findIndex(a => a.name === groupKey), groups = new Map();
  for (const i of indices) {
    const e = entries[i];
    const title = folds() ? e.status === 'failed' ? 'failed' : groupKey === 'edit' && e.edit || e.cause || (e.status === 'changed' ? 'other' : e.status) : groupKey === 'status' ? e.status : wordOf(e, axis);
    if (!groups.has(title)) groups.set(title, []);
    groups.get(title).push(i);
  }
  const list = [...groups].map(([title, members]) => ({ title, members }));
  // The group with the most pictures comes first.
  if (folds()) list.sort((a, b) => (b.title === 'failed') - (a.title === 'failed') || !!entries[b.members[0]].cause - !!entries[a.members[0]].cause || b.members.length - a.members.length);
  else if (axis >= 0) list.sort((a, b) => report.axes[axis].words.indexOf(a.title) - report.axes[axis].words.indexOf(b.title));
  return list;
}
function layOut(keepsPlace) {
  const width = $('grid').clientWidth - 40, wish = Number($('size').value);
  columns = Math.max(1, Math.floor((width + gap) / (wish + gap)));
  const cardHeight = Math.round((width - gap * (columns - 1)) / columns * .62) + labelHeight;
  rows = []; let y = 4;
  const order = [];
  const addCards = list => {
    for (let i = 0; i < list.length; i += columns) {
      const members = list.slice(i, i + columns);
      rows.push({ y, height: cardHeight, members, first: order.length }); for (const member of members) order.push(member); y += cardHeight + gap;
    }
  };
  const groups = groupsOf(shown);
  for (const group of groups) {
    if (!folds()) { if (group.title) { rows.push({ y, height: headHeight, group }); y += headHeight; } addCards(group.members); continue; }
    const isOpen = openGroups.has(group.title) || groups.length === 1, height = leadHeight(), effects = effectsOf(group.members);
    // Within a group, the pictures of one effect follow each other.
    if (effects.length > 1) { const named = new Set(effects.flatMap(f => f.members)); group.members = [...effects.flatMap(f => f.members), ...group.members.filter(i => !named.has(i))]; }
    group.first = order.length; rows.push({ y, height, group, isLead: true, isOpen }); y += height + gap;
    if (!isOpen) for (const member of group.members) order.push(member);
    else if (effects.length < 2 || effects[0].title === group.title) addCards(group.members);
    else for (const effect of effects) { rows.push({ y, height: headHeight, group: effect }); y += headHeight; addCards(effect.members); }
  }
  shown = order;
  $('rows').style.height = y + 20 + 'px';
  // Rows are made anew, so the focus moves from the old card to the new one.
  const hadFocus = keepsPlace && $('rows').contains(document.activeElement), focusedLead = hadFocus && document.activeElement.closest('.lead')?.dataset.group;
  for (const element of alive.values()) element.remove();
  alive.clear();
  if (!keepsPlace) { $('grid').scrollTop = 0; focused = -1; }
  drawRows();
  if (focusedLead) focusLead(focusedLead); else if (hadFocus) $('rows').querySelector('[data-place="' + focused + '"]')?.focus({ preventScroll: true });
}
function rowAt(y) { let low = 0, high = rows.length - 1; while (low < high) { const middle = (low + high + 1) >> 1; if (rows[middle].y <= y) low = middle; else high = middle - 1; } return low; }
function drawRows() {
  if (!rows.length) return;
  const top = $('grid').scrollTop, height = $('grid').clientHeight, first = rowAt(Math.max(0, top - 300)), last = rowAt(top + height + 500);
  for (const [index, element] of alive) if ((index < first || index > last) && !element.contains(document.activeElement)) { element.remove(); alive.delete(index); }
  for (let index = first; index <= last; index++) if (!alive.has(index)) {
    const row = rows[index], element = row.isLead ? lead(row) : row.group ? headline(row) : cardRow(row);
    element.style.top = rows[index].y + 'px'; element.style.height = rows[index].height + 'px';
    alive.set(index, element);
    const after = [...alive.keys()].filter(k => k > index).sort((a, b) => a - b)[0];
    $('rows').insertBefore(element, after === undefined ? null : alive.get(after));
  }
}
function headline(row) {
  const line = make('div', '', 'headline'), pair = pairFor(row.group.members, row.group.title);
  const title = rich('h2', row.group.title); title.title = row.group.title;
  line.append(title, make('span', String(row.group.members.length), 'badge soft'));
  if (pair) line.append(pair);
  return line;
}
function cardRow(row) {
  const line = make('div', '', 'row'); line.style.gridTemplateColumns = 'repeat(' + columns + ', minmax(0, 1fr))';
  row.members.forEach((i, k) => line.append(card(entries[i], row.first + k)));
  return line;
}
function card(entry, place) {
  const decision = decisions.get(entry.name), state = stateOf(entry.name), note = notes.get(entry.name);
  const item = press('', 'card ' + (decision || ''), () => open(place));
  item.dataset.place = place; item.dataset.name = entry.name; item.tabIndex = place === Math.max(0, focused) ? 0 : -1;
  item.setAttribute('aria-label', [entry.name, entry.status === 'alone' ? '' : entry.status, state, note ? 'note: ' + note : '', entry.rules.length ? entry.rules.length + ' findings' : '', entry.newRules.length ? entry.newRules.length + ' new' : '', (place + 1) + ' of ' + shown.length].filter(x => x).join(', '));
  const frame = make('span', '', 'window');
  if (entry.status === 'failed') frame.append(make('p', entry.why.join(' ')));
  else {
    const image = make('img'); image.alt = ''; image.decoding = 'async'; image.width = entry.width; image.height = entry.height; image.style.height = 'auto'; image.style.width = 'auto';
    image.onload = () => { window.firstPicture ??= performance.now(); };
    image.src = pathOf(entry, ownSide(entry)); frame.append(image);
  }
  const label = make('span', '', 'label'), head = make('b'), tag = make('span', entry.status === 'alone' ? '' : entry.status, 'tag ' + entry.status);
  head.append(make('span', entry.input)); if (entry.rules.length) { const worst = entry.rules.map(r => report.rules[r].severity); const b = make('span', String(entry.rules.length), 'badge ' + (worst.includes('error') ? 'error' : worst.includes('warning') ? 'warning' : 'note')); b.title = entry.rules.map(r => report.rules[r].id).join(', '); head.append(b); }
  if (entry.status !== 'alone') head.append(tag);
  const rest = make('small', entry.rest); rest.title = entry.name;
  label.append(head, rest); item.append(frame, label);
  if (entry.newRules.length) { const mark = make('span', '+' + entry.newRules.length, 'badge warning'); mark.title = 'New: ' + entry.newRules.map(r => report.rules[r].id).join(', '); head.append(mark); }
  const pinned = pinsOn(entry).length;
  if (pinned) head.append(make('span', pinned === 1 ? 'pin' : pinned + ' pins', 'badge note'));
  if (note) { const mark = make('span', 'note', 'badge note'); mark.title = note; head.append(mark); }
  if (state) item.append(make('span', state, 'stamp ' + (decision || 'conflict')));
  return item;
}
function focusCard(place) {
  if (place < 0 || place >= shown.length) return;
  focused = place;
  const find = () => rows.find(r => r.members && place >= r.first && place < r.first + r.members.length), group = groupAt(place);
  if (!find() && group) { openGroups.add(group.title); layOut(true); }
  reveal(find()); drawRows();
  const item = $('rows').querySelector('[data-place="' + place + '"]');
  for (const other of $('rows').querySelectorAll('.card[tabindex="0"]')) other.tabIndex = -1;
  if (item) { item.tabIndex = 0; item.focus({ preventScroll: true }); }
}
function reveal(row) {
  const grid = $('grid');
  if (row.y < grid.scrollTop) grid.scrollTop = row.y - 8;
  else if (row.y + row.height > grid.scrollTop + grid.clientHeight) grid.scrollTop = row.y + row.height - grid.clientHeight + 8;
}
let frameAsked = false;
$('grid').addEventListener('scroll', () => { if (!frameAsked) { frameAsked = true; requestAnimationFrame(() => { frameAsked = false; drawRows(); }); } }, { passive: true });
$('grid').addEventListener('focusin', e => { const place = e.target.closest?.('.card')?.dataset.place; if (place) focused = Number(place); });
$('group').onchange = () => { groupKey = $('group').value; filterAll(); };
$('size').oninput = () => layOut(true);
let knownWidth = 0;
new ResizeObserver(() => { const width = $('grid').clientWidth; if (width !== knownWidth) { knownWidth = width; layOut(true); } else drawRows(); }).observe($('grid'));
